"""What the positions of all games have in common: the head, seats as letters, sets of viewers, the result."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from gloam.core.chance import MASK, Chance, resumed, seeded
from gloam.core.reader import MOST, Reader, near, numbered, shown
from gloam.core.refusal import Unreadable
from gloam.core.table import LETTERS, Result, Setup

WATCHER: Final = "*"  # how those who only watch are written, after the letters of the seats


def letters(mask: int) -> str:
    """A set of seats."""
    return "".join([letter for place, letter in enumerate(LETTERS) if mask >> place & 1])


def viewers(mask: int, seats: int) -> str:
    """A set of seats and, perhaps, those who only watch."""
    return letters(mask & ((1 << seats) - 1)) + (WATCHER if mask >> seats & 1 else "")


def seat_named(letter: str, seats: int, path: str) -> int:
    if len(letter) != 1 or letter not in LETTERS[:seats]:
        raise Unreadable("position-seat", shown(letter), path)
    return LETTERS.index(letter)


def seats_named(text: str, seats: int, path: str) -> int:
    """A set of seats, as it is written by `letters`."""
    mask = 0
    for letter in text:
        mask |= 1 << seat_named(letter, seats, path)
    return mask


def viewers_named(text: str, seats: int, path: str) -> int:
    """The same with those who only watch."""
    return seats_named(text.replace(WATCHER, ""), seats, path) | (1 << seats if WATCHER in text else 0)


# ---- the head


def as_text(data: object) -> str:
    """A position in one line, as a journal keeps it."""
    try:
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    except (RecursionError, TypeError, ValueError):
        raise Unreadable("position-object", shown(data), "position") from None


def read_setup(
    reader: Reader, text: str, game: str, rules: int, counts: tuple[int, ...], variants: tuple[str, ...]
) -> Setup:
    """Which game it is, by which rules, for how many, with which variants."""
    reader.among("game", game, (game,))
    if reader.whole("rules", rules) != rules:
        raise Unreadable("position-rules", shown(reader.raw("rules")), "rules")
    seats = len(reader.items("seats"))
    if seats not in counts:
        raise Unreadable("position-seats", str(seats), "seats")
    chosen = reader.texts("variants")
    for place, name in enumerate(chosen):
        if name not in variants or name in chosen[:place]:
            raise Unreadable("position-among", ", ".join(variants) or "[]", f"variants.{place}")
    return Setup(game, seats, tuple([name for name in variants if name in chosen]), read_seed(reader), text)


def read_seed(reader: Reader) -> int:
    """Any number, as for a new table."""
    seed = reader.raw("seed")
    if seed is None:
        return 0
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise Unreadable("position-number", shown(seed), "seed")
    return seed


def read_chance(reader: Reader) -> Chance:
    """The luck from here on: its exact state if that is written, else that of the seed."""
    if reader.has("chance"):
        return resumed(reader.whole("chance", 0, 0, MASK))
    return seeded(read_seed(reader))


# ---- the end


def read_result(reader: Reader, seats: int) -> Result | None:
    if not reader.has("result"):
        return None
    part = reader.part("result")
    winners = numbers(part, "winners", seats - 1)
    places = numbers(part, "places", seats)
    scores = [{name: one.whole(name, 0, -MOST) for name in one.data} for one in part.parts("scores")]
    tie_break = part.text("tie_break", "")
    part.finish()
    return Result(winners, places, tuple(scores), tie_break)


def numbers(part: Reader, name: str, most: int) -> tuple[int, ...]:
    path = part.at(name)
    return tuple([numbered(item, 0, most, f"{path}.{place}") for place, item in enumerate(part.items(name))])


def check_result(written: Result | None, counted: Result | None) -> None:
    """A game is over with the result that its table has, or goes on without one."""
    if written is not None and (counted is None or written.plain() != counted.plain()):
        raise Unreadable("position-result", "", "result")


# ---- cards


def card_named(
    name: str, first: int, last: int, numbers_of: dict[str, int], printed: Callable[[int], str], path: str
) -> int:
    """A card by its id, or by its name where that is unmistakable among these."""
    number = numbers_of.get(name, -1)
    if first <= number < last:
        return number
    names = [printed(card) for card in range(first, last)]
    if name and names.count(name) == 1:
        return first + names.index(name)
    meant = near(name, [one for one in names if one != name])
    raise Unreadable("position-card-near" if meant else "position-card", meant or shown(name), path)
