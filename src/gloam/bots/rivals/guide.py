"""What a search has to know of Rivals: how others may play on, and who stands how well at the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from math import log
from random import Random
from typing import ClassVar, Final

from gloam.bots.evaluation import Weights, read_weights
from gloam.bots.guide import Guide, ahead, ranked, won
from gloam.bots.judge import Judge
from gloam.bots.policy import Prices, read_prices
from gloam.bots.rivals import characters, features, traits
from gloam.bots.rivals.features import RivalsEvaluation
from gloam.bots.rivals.habits import habit
from gloam.bots.rivals.judge import Foresight, RivalsJudge
from gloam.bots.rivals.lists import strongest
from gloam.bots.rivals.traits import RivalsPolicy
from gloam.core.question import Question
from gloam.core.table import Table
from gloam.rivals.leaders import LEAD, named_leader
from gloam.rivals.table import RivalsTable, rivals

ANSWERS: Final = 8  # answers worth trying
FURTHER: Final = 2  # turns that are played on besides, where few answers are left
HABITUAL: Final = 0.5  # points that a choice made e times as often is worth
RARE: Final = 0.001  # a share so small that it is none
INSTINCT: Final = "instinct"  # the bot that answers at once
SMALL: Final = (
    "AskType",
    "AskDeck",
    "AskDiscards",
    "AskDiscard",
    "AskDiscardCost",
    "AskSift",
    "AskOnTop",
    "AskAssign",
    "AskMend",
    "AskPrice",
)


class RivalsGuide(Guide):
    """A playout goes to the end of the turn, or to that of the next but one: actions by the quick policy, the small
    answers by habit."""

    judge: ClassVar[Judge] = RivalsJudge()
    characters: ClassVar[tuple[str, ...]] = characters.NAMES
    share: ClassVar[float] = 1 / 3  # a turn has many questions, each as weighty as the first

    def __init__(self, weights: Weights, prices: Prices) -> None:
        self.judged: Final = RivalsEvaluation(weights)
        self.impulse: Final = RivalsPolicy(prices)
        self.foresight: Final = Foresight(self.judged)
        self.evaluation = self.judged
        self.policy = self.impulse

    def weighing(self, weights: Weights) -> Guide:
        return RivalsGuide(weights, self.impulse.prices)

    def following(self, prices: Prices) -> Guide:
        return RivalsGuide(self.judged.weights, prices)

    def mark(self, table: Table) -> int:
        return rivals(table).turn

    def further(self, character: str, mark: int) -> int:
        """Those that follow an inclination look no further than their turn."""
        return mark if character in characters.NAMES else mark + FURTHER

    def far_enough(self, table: Table, mark: int) -> bool:
        return rivals(table).turn > mark

    def chances(self, table: Table) -> list[float]:
        here = rivals(table)
        if here.result is not None:
            return won(here.result.winners, here.setup.seats)
        return self.judged.chances(here)

    def lead(self, table: Table, seat: int) -> float:
        if table.result is not None:
            return ahead([float(score["total"]) for score in table.result.scores], [seat])
        return ahead(self.judged.values(table), [seat])

    def promising(self, table: Table, question: Question) -> list[str]:
        return ranked(question.options, self.promises(rivals(table), question), table.chance)

    def promises(self, table: RivalsTable, question: Question) -> list[float]:
        """What each answer leads to one step ahead, and how often an action would be chosen without a thought."""
        values = self.foresight.values(table, question)
        place = [ask.seat for ask in table.open].index(question.seat)
        if not self.impulse.knows(table, place):
            return values
        shares = self.impulse.shares(table, place)
        return [value + HABITUAL * log(share + RARE) for value, share in zip(values, shares, strict=True)]

    def lines(self, table: Table, question: Question) -> list[str]:
        return self.promising(table, question)[:ANSWERS]

    def settled(self, character: str, table: Table, question: Question) -> str:
        """The small answers inside an action are habits, and a deck has been made for its Leader. Who has no time to
        search takes what promises most."""
        here = rivals(table)
        if question.what == "AskLeader":
            named = f"{LEAD}{named_leader(here, question.seat)}"
            return named if named in question.options else ""
        if question.what in SMALL:
            place = [ask.seat for ask in here.open].index(question.seat)
            return habit(here, here.open[place], list(question.options))
        return self.promising(table, question)[0] if character == INSTINCT else ""

    def brings(self, character: str, decks: Sequence[str], seats: int, luck: Random) -> str:
        """The master goes by what was measured, everybody else by lot."""
        return strongest(decks, seats, luck) if character == "master" else luck.choice(decks)

    def lean(self, character: str, table: Table, question: Question, option: str) -> float:
        return characters.lean(character, rivals(table), question, option)

    def quick(self, table: Table, place: int) -> list[str]:
        here = rivals(table)
        ask, options = here.open[place], here.choices[place]
        if self.impulse.knows(here, place):
            return [self.impulse.drawn(here, place)]
        return [habit(here, ask, options)]


WRITTEN: Final = files("gloam.bots.rivals").joinpath("weights.toml").read_text(encoding="utf-8")
RIVALS: Final = RivalsGuide(read_weights(WRITTEN, features.NAMES), read_prices(WRITTEN, traits.NAMES))
