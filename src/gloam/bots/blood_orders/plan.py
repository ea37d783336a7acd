"""A whole Day of Blood Orders planned at once: which tokens go where, under which of one's own cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from gloam.blood_orders.catalogue import (
    DAWN,
    DUSK,
    NIGHT,
    RITUAL,
    RITUALS,
    SYMBOLS,
    VICTIM_COUNT,
    VICTIMS,
    ExtraSymbols,
    LessScoredFear,
)
from gloam.blood_orders.orders import TOKENS
from gloam.blood_orders.strength import dusk_cost
from gloam.blood_orders.table import NONE, BloodOrdersTable
from gloam.bots.blood_orders import worth
from gloam.bots.blood_orders.night import night_outlook, threats, whim, winning
from gloam.bots.blood_orders.outlook import Outlook, foresee, location_effect
from gloam.bots.blood_orders.rituals import pays, rituals_for
from gloam.core.effect import Source

Cards = tuple[int, ...]

MARGINS: Final = (0, 1, 2)  # symbols beyond the die, for the contest
USE: Final = 1.0  # of a card: it must be fed
USE_OF_VICTIM: Final = 0.15  # besides: it may starve
LAST_USE: Final = 0.1  # of a vampire that need not be fed any more
ELSEWHERE: Final = 0.06  # a symbol of another kind, which is wanted there
UNFED: Final = 0.8  # of the cards under a Night that is lost, those that cost nothing
NO_USE: Final = 0.1  # a card from the Catacombs for which there is no room or no time
HOPELESS: Final = -999.0  # a plan that cannot be paid for
REMEMBERED: Final = 1 << 15  # hands whose cheapest cards need not be found again
BETTER: Final = 1e-9  # by so much at least


class DayPlan:
    """For each kind of token the Quarter it is meant for (NONE: the Altar or the Catacombs) and the cards under it."""

    def __init__(self, aims: tuple[int, int, int], cards: tuple[Cards, Cards, Cards], value: float) -> None:
        self.aims: Final = aims
        self.cards: Final = cards
        self.value: Final = value


# ---- cards for a token


@lru_cache(maxsize=REMEMBERED)
def cover(cards: Cards, kind: int, need: int, last_day: bool) -> Cards | None:
    """The cheapest of these cards that show so many symbols of a kind; None where they do not."""
    best: list[tuple[float, Cards] | None] = [None] * (need + 1)
    best[0] = (0.0, ())
    for card in cards:
        shown = SYMBOLS[card][kind]
        if shown:
            price = price_of_use(card, kind, last_day)
            for have in range(need - 1, -1, -1):
                found = best[have]
                if found is not None:
                    reached = min(need, have + shown)
                    other = best[reached]
                    if other is None or found[0] + price < other[0]:
                        best[reached] = (found[0] + price, (*found[1], card))
    found = best[need]
    return None if found is None else found[1]


def price_of_use(card: int, kind: int, last_day: bool) -> float:
    """Every card used must be fed; one that shows other symbols is wanted elsewhere."""
    elsewhere = ELSEWHERE * (sum(SYMBOLS[card]) - SYMBOLS[card][kind])
    if last_day and card >= VICTIM_COUNT:
        return LAST_USE + elsewhere
    return USE + elsewhere + (USE_OF_VICTIM if card < VICTIM_COUNT else 0.0)


@lru_cache(maxsize=REMEMBERED)
def without(cards: Cards, used: Cards) -> Cards:
    left = list(cards)
    for card in used:
        left.remove(card)
    return tuple(left)


# ---- the search


class Planner:
    """Tries every Quarter for every token with the cheapest cards, and the Altar and the Catacombs for the rest."""

    def __init__(self, table: BloodOrdersTable, seat: int, margins: tuple[int, ...] = MARGINS) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.margins: Final = margins
        self.left: Final = worth.days_left(table)
        self.extra: Final = [extra_symbols(table, seat, kind) for kind in range(TOKENS)]
        self.threats: Final = threats(table, seat)
        self.nights: Final = [night_outlook(table, seat, quarter) for quarter in table.quarters()]
        self.whims: Final = [whim(table, seat, quarter) for quarter in table.quarters()]
        self.outlooks: Final[dict[tuple[int, int, Cards], Outlook]] = {}
        self.offers: Final[dict[Cards, list[tuple[float, int]]]] = {}
        self.discount: Final = table.bonus(seat, LessScoredFear)

    def best(self) -> DayPlan:
        best = self.idle()
        for plan in self.plans():
            if plan.value > best.value + BETTER:
                best = plan
        return best

    def idle(self) -> DayPlan:
        """All three tokens to the Altar or the Catacombs."""
        return self.judged((NONE, NONE, NONE), ((), (), ()), tuple(self.table.hand[self.seat]))

    def plans(self) -> Iterator[DayPlan]:
        """Every Quarter for every token, each with the cheapest cards."""
        cards = tuple(self.table.hand[self.seat])
        for night, of_night in self.nightly(cards):
            rest = without(cards, of_night)
            for dawn, of_dawn in self.daily(rest, DAWN):
                still = without(rest, of_dawn)
                for dusk, of_dusk in self.daily(still, DUSK):
                    yield self.judged((dawn, dusk, night), (of_dawn, of_dusk, of_night), without(still, of_dusk))

    def nightly(self, cards: Cards) -> list[tuple[int, Cards]]:
        found: list[tuple[int, Cards]] = [(NONE, ())]
        for quarter in self.table.quarters():
            used = [self.covered(cards, NIGHT, self.table.die[quarter] + margin) for margin in self.margins]
            found += [(quarter, one) for one in dict.fromkeys(used) if one is not None]
        return found

    def daily(self, cards: Cards, kind: int) -> list[tuple[int, Cards]]:
        found: list[tuple[int, Cards]] = [(NONE, ())]
        for quarter in self.table.quarters():
            if kind == DAWN or self.table.victim[quarter] != NONE:
                used = self.covered(cards, kind, self.table.die[quarter])
                if used is not None:
                    found.append((quarter, used))
        return found

    def covered(self, cards: Cards, kind: int, symbols: int) -> Cards | None:
        return cover(cards, kind, max(1, symbols - self.extra[kind]), self.left == 0)

    # ---- how good a plan is

    def judged(self, aims: tuple[int, int, int], used: tuple[Cards, Cards, Cards], kept: Cards) -> DayPlan:
        table, seat = self.table, self.seat
        sums = Outlook()
        free = TOKENS
        if aims[DAWN] != NONE:
            free -= 1
            accrue(sums, self.outlook(DAWN, aims[DAWN], kept), 1.0)
        won = 0.0
        if aims[NIGHT] != NONE:
            free -= 1
            spare = sum([SYMBOLS[card][NIGHT] for card in used[NIGHT]]) + self.extra[NIGHT] - table.die[aims[NIGHT]]
            won = winning(self.threats[aims[NIGHT]], spare)
            accrue(sums, self.nights[aims[NIGHT]], won)
            sums.worth += won * self.whims[aims[NIGHT]]
        if aims[DUSK] != NONE:
            free -= 1
            cost = dusk_cost(table, seat, aims[DUSK])
            if cost > table.influence[seat] + sums.influence - won * self.nights[aims[NIGHT]].influence:
                return DayPlan(aims, used, HOPELESS)
            accrue(sums, self.outlook(DUSK, aims[DUSK], kept), 1.0)
            sums.influence -= cost * (1.0 - (won if aims[NIGHT] == aims[DUSK] else 0.0))
        for _ in range(free):
            self.redirect(sums, kept)
        return DayPlan(aims, used, self.total(sums, used, won))

    def outlook(self, kind: int, quarter: int, kept: Cards) -> Outlook:
        """What a Location or a Victim brings whoever keeps these cards in hand."""
        key = (kind, quarter, kept)
        if key not in self.outlooks:
            table, seat = self.table, self.seat
            hand = table.hand[seat]
            table.hand[seat] = list(kept)
            card = table.location[quarter] if kind == DAWN else table.victim[quarter]
            effect = location_effect(table, quarter) if kind == DAWN else VICTIMS[card].effect
            self.outlooks[key] = foresee(effect, table, Source(seat, quarter, card))
            table.hand[seat] = hand
        return self.outlooks[key]

    def redirect(self, sums: Outlook, kept: Cards) -> None:
        """A token without cards: a Ritual if there is one worth its blood, else a card from the Catacombs."""
        offers = self.offered(kept)
        taken = sums.rituals
        if taken < len(offers):
            value, ritual = offers[taken]
            blood = RITUALS[ritual - RITUAL].blood
            lacking = max(0.0, blood + sums.spent - self.table.blood[self.seat])
            if pays(value, blood, lacking):
                sums.rituals += 1
                sums.spent += blood - lacking
                sums.fear += lacking
                sums.worth += value
                return
        sums.worth += worth.VAMPIRE if self.left and len(self.table.hand[self.seat]) < worth.ENOUGH else NO_USE

    def offered(self, kept: Cards) -> list[tuple[float, int]]:
        """The Rituals that these cards would pay for, the best first."""
        if kept not in self.offers:
            self.offers[kept] = rituals_for(self.table, self.seat, [card for card in kept if card < VICTIM_COUNT])
        return self.offers[kept]

    def total(self, sums: Outlook, used: tuple[Cards, Cards, Cards], won: float) -> float:
        table, seat = self.table, self.seat
        hungry = [card for cards in used for card in cards if self.left or card < VICTIM_COUNT]
        free = table.free_feeding(seat, only_catacombs=False) + table.free_feeding(seat, only_catacombs=True)
        fed = max(0.0, len(hungry) - (1.0 - won) * len(used[NIGHT]) * UNFED - free)
        blood = table.blood[seat] + sums.blood - sums.spent - fed
        value = sums.worth + worth.blood_worth(blood, self.left)
        value += worth.influence_worth(table.influence[seat] + sums.influence, self.left)
        return value + worth.fear_worth(max(0.0, table.fear[seat] + sums.fear) - self.discount, max(1, self.left))


def accrue(sums: Outlook, gains: Outlook, chance: float) -> None:
    sums.blood += chance * gains.blood
    sums.influence += chance * gains.influence
    sums.fear += chance * gains.fear
    sums.worth += chance * gains.worth


def extra_symbols(table: BloodOrdersTable, seat: int, kind: int) -> int:
    rituals = [one for one in table.standing(seat) if isinstance(one, ExtraSymbols)]
    return sum([one.symbols for one in rituals if one.kind == kind and not one.contested])
