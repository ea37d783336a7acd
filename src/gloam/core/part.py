"""A part of a view, as plain data and as JSON: kept by a game as long as it is true, and never changed."""

from __future__ import annotations

from typing import Final

import msgspec

Plain = dict[str, object]


class Part:
    """Some fields of a view. Their JSON is made once, when somebody wants it."""

    def __init__(self, plain: Plain) -> None:
        self.plain: Final = plain
        self._json = b""

    def json(self) -> bytes:
        if not self._json:
            self._json = as_json(self.plain)
        return self._json

    def fields(self) -> bytes:
        """The same without its braces, to be put among others."""
        return self.json()[1:-1]


def as_json(plain: object) -> bytes:
    return msgspec.json.encode(plain)
