"""Pages that lose the server, and servers that lose their memory."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from signal import SIGTERM

import pytest
from playwright.sync_api import expect

from tests.browser.look import examine
from tests.browser.players import at_rest, clicks
from tests.browser.server import Server
from tests.browser.visitor import Company, Visitor
from tests.browser.windows import Windows


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that may be stopped."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()
    assert not server.faults, "\n".join(server.faults)


@pytest.fixture
def guests(windows: Windows, own_server: Server) -> Iterator[Company]:
    company = Company(windows, own_server.url)
    yield company
    company.leave()
    assert not company.troubles, company.complaint


def to_a_play(visitor: Visitor) -> str:
    """Play until a card is to be played, and put one down without confirming. Returns what was chosen."""
    random = Random(5)
    for _ in range(40):
        cards = [value for value, _ in visitor.is_asked().choices if value.startswith("0 play ")]
        if cards:
            visitor.chooses(cards[0])
            return cards[0]
        clicks(visitor, random)
    raise AssertionError("no card was ever to be played")


def test_the_connection_is_lost_in_the_middle_of_a_question_and_comes_back(company: Company) -> None:
    anna = company.visitor()
    anna.plays_now("vendetta")
    to_a_play(anna)
    composed = anna.state
    away = anna.page.locator("#away")
    expect(away).to_be_hidden()
    with anna.putting_up_with_it():
        anna.context.set_offline(True)
        expect(away).to_be_visible()
        assert anna.state == composed, "what was put together stays in sight"
        examine(anna.page, "away")
        anna.context.set_offline(False)
        expect(away).to_be_hidden()
    assert anna.waits(lambda state: state.asked, "the question").choices == composed.choices
    finish_the_play(anna)


def finish_the_play(visitor: Visitor) -> None:
    """Choose the parts that are missing, and confirm."""
    for _ in range(5):
        state = visitor.state
        if state.confirm:
            visitor.confirms()
            return
        visitor.chooses(next(value for value, _ in reversed(state.choices)))
    raise AssertionError("the play is never whole")


def test_a_server_that_was_killed_in_the_middle_of_a_game_goes_on_with_it(guests: Company, own_server: Server) -> None:
    anna = guests.visitor()
    anna.plays_now("vendetta")
    chosen = to_a_play(anna)
    before = at_rest(anna)["view"]
    with anna.putting_up_with_it():
        own_server.kill()
        expect(anna.page.locator("#away")).to_be_visible()
        own_server.start()
        expect(anna.page.locator("#away")).to_be_hidden()
    assert anna.data()["view"] == before
    anna.waits(lambda state: (chosen, True) in state.choices, "the play that was begun to be there still")
    anna.page.reload()  # the new server counts anew, and a visitor knows by that whether they were heard
    finish_the_play(anna)
    anna.is_asked()
    assert anna.data()["view"] != before


def test_a_server_that_is_told_to_stop_lets_every_page_go(guests: Company, own_server: Server) -> None:
    anna = guests.visitor()
    anna.plays_now("blood-orders")
    anna.is_asked()
    clicks(anna, Random(1))
    before = at_rest(anna)
    anna.reads(before["question"])
    with anna.putting_up_with_it():
        own_server.stop()
        expect(anna.page.locator("#away")).to_be_visible()
        own_server.start()
        expect(anna.page.locator("#away")).to_be_hidden()
    anna.is_asked()
    after = anna.data()
    assert after["question"] == before["question"]
    assert after["view"]["you"] == before["view"]["you"]


def test_gloam_serve_shows_the_first_page_and_stops_when_told(windows: Windows, tmp_path: Path) -> None:
    server = Server(tmp_path)
    options = ("--port", str(server.port), "--database", str(tmp_path / "own.db"), "--pace", "0", "--lang", "en")
    server.command = (str(Path(sys.executable).with_name("gloam")), "serve", *options)
    server.start()
    company = Company(windows, server.url)
    anna = company.visitor()
    anna.presses_play("vendetta")
    anna.chooses(anna.is_asked().choices[0][0])
    with anna.putting_up_with_it():
        assert server.stop() in (0, -SIGTERM)
        anna.page.goto("about:blank")  # the page would look for the server again and again
    company.leave()
    assert not company.troubles, company.complaint
    assert (tmp_path / "own.db").exists()
