"""What the positions of all games have in common: seats as letters, sets of viewers, the docket, the result."""

from __future__ import annotations

from typing import Final

from gloam.core.codec import Codec, whole
from gloam.core.reader import MOST, Reader
from gloam.core.refusal import Unreadable
from gloam.core.step import Step
from gloam.core.table import LETTERS, Result

WATCHER: Final = "*"  # how those who only watch are written, after the letters of the seats


def letters(mask: int) -> str:
    """A set of seats."""
    return "".join([letter for place, letter in enumerate(LETTERS) if mask >> place & 1])


def viewers(mask: int, seats: int) -> str:
    """A set of seats and, perhaps, those who only watch."""
    return letters(mask & ((1 << seats) - 1)) + (WATCHER if mask >> seats & 1 else "")


def seat_named(letter: str, seats: int, path: str) -> int:
    if len(letter) != 1 or letter not in LETTERS[:seats]:
        raise Unreadable("position-seat", letter, path)
    return LETTERS.index(letter)


def seats_named(text: str, seats: int, path: str) -> int:
    mask = 0
    for letter in text:
        mask |= 1 << (seats if letter == WATCHER else seat_named(letter, seats, path))
    return mask


def read_docket(reader: Reader, codec: Codec, default: list[Step]) -> list[Step]:
    """What is left to do: as written, or all that follows from the phase. The first step comes last, as on a table."""
    steps = default
    if reader.has("docket"):
        steps = [codec.read(step, f"docket.{place}") for place, step in enumerate(reader.items("docket"))]
    return steps[::-1]


def read_result(reader: Reader, seats: int) -> Result | None:
    if not reader.has("result"):
        return None
    part = reader.part("result")
    winners = tuple([whole(seat, part.at("winners")) for seat in part.items("winners")])
    places = tuple(part.wholes("places", [0] * seats))
    scores = [{name: score.whole(name, 0, -MOST) for name in score.data} for score in part.parts("scores")]
    if not winners or len(scores) != seats or not all(0 <= seat < seats for seat in winners):
        raise Unreadable("position-length", str(len(scores)), part.at("scores"))
    tie_break = part.text("tie_break", "")
    part.finish()
    return Result(winners, places, tuple(scores), tie_break)
