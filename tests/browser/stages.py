"""To what is played out before a visitor's eyes: a conflict, or a night."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from tests.browser.players import answers, at_rest
from tests.browser.visitor import Visitor

# What is asked before anything is played out; in Rivals nothing is, yet.
BEFORE: Final = {"vendetta": "AskWithdraw", "blood-orders": "AskTurn", "rivals": "AskAction"}
FRAMES: Final = 3  # so many steps make it worth looking at
# How many frames has the stage that is open, and which of them are shown?
OPEN: Final = """() => {
  const stage = document.querySelector('.stage[data-js-on]');
  const shown = stage ? [...stage.querySelectorAll('[data-frame][data-js-now]')] : [];
  return [stage ? Number(stage.dataset.frames) : 0, shown.map((it) => Number(it.dataset.frame))];
}"""
# The same, and it no longer goes on by itself: what is looked at next could otherwise be over already.
HELD: Final = f"""() => {{
  const found = ({OPEN})();
  const ways = '.stage[data-js-on] :is([data-stage-do=back], [data-stage-do=next]):enabled';
  if (found[0] >= {FRAMES}) document.querySelector(ways).click();
  return found;
}}"""
# For a page where nothing moves, and whatever opens may be gone at once: it remembers each stage as it was when it was
# open, and how much was moving then. A colour is no motion.
REMEMBERS: Final = f"""window.remembered = [];
new MutationObserver(() => {{
  const lasts = (one) => one.effect.getComputedTiming().duration > 1 && !/color/.test(one.transitionProperty ?? '');
  window.remembered.push([...({OPEN})(), document.getAnimations().filter(lasts).length]);
}}).observe(document, {{ subtree: true, attributes: true, attributeFilter: ['data-js-on', 'data-js-now'] }});"""
REMEMBERED: Final = f"() => window.remembered.find(([count]) => count >= {FRAMES}) ?? [0, [], 0]"


def until(visitor: Visitor, random: Random, there: Callable[[dict[str, Any]], bool]) -> None:
    """Answer, with no page open, until the visitor is asked something at this point of the game; then come back."""
    table = visitor.address
    visitor.page.goto("about:blank")
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


def to_a_stage(visitor: Visitor, game: str, look: str = OPEN) -> Sequence[Any]:
    """Play, without the pages, until something of enough steps is played out on the page. Returns what `look` sees."""
    random = Random(9)
    until(visitor, random, lambda data: data["question"]["what"] == BEFORE[game])
    for _ in range(400):
        found: list[Any] = visitor.page.evaluate(look)
        if found[0] >= FRAMES:
            return found
        answers(visitor, random)
        follows(visitor, at_rest(visitor)["question"])
    raise AssertionError("nothing was ever played out")
