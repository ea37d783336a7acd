"""Cleanup: feeding, a new act where one begins, and the next Day."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.blood_orders.bases import CityAsk, CityStep
from gloam.blood_orders.catalogue import (
    BLEEDER,
    IDS,
    LOCATION,
    LOCATIONS_AN_ACT,
    NUMBER,
    QUARTERS,
    RITUAL,
    RITUALS_AN_ACT,
    VICTIMS,
    VICTIMS_AN_ACT,
)
from gloam.blood_orders.effects import distinct
from gloam.blood_orders.rituals import refill_market
from gloam.blood_orders.scoring import Score
from gloam.blood_orders.table import BLOOD, NONE, BloodOrdersTable, blood_orders
from gloam.core.event import EVERYONE, Fact
from gloam.core.refusal import Refused
from gloam.core.step import Step, Together
from gloam.core.table import Table, without

LAST_DAY: Final = 9
DAYS_AN_ACT: Final = 3
NIGHT_BLOOD: Final = 3


class Cleanup(CityStep):
    """Cards under tokens at the Altar and the Catacombs go to Torpor; then feeding; on the last Day of an act the
    new act comes first. [order.redirected-cards] [act.order-of-cleanup]"""

    def do(self, table: BloodOrdersTable) -> None:
        table.phase = "cleanup"
        table.resolving = table.active = NONE
        table.tell("phase", "flow.phases", NONE, {"phase": "cleanup", "day": table.day})
        for token in sorted(table.altar + table.catacombs):  # in an order that does not say which lay where
            table.give_back(token, "torpor", "order.redirected-cards")
        table.altar = []
        table.catacombs = []
        steps: list[Step] = [Feeding()]
        if table.day == LAST_DAY:
            steps.append(Score())
        elif table.day % DAYS_AN_ACT == 0:
            steps = [NewAct(), Feeding(), NextDay()]
        else:
            steps += [Refill(), NextDay()]
        table.next(*steps)


# ---- feeding


class Feeding(CityStep):
    """Everyone at once names the cards to feed and those to give up beyond the hand limit. [feed.order]"""

    def do(self, table: BloodOrdersTable) -> None:
        asks = [AskFeed(seat) for seat in table.clockwise(table.start) if hungry(table, seat)]
        if asks:
            table.next(Together(tuple(asks)), Feed())


def hungry(table: BloodOrdersTable, seat: int) -> bool:
    """Has this player cards to feed, or more in hand than may stay there? [feed.order]"""
    return len(table.torpor[seat]) > 0 or len(table.hand[seat]) > table.hand_limit(seat)


def feeding_cost(table: BloodOrdersTable, seat: int, cards: list[int]) -> int:
    """1 blood a card, less what Rituals feed for nothing, so that the least is paid. [feed.cost]"""
    vampires = len([card for card in cards if card >= BLEEDER])
    left = len(cards) - min(vampires, table.free_feeding(seat, only_catacombs=True))
    return max(0, left - table.free_feeding(seat, only_catacombs=False))


def rest(cards: list[int], taken: list[int]) -> list[int]:
    """The cards less those taken, one for one."""
    left = cards
    for card in taken:
        left = without(left, card)
    return left


def over_limit(table: BloodOrdersTable, seat: int) -> int:
    """How many cards too many this seat will hold, as it has chosen so far; below 0 where there is room for more."""
    return len(table.hand[seat]) + len(table.fed[seat]) - len(table.dropped[seat]) - table.hand_limit(seat)


class AskFeed(CityAsk):
    """Feed a card or not, give up a card or keep it; done when only the excess is given up. [feed.limit]"""

    rule: ClassVar[str] = "feed.cost"

    def facts(self, table: Table) -> dict[str, Fact]:
        city = blood_orders(table)
        fed, dropped = city.fed[self.seat], city.dropped[self.seat]
        return {
            "fed": tuple([IDS[card] for card in fed]),
            "dropped": tuple([IDS[card] for card in dropped]),
            "cost": feeding_cost(city, self.seat, fed),
            "cost_of_all": feeding_cost(city, self.seat, city.torpor[self.seat]),
            "over": over_limit(city, self.seat),
        }

    def offer(self, table: BloodOrdersTable) -> list[str]:
        seat, fed, dropped = self.seat, table.fed[self.seat], table.dropped[self.seat]
        left = rest(sorted(table.hand[seat] + fed), dropped)
        over = over_limit(table, seat)
        found = ["done"] if over == 0 or (over < 0 and not dropped) else []
        for card in distinct(rest(table.torpor[seat], fed)):
            if feeding_cost(table, seat, [*fed, card]) <= table.blood[seat]:
                found.append("feed " + IDS[card])
        found += ["starve " + IDS[card] for card in distinct(fed) if card in left]
        if over > 0:
            found += ["drop " + IDS[card] for card in distinct(left)]
        return found + ["keep " + IDS[card] for card in distinct(dropped)]

    def seals(self, option: str) -> bool:
        return option == "done"

    def turns_back(self, table: Table, option: str) -> bool:
        """Nobody has to starve a card again; to keep one after all is needed where too many were dropped."""
        city = blood_orders(table)
        return option.startswith("starve ") or (option.startswith("keep ") and over_limit(city, self.seat) >= 0)

    def telling(self) -> bool:
        return True

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        verb, _, name = option.partition(" ")
        if verb == "feed":
            table.fed[self.seat] = [*table.fed[self.seat], NUMBER[name]]
        elif verb == "starve":
            table.fed[self.seat] = without(table.fed[self.seat], NUMBER[name])
        elif verb == "drop":
            table.dropped[self.seat] = [*table.dropped[self.seat], NUMBER[name]]
        elif verb == "keep":
            table.dropped[self.seat] = without(table.dropped[self.seat], NUMBER[name])

    def why_not(self, table: Table, option: str) -> Refused | None:
        city = blood_orders(table)
        verb, _, name = option.partition(" ")
        limit = city.hand_limit(self.seat)
        hand = len(city.hand[self.seat]) + len(city.fed[self.seat]) - len(city.dropped[self.seat])
        if verb == "done":
            return Refused("feed.limit", limit=limit, hand=hand)
        if name not in NUMBER:
            return None
        if verb == "feed":
            hungry = NUMBER[name] in rest(city.torpor[self.seat], city.fed[self.seat])
            return Refused("feed.blood-limit" if hungry else "feed.cost", blood=city.blood[self.seat], card=name)
        if verb == "drop":
            return Refused("feed.limit", limit=limit, hand=hand, card=name)
        return Refused("feed.choice", card=name) if verb in ("starve", "keep") else None


class Feed(CityStep):
    """All choices are carried out together; every Torpor is empty then. [feed.simultaneous] [feed.torpor-empty]"""

    def do(self, table: BloodOrdersTable) -> None:
        table.taught = EVERYONE
        for seat in table.clockwise(table.start):
            fed, dropped = table.fed[seat], table.dropped[seat]
            unfed = rest(table.torpor[seat], fed)
            table.give(seat, BLOOD, -feeding_cost(table, seat, fed), "feed.cost")
            table.torpor[seat] = []
            table.to_hand(seat, fed)
            table.hand[seat] = rest(table.hand[seat], dropped)
            table.to_discard(unfed + dropped)
            table.fed[seat] = []
            table.dropped[seat] = []
            if fed or unfed or dropped:
                facts: dict[str, Fact] = {"fed": ids(fed), "unfed": ids(unfed), "dropped": ids(dropped)}
                table.tell("fed", "feed.simultaneous", seat, facts)


def ids(cards: list[int]) -> tuple[str, ...]:
    return tuple([IDS[card] for card in cards])


# ---- the next Day


class Refill(CityStep):
    """Growth where the Victim stayed, a new Victim where it was taken, and every die set anew. [next.growth]"""

    def do(self, table: BloodOrdersTable) -> None:
        for quarter in table.quarters():
            if table.victim[quarter] != NONE:
                table.night_blood[quarter] += 1
                table.night_influence[quarter] += 1
            else:
                lay_victim(table, quarter, table.draw_victim())
            table.set_die(quarter)


def lay_victim(table: BloodOrdersTable, quarter: int, card: int) -> None:
    """A Victim with 3 blood and its cost in influence beside it. [next.refill] [next.no-victim-left]"""
    if card == NONE:
        return
    table.taught = EVERYONE
    table.show([card])
    table.victim[quarter] = card
    table.night_blood[quarter] += NIGHT_BLOOD
    table.night_influence[quarter] += VICTIMS[card].cost
    table.tell("victim-dealt", "next.refill", NONE, {"card": IDS[card], "at": QUARTERS[quarter]})


class NextDay(CityStep):
    """The Day marker and the start player move on; tokens and Rituals are ready again. [next.marker] [next.tokens]"""

    def do(self, table: BloodOrdersTable) -> None:
        table.day += 1
        table.start = (table.start + 1) % table.setup.seats
        table.used = [[] for _ in table.used]
        table.aims = [NONE] * len(table.aims)
        table.seen = [0] * len(table.seen)
        table.revealed = False
        table.tell("day", "next.marker", table.start, {"day": table.day, "act": table.act})


class NewAct(CityStep):
    """Old cards leave, the next act's are dealt, the oldest Ritual goes. [act.clear] [act.deal] [act.ritual-oldest]"""

    def do(self, table: BloodOrdersTable) -> None:
        act = table.act + 1
        table.tell("act", "act.when", NONE, {"act": act})
        table.unseen = table.unseen + table.victim_deck
        table.discard = []
        table.night_blood = [0] * len(table.night_blood)
        table.night_influence = [0] * len(table.night_influence)
        deal_act(table, act)
        table.market = table.market[:-1]
        table.ritual_deck = shuffled(table, RITUAL + (act - 1) * RITUALS_AN_ACT, RITUALS_AN_ACT)
        refill_market(table)


def shuffled(table: BloodOrdersTable, first: int, count: int) -> list[int]:
    """An act's deck. A written table may have given some of its cards away already: each is there once."""
    owned = {card for zone in table.hand + table.torpor + table.orders + table.rituals for card in zone}
    cards = [card for card in range(first, first + count) if card not in owned and card not in table.market]
    table.shuffle(cards)
    return stacked(table, cards)


def stacked(table: BloodOrdersTable, cards: list[int]) -> list[int]:
    """What a written table says will come first: Locations from the front, decks from the top, which is their end."""
    coming = [card for card in table.coming if card in cards]
    if not coming:
        return cards
    others = [card for card in cards if card not in coming]
    table.coming = [card for card in table.coming if card not in coming]
    return coming + others if LOCATION <= coming[0] < RITUAL else others + coming[::-1]


def deal_act(table: BloodOrdersTable, act: int) -> None:
    """A Location and a Victim for every Quarter; the other Locations of the act are out. [setup.location-deal]"""
    locations = shuffled(table, LOCATION + (act - 1) * LOCATIONS_AN_ACT, LOCATIONS_AN_ACT)
    table.victim_deck = shuffled(table, (act - 1) * VICTIMS_AN_ACT, VICTIMS_AN_ACT)
    for quarter in table.quarters():
        table.location[quarter] = locations[quarter]
        at = QUARTERS[quarter]
        table.tell("location-dealt", "setup.location-deal", NONE, {"card": IDS[locations[quarter]], "at": at})
        lay_victim(table, quarter, table.draw_victim())
        table.set_die(quarter)
