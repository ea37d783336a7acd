"""A conflict or a night is played out before one's eyes, at the speed one has chosen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.look import examine, faint
from tests.browser.stages import HELD, OPEN, REMEMBERED, REMEMBERS, to_a_stage, until
from tests.browser.visitor import PHONE, Company, Visitor

NOW = "[data-frame][data-js-now]"


def frame(stage: Locator) -> int:
    """Which step is shown; exactly one is."""
    expect(stage.locator(NOW)).to_have_count(1)
    return int(str(stage.locator(NOW).get_attribute("data-frame")))


@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
def test_it_is_played_out_step_by_step_forwards_and_backwards(company: Company, game: str) -> None:
    anna = company.visitor(speed="slow")
    anna.plays_now(game)
    to_a_stage(anna, game, HELD)
    stage = anna.page.locator(".stage[data-js-on]")
    stage.locator("[data-stage-do=next]").click()
    back = stage.locator("[data-stage-do=back]")
    while back.is_enabled():
        back.click()
    assert frame(stage) == 0
    examine(anna.page, f"stage-{game}")
    assert not faint(anna.page, "light")
    stage.locator("[data-stage-do=next]").click()
    assert frame(stage) == 1
    first = stage.locator(NOW).inner_text()
    stage.locator("[data-stage-do=next]").click()
    assert frame(stage) == 2
    assert stage.locator(NOW).inner_text() != first
    stage.locator("[data-stage-do=close]").click()
    expect(anna.page.locator(f'.stage[data-js-on][data-stage="{stage_key(anna)}"]')).to_have_count(0)


def stage_key(visitor: Visitor) -> str:
    return str(visitor.page.locator("#stage").get_attribute("data-stage"))


def test_it_runs_by_itself_to_the_end(company: Company) -> None:
    anna = company.visitor(speed="fast")
    anna.plays_now("vendetta")
    _, began = to_a_stage(anna, "vendetta")
    assert len(began) == 1
    anna.page.wait_for_function(f"(began) => ({OPEN})()[1][0] !== began", arg=began[0])


@pytest.mark.parametrize("how", [{"speed": "once"}, {"speed": "normal", "reduced_motion": "reduce"}])
def test_at_once_and_with_reduced_motion_the_outcome_is_there_and_nothing_moves(
    company: Company, how: dict[str, Any]
) -> None:
    anna = company.visitor(**how)
    anna.page.add_init_script(REMEMBERS)
    anna.plays_now("vendetta")
    count, shown, moving = to_a_stage(anna, "vendetta", REMEMBERED)
    assert shown == [count - 1]
    assert moving == 0


def to_the_next_location(visitor: Visitor) -> None:
    """Play, without the pages, until one Location was fought for and the visitor is asked to stay at the next."""

    def next_one(data: dict[str, Any]) -> bool:
        happened = ["", *(event["what"] for event in data["events"])]
        ends = [place for place, what in enumerate(happened) if what in ("", "round", "location-done")]
        fought = happened[ends[-1]] == "location-done" and "total" in happened[ends[-2] : ends[-1]]
        return fought and data["question"]["what"] == "AskWithdraw"

    until(visitor, Random(9), next_one)


@pytest.mark.parametrize("how", [{}, {"size": PHONE}, {"reduced_motion": "reduce"}])
def test_while_one_is_asked_about_the_next_location_the_finished_one_is_seen_again(
    company: Company, how: dict[str, Any]
) -> None:
    anna = company.visitor(**{"speed": "slow", **how})
    anna.page.clock.install()
    anna.plays_now("vendetta")
    to_the_next_location(anna)
    finished = anna.page.locator("#earlier > .stage[data-over]")
    expect(anna.page.locator("#stage")).to_have_attribute("data-bare", "")
    key, frames = (str(finished.last.get_attribute(f"data-{name}")) for name in ("stage", "frames"))
    anna.page.reload()
    anna.stops_the_clock()  # else it would go on by itself while it is looked at
    anna.page.locator("#stage-again").click()
    stage = anna.page.locator(".stage[data-js-on]")
    expect(stage).to_have_attribute("data-stage", key)
    assert frame(stage) == 0
    while stage.locator("[data-stage-do=next]").is_enabled():
        stage.locator("[data-stage-do=next]").click()
    assert frame(stage) == int(frames) - 1 == 4
    expect(stage.locator('[data-frame="3"]')).to_contain_text("Total Power")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    anna.page.clock.resume()
    examine(anna.page, f"stage-again-{'-'.join(how) or 'desk'}")
    stage.locator("[data-stage-do=close]").click()
    expect(stage).to_have_count(0)
    assert anna.state.asked, "the question is still there"


def test_the_speed_is_chosen_in_the_menu_and_kept(company: Company) -> None:
    anna = company.visitor(speed="")
    anna.plays_now("vendetta")
    anna.page.locator("[popovertarget=menu]").click()
    anna.page.locator("#speed-fast").click()
    expect(anna.page.locator("#speed-fast")).to_have_attribute("aria-pressed", "true")
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("data-speed", "fast")


def test_the_server_is_told_that_everything_is_to_come_at_once(company: Company) -> None:
    """The stream is opened again with the word, and once more without it; a reload changes nothing."""
    anna = company.visitor(speed="")
    anna.plays_now("vendetta")
    expect(anna.page.locator("html")).to_have_attribute("data-live", "on")
    for speed, told in (("once", ["once"]), ("normal", [])):
        anna.page.locator("[popovertarget=menu]").click()
        with anna.page.expect_request(lambda request: "/stream" in request.url):
            anna.page.locator(f"#speed-{speed}").click()
        expect(anna.page.locator("html")).to_have_attribute("data-live", "on")
        anna.page.reload()
        expect(anna.page.locator("html")).to_have_attribute("data-live", "on")
        assert [one["value"] for one in anna.context.cookies() if one["name"] == "gloam-speed"] == told
    anna.is_asked()
