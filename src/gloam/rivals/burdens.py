"""The tokens that burden a character: its Afflictions. [term.affliction]"""

from __future__ import annotations

from typing import Final

from gloam.core.event import Fact
from gloam.rivals.catalogue import ANIMALISM, DISCIPLINES
from gloam.rivals.pieces import Piece

FEAR, WEAK, MUTE, LESS = range(4)  # from the last on a kind for each Discipline, whose "-" token it is
NAMES: Final = ("fear", "weak", "mute", "less")
AFFLICTIONS: Final = range(LESS + len(DISCIPLINES))


def afflictions(piece: Piece) -> list[int]:
    """The kinds of Affliction that it bears. A new token has its line here, in `eased` and among the names."""
    found = [kind for kind, many in ((FEAR, piece.fear), (WEAK, piece.weak), (MUTE, piece.mute)) if many]
    return [*found, *sorted({LESS + icon - ANIMALISM for icon in piece.icons})]


def spoken(kind: int) -> dict[str, Fact]:
    """This kind of token, as it is told."""
    if kind < LESS:
        return {"token": NAMES[kind]}
    return {"token": NAMES[LESS], "discipline": DISCIPLINES[kind - LESS]}


def eased(piece: Piece, kind: int) -> Piece:
    """The same piece with one token of this kind less."""
    if kind == FEAR:
        return piece.but(fear=piece.fear - 1)
    if kind == WEAK:
        return piece.but(weak=piece.weak - 1)
    if kind == MUTE:
        return piece.but(mute=0)
    icons = list(piece.icons)
    icons.remove(ANIMALISM + kind - LESS)
    return piece.but(icons=tuple(icons))
