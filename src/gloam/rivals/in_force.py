"""What holds for a time only: by which card, through whom, for which card, and how long."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import EVENT, ONGOING
from gloam.rivals.pieces import OPENLY
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import (
    FOR_GOOD,
    ITS_NEXT_ATTACK,
    NEXT_ANIMAL,
    NEXT_RECRUIT,
    THEIR_NEXT_ATTACK,
    THEIR_NEXT_TURN,
    THIS_ACTION,
    THIS_ATTACK,
    THIS_TURN,
    YOUR_NEXT_TURN,
)
from gloam.rivals.tokens import by_colour

Plain = dict[str, object]
LASTING: Final = EVENT | ONGOING
UNTIL: Final = {
    THIS_ATTACK: "attack",
    THIS_ACTION: "action",
    THIS_TURN: "turn",
    ITS_NEXT_ATTACK: "next-attack",
    THEIR_NEXT_TURN: "its-turn",
    THEIR_NEXT_ATTACK: "their-next-attack",
    NEXT_ANIMAL: "next-animal",
    YOUR_NEXT_TURN: "its-turn",
    FOR_GOOD: "never",
    NEXT_RECRUIT: "turn",
}


def in_force(table: RivalsTable) -> list[Plain]:
    """What cards have lent, the oldest first, then the Events that stay for a round."""
    return [*lent(table), *[event(table, card) for card in table.street if is_lasting(table, card)]]


def lent(table: RivalsTable) -> list[Plain]:
    """Each card once, however many texts it lends until then. A card that has gone where not everyone sees it is not
    named: nobody may learn from this where it is."""
    found: list[Plain] = []
    for force in table.lasting:
        card, given = force.cause.card, force.lent
        if given is None or not OPENLY >> table.pieces[card].zone & 1:
            continue
        theirs = given.until == THEIR_NEXT_TURN
        seat = force.cause.target if theirs else force.cause.seat
        one: Plain = {"card": table.id_of(card), "handle": None, "seat": seat, "until": UNTIL[given.until]}
        if one not in found:
            found.append(one)
    return found


def is_lasting(table: RivalsTable, card: int) -> bool:
    return table.face(card).kind & LASTING == LASTING


def event(table: RivalsTable, card: int) -> Plain:
    """An Event is burned when the turn of the player begins whose token it bears. [begin.city-burn]"""
    piece = table.pieces[card]
    bearing = [seat for seat, many in enumerate(by_colour(piece.tokens, table.seats)) if many]
    return {
        "card": table.id_of(card),
        "handle": str(piece.stamp),
        "seat": bearing[0] if bearing else None,
        "until": "its-turn" if bearing else "never",
    }
