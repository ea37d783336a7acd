"""Setup: colours, the start player, the first act, and what everyone starts with."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.blood_orders.bases import CityAsk, CityStep
from gloam.blood_orders.catalogue import BLEEDER, ELDER, IDS, RITUAL, RITUALS_AN_ACT
from gloam.blood_orders.cleanup import deal_act, shuffled
from gloam.blood_orders.days import Day
from gloam.blood_orders.rituals import MARKET
from gloam.blood_orders.table import NONE, BloodOrdersTable, blood_orders
from gloam.core.refusal import Refused
from gloam.core.table import Table

COLOURS: Final = ("red", "green", "blue", "violet")
START_BLEEDERS: Final = 4
START_ELDERS: Final = 3


class SetUp(CityStep):
    """Everyone takes a colour; then the city is laid out. [setup.colour]"""

    def do(self, table: BloodOrdersTable) -> None:
        table.next(*[AskColour(seat) for seat in range(table.setup.seats)], LayOut())


class AskColour(CityAsk):
    """A colour nobody has yet. [setup.colour]"""

    rule: ClassVar[str] = "setup.colour"

    def offer(self, table: BloodOrdersTable) -> list[str]:
        return [name for place, name in enumerate(COLOURS) if place not in table.colour]

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        table.colour[self.seat] = COLOURS.index(option)
        table.tell("colour", self.rule, self.seat, {"colour": option})

    def why_not(self, table: Table, option: str) -> Refused | None:
        if option not in COLOURS:
            return None
        return Refused("setup.colour", colour=option, by=blood_orders(table).colour.index(COLOURS.index(option)))


class LayOut(CityStep):
    """The first act's cards, the market, the hands, and the start player. [setup.hand] [setup.start-player]"""

    def do(self, table: BloodOrdersTable) -> None:
        table.day = 1
        if table.start == NONE:
            table.start = table.draw(table.setup.seats)
        table.tell("day", "setup.start-player", table.start, {"day": 1, "act": 1})
        deal_act(table, 1)
        table.ritual_deck = shuffled(table, RITUAL, RITUALS_AN_ACT)
        table.market = table.ritual_deck[-MARKET:]
        table.ritual_deck = table.ritual_deck[:-MARKET]
        table.tell("market", "setup.ritual-market", NONE, {"cards": tuple([IDS[card] for card in table.market])})
        for seat in range(table.setup.seats):
            table.hand[seat] = [BLEEDER] * START_BLEEDERS + [ELDER] * START_ELDERS
            table.bleeders -= START_BLEEDERS
            table.elders -= START_ELDERS
        table.next(Day())
