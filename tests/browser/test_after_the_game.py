"""The end of a game, and looking back at it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import expect

from gloam.web.pages.scores import written
from tests.browser.conftest import Ended
from tests.browser.look import examine, faint
from tests.browser.players import clicks, finish, reach
from tests.browser.visitor import Company, Visitor


def step(visitor: Visitor) -> int:
    """Where the slider stands."""
    return int(visitor.page.locator("#line").input_value())


def shown_scores(visitor: Visitor) -> dict[str, tuple[str, str]]:
    """What the end page says: place and total by name."""
    visitor.page.wait_for_load_state()
    rows = visitor.page.locator("table.sc tbody tr").all()
    found = {}
    for row in rows:
        name = row.locator(".nm > span > span").last.evaluate("element => element.firstChild.textContent")
        found[name] = (row.locator(".pl").inner_text(), row.locator(".tot").inner_text())
    return found


def real_scores(visitor: Visitor) -> dict[str, tuple[str, str]]:
    """What the rules say."""
    data = visitor.data()
    result: dict[str, Any] = data["view"]["result"]
    names = ["You", *data["names"][1:]]
    totals = [written(score["total"]) for score in result["scores"]]
    places = [str(place) if place else "out" for place in result["places"]]
    return dict(zip(names, zip(places, totals, strict=True), strict=True))


def test_the_end_says_what_the_rules_say_and_leads_to_another_game(company: Company) -> None:
    anna = company.visitor()
    table = anna.plays_now("blood-orders")
    finish(anna)
    anna.waits(lambda state: state.over, "the end")
    real = real_scores(anna)
    anna.dock.get_by_role("link").first.click()
    expect(anna.page).to_have_url(re.compile(r"/end$"))
    assert shown_scores(anna) == real
    examine(anna.page, "end-blood-orders")
    assert not faint(anna.page, "light")
    anna.page.locator('form[action$="/rematch"] button').click()
    assert anna.sits() != table
    assert anna.is_asked().number == "2", "her colour was answered for her"


def test_a_finished_game_is_gone_through_line_by_line_with_any_eyes(company: Company, ended: Ended) -> None:
    anna, carla = company.visitor(storage_state=ended.cookies), company.visitor()
    anna.opens(f"/replays/{ended.table}?line=0")
    assert step(anna) == 0
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page).to_have_url(re.compile("line=1&"))
    anna.page.locator("#line").focus()
    for _ in range(4):
        anna.page.keyboard.press("ArrowRight")
    expect(anna.page).to_have_url(re.compile("line=5&"))
    before = anna.page.locator("#frame").inner_text()
    carla.opens(anna.page.url)
    assert step(carla) == 5, "a link leads to the line"
    expect(carla.page.locator("#frame .log")).to_have_text(str(anna.page.locator("#frame .log").text_content()))
    anna.page.locator("a[data-by='1']").click()
    expect(anna.page.locator("#frame")).not_to_have_text(before)
    anna.page.locator("a[data-eyes=all]").click()
    expect(anna.page.locator("#frame .hands .held")).to_have_count(4)
    examine(anna.page, "replay-vendetta")
    assert not faint(anna.page, "light")
    anna.page.locator("a[data-eyes=watch]").click()
    expect(anna.page.locator("#frame .hands")).to_have_count(0)


def test_what_the_master_thinks_of_a_move_is_asked_for_with_the_keyboard_and_is_there_again(
    company: Company, ended: Ended
) -> None:
    anna = company.visitor()
    anna.opens(f"/replays/{ended.table}?line=8&seat=all")
    thought, button = anna.page.locator(".thought"), anna.page.locator(".think button")
    reach(anna, ".think button")
    anna.page.keyboard.press("Enter")
    thought.wait_for()
    expect(thought).to_be_focused()
    expect(thought.locator(".is-choice")).to_have_count(1)
    assert thought.locator(".is-played").count() + thought.locator(".missed").count() == 1
    examine(anna.page, "thoughts-vendetta", ("1400", "390"))
    told = thought.inner_text()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page).to_have_url(re.compile("line=9&"))
    expect(thought).to_have_count(0)
    expect(button).to_be_focused()
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.page).to_have_url(re.compile("line=8&"))
    assert thought.inner_text() == told, "it was not asked for again"


def test_of_a_running_game_one_sees_again_only_what_one_saw(company: Company) -> None:
    anna = company.visitor()
    table = anna.plays_now("vendetta")
    random = Random(4)
    for _ in range(5):
        anna.is_asked()
        clicks(anna, random)
    anna.is_asked()
    anna.page.locator("[popovertarget=menu]").click()
    anna.page.locator("#menu a[href^='/replays/']").click()
    expect(anna.page).to_have_url(re.compile(r"/replays/"))
    expect(anna.page.locator("nav.view a")).to_have_count(2)  # one's own eyes, and those of anybody
    expect(anna.page.locator(".think")).to_contain_text("once the game is over")
    assert anna.page.locator("a[data-eyes=all]").count() == 0
    assert anna.page.locator(".think button").count() == 0
    anna.page.locator("form.on button").click()
    other = anna.sits()
    assert other.split("/")[2] != table.split("/")[2]
    anna.is_asked()
    clicks(anna, random)
    anna.is_asked()


def test_playing_on_from_a_line_of_a_finished_game(company: Company, ended: Ended) -> None:
    anna = company.visitor(storage_state=ended.cookies)
    anna.opens(f"/replays/{ended.table}?line=6&seat=A")
    anna.page.locator("form.on select[name=seat]").select_option("A")
    anna.page.locator("form.on button").click()
    anna.sits()
    before = anna.is_asked()
    clicks(anna, Random(1))
    assert anna.is_asked() != before


def test_a_game_is_taken_home_and_brought_back(company: Company, ended: Ended, tmp_path: Path) -> None:
    anna, carla = company.visitor(storage_state=ended.cookies), company.visitor()
    anna.opens(f"/tables/{ended.table}/end")
    with anna.page.expect_download() as download:
        anna.page.locator("a[href$='/journal']").click()
    kept = tmp_path / "game.gloam"
    download.value.save_as(kept)
    carla.opens("/upload")
    carla.page.locator("input[type=file]").set_input_files(kept)
    carla.page.locator("main form button[type=submit]").first.click()
    expect(carla.page).to_have_url(re.compile(r"/replays/.*line=0"))
    anna.opens(f"/replays/{ended.table}?seat=all")
    assert lines(carla) == lines(anna)


def lines(visitor: Visitor) -> int:
    """How many steps the slider has."""
    return int(str(visitor.page.locator("#line").get_attribute("max")))


def test_something_is_wrong(company: Company) -> None:
    anna = company.visitor()
    anna.plays_now("vendetta")
    anna.is_asked()
    anna.page.locator("[popovertarget=menu]").click()
    anna.page.get_by_role("link", name="Something is wrong").click()
    expect(anna.page.locator("textarea")).to_be_visible()
    examine(anna.page, "report")
    anna.page.locator("textarea").fill("The victim should have <b>stayed</b>.")
    anna.page.locator("main form button[type=submit]").click()
    expect(anna.page.locator("main [role=status]")).to_contain_text(re.compile(r"[0-9A-F]{8}"))
