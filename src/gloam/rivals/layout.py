"""How a table lay when it was last looked at. What has changed since then is found by comparing: records and lists of
cards are replaced and never changed, so those that are the same are known at a glance."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import QUALITY, WINDOW
from gloam.rivals.pieces import ATTACHED, NOBODY, Piece
from gloam.rivals.table import RivalsTable

RUN: Final = 16  # records that are compared at a time


class Layout:
    """The records of all cards, and everything else at a table on which views depend, but for what is under way: what
    each player has, what lies in the City, and what texts in force look at besides."""

    def __init__(
        self,
        pieces: list[Piece],
        players: list[tuple[object, ...]],
        city: tuple[object, ...],
        texts: tuple[object, ...],
    ) -> None:
        self.pieces: Final = pieces
        self.players: Final = players
        self.city: Final = city
        self.texts: Final = texts

    def moved(self, before: Layout) -> list[int]:
        """The cards that lie otherwise than before."""
        new, old = self.pieces, before.pieces
        found: list[int] = []
        if new is not old:
            for start in range(0, len(new), RUN):
                if new[start : start + RUN] != old[start : start + RUN]:
                    end = min(start + RUN, len(new))
                    found += [card for card in range(start, end) if new[card] is not old[card]]
        return found

    def concerned(self, table: RivalsTable, before: Layout, moved: list[int]) -> set[int]:
        """The players of whom something has changed, now that these cards have moved: whoever has them or had them,
        and whose they are."""
        if self is before:
            return set()
        found = {seat for seat, player in enumerate(self.players) if player != before.players[seat]}
        for card in moved:
            found.add(table.owner[card])
            for pieces in (before.pieces, self.pieces):
                piece = pieces[card]
                found.add(piece.holder)
                if piece.zone == ATTACHED:
                    found.add(pieces[piece.host].holder)
        found.discard(NOBODY)
        return found

    def same_city(self, table: RivalsTable, before: Layout) -> bool:
        """Is all that lies open in the City as before, and all that holds for a time?"""
        if self is before:
            return True
        new, old = self.pieces, before.pieces
        if self.city != before.city or [new[card] for card in table.street] != [old[card] for card in table.street]:
            return False
        lent = [force.cause.card for force in table.lasting]
        return [new[card] for card in lent] == [old[card] for card in lent]


def layout_of(table: RivalsTable, before: Layout | None) -> Layout:
    """The same as before, if everything still lies so."""
    players = [belongings(table, seat) for seat in range(table.setup.seats)]
    city = (table.street, table.lasting, table.city, table.city_pile, table.city_burned)
    texts = (
        table.active,
        table.pays[:],
        table.used,
        table.blank,
        table.felled,
        table.fought,
        table.succeeded,
        table.index[QUALITY:WINDOW],
    )
    if before is None or before.pieces != table.pieces:
        return Layout(table.pieces[:], players, city, texts)
    same = before.players == players and before.city == city and before.texts == texts
    return before if same else Layout(before.pieces, players, city, texts)


def belongings(table: RivalsTable, seat: int) -> tuple[object, ...]:
    """All of a player that is not told by the records of cards."""
    return (
        table.out[seat],
        table.begun,
        table.rival[seat],
        table.leader[:],
        table.prestige[seat],
        table.supply[seat],
        table.agenda[seat],
        table.hand[seat],
        table.library[seat],
        table.faction[seat],
        table.pile[seat],
        table.coterie[seat],
        table.torpor[seat],
        table.board[seat],
        table.gave,
        table.gave_now,
    )
