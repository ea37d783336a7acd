"""How a table lay when it was last looked at. What has changed since then is found by comparing: records and lists of
cards are replaced and never changed, so those that are the same are known at a glance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloam.core.texts import QUALITY, WINDOW
from gloam.rivals.pieces import ATTACHED, NOBODY, NOTHING, Piece
from gloam.rivals.table import RivalsTable

NOTHING_UNDER_WAY: Final[tuple[object, ...]] = (None, None, NOTHING, (), (), None)

Things = tuple[object, ...]


@mypyc_attr(acyclic=True)
class Layout:
    """Everything at a table on which views depend, but for the moment of the turn and whose answers are awaited: the
    records of all cards, what each player has in play and apart from it, what concerns all players, what lies in the
    City, what texts in force look at besides, and what is under way. As long as it is the same, so is what is shown."""

    def __init__(
        self,
        pieces: list[Piece],
        in_play: list[Things],
        apart: list[Things],
        common: Things,
        city: Things,
        texts: Things,
        under_way: Things,
    ) -> None:
        self.pieces: Final = pieces
        self.in_play: Final = in_play
        self.apart: Final = apart
        self.common: Final = common
        self.city: Final = city
        self.texts: Final = texts
        self.under_way: Final = under_way

    def moved(self, before: Layout) -> list[int]:
        """The cards that lie otherwise than before."""
        old = before.pieces
        return [] if self.pieces is old else [card for card, piece in enumerate(self.pieces) if piece is not old[card]]

    def changed(self, table: RivalsTable, before: Layout) -> set[int]:
        """The players of whom something has changed that the records of cards do not tell."""
        seats = range(table.setup.seats)
        if self.common != before.common:
            return set(seats)
        in_play, apart, was_in_play, were_apart = self.in_play, self.apart, before.in_play, before.apart
        return {seat for seat in seats if in_play[seat] != was_in_play[seat] or apart[seat] != were_apart[seat]}

    def touched(self, table: RivalsTable, before: Layout, moved: list[int]) -> set[int]:
        """The players whom these cards concern, now that they have moved: whoever has them or had them, and whose they
        are."""
        found: set[int] = set()
        for card in moved:
            found.add(table.owner[card])
            for pieces in (before.pieces, self.pieces):
                piece = pieces[card]
                found.add(piece.holder)
                if piece.zone == ATTACHED:
                    found.add(pieces[piece.host].holder)
        found.discard(NOBODY)
        return found

    def same_texts(self, before: Layout, moved: list[int]) -> bool:
        """Is all that texts in force speak of as before: whatever is in play, and what is under way?"""
        for card in moved:
            if self.pieces[card].stamp or before.pieces[card].stamp:
                return False
        return (
            self.texts == before.texts
            and self.under_way == before.under_way
            and self.in_play == before.in_play
            and self.common == before.common
            and self.city == before.city
        )

    def same_city(self, table: RivalsTable, before: Layout, moved: list[int]) -> bool:
        """Is all that lies open in the City as before, and all that holds for a time?"""
        if self.city != before.city:
            return False
        lent = [force.cause.card for force in table.lasting]
        return not [card for card in moved if card in table.street or card in lent]


def layout_of(table: RivalsTable, before: Layout | None) -> Layout:
    """The same as before, if everything still lies so."""
    seats = range(table.setup.seats)
    in_play, apart = [in_play_of(table, seat) for seat in seats], [apart_of(table, seat) for seat in seats]
    common: Things = (table.begun, table.drained, table.leader[:], table.gave, table.gave_now)
    city: Things = (table.street, table.lasting, table.city, table.city_pile, table.city_burned)
    texts = looked_at(table)
    doing = under_way(table)
    pieces = before.pieces if before is not None and before.pieces == table.pieces else table.pieces[:]
    if (
        before is not None
        and before.pieces is pieces
        and before.under_way == doing
        and before.apart == apart
        and before.in_play == in_play
        and before.texts == texts
        and before.city == city
        and before.common == common
    ):
        return before
    return Layout(pieces, in_play, apart, common, city, texts, doing)


def in_play_of(table: RivalsTable, seat: int) -> Things:
    """What a player has in play, beside the records of its cards."""
    vampires = (table.coterie[seat], table.torpor[seat])
    board = table.board[seat]
    covers = [pair for pair in table.covers if pair[0] in board or pair[1] in board] if table.covers else []
    return (table.out[seat], table.agenda[seat], vampires, board, table.pays[seat], covers)


def apart_of(table: RivalsTable, seat: int) -> Things:
    """What a player has apart from it."""
    heaps = (table.hand[seat], table.library[seat], table.faction[seat], table.pile[seat])
    return (table.rivals_of(seat), table.prestige[seat], table.supply[seat], table.sealed[seat], heaps)


def looked_at(table: RivalsTable) -> Things:
    """What texts in force look at beside what lies on the table."""
    used, index = table.used, table.index[QUALITY:WINDOW]
    return (table.active, used, table.blank, table.felled, table.fought, table.succeeded, index)


def under_way(table: RivalsTable) -> Things:
    """An attack or a conflict, a claim, damage that was summed; at last, how it has ended."""
    attack, conflict = table.attack, table.conflict
    return (
        None if attack is None else attack.snapshot(),
        None if conflict is None else conflict.snapshot(),
        table.claimant,
        table.dealt,
        table.blows,
        table.result,
    )
