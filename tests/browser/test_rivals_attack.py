"""An attack on a table of Rivals, from the block to the show of how it came about."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.look import examine, faint
from tests.browser.visitor import Company, Visitor

BEGUN: Final = Path(__file__).parent / "begun" / "rivals-attack.txt"  # Anna, at seat A, is asked to block
NOW: Final = "[data-frame][data-js-now]"
STEPS: Final = ["The attack", "Attack card", "Reveal", "Sum", "Taken"]


def answers(visitor: Visitor, *options: str) -> None:
    """Answer as a program would: what the dock looks like is not what this is about."""
    for option in options:
        question = visitor.learns(lambda data: data["question"], "a question")["question"]
        assert option in question["options"], f"{option} is not among {question['options']}"
        visitor.asks(f"{visitor.address}/answer", option=option, number=question["number"])


def frame(stage: Locator) -> int:
    """Which step is shown; exactly one is."""
    expect(stage.locator(NOW)).to_have_count(1)
    return int(str(stage.locator(NOW).get_attribute("data-frame")))


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
    expect(page.locator(".stage[data-js-on]")).to_have_count(0)
    examine(page, "rivals-attack")
    assert not faint(page, "light")
    watcher = company.visitor()
    watcher.watches(table)
    expect(watcher.page.locator(".r-sums .total").first).to_have_text("0–2")
    answers(anna, "let", "none")
    stage = page.locator(".stage[data-js-on]")
    expect(stage).to_have_count(1)
    stage.locator("[data-stage-do=next]").click()  # it no longer goes on by itself
    while stage.locator("[data-stage-do=back]").is_enabled():
        stage.locator("[data-stage-do=back]").click()
    assert frame(stage) == 0
    expect(page.locator(".r-board")).to_be_hidden()
    expect(stage.locator(".stage-steps b")).to_have_text(STEPS)
    expect(stage.locator(".stage-steps [data-js-step=next] span").first).to_be_hidden()
    expect(stage.locator(NOW)).not_to_contain_text("Irresistible Voice")
    examine(page, "stage-rivals", ("1400", "390"))
    for _ in STEPS[:2]:
        stage.locator("[data-stage-do=next]").click()
    expect(stage.locator(NOW)).to_contain_text("Irresistible Voice")
    while stage.locator("[data-stage-do=next]").is_enabled():
        stage.locator("[data-stage-do=next]").click()
    expect(stage.locator(NOW)).to_contain_text("Johnny")
    stage.locator("[data-stage-do=close]").click()
    expect(stage).to_have_count(0)
    expect(page.locator(".r-board")).to_be_visible()
    page.locator("#stage-again").click()
    expect(stage).to_have_count(1)
