"""What a lesson is, and the files that hold them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

import gloam
from gloam import bots as players
from gloam.core.refusal import Rejected, Unreadable
from gloam.core.table import LETTERS

COMPARED: Final = re.compile(r"(<=|>=|<|>)(-?\d{1,9})")
MANY: Final = 100  # lessons in a file at most

Pattern = dict[str, str | int | bool]  # some facts of an event: `what` it is, and whatever else has to be so
Wish = dict[str, object]  # some of what a seat has, as a position writes it


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a lesson: what is written in it is known, or it is a fault."""


class Cue(Part, frozen=True):
    """What another seat answers to a question of this kind: by what has happened before."""

    ask: str
    happened: Pattern = msgspec.field(name="if")
    then: str
    otherwise: str = msgspec.field(name="else")


class Goal(Part, frozen=True):
    """One of: something that has happened, something that the learner's seat has then, who wins."""

    event: Pattern = {}
    has: Wish = {}
    winner: str = ""


class Way(Part, frozen=True):
    """What the coach says of a lesson done in this way."""

    say: str
    event: Pattern


class Wrong(Part, frozen=True):
    """Answers that miss the point.

    `say`: the coach's line. `because`: what happens then. `refused`: the rule that forbids the last of them. `weaker`:
    the lesson is done all the same. `always`: the line is said whenever `because` has happened, whatever was answered.
    """

    play: tuple[str, ...]
    say: str = ""
    because: Pattern = {}
    refused: str = ""
    weaker: bool = False
    always: bool = False


class Lesson(Part, frozen=True):
    """A position, what the learner is to reach there, and all that others do meanwhile.

    `seat` is the learner's. `others` answer in order, each when they can; beyond that they do the least. `auto`: what
    is answered for the learner, by question: the first of these that is on offer. `bots`: who sits there, in a lesson
    that is a real game. `play` is the solution, `also` has others that are as good. `until`: the events that end the
    lesson; what comes after the first of them is not shown. `done`: all that must be so then. `ways`: what is said of
    some ways to do it. `star`: what is applauded and not asked for. `points`: what the coach's first line speaks of on
    the table, in the order of the numbers in it.
    """

    id: str
    rules: tuple[str, ...]
    position: dict[str, object]
    until: tuple[Pattern, ...]
    done: tuple[Goal, ...]
    minutes: int = 1
    seat: str = "A"
    others: dict[str, tuple[str | Cue, ...]] = {}
    auto: dict[str, tuple[str, ...]] = {}
    bots: dict[str, str] = {}
    play: tuple[str, ...] = ()
    also: tuple[tuple[str, ...], ...] = ()
    wrong: tuple[Wrong, ...] = ()
    ways: tuple[Way, ...] = ()
    star: tuple[Goal, ...] = ()
    points: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        return str(self.position["game"])

    @property
    def number_of_seat(self) -> int:
        return LETTERS.index(self.seat)

    @property
    def is_real(self) -> bool:
        """Is it a real game, against bots and with hints only?"""
        return bool(self.bots)

    @property
    def lines(self) -> list[str]:
        """The names of the coach's lines that it needs."""
        said = ["before", "done", *[way.say for way in self.ways], *[wrong.say for wrong in self.wrong if wrong.say]]
        return list(dict.fromkeys([*said, "star"] if self.star else said))


class Tip(Part, frozen=True):
    """A thing that good players know; `rules` are those it follows from, if it follows from any."""

    id: str
    rules: tuple[str, ...] = ()


class Lessons(Part, frozen=True):
    """A file: the ladder of one game, from the first lesson to the last, and its tips."""

    game: str
    lesson: tuple[Lesson, ...]
    tip: tuple[Tip, ...] = ()


def read(text: str) -> Lessons:
    """The lessons of a file. Raises `Unreadable` with what is wrong, and in which lesson."""
    try:
        found = msgspec.convert(tomllib.loads(text), Lessons)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, RecursionError) as no:
        raise Unreadable("lessons", str(no)) from None
    gloam.game(found.game)
    if not 1 <= len(found.lesson) <= MANY:
        raise Unreadable("lessons-none", str(len(found.lesson)))
    ids = [lesson.id for lesson in found.lesson] + [tip.id for tip in found.tip]
    for name in ids:
        if ids.count(name) > 1:
            raise Unreadable("lesson-twice", name)
    lessons = tuple([of_game(lesson, found.game) for lesson in found.lesson])
    for tip in found.tip:
        check_rules(tip.rules, tip.id, found.game)
    return msgspec.structs.replace(found, lesson=lessons)


def of_game(lesson: Lesson, game: str) -> Lesson:
    """The same with its game named in its position, and everything looked at. Raises `Unreadable`."""
    if lesson.position.get("game", game) != game:
        raise Unreadable("lesson-game", str(lesson.position["game"]), lesson.id)
    named = msgspec.structs.replace(lesson, position={"game": game, **lesson.position})
    check(named)
    return named


# ---- does everything in it fit together?


def check(lesson: Lesson) -> None:
    """Raises `Unreadable` where something does not go together with the rest."""
    check_rules(lesson.rules, lesson.id, lesson.game)
    check_seats(lesson)
    check_goals(lesson)
    if lesson.is_real == bool(lesson.play):
        raise Unreadable("lesson-play", " ".join(lesson.play), lesson.id)
    for wrong in lesson.wrong:
        check_wrong(lesson, wrong)
    for pattern in patterns(lesson):
        if not isinstance(pattern.get("what"), str):
            raise Unreadable("lesson-event", str(pattern), lesson.id)
    for amount in amounts(lesson):
        if amount[:1] in ("<", ">") and not COMPARED.fullmatch(amount):
            raise Unreadable("lesson-amount", amount, lesson.id)


@cache
def rules_of(game: str) -> frozenset[str]:
    return frozenset(gloam.game(game).ledger().rules)


def check_rules(rules: tuple[str, ...], where: str, game: str) -> None:
    for rule in rules:
        if rule not in rules_of(game):
            raise Unreadable("lesson-rule", rule, where)


def check_seats(lesson: Lesson) -> None:
    seats = lesson.position.get("seats")
    letters = LETTERS[: len(seats)] if isinstance(seats, list) else ""
    if len(lesson.seat) != 1 or lesson.seat not in letters:
        raise Unreadable("lesson-seat", lesson.seat, lesson.id)
    for letter in (*lesson.others, *lesson.bots):
        if len(letter) != 1 or letter not in letters or letter == lesson.seat:
            raise Unreadable("lesson-seat", letter, lesson.id)
    for bot in lesson.bots.values():
        try:
            players.make(bot, 0)
        except Rejected:
            raise Unreadable("lesson-bot", bot, lesson.id) from None


def check_goals(lesson: Lesson) -> None:
    if not lesson.until or not lesson.done:
        raise Unreadable("lesson-goal", "done" if lesson.until else "until", lesson.id)
    for name, goals in (("done", lesson.done), ("star", lesson.star)):
        for goal in goals:
            if [bool(goal.event), bool(goal.has), bool(goal.winner)].count(True) != 1:
                raise Unreadable("lesson-goal", name, lesson.id)


def check_wrong(lesson: Lesson, wrong: Wrong) -> None:
    """It has answers, and the coach's line or the rule's; what the rules refuse has no consequence."""
    said = wrong.say or wrong.refused
    both = wrong.refused and (wrong.because or wrong.weaker)
    if not wrong.play or not said or both or (wrong.always and not wrong.because):
        raise Unreadable("lesson-wrong", " ".join(wrong.play), lesson.id)
    if wrong.refused:
        check_rules((wrong.refused,), lesson.id, lesson.game)


def patterns(lesson: Lesson) -> Iterator[Pattern]:
    """All events that it speaks of."""
    yield from lesson.until
    yield from [goal.event for goal in (*lesson.done, *lesson.star) if goal.event]
    yield from [wrong.because for wrong in lesson.wrong if wrong.because]
    yield from [way.event for way in lesson.ways]
    for script in lesson.others.values():
        yield from [cue.happened for cue in script if isinstance(cue, Cue)]


def amounts(lesson: Lesson) -> Iterator[str]:
    """All texts that could compare a number."""
    for pattern in patterns(lesson):
        yield from [fact for fact in pattern.values() if isinstance(fact, str)]
    for goal in (*lesson.done, *lesson.star):
        yield from [fact for fact in goal.has.values() if isinstance(fact, str)]
