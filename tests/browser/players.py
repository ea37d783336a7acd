"""Plays whole games on the pages, the way a person can: with a mouse, or with a keyboard alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from gloam.web.scenes.composing import chosen_by
from tests.browser.visitor import LATEST, State, Visitor

LIMIT: Final = 600  # choices of one game; far more than any needs
KEYS: Final = 250  # keys until a button that is not reached cannot be
PATIENT: Final = 2  # questions that a page nobody looks at stays open for: to open it again costs as much
FEW: Final = 3  # bots; while more of them play, to draw each of their moves costs more than to open the page again
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
    enough = [value for value in wanted if chosen_by(value.split(" ", 1)[1]).options[:1] in [(one,) for one in ENOUGH]]
    return random.choice(enough if enough and random.random() < 0.4 else wanted)


def clicks(visitor: Visitor, random: Random) -> None:
    """One choice with the mouse."""
    before = visitor.state
    choice = fancy(before, random)
    if choice:
        visitor.chooses(choice, random, before)
    else:
        visitor.confirms(before)


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
    """A game to its end. After each choice all pages show the same. Returns how many choices were made.

    `look` is at a page that asks, before each choice, and at one that asks nothing more after it.
    """
    for count in range(LIMIT):
        asked = next_asked(people)
        if asked is None:
            return count
        look(asked)
        choose(asked, random)
        if not asked.state.asked:
            look(asked)
        for one in people:
            one.follows(asked)
    raise AssertionError("the game does not end")


def next_asked(people: Sequence[Visitor]) -> Visitor | None:
    """Wait until one of the people, who sit at the first seats, is asked on their page, and nobody else; None when the
    game is over on all pages."""
    asked, question = awaited(people, [one.address for one in people])
    if question is None:
        for one in people:
            one.waits(lambda state: state.over, "the end")
        return None
    people[asked].reads(question)
    return people[asked]


def awaited(people: Sequence[Visitor], seats: Sequence[str]) -> tuple[int, dict[str, Any] | None]:
    """Once nothing happens by itself: who of the people is to answer first, and what; no question where all is over.
    `seats`: where they sit."""
    for _ in range(LIMIT):
        view = at_rest(people[0], seats[0], len(people))["view"]
        if view["result"] is not None:
            return 0, None
        questions = {place: people[place].data(LATEST, seats[place])["question"] for place in view["waiting_for"]}
        if all(questions.values()):  # else a pass is being given for one of them
            first = min(questions)
            return first, questions[first]
        people[0].page.wait_for_timeout(30)
    raise AssertionError("waited in vain for a pass that is given for somebody")


def at_rest(visitor: Visitor, table: str = "", people: int = 1, since: int = LATEST) -> dict[str, Any]:
    """Wait until nothing happens before one of the people, who sit at the first seats, answers, or until the end.
    Returns what is known.

    Bots come first, however long they think: so a game takes the same course on any machine.
    """
    return visitor.learns(lambda data: rests(data, people), "the bots to have answered", table, since)


def rests(data: dict[str, Any], people: int) -> bool:
    """Is it one of the people who is awaited, and none of the bots? Or is all over? Whoever is awaited and not asked
    has a pass given for them."""
    view = data["view"]
    waiting: list[int] = view["waiting_for"]
    if not waiting:
        return view["result"] is not None
    return max(waiting) < people and (view["seat"] not in waiting or data["question"] is not None)


class Sampled:
    """A game in which every kind of question is answered on the pages, and more of the same by a program.

    The people sit at the first seats. Questions of one kind in a row, as those of a plan, are answered in the same way;
    the first `often` such rows of each person are theirs. Pages that are not needed for a while are left: to draw what
    nobody looks at takes long.
    """

    def __init__(self, people: Sequence[Visitor], random: Random, often: int) -> None:
        self.people: Final = people
        self.random: Final = random
        self.often: Final = often
        self.seats: Final = [one.address for one in people]
        self.bots: Final = len(people[0].data(LATEST)["view"]["players"]) - len(people)
        self.rows: Final[Counter[tuple[int, str]]] = Counter()
        self.row = [""] * len(people)
        self.idle = 0  # questions since one was answered on a page
        self.away = False

    def play(
        self,
        choose: Callable[[Visitor, Random], None] = clicks,
        look: Callable[[Visitor], None] = lambda _: None,
    ) -> int:
        """To the end of the game, with all at the table. Looks as `play` does. Returns how many choices were made on
        the pages."""
        count = 0
        while True:
            self.make_way()
            asked, question = awaited(self.people, self.seats)
            if question is None:
                self.come_back()
                return count
            count += self.answered(asked, question, choose, look)

    def make_way(self) -> None:
        """Where many bots are about to play, the pages are left."""
        if self.bots > FEW and not rests(self.people[0].data(LATEST, self.seats[0]), len(self.people)):
            self.go_away()

    def answered(
        self,
        place: int,
        question: dict[str, Any],
        choose: Callable[[Visitor, Random], None],
        look: Callable[[Visitor], None],
    ) -> bool:
        """Answer a question, or a part of it. Was that on the page?"""
        one, kind = self.people[place], str(question["what"])
        if kind != self.row[place]:
            self.row[place] = kind
            self.rows[place, kind] += 1
        if self.rows[place, kind] > self.often:
            self.idle += 1
            if self.idle > PATIENT:
                self.go_away()
            sends(one, self.seats[place], question, self.random, 0.4)
            return False
        self.idle = 0
        self.come_back()
        one.reads(question)
        look(one)
        choose(one, self.random)
        if not one.state.asked:
            look(one)
        for other in self.people:
            other.follows(one)
        return True

    def go_away(self) -> None:
        if not self.away:
            self.away = True
            for one in self.people:
                one.goes_away()

    def come_back(self) -> None:
        if self.away:
            self.away = False
            for one, seat in zip(self.people, self.seats, strict=True):
                one.opens(seat)
                one.sits()


def sends(visitor: Visitor, seat: str, question: dict[str, Any], random: Random, enough: float) -> None:
    """Answer as a program would. `enough`: how often a question that could go on is ended at once."""
    ends = [option for option in question["options"] if option in ENOUGH]
    option = random.choice(ends if ends and random.random() < enough else question["options"])
    visitor.asks(f"{seat}/answer", option=option, number=question["number"])


def answers(visitor: Visitor, random: Random, table: str = "") -> bool:
    """Once the bots have answered, do so as a program would, without the pages. False where nothing more is asked."""
    address = table or visitor.address
    question = at_rest(visitor, address)["question"]
    if question is None:
        return False
    sends(visitor, address, question, random, 1.0)
    return True


def finish(visitor: Visitor) -> None:
    """Play the rest of the game without looking, and come back for the end."""
    random = Random(7)
    table = visitor.address
    visitor.goes_away()
    for _ in range(LIMIT * 10):
        if not answers(visitor, random, table):
            visitor.opens(table)
            visitor.sits()
            return
    raise AssertionError("the game does not end")
