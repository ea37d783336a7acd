"""Numbers with their parts: what is printed, and what texts in force have made of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech

Part = tuple[int, str, str]  # how much, what it is, and by which card
Parts = tuple[tuple[str, tuple[Part, ...]], ...]  # of each number that is not simply what is printed
Sums = Mapping[str, Mapping[str, Any]]  # the same as it is told, by the handles of the cards


def sums_of(scene: Scene) -> Sums:
    """The parts of the numbers of the cards in play, by their handles."""
    found: Any = scene.explained.get("cards", {})
    return cast("Sums", found)


def parts_of(sums: Sums, handle: str) -> Parts:
    """Those of one card."""
    return tuple([(name, read(told)) for name, told in sums.get(handle, {}).items()])


def price_of(scene: Scene, card: str) -> tuple[Part, ...]:
    """The parts of what it costs the viewer to recruit this vampire."""
    found: Any = scene.explained.get("prices", {})
    return read(found.get(card, ()))


def read(told: Iterable[Any]) -> tuple[Part, ...]:
    return tuple([(one["amount"], one["what"], one["by"] or "") for one in told])


def of(parts: Parts, name: str) -> tuple[Part, ...]:
    return next((told for one, told in parts if one == name), ())


def total(told: Iterable[Part]) -> int:
    return sum([amount for amount, _, _ in told])


def added_up(speech: Speech, told: Iterable[Part]) -> str:
    """ "1 printed + 1 Leader + 2 Prince of the City"; '' where there are no parts."""
    return joined([(amount, called(speech, what, by)) for amount, what, by in told])


def joined(told: Iterable[tuple[int, str]]) -> str:
    """Amounts with their names, as one adds them up."""
    words = ""
    for amount, name in told:
        sign = "+" if amount >= 0 else "\N{MINUS SIGN}"
        before = f" {sign} " if words else "" if amount >= 0 else sign
        words += f"{before}{abs(amount)} {name}"
    return words


def called(speech: Speech, what: str, by: str) -> str:
    return speech.words.card_name(by) if by else speech.say(f"riv.sum.{what}")


def with_parts(speech: Speech, amount: int, told: tuple[Part, ...]) -> str:
    """ "6 = 4 printed + 2 Baron", or the number alone."""
    return f"{amount} = {added_up(speech, told)}" if told else str(amount)
