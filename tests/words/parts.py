"""What cards are made of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass


def parts_of(things: Iterable[object]) -> list[object]:
    """Everything that these are made of, however deep, themselves included."""
    return [part for thing in things for part in with_parts(thing)]


def with_parts(thing: object) -> list[object]:
    if isinstance(thing, tuple):
        return parts_of(thing)
    return [thing, *parts_of([getattr(thing, field.name) for field in fields(thing)] if is_dataclass(thing) else [])]


def kinds_of(base: type[object], room: str) -> list[type[object]]:
    """Every kind of thing of this sort that a room has."""
    found: list[type[object]] = []
    for kind in base.__subclasses__():
        found += kinds_of(kind, room)
        if is_dataclass(kind) and kind.__module__.startswith(room):
            found.append(kind)
    return found
