"""Planning: tokens and cards behind the screen, everyone at once, free to rearrange until done."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.blood_orders.bases import CityAsk, CityStep
from gloam.blood_orders.catalogue import IDS, KINDS, NUMBER, QUARTERS
from gloam.blood_orders.effects import distinct
from gloam.blood_orders.table import NONE, BloodOrdersTable, blood_orders
from gloam.core.event import EVERYONE, Fact
from gloam.core.refusal import Refused
from gloam.core.step import Together
from gloam.core.table import Table, without

AIMS: Final = tuple([tuple([f"aim {kind} {quarter}" for quarter in QUARTERS]) for kind in KINDS])


class Planning(CityStep):
    """All players plan at the same time and in secret. [plan.simultaneous]"""

    def do(self, table: BloodOrdersTable) -> None:
        table.phase = "planning"
        table.revealed = False
        table.tell("phase", "flow.phases", NONE, {"phase": "planning", "day": table.day})
        table.next(Together(tuple([AskPlan(seat) for seat in table.clockwise(table.start)])), Lock())


class AskPlan(CityAsk):
    """Turn a token to a Quarter, put cards under it, take them back; or be done, which is final. [planning.final]"""

    rule: ClassVar[str] = "plan.simultaneous"

    def offer(self, table: BloodOrdersTable) -> list[str]:
        found = ["done"]
        for kind, name in enumerate(KINDS):
            token = self.seat * 3 + kind
            aim = table.aims[token]
            found += [AIMS[kind][quarter] for quarter in table.quarters() if quarter != aim]
            if aim != NONE:
                found.append("unplan " + name)
                found += [f"put {IDS[card]} {name}" for card in distinct(table.hand[self.seat])]
                found += [f"take {IDS[card]} {name}" for card in distinct(table.orders[token])]
        return found

    def seals(self, option: str) -> bool:
        return option == "done"

    def turns_back(self, table: Table, option: str) -> bool:
        """Whatever was laid out is taken away or turned elsewhere."""
        words = option.split(" ")
        if words[0] == "aim":
            return blood_orders(table).aims[self.seat * 3 + KINDS.index(words[1])] != NONE
        return words[0] in ("unplan", "take")

    def telling(self) -> bool:
        return True

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        words = option.split(" ")
        if words[0] == "aim":
            table.aims[self.seat * 3 + KINDS.index(words[1])] = QUARTERS.index(words[2])
        elif words[0] == "unplan":
            unplan(table, self.seat * 3 + KINDS.index(words[1]))
        elif words[0] == "put":
            card, token = NUMBER[words[1]], self.seat * 3 + KINDS.index(words[2])
            table.hand[self.seat] = without(table.hand[self.seat], card)
            table.orders[token] = sorted([*table.orders[token], card])
        elif words[0] == "take":
            card, token = NUMBER[words[1]], self.seat * 3 + KINDS.index(words[2])
            table.orders[token] = without(table.orders[token], card)
            table.to_hand(self.seat, [card])

    def why_not(self, table: Table, option: str) -> Refused | None:
        city = blood_orders(table)
        words = option.split(" ")
        if words[0] in ("put", "take") and len(words) == 3 and words[1] in NUMBER and words[2] in KINDS:
            if city.aims[self.seat * 3 + KINDS.index(words[2])] == NONE:
                return Refused("planning.cards-need-token", kind=words[2])
            if words[0] == "take":
                return Refused("plan.cards", card=words[1], kind=words[2])
            return Refused("plan.cards", card=words[1])
        if words[0] in ("aim", "unplan") and len(words) > 1 and words[1] in KINDS:
            return self.why_not_aimed(city, words[1], words[2].lower() if len(words) > 2 else "")
        return None

    def why_not_aimed(self, table: BloodOrdersTable, kind: str, goal: str) -> Refused:
        """Why a token cannot be turned there, or turned back. [plan.quarter] [plan.optional]"""
        if goal in ("altar", "catacombs"):
            return Refused("plan.optional", kind=kind)
        if goal == "west" and len(table.location) < len(QUARTERS):
            return Refused("order.west")
        aim = table.aims[self.seat * 3 + KINDS.index(kind)]
        if aim != NONE and QUARTERS[aim] == goal:
            return Refused("plan.quarter", kind=kind, to=goal)
        return Refused("plan.quarter", kind=kind)


def unplan(table: BloodOrdersTable, token: int) -> None:
    table.to_hand(token // 3, table.orders[token])
    table.orders[token] = []
    table.aims[token] = NONE


class Lock(CityStep):
    """What was assigned is locked until Cleanup; only how many cards each has assigned is open. [plan.lock]"""

    def do(self, table: BloodOrdersTable) -> None:
        table.taught = EVERYONE
        for seat in table.clockwise(table.start):
            tokens = range(seat * 3, seat * 3 + 3)
            amount = sum([len(table.orders[token]) for token in tokens])
            secret: dict[str, Fact] = {KINDS[token % 3]: planned(table, token) for token in tokens}
            table.tell("planned", "plan.lock", seat, {"amount": amount}, secret, 1 << seat)


def planned(table: BloodOrdersTable, token: int) -> tuple[str, ...]:
    """Where a token is turned and the cards under it; empty if it is not planned."""
    aim = table.aims[token]
    return () if aim == NONE else (QUARTERS[aim], *[IDS[card] for card in table.orders[token]])
