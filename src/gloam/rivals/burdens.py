"""The tokens that burden a character: its Afflictions. [term.affliction]"""

from __future__ import annotations

from typing import Final

from gloam.rivals.pieces import Piece

AFFLICTIONS: Final = ("fear", "weak", "mute")  # in the order of `burdens`
FEAR, WEAK, MUTE = range(len(AFFLICTIONS))


def burdens(piece: Piece) -> list[int]:
    """How many tokens of each kind lie on it. A new kind of token has its place here, in `eased` and in the names."""
    return [piece.fear, piece.weak, 1 if piece.mute else 0]


def eased(piece: Piece, kind: int) -> Piece:
    """The same piece with one token of this kind less."""
    left = burdens(piece)
    left[kind] -= 1
    return piece.but(fear=left[FEAR], weak=left[WEAK], mute=left[MUTE])


def afflictions(piece: Piece) -> list[int]:
    """The kinds of Affliction that it bears."""
    return [kind for kind, many in enumerate(burdens(piece)) if many]
