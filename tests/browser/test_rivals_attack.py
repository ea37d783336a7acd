"""An attack on a table of Rivals, from the block to the show of how it came about."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.look import examine, faint
from tests.browser.visitor import Company, Visitor

BEGUN: Final = Path(__file__).parent / "begun" / "rivals-attack.txt"  # Anna, at seat A, is asked to block
NOW: Final = "[data-frame][data-js-now]"
REVEALED: Final = 2  # the step at which the Attack card is turned up
# Whenever the stage shows another frame: which, whether the log names the card, and whether it says that more comes.
# `writes`: as somebody who wants to read it at once.
WATCHES: Final = """(writes) => {
  window.moments = [];
  new MutationObserver(() => {
    const shown = document.querySelector('.stage[data-js-on] [data-frame][data-js-now]');
    if (!shown) return;
    if (writes && !window.moments.length) document.querySelector('#log-waits button').click();
    const lines = [...document.querySelectorAll('#panel-log li[id^=e]')].filter((it) => it.checkVisibility());
    const named = lines.some((it) => it.innerText.includes('Irresistible Voice'));
    window.moments.push([Number(shown.dataset.frame), named, document.getElementById('log-waits').checkVisibility()]);
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-js-now'] });
}"""
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


def never_early(moments: list[list[Any]]) -> None:
    """The log names the card when the stage has turned it up, and not before; what waits says so."""
    furthest, named = -1, False
    for at, written, waits in moments:
        furthest = max(furthest, at)
        assert written == (furthest >= REVEALED), moments
        assert waits == (furthest < len(STEPS) - 1), moments
        named = named or written
    assert named


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
    watcher = company.visitor(speed="slow")
    watcher.watches(table)
    expect(watcher.page.locator(".r-sums .total").first).to_have_text("0–2")
    page.evaluate(WATCHES, False)
    watcher.page.evaluate(WATCHES, True)
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
    expect(page.locator("#log-waits")).to_be_hidden()
    never_early(page.evaluate("window.moments"))
    watcher.page.wait_for_function("window.moments.length")
    assert watcher.page.evaluate("window.moments[0]") == [0, True, False], "who wants to read it at once may"
    stage.locator("[data-stage-do=close]").click()
    expect(stage).to_have_count(0)
    expect(page.locator(".r-board")).to_be_visible()
    page.locator("#stage-again").click()
    expect(stage).to_have_count(1)
    expect(page.locator("#log-waits")).to_be_hidden()  # what was read stays written
