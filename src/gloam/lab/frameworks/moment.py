"""A table at rest, with what each seat has been told so far: a node of a game tree. It never changes."""

from __future__ import annotations

import json
from functools import cached_property
from hashlib import blake2b
from random import Random
from typing import Final

import msgspec

import gloam
from gloam.core.chance import Chance
from gloam.core.table import LETTERS, Table
from gloam.lab.games import GAMES

Lines = tuple[str, ...]

FINGERPRINT: Final = 8  # bytes


class Moment:
    """`told` has the lines of every seat and, last, of those who only watch: events as they saw them, and what they
    answered. `moves` are all answers and all luck, for a reader who may know everything. `awaiting` is an answer that
    has been given and brings luck into play: it is carried out once the luck is known.
    """

    def __init__(self, table: Table, told: tuple[Lines, ...], moves: Lines, awaiting: str = "") -> None:
        self.table: Final = table
        self.told: Final = told
        self.moves: Final = moves
        self.awaiting: Final = awaiting

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        written = as_text(self.table.position())
        return (restored, (self.table.setup.game, written, self.told, self.moves, self.awaiting))

    @property
    def seat(self) -> int:
        """Whoever is asked; where several choose in secret at once, the first of them."""
        return self.table.open[0].seat

    @cached_property
    def legal(self) -> dict[int, str]:
        if self.table.over or self.awaiting:
            return {}
        return GAMES[self.table.setup.game].vocabulary().legal(self.table.question_of(0), self.table.seats)

    def answered(self, number: int) -> Moment:
        """What comes of an answer: the next question, or luck that has to be drawn first."""
        option = self.legal[number]
        table = self.table.clone()
        table.accept(0, option)
        if table.chance.state != self.table.chance.state:
            return Moment(self.table, self.told, self.moves, option)
        return self.followed(table, option, f"{LETTERS[self.seat]} {option}")

    def drawn(self, luck: Chance) -> Moment:
        """The answer that awaited its luck is carried out with this one."""
        table = self.table.clone()
        table.chance = luck
        table.accept(0, self.awaiting)
        return self.followed(table, self.awaiting, f"{LETTERS[self.seat]} {self.awaiting} *{luck.state}")

    def followed(self, table: Table, option: str, move: str) -> Moment:
        since = 0 if self.table.told is None else self.table.told.count
        viewers = [*range(table.seats), None]
        told = [lines + heard(table, viewer, since) for viewer, lines in zip(viewers, self.told, strict=True)]
        told[self.seat] = (*self.told[self.seat], "> " + option, *told[self.seat][len(self.told[self.seat]) :])
        return Moment(table, tuple(told), (*self.moves, move))

    def imagined(self, seat: int, rng: Random) -> Moment:
        """A moment this seat cannot tell from this one. It has its own past; of the others' only what all have seen."""
        told = tuple([lines if other == seat else self.told[-1] for other, lines in enumerate(self.told)])
        return Moment(self.table.seat(seat).imagine(rng), told, (f"imagined by {LETTERS[seat]}",))

    # ---- as text

    def observation(self, seat: int | None) -> str:
        """The view, and the question if there is one."""
        question = None if seat is None else self.table.seat(seat).question()
        asked = None if question is None else [question.what, question.options, question.facts]
        return as_text([self.table.view(seat), asked])

    def private(self, seat: int) -> str:
        return as_text(self.table.view(seat)["you"])

    def past(self, seat: int | None) -> str:
        return "\n".join(self.told[-1 if seat is None else seat])

    def fingerprint(self, seat: int | None) -> bytes:
        """A short number that stands for the whole past of a seat."""
        return blake2b(self.past(seat).encode(), digest_size=FINGERPRINT).digest()


def as_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def heard(table: Table, viewer: int | None, since: int) -> Lines:
    return tuple([as_text(event) for event in table.events(viewer, since)])


def begun(table: Table) -> Moment:
    """The first moment of a game."""
    viewers = [*range(table.seats), None]
    return Moment(table, tuple([heard(table, viewer, 0) for viewer in viewers]), (f"begun *{table.chance.state}",))


def restored(game: str, written: str, told: tuple[Lines, ...], moves: Lines, awaiting: str) -> Moment:
    """A moment that was written down."""
    return Moment(gloam.game(game).from_position(json.loads(written)), told, moves, awaiting)
