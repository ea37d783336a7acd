"""Names of cards that a player cannot play: those of what is attached to a foe's card. [card.mental-block]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.refusal import Refused
from gloam.core.texts import Cause, Text
from gloam.rivals.catalogue import CARDS, Card
from gloam.rivals.costs import RivalsEffect
from gloam.rivals.pieces import ATTACHED, BOARD, NOTHING
from gloam.rivals.table import RivalsTable
from gloam.rivals.verbs import laid

RULE: Final = "card.mental-block"


@dataclass(frozen=True)
class Bans(Text):
    """Your foes cannot play cards of the name of one that is attached to this. [card.mental-block]"""


def bans(face: Card) -> bool:
    """Is this a card to which those are attached whose names it bans?"""
    return any(isinstance(text, Bans) for text in face.texts)


def banned_by(table: RivalsTable, seat: int, number: int) -> int:
    """The foe's card by which this player cannot play a card of that print, or nothing. One in its first print bears
    the same name."""
    name = ""
    for foe in table.foes(seat):
        for card in table.board[foe]:
            piece = table.pieces[card]
            if piece.guests and piece.zone == BOARD and bans(table.face(card)):
                name = name or CARDS[number].name
                if any(table.face(guest).name == name for guest in piece.guests):
                    return card
    return NOTHING


def is_banned(table: RivalsTable, seat: int, card: int) -> bool:
    return banned_by(table, seat, table.prints[card]) != NOTHING


def why_banned(table: RivalsTable, seat: int, card: int) -> Refused | None:
    """[card.mental-block]"""
    by = banned_by(table, seat, table.prints[card])
    return None if by == NOTHING else Refused(RULE, card=table.id_of(card), other=table.id_of(by))


@dataclass(frozen=True)
class AttachTop(RivalsEffect):
    """What is attached to this card comes off; then the first card of the chosen foe's Library is attached to it.
    [card.mental-block]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.library[source.target]) > 0 and table.pieces[source.card].zone == BOARD

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            host = source.card
            table.strip(host)
            card, holder = table.library[source.target][-1], table.pieces[host].holder
            table.move(card, ATTACHED, holder, host)
            table.tell("attached", RULE, holder, {"card": table.handle(card), "to": table.handle(host)})
            laid(table, holder, host, card)
