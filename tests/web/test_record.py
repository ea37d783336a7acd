"""One's own games: counted, told apart, taken along as a file, and forgotten."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gloam.web.guests import record
from gloam.web.guests.guest import Guest
from gloam.web.guests.record import Played
from gloam.web.rooms.room import Room
from gloam.web.store.schema import BOT, PERSON, SeatRow, TableRow
from tests.web.place import Place, play, told

pytestmark = pytest.mark.usefixtures("slow_bots")

ANNA = Guest("guest-Anna", "Anna", "en")
BORIS = Guest("guest-Boris", "Boris", "en")


async def finished(place: Place, *chairs: str, game: str = "vendetta", seed: int = 1) -> Room:
    room = await place.table(game, *chairs, seed=seed)
    await play(room, Random(seed))
    return room


def a_game(*scores: int, winner: int = 0, tie_break: str = "", out: int = -1, minutes: int = 0) -> Played:
    """Of the first seat, against bots."""
    order = sorted(range(len(scores)), key=lambda seat: (seat != winner, -scores[seat]))
    places = [0 if seat == out else order.index(seat) + 1 for seat in range(len(scores))]
    result = {
        "winners": [winner],
        "places": places,
        "scores": [{"total": one} for one in scores],
        "tie_break": tie_break,
    }
    seats = [
        SeatRow(seat=seat, kind=BOT if seat else PERSON, name=f"S{seat}", bot="greedy") for seat in range(len(scores))
    ]
    return Played(TableRow(game="vendetta", begun=1.0, ended=1.0 + 60 * minutes), seats, 0, {"result": result})


# ---- counting


def test_to_stand_before_somebody_who_is_out_is_to_be_ahead_of_them() -> None:
    assert a_game(5, 9, winner=1, out=1).ahead_of(1)
    assert not a_game(5, 9, winner=1, out=0).ahead_of(1)
    assert not a_game(5, 9, winner=1).ahead_of(1)
    assert a_game(9, 5).ahead_of(1)


def test_what_happens_most_stands_first_and_the_best_is_kept() -> None:
    found = record.by_opponent([a_game(9, 5), a_game(3, 4, winner=1), a_game(7, 1)])
    assert {key: (one.games, one.won, one.best) for key, one in found.items()} == {(BOT, "greedy"): (3, 2, 9)}
    sides = iter(("a", "b", "b", ""))
    counted = record.by_side([a_game(1, 0)] * 4, lambda _: next(sides))
    assert [(key[1], one.games) for key, one in counted.items()] == [("b", 2), ("a", 1)], "without a choice none"


def test_a_game_stands_out_by_one_thing() -> None:
    clear, close, tied = a_game(20, 5), a_game(9, 8), a_game(7, 7, tie_break="score.tie-blood")
    behind, robbed, long = a_game(3, 6), a_game(8, 6, winner=1), a_game(1, 6, winner=1, minutes=90)
    found = record.moments([close, clear, tied, behind, robbed, long])
    assert [key for key, _ in found] == ["clearest", "closest", "level", "behind", "robbed", "longest"]
    assert [one for _, one in found] == [clear, close, tied, behind, robbed, long]
    assert record.moments([]) == []
    assert record.moments([clear]) == [("clearest", clear)]
    assert record.moments([a_game(1, 6, winner=1)]) == [], "a game like any other, and quicker than a minute"


# ---- the page


@told
async def test_a_new_visitor_is_told_that_there_is_nothing_yet(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        page = await place.stranger().get("/me")
        assert "You have not finished a game here yet" in page.text
        assert "<table" not in page.text
        assert 'href="/me"' in (await place.stranger().get("/")).text


@pytest.mark.parametrize("game", ["vendetta", "blood-orders", "rivals"])
@told
async def test_every_game_is_counted_by_what_was_played_and_against_whom(tmp_path: Path, game: str) -> None:
    async with Place(tmp_path) as place:
        people = ("Anna", "Boris", "Chloe")[: 2 if game == "rivals" else 3]
        room = await finished(place, *people, game=game)
        result = room.playing.result
        assert result is not None
        page = (await place.visitor("Anna").get("/me")).text
        won = 0 in result.winners
        assert f"1 finished game, {int(won)} won." in page
        assert f'href="/replays/{room.id}?seat=A"' in page
        ahead = bool(result.places[0]) and (not result.places[1] or result.places[0] < result.places[1])
        assert re.search(rf"Boris</th><td>1</td><td>{int(ahead)} <small>{100 * ahead}%", page), page
        [one] = await record.played(place.house, ANNA)
        assert (one.won, one.place, one.score) == (won, result.places[0], result.scores[0]["total"])
        assert ("By clan or deck" in page) == (game != "blood-orders")
        french = (await place.known(Guest("guest-Anna", "Anna", "fr")).get("/me")).text
        assert f"1 partie terminée, victoires : {int(won)}." in french.replace("\u202f", " ").replace("\u00a0", " ")
        assert "1 finished" not in (await place.visitor("Zoe").get("/me")).text, "another's games are not counted"


@told
async def test_how_a_game_of_old_ended_is_found_out_once(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place, "Anna", "Boris", "Chloe")
        kept = json.loads(place.house.store.tables_of("guest-Anna")[0].glance)
        assert "result" in kept
        del kept["result"]
        place.house.store.set_table(room.id, glance=json.dumps(kept))
        [one] = await record.played(place.house, ANNA)
        assert one.row.id == room.id
        row = place.house.store.table(room.id)
        assert row is not None
        assert "result" in json.loads(row.glance)
        place.house.store.set_table(room.id, glance="", rules=0)
        assert await record.played(place.house, ANNA) == [], "rules that are gone cannot say how it ended"


# ---- as a file


@told
async def test_everything_can_be_taken_along_and_nothing_of_others(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place, "Anna", "Boris", "Chloe")
        running = await place.table("vendetta", "Anna", "Boris", "greedy", seed=2)
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        for visitor, text in ((anna, "good evening"), (boris, "a secret of Boris")):
            assert (await visitor.post(f"{visitor.seat(room)}/say", {"text": text})).status_code == 303
        for visitor, text in ((anna, "an odd thing"), (boris, "his own")):
            await visitor.post(f"{visitor.seat(room)}/report", {"text": text})
        answer = await anna.get("/me/games.json")
        assert "attachment" in answer.headers["content-disposition"]
        kept: dict[str, Any] = answer.json()
        assert [one["table"] for one in kept["games"]] == [room.id]
        assert kept["games"][0]["seats"][1]["name"] == "Boris"
        assert kept["tables"] == [{"table": running.id, "seat": "A"}]
        assert [one["text"] for one in kept["said"]] == ["good evening"]
        assert kept["bots"] == {}
        assert [one["text"] for one in kept["reported"]] == ["an odd thing"]
        assert kept["comfort"]["theme"] == "auto"
        assert "guest-" not in answer.text, "what seats are held by is nobody's business"


# ---- forgotten


@told
async def test_forgetting_is_asked_first_and_needs_a_yes(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        await finished(place, "Anna", "Boris", "Chloe")
        anna = place.visitor("Anna")
        assert "cannot be undone" in (await anna.get("/me/forget")).text
        for form in ({}, {"sure": "no"}):
            assert (await anna.post("/me/forget", form)).status_code == 400
        assert len(await record.played(place.house, ANNA)) == 1


@told
async def test_whoever_wishes_it_is_forgotten_and_others_keep_their_games(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        store = place.house.store
        shared = await finished(place, "Anna", "Boris", "Chloe")
        alone = await place.table("vendetta", "Anna", "greedy", "greedy", seed=3)
        running = await place.table("vendetta", "Boris", "Anna", "greedy", seed=4)
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        for visitor, text in ((anna, "mine to forget"), (boris, "his to keep")):
            await visitor.post(f"{visitor.seat(shared)}/say", {"text": text})
        answer = await anna.post("/me/forget", {"sure": "yes"})
        assert answer.headers["location"] == "/"
        assert "guest-Anna" not in str(place.house.cookies.read(answer.cookies["gloam"]))
        assert store.tables_of("guest-Anna") == []
        assert store.table(alone.id) is None
        again = await place.house.room(running.id)
        assert (again.seats[1].kind, "Anna" in again.names) == (BOT, False)
        kept = await place.house.room(shared.id)
        assert kept.names[:2] == ["Guest", "Boris"]
        assert kept.row.host == ""
        assert [remark.text for remark in kept.remarks] == ["his to keep"]
        assert [one.row.id for one in await record.played(place.house, BORIS)] == [shared.id]
        page = (await boris.get(f"/replays/{shared.id}")).text
        assert "Anna" not in page


@told
async def test_what_was_said_and_reported_at_a_table_that_goes_on_is_forgotten_too(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        store = place.house.store
        running = await place.table("vendetta", "Boris", "Anna", "greedy", seed=4)
        anna, boris = place.visitor("Anna"), place.visitor("Boris")
        for visitor, text in ((anna, "mine to forget"), (boris, "his to keep")):
            await visitor.post(f"{visitor.seat(running)}/say", {"text": text})
            assert (await visitor.post(f"{visitor.seat(running)}/report", {"text": text})).is_success
        assert [report.text for report in store.reports()] == ["mine to forget", "his to keep"]
        await anna.post("/me/forget", {"sure": "yes"})
        kept, left = store.remarks(running.id)
        assert (kept.name, kept.text, left.name) == ("Boris", "his to keep", "Guest")
        assert [report.text for report in store.reports()] == ["his to keep"]
        page = (await boris.get(boris.seat(running))).text
        assert "Guest has left the table for good" in page
        assert "Anna" not in page
        assert "mine to forget" not in page
