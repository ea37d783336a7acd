"""A part of a view, as plain data and as JSON: kept by a game as long as it is true, and never changed."""

from __future__ import annotations

from typing import Final

import msgspec

Plain = dict[str, object]


class Part:
    """Some fields of a view. Their JSON is made once, when somebody wants it."""

    def __init__(self, plain: Plain) -> None:
        self.plain: Final = plain
        self._fields = b""

    def fields(self) -> bytes:
        """Its JSON without the braces, to be put among others."""
        if not self._fields:
            self._fields = as_json(self.plain)[1:-1]
        return self._fields


def as_json(plain: object) -> bytes:
    return msgspec.json.encode(plain)
