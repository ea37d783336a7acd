"""The bot that searches: it imagines tables it cannot tell from the real one and plays them on, most of all where that
has gone well."""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar, Final

from gloam.bots.bot import Bot
from gloam.bots.budget import AS_USUAL, Budget
from gloam.bots.comparison import Comparison
from gloam.bots.games import GAMES
from gloam.bots.guide import Guide
from gloam.bots.thought import Opinion, Thought
from gloam.bots.tree import Tree
from gloam.core.question import Question
from gloam.core.table import Seat, Table

LEAST: Final = 8  # tries at the very least, however short the time


class SearchBot(Bot):
    """Information-set tree search. With a budget of iterations the same seed and question give the same choice.

    A character leans towards certain options, as the game's guide says. In the lab a guide may be given.
    """

    name: ClassVar[str] = "search"

    def __init__(self, seed: int, budget: Budget, character: str = "search", guide: Guide | None = None) -> None:
        super().__init__(seed)
        self.guide: Final = guide  # the game's own where there is none
        self.budget: Final = budget
        self.character: Final = character

    def choose(self, seat: Seat, question: Question) -> str:
        thought = self.think(seat, question)
        return question.options[0] if thought is None else thought.choice

    def think(self, seat: Seat, question: Question) -> Thought | None:
        """Search until the budget is spent; nothing is weighed where there is no choice."""
        if len(question.options) == 1:
            return None
        began = perf_counter()
        luck = self.luck(question)
        first = seat.imagine(luck, silent=True)
        guide = self.guide or GAMES[first.setup.game]
        settled = guide.settled(self.character, first, question)
        if settled:
            return Thought((Opinion(settled, 0, 0.0),), 0)
        search = self.begun(seat, question, first, guide)
        budget = guide.usual if self.budget == AS_USUAL else self.budget
        while search.iterations < LEAST or not is_enough(budget, search, began):
            search.iterate(luck)
        return search.thought()

    def within(self, seconds: float, share: float) -> Bot:
        if not self.budget.milliseconds:
            return self
        return SearchBot(self.seed, self.budget.within(1000 * seconds, share), self.character, self.guide)

    def begun(self, seat: Seat, question: Question, first: Table, guide: Guide) -> Tree | Comparison:
        lines = guide.lines(first, question)
        weighed = lines or question.options
        leans = {line: guide.lean(self.character, first, question, line) for line in weighed}
        if lines:
            return Comparison(seat, question, guide, lines, leans, self.character)
        return Tree(seat, question, first, guide, leans)


def is_enough(budget: Budget, search: Tree | Comparison, began: float) -> bool:
    """Is the budget spent, or could what is left of it change nothing?"""
    left = budget.left(search.iterations, (perf_counter() - began) * 1000)
    return left <= 0 or search.settles(left)
