"""The table of Rivals under a pointer: tiles that can be pressed, cards that are read, sheets and folds that stay."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

import gloam
from gloam.web.drawings.rivals.pieces import card_of
from tests.browser.look import shot
from tests.browser.players import answers
from tests.browser.visitor import Company, Visitor

BEGUN: Final = Path(__file__).parent / "begun" / "rivals.txt"
HIT: Final = ".vamp.is-legal button.hit[name=choose]"
VERBS: Final = ("attack", "move", "claim", "use")  # what a vampire can do
LIMIT: Final = 100  # games; in every tenth there is such a moment
MENU: Final = ".vamp.is-legal button.hit[popovertarget]"


@pytest.fixture
def anna(company: Company) -> Visitor:
    """At a table in the middle of things."""
    found = company.visitor()
    found.brings(BEGUN.read_text())
    found.is_asked()
    return found


def where_a_card_can_do_several_things() -> str:
    """The journal of a game, played at random, in which the first seat is asked so."""
    for seed in range(LIMIT):
        table, random = gloam.game("rivals").table(seats=2, seed=seed), Random(seed)
        while not table.over:
            asked = table.questions()[0]
            by_card = Counter([card_of(asked, option) for option in asked.options if option.startswith(VERBS)])
            if asked.seat == 0 and asked.what == "AskAction" and {1, 2} <= set(by_card.values()):
                return gloam.journal(table).text()
            table.answer(asked.seat, random.choice(asked.options))
    raise AssertionError("no card can ever do several things")


def test_a_tile_is_pressed_and_a_tile_with_several_things_to_do_lists_them(company: Company) -> None:
    anna = company.visitor()
    anna.brings(where_a_card_can_do_several_things())
    page, before = anna.page, anna.is_asked()
    opener = page.locator(MENU).first
    opener.click()
    menu = page.locator(f"#{opener.get_attribute('popovertarget')}")
    expect(menu).to_be_visible()
    assert menu.get_by_role("button").count() > 1
    shot(page, "rivals-menu")
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    assert anna.state.own == before.own, "to look at a list is no answer"
    tile = page.locator(HIT).first
    option = tile.get_attribute("value")
    tile.click()
    after = anna.is_heard(before)
    assert (option, False) not in after.choices, "it is chosen"


def test_a_card_on_the_table_is_read_with_what_it_is_now(anna: Visitor) -> None:
    tile = anna.page.locator(".r-row:not(.r-row--me) .vamp").first
    tile.hover()
    peek = anna.page.locator("#peek")
    expect(peek).to_be_visible()
    name = tile.locator("h3 .hit").inner_text()
    expect(peek.locator("h3")).to_have_text(name)
    expect(peek.locator(".r-now")).to_be_visible()
    blood = tile.locator(".life").get_attribute("title") or "?"
    expect(peek.locator(".r-now dd").first).to_have_text(blood.split(",")[0])


def test_a_sheet_stays_open_and_a_fold_closed_when_the_table_changes(anna: Visitor) -> None:
    page, before = anna.page, anna.is_asked()
    fold, sheet = page.locator("#in-force"), page.locator("#sheet-city")
    expect(fold).to_have_js_property("open", True)
    fold.locator("summary").click()
    page.locator(".r-city .r-open").click()
    expect(sheet).to_be_visible()
    answers(anna, Random(1), anna.address)
    anna.waits(lambda state: state.common > before.common, "the table to change")
    expect(sheet).to_be_visible()
    expect(fold).to_have_js_property("open", False)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
