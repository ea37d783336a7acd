"""An attack on a table of Rivals, from the block to the show of how it came about."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import expect

from tests.browser.look import examine, faint
from tests.browser.stages import hold, presses
from tests.browser.visitor import Company, Visitor

BEGUN: Final = Path(__file__).parent / "begun" / "rivals-attack.txt"  # Anna, at seat A, is asked to block
STEPS: Final = ["The attack", "Attack card", "Reveal", "Sum", "Taken", "After it"]  # others are struck out


def answers(visitor: Visitor, *options: str) -> None:
    """Answer as a program would: what the dock looks like is not what this is about."""
    for option in options:
        question = visitor.learns(lambda data: data["question"], "a question")["question"]
        assert option in question["options"], f"{option} is not among {question['options']}"
        visitor.asks(f"{visitor.address}/answer", option=option, number=question["number"])


def test_an_attack_is_followed_on_its_page_and_then_played_out(company: Company) -> None:
    anna = company.visitor(speed="slow")
    anna.page.clock.install()
    anna.is_called("Anna")
    table = anna.brings(BEGUN.read_text())
    anna.is_asked()
    page = anna.page
    expect(page.locator(".r-steps [aria-current=step]")).to_contain_text("Block")
    expect(page.locator(".r-sums .total").first).to_have_text("0–2")
    expect(page.locator(".r-hint")).to_contain_text("It may also be a bluff.")
    expect(page.locator(".r-laid-card")).not_to_contain_text("Irresistible Voice")
    expect(page.locator("#stage")).to_have_count(0)
    examine(page, "rivals-attack")
    assert not faint(page, "light")
    watcher = company.visitor(speed="slow")
    watcher.watches(table)
    expect(watcher.page.locator(".r-sums .total").first).to_have_text("0–2")
    anna.stops_the_clock()  # else it could go on by itself before it is held
    answers(anna, "let", "none")
    stage = page.locator("#stage")
    expect(stage).to_have_count(1)
    hold(anna, stage)
    while stage.locator("[data-stage-do=back]").is_enabled():
        presses(stage, "back")
    expect(page.locator(".r-board")).to_have_count(0)
    expect(stage).not_to_contain_text("Irresistible Voice")
    expect(page.locator("#panel-log")).not_to_contain_text("Irresistible Voice")
    expect(page.locator(".log-waits")).to_be_visible()
    examine(page, "stage-rivals", ("1400", "390"))
    presses(stage, "next")
    presses(stage, "next")
    expect(stage).to_contain_text("Irresistible Voice")
    while stage.get_attribute("data-stops") is None:
        presses(stage, "next")
    expect(stage).to_contain_text("Johnny")
    expect(stage.locator(".stage-steps b")).to_have_text(STEPS)
    stage.locator("[data-stage-do=end]").click()
    expect(stage).to_have_count(0)
    expect(page.locator(".r-board")).to_be_visible()
    page.locator("#stage-again").click()
    expect(stage).to_have_count(1)
