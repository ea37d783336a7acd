"""Reading plain data with care: every fault is named with the path to it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from gloam.core.refusal import Unreadable

MOST: Final = 1 << 62
AMOUNT: Final = 9999  # the most Blood, Influence or points that a written table can have in one place
SHOWN: Final = 60  # letters of something wrong that are repeated to whoever wrote it


def shown(data: object) -> str:
    """Something wrong, as far as it can be repeated."""
    try:
        text = str(data)
    except (RecursionError, ValueError):  # nested too deep, or a number of thousands of digits
        return "…"
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def numbered(data: object, least: int, most: int, path: str) -> int:
    if isinstance(data, bool) or not isinstance(data, int):
        raise Unreadable("position-number", shown(data), path)
    if not least <= data <= most:
        raise Unreadable("position-range", f"{least}–{most}" if most < MOST else f"{least}–…", path)
    return data


def flagged(data: object, path: str) -> bool:
    if not isinstance(data, bool):
        raise Unreadable("position-flag", shown(data), path)
    return data


def worded(data: object, allowed: tuple[str, ...], path: str) -> str:
    """One of these words."""
    if not isinstance(data, str):
        raise Unreadable("position-text", shown(data), path)
    if data not in allowed:
        raise Unreadable("position-among", ", ".join([word or '""' for word in allowed]), path)
    return data


def listed(data: object, path: str) -> list[object]:
    if not isinstance(data, (list, tuple)):
        raise Unreadable("position-list", shown(data), path)
    return list(data)


def near(name: str, known: list[str]) -> str:
    """What was probably meant, or ''."""
    found = get_close_matches(name[:SHOWN], known, 1, 0.65)
    return found[0] if found else ""


class Reader:
    """One object of a position. What is not asked for by the end is a fault."""

    def __init__(self, data: object, path: str) -> None:
        if not isinstance(data, dict) or not all(isinstance(name, str) for name in data):
            raise Unreadable("position-object", shown(data), path or "position")
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
        return default if value is None else numbered(value, least, most, self.at(name))

    def flag(self, name: str, default: bool = False) -> bool:
        value = self.raw(name)
        return default if value is None else flagged(value, self.at(name))

    def text(self, name: str, default: str) -> str:
        value = self.raw(name)
        if value is None:
            return default
        if not isinstance(value, str):
            raise Unreadable("position-text", shown(value), self.at(name))
        return value

    def among(self, name: str, default: str, allowed: tuple[str, ...]) -> str:
        value = self.raw(name)
        return default if value is None else worded(value, allowed, self.at(name))

    def items(self, name: str) -> list[object]:
        value = self.raw(name)
        return [] if value is None else listed(value, self.at(name))

    def texts(self, name: str) -> list[str]:
        found: list[str] = []
        for place, item in enumerate(self.items(name)):
            if not isinstance(item, str):
                raise Unreadable("position-text", shown(item), f"{self.at(name)}.{place}")
            found.append(item)
        return found

    def part(self, name: str) -> Reader:
        return Reader(self.raw(name) if self.has(name) else {}, self.at(name))

    def parts(self, name: str) -> list[Reader]:
        return [Reader(item, f"{self.at(name)}.{place}") for place, item in enumerate(self.items(name))]

    def finish(self) -> None:
        """Nothing may be left that nobody asked for: it would be silently ignored."""
        for name in self.data:
            if name not in self.asked:
                meant = near(name, sorted(self.asked))
                raise Unreadable("position-near" if meant else "position-unknown", meant or shown(name), self.at(name))
