"""Steps and effects written down: a step by its name and fields, an effect by the card that has it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Final

from gloam.core.effect import Effect
from gloam.core.reader import flagged, listed, numbered, shown, worded
from gloam.core.refusal import Unreadable
from gloam.core.step import Ask, Field, Step, Together

EFFECT: Final = "effect"  # two kinds of field that are the same in every game
FLAG: Final = "flag"
TOGETHER: Final = "Together"
LONGEST: Final = 64  # of a list in a field


class Limits:
    """What the fields of steps can be at one table, by kind: numbers within bounds, or some words.

    A kind of number with an s, as in `seats`, is a list of such numbers.
    """

    def __init__(self, numbers: dict[str, tuple[int, int]], words: dict[str, tuple[str, ...]]) -> None:
        self.numbers: Final = numbers
        self.words: Final = words


class Codec:
    """The steps and effects one game can have on its docket.

    `steps` says of what kinds of fields each step is made, in order: `"seat card"`; `effects`, which effects it can
    carry out, where that is not any.
    """

    def __init__(self, steps: dict[type[Step], str], effects: dict[type[Step], type[Effect]]) -> None:
        self.makers: Final[dict[str, Callable[..., Step]]] = {kind.__name__: kind for kind in steps}
        self.shapes: Final[dict[str, str]] = {kind.__name__: shape for kind, shape in steps.items()}
        self.carries: Final[dict[str, type[Effect]]] = {kind.__name__: effect for kind, effect in effects.items()}
        self.effects: Final[dict[str, Effect]] = {}
        self.codes: Final[dict[Effect, str]] = {}
        self.printed: Final[dict[str, list[Effect]]] = {}  # by card

    def add(self, card: str, thing: object) -> None:
        """Note every effect in this card, however deep, under the card's id."""
        found: list[Effect] = []
        gather(thing, found)
        self.printed[card] = found
        for place, effect in enumerate(found):
            code = f"{card}#{place}"
            self.effects[code] = effect
            self.codes.setdefault(effect, code)

    # ---- writing

    def write(self, step: Step) -> list[object]:
        if isinstance(step, Together):
            return [TOGETHER, *[self.write(ask) for ask in step.asks]]
        return [type(step).__name__, *[self.write_field(field) for field in step.fields()]]

    def write_field(self, field: Field) -> object:
        if isinstance(field, Effect):
            return {EFFECT: self.codes[field]}
        return list(field) if isinstance(field, tuple) else field

    # ---- reading

    def read(self, data: object, path: str, limits: Limits) -> Step:
        """The step this describes. Raises `Unreadable` with the path to a field that is not of its kind."""
        parts = listed(data, path)
        if not parts:
            raise Unreadable("position-step", shown(data), path)
        if parts[0] != TOGETHER:
            return self.read_step(parts, path, limits)
        return Together(tuple([self.read_ask(parts[n], f"{path}.{n}", limits) for n in range(1, len(parts))]))

    def read_step(self, parts: list[object], path: str, limits: Limits) -> Step:
        name = parts[0]
        if not isinstance(name, str) or name not in self.shapes:
            raise Unreadable("position-step", shown(name), path)
        kinds = self.shapes[name].split()
        if len(parts) != len(kinds) + 1:
            raise Unreadable("position-fields", " ".join([name, *kinds]), path)
        found: list[Field] = []
        for place, kind in enumerate(kinds):
            found.append(self.read_field(name, kind, parts[place + 1], f"{path}.{place + 1}", limits))
        return self.makers[name](*found)

    def read_ask(self, data: object, path: str, limits: Limits) -> Ask:
        step = self.read_step(listed(data, path) or [data], path, limits)
        if not isinstance(step, Ask):
            raise Unreadable("position-step", type(step).__name__, path)
        return step

    def read_field(self, step: str, kind: str, data: object, path: str, limits: Limits) -> Field:
        if kind == EFFECT:
            return self.read_effect(step, data, path)
        if kind == FLAG:
            return flagged(data, path)
        if kind in limits.words:
            return worded(data, limits.words[kind], path)
        if kind in limits.numbers:
            least, most = limits.numbers[kind]
            return numbered(data, least, most, path)
        items = listed(data, path)
        if len(items) > LONGEST:
            raise Unreadable("position-length", str(len(items)), path)
        least, most = limits.numbers[kind[:-1]]
        return tuple([numbered(item, least, most, f"{path}.{place}") for place, item in enumerate(items)])

    def read_effect(self, step: str, data: object, path: str) -> Effect:
        name = data.get(EFFECT) if isinstance(data, dict) and len(data) == 1 else None
        effect = self.effects.get(name) if isinstance(name, str) else None
        if effect is None or not isinstance(effect, self.carries.get(step, Effect)):
            raise Unreadable("position-effect", shown(data), path)
        return effect


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
