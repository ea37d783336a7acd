"""Taking down what a search tried, for a policy that is to answer as it does."""

from __future__ import annotations

from typing import Final

from gloam.bots import THEN, Bot, Thought
from gloam.bots.policy import Policy
from gloam.bots.search import SearchBot
from gloam.core.question import Question
from gloam.core.table import Seat
from gloam.lab.imitation import Decision

DIGITS: Final = 4


class Noting(Bot):
    """A bot that searches, and somebody who looks over its shoulder."""

    def __init__(self, bot: SearchBot, policy: Policy, decisions: list[Decision]) -> None:
        super().__init__(bot.seed)
        self.bot: Final = bot
        self.policy: Final = policy
        self.decisions: Final = decisions

    def choose(self, seat: Seat, question: Question) -> str:
        thought = self.bot.think(seat, question)
        if thought is None:
            return question.options[0]
        if thought.iterations:
            self.note(seat, question, thought)
        return thought.choice

    def note(self, seat: Seat, question: Question, thought: Thought) -> None:
        """The traits as the bot could know them, and what part of its tries each option had."""
        table = seat.imagine(self.luck(question), silent=True)
        place = [ask.seat for ask in table.open].index(question.seat)
        if self.policy.knows(table, place):
            traits = self.policy.traits(table, place)
            numbers = [[round(number, DIGITS) for number in one.numbers] for one in traits]
            marks = [one.marks for one in traits]
            kind = self.policy.kind(table, place)
            self.decisions.append(Decision(kind, numbers, marks, shares(question, thought)))


def shares(question: Question, thought: Thought) -> list[float]:
    """Of a run of answers, its first."""
    visits = dict.fromkeys(question.options, 0)
    for opinion in thought.opinions:
        visits[opinion.option.split(THEN)[0]] += opinion.visits
    whole = sum(visits.values())
    return [round(visits[option] / whole, DIGITS) for option in question.options]
