"""What viewers know of cards in hands and of cards laid in secret.

Of a card in a hand a viewer may be sure that it is there (`seen`); or know that it is there or among what was laid face
down since a certain stamp (`held`, `since`). Cards of the same name are alike: what is known is that one of them is
there, not which copy, so that whichever is shown is taken for the one of which most was known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gloam.rivals.catalogue import ATTACK, KIND, LAID_AS, PLOT, REACTION, VAMPIRE
from gloam.rivals.pieces import ATTACHED, FACE_DOWN, HAND, LAID, NOTHING

if TYPE_CHECKING:
    from gloam.rivals.pieces import Piece
    from gloam.rivals.table import RivalsTable

UNKNOWN: Final = -1  # how much is known of a card: nothing; since when it is held; or
SURELY: Final = 1 << 60  # that it is in the hand


def marked(piece: Piece, seen: int, held: int, since: tuple[int, ...]) -> Piece:
    """The same piece with other marks; of those who do not know it held nothing else is noted."""
    return piece.but(seen=seen, held=held, since=since_when(held, since))


def since_when(held: int, since: tuple[int, ...]) -> tuple[int, ...]:
    """Of those who do not know a card held nothing else is noted."""
    return tuple([stamp if held >> viewer & 1 else 0 for viewer, stamp in enumerate(since)]) if held else ()


def left(piece: Piece, viewers: int) -> tuple[int, tuple[int, ...]]:
    """Who only knows that this card is held, and since when, once these viewers see it."""
    if not piece.held & viewers:
        return piece.held, piece.since
    held = piece.held & ~viewers
    return held, since_when(held, piece.since)


def hide(table: RivalsTable, card: int, seat: int, alike: list[int]) -> None:
    """A card of this hand was laid in secret, and it could have been any of these: those of them that others had seen
    in that hand they now know only to be there, or laid since. [consp.hidden]"""
    own, viewers = 1 << seat, table.setup.seats + 1
    before = table.pieces[card].stamp - 1
    for other in (*alike, card):
        piece = table.pieces[other]
        sure = piece.seen & ~own
        if sure:
            old = piece.since or (0,) * viewers
            since = tuple([before if sure >> viewer & 1 else old[viewer] for viewer in range(viewers)])
            table.pieces[other] = marked(piece, piece.seen & own, piece.held | sure, since)


def unveil(table: RivalsTable, seat: int) -> None:
    """What somebody knows to be held, and can lie in no place that they have not seen, is surely in the hand."""
    places = [card for card in laid_by(table, seat) if table.pieces[card].seen != table.everyone()]
    for card in table.hand[seat]:
        piece = table.pieces[card]
        if piece.held:
            sure = 0
            for viewer, stamp in enumerate(piece.since):
                if piece.held >> viewer & 1 and not any(
                    can_be(table, place, table.prints[card], viewer, stamp) for place in places
                ):
                    sure |= 1 << viewer
            if sure:
                table.pieces[card] = marked(piece, piece.seen | sure, piece.held & ~sure, piece.since)


def laid_by(table: RivalsTable, seat: int) -> list[int]:
    """What this player has laid in secret from the hand. Havens and Agendas were never in one."""
    board = table.board[seat]
    found = [card for card in board if table.pieces[card].zone == FACE_DOWN and table.is_a(card, PLOT)]
    attack, conflict = table.attack, table.conflict
    fought = () if attack is None else (attack.card, attack.spare, attack.reaction)
    for card in fought if conflict is None else (*fought, *conflict.laid):
        if card != NOTHING and table.pieces[card].zone == LAID and table.owner[card] == seat:
            found.append(card)
    return [*found, *hung_by(table, seat)]


def hung_by(table: RivalsTable, seat: int) -> list[int]:
    """What lies attached face down of this player's cards, and not everyone has seen. [attach.face-down]"""
    everyone, found = table.everyone(), []
    for host in (*table.coterie, *table.torpor):
        for bearer in host:
            for card in table.pieces[bearer].guests:
                piece = table.pieces[card]
                if piece.down and table.owner[card] == seat and piece.seen != everyone:
                    found.append(card)
    return found


def can_be(table: RivalsTable, place: int, number: int, viewer: int, since: int) -> bool:
    """Could a card that this viewer knows to be held since then lie in this place?"""
    piece, attack = table.pieces[place], table.attack
    if piece.seen >> viewer & 1 or piece.stamp <= since:
        return False
    if piece.zone == FACE_DOWN:
        return KIND[number] & PLOT != 0
    if piece.zone == ATTACHED:
        return KIND[number] & VAMPIRE == KIND[table.prints[place]] & VAMPIRE  # what its back shows
    if attack is not None and place in (attack.card, attack.spare, attack.reaction):
        return LAID_AS[number] & (REACTION if place == attack.reaction else ATTACK) != 0
    return True


def shown(table: RivalsTable, card: int, was: Piece, viewers: int) -> None:
    """A card that was in a hand, or laid in secret, is now known to these. Of others of its name, the one of which they
    knew most counts as this one, and what they knew of this one they know of that."""
    owner, number = table.owner[card], table.prints[card]
    strangers = viewers & ~(1 << owner)
    for other in (*table.hand[owner], *laid_by(table, owner)):
        piece = table.pieces[other]
        if other != card and table.prints[other] == number and (piece.seen | piece.held) & strangers:
            for viewer in range(table.setup.seats + 1):
                if strangers >> viewer & 1:
                    was = exchange(table, other, was, viewer)


def exchange(table: RivalsTable, other: int, was: Piece, viewer: int) -> Piece:
    """What a viewer knew of the card that is shown goes to another of its name, if that was more; what it knew of the
    one that is shown then."""
    piece = table.pieces[other]
    mine, theirs = known_by(was, viewer), known_by(piece, viewer)
    if theirs <= mine or (piece.zone != HAND and theirs == SURELY):
        return was
    if was.zone != HAND and theirs >= was.stamp:
        return was  # it was laid before that
    table.pieces[other] = with_mark(table, piece, viewer, mine)
    return with_mark(table, was, viewer, theirs)


def known_by(piece: Piece, viewer: int) -> int:
    """How much a viewer knows of a card in a hand or laid in secret."""
    if piece.seen >> viewer & 1:
        return SURELY
    return piece.since[viewer] if piece.held >> viewer & 1 else UNKNOWN


def with_mark(table: RivalsTable, piece: Piece, viewer: int, known: int) -> Piece:
    """The same piece, of which a viewer knows so much."""
    bit, held = 1 << viewer, known not in (SURELY, UNKNOWN)
    since = list(piece.since or (0,) * (table.setup.seats + 1))
    since[viewer] = known if held else 0
    seen = piece.seen | bit if known == SURELY else piece.seen & ~bit
    return marked(piece, seen, piece.held | bit if held else piece.held & ~bit, tuple(since))
