"""What viewers know of the cards that do not lie openly on the table: in hands and decks, laid, or face down."""

from __future__ import annotations

from typing import Final

from gloam.core.part import Part, Plain, plains
from gloam.rivals.catalogue import AGENDA_CARD
from gloam.rivals.pieces import BURNED, CITY_DECK, FACE_DOWN, FACTION, FOUGHT, HAND, LAID, NOBODY
from gloam.rivals.shown import Shown, board_card, sees
from gloam.rivals.table import RivalsTable
from gloam.rivals.winning import goal


class Hidden:
    """Cards of one owner that lie in none of the table's lists, and hidden ones of which somebody knows something.
    What is nobody's is the City's."""

    def __init__(self, table: RivalsTable, cards: list[int]) -> None:
        self.played: Final[list[int]] = []  # cards of a fight, a conflict or an action under way
        self.marked: Final[list[int]] = []  # in hand or laid, known to somebody
        self.decked: Final[list[int]] = []  # the same in decks
        self.burned: Final[list[str]] = []
        for card in cards:
            piece = table.pieces[card]
            if not piece.seen and not piece.held:
                continue
            zone = piece.zone
            if zone <= FACTION or zone == CITY_DECK:
                self.decked.append(card)
            elif zone == FOUGHT:
                self.played.append(card)
            elif zone == LAID:
                self.played.append(card)
                self.marked.append(card)
            elif zone in (HAND, FACE_DOWN):
                self.marked.append(card)
            elif zone == BURNED and table.owner[card] != NOBODY:
                self.burned.append(table.id_of(card))
        self.pieces: Final = [table.pieces[card] for card in self.marked + self.decked]

    def same(self, other: Hidden) -> bool:
        """Is all of it as in the other, and known to the same viewers?"""
        return (
            self.pieces == other.pieces
            and self.marked == other.marked
            and self.decked == other.decked
            and self.played == other.played
            and self.burned == other.burned
        )


class Ground:
    """What lies before a player, and what each viewer knows of their hand and decks. Kept while all that it was made of
    is the same; a table replaces its lists of cards and never changes them."""

    def __init__(
        self, table: RivalsTable, shown: Shown, seat: int, hidden: Hidden, made_of: tuple[object, ...]
    ) -> None:
        self.seat: Final = seat
        self.hidden: Final = hidden
        self.made_of: Final = made_of
        self.cards: Final = table.board[seat]
        self.board: Final = [Part(board_card(table, shown, card, table.seats)) for card in self.cards]
        self.known: Final[list[Part | None]] = [None] * (table.seats + 1)

    def known_by(self, table: RivalsTable, shown: Shown, viewer: int) -> Part:
        kept = self.known[viewer]
        if kept is None:
            board = self.board_for(table, shown, viewer)
            kept = self.known[viewer] = self.shared(self.seen_by(table, viewer, board), board)
        return kept

    def shared(self, plain: Plain, board: list[Part]) -> Part:
        """Viewers who know the same have the same part."""
        for part in self.known:
            if part is not None and part.plain == plain:
                return part
        return Part(plain, {"board": board})

    def board_for(self, table: RivalsTable, shown: Shown, viewer: int) -> list[Part]:
        """What lies before the player: what lies face down as this viewer knows it, the rest as everyone does."""
        found: list[Part] = []
        for place, card in enumerate(self.cards):
            down = table.pieces[card].zone == FACE_DOWN
            found.append(Part(board_card(table, shown, card, viewer)) if down else self.board[place])
        return found

    def seen_by(self, table: RivalsTable, viewer: int, board: list[Part]) -> Plain:
        """What this viewer knows of the player's hand and decks, and how it sees what lies face down. A card that is in
        the hand or face down can be what lies there only if that has a handle above the number in `held_since`."""
        surely: list[str] = []
        held: list[tuple[str, int]] = []
        for card in self.hidden.marked:
            piece = table.pieces[card]
            if piece.zone == HAND and sees(table, card, viewer):
                surely.append(table.id_of(card))
            elif piece.held >> viewer & 1 and not sees(table, card, viewer):
                held.append((table.id_of(card), piece.since[viewer]))
        held.sort()
        return {
            "in_hand": sorted(surely),
            "hand_or_down": [card for card, _ in held],
            "held_since": [stamp for _, stamp in held],
            "library_seen": seen_in(table, table.library[self.seat], self.hidden.decked, viewer),
            "faction_seen": seen_in(table, table.faction[self.seat], self.hidden.decked, viewer),
            "board": plains(board),
            "goal": goal_seen(table, self.seat, viewer),
        }


def ground_of(table: RivalsTable, shown: Shown, seat: int, hidden: Hidden, before: Ground | None) -> Ground:
    """The same as before, if it is still so."""
    cards = table.board[seat]
    pieces = [table.pieces[card] for card in cards]
    made_of = (hidden, table.library[seat], table.faction[seat], cards, pieces, table.gave, table.gave_now)
    return before if before is not None and before.made_of == made_of else Ground(table, shown, seat, hidden, made_of)


def seen_in(table: RivalsTable, deck: list[int], marked: list[int], viewer: int) -> list[Plain]:
    """The cards of a deck that this viewer has seen there; the first card of a deck is number 1."""
    if not marked:
        return []
    known = [card for card in marked if table.pieces[card].seen >> viewer & 1]
    places = {len(deck) - deck.index(card): table.id_of(card) for card in known if card in deck}
    return [{"place": place, "card": places[place]} for place in sorted(places)]


def goal_seen(table: RivalsTable, seat: int, viewer: int) -> int | None:
    """The Agenda a player needs; it is printed on a card that may lie face down. [win.agenda-total]"""
    for card in table.board[seat]:
        if table.is_a(card, AGENDA_CARD) and table.pieces[card].zone == FACE_DOWN and not sees(table, card, viewer):
            return None
    return goal(table, seat)
