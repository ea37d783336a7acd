"""Taking down what a search tried, for a policy that is to answer as it does."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from gloam.bots import THEN, Bot, Opinion, Thought
from gloam.bots.policy import Policy
from gloam.bots.search import SearchBot
from gloam.core.question import Question
from gloam.core.table import Seat
from gloam.lab.imitation import Decision

DIGITS: Final = 4
TRUST: Final = 10.0  # tries after which half of what came of them is believed
STEP: Final = 0.04  # a chance to win by which an option must be better to be chosen e times as often


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
            traits, today = self.policy.traits(table, place), self.policy.shares(table, place)
            numbers = [[round(number, DIGITS) for number in one.numbers] for one in traits]
            marks = [one.marks for one in traits]
            shares = [round(share, DIGITS) for share in improved(question.options, today, thought.opinions)]
            self.decisions.append(Decision(self.policy.kind(table, place), numbers, marks, shares))


def improved(options: Sequence[str], today: Sequence[float], opinions: Sequence[Opinion]) -> list[float]:
    """How often each option should be chosen: as often as today, and the more often, the better it did in the search
    than the others. What was tried little moves little; of a run of answers the first counts."""
    visits, totals = dict.fromkeys(options, 0), dict.fromkeys(options, 0.0)
    for opinion in opinions:
        first = opinion.option.split(THEN)[0]
        visits[first] += opinion.visits
        totals[first] += opinion.visits * opinion.chance
    usual = sum(totals.values()) / max(1, sum(visits.values()))
    better = [(totals[option] - usual * visits[option]) / (visits[option] + TRUST) for option in options]
    weights = [share * exp(by / STEP) for share, by in zip(today, better, strict=True)]
    return [weight / sum(weights) for weight in weights]
