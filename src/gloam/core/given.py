"""What a program gives at the doors of the library, looked at before it is used: a wrong kind of thing is named.

Compiled code looks at most of it by itself, and says so with Python's own `TypeError`.
"""

from __future__ import annotations

from typing import Final

from gloam.core.refusal import Unreadable

QUOTED: Final = 40  # letters of what was given that are said


def said(value: object) -> str:
    return repr(value)[:QUOTED]


def check_whole(value: object, name: str) -> None:
    """A whole number. Raises `Unreadable`."""
    if not isinstance(value, int):
        raise Unreadable("given-number", said(value), name)


def check_text(value: object, name: str) -> None:
    """Raises `Unreadable`."""
    if not isinstance(value, str):
        raise Unreadable("given-text", said(value), name)


def check_texts(value: object, name: str) -> None:
    """Several texts, in a list or a tuple; one text alone is none. Raises `Unreadable`."""
    if not isinstance(value, (tuple, list)):
        raise Unreadable("given-list", said(value), name)
    for one in value:
        check_text(one, name)


def check_setup(seats: object, seed: object, variants: object) -> None:
    """What every game is begun with. Raises `Unreadable`."""
    check_whole(seats, "seats")
    check_whole(seed, "seed")
    check_texts(variants, "variants")
