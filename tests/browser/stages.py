"""To what is played out before a visitor's eyes: a conflict, or a night."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.players import answers, at_rest
from tests.browser.visitor import Visitor

# What is asked before anything is played out; in Rivals nothing is, yet.
BEFORE: Final = {"vendetta": "AskWithdraw", "blood-orders": "AskTurn", "rivals": "AskAction"}
# Is a moment of something on the stage, or this question on the page?
THERE: Final = """(number) => document.querySelector('#stage [data-stage-do=run]') !== null
  || document.querySelector('form#play input[name=number]')?.value === number"""


def until(visitor: Visitor, random: Random, there: Callable[[dict[str, Any]], bool]) -> None:
    """Answer, with no page open, until the visitor is asked something at this point of the game; then come back."""
    table = visitor.address
    visitor.goes_away()
    for _ in range(400):
        found = at_rest(visitor, table, since=0)
        if there(found):
            visitor.opens(table)
            visitor.sits()
            follows(visitor, found["question"])
            return
        answers(visitor, random, table)
    raise AssertionError("the game never came to this point")


def follows(visitor: Visitor, question: dict[str, Any]) -> None:
    """Wait until the page shows this question."""
    number = str(question["number"])
    visitor.waits(lambda state: state.number == number, "that question")


def to_a_stage(visitor: Visitor, game: str) -> Locator:
    """Play, without the pages, until something is played out on the page, and hold it there. Returns the stage."""
    random = Random(9)
    visitor.page.clock.install()
    until(visitor, random, lambda data: data["question"]["what"] == BEFORE[game])
    stage = visitor.page.locator("#stage:has([data-stage-do=run])")
    visitor.stops_the_clock()  # else it could go on by itself before it is held
    for _ in range(400):
        answers(visitor, random)
        question = at_rest(visitor)["question"]
        visitor.page.wait_for_function(THERE, arg=str(question["number"]))
        if stage.count():
            hold(visitor, stage)
            return stage
    raise AssertionError("nothing was ever played out")


def hold(visitor: Visitor, stage: Locator) -> None:
    """What is played out no longer goes on by itself. Until now the clock stood still; now it may go on."""
    run = stage.locator("[data-stage-do=run]")
    expect(run).to_have_attribute("aria-pressed", "true")
    run.click()
    expect(run).to_have_attribute("aria-pressed", "false")
    visitor.page.clock.resume()


def moment(stage: Locator) -> tuple[int, int]:
    """Which moment is shown: how many events there were, and which picture of several."""
    upto, part = str(stage.get_attribute("data-at")).split(".")
    return int(upto), int(part)


def presses(stage: Locator, what: str) -> tuple[int, int]:
    """Press a button of the stage that leads to another moment. Returns which."""
    before = str(stage.get_attribute("data-at"))
    stage.locator(f"[data-stage-do={what}]").click()
    expect(stage).not_to_have_attribute("data-at", before)
    return moment(stage)
