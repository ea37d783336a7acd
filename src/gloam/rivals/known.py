"""What viewers know of the cards that do not lie openly on the table: in hands and decks, laid, or face down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloam.core.part import Part, Plain, plains
from gloam.rivals.catalogue import AGENDA_CARD
from gloam.rivals.layout import Things
from gloam.rivals.pieces import BURNED, CITY_DECK, FACE_DOWN, FACTION, FOUGHT, HAND, LAID, LIBRARY, NOBODY, Piece
from gloam.rivals.shown import Shown, board_card, is_secret, sees
from gloam.rivals.table import RivalsTable
from gloam.rivals.winning import goal

APART: Final = frozenset((LIBRARY, FACTION, HAND, FACE_DOWN, LAID, FOUGHT, BURNED, CITY_DECK))  # not in the open


def is_apart(table: RivalsTable, piece: Piece) -> bool:
    """Does it lie where not everyone sees which card it is, or in none of the table's lists?"""
    return piece.zone in APART or is_secret(table, piece)


@mypyc_attr(acyclic=True)
class Hidden:
    """Cards of one owner that lie in none of the table's lists, and hidden ones of which somebody knows something.
    What is nobody's is the City's."""

    def __init__(self, table: RivalsTable, cards: list[int]) -> None:
        self.played: Final[list[int]] = []  # cards of a fight, a conflict or an action under way
        self.marked: Final[list[int]] = []  # in hand or laid, known to somebody
        self.decked: Final[list[int]] = []  # the same in decks
        self.burned: Final[list[str]] = []
        self.cards: Final[list[int]] = []  # all of these
        pieces = table.pieces
        for card in cards:
            piece = pieces[card]
            zone = piece.zone
            if not is_apart(table, piece) or not (piece.seen or piece.held):
                continue
            self.cards.append(card)
            if zone <= FACTION or zone == CITY_DECK:
                self.decked.append(card)
            elif zone == FOUGHT:
                self.played.append(card)
            elif zone == LAID:
                self.played.append(card)
                self.marked.append(card)
            elif zone != BURNED:
                self.marked.append(card)
            elif table.owner[card] != NOBODY:
                self.burned.append(table.id_of(card))
        self.pieces: Final = [pieces[card] for card in self.marked + self.decked]

    def same(self, other: Hidden) -> bool:
        """Is all of it as in the other, and known to the same viewers?"""
        return (
            self.pieces == other.pieces
            and self.marked == other.marked
            and self.decked == other.decked
            and self.played == other.played
            and self.burned == other.burned
        )


@mypyc_attr(acyclic=True)
class Board:
    """What lies before a player, kept while it lies so: as everyone sees it, and with what nobody knows who has seen
    none of the player's hidden cards."""

    def __init__(self, table: RivalsTable, shown: Shown, seat: int, made_of: Things) -> None:
        self.made_of: Final = made_of
        self.cards: Final = table.board[seat]
        self.parts: Final = [Part(board_card(table, shown, card, table.seats)) for card in self.cards]
        self.down: Final = [card for card in self.cards if table.pieces[card].zone == FACE_DOWN]
        self.faces: Final[dict[int, Part]] = {}  # these as whoever has seen them knows them
        self.unknown: Part | None = None

    def seen_by(self, table: RivalsTable, shown: Shown, viewer: int) -> list[Part]:
        """What lies face down as this viewer knows it, the rest as everyone does."""
        seen = [card for card in self.down if sees(table, card, viewer)]
        if not seen:
            return self.parts
        found = self.parts[:]
        for card in seen:
            if card not in self.faces:
                self.faces[card] = Part(board_card(table, shown, card, viewer))
            found[self.cards.index(card)] = self.faces[card]
        return found


def gave_on(table: RivalsTable, cards: tuple[int, ...]) -> list[list[int]]:
    """The marks of those who have put Prestige on these cards, ever and this turn."""
    return [[mark for mark in marks if mark // table.seats in cards] for marks in (table.gave, table.gave_now)]


def board_of(table: RivalsTable, shown: Shown, seat: int, before: Board | None) -> Board:
    """The same as before, if it is still so."""
    cards = table.board[seat]
    covers = [pair for pair in table.covers if pair[0] in cards or pair[1] in cards] if table.covers else []
    made_of: Things = (cards, [table.pieces[card] for card in cards], covers, *gave_on(table, cards))
    return before if before is not None and before.made_of == made_of else Board(table, shown, seat, made_of)


@mypyc_attr(acyclic=True)
class Ground:
    """What lies before a player, and what each viewer knows of their hand and decks. Kept while all that it was made of
    is the same; a table replaces its lists of cards and never changes them."""

    def __init__(self, table: RivalsTable, seat: int, hidden: Hidden, board: Board, made_of: Things) -> None:
        self.seat: Final = seat
        self.hidden: Final = hidden
        self.board: Final = board
        self.made_of: Final = made_of
        self.knowers: Final = knowers(table, hidden, board) | 1 << seat
        self.known: Final[list[Part | None]] = [None] * (table.seats + 1)

    def known_by(self, table: RivalsTable, shown: Shown, viewer: int) -> Part:
        kept = self.known[viewer]
        if kept is None:
            if self.knowers >> viewer & 1:
                kept = self.shared(table, shown, viewer)
            else:
                kept = self.unknown(table, shown, viewer)
            self.known[viewer] = kept
        return kept

    def unknown(self, table: RivalsTable, shown: Shown, viewer: int) -> Part:
        """Whoever knows nothing knows the same."""
        if self.board.unknown is None:
            self.board.unknown = self.seen_by(table, shown, viewer)
        return self.board.unknown

    def shared(self, table: RivalsTable, shown: Shown, viewer: int) -> Part:
        """Viewers who know the same have the same part."""
        new = self.seen_by(table, shown, viewer)
        for part in self.known:
            if part is not None and part.plain == new.plain:
                return part
        return new

    def seen_by(self, table: RivalsTable, shown: Shown, viewer: int) -> Part:
        """What this viewer knows of the player's hand and decks, and how it sees what lies face down. A card that is in
        the hand or face down can be what lies there only if that has a handle above the number in `held_since`."""
        surely: list[str] = []
        held: list[tuple[str, int]] = []
        for card in self.hidden.marked:
            piece, seen = table.pieces[card], sees(table, card, viewer)
            if seen and piece.zone == HAND:
                surely.append(table.id_of(card))
            elif piece.held >> viewer & 1 and not seen:
                held.append((table.id_of(card), piece.since[viewer]))
        held.sort()
        board = self.board.seen_by(table, shown, viewer)
        plain: Plain = {
            "in_hand": sorted(surely),
            "hand_or_down": [card for card, _ in held],
            "held_since": [stamp for _, stamp in held],
            "library_seen": seen_in(table, table.library[self.seat], self.hidden.decked, viewer),
            "faction_seen": seen_in(table, table.faction[self.seat], self.hidden.decked, viewer),
            "board": plains(board),
            "goal": goal_seen(table, self.seat, viewer),
        }
        return Part(plain, {"board": board})


def knowers(table: RivalsTable, hidden: Hidden, board: Board) -> int:
    """The viewers who know something of a player's hidden cards, or of what lies face down before that player."""
    found = 0
    for piece in hidden.pieces:
        found |= piece.seen | piece.held
    for card in board.down:
        found |= table.pieces[card].seen
    return found


def ground_of(table: RivalsTable, shown: Shown, seat: int, hidden: Hidden, before: Ground | None) -> Ground:
    """The same as before, if it is still so."""
    board = board_of(table, shown, seat, None if before is None else before.board)
    made_of: Things = (hidden, board, table.library[seat], table.faction[seat])
    return before if before is not None and before.made_of == made_of else Ground(table, seat, hidden, board, made_of)


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
