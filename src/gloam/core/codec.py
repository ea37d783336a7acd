"""Steps and effects written down: a step by its name and fields, an effect by the card that has it, and one that no
card has by its own name and fields. A deed is a step among others; a cause is written with all its parts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Final

from gloam.core.choices import MADE_OF
from gloam.core.deeds import Deed
from gloam.core.effect import Condition, Count, Effect, Source, Who, Word
from gloam.core.reader import AMOUNT, flagged, listed, numbered, shown, worded
from gloam.core.refusal import Unreadable
from gloam.core.step import NOBODY, Ask, Field, Step, Together
from gloam.core.texts import Cause

# Kinds of field that are the same in every game.
EFFECT: Final = "effect"
EFFECTS: Final = "effects"  # several, at least one
FLAG: Final = "flag"
WHOLE: Final = "whole"
DIVISOR: Final = "divisor"
NUMBER: Final = "number"  # a whole number, or one that the table decides
VERB: Final = "verb"  # what a deed does, by its name
DEED: Final = "deed"
DEEDS: Final = "deeds"  # several
CAUSE: Final = "cause"  # a seat, a card, its stamp, whom it deals with, and the deed it answers
CAUSE_PARTS: Final = ("player", "copy", "stamp", "copy")  # the kinds of its numbers, with limits at each table
TOGETHER: Final = "Together"
LONGEST: Final = 64  # of a list in a field
DEEPEST: Final = 24  # parts of a path: no effect has as many within one another

WORDS: Final[dict[str, type[Word]]] = {
    "effect": Effect,
    "who": Who,
    "count": Count,
    "condition": Condition,
}


class Limits:
    """What the fields of steps can be at one table, by kind: numbers within bounds, or some words.

    A kind of number with an s, as in `seats`, is a list of such numbers.
    """

    def __init__(self, numbers: dict[str, tuple[int, int]], words: dict[str, tuple[str, ...]]) -> None:
        self.numbers: Final = numbers
        self.words: Final = words


class Shape:
    """The kinds of fields that something is made of, in order: `"effect (seat place card target?) left"`.

    What stands in brackets are the numbers of a source. At most one of them may be left out: it has a question mark,
    is not written where it is none, and none where it is not written. Elsewhere a question mark allows for nothing.
    `"blood|influence"` is one of these words.
    """

    def __init__(self, text: str) -> None:
        words = text.split()
        opened = [place for place, word in enumerate(words) if word[0] == "("]
        closed = [place for place, word in enumerate(words) if word[-1] == ")"]
        self.source: Final = opened[0] if opened else len(words)  # where the numbers of a source begin
        self.after: Final = closed[0] + 1 if closed else len(words)
        left_out = [place for place in range(self.source, self.after) if "?" in words[place]]
        self.left_out: Final = left_out[0] if left_out else NOBODY
        self.kinds: Final = [
            word.strip("(?)") if place in left_out else word.strip("()") for place, word in enumerate(words)
        ]

    def without_holes(self, parts: list[object]) -> list[object]:
        """The same with none in place of what was left out."""
        at = self.left_out
        return [*parts[:at], NOBODY, *parts[at:]] if at >= 0 and len(parts) == len(self.kinds) - 1 else parts


class Codec:
    """The steps and effects one game can have on its docket.

    `steps` says of what kinds of fields each step is made, in order: `"seat card"`; `words` the same of everything
    that effects are made of; `effects`, which effects a step can carry out, where that is not any. A game with deeds
    has verbs, and `more` than words in its cards: texts, patterns, and what `bases` names.
    """

    def __init__(
        self,
        steps: dict[type[Step], str],
        effects: dict[type[Step], type[Effect]],
        words: dict[type[Word], str],
        verbs: tuple[str, ...] = (),
        more: dict[type[object], str] | None = None,
        bases: dict[str, type[object]] | None = None,
    ) -> None:
        self.makers: Final[dict[str, Callable[..., Step]]] = {kind.__name__: kind for kind in steps}
        self.shapes: Final[dict[str, Shape]] = {kind.__name__: Shape(shape) for kind, shape in steps.items()}
        self.carries: Final[dict[str, type[Effect]]] = {kind.__name__: effect for kind, effect in effects.items()}
        self.verbs: Final = verbs
        self.bases: Final[dict[str, type[object]]] = {**WORDS, **({} if bases is None else bases)}
        self.words: Final[dict[str, Callable[..., object]]] = {}
        self.spelled: Final[dict[str, Shape]] = {}
        for word, shape in [*MADE_OF.items(), *words.items(), *({} if more is None else more).items()]:
            self.words[word.__name__] = word
            self.spelled[word.__name__] = Shape(shape)
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
        name = type(step).__name__
        if isinstance(step, Deed):
            return [name, self.verbs[step.verb], *[self.write_part(field) for field in step.fields()[1:]]]
        parts: list[object] = []
        for field in step.fields():
            if isinstance(field, Cause):
                parts.append(self.write_cause(field))
            elif isinstance(field, Source):
                parts += field.numbers()
            else:
                parts.append(self.write_part(field))
        at = self.shapes[name].left_out
        if at >= 0 and parts[at] == NOBODY:
            parts.pop(at)
        return [name, *parts]

    def write_part(self, part: object) -> object:
        if isinstance(part, Effect):
            return {EFFECT: self.codes.get(part) or self.write_word(part)}
        if isinstance(part, Deed):
            return self.write(part)
        if is_dataclass(part):
            return self.write_word(part)
        return [self.write_part(one) for one in part] if isinstance(part, tuple) else part

    def write_cause(self, cause: Cause) -> list[object]:
        deed = None if cause.deed is None else self.write(cause.deed)
        return [cause.seat, cause.card, cause.stamp, cause.target, deed]

    def write_word(self, word: object) -> list[object]:
        """What no card says, by its name and fields."""
        assert is_dataclass(word), "the words of a card are data"
        name = type(word).__name__
        found: list[object] = [name]
        for kind, field in zip(self.spelled[name].kinds, fields(word), strict=True):
            part = getattr(word, field.name)
            found.append(self.verbs[part] if kind == VERB else self.write_part(part))
        return found

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
        if not isinstance(name, str) or name not in self.makers:
            raise Unreadable("position-step", shown(name), path)
        shape = self.shapes[name]
        read = self.read_parts(name, shape, self.carries.get(name, Effect), parts[1:], path, limits)
        if shape.source < shape.after:
            numbers = [part for part in read[shape.source : shape.after] if isinstance(part, int)]
            read = [*read[: shape.source], Source(*numbers), *read[shape.after :]]
        return self.makers[name](*read)

    def read_parts(
        self, name: str, shape: Shape, carried: type[Effect], written: list[object], path: str, limits: Limits
    ) -> list[object]:
        """The fields of a step or a word, each of its kind; what it carries out, of this kind."""
        parts = shape.without_holes(written)
        if len(parts) != len(shape.kinds):
            raise Unreadable("position-fields", " ".join([name, *shape.kinds]), path)
        skipped = shape.left_out if len(written) < len(parts) else len(parts)
        found: list[object] = []
        for place, kind in enumerate(shape.kinds):
            at = place if place > skipped else place + 1
            found.append(self.read_part(kind, carried, parts[place], f"{path}.{at}", limits))
        return found

    def read_ask(self, data: object, path: str, limits: Limits) -> Ask:
        step = self.read_step(listed(data, path) or [data], path, limits)
        if not isinstance(step, Ask):
            raise Unreadable("position-step", type(step).__name__, path)
        return step

    def read_part(self, written: str, carried: type[Effect], data: object, path: str, limits: Limits) -> object:
        kind = written.rstrip("?")
        if data is None and kind != written:
            return None
        if kind in (VERB, DEED, DEEDS, CAUSE):
            return self.read_of_deeds(kind, data, path, limits)
        if kind == EFFECT:
            return self.read_effect(carried, data, path, limits)
        if kind == EFFECTS:
            several = short(data, path)
            if not several:
                raise Unreadable("position-effect", shown(data), path)
            return tuple([self.read_effect(carried, one, f"{path}.{n}", limits) for n, one in enumerate(several)])
        if kind in self.bases:
            return self.read_word(self.bases[kind], data, path, limits)
        if kind == NUMBER and isinstance(data, (list, tuple)):
            return self.read_word(Count, data, path, limits)
        if kind in (NUMBER, WHOLE):
            return numbered(data, -AMOUNT, AMOUNT, path)
        if kind == DIVISOR:
            return numbered(data, 1, AMOUNT, path)
        if kind == FLAG:
            return flagged(data, path)
        if "|" in kind:
            return worded(data, tuple(kind.split("|")), path)
        return limited(kind, data, path, limits)

    def read_of_deeds(self, kind: str, data: object, path: str, limits: Limits) -> object:
        """A deed or what belongs to one."""
        if kind == VERB:
            return self.verbs.index(worded(data, self.verbs, path))
        if kind == DEED:
            return self.read_deed(data, path, limits)
        if kind == DEEDS:
            return tuple([self.read_deed(one, f"{path}.{n}", limits) for n, one in enumerate(short(data, path))])
        return self.read_cause(data, path, limits)

    def read_deed(self, data: object, path: str, limits: Limits) -> Deed:
        step = self.read_step(listed(data, path) or [data], path, limits)
        if not isinstance(step, Deed):
            raise Unreadable("position-step", type(step).__name__, path)
        return step

    def read_cause(self, data: object, path: str, limits: Limits) -> Cause:
        parts = listed(data, path)
        if len(parts) != len(CAUSE_PARTS) + 1:
            raise Unreadable("position-fields", " ".join([CAUSE, *CAUSE_PARTS, DEED]), path)
        if path.count(".") > DEEPEST:
            raise Unreadable("position-step", CAUSE, path)
        numbers: list[int] = []
        for place, kind in enumerate(CAUSE_PARTS):
            least, most = limits.numbers[kind]
            numbers.append(numbered(parts[place], least, most, f"{path}.{place}"))
        last = parts[len(CAUSE_PARTS)]
        deed = None if last is None else self.read_deed(last, f"{path}.{len(CAUSE_PARTS)}", limits)
        return Cause(numbers[0], numbers[1], numbers[2], numbers[3], deed)

    def read_effect(self, carried: type[Effect], data: object, path: str, limits: Limits) -> Effect:
        code = data.get(EFFECT) if isinstance(data, dict) and len(data) == 1 else None
        effect: object = self.effects.get(code) if isinstance(code, str) else None
        if isinstance(code, (list, tuple)):
            effect = self.read_word(Effect, code, path, limits)
        if not isinstance(effect, carried):
            raise Unreadable("position-effect", shown(data), path)
        return effect

    def read_word(self, base: type[object], data: object, path: str, limits: Limits) -> object:
        """What no card says."""
        parts = listed(data, path)
        name = parts[0] if parts else None
        if not isinstance(name, str) or name not in self.words or path.count(".") > DEEPEST:
            raise Unreadable("position-effect", shown(name), path)
        word = self.words[name](*self.read_parts(name, self.spelled[name], Effect, parts[1:], path, limits))
        if not isinstance(word, base):
            raise Unreadable("position-effect", name, path)
        return word


def limited(kind: str, data: object, path: str, limits: Limits) -> Field:
    """A field whose kind has its own limits at this table."""
    if kind in limits.words:
        return worded(data, limits.words[kind], path)
    if kind in limits.numbers:
        least, most = limits.numbers[kind]
        return numbered(data, least, most, path)
    least, most = limits.numbers[kind[:-1]]
    return tuple([numbered(item, least, most, f"{path}.{place}") for place, item in enumerate(short(data, path))])


def short(data: object, path: str) -> list[object]:
    items = listed(data, path)
    if len(items) > LONGEST:
        raise Unreadable("position-length", str(len(items)), path)
    return items


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
