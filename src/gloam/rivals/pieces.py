"""The copies of cards on a table: where each lies, whose it is, and what lies on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloam.rivals.tokens import NO_TOKENS

NOBODY: Final = -1
NOTHING: Final = -1
AS_IT_IS: Final = -9

# Zones. From FACE_DOWN to FOUGHT a card is in play and has a handle.
LIBRARY: Final = 0
FACTION: Final = 1
HAND: Final = 2
FACE_DOWN: Final = 3
LAID: Final = 4
HAVEN: Final = 5
STREET: Final = 6
TORPOR: Final = 7
ATTACHED: Final = 8
BOARD: Final = 9
FOUGHT: Final = 10
DISCARD: Final = 11
BURNED: Final = 12
CITY_DECK: Final = 13
CITY_DISCARD: Final = 14
CITY_BURNED: Final = 15
BOX: Final = 16
ZONES: Final = (
    "library", "faction", "hand", "face-down", "laid", "haven", "street", "torpor", "attached", "board", "fought",
    "discard", "burned",
    "city-deck", "city-discard", "city-burned", "box",
)  # fmt: skip
IN_FORCE: Final = 1 << HAVEN | 1 << STREET | 1 << ATTACHED | 1 << BOARD | 1 << FOUGHT
OPENLY: Final = (
    IN_FORCE | 1 << TORPOR | 1 << DISCARD | 1 << BURNED | 1 << CITY_DISCARD | 1 << CITY_BURNED
)  # everyone sees it
IN_TORPOR: Final = 1 << TORPOR
ONLY_ATTACHED: Final = 1 << ATTACHED
ONLY_FOUGHT: Final = 1 << FOUGHT
HANDLED: Final = IN_FORCE | IN_TORPOR | 1 << FACE_DOWN | 1 << LAID


@mypyc_attr(acyclic=True)
class Piece:
    """One copy of a card, as it lies now. It never changes: whatever changes it makes another, so that copies of a
    table share all that stay as they are.

    `stamp` is its public handle, given when it comes into play and never used twice; `seen` are the viewers who know
    which card lies here, `held` those who know that it is in its owner's hand or among the cards laid face down since;
    `since` is, by viewer, the last stamp that was given before, and empty where nobody knows so much.
    """

    def __init__(
        self,
        zone: int,
        holder: int,
        host: int = NOTHING,
        tokens: int = NO_TOKENS,
        ready: bool = True,
        stamp: int = 0,
        seen: int = 0,
        held: int = 0,
        party: int = 0,
        guests: tuple[int, ...] = (),
        mute: bool = False,
        prize: int = 0,
        since: tuple[int, ...] = (),
        weak: int = 0,
        fear: int = 0,
        down: bool = False,
        spare: bool = False,
        icons: tuple[int, ...] = (),
        given: int = 0,
    ) -> None:
        self.zone: Final = zone
        self.holder: Final = holder  # whoever controls it
        self.host: Final = host  # the card it is attached to
        self.tokens: Final = tokens
        self.ready: Final = ready
        self.stamp: Final = stamp
        self.seen: Final = seen
        self.held: Final = held
        self.party: Final = party  # who stand together have the same number
        self.guests: Final = guests  # what is attached to it, in the order it came
        self.mute: Final = mute  # it bears a No Influence token
        self.since: Final = since
        self.prize: Final = prize  # Agenda that lies on it
        self.weak: Final = weak  # its "-1 BP" tokens
        self.fear: Final = fear  # its Fear tokens
        self.down: Final = down  # it is attached face down, and says nothing
        self.spare: Final = spare  # a Haven that is attached without its Leader Ability
        self.icons: Final = icons  # the Disciplines whose tokens it bears: "-" on a character, "+" on another card
        self.given: Final = given  # to a Ghoul: all the Blood that texts have put on it

    def but(
        self,
        zone: int = AS_IT_IS,
        holder: int = AS_IT_IS,
        host: int = AS_IT_IS,
        tokens: int = AS_IT_IS,
        ready: int = AS_IT_IS,
        stamp: int = AS_IT_IS,
        seen: int = AS_IT_IS,
        held: int = AS_IT_IS,
        party: int = AS_IT_IS,
        guests: tuple[int, ...] | None = None,
        mute: int = AS_IT_IS,
        prize: int = AS_IT_IS,
        since: tuple[int, ...] | None = None,
        weak: int = AS_IT_IS,
        fear: int = AS_IT_IS,
        down: int = AS_IT_IS,
        spare: int = AS_IT_IS,
        icons: tuple[int, ...] | None = None,
        given: int = AS_IT_IS,
    ) -> Piece:
        """The same piece, otherwise."""
        return Piece(
            self.zone if zone == AS_IT_IS else zone,
            self.holder if holder == AS_IT_IS else holder,
            self.host if host == AS_IT_IS else host,
            self.tokens if tokens == AS_IT_IS else tokens,
            self.ready if ready == AS_IT_IS else ready != 0,
            self.stamp if stamp == AS_IT_IS else stamp,
            self.seen if seen == AS_IT_IS else seen,
            self.held if held == AS_IT_IS else held,
            self.party if party == AS_IT_IS else party,
            self.guests if guests is None else guests,
            self.mute if mute == AS_IT_IS else mute != 0,
            self.prize if prize == AS_IT_IS else prize,
            self.since if since is None else since,
            self.weak if weak == AS_IT_IS else weak,
            self.fear if fear == AS_IT_IS else fear,
            self.down if down == AS_IT_IS else down != 0,
            self.spare if spare == AS_IT_IS else spare != 0,
            self.icons if icons is None else icons,
            self.given if given == AS_IT_IS else given,
        )


def hangs_down(piece: Piece) -> bool:
    """Is it attached face down, so that only those know it who saw it before? [attach.face-down]"""
    return piece.down and piece.zone == ATTACHED
