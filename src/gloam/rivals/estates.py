"""What a Haven holds ready: a card of the Library that lies with it, and cards that are played without an action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloam.core.choices import Resolve
from gloam.core.effect import Effect
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals import hosting
from gloam.rivals.action_phase import ActionDone
from gloam.rivals.catalogue import ACTION, GHOUL, NUMBER, RITUAL, UNHOSTED
from gloam.rivals.costs import AskOfRivals, RivalsEffect
from gloam.rivals.hands import in_hand, names_in_hand, one_of_each
from gloam.rivals.pieces import ATTACHED, BOARD, NOTHING
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.traps import CallTraps
from gloam.rivals.untimely import on_top

# ---- at the start of the game


@dataclass(frozen=True)
class FromLibrary(RivalsEffect):
    """A card of this kind from your Library is attached to this Haven, open; then the Library is shuffled.
    [card.country-estate]"""

    kind: int

    def found(self, table: RivalsTable, seat: int) -> list[int]:
        cards = [card for card in table.library[seat] if table.is_a(card, self.kind)]
        return sorted(one_of_each(table, cards), key=lambda card: table.prints[card])

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.found(table, source.seat):
            table.next(AskFromLibrary(self, source))


class AskFromLibrary(AskOfRivals):
    """Which card it is. [card.country-estate]"""

    rule: ClassVar[str] = "card.country-estate"

    def telling(self) -> bool:
        return True  # of one list only its player knows the rest

    def searching(self) -> FromLibrary:
        assert isinstance(self.effect, FromLibrary)
        return self.effect

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"take {table.id_of(card)}" for card in self.searching().found(table, self.seat)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, name = option.partition(" ")
        return Refused(self.rule, card=name) if verb == "take" and name in NUMBER else None

    def answered(self, table: RivalsTable, option: str) -> None:
        seat, host = self.seat, self.cause.card
        card = next(one for one in self.searching().found(table, seat) if table.id_of(one) == option[5:])
        table.move(card, ATTACHED, seat, host)
        facts: dict[str, Fact] = {"card": table.handle(card), "to": table.handle(host)}
        table.tell("attached", self.rule, seat, facts)
        library = table.library[seat][:]
        table.shuffle(library)
        table.library[seat] = library
        table.forget(library)


# ---- played without an action


@dataclass(frozen=True)
class Afterwards(RivalsEffect):
    """Once the attack under way is over, this follows. [card.country-estate-play]"""

    then: Effect

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return self.then.possible(table, source)

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.docket.insert(after_this_action(table), Resolve(self.then, source))


def after_this_action(table: RivalsTable) -> int:
    """The place on the docket below all that belongs to the action under way; on top, where there is none."""
    for place in range(len(table.docket) - 1, -1, -1):
        if isinstance(table.docket[place], ActionDone):
            asked = place + 1 < len(table.docket) and isinstance(table.docket[place + 1], CallTraps)
            return place + 2 if asked else place + 1
    return len(table.docket)


@dataclass(frozen=True)
class FreePlay(RivalsEffect):
    """An Action card is played as ever, but takes no action: the one that is attached to this Haven, or one from your
    hand while you have a Ghoul. [card.country-estate-play]"""

    attached: bool = False

    def kept(self, table: RivalsTable, source: Cause) -> list[int]:
        """What is attached to the Haven."""
        piece = table.pieces[source.card]
        return [guest for guest in piece.guests if table.pieces[guest].zone == ATTACHED] if piece.zone == BOARD else []

    def can(self, table: RivalsTable, source: Cause) -> bool:
        seat = source.seat
        if table.active != seat:
            return False
        if self.attached:
            return any(hosting.playable(table, seat, card) for card in self.kept(table, source))
        return len(table.hand[seat]) > 0 and any(table.is_a(card, GHOUL) for card in table.coterie[seat])

    def do(self, table: RivalsTable, source: Cause) -> None:
        if not self.can(table, source):
            return
        if not self.attached:
            table.next(AskFreePlay(self, source))
            return
        for card in self.kept(table, source)[:1]:
            table.next(hosting.AskActor(source.seat, card))


class AskFreePlay(AskOfRivals):
    """Which card of the hand is played so, or none. [card.country-estate-play]"""

    rule: ClassVar[str] = "card.country-estate-play"

    def telling(self) -> bool:
        return True  # whether a hand holds such a card must not show

    def beyond(self, table: Table, option: str, rest: str) -> Refused | None:
        return on_top(rivals(table), self.seat, option, rest)

    def offer(self, table: RivalsTable) -> list[str]:
        seat = self.seat
        cards = [in_hand(table, seat, name) for name in names_in_hand(table, seat, ACTION)]
        fit = [card for card in cards if not table.is_a(card, RITUAL) and hosting.playable(table, seat, card)]
        return ["none", *[f"play {table.id_of(card)}" for card in fit]]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, name = option.partition(" ")
        if verb != "play" or name not in NUMBER:
            return None
        return hosting.why_not(here, self.seat, name) or Refused(self.rule, card=name)

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "none":
            return
        card = in_hand(table, self.seat, option[5:])
        if table.is_a(card, UNHOSTED):
            hosting.show(table, self.seat, card, NOTHING)
        else:
            table.next(hosting.AskActor(self.seat, card))
