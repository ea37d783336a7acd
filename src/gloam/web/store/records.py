"""What is kept of a table, as the rooms know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from gloam.web.trouble import Trouble

NOBODY: Final = -1  # the seat of a line that takes others back
UNDO: Final = "undo"
LEFT: Final = -2  # the seat of a remark that says who has left
NO_SEATS: Final[Mapping[int, Mapping[str, object]]] = {}
BEGINNING: Final = 0  # the move of lines with which a game begins: it is nobody's, so nobody can take it back


class Conflict(Exception):
    """Somebody else has written this line first. Nothing was written."""


class Gone(Trouble):
    """There is no such table any more."""

    def __init__(self) -> None:
        super().__init__("trouble.no-table", 404)


@dataclass(frozen=True)
class KeptLine:
    """A line of a journal as it is kept. `standing`: a standing answer gave it, and nobody's hand."""

    seat: int
    option: str
    move: int
    standing: bool = False


@dataclass(frozen=True)
class Addition:
    """Lines to be written after the first `after` ones, and what they change at the table."""

    after: int
    lines: Sequence[KeptLine]
    values: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Beginning:
    """When a game begins: the lines with which it does, what a list shows of it then, and the decks that the seats
    play, in a game with such."""

    at: float
    lines: Sequence[KeptLine]
    glance: str
    decks: Sequence[str] = ()


@dataclass(frozen=True)
class Remark:
    """Something said at a table."""

    id: int
    seat: int
    name: str
    text: str
    at: float
    told: int = 0  # how many events the speaker had seen


@dataclass(frozen=True)
class Look:
    """How many events of a table somebody has seen: whoever holds a seat, or a guest who watches (`seat` is -1)."""

    seat: int
    guest: str
    events: int
