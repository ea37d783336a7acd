"""A Rival's card, picked so that it does nothing to you."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloam.core.effect import Source
from gloam.core.refusal import Refused
from gloam.core.table import Table
from gloam.vendetta.catalogue import IDS, NUMBER, POWER
from gloam.vendetta.effects import AskOfCard
from gloam.vendetta.hits import VendettaEffect
from gloam.vendetta.table import VendettaTable


@dataclass(frozen=True)
class PickCardAgainst(VendettaEffect):
    """Pick a face-up card on a Rival's Position here: its Lose and Steal do nothing to you, and you Gain its written
    Power in Blood."""

    def do(self, table: VendettaTable, source: Source) -> None:
        if pickable(table, source.seat, source.place):
            table.next(AskPickCard(self, source))


def pickable(table: VendettaTable, seat: int, location: int) -> list[int]:
    rivals = table.rivals(seat, location)
    return [card for rival in rivals for card in table.cards_of(location, rival) if table.up[card]]


class AskPickCard(AskOfCard):
    """Which card of a Rival is picked."""

    rule: ClassVar[str] = "reveal.passive-window"

    def offer(self, table: VendettaTable) -> list[str]:
        return ["pick " + IDS[card] for card in pickable(table, self.seat, self.place)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        known = option.startswith("pick ") and option[5:] in NUMBER
        return Refused("reveal.passive-window", card=option[5:]) if known else None

    def answered(self, table: VendettaTable, option: str) -> None:
        picked = NUMBER[option[5:]]
        table.immunities = [*table.immunities, self.seat * 64 + picked]
        table.tell("card-picked", "reveal.passive-window", self.seat, {"card": IDS[self.card], "picked": IDS[picked]})
        table.gain_blood(self.seat, POWER[picked], "reveal.passive-window")
