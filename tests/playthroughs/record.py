"""Whole random games written out, question by question and event by event.

`python -m tests.playthroughs.record` writes them anew; read the difference before committing it.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from gloam.core.event import Event
from gloam.core.table import LETTERS, Table
from tests.conformance.setups import SETUPS, Setup, set_up

HERE = Path(__file__).parent
RECORDED = SETUPS[::3]  # every third way to set up a game is enough to read


def name(setup: Setup) -> str:
    return "-".join([setup[0], str(setup[1]), *setup[2]]) + ".txt"


def playthrough(setup: Setup) -> str:
    """One random game as text."""
    rng = Random(name(setup))
    table = set_up(setup, seed=11)
    lines = told(table, 0)
    while not table.over:
        question = rng.choice(table.questions())
        option = rng.choice(question.options)
        since = count(table)
        lines.append(f"{LETTERS[question.seat]} {question.number} {question.what}: {' | '.join(question.options)}")
        lines.append(f"{LETTERS[question.seat]} {question.number} > {option}")
        table.answer(question.seat, option)
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
        (HERE / name(each)).write_text(playthrough(each), encoding="utf-8")
