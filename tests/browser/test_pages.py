"""Every page, at every size: nothing that axe-core calls serious, nothing that scrolls sideways; and a picture.

The pages of a game that is played are in test_games.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.look import examine, faint, no_word_is_lost
from tests.browser.server import Server
from tests.browser.visitor import PHONE, Company, Visitor
from tests.browser.windows import Windows

PAGES: Final = {
    "home": "/",
    "watch": "/watch",
    "rules": "/rules",
    "rules-vendetta": "/rules/vendetta",
    "rules-blood-orders": "/rules/blood-orders",
    "rules-rivals": "/rules/rivals",
    "cards": "/cards",
    "cards-vendetta": "/cards/vendetta",
    "card": "/cards/vendetta/BR01",
    "card-blood-orders": "/cards/blood-orders",
    "cards-rivals": "/cards/rivals",
    "card-rivals": "/cards/rivals/core-scoped-30-06",
    "replays": "/replays",
    "upload": "/upload",
    "invite-vendetta": "/invite/vendetta",
    "invite-blood-orders": "/invite/blood-orders",
    "invite-rivals": "/invite/rivals",
    "decks": "/decks/rivals",
    "arenas": "/arenas",
    "arena": "/arenas/example",
    "puzzles": "/puzzles",
    "puzzle-vendetta": "/puzzles/vendetta/1",
    "puzzle-blood-orders": "/puzzles/blood-orders/1",
    "puzzle-answered": "/puzzles/vendetta/1?play=1",
    "learn": "/learn",
    "learn-vendetta": "/learn/vendetta",
    "learn-rivals": "/learn/rivals",
}


@pytest.fixture(scope="module")
def reading(windows: Windows, server: Server) -> Iterator[Company]:
    """Those who go from page to page."""
    company = Company(windows, server.url)
    yield company
    company.leave()


@pytest.fixture
def calm(reading: Company) -> Iterator[None]:
    """Whatever goes wrong on their pages in one test fails it."""
    reading.troubles.clear()
    yield
    assert not reading.troubles, reading.complaint


@pytest.fixture(scope="module")
def english(reading: Company) -> Visitor:
    return reading.visitor()


@pytest.fixture(scope="module")
def french(reading: Company) -> Visitor:
    return reading.visitor(PHONE, language="fr")


@pytest.mark.parametrize("name", PAGES)
def test_a_page_can_be_used_by_everyone(calm: None, english: Visitor, name: str) -> None:
    english.opens(PAGES[name])
    examine(english.page, name)
    assert not faint(english.page, "light")
    no_word_is_lost(english.page, name)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_as_good_in_french(calm: None, french: Visitor, name: str) -> None:
    french.opens(PAGES[name])
    assert french.page.locator("html").get_attribute("lang") == "fr"
    examine(french.page, f"{name}-fr", ("390",))


@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
def test_on_a_phone_the_plays_of_a_puzzle_are_one_touch_away(company: Company, game: str) -> None:
    anna = company.visitor(PHONE)
    anna.opens(f"/puzzles/{game}/1")
    plays = anna.page.locator("#plays button").first
    expect(plays).not_to_be_in_viewport()
    anna.page.locator(".to-plays").click()
    expect(plays).to_be_in_viewport()
    plays.click()
    expect(anna.page.locator(".verdict")).to_be_visible()


def test_the_way_to_a_table_can_be_used_by_everyone(company: Company) -> None:
    anna, boris = company.visitor(), company.visitor(PHONE)
    anna.is_called("Anna")
    link = anna.invites("vendetta", ["me", "open", "open", "greedy"])[0]
    examine(anna.page, "waiting-host")
    boris.opens(link)
    examine(boris.page, "door")
    boris.accepts(link, "Boris")
    boris.page.wait_for_url("**/waiting")
    expect(anna.page.locator("#chair-B")).to_contain_text("Boris")
    examine(boris.page, "waiting-guest")
    anna.page.locator("#begin").click()
    boris.sits()
    anna.sits()
    assert anna.data()["names"][:2] == ["Anna", "Boris"]
    boris.page.locator("[popovertarget=menu]").click()
    examine(boris.page, "menu")
    boris.page.get_by_role("link", name="Play on another device").click()
    boris.page.locator("input[value*='/seat/']").wait_for()
    examine(boris.page, "seat")


def test_a_page_that_is_not_there_says_so_and_can_be_used_by_everyone(company: Company) -> None:
    anna = company.visitor()
    with anna.putting_up_with_it():
        answer = anna.opens("/tables/none/A")
    assert answer is not None
    assert answer.status == 404
    examine(anna.page, "trouble")
