"""A conflict under way as a viewer may know it: who is on which side, and with how much."""

from __future__ import annotations

from typing import Final

from gloam.core.part import Plain
from gloam.rivals.catalogue import SCHEME, TITLE
from gloam.rivals.conflict_record import NO, YES, Conflict
from gloam.rivals.influence import given_by
from gloam.rivals.pieces import LAID, NOTHING
from gloam.rivals.shown import sees
from gloam.rivals.table import RivalsTable

SIDE_WORDS: Final = ("", "out", "yes", "no")


def conflict_view(table: RivalsTable, viewer: int) -> Plain | None:
    """Sides and what was exerted are open; fists and laid cards only their own player's. Influence that only leads out
    of a Haven is no conflict. [scheme.visible] [scheme.secret-prestige] [card.city-wide-lockdown]"""
    conflict = table.conflict
    if conflict is None or not table.is_a(conflict.card, SCHEME | TITLE):
        return None
    face = table.face(conflict.card)
    shares = [share(table, conflict, seat, viewer) for seat in range(table.seats)]
    return {
        "seat": conflict.seat,
        "card": face.id,
        "actor": None if conflict.actor == NOTHING else table.handle(conflict.actor),
        "cost": face.cost,
        "named": list(conflict.named),
        "shown": conflict.shown,
        "shares": shares,
        "yes": sum([known_share(table, conflict, seat, viewer) for seat in on_side(conflict, YES)]),
        "no": sum([known_share(table, conflict, seat, viewer) for seat in on_side(conflict, NO)]),
    }


def on_side(conflict: Conflict, side: int) -> list[int]:
    return [seat for seat, taken in enumerate(conflict.side) if taken == side]


def share(table: RivalsTable, conflict: Conflict, seat: int, viewer: int) -> Plain:
    card = conflict.laid[seat]
    known = conflict.shown or seat == viewer
    return {
        "side": SIDE_WORDS[conflict.side[seat]] or None,
        "exerted": conflict.exerted[seat] + conflict.extra[seat],
        "hidden": conflict.hidden[seat] if known else None,
        "laid": None if card == NOTHING else str(table.handle(card)),
        "card": table.id_of(card) if card != NOTHING and opened(table, card, viewer) else None,
    }


def opened(table: RivalsTable, card: int, viewer: int) -> bool:
    return table.pieces[card].zone != LAID or sees(table, card, viewer)


def known_share(table: RivalsTable, conflict: Conflict, seat: int, viewer: int) -> int:
    """What a player has put in, as far as this viewer knows."""
    found = conflict.exerted[seat] + conflict.extra[seat]
    if conflict.shown or seat == viewer:
        found += conflict.hidden[seat]
    card = conflict.laid[seat]
    return found + (given_by(table, card) if card != NOTHING and opened(table, card, viewer) else 0)
