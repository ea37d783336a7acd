"""Games and positions that people send."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

import gloam
from gloam.core.table import Table
from gloam.web.rooms import uploads
from gloam.web.trouble import Trouble
from tests.web.place import Page, Place, Visitor, told
from tests.web.test_replay import shown

pytestmark = pytest.mark.usefixtures("slow_bots")


IN_A_PROCESS = uploads.inspected


@pytest.fixture(autouse=True)
def _same_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read here: starting a process takes a second, and two tests do."""

    def inspected(text: str, _seconds: float) -> str:
        table = uploads.read(text)
        uploads.playable(table)
        return uploads.written(table)

    monkeypatch.setattr(uploads, "inspected", inspected)


def played(game: str = "vendetta", steps: int = 10**6, seats: int = 3) -> Table:
    table = gloam.game(game).table(seats=seats, seed=9)
    rng = Random(9)
    for _ in range(steps):
        if table.over:
            break
        question = rng.choice(table.questions())
        table.answer(question.seat, rng.choice(question.options))
    return table


async def send(visitor: Visitor, text: str, seat: str = "", file: bytes | None = None) -> Page:
    parts = {"text": (None, text.encode()), "seat": (None, seat.encode())}
    if file is not None:
        parts["file"] = ("game.gloam", file)  # type: ignore[assignment]
    return await visitor.client.post("/upload", files=parts)


@told
async def test_a_finished_game_is_kept_and_shown(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        table = played()
        zoe = place.visitor("Zoe")
        page = await send(zoe, "", file=gloam.journal(table).text().encode())
        assert page.status_code == 303
        found = re.match(r"/replays/([\w-]+)", page.headers["location"])
        assert found is not None
        room = await place.house.room(found[1])
        assert room.playing.view(2) == table.view(2)
        assert (room.row.listed, room.row.ended > 0, room.names) == (False, True, ["A", "B", "C"])
        assert place.house.store.holders(room.id) == []
        assert room.id in shown(await zoe.get("/replays"))
        assert shown(await zoe.get(page.headers["location"]))
        assert "Play again" not in shown(await zoe.get(f"/tables/{room.id}/end"))


@told
async def test_an_unfinished_game_goes_on_at_the_chosen_seat(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        table = played("blood-orders", 40)
        zoe = place.visitor("Zoe")
        page = shown(await send(zoe, gloam.journal(table).text()))
        assert "Blood Orders, 40 moves so far" in page
        assert "Play as C" in page
        assert place.house.store.tables_of("guest-Zoe") == []
        answer = await send(zoe, gloam.journal(table).text(), seat="C")
        room = await place.house.room(answer.headers["location"].split("/")[2])
        assert answer.headers["location"].endswith("/C")
        assert [seat.kind for seat in room.seats] == ["bot", "bot", "person"]
        assert len(room.moves) == 40
        assert room.playing.view(2) == table.view(2)


@told
async def test_lines_that_hold_several_answers_are_kept_one_by_one(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        table = played(steps=10**6)
        moves = gloam.journal(table).moves
        start = next(place for place, (_, option) in enumerate(moves) if option.startswith("play "))
        text = gloam.journal(gloam.replay(gloam.journal(table), upto=start)).text()
        whole = " ".join(option for _, option in moves[start : start + 2])
        answer = await send(place.visitor("Zoe"), f"{text}{'ABC'[moves[start][0]]} {whole}\n", seat="A")
        room = await place.house.room(answer.headers["location"].split("/")[2])
        assert [(line.seat, line.option) for line in room.moves] == moves[: start + 2]


@told
async def test_a_position_begins_a_game(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        zoe = place.visitor("Zoe")
        text = json.dumps({"round": 2, "seats": [{"blood": 1}, {}, {}]})
        assert "Vendetta, a position" in shown(await send(zoe, text))
        answer = await send(zoe, text, seat="A")
        room = await place.house.room(answer.headers["location"].split("/")[2])
        players = room.playing.view(0)["players"]
        assert isinstance(players, list)
        assert (room.playing.view(0)["round"], players[0]["blood"], len(room.seats)) == (2, 1, 3)
        wrong = await send(zoe, text, seat="F")
        assert wrong.status_code == 404


WRONG = {
    "": "nothing in it",
    "hello": "This is not a journal of Gloam",
    "{": "line 1, column 2",
    '{"seats": 4}': "needs a list at seats",
    '{"seats": [{}, {}, {"hand": ["BR99"]}]}': "seats.2.hand.0",
    '{"game": "poker"}': "no game called “poker”",
    "[" * 5000: "This is not a journal",
    '{"seats":' + "[" * 100_000: "cannot be opened",
}


@pytest.mark.parametrize("text", list(WRONG), ids=[text[:16] or "nothing" for text in WRONG])
@told
async def test_what_cannot_be_read_says_why_and_leaves_nothing(tmp_path: Path, text: str) -> None:
    async with Place(tmp_path) as place:
        page = await send(place.visitor("Zoe"), text)
        assert page.status_code == 422
        assert WRONG[text] in page.text
        assert place.house.store.past_of("guest-Zoe") == []


@told
async def test_a_broken_journal_names_the_line(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        lines = gloam.journal(played(steps=20)).text().splitlines()
        zoe = place.visitor("Zoe")
        for at, line, said in (
            (-1, "A play dead", "Move 20 of the journal is not allowed"),
            (-1, "Q x", f"Line {len(lines)} of the journal"),
            (5, "seed 99999999999999999999", "seed"),
            (2, "rules 77", "version 77 of the rules"),
        ):
            changed = [*lines]
            changed[at] = line
            page = await send(zoe, "\n".join(changed))
            assert page.status_code == 422
            assert said in page.text
        french = await send(place.visitor("Léa", "fr"), "\n".join([*lines[:-1], "A play dead"]))
        assert "Le coup 20 du journal" in french.text
        assert "<script>" not in (await send(zoe, "<script>alert(1)</script>")).text


@told
async def test_too_much_and_what_is_no_text_is_refused(tmp_path: Path) -> None:
    async with Place(tmp_path, body=20_000) as place:
        zoe = place.visitor("Zoe")
        assert (await send(zoe, "x" * 30_000)).status_code == 413
        page = await send(zoe, "", file=b"\xff\xfe\x00")
        assert page.status_code == 422
        assert "not a text" in page.text


def test_a_process_of_its_own_reads_and_refuses() -> None:
    text = gloam.journal(played(steps=10)).text()
    assert IN_A_PROCESS(text, 5.0) == text
    with pytest.raises(gloam.Unreadable) as no:
        IN_A_PROCESS(text + "A play dead\n", 5.0)
    assert (no.value.what, no.value.where) == ("journal-move", "11")


def test_what_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "STARTING", 0.0)
    with pytest.raises(Trouble) as no:
        IN_A_PROCESS("", 0.01)
    assert no.value.key == "upload.too-long"
