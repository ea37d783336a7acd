"""A part of a view, as plain data and as JSON: kept by a game as long as it is true, and never changed."""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

Plain = dict[str, object]
ENCODER: Final = msgspec.json.Encoder()


@mypyc_attr(acyclic=True)
class Part:
    """Some fields of a view. Their JSON is made once, when somebody wants it. Those in `lists` are lists of things that
    are parts themselves, whose JSON is only put together."""

    def __init__(self, plain: Plain, lists: dict[str, list[Part]] | None = None) -> None:
        self.plain: Final = plain
        self.lists: Final = lists
        self._fields = b""
        self._whole: msgspec.Raw | None = None

    def fields(self) -> bytes:
        """Its JSON without the braces, to be put among others."""
        if not self._fields:
            plain = self.plain
            if self.lists is not None:
                plain = plain.copy()
                for name, parts in self.lists.items():
                    plain[name] = [part.whole() for part in parts]
            self._fields = as_json(plain)[1:-1]
        return self._fields

    def whole(self) -> msgspec.Raw:
        """Its JSON, to be put into that of something else."""
        if self._whole is None:
            self._whole = msgspec.Raw(as_json(self.plain))
        return self._whole


def plains(parts: list[Part]) -> list[Plain]:
    return [part.plain for part in parts]


def as_json(plain: object) -> bytes:
    return ENCODER.encode(plain)
