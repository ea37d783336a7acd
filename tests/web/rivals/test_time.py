"""How long a seat takes says nothing of its cards: for every kind of passing, on tables that are dealt afresh.

Time is counted in beats, on a clock of the tests' own: what the machine needs for its work is no part of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import pytest

from gloam.core.passing import ALWAYS, NEVER
from gloam.core.question import Question
from gloam.core.table import Table
from gloam.rivals.passing import PASSING
from gloam.web.rooms.bot_turns import BotTurns
from gloam.web.rooms.room import Room
from gloam.web.rooms.standing import WAIT, Standing
from tests.rivals.eager import eager_step, eager_table
from tests.web.place import FOUR, Place, told, until
from tests.web.test_thinking import PACE, Clock

SEEDS: Final = (3, 29, 80)  # games in which all of it happens
LONG: Final = 300  # answers of a game that are looked at
DEALS: Final = 2  # besides the one that there is
# Every question that can be passed where such games come to it, and its kind. None of them asks for an ability or a
# text without a name of its own in the turn of a foe.
KINDS: Final = (
    ("AskAid", "defence"),
    ("AskAnswer", "card"),
    ("AskBlock", "card"),
    ("AskBlock", "defence"),
    ("AskChallenge", "claim"),
    ("AskChange", "prevention"),
    ("AskContribution", "conspiracy"),
    ("AskHarden", "defence"),
    ("AskIntel", "intel"),
    ("AskReaction", "defence"),
    ("AskTrap", "traps"),
)
BY_HAND: Final = "by hand"  # ways to pass
ANOTHER: Final = "another answer"  # and what one does instead
WAYS: Final = (BY_HAND, "once and for all", WAIT, ANOTHER)


@cache
def positions() -> dict[tuple[str, str], tuple[Table, int]]:
    """Of each kind of passing, a table at which one person alone is asked so, and who it is."""
    found: dict[tuple[str, str], tuple[Table, int]] = {}
    for seed in SEEDS:
        for table, question in moments(eager_table(2 + seed % 3, seed), Random(seed)):
            kind = PASSING.kind(table, question).partition(" ")[0]
            if kind and (question.what, kind) not in found:
                found[question.what, kind] = table.clone(), question.seat
    return found


def moments(table: Table, rng: Random) -> Iterator[tuple[Table, Question]]:
    """Where somebody alone is asked, in the course of a game."""
    for _ in range(LONG):
        if table.over:
            return
        questions = table.questions()
        if len(questions) == 1:
            yield table, questions[0]
        eager_step(table, rng)


def test_there_is_a_table_for_every_kind_of_passing() -> None:
    assert set(positions()) == set(KINDS)


@pytest.mark.parametrize("kind", KINDS, ids=" ".join)
def test_the_time_until_others_see_something_is_the_same_whatever_lies_hidden(
    kind: tuple[str, str], tmp_path: Path
) -> None:
    """Whoever passes, by hand or by what they have said, and whoever does something else: one beat, on every deal."""
    table, asked = positions()[kind]
    other = next(seat for seat in range(table.seats) if seat != asked)
    deals = [table, *[table.seat(other).imagine(Random(deal)) for deal in range(DEALS)]]
    taken: dict[tuple[int, str], float] = {}

    @told
    async def story() -> None:
        async with Place(tmp_path, pace=PACE) as place:
            for number, deal in enumerate(deals):
                for way in WAYS:
                    taken[number, way] = await beats(place, deal, asked, way)

    story()
    assert taken == dict.fromkeys(taken, 1.0)


async def beats(place: Place, table: Table, asked: int, way: str) -> float:
    """After how many beats the others see something."""
    names = FOUR[: table.seats]
    with pytest.MonkeyPatch.context() as patch:
        clock = Clock(patch)
        with pytest.MonkeyPatch.context() as asleep:
            asleep.setattr(BotTurns, "wake", lambda _: None)  # nothing is passed before it is said
            room = await place.table("rivals", *names, position=json.dumps(table.position()))
            question = room.playing.seat(asked).question()
            assert question is not None
            says(room, question, way)
        room.bots.seen = 0.0
        moments: list[float] = []
        touch = room.touch

        def touched(seat: int | None = None) -> None:
            touch(seat)
            if seat is None:
                moments.append(clock.now)

        patch.setattr(room, "touch", touched)
        await passes(room, question, way)
        await until(lambda: bool(moments))
        await room.stop()
    return round(moments[0] / PACE, 6)


def says(room: Room, question: Question, way: str) -> None:
    """What this seat has said beforehand: that it wants to be asked, or not."""
    if way == WAIT:
        said = room.standing.said(room.playing, question.seat, WAIT, NEVER)
    else:
        mode = ALWAYS if way in (BY_HAND, ANOTHER) else NEVER
        said = Standing({PASSING.kind(room.playing, question): mode})
    room.seats[question.seat].standing = said.text()


async def passes(room: Room, question: Question, way: str) -> None:
    """Pass so, or do something else that others see."""
    seat, passed = question.seat, PASSING.option(room.playing, question)
    if way == BY_HAND:
        await room.send(seat, passed, room.number_of(question))
    elif way == ANOTHER:
        await room.send(seat, seen_answer(room.playing, question) or passed, room.number_of(question))
    else:
        room.wake()


def seen_answer(table: Table, question: Question) -> str:
    """An answer that does not pass, and of which others see something at once; '' where there is none."""
    passed = PASSING.option(table, question)
    for option in question.options:
        trial = table.clone()
        trial.answer(question.seat, option)
        if option != passed and trial.view(None) != table.view(None):
            return option
    return ""
