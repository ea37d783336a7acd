"""Reading the facts of questions, events and refusals: each as what it is meant to be, whatever was sent for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Facts = Mapping[str, object]
Names = Sequence[str]

NOBODY = -1


def whole(facts: Facts, name: str) -> int:
    """A number; 0 where there is none."""
    value = facts.get(name)
    return value if isinstance(value, int) else 0


def seat(facts: Facts, name: str = "seat") -> int:
    """A seat, or NOBODY."""
    value = facts.get(name)
    return value if isinstance(value, int) else NOBODY


def text(facts: Facts, name: str) -> str:
    """A word; '' where it is hidden or there is none."""
    value = facts.get(name)
    return "" if value is None else str(value)


def texts(facts: Facts, name: str) -> list[str]:
    """A list of words; empty where it is hidden or there is none."""
    value = facts.get(name)
    return [str(item) for item in value] if isinstance(value, (list, tuple)) else []


def seats(facts: Facts, name: str) -> list[int]:
    value = facts.get(name)
    return [item for item in value if isinstance(item, int)] if isinstance(value, (list, tuple)) else []


def hidden(facts: Facts, name: str) -> bool:
    """Is this something the reader may not know?"""
    return facts.get(name) is None


def seated(names: Names, place: int) -> str:
    """The name of whoever sits there."""
    return names[place] if 0 <= place < len(names) else "?"
