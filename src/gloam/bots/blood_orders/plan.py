"""A whole Day of Blood Orders planned at once: which tokens go where, under which of one's own cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import exp
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
    LessNightFear,
    LessScoredFear,
)
from gloam.blood_orders.rituals import meets
from gloam.blood_orders.strength import dusk_cost
from gloam.blood_orders.table import NONE, TRACK_END, BloodOrdersTable
from gloam.bots.blood_orders import worth
from gloam.bots.blood_orders.worth import Outlook
from gloam.core.chance import seeded
from gloam.core.effect import Source

Cards = tuple[int, ...]

MARGINS: Final = (0, 1, 2)  # symbols beyond the die, for the contest
WHIM: Final = 0.7  # points by which a Quarter pleases one seat more than another: not all go to the same place


class DayPlan:
    """For each kind of token the Quarter it is meant for (NONE: the Altar or the Catacombs) and the cards under it."""

    def __init__(self, aims: tuple[int, int, int], cards: tuple[Cards, Cards, Cards], value: float) -> None:
        self.aims: Final = aims
        self.cards: Final = cards
        self.value: Final = value


# ---- cards for a token


@lru_cache(maxsize=1 << 15)
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
    elsewhere = 0.06 * (sum(SYMBOLS[card]) - SYMBOLS[card][kind])
    if last_day and card >= VICTIM_COUNT:
        return 0.1 + elsewhere
    return 1.0 + elsewhere + (0.15 if card < VICTIM_COUNT else 0.0)


@lru_cache(maxsize=1 << 15)
def without(cards: Cards, used: Cards) -> Cards:
    left = list(cards)
    for card in used:
        left.remove(card)
    return tuple(left)


# ---- the Night


def night_outlook(table: BloodOrdersTable, seat: int, quarter: int) -> Outlook:
    """What the winner of a Night takes."""
    gains = Outlook()
    gains.blood = float(table.night_blood[quarter])
    gains.influence = float(table.night_influence[quarter])
    gains.fear = float(max(0, table.die[quarter] - table.bonus(seat, LessNightFear)))
    if table.victim[quarter] != NONE:
        gains.worth = worth.card_worth(table.victim[quarter], worth.days_left(table))
    return gains


def threats(table: BloodOrdersTable, seat: int) -> list[float]:
    """For each Quarter, how many opponents are likely to send their Night there."""
    prices = [max(0.1, worth.priced(night_outlook(table, seat, quarter))) for quarter in table.quarters()]
    total = sum(prices, 0.0)
    found = [0.0] * len(prices)
    for other in table.opponents(seat):
        night = other * 3 + NIGHT
        unplaced = len(table.unplaced(other)) if table.phase == "order" else 3
        for quarter in table.quarters():
            found[quarter] += 0.8 * unplaced / 3 * prices[quarter] / total
            if table.phase == "order":
                found[quarter] += lying(table, seat, other, quarter)
            elif table.revealed and night in table.space[quarter * 3 + NIGHT]:
                found[quarter] += 1.0
    return found


def lying(table: BloodOrdersTable, seat: int, other: int, quarter: int) -> float:
    """How many of an opponent's face-down tokens in a Quarter are the Night, as far as this seat knows."""
    chance = 0.0
    for token in table.entrance[quarter]:
        if token // 3 == other:
            if table.seen[token] >> seat & 1:
                chance += 1.0 if token % 3 == NIGHT else 0.0
            else:
                chance += 0.37
    return min(1.0, chance)


def winning(threat: float, spare: int) -> float:
    """The chance to win a Night with so many symbols more than the die."""
    beaten = 1.0 / (1.0 + exp(1.1 * (spare - 0.6)))
    return max(0.05, 1.0 - beaten * min(1.6, threat))


def whim(table: BloodOrdersTable, seat: int, quarter: int) -> float:
    """The same all Day for one seat, another for the next."""
    taste = seeded(((table.day * 8 + seat) * 8 + quarter) * 64 + table.victim[quarter] + 1)
    return WHIM * taste.below(1000) / 1000


# ---- the search


class Planner:
    """Tries every Quarter for every token with the cheapest cards, and the Altar and the Catacombs for the rest."""

    def __init__(self, table: BloodOrdersTable, seat: int, margins: tuple[int, ...] = MARGINS) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.margins: Final = margins
        self.left: Final = worth.days_left(table)
        self.extra: Final = [extra_symbols(table, seat, kind) for kind in range(3)]
        self.threats: Final = threats(table, seat)
        self.nights: Final = [night_outlook(table, seat, quarter) for quarter in table.quarters()]
        self.whims: Final = [whim(table, seat, quarter) for quarter in table.quarters()]
        self.outlooks: Final[dict[tuple[int, int, Cards], Outlook]] = {}
        self.offers: Final[dict[Cards, list[tuple[float, int]]]] = {}
        self.discount: Final = table.bonus(seat, LessScoredFear)

    def best(self) -> DayPlan:
        best = self.idle()
        for plan in self.plans():
            if plan.value > best.value + 1e-9:
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
        free = 3
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
                return DayPlan(aims, used, -999.0)
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
            effect = worth.location_effect(table, quarter) if kind == DAWN else VICTIMS[card].effect
            self.outlooks[key] = worth.foresee(effect, table, Source(seat, quarter, card))
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
            if value - 0.55 * blood - 0.6 * lacking > 0.4:
                sums.rituals += 1
                sums.spent += blood - lacking
                sums.fear += lacking
                sums.worth += value
                return
        sums.worth += worth.VAMPIRE if self.left and len(self.table.hand[self.seat]) < worth.ENOUGH else 0.1

    def offered(self, kept: Cards) -> list[tuple[float, int]]:
        """The Rituals that these cards would pay for, the best first."""
        if kept not in self.offers:
            self.offers[kept] = rituals_for(self.table, self.seat, [card for card in kept if card < VICTIM_COUNT])
        return self.offers[kept]

    def total(self, sums: Outlook, used: tuple[Cards, Cards, Cards], won: float) -> float:
        table, seat = self.table, self.seat
        hungry = [card for cards in used for card in cards if self.left or card < VICTIM_COUNT]
        free = table.free_feeding(seat, only_catacombs=False) + table.free_feeding(seat, only_catacombs=True)
        fed = max(0.0, len(hungry) - (1.0 - won) * len(used[NIGHT]) * 0.8 - free)
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


def rituals_for(table: BloodOrdersTable, seat: int, victims: list[int]) -> list[tuple[float, int]]:
    """The market's Rituals that these Victim cards meet, with their worth, the best for its blood first."""
    found = []
    left = worth.days_left(table)
    reach = table.blood[seat] + max(0, min(9, TRACK_END) - table.fear[seat])
    for ritual in table.market:
        card = RITUALS[ritual - RITUAL]
        if card.blood <= reach and meets(card, victims):
            found.append((worth.ritual_worth(table, seat, ritual, left), ritual))
    found.sort(key=lambda one: (-one[0] + 0.55 * RITUALS[one[1] - RITUAL].blood, one[1]))
    return found


__all__ = ["DayPlan", "Planner", "rituals_for", "threats", "winning"]
