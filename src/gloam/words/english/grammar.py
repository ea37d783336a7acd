"""English: how words are put together, whatever they say."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.words.forms import signed


def listing(items: Sequence[str], last: str = "and") -> str:
    """ "A", "A and B", "A, B and C"."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {last} {items[-1]}" if items else "nobody"


def count(number: int, one: str, several: str) -> str:
    """ "1 card", "2 cards", "0 cards"."""
    return f"{signed(number)} {one if abs(number) == 1 else several}"


def typeset(text: str) -> str:
    """English needs no other spaces than those it is written with."""
    return text
