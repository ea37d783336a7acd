"""Something is wrong: what is kept, for whom, and how whoever runs the server reads it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import gloam
from gloam.cli import app
from gloam.web.routes.reports import nameless
from gloam.words.pages import Speech
from tests.web.place import Page, Place, told
from tests.web.test_replay import finished, midway, shown


def number_of(page: Page) -> str:
    found = re.search(r"report is ([0-9A-F]{8})", shown(page))
    assert found is not None
    return found[1]


@told
async def test_a_report_keeps_the_game_up_to_here_without_names(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await midway(place)
        anna = place.visitor("Anna")
        url = f"{anna.seat(room)}/report"
        assert "Something is wrong" in shown(await anna.get(url))
        text = "Boris got\x1b[2J 3 Blood,\nbut BORIS should not. Boriska is a card?"
        number = number_of(await anna.post(url, {"text": text}))
        (kept,) = place.house.store.reports()
        assert (kept.id, kept.table, kept.line, kept.seat) == (number, room.id, len(room.moves), 0)
        assert kept.text == "B got[2J 3 Blood,\nbut B should not. Boriska is a card?"
        assert gloam.replay(kept.journal).view(1) == room.playing.view(1)
        assert not [name for name in room.names if name in kept.journal]


@told
async def test_the_file_of_a_report_waits_for_the_end(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        running, over = await midway(place), await finished(place)
        anna = place.visitor("Anna")
        early = await anna.post(f"{anna.seat(running)}/report", {"text": "odd"})
        assert "/reports/" not in early.text
        assert (await anna.get(f"/reports/{number_of(early)}")).status_code == 403
        late = await anna.post(f"{anna.seat(over)}/report", {"text": "odd"})
        assert f"/reports/{number_of(late)}" in late.text
        page = await anna.get(f"/reports/{number_of(late)}")
        assert page.headers["content-disposition"].startswith("attachment")
        assert gloam.replay(page.text).over
        assert (await anna.get("/reports/00000000")).status_code == 404


@told
async def test_only_a_seat_reports_and_never_without_a_word(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await midway(place)
        anna = place.visitor("Anna")
        assert (await anna.post(f"{anna.seat(room)}/report", {"text": " \n "})).status_code == 422
        assert (await anna.post(f"/tables/{room.id}/B/report", {"text": "odd"})).status_code == 403
        assert (await anna.post(f"/tables/{room.id}/watch/report", {"text": "odd"})).status_code == 403
        assert list(place.house.store.reports()) == []


def test_names_are_removed_as_words() -> None:
    assert nameless("Al and Alan met ALAN; al-Andalus", ["Al", "Alan"]) == "A and B met B; A-Andalus"


# ---- for whoever runs the server


def test_the_command_lists_reports_and_prints_a_game(tmp_path: Path) -> None:
    database = str(tmp_path / "gloam.db")
    numbers: list[str] = []

    @told
    async def report() -> None:
        async with Place(tmp_path) as place:
            room = await midway(place, "blood-orders")
            anna = place.visitor("Anna")
            numbers.append(number_of(await anna.post(f"{anna.seat(room)}/report", {"text": "The die is wrong"})))

    report()
    runner = CliRunner()
    listed = runner.invoke(app, ["reports", "--database", database, "--lang", "en"])
    assert listed.exit_code == 0
    assert f"{numbers[0]}: blood-orders, line 43, seat A" in listed.output, "three colours, and forty answers"
    assert "The die is wrong" in listed.output
    printed = runner.invoke(app, ["reports", numbers[0].lower(), "--database", database])
    assert len(gloam.journal(gloam.replay(printed.output)).moves) == 43
    for words, said in (
        (["FFFFFFFF", "--database", database], "FFFFFFFF"),
        (["--database", "nowhere.db"], "nowhere.db"),
    ):
        no = runner.invoke(app, ["reports", *words, "--lang", "en"])
        assert no.exit_code == 2
        assert said in no.output
    assert not Path("nowhere.db").exists()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sentences_of_a_report_are_said(language: str) -> None:
    assert "AB12" in Speech(language).say("report.number", number="AB12")
