"""A player as the viewers see them."""

from __future__ import annotations

from typing import Final

from gloam.core.part import Part, Plain, plains
from gloam.core.setup import LETTERS
from gloam.rivals.catalogue import VAMPIRE
from gloam.rivals.known import Ground, Hidden, ground_of
from gloam.rivals.pieces import NOBODY, NOTHING
from gloam.rivals.ready_decks import READY
from gloam.rivals.shown import Shown, ids
from gloam.rivals.table import UNLIMITED, RivalsTable
from gloam.rivals.tokens import by_colour


class Player:
    """What lies open of a player, and what each viewer knows besides. `made_of` is what lies open, to be compared."""

    def __init__(self, seats: int, made_of: tuple[object, ...], open: Part, ground: Ground) -> None:
        self.made_of: Final = made_of
        self.open: Final = open
        self.ground: Final = ground
        self.views: Final[list[Plain | None]] = [None] * (seats + 1)
        self.texts: Final[list[bytes]] = [b""] * (seats + 1)

    def view(self, table: RivalsTable, shown: Shown, viewer: int) -> Plain:
        kept = self.views[viewer]
        if kept is None:
            kept = self.views[viewer] = {**self.open.plain, **self.ground.known_by(table, shown, viewer).plain}
        return kept

    def json(self, table: RivalsTable, shown: Shown, viewer: int) -> bytes:
        if not self.texts[viewer]:
            known = self.ground.known_by(table, shown, viewer)
            self.texts[viewer] = self.joined(known)
        return self.texts[viewer]

    def joined(self, known: Part) -> bytes:
        """What lies open and what is known besides; made once for all viewers who know the same."""
        for viewer, text in enumerate(self.texts):
            if text and self.ground.known[viewer] is known:
                return text
        return b"{" + self.open.fields() + b"," + known.fields() + b"}"


def player_of(
    table: RivalsTable,
    shown: Shown,
    seat: int,
    hidden: Hidden,
    has: tuple[object, ...],
    added: dict[int, list[int]],
    before: Player | None,
) -> Player:
    """The same as before, as far as it is still so."""
    ground = ground_of(table, shown, seat, hidden, None if before is None else before.ground)
    coterie = [shown.vampire(table, card, added.get(card)) for card in table.coterie[seat]]
    torpor = [shown.vampire(table, card, added.get(card)) for card in table.torpor[seat]]
    made_of = (has, hidden.burned, coterie, torpor)
    if before is not None and before.made_of == made_of:
        return before if before.ground is ground else Player(table.setup.seats, made_of, before.open, ground)
    plain = open_view(table, seat, hidden, plains(coterie), plains(torpor))
    return Player(table.setup.seats, made_of, Part(plain, {"coterie": coterie, "torpor": torpor}), ground)


def open_view(table: RivalsTable, seat: int, hidden: Hidden, coterie: list[Plain], torpor: list[Plain]) -> Plain:
    """Everything of a player that lies open."""
    rival, supply = table.rival[seat], table.supply[seat]
    return {
        "name": LETTERS[seat],
        "out": table.out[seat],
        "begun": table.begun >> seat & 1 == 1,
        "deck": ready_deck(table, seat),
        "rival": None if rival == NOBODY else rival,
        "leader": leader_of(table, seat),
        "prestige": table.has_prestige(seat),
        "tokens": by_colour(table.prestige[seat], table.setup.seats),
        "supply": None if supply == UNLIMITED else supply,
        "agenda": table.agenda[seat],
        "hand": len(table.hand[seat]),
        "vampires_in_hand": len([card for card in table.hand[seat] if table.is_a(card, VAMPIRE)]),
        "library": len(table.library[seat]),
        "faction": len(table.faction[seat]),
        "discard": ids(table, table.pile[seat]),
        "burned": hidden.burned,
        "coterie": coterie,
        "torpor": torpor,
    }


def leader_of(table: RivalsTable, seat: int) -> str | None:
    leader = table.leader[seat]
    return None if leader == NOTHING else table.handle(leader)


def ready_deck(table: RivalsTable, seat: int) -> str | None:
    """The ready deck that a player plays, whose list is open; nothing for a list of their own."""
    decks = table.setup.decks
    return decks[seat] if decks and decks[seat] in READY else None
