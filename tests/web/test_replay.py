"""Looking back at a game, and playing on from one of its lines."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

import gloam
from gloam.core.table import LETTERS, Table
from gloam.web.rooms.past import Past
from gloam.web.rooms.room import Room
from gloam.web.rooms.uploads import fresh, imagined
from tests.web.place import Page, Place, Visitor, asked, is_asked, lines_kept, play, told

pytestmark = pytest.mark.usefixtures("slow_bots")

GAMES = ("vendetta", "blood-orders", "rivals")


async def finished(place: Place, game: str = "vendetta", seed: int = 1) -> Room:
    room = await place.table(game, seed=seed)
    await play(room, Random(seed))
    return room


async def midway(place: Place, game: str = "vendetta", steps: int = 40) -> Room:
    room = await place.table(game)
    await play(room, Random(3), steps)
    return room


def frame(room: Room, line: int, seat: str) -> str:
    return f"/replays/{room.id}/frame?line={line}&seat={seat}"


async def played_on(place: Place, visitor: Visitor, room: Room, line: int, seat: str) -> Room:
    page = await visitor.post(f"/replays/{room.id}/play-on", {"line": str(line), "seat": seat})
    assert page.status_code == 303, page.text
    found = re.fullmatch(r"/tables/([\w-]+)/([A-F])", page.headers["location"])
    assert found is not None
    assert found[2] == seat
    return await place.house.room(found[1])


def shown(page: Page) -> str:
    assert page.status_code == 200, page.text
    return page.text


# ---- the past itself


@pytest.mark.parametrize("game", GAMES)
def test_any_line_is_the_table_as_it_was(game: str) -> None:
    table = gloam.game(game).table(seats=3, seed=7)
    rng = Random(7)
    views, told_then = [table.view(1)], [len(table.events(1))]
    while not table.over:
        question = rng.choice(table.questions())
        table.answer(question.seat, rng.choice(question.options))
        views.append(table.view(1))
        told_then.append(len(table.events(1)))
    past = Past(gloam.journal(table))
    assert [past.table(line).view(1) for line in range(past.lines + 1)] == views
    assert past.told == told_then
    assert list(past.steps(None)) == list(range(past.lines + 1))
    first, last = past.line_of(0), past.line_of(told_then[-1] - 1)
    assert told_then[first] > 0
    assert told_then[:first] == [0] * first
    assert told_then[last - 1] < told_then[last] == told_then[-1]


@told
async def test_of_a_running_game_secret_answers_are_no_steps(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders")
        await play(room, Random(1), until=is_asked("AskPlan"))
        before = Past(room.journal())
        planning = next(question for question in room.playing.questions() if question.seat == 1)
        await room.send(1, next(option for option in planning.options if option != "done"), planning.number)
        after = Past(room.journal())
        assert len(after.steps(1)) == len(before.steps(1)) + 1
        assert after.steps(0) == before.steps(0)
        assert after.steps(None) == before.steps(None)


# ---- who may see what


@told
async def test_of_a_running_game_one_sees_only_ones_own_seat(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await midway(place)
        anna, stranger = place.visitor("Anna"), place.stranger()
        assert (await anna.get(frame(room, 0, "A"))).status_code == 200
        assert (await anna.get(frame(room, 0, "watch"))).status_code == 200
        for seat in ("B", "C", "D", "all"):
            for url in (
                frame(room, 0, seat),
                f"/replays/{room.id}?line=0&seat={seat}",
                f"/replays/{room.id}/log?seat={seat}",
            ):
                assert (await anna.get(url)).status_code == 403, url
        assert (await stranger.get(frame(room, 0, "A"))).status_code == 403
        assert (await stranger.get(frame(room, 0, "watch"))).status_code == 200


@told
async def test_of_a_running_game_nobody_reads_what_others_hold(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table()
        await play(room, Random(3), until=lambda room: bool(secrets_of(room, 1)))
        secret = secrets_of(room, 1)
        assert secret, "there is something to hide"
        names = [gloam.words("en", "vendetta").card_name(card) for card in secret]
        own = shown(await place.visitor("Boris").get(f"/replays/{room.id}?seat=B"))
        assert all(name in own for name in names)
        for visitor in (place.visitor("Anna"), place.stranger()):
            page = shown(await visitor.get(f"/replays/{room.id}"))
            assert not [card for card in secret if card in page]
            assert not [name for name in names if f">{name}<" in page]


@told
async def test_all_hands_and_every_seat_once_the_game_is_over(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place)
        past = Past(room.journal())
        line = next(line for line in range(60, past.lines) if all(hand_of(past.table(line), seat) for seat in range(4)))
        stranger = place.stranger()
        page = shown(await stranger.get(frame(room, line, "all")))
        for seat in range(4):
            for card in hand_of(past.table(line), seat):
                assert gloam.words("en", "vendetta").card_name(card) in page
            assert (await stranger.get(frame(room, line, LETTERS[seat]))).status_code == 200


def secrets_of(room: Room, seat: int) -> list[str]:
    """Cards in this seat's hand of which nobody else knows anything."""
    others = json.dumps([room.playing.view(other) for other in range(len(room.seats)) if other != seat])
    return [card for card in hand_of(room.playing, seat) if card not in others]


def hand_of(table: Table, seat: int) -> list[str]:
    you = table.view(seat)["you"]
    assert isinstance(you, dict)
    return list(you["hand"])


# ---- links


@told
async def test_every_line_has_a_link_and_others_have_none(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place, "blood-orders")
        last = len(room.moves)
        anna = place.visitor("Anna")
        for line in (0, 1, last // 2, last):
            page = shown(await anna.get(f"/replays/{room.id}?line={line}&seat=B"))
            assert f"Move {line} of {last}" in page
            assert f'href="/replays/{room.id}?line={max(0, line - 1)}&amp;seat=B"' in page
        for wrong, status in ((str(last + 1), 404), ("-1", 404), ("many", 400)):
            assert (await anna.get(f"/replays/{room.id}?line={wrong}")).status_code == status
        assert (await anna.get(f"/replays/{room.id}?seat=F")).status_code == 404
        assert (await anna.get("/replays/nothing")).status_code == 404


@told
async def test_a_line_says_what_happened_on_it(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place)
        past = Past(room.journal())
        line = next(line for line in range(1, past.lines) if past.answer(line)[0].what == "AskTurn")
        question, option = past.answer(line)
        said = gloam.words("en", "vendetta").option(question, option, room.names)
        stranger = place.stranger()
        assert said in re.sub("<[^>]+>", "", shown(await stranger.get(frame(room, line, "all"))))
        assert "The table is set up." in shown(await stranger.get(frame(room, 0, "watch")))
        assert "La table est mise en place." in shown(await place.visitor("Léa", "fr").get(frame(room, 0, "watch")))


@told
async def test_moves_that_were_taken_back_are_no_part_of_it(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "greedy")
        await play(room, Random(2), until=lambda room: asked(room).what == "AskPlan" and asked(room).seat == 0)
        question = asked(room)
        before = len(room.moves)
        await room.send(0, question.options[1], question.number)
        await room.back.undo(0)
        assert len(lines_kept(room)) == before + 2
        page = shown(await place.visitor("Anna").get(f"/replays/{room.id}"))
        assert f'data-step="{len(Past(room.journal()).steps(0)) - 1}"' in page
        assert len(Past(room.journal()).journal.moves) == before


# ---- lists


@told
async def test_the_list_has_ones_own_games_and_those_open_to_all(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        mine, other = await finished(place), await finished(place, "blood-orders")
        running = await midway(place)
        place.house.store.set_table(other.id, listed=True)
        anna = shown(await place.visitor("Anna").get("/replays"))
        assert all(room.id in anna for room in (mine, other, running))
        zoe = shown(await place.visitor("Zoe").get("/replays"))
        assert other.id in zoe
        assert mine.id not in zoe
        assert running.id not in zoe


# ---- playing on


@pytest.mark.parametrize("game", GAMES)
@told
async def test_from_a_finished_game_the_position_is_exact(tmp_path: Path, game: str) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place, game)
        past = Past(room.journal())
        line = past.lines // 2
        table = past.table(line)
        following = await played_on(place, place.visitor("Zoe"), room, line, "B")
        assert [following.playing.view(seat) for seat in range(table.seats)] == [
            table.view(seat) for seat in range(table.seats)
        ]
        assert [seat.kind for seat in following.seats] == ["bot", "person", *["bot"] * (table.seats - 2)]
        assert following.seats[1].name == "Zoe"
        assert following.playing.position()["chance"] != table.position()["chance"]


@pytest.mark.parametrize("game", GAMES)
@told
async def test_from_a_running_game_what_one_does_not_know_is_dealt_afresh(tmp_path: Path, game: str) -> None:
    async with Place(tmp_path) as place:
        room = await midway(place, game)
        anna = place.visitor("Anna")
        steps = Past(room.journal()).steps(0)
        table = Past(room.journal()).table(steps[-1])
        hidden = []
        for _ in range(6):
            following = await played_on(place, anna, room, len(steps) - 1, "A")
            assert following.playing.view(0) == table.view(0)
            hidden.append(json.dumps([following.playing.view(seat) for seat in range(1, table.seats)], sort_keys=True))
            position = following.playing.position()
            assert position["seed"] != room.row.seed
            assert position["chance"] != table.position()["chance"]
        assert len({*hidden, json.dumps([table.view(seat) for seat in range(1, table.seats)], sort_keys=True)}) > 4


def test_imagined_and_fresh_positions_differ_in_what_they_keep() -> None:
    table = gloam.game("vendetta").table(seats=4, seed=5)
    rng = Random(5)
    for _ in range(30):
        question = rng.choice(table.questions())
        table.answer(question.seat, rng.choice(question.options))
    true = table.position()["allies"]
    assert json.loads(fresh(table))["allies"] == true
    assert [json.loads(imagined(table, 0))["allies"] == true for _ in range(5)] == [False] * 5


@told
async def test_nobody_plays_on_from_a_seat_or_a_line_that_is_not_theirs(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await midway(place)
        anna = place.visitor("Anna")
        url = f"/replays/{room.id}/play-on"
        for seat, status in (("B", 403), ("all", 404), ("watch", 404), ("F", 404), ("", 404)):
            assert (await anna.post(url, {"line": "1", "seat": seat})).status_code == status, seat
        assert (await anna.post(url, {"line": "9999", "seat": "A"})).status_code == 404
        assert (await anna.post(url, {"line": "x", "seat": "A"})).status_code == 400
        assert (await place.stranger().post(url, {"line": "1", "seat": "A"})).status_code == 403
        over = await finished(place)
        end = await anna.post(f"/replays/{over.id}/play-on", {"line": str(len(over.moves)), "seat": "A"})
        assert end.status_code == 409
        assert "nothing left to play" in end.text
