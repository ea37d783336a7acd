"""Plays whole games on the pages, the way a person can: with a mouse, or with a keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tests.browser.visitor import State, Visitor

LIMIT: Final = 600  # choices of one game; far more than any needs
KEYS: Final = 250  # keys until a button that is not reached cannot be
CONFIRM: Final = "#confirm"
ENOUGH: Final = ("done", "end", "no")  # what ends a question that could otherwise go on for ever

# Where the focus is, and which key leads on: "here", an arrow inside the same group, or Tab.
NEXT_KEY: Final = """(wanted) => {
  const now = document.activeElement;
  if (now && now.matches(wanted)) return ['here', ''];
  const group = now && now.closest('[data-arrows]');
  const id = now && (now.id || now.value || now.outerHTML.slice(0, 80));
  const there = group && [...group.querySelectorAll(wanted)].some((it) => it.checkVisibility());
  return [there ? 'ArrowRight' : 'Tab', id];
}"""


def fancy(state: State, random: Random) -> str:
    """What to do next: a choice as "PLACE OPTION", or '' to confirm. Now and then a part is chosen otherwise."""
    others = [value for value, chosen in state.choices if not chosen]
    if state.confirm and (not others or random.random() < 0.85):
        return ""
    assert others, f"there is nothing that could be done: {state}"
    newest = max(int(value.split(" ")[0]) for value in others)
    wanted = [value for value in others if random.random() < 0.1 or value.startswith(f"{newest} ")]
    enough = [value for value in wanted if value.split(" ", 1)[1] in ENOUGH]
    return random.choice(enough if enough and random.random() < 0.4 else wanted)


def clicks(visitor: Visitor, random: Random) -> None:
    """One choice with the mouse."""
    choice = fancy(visitor.state, random)
    if choice:
        visitor.chooses(choice, random)
    else:
        visitor.confirms()


def types(visitor: Visitor, random: Random) -> None:
    """One choice with Tab, the arrows and Enter."""
    before = visitor.state
    choice = fancy(before, random)
    reach(visitor, f'button[name=choose][value="{choice}"]' if choice else CONFIRM)
    visitor.page.keyboard.press("Enter")
    visitor.is_heard(before)


def reach(visitor: Visitor, wanted: str) -> None:
    """Move the focus there as a keyboard does: Tab from group to group, an arrow inside one."""
    trail = [("", "")]
    for _ in range(KEYS):
        key, here = visitor.page.evaluate(NEXT_KEY, wanted)
        if key == "here":
            return
        arrived = (key, here) != trail[-1]
        trail.append((key, here))
        visitor.page.keyboard.press(key if arrived else "Tab")  # else the arrow led nowhere
    raise AssertionError(f"no key leads to {wanted}: {visitor.state}; the focus went {trail[-30:]}")


def play(
    people: Sequence[Visitor],
    random: Random,
    choose: Callable[[Visitor, Random], None] = clicks,
    look: Callable[[Visitor], None] = lambda _: None,
) -> int:
    """A game to its end. After each choice all pages show the same. Returns how many choices were made."""
    for count in range(LIMIT):
        asked = next_asked(people)
        if asked is None:
            return count
        choose(asked, random)
        look(asked)
        for one in people:
            one.follows(asked)
    raise AssertionError("the game does not end")


def next_asked(people: Sequence[Visitor]) -> Visitor | None:
    """Wait until somebody is asked; None when the game is over on all pages."""
    for _ in range(1000):
        states = [one.state for one in people]
        for one, state in zip(people, states, strict=True):
            if state.asked:
                return one
        if all(state.over for state in states):
            return None
        people[0].page.wait_for_timeout(15)
    raise AssertionError(f"nobody is asked: {[one.state for one in people]}")


def answers(visitor: Visitor, random: Random, table: str = "") -> bool:
    """Answer as a program would, without the pages. False where nothing is asked."""
    address = table or visitor.address
    question = visitor.data(since=10**6, table=address)["question"]
    if question is None:
        return False
    enough = [option for option in question["options"] if option in ENOUGH]
    option = random.choice(enough or question["options"])
    sent = {"option": option, "number": question["number"]}
    answer = visitor.context.request.post(f"{visitor.url}{address}/answer", data=sent)
    assert answer.ok, answer.text()
    return True


def finish(visitor: Visitor) -> None:
    """Play the rest of the game without looking, and come back for the end."""
    random = Random(7)
    table = visitor.address
    visitor.page.goto("about:blank")
    for _ in range(LIMIT * 10):
        if not answers(visitor, random, table):
            if visitor.data(since=10**6, table=table)["view"]["result"] is not None:
                visitor.opens(table)
                return
            visitor.page.wait_for_timeout(10)
    raise AssertionError("the game does not end")
