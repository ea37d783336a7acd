"""Steps and effects written down: a step by its name and fields, an effect by the card that has it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Final

from gloam.core.effect import Effect
from gloam.core.refusal import Unreadable
from gloam.core.step import Ask, Field, Step, Together


class Codec:
    """The steps and effects one game can have on its docket."""

    def __init__(self, steps: tuple[type[Step], ...]) -> None:
        self.makers: Final[dict[str, Callable[..., Step]]] = {kind.__name__: kind for kind in steps}
        self.effects: Final[dict[str, Effect]] = {}
        self.codes: Final[dict[Effect, str]] = {}

    def add(self, card: str, thing: object) -> None:
        """Note every effect in this card, however deep, under the card's id."""
        found: list[Effect] = []
        gather(thing, found)
        for place, effect in enumerate(found):
            code = f"{card}#{place}"
            self.effects[code] = effect
            self.codes.setdefault(effect, code)

    def write(self, step: Step) -> list[object]:
        if isinstance(step, Together):
            return ["Together", *[self.write(ask) for ask in step.asks]]
        return [type(step).__name__, *[self.write_field(field) for field in step.fields()]]

    def write_field(self, field: Field) -> object:
        if isinstance(field, Effect):
            return {"effect": self.codes[field]}
        return list(field) if isinstance(field, tuple) else field

    def read(self, data: object, path: str) -> Step:
        if not isinstance(data, (list, tuple)) or not data or not isinstance(data[0], str):
            raise Unreadable("position-step", str(data), path)
        if data[0] == "Together":
            return Together(tuple([self.read_ask(part, f"{path}.{place + 1}") for place, part in enumerate(data[1:])]))
        maker = self.makers.get(data[0])
        if maker is None:
            raise Unreadable("position-step", data[0], path)
        try:
            step = maker(*[self.read_field(field, f"{path}.{place + 1}") for place, field in enumerate(data[1:])])
            nobody_asked = isinstance(step, Ask) and step.seat < 0
        except TypeError:
            raise Unreadable("position-step", str(data), path) from None
        if nobody_asked:
            raise Unreadable("position-step", str(data), path)
        return step

    def read_ask(self, data: object, path: str) -> Ask:
        step = self.read(data, path)
        if not isinstance(step, Ask):
            raise Unreadable("position-step", str(data), path)
        return step

    def read_field(self, field: object, path: str) -> Field:
        if isinstance(field, dict):
            effect = self.effects.get(str(field.get("effect")))
            if effect is None:
                raise Unreadable("position-effect", str(field), path)
            return effect
        if isinstance(field, (list, tuple)):
            return tuple([whole(item, path) for item in field])
        if isinstance(field, (bool, int, str)):
            return field
        raise Unreadable("position-step", str(field), path)


def whole(item: object, path: str) -> int:
    if not isinstance(item, int):
        raise Unreadable("position-number", str(item), path)
    return item


def gather(thing: object, found: list[Effect]) -> None:
    """Every effect in a tree of data, the outer before the inner."""
    if isinstance(thing, Effect):
        found.append(thing)
    if isinstance(thing, tuple):
        for part in thing:
            gather(part, found)
    elif is_dataclass(thing):
        for field in fields(thing):
            gather(getattr(thing, field.name), found)
