"""Bots think elsewhere: they choose as they would here, are stopped in time, and their time tells nothing."""

from __future__ import annotations

import asyncio
import functools
import logging
import os
import signal
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

import gloam
from gloam import bots
from gloam.bots import THEN
from gloam.bots.stint import in_a_row
from gloam.core.refusal import Rejected
from gloam.core.table import Table
from gloam.web.guests.seating import stand_in
from gloam.web.rooms.bot_turns import QUICK, beat_of, called, until_beat
from gloam.web.rooms.room import Room
from gloam.web.rooms.thinking import NOTHING, Call, Mind, Minds
from gloam.web.rooms.trial import attempt
from gloam.web.rooms.turns import Asker
from gloam.web.settings import Settings
from tests.web.minds import answers_nonsense, answers_only_once, breaks_down, never_answers
from tests.web.place import PATIENCE, Place, asked, holder, lines_kept, play, told, until

PACE = 0.4


def a_table(game: str, moves: int) -> Table:
    table, rng = gloam.game(game).table(seats=3, seed=moves), Random(moves)
    for _ in range(moves):
        question = rng.choice(table.questions())
        table.answer(question.seat, rng.choice(question.options))
    return table


# ---- the processes


@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
def test_a_bot_chooses_and_thinks_there_what_it_would_here(game: str) -> None:
    mind = Mind()
    for name in ("random", "beginner", "greedy", "instinct", *[f"{name}@8" for name in bots.SEARCHING]):
        for moves in (0, 40):
            table = a_table(game, moves)
            for question in table.questions():
                bot, here = bots.make(name, table.setup.seed), table.seat(question.seat)
                call = Call(gloam.journal(table).text(), question.seat, name)
                assert mind.ask(replace(call, why=True), PATIENCE) == (bot.think(here, question) or NOTHING)
                answers = THEN.join(in_a_row(bot, table.clone(), question.seat))
                assert mind.ask(call, PATIENCE) == answers
                assert answers.split(THEN)[0] == bot.choose(here, question)
    mind.stop()


def test_a_bot_that_never_answers_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloam.web.rooms.thinking.STARTING", 0.1)
    mind, began = Mind(never_answers), time.monotonic()
    assert mind.ask(Call("", 0, "greedy"), 0.1) is None
    assert time.monotonic() - began < PATIENCE
    assert mind.process is None
    mind.stop()


def test_a_process_that_breaks_down_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    mind = Mind(answers_only_once)
    answers = [mind.ask(Call("", 0, "greedy"), PATIENCE) for _ in range(3)]
    assert answers == ["once", None, "once"]
    assert [record.message for record in caplog.records] == ["a bot broke down"]
    mind.stop()


def test_a_process_that_was_killed_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    mind, table = Mind(), a_table("vendetta", 5)
    question = table.questions()[0]
    asked = functools.partial(mind.ask, Call(gloam.journal(table).text(), question.seat, "greedy"), PATIENCE)
    first = asked()
    assert mind.process is not None
    assert mind.process.pid is not None
    os.kill(mind.process.pid, signal.SIGKILL)
    assert asked() is None
    assert asked() == first
    mind.stop()


@told
async def test_to_stop_ends_a_thought_at_once_and_is_no_breakdown(caplog: pytest.LogCaptureFixture) -> None:
    minds = Minds(1, 600, never_answers)
    thought = asyncio.create_task(minds.choose("", 0, "greedy"))
    await until(lambda: minds.all[0].process is not None and minds.all[0].process.is_alive())
    began = time.monotonic()
    await asyncio.to_thread(minds.stop)
    assert await thought is None
    assert time.monotonic() - began < PATIENCE
    assert await minds.choose("", 0, "greedy") is None, "it is not started again"
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@told
async def test_what_is_no_answer_to_the_question_counts_for_none() -> None:
    minds = Minds(1, PATIENCE, answers_nonsense)
    assert await minds.choose("", 0, "greedy") == "banana"
    assert await minds.think("", 0, "greedy") is None
    await asyncio.to_thread(minds.stop)


def test_a_bot_has_far_more_time_than_it_takes() -> None:
    """So that no legal move has to be made for it on a busy machine."""
    longest = max([budget.milliseconds for budget in bots.SEARCHING.values()]) / 1000
    assert longest >= 0.5
    assert Settings().thinking >= 5 * longest


# ---- at a table


def with_minds(monkeypatch: pytest.MonkeyPatch, work: Callable[[Connection], None]) -> None:
    monkeypatch.setattr("gloam.web.house.Minds", functools.partial(Minds, work=work))
    monkeypatch.setattr("gloam.web.rooms.thinking.STARTING", 0.1)


async def a_bot_is_asked(place: Place) -> Room:
    room = await place.table("vendetta", "greedy", "greedy", "Anna")
    if not room.is_bot(asked(room).seat):
        await play(room, Random(1), 1)
    return room


@pytest.mark.parametrize("work", [never_answers, breaks_down, answers_nonsense])
@told
async def test_where_a_bot_makes_no_choice_a_legal_one_is_made_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, work: Callable[[Connection], None]
) -> None:
    with_minds(monkeypatch, work)
    async with Place(tmp_path, thinking=0.1) as place:
        room = await a_bot_is_asked(place)
        lines, bot = len(lines_kept(room)), asked(room).seat
        await until(lambda: len(lines_kept(room)) > lines)
        assert lines_kept(room)[lines].seat == bot
        assert gloam.replay(room.journal().text()).view(None) == room.playing.view(None)


@told
async def test_pages_answer_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_minds(monkeypatch, never_answers)
    async with Place(tmp_path, thinking=600.0) as place:
        monkeypatch.setattr("gloam.web.rooms.thinking.STARTING", 600)
        room = await a_bot_is_asked(place)
        lines, anna = len(lines_kept(room)), place.visitor("Anna")
        await until(lambda: any(mind.process is not None for mind in place.house.minds.all))
        for path in (anna.seat(room), "/health", f"/tables/{room.id}/watch"):
            async with asyncio.timeout(PATIENCE):
                assert (await anna.get(path)).status_code == 200
        assert len(lines_kept(room)) == lines, "the bot is still thinking"


@told
async def test_a_bot_is_told_nothing_of_who_at_the_table_is_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that none can prefer people as its targets."""
    told_to_bots: list[tuple[str, int, str]] = []

    async def choose(_: Minds, journal: str, seat: int, bot: str, _asker: Asker) -> str | None:
        told_to_bots.append((journal, seat, bot))
        await asyncio.Event().wait()
        return None

    monkeypatch.setattr(Minds, "choose", choose)
    async with Place(tmp_path) as place:
        await place.table("vendetta", "bold", "Anna", "Boris", "Chloe", seed=3)
        await until(lambda: len(told_to_bots) == 1)
        await place.table("vendetta", "bold", "greedy", "master", "Anna", seed=3)
        await until(lambda: len(told_to_bots) == 2)
    assert told_to_bots[0] == told_to_bots[1]
    assert told_to_bots[0][1:] == (0, "bold")


# ---- how long it takes


class Clock:
    """The time that the bots of a room see: it passes only while they think or wait, however busy the machine is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *thoughts: float) -> None:
        """`thoughts`: how many seconds each of them takes; what comes after them takes none."""
        self.now = 0.0
        self.thoughts = list(thoughts)
        bots_see = "gloam.web.rooms.bot_turns"
        monkeypatch.setattr(f"{bots_see}.time", SimpleNamespace(monotonic=lambda: self.now))
        monkeypatch.setattr(f"{bots_see}.asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": self.sleep}))
        monkeypatch.setattr("gloam.web.house.Minds", lambda *_, **__: self)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)

    async def choose(self, journal: str, seat: int, bot: str, _asker: Asker) -> str:
        """As the bot would, without a process, and one answer at a time."""
        await self.sleep(self.thoughts.pop(0) if self.thoughts else 0)
        here = gloam.replay(journal).seat(seat)
        question = here.question()
        assert question is not None
        return bots.make(bot, 1).choose(here, question)

    def stop(self) -> None:
        """There is nothing to stop."""

    async def beats(self, room: Room, count: int) -> list[float]:
        """After how many beats, each time, something was new for those who watch."""
        moments = [self.now]
        touch = room.touch

        def touched(seat: int | None = None) -> None:
            touch(seat)
            if seat is None:
                moments.append(self.now)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(room, "touch", touched)
            await until(lambda: len(moments) > count)
        return [round((after - before) / PACE, 6) for before, after in pairwise(moments[: count + 1])]


@told
async def test_nobody_can_tell_how_long_a_bot_has_thought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its move comes with the beat, at the first that it is ready for."""
    clock = Clock(monkeypatch, 0.0, 0.2, 0.1, 0.5)
    async with Place(tmp_path, pace=PACE) as place:
        room = await place.table("vendetta", "random", "random", "random", "random", "Anna", seed=3)
        assert 4 not in room.playing.waiting_for()
        assert await clock.beats(room, 4) == [1, 1, 1, 2]


@told
async def test_a_bot_in_a_hurry_keeps_an_even_beat_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch, 0.0, 0.2, 0.1, 0.5)
    monkeypatch.setattr("gloam.web.rooms.bot_turns.QUICK", PACE)
    async with Place(tmp_path, pace=60) as place:
        room = await place.table("vendetta", "random", "random", "random", "random", "Anna", seed=3)
        room.enter(4, hurried=True)
        assert await clock.beats(room, 4) == [1, 1, 1, 2]


@told
async def test_what_a_bot_does_in_secret_takes_no_time_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many orders it plans, the others see one beat."""
    clock = Clock(monkeypatch)
    async with Place(tmp_path, pace=PACE) as place:
        room = await place.table("blood-orders", "Anna", "Boris", "Chloe")
        await play(room, Random(1), until=lambda room: len(room.playing.waiting_for()) == 3)
        lines = len(lines_kept(room))
        await stand_in(place.house, holder(room, 0), room, 0, wanted=True)
        assert await clock.beats(room, 1) == [1]
        assert len(lines_kept(room)) - lines > 3, "it has planned something"
        assert 0 not in room.playing.waiting_for()


def test_a_bot_that_takes_its_time_has_a_slower_beat() -> None:
    """Nobody can tell whether there was something to think about: both come with the first beat."""
    assert beat_of("greedy", 0.7) == beat_of("random", 0.7) == beat_of("bold", 0.7) == beat_of("search", 0.7) == 0.7
    assert 0.7 < beat_of("master", 0.7) < 1
    assert beat_of("master", 3.0) == 3.0
    assert beat_of("master", 0.0) == 0.0


def test_in_a_hurry_each_bot_still_has_the_time_its_thought_takes() -> None:
    hurry = [beat_of(bot, QUICK) for bot in ("random", "beginner", "greedy", "search", "bold", "master")]
    assert hurry == sorted(hurry)
    assert hurry[:3] == [QUICK] * 3
    assert hurry[3:] == [0.35, 0.6, 0.8]


class Rows(Clock):
    """The same with all that a bot answers in a row."""

    async def choose(self, journal: str, seat: int, bot: str, _asker: Asker) -> str:
        self.names.append(bot)
        await self.sleep(self.thoughts.pop(0) if self.thoughts else 0)
        return THEN.join(in_a_row(bots.make("greedy", 1), gloam.replay(journal), seat))

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *thoughts: float) -> None:
        super().__init__(monkeypatch, *thoughts)
        self.names: list[str] = []  # of the bots that have thought


@told
async def test_all_that_a_bot_answers_in_a_row_comes_on_one_beat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Rows(monkeypatch)
    async with Place(tmp_path, pace=PACE) as place:
        room = await place.table("vendetta", "greedy", "greedy", "greedy", "Anna", seed=3)
        await to_planning(room)
        lines, now = len(lines_kept(room)), clock.now
        question = asked(room)
        await room.send(3, turn_of(room.playing, 3), room.number_of(question))
        await until(lambda: not room.bots.are_busy and room.bots.self_answering() is None)
        assert round((clock.now - now) / PACE, 6) == 3
        assert len(lines_kept(room)) - lines > 2 * 4, "each has played a card, laid it somewhere, ended its turn"


async def to_planning(room: Room) -> None:
    """Somebody who is no bot is to play the first card that they do."""
    await play(room, Random(1), until=lambda room: room.playing.view(None)["phase"] == "planning")
    await until(lambda: not room.bots.are_busy and room.bots.self_answering() is None)


def turn_of(table: Table, seat: int) -> str:
    """A whole turn in one line."""
    trial, line = table.clone(), []
    while trial.waiting_for() == [seat]:
        question = trial.questions()[0]
        line.append(question.options[0])
        trial.answer(seat, line[-1])
    return " ".join(line)


@told
async def test_whom_somebody_has_waited_for_is_quick_until_they_have_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Rows(monkeypatch)
    async with Place(tmp_path, pace=PACE) as place:
        room = await place.table("vendetta", "master", "master", "master", "Anna", seed=3)
        await to_planning(room)
        clock.names.clear()
        room.bots.wait.answered.clear()
        room.bots.wait.answered.update((0, 1))
        now = clock.now
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(room.bots, "notice", lambda _change: None)
            await room.send(3, turn_of(room.playing, 3), room.number_of(asked(room)))
            await until(lambda: not room.bots.are_busy and room.bots.self_answering() is None)
        assert clock.names == ["master@65ms", "master@65ms", "master"]
        assert round(clock.now - now, 6) == round(
            sum(beat_of("master", PACE, again) for again in (True, True, False)), 6
        )


def test_three_masters_keep_nobody_waiting_for_more_than_three_seconds() -> None:
    """At the usual pace, even if five times more than once round the table one of them is asked."""
    pace = Settings().pace
    assert round(3 * beat_of("master", pace) + 5 * beat_of("master", pace, again=True), 6) <= 3
    assert beat_of("bold", pace, again=True) == 0.6, "its tries take as long as before"
    assert beat_of("greedy", pace, again=True) == QUICK
    assert [called(bot, again=True) for bot in ("master", "bold", "greedy")] == ["master@65ms", "bold", "greedy"]


def test_an_answer_that_the_table_does_not_take_is_none() -> None:
    table = a_table("blood-orders", 0)
    while table.questions()[0].what != "AskPlan":
        question = table.questions()[0]
        table.answer(question.seat, question.options[0])
    before = table.position()
    for line in ("aim dawn north", "aim dawn north put BLEEDER dawn done"):
        trial = attempt(table, 1, [line])
        assert (trial.before, trial.after.position() != before) == (table, True)
    for line in ("aim dawn north put nonsense dawn", "banana"):
        with pytest.raises(Rejected):
            attempt(table, 1, [line])
    assert table.position() == before


def test_the_next_beat() -> None:
    assert [round(until_beat(elapsed, 1.0), 3) for elapsed in (0.0, 0.25, 0.999, 1.0, 1.25)] == [
        1,
        0.75,
        0.001,
        1,
        0.75,
    ]
    assert until_beat(7.0, 0.0) == 0
