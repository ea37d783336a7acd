"""Everything that is played can be played with plain forms."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from gloam.words.pages import Speech
from tests.browser.look import shot
from tests.browser.visitor import Company, Visitor

SAYS = Speech("en").say
LIMIT: Final = 40  # pages until a turn that was not played will never be


def test_a_whole_turn_without_any_script(company: Company) -> None:
    anna = company.visitor(java_script_enabled=False, speed="")
    anna.opens("/")
    anna.page.locator('form[action="/play"] button[value="vendetta"]').first.click()
    anna.sits()
    page = anna.page
    confirm = page.locator("#confirm")
    for _ in range(LIMIT):
        question = anna.learns(lambda data: data["question"], "a question")["question"]
        if not page.locator(f'#play input[name=number][value="{question["number"]}"]').count():
            page.reload()
        with page.expect_navigation():
            if confirm.count():
                confirm.click()
                break
            choices = page.locator("button[name=choose]:visible:enabled").all()
            values = [str(button.get_attribute("value")) for button in choices]
            newest = max(value.split(" ")[0] for value in values)
            anna.buttons(next(value for value in values if value.startswith(newest))).first.click()
    events = anna.data()["events"]
    assert any(event["what"] == "played" and event["seat"] == 0 for event in events)
    expect(page.locator("#panel-log")).to_contain_text("You")


def without_script(company: Company) -> Visitor:
    return company.visitor(java_script_enabled=False, speed="")


def says_how_to_go_on(one: Visitor) -> None:
    """A sentence, and a way that leads to the same page, brought up to date."""
    said = one.page.locator(".again-here")
    expect(said).to_be_visible()
    assert SAYS("reload") in str(said.text_content())
    before = one.address
    with one.page.expect_navigation():
        said.locator("a").click()
    assert one.address == before


@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
def test_a_table_that_waits_says_how_to_go_on(company: Company, game: str) -> None:
    anna, boris, watcher = company.visitor(), without_script(company), without_script(company)
    link = anna.invites(game, ["me", "open", *["greedy"] * 2])[0]
    boris.accepts(link, "Boris")
    boris.page.wait_for_url("**/tables/**")
    if "/waiting" in boris.address:
        boris.opens(boris.address.removesuffix("/waiting"))
    table = anna.sits()
    assert SAYS("reload") not in anna.text, "with a script the page follows by itself"
    watcher.opens(f"{table.rpartition('/')[0]}/watch")
    says_how_to_go_on(watcher)
    shot(watcher.page, f"without-script-{game}")
    watcher.opens(f"/replays/{table.split('/')[2]}")
    says_how_to_go_on(watcher)
    for _ in range(20):  # what Boris is asked first; then the others choose, and he waits
        if boris.page.locator("#dock[data-state=waiting]").count():
            break
        confirm, ready = boris.page.locator("#confirm"), boris.page.locator("#dock button[value$=' done']")
        whatever = boris.page.locator("#dock button[name=choose]:enabled")
        with boris.page.expect_navigation():
            next(way for way in (confirm, ready, whatever) if way.count()).first.click()
    says_how_to_go_on(boris)


def test_before_the_game_the_page_says_how_to_see_who_has_come(company: Company) -> None:
    anna, boris = without_script(company), company.visitor()
    link = anna.invites("vendetta", ["me", "open", "open"])[0]
    boris.accepts(link, "Boris")
    boris.page.wait_for_url("**/waiting")
    says_how_to_go_on(anna)
    expect(anna.page.locator("#chair-B")).to_contain_text("Boris")
    shot(anna.page, "without-script-waiting")
