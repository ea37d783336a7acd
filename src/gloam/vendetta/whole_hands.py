"""Hands and decks that are played at one stroke: every card of a hand, or the top card of a deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.effect import Source, Who
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import LETTERS, Table
from gloam.vendetta.acting import Act
from gloam.vendetta.bases import VendettaAsk, VendettaStep
from gloam.vendetta.catalogue import ACTS, AFTER_REVELATION, CARD, IDS, NUMBER
from gloam.vendetta.counts import EACH_RIVAL
from gloam.vendetta.effects import AskOfCard
from gloam.vendetta.hits import Hit, VendettaEffect
from gloam.vendetta.playing import play
from gloam.vendetta.table import NONE, VendettaTable


@dataclass(frozen=True)
class PlayYourHand(VendettaEffect):
    """Every card left in your hand is played here, face up, without cost and without Blood. [effect.play-blood]"""

    def do(self, table: VendettaTable, source: Source) -> None:
        table.next(PlayAll(source.seat, source.seat, source.place))


@dataclass(frozen=True)
class PlayTheirHand(Hit):
    """Pick a Rival; every card left in that hand is played by you on your own Position here. Where several are there,
    picking one of them spares the others; a teammate who is there alone is asked about. [team.mate-is-opponent]"""

    def group(self) -> Who:
        return EACH_RIVAL

    def touches(self, table: VendettaTable, source: Source, seat: int) -> bool:
        return len(table.hand[seat]) > 0 and table.rivals(source.seat, source.place) == [seat]

    def strike(self, table: VendettaTable, source: Source, targets: list[int]) -> None:
        if targets:
            table.next(AskRival(self, source))


class AskRival(AskOfCard):
    """Whose hand it is. [term.rival]"""

    def offer(self, table: VendettaTable) -> list[str]:
        return ["seat " + LETTERS[seat] for seat in table.rivals(self.seat, self.place)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        seats = ["seat " + letter for letter in LETTERS[: table.setup.seats]]
        if option not in seats:
            return None
        seat = seats.index(option)
        return Refused("term.rival", seat=seat, yourself=seat == self.seat)

    def answered(self, table: VendettaTable, option: str) -> None:
        owner = LETTERS.index(option[5])
        cards = table.hand[owner]
        table.show_hand(owner)
        table.tell("hand-shown", "mesmerize.you", owner, {"cards": tuple([IDS[card] for card in cards])})
        table.next(PlayAll(self.seat, owner, self.place))


class PlayAll(VendettaStep):
    """One card after another, in an order the player chooses, each with its reactions."""

    def __init__(self, seat: int, owner: int, location: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.location: Final = location

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.owner, self.location)

    def do(self, table: VendettaTable) -> None:
        if table.hand[self.owner]:
            table.next(AskPlayNext(self.seat, self.owner, self.location), self)


class AskPlayNext(VendettaAsk):
    """Which card of the hand is played next. [clash.own-timing]"""

    rule: ClassVar[str] = "clash.own-timing"

    def __init__(self, seat: int, owner: int, location: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.location: Final = location

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.owner, self.location)

    def offer(self, table: VendettaTable) -> list[str]:
        return ["play " + IDS[card] for card in table.hand[self.owner]]

    def answered(self, table: VendettaTable, option: str) -> None:
        play(table, self.seat, NUMBER[option[5:]], self.location, True, 0)

    def why_not(self, table: Table, option: str) -> Refused | None:
        known = option.startswith("play ") and option[5:] in NUMBER
        return Refused("clash.own-timing", card=option[5:]) if known else None


@dataclass(frozen=True)
class PlayTopCard(VendettaEffect):
    """The top card of your deck is played here face up; a card of your choice is shuffled in when the round ends."""

    def do(self, table: VendettaTable, source: Source) -> None:
        card = table.draw_card(source.seat)
        if card == NONE:
            return
        table.shuffles[source.seat] += 1
        effect = CARD[card].effect
        if ACTS[card] == AFTER_REVELATION and effect is not None:
            table.next(Act(source.seat, card, source.place, effect))
        play(table, source.seat, card, source.place, True, 0)
