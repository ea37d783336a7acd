"""The end of a game, and looking back at it."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.look import examine
from tests.browser.players import clicks, finish
from tests.browser.visitor import Company, Visitor


def step(visitor: Visitor) -> int:
    """Where the slider stands."""
    return int(visitor.page.locator("#line").input_value())


def shown_scores(visitor: Visitor) -> dict[str, tuple[str, str]]:
    """What the end page says: place and total by name."""
    rows = visitor.page.locator("table.sc tbody tr").all()
    found = {}
    for row in rows:
        name = row.locator(".nm > span > span").last.inner_text().split("\n")[0]
        found[name] = (row.locator(".pl").inner_text(), row.locator(".tot").inner_text())
    return found


def real_scores(visitor: Visitor) -> dict[str, tuple[str, str]]:
    """What the rules say."""
    data = visitor.data()
    result: dict[str, Any] = data["view"]["result"]
    names = ["You", *data["names"][1:]]
    totals = [str(score["total"]).replace("-", "−") for score in result["scores"]]
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
    examine(anna.page, "end-blood-orders", ("1400", "1024", "390"))
    anna.page.locator('form[action$="/rematch"] button').click()
    assert anna.sits() != table
    assert anna.is_asked().number == "1"


def test_a_finished_game_is_gone_through_line_by_line_with_any_eyes(company: Company) -> None:
    anna, carla = company.visitor(), company.visitor()
    table = anna.plays_now("vendetta")
    finish(anna)
    address = f"/replays/{table.split('/')[2]}"
    anna.opens(f"{address}?line=0")
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
    assert carla.page.locator("#frame .log").inner_text() == anna.page.locator("#frame .log").inner_text()
    anna.page.locator("a[data-by='1']").click()
    expect(anna.page.locator("#frame")).not_to_have_text(before)
    anna.page.locator("a[data-eyes=all]").click()
    expect(anna.page.locator("#frame .hands .held")).to_have_count(4)
    examine(anna.page, "replay-vendetta", ("1400", "1024", "390"))
    anna.page.locator("a[data-eyes=watch]").click()
    expect(anna.page.locator("#frame .hands")).to_have_count(0)


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
    assert anna.page.locator("nav.view a").all_inner_texts().__len__() == 2
    assert anna.page.locator("a[data-eyes=all]").count() == 0
    anna.page.locator("form.on button").click()
    other = anna.sits()
    assert other.split("/")[2] != table.split("/")[2]
    anna.is_asked()
    clicks(anna, random)
    anna.is_asked()


def test_playing_on_from_a_line_of_a_finished_game(company: Company) -> None:
    anna = company.visitor()
    table = anna.plays_now("vendetta")
    finish(anna)
    anna.opens(f"/replays/{table.split('/')[2]}?line=6&seat=A")
    anna.page.locator("form.on select[name=seat]").select_option("A")
    anna.page.locator("form.on button").click()
    anna.sits()
    before = anna.is_asked()
    clicks(anna, Random(1))
    assert anna.is_asked() != before


def test_a_game_is_taken_home_and_brought_back(company: Company, tmp_path: Any) -> None:
    anna, carla = company.visitor(), company.visitor()
    table = anna.plays_now("vendetta")
    finish(anna)
    anna.opens(f"/tables/{table.split('/')[2]}/end")
    with anna.page.expect_download() as download:
        anna.page.locator("a[href$='/journal']").click()
    kept = tmp_path / "game.gloam"
    download.value.save_as(kept)
    carla.opens("/upload")
    carla.page.locator("input[type=file]").set_input_files(kept)
    carla.page.locator("main form button[type=submit]").first.click()
    expect(carla.page).to_have_url(re.compile(r"/replays/.*line=0"))
    assert carla.page.locator("#line").get_attribute("max") == str(len(steps(anna, table)))


def steps(visitor: Visitor, table: str) -> range:
    visitor.opens(f"/replays/{table.split('/')[2]}")
    return range(int(str(visitor.page.locator("#line").get_attribute("max"))))


def test_something_is_wrong(company: Company) -> None:
    anna = company.visitor()
    anna.plays_now("vendetta")
    anna.is_asked()
    anna.page.locator("[popovertarget=menu]").click()
    anna.page.get_by_role("link", name="Something is wrong").click()
    examine(anna.page, "report")
    anna.page.locator("textarea").fill("The victim should have <b>stayed</b>.")
    anna.page.locator("main form button[type=submit]").click()
    expect(anna.page.locator("main [role=status]")).to_contain_text(re.compile(r"[0-9A-F]{8}"))
