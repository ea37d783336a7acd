"""A table cannot grow for ever, and however long it is, nobody reads its game to put it into a list."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import gloam
from bench.calibrate import loop
from gloam.core.lines import PARTS
from gloam.web.drawings.games import GAMES
from gloam.web.guests.guest import Guest
from gloam.web.pages.lists import scene_of
from gloam.web.rooms.course import returns
from gloam.web.rooms.glance import read as glance_of
from gloam.web.rooms.room import Room
from gloam.web.scenes.scene import Scene
from gloam.web.settings import Settings
from gloam.web.store.records import NOBODY, Addition, KeptLine
from gloam.words.pages import Speech
from tests.web.place import Place, asked, is_asked, lines_kept, play, refusal, told, until
from tests.web.test_upload import send

every_game = pytest.mark.parametrize("game", gloam.games())
LIMIT = 60
LONG = {"en": "This table is as long as one may be", "fr": "Cette table est aussi longue"}


async def long_table(place: Place, *chairs: str) -> tuple[Room, int]:
    """A table of Blood Orders at which somebody has planned to and fro until it had as many lines as it may have."""
    room = await place.table("blood-orders", *chairs)
    await play(room, Random(1), until=is_asked("AskPlan"))
    seat = room.playing.waiting_for()[0]
    await answer(room, seat, "aim dawn north")
    while not room.is_long:
        await answer(room, seat, "aim dusk south")
        await answer(room, seat, "unplan dusk")
    return room, seat


async def answer(room: Room, seat: int, option: str) -> None:
    question = room.playing.seat(seat).question()
    assert question is not None
    await room.send(seat, option, room.number_of(question))


async def play_forward(room: Room, rng: Random) -> None:
    """Random answers; what would turn back is refused."""
    for _ in range(20_000):
        if room.playing.over:
            return
        question = rng.choice(room.playing.questions())
        option = rng.choice(question.options)
        if room.is_long and room.playing.turns_back(question.seat, option):
            before = lines_kept(room)
            assert await refusal(answer(room, question.seat, option)) == "trouble.long-choice"
            assert lines_kept(room) == before
        else:
            await answer(room, question.seat, option)
    raise AssertionError("it never ends")


# ---- one answer


@told
async def test_one_answer_cannot_hold_thousands(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders")
        await play(room, Random(1), until=is_asked("AskPlan"))
        question = asked(room)
        person = place.visitor(room.names[question.seat])
        before, line = lines_kept(room), " ".join(["aim dawn north unplan dawn"] * 9500)
        page = await person.send(person.seat(room), line, room.number_of(question))
        assert page.status_code == 422
        assert f"One line holds {PARTS} answers at most" in page.json()["error"]
        assert len(page.content) < 1000
        assert lines_kept(room) == before


# ---- a table at its limit


@told
async def test_a_long_table_is_played_to_its_end(tmp_path: Path) -> None:
    async with Place(tmp_path, lines=LIMIT) as place:
        room, seat = await long_table(place)
        before, people = lines_kept(room), [place.visitor(room.names[seat], language) for language in LONG]
        for back in ("unplan dawn", "aim dawn south", "aim dusk south unplan dusk"):
            assert await refusal(answer(room, seat, back)) == "trouble.long-choice"
        assert not room.back.may_undo(seat)
        assert not room.back.may_request(seat)
        assert await refusal(room.back.undo(seat)) == "trouble.long-undo"
        assert await refusal(room.back.ask_undo(seat)) == "trouble.long-undo"
        assert lines_kept(room) == before
        for person, sentence in zip(people, LONG.values(), strict=True):
            page = await person.get(person.seat(room))
            assert sentence in page.text
            refused = await person.post(f"{person.seat(room)}/undo", accept="application/json")
            assert refused.status_code == 409
            assert str(LIMIT) in refused.json()["error"]
        await play_forward(room, Random(2))
        assert len(lines_kept(room)) < LIMIT + 1500
        assert (await people[0].get(f"/replays/{room.id}")).status_code == 200
        assert LONG["en"] not in (await people[0].get(people[0].seat(room))).text, "it is over"
        assert (await people[0].get(f"/tables/{room.id}/end")).status_code == 200


@told
async def test_a_long_table_is_still_read_looked_at_and_cleared_away(tmp_path: Path, slow_bots: None) -> None:
    async with Place(tmp_path, lines=LIMIT) as place:
        room, _ = await long_table(place, "Anna", "greedy", "greedy")
    async with Place(tmp_path, lines=LIMIT) as place:
        anna, read = place.visitor("Anna"), await place.house.room(room.id)
        assert read.is_long
        assert read.playing.position() == room.playing.position()
        for path in (anna.seat(room), f"/tables/{room.id}/watch", f"/replays/{room.id}?seat=A"):
            assert (await anna.get(path)).status_code == 200, path
        assert (await anna.post(f"/tables/{room.id}/close")).status_code == 303
        assert place.house.store.table(room.id) is None


@told
async def test_bots_end_a_game_at_a_long_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The simplest rearrange their plans for as long as they are let."""

    async def none(*_: object) -> None:
        return None

    monkeypatch.setattr("gloam.web.rooms.thinking.Minds.choose", none)
    async with Place(tmp_path, lines=LIMIT) as place:
        room = await place.table("blood-orders", "random", "random", "random")
        listener = room.enter(None)
        await until(lambda: room.is_long)
        await until(lambda: room.playing.over)
        room.leave(listener)


@told
async def test_a_game_of_more_lines_than_a_table_may_have_is_not_kept(tmp_path: Path, slow_bots: None) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta")
        await play(room, Random(1))
        journal = room.journal().text()
    count = len(room.moves)
    async with Place(tmp_path, lines=count - 1) as place:
        page = await send(place.visitor("Zoe"), journal)
        assert page.status_code == 422
        assert f"This game has {count} lines; a table here has {count - 1} at most." in page.text
        assert place.house.store.past_of("guest-Zoe") == []


def test_no_honest_game_comes_near_the_limit() -> None:
    table, rng = gloam.game("blood-orders").table(seats=4, seed=1), Random(1)
    while not table.over:
        question = rng.choice(table.questions())
        table.answer(question.seat, rng.choice(question.options))
    assert table.lines is not None
    assert Settings().lines > 4 * table.lines.count


# ---- reading


def test_copies_are_kept_only_where_somebody_goes_back() -> None:
    lines = [KeptLine(0, "a", 1), KeptLine(0, "b", 2), KeptLine(1, "c", 3)]
    back = KeptLine(NOBODY, "undo 1", 0)
    assert returns(lines) == set()
    assert returns([*lines, back]) == {1}
    assert returns([*lines, back, lines[2], back, lines[2], back]) == {1}
    assert returns([*lines, KeptLine(NOBODY, "undo 3", 0)]) == set(), "to the beginning, which is always there"
    assert returns([*lines, back, back]) == {0, 1}
    assert returns([*lines, KeptLine(NOBODY, "undo 2", 0), lines[1], lines[2], back]) == {0, 4}


@told
async def test_a_table_with_much_taken_back_is_read_as_it_was(tmp_path: Path) -> None:
    rng = Random(5)
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        while len(lines_kept(room)) < 150 and not room.playing.over:
            able = [seat for seat in range(3) if room.back.may_undo(seat)]
            if able and rng.random() < 0.4:
                await room.back.undo(able[0])
            else:
                await play(room, rng, 1)
    async with Place(tmp_path) as place:
        read = await place.house.room(room.id)
        assert read.playing.position() == room.playing.position()
        here, there = room.so_far, read.so_far
        assert (there.moves, there.repeats, there.kept) == (here.moves, here.repeats, len(lines_kept(read)))
        assert [undone.by for undone in read.so_far.undone] == [undone.by for undone in room.so_far.undone]
        assert len(room.so_far.undone) > 3


@every_game
@told
async def test_a_table_of_10_000_lines_is_opened_soon(tmp_path: Path, game: str) -> None:
    """In CPU time, beside a loop of plain Python that takes a fifth of a second on a small machine: three times as long
    at most when it was measured."""
    async with Place(tmp_path) as place:
        room = await place.table(game)
        table, rng = room.playing.clone(), Random(1)
        moves: list[KeptLine] = []
        while not table.over:
            question = rng.choice(table.questions())
            moves.append(KeptLine(question.seat, rng.choice(question.options), 1))
            table.answer(moves[-1].seat, moves[-1].option)
        to_and_fro = [*moves[-21:-1], KeptLine(NOBODY, "undo 20", 1)]
        lines = [*moves[:-21], *to_and_fro * ((10_000 - len(moves)) // len(to_and_fro) + 2)]
        first = len(lines_kept(room))  # the colours of seats, in some games
        place.house.store.append(room.id, Addition(first, lines, {}))
        assert len(lines_kept(room)) > 10_000
    loop_took = min(cpu(loop) for _ in range(3))
    async with Place(tmp_path, lines=20_000) as place:
        began = time.process_time()
        read = await place.house.room(room.id)
        assert time.process_time() - began < 12 * loop_took
        assert len(read.moves) == first + len(moves) - 21


def cpu(deed: Callable[[], object]) -> float:
    """How many seconds of CPU time this takes."""
    began = time.process_time()
    deed()
    return time.process_time() - began


# ---- lists


@every_game
@told
async def test_no_list_reads_a_game(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Place(tmp_path) as place:
        room = await place.table(game, "Anna", "Boris", "Chloe")
        await play(room, Random(1), 60)
        place.house.store.set_table(room.id, listed=True)
        names = [room.names[seat] for seat in room.playing.waiting_for()]

    def read(*_: object) -> None:
        raise AssertionError("a game was read for a list")

    monkeypatch.setattr(Room, "read", read)
    async with Place(tmp_path) as place:
        stranger, mine = place.stranger(), place.visitor(names[0])
        for path in ("/", "/watch"):
            page = await stranger.get(path)
            assert page.status_code == 200
            assert room.id in page.text
            assert names[0] in page.text
        for path in ("/", "/replays"):
            page = await mine.get(path)
            assert page.status_code == 200
            assert room.id in page.text
            assert "Your turn" in page.text
        assert place.house.rooms == {}


@every_game
@told
async def test_a_list_says_what_the_table_itself_says(tmp_path: Path, game: str) -> None:
    guest, speech = Guest("guest-Anna", "Anna", "en"), Speech("en", game)
    async with Place(tmp_path) as place:
        room, rng = await place.table(game, "Anna", "Boris", "Chloe"), Random(3)
        drawing = GAMES[game].drawing
        moments = set()
        while not room.playing.over:
            row = place.house.store.table(room.id)
            assert row is not None
            glance = glance_of(place.house, guest, row)
            shown: Scene = scene_of(speech, glance, "key")
            view = room.playing.view(None)
            whole = replace(shown, view=view)
            assert glance.asked == room.playing.waiting_for()
            assert drawing.moment(shown) == drawing.moment(whole)
            assert [drawing.sigil(shown, seat) for seat in range(3)] == [
                drawing.sigil(whole, seat) for seat in range(3)
            ]
            moments.add(drawing.moment(shown))
            await play(room, rng, 7)
        assert len(moments) > 3
        row = place.house.store.table(room.id)
        assert row is not None
        assert glance_of(place.house, guest, row).asked == []


@told
async def test_what_a_list_keeps_follows_a_move_that_is_taken_back(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        await play(room, Random(1), until=lambda room: any(room.back.may_undo(seat) for seat in range(3)))
        seat = next(seat for seat in range(3) if room.back.may_undo(seat))
        await room.back.undo(seat)
        row = place.house.store.table(room.id)
        assert row is not None
        assert json.loads(row.glance)["waiting_for"] == room.playing.waiting_for() == [seat]


@told
async def test_a_table_from_before_is_listed_and_known_once_it_was_opened(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        place.house.store.set_table(room.id, glance="")
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        line = re.search(rf'data-table="{room.id}".*?</li>', (await anna.get("/")).text, re.DOTALL)
        assert line is not None
        assert "Under way" in line[0]
        await anna.get(f"/tables/{room.id}/A")
        await until(lambda: all(row.glance for row in [place.house.store.table(room.id)] if row is not None))
        assert "Under way" not in (await anna.get("/")).text


@told
async def test_a_table_of_other_rules_is_listed_as_such(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        place.house.store.set_table(room.id, rules=0)
    async with Place(tmp_path) as place:
        assert "an earlier version of the rules" in (await place.visitor("Anna").get("/")).text
