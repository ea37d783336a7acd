"""Whole games written out, question by question and event by event: random ones, and those of Rivals that use every card.

`python -m tests.playthroughs.record` writes them anew; read the difference before committing it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from gloam.core.event import Event
from gloam.core.table import LETTERS, Table
from tests.conformance.setups import SETUPS, Setup, set_up
from tests.rivals import recorded

HERE = Path(__file__).parent


class Game(NamedTuple):
    """How a game begins, and who answers."""

    name: str
    begin: Callable[[], Table]
    choose: Callable[[Table, Random], tuple[int, str]]

    @property
    def file(self) -> Path:
        return HERE / f"{self.name}.txt"


def any_answer(table: Table, rng: Random) -> tuple[int, str]:
    question = rng.choice(table.questions())
    return question.seat, rng.choice(question.options)


def by_chance(setup: Setup) -> Game:
    return Game("-".join([setup[0], str(setup[1]), *setup[2]]), partial(set_up, setup, 11), any_answer)


def with_every_card(game: recorded.Game) -> Game:
    return Game(game.name, game.table, game.choose)


# Every third way to set up the other games is enough to read.
RECORDED: Final = [
    *[by_chance(setup) for setup in SETUPS if setup[0] != "rivals"][::3],
    *[with_every_card(game) for game in recorded.GAMES],
]


def playthrough(game: Game) -> str:
    """One game as text."""
    rng = Random(game.file.name)
    table = game.begin()
    lines = told(table, 0)
    while not table.over:
        seat, option = game.choose(table, rng)
        question = next(one for one in table.questions() if one.seat == seat)
        since = count(table)
        lines.append(f"{LETTERS[seat]} {question.number} {question.what}: {' | '.join(question.options)}")
        lines.append(f"{LETTERS[seat]} {question.number} > {option}")
        table.answer(seat, option)
        lines += told(table, since)
    assert table.result is not None
    lines.append(str(table.result.plain()))
    return "\n".join(lines) + "\n"


def count(table: Table) -> int:
    return 0 if table.told is None else table.told.count


def told(table: Table, since: int) -> list[str]:
    """The newest events with their secrets, one a line."""
    return [event_line(event) for event in table.happened(since)]


def event_line(event: Event) -> str:
    facts = {**event.facts, **(event.secret or {})}
    who = LETTERS[event.seat] if event.seat >= 0 else "-"
    told = [f"{key}={value}" for key, value in facts.items()]
    secret = f" (only for {event.knowers:b})" if event.secret and event.knowers >= 0 else ""
    return f"  {who} {event.what} [{event.rule}] {' '.join(told)}{secret}".rstrip()


if __name__ == "__main__":
    for each in RECORDED:
        each.file.write_text(playthrough(each), encoding="utf-8")
