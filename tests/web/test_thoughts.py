"""What the master thinks of the moves of a finished game; of a game that goes on nobody is told."""

from __future__ import annotations

import asyncio
import html
import json
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import gloam
from gloam.bots import THEN, Opinion, Thought
from gloam.core.table import Table
from gloam.web.guests.guest import Guest
from gloam.web.rooms import sequels, thoughts
from gloam.web.rooms.past import Past
from gloam.web.rooms.room import Room
from gloam.web.rooms.thinking import Minds
from tests.web.place import Place, Visitor, play, told

PANEL = "part=panel"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, str]]:
    """Whatever a mind is asked: it weighs all options, the last of them most."""
    calls: list[tuple[str, int, str]] = []

    async def think(_minds: Minds, journal: str, seat: int, bot: str) -> Thought | None:
        calls.append((journal, seat, bot))
        await asyncio.sleep(0)
        question = gloam.replay(journal).seat(seat).question()
        assert question is not None
        options = question.options[::-1]
        return Thought(tuple(Opinion(one, 10 - place, 0.5) for place, one in enumerate(options)), 55)

    async def never(*_: Any) -> str:
        await asyncio.Event().wait()
        return ""

    monkeypatch.setattr(Minds, "think", think)
    monkeypatch.setattr(Minds, "choose", never)
    return calls


@cache
def played(game: str) -> Table:
    """A game to its end."""
    table, rng = gloam.game(game).table(seats=3, seed=1), Random(1)
    while not table.over:
        question = rng.choice(table.questions())
        table.answer(question.seat, rng.choice(question.options))
    return table


async def finished(place: Place, game: str = "vendetta") -> Room:
    return await sequels.keep(place.house, Guest("guest-Anna", "Anna", "en"), played(game), None)


def url(room: Room, line: int | None, *more: str) -> str:
    return f"/replays/{room.id}/thoughts?" + "&".join([f"line={line}", *more])


async def panel(visitor: Visitor, room: Room, line: int) -> str:
    page = await visitor.get(url(room, line, PANEL))
    assert page.status_code == 200, page.text
    return page.text


def bare(text: str) -> str:
    """Without its marks."""
    return html.unescape(re.sub("<[^>]+>", "", text))


# ---- a game that goes on


@told
async def test_of_a_running_game_nobody_is_told_what_the_master_thinks(
    tmp_path: Path, asked: list[tuple[str, int, str]]
) -> None:
    async with Place(tmp_path) as place:
        room = await place.table()
        await play(room, Random(3), 40)
        anna = place.visitor("Anna")
        for visitor in (anna, place.stranger()):
            for line in (1, 5, 9999, None):
                for more in ("seat=A", "seat=B", "seat=watch", "seat=all", PANEL):
                    page = await visitor.get(url(room, line, more) if line else f"/replays/{room.id}/thoughts?{more}")
                    assert page.status_code == 403, more
                    assert "once the game is over" in page.text
        data = await anna.get(url(room, 1), accept="application/json")
        assert data.status_code == 403
        assert list(data.json()) == ["error"]
        frame = (await anna.get(f"/replays/{room.id}?seat=A")).text
        assert "once the game is over" in frame
        assert "data-think" not in frame
        assert asked == []
        with pytest.raises(Exception, match=r"thoughts\.running"):
            await place.house.thoughts.about(room.id, Past(room.journal()), 1, "here")


@told
async def test_of_a_table_that_has_not_begun_there_is_nothing_to_think(
    tmp_path: Path, asked: list[tuple[str, int, str]]
) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "open", "open")
        assert (await place.visitor("Anna").get(url(room, 1))).status_code == 409
        assert asked == []


# ---- a finished game


@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
@told
async def test_the_master_is_given_the_game_up_to_the_move_and_the_seat_that_made_it(
    tmp_path: Path, asked: list[tuple[str, int, str]], game: str
) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place, game)
        past = Past(room.journal())
        for line in (1, 30, past.lines):
            text = bare(await panel(place.stranger(), room, line))
            question, option = past.answer(line)
            words = gloam.words("en", game)
            assert words.option(question, option, room.names) in text
            assert "What the master thinks" in text
            journal, seat, bot = asked[-1]
            assert gloam.journal(gloam.replay(journal)).moves == past.journal.moves[: line - 1]
            assert (seat, bot) == (question.seat, "master")


@told
async def test_the_move_that_was_made_is_marked_among_what_was_weighed(
    tmp_path: Path, asked: list[tuple[str, int, str]]
) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place)
        past = Past(room.journal())
        line = next(line for line in range(1, past.lines) if len(past.answer(line)[0].options) > 6)
        text = await panel(place.visitor("Zoe"), room, line)
        rows = re.findall(r"<li(?: class=\"([^\"]*)\")?>(.*?)</li>", text, re.DOTALL)
        question, option = past.answer(line)
        assert len(rows) == len(question.options)
        assert [("is-choice" in kind, "is-played" in kind) for kind, _ in rows] == [
            (place == 0, one == option) for place, one in enumerate(question.options[::-1])
        ]
        made = bare(next(inside for kind, inside in rows if "is-played" in kind))
        assert "played" in made
        assert "50%" in made
        more = len(question.options) - 5
        assert f"<summary>{more} more</summary>" in text
        assert "Tried 55 times" in text


@told
async def test_what_was_not_weighed_is_told_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: list[tuple[str, int, str]]
) -> None:
    found = Thought((Opinion("something else", 3, 0.25),), 3)

    async def other(*_: Any) -> Thought:
        return found

    async with Place(tmp_path) as place:
        room = await finished(place, "blood-orders")
        past = Past(room.journal())
        line = next(line for line in range(1, past.lines) if past.answer(line)[0].what == "AskPlan")
        found = Thought((Opinion(THEN.join(["aim dawn north", "done"]), 3, 0.25),), 3)
        monkeypatch.setattr(Minds, "think", other)
        text = bare(await panel(place.stranger(), room, line))
        assert "Dawn towards the North" in text
        assert "did not weigh it" in text
        found = Thought((), 0)
        assert "nothing to weigh" in bare(await panel(place.stranger(), room, line + 1))


@told
async def test_both_languages_a_page_without_script_and_data_for_programs(
    tmp_path: Path, asked: list[tuple[str, int, str]]
) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place)
        question, option = Past(room.journal()).answer(12)
        french = bare(await panel(place.visitor("Léa", "fr"), room, 12))
        assert "Ce que pense le maître" in french
        assert gloam.words("fr", "vendetta").option(question, option, room.names) in french
        page = (await place.stranger().get(url(room, 12))).text
        assert "<h1" in page
        assert f'href="/replays/{room.id}?line=12' in page
        data = (await place.stranger().get(url(room, 12), accept="application/json")).json()
        assert data["question"] == json.loads(json.dumps(question.plain()))
        assert (data["line"], data["bot"], data["answer"], data["iterations"]) == (12, "master", option, 55)
        assert data["opinions"][data["played"]]["answers"] == [option]
        assert data["opinions"][0] == {"answers": [question.options[-1]], "visits": 10, "chance": 0.5}
        assert len(asked) == 1, "one thought for all of them"


@told
async def test_every_move_has_the_button_and_the_set_up_has_none(tmp_path: Path, asked: list[object]) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place)
        stranger = place.stranger()
        for line, wanted in ((0, False), (1, True), (len(room.moves), True)):
            frame = (await stranger.get(f"/replays/{room.id}/frame?line={line}&seat=all")).text
            assert ("data-think" in frame) is wanted, line
            assert (await stranger.get(url(room, line, PANEL))).status_code == (200 if wanted else 404)
        assert (await stranger.get(url(room, len(room.moves) + 1, PANEL))).status_code == 404
        assert (await stranger.get(url(room, -1, PANEL))).status_code == 404
        assert "data-think" in (await stranger.get(f"/tables/{room.id}/end")).text


# ---- what it may cost


@told
async def test_a_thought_is_kept_and_the_oldest_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: list[object]
) -> None:
    monkeypatch.setattr(thoughts, "KEPT", 2)
    async with Place(tmp_path) as place:
        room = await finished(place)
        stranger = place.stranger()
        for line, count in ((1, 1), (2, 2), (1, 2), (3, 3), (1, 3), (2, 4)):
            await panel(stranger, room, line)
            assert len(asked) == count, line
        assert len(place.house.thoughts.kept) == 2


@told
async def test_those_who_ask_the_same_at_once_share_one_thought(tmp_path: Path, asked: list[object]) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place)
        visitors = [place.stranger() for _ in range(4)]
        found = await asyncio.gather(*[panel(visitor, room, 7) for visitor in visitors])
        assert len(set(found)) == 1
        assert len(asked) == 1


@told
async def test_whoever_asks_for_too_many_thoughts_has_to_wait_but_not_for_those_that_are_known(
    tmp_path: Path, asked: list[object]
) -> None:
    async with Place(tmp_path, thoughts=3) as place:
        room = await finished(place)
        stranger = place.stranger()
        for line in (1, 2, 3):
            await panel(stranger, room, line)
        page = await stranger.get(url(room, 4, PANEL), accept="application/json")
        assert page.status_code == 429
        assert page.json() == {"error": "That was a lot in a short time. Wait a moment."}
        await panel(stranger, room, 2)
        assert len(asked) == 3


@told
async def test_where_too_many_wait_or_the_master_fails_one_is_asked_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: list[object]
) -> None:
    async def fails(*_: Any) -> None:
        return None

    async with Place(tmp_path) as place:
        room = await finished(place)
        stranger = place.stranger()
        place.house.thoughts.waiting = thoughts.QUEUE
        assert (await stranger.get(url(room, 1))).status_code == 503
        place.house.thoughts.waiting -= 1
        assert (await stranger.get(url(room, 1))).status_code == 200
        assert place.house.thoughts.waiting == thoughts.QUEUE - 1
        monkeypatch.setattr(Minds, "think", fails)
        page = await stranger.get(url(room, 2))
        assert page.status_code == 503
        assert "busy" in page.text
        assert place.house.thoughts.waiting == thoughts.QUEUE - 1


@told
async def test_a_real_process_thinks_of_a_real_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "THINKER", "master@8")
    async with Place(tmp_path) as place:
        room = await finished(place)
        data = (await place.stranger().get(url(room, 12), accept="application/json")).json()
        assert data["iterations"] == 8
        assert sum([one["visits"] for one in data["opinions"]]) == 8
        assert all(0 <= one["chance"] <= 1 for one in data["opinions"])
