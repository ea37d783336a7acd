"""A conflict or a Day is played out before one's eyes, at one's own speed, and the page tells nothing before."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.look import examine
from tests.browser.players import answers, at_rest
from tests.browser.stages import BEFORE, moment, presses, to_a_stage, until
from tests.browser.visitor import PHONE, Company, Visitor

LINES = "#panel-log li[id^=e]"
# What flies, turns over or lights up; a button that answers the pointer does not count.
MOVES = """() => document.getAnimations().filter((it) => !(it instanceof CSSTransition)
  && it.effect.getComputedTiming().duration > 1).length"""


def log_is_as_far(visitor: Visitor, upto: int) -> None:
    """The newest line of the log is the last of so many events."""
    expect(visitor.page.locator(LINES).last).to_have_attribute("id", f"e{upto - 1}")


@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
def test_it_is_played_out_moment_by_moment_forwards_and_backwards(company: Company, game: str) -> None:
    """With the buttons and with the keys. The log is as far as the stage, and the question waits; at the end of it
    nothing goes on by itself."""
    anna = company.visitor(speed="slow")
    anna.plays_now(game)
    stage = to_a_stage(anna, game)
    page = anna.page
    expect(anna.dock).to_contain_text("Next for you: a question.")
    expect(page.locator("button[name=choose]")).to_have_count(0)
    first = moment(stage)
    log_is_as_far(anna, first[0])
    examine(page, f"stage-{game}")
    second = presses(stage, "next")
    assert second > first
    log_is_as_far(anna, second[0])
    assert presses(stage, "back") == first
    stage.locator(".stage-frames").focus()
    page.keyboard.press("ArrowRight")
    expect(stage).to_have_attribute("data-at", f"{second[0]}.{second[1]}")
    page.keyboard.press("ArrowLeft")
    expect(stage).to_have_attribute("data-at", f"{first[0]}.{first[1]}")
    runs = stage.locator("[data-stage-do=run]")
    expect(runs).to_have_attribute("aria-pressed", "false")
    page.keyboard.press(" ")
    expect(runs).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("End")
    expect(stage).to_have_count(0)
    anna.is_asked()


def test_it_runs_by_itself_and_stops_at_its_end(company: Company) -> None:
    anna = company.visitor(speed="fast")
    anna.plays_now("vendetta")
    stage = to_a_stage(anna, "vendetta")
    before = moment(stage)
    anna.stops_the_clock()
    stage.locator("[data-stage-do=run]").click()
    anna.page.clock.run_for(30_000)
    expect(stage).not_to_have_attribute("data-at", f"{before[0]}.{before[1]}")
    while stage.get_attribute("data-stops") is None:
        presses(stage, "next")
    end = moment(stage)
    anna.page.clock.run_for(30_000)
    assert moment(stage) == end
    stage.locator("[data-stage-do=let]").click()
    anna.page.clock.run_for(6_500)
    expect(anna.page.locator(f'#stage[data-at="{end[0]}.{end[1]}"]')).to_have_count(0)


def test_at_once_nothing_is_played_out(company: Company) -> None:
    """Whoever hurries has the table as it lies now, and their question."""
    anna = company.visitor(alone=True)
    anna.page.add_init_script(
        "new MutationObserver(() => window.shown ||= document.getElementById('stage') !== null)"
        ".observe(document, { subtree: true, childList: true });"
    )
    anna.plays_now("vendetta")
    random = Random(9)
    until(anna, random, lambda data: data["question"]["what"] == BEFORE["vendetta"])
    for _ in range(3):
        answers(anna, random)
        question = at_rest(anna)["question"]
        anna.waits(lambda state: state.number == str(question["number"]), "that question")  # noqa: B023 - waited for here
    assert not anna.page.evaluate("window.shown ?? false")


@pytest.mark.parametrize("how", [{"size": PHONE}, {"reduced_motion": "reduce"}])
def test_what_is_over_is_seen_again_from_its_column_and_from_the_log(company: Company, how: dict[str, Any]) -> None:
    anna = company.visitor(**how)  # where everything comes at once it is gone through by hand
    anna.plays_now("vendetta")
    until(anna, Random(9), lambda data: any(event["what"] == "won" for event in data["events"]) and is_over(data))
    page = anna.page
    column = page.locator(".v-wonby:has(.again)").first
    expect(column).to_contain_text("on")  # "Won by Mirela, 10 to 6", "You won, alone there"
    column.locator(".again").click()
    stage = page.locator("#stage")
    first = moment(stage)
    log_is_as_far(anna, first[0])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(MOVES) == 0
    examine(page, f"stage-again-{'-'.join(how)}")
    assert presses(stage, "next") > first
    stage.locator("[data-stage-do=end]").click()
    expect(stage).to_have_count(0)
    anna.is_asked()
    if "size" in how:
        page.locator("#log-open").click()
    page.locator("#panel-log .again").first.click()
    expect(stage).to_have_count(1)


def test_who_comes_back_is_offered_what_they_missed_and_goes_through_it_by_keyboard(company: Company) -> None:
    """The question is there at once. What is opened by hand has the focus; Escape leaves it, the focus comes back."""
    anna = company.visitor(speed="slow")
    anna.plays_now("vendetta")
    until(anna, Random(9), is_over)
    page, late = anna.page, anna.page.locator("#late")
    expect(late).to_contain_text("decided while you were away.")
    anna.is_asked()
    examine(page, "late")
    late.locator("[value=see]").focus()
    page.keyboard.press("Enter")
    stage = page.locator("#stage")
    expect(stage.locator(".stage-frames")).to_be_focused()
    expect(late).to_have_count(0)
    page.keyboard.press(" ")
    expect(stage.locator("[data-stage-do=run]")).to_have_attribute("aria-pressed", "false")
    at = str(stage.get_attribute("data-at"))
    page.keyboard.press("ArrowRight")
    expect(stage).not_to_have_attribute("data-at", at)
    page.keyboard.press("Escape")
    expect(stage).to_have_count(0)
    anna.is_asked()
    again = page.locator("#panel-log .again").first
    again.focus()
    page.keyboard.press("Enter")
    expect(stage.locator(".stage-frames")).to_be_focused()
    page.keyboard.press("Escape")
    expect(stage).to_have_count(0)
    expect(again).to_be_focused()


def is_over(data: dict[str, Any]) -> bool:
    """Was a Location of this round resolved to its end?"""
    happened = [event["what"] for event in data["events"]]
    return "won" in happened and "location-done" in happened[happened.index("won") :]


def test_the_speed_is_chosen_in_the_menu_and_kept(company: Company) -> None:
    anna = company.visitor(speed="")
    anna.plays_now("vendetta")
    anna.page.locator("[popovertarget=menu]").click()
    anna.page.locator("#speed-fast").click()
    expect(anna.page.locator("#speed-fast")).to_have_attribute("aria-pressed", "true")
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("data-speed", "fast")


def test_the_server_is_told_that_everything_is_to_come_at_once(company: Company) -> None:
    """The stream is opened again with the word, and once more with another; a reload changes nothing."""
    anna = company.visitor(speed="")
    anna.plays_now("vendetta")
    expect(anna.page.locator("html")).to_have_attribute("data-live", "on")
    for speed, told in (("once", ["once"]), ("normal", ["normal"])):
        anna.page.locator("[popovertarget=menu]").click()
        with anna.page.expect_request(lambda request: "/stream" in request.url):
            anna.page.locator(f"#speed-{speed}").click()
        expect(anna.page.locator("html")).to_have_attribute("data-live", "on")
        anna.page.reload()
        expect(anna.page.locator("html")).to_have_attribute("data-live", "on")
        assert [one["value"] for one in anna.context.cookies() if one["name"] == "gloam-speed"] == told
    anna.is_asked()
