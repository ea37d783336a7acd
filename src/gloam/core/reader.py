"""Reading plain data with care: every fault is named with the path to it."""

from __future__ import annotations

from typing import Final

from gloam.core.refusal import Unreadable

MOST: Final = 1 << 62


class Reader:
    """One object of a position. What is not asked for by the end is a fault."""

    def __init__(self, data: object, path: str) -> None:
        if not isinstance(data, dict) or not all(isinstance(name, str) for name in data):
            raise Unreadable("position-object", str(data), path or "position")
        self.data: Final[dict[str, object]] = data
        self.path: Final = path
        self.asked: set[str] = set()

    def at(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def has(self, name: str) -> bool:
        self.asked.add(name)
        return self.data.get(name) is not None

    def raw(self, name: str) -> object:
        self.asked.add(name)
        return self.data.get(name)

    def whole(self, name: str, default: int, least: int = 0, most: int = MOST) -> int:
        value = self.raw(name)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise Unreadable("position-number", str(value), self.at(name))
        return value

    def flag(self, name: str) -> bool:
        value = self.raw(name)
        if value is None:
            return False
        if not isinstance(value, bool):
            raise Unreadable("position-flag", str(value), self.at(name))
        return value

    def text(self, name: str, default: str) -> str:
        value = self.raw(name)
        if value is None:
            return default
        if not isinstance(value, str):
            raise Unreadable("position-text", str(value), self.at(name))
        return value

    def among(self, name: str, default: str, allowed: tuple[str, ...]) -> str:
        value = self.text(name, default)
        if value != default and value not in allowed:
            raise Unreadable("position-choice", value, self.at(name))
        return value

    def items(self, name: str) -> list[object]:
        value = self.raw(name)
        if value is None:
            return []
        if not isinstance(value, (list, tuple)):
            raise Unreadable("position-list", str(value), self.at(name))
        return list(value)

    def texts(self, name: str) -> list[str]:
        found: list[str] = []
        for place, item in enumerate(self.items(name)):
            if not isinstance(item, str):
                raise Unreadable("position-text", str(item), f"{self.at(name)}.{place}")
            found.append(item)
        return found

    def wholes(self, name: str, default: list[int], most: int = MOST) -> list[int]:
        if not self.has(name):
            return default
        found: list[int] = []
        for place, item in enumerate(self.items(name)):
            if isinstance(item, bool) or not isinstance(item, int) or not 0 <= item <= most:
                raise Unreadable("position-number", str(item), f"{self.at(name)}.{place}")
            found.append(item)
        if len(found) != len(default):
            raise Unreadable("position-length", str(len(found)), self.at(name))
        return found

    def part(self, name: str) -> Reader:
        return Reader(self.raw(name) if self.has(name) else {}, self.at(name))

    def parts(self, name: str) -> list[Reader]:
        return [Reader(item, f"{self.at(name)}.{place}") for place, item in enumerate(self.items(name))]

    def finish(self) -> None:
        """Nothing may be left that nobody asked for: it would be silently ignored."""
        for name in self.data:
            if name not in self.asked:
                raise Unreadable("position-unknown", str(name), self.at(str(name)))
