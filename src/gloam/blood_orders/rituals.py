"""The Altar: one Ritual of the market, for Victim cards revealed and blood paid."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.blood_orders.bases import CityAsk
from gloam.blood_orders.catalogue import BLEEDER, IDS, NUMBER, RITUAL, RITUALS, SYMBOLS, VICTIMS, Ritual
from gloam.blood_orders.table import BLOOD, BloodOrdersTable, blood_orders
from gloam.core.draft import Draft
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table

MARKET: Final = 4


def meets(ritual: Ritual, cards: list[int]) -> bool:
    """Do these cards together show all a Ritual asks for? [altar.requirements-together]"""
    if len(cards) < ritual.victims or len({VICTIMS[card].kind for card in cards}) < ritual.classes:
        return False
    return all(sum([SYMBOLS[card][kind] for card in cards]) >= ritual.symbols[kind] for kind in range(3))


class AskRitual(CityAsk):
    """Which Ritual of the market to try for; one that cannot be completed may be chosen too. [altar.bluff]"""

    rule: ClassVar[str] = "altar.one-ritual"

    def offer(self, table: BloodOrdersTable) -> list[str]:
        return ["try " + IDS[ritual] for ritual in table.market]

    def telling(self) -> bool:
        return True

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        ritual = NUMBER[option[4:]]
        table.tell("ritual-tried", self.rule, self.seat, {"card": option[4:]})
        table.next(AskShow(self.seat, ritual, ()))

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, card = option.partition(" ")
        if verb == "scavenge":
            return Refused("scavenge.during-altar")
        if verb in ("use", "place", "end"):
            return Refused("order.immediate")
        return Refused("altar.one-ritual", card=card) if verb == "try" and NUMBER.get(card, 0) >= RITUAL else None


class AskShow(Draft):
    """Which Victim cards of the hand to reveal; nothing is shown before the Ritual is complete. [altar.reveal-scope]"""

    rule: ClassVar[str] = "altar.reveal-scope"
    adds: ClassVar[str] = "show"

    def __init__(self, seat: int, ritual: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat, chosen)
        self.ritual: Final = ritual

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.ritual, self.chosen)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": IDS[self.ritual], "chosen": tuple([IDS[card] for card in self.chosen])}

    def telling(self) -> bool:
        return True

    def choosing(self, chosen: tuple[int, ...]) -> AskShow:
        return AskShow(self.seat, self.ritual, chosen)

    def redealt(self, dealt: dict[int, int]) -> AskShow:
        return self.choosing(tuple([dealt.get(card, card) for card in self.chosen]))

    def complete(self, table: BloodOrdersTable) -> bool:
        ritual = RITUALS[self.ritual - RITUAL]
        return meets(ritual, list(self.chosen)) and table.blood[self.seat] >= ritual.blood

    def ends(self, table: Table) -> list[str]:
        return ["complete", "leave"] if self.complete(blood_orders(table)) else ["leave"]

    def choosable(self, table: Table) -> list[int]:
        return [card for card in blood_orders(table).victims_in_hand(self.seat) if card not in self.chosen]

    def carry_out(self, table: Table, option: str) -> None:
        if option == "leave":
            table.tell("ritual-failed", "altar.fail", self.seat, {"card": IDS[self.ritual]})
        else:
            acquire(blood_orders(table), self.seat, self.ritual, list(self.chosen))

    def why_not(self, table: Table, option: str) -> Refused | None:
        ritual = RITUALS[self.ritual - RITUAL]
        if option == "complete":
            if blood_orders(table).blood[self.seat] < ritual.blood:
                return Refused("altar.blood", asked=ritual.blood, blood=blood_orders(table).blood[self.seat])
            return Refused("altar.requirements-together", card=IDS[self.ritual])
        if option.startswith("show ") and option[5:] in NUMBER:
            victim = NUMBER[option[5:]] < BLEEDER
            return Refused("altar.assigned-cards" if victim else "altar.no-catacombs-cards", card=option[5:])
        if option.partition(" ")[0] in ("use", "place", "end", "try"):
            return Refused("order.immediate")
        return Refused("scavenge.during-altar") if option.startswith("scavenge") else None


def acquire(table: BloodOrdersTable, seat: int, ritual: int, shown: list[int]) -> None:
    """The cards are shown and kept, the blood is paid, and the market slides right and fills up. [altar.refill]"""
    table.show(shown)
    table.seen_in_hand(seat, shown)
    names = tuple([IDS[card] for card in shown])
    table.tell("ritual-acquired", "altar.public", seat, {"card": IDS[ritual], "shown": names})
    table.give(seat, BLOOD, -RITUALS[ritual - RITUAL].blood, "altar.blood")
    table.rituals[seat] = [*table.rituals[seat], ritual]
    table.market = [other for other in table.market if other != ritual]
    refill_market(table)


def refill_market(table: BloodOrdersTable) -> None:
    while len(table.market) < MARKET and table.ritual_deck:
        table.taught = -1
        table.market = [table.ritual_deck[-1], *table.market]
        table.ritual_deck = table.ritual_deck[:-1]
        table.tell("ritual-dealt", "altar.refill", -1, {"card": IDS[table.market[0]]})
