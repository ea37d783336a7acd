"""What a search has to know of Rivals: how others may play on, and who stands how well at the end of a turn."""

from __future__ import annotations

from importlib.resources import files
from typing import ClassVar, Final

from gloam.bots.evaluation import Weights, read_weights
from gloam.bots.guide import Guide, ahead, ranked, won
from gloam.bots.judge import Judge
from gloam.bots.policy import Prices, read_prices
from gloam.bots.rivals import characters, features, traits
from gloam.bots.rivals.features import RivalsEvaluation
from gloam.bots.rivals.habits import habit
from gloam.bots.rivals.judge import RivalsJudge
from gloam.bots.rivals.traits import RivalsPolicy
from gloam.core.question import Question
from gloam.core.table import Table
from gloam.rivals.table import rivals

ANSWERS: Final = 8  # answers worth trying
SMALL: Final = ("AskType", "AskDeck", "AskDiscards", "AskDiscard", "AskDiscardCost", "AskAssign", "AskMend", "AskPrice")


class RivalsGuide(Guide):
    """A playout goes to the end of the next player's turn."""

    judge: ClassVar[Judge] = RivalsJudge()
    characters: ClassVar[tuple[str, ...]] = characters.NAMES

    def __init__(self, weights: Weights, prices: Prices) -> None:
        self.judged: Final = RivalsEvaluation(weights)
        self.impulse: Final = RivalsPolicy(prices)
        self.evaluation = self.judged
        self.policy = self.impulse
        self.horizon = 1
        self.trees = 0
        self.answers = ANSWERS
        self.rand = 0
        self.polorder = 0

    def weighing(self, weights: Weights) -> Guide:
        return RivalsGuide(weights, self.impulse.prices)

    def following(self, prices: Prices) -> Guide:
        return RivalsGuide(self.judged.weights, prices)

    def mark(self, table: Table) -> int:
        return rivals(table).turn

    def far_enough(self, table: Table, mark: int) -> bool:
        return rivals(table).turn > mark + self.horizon

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
        if self.polorder and question.what == "AskAction":
            here = rivals(table)
            place = [ask.seat for ask in here.open].index(question.seat)
            return ranked(question.options, self.impulse.shares(here, place), table.chance)
        return ranked(question.options, self.judge.values(table.clone(), question), table.chance)

    def lines(self, table: Table, question: Question) -> list[str]:
        if self.trees:
            return []
        return self.promising(table, question)[: self.answers]

    def settled(self, character: str, table: Table, question: Question) -> str:
        """The small answers inside an action are habits."""
        if question.what not in SMALL:
            return ""
        here = rivals(table)
        place = [ask.seat for ask in here.open].index(question.seat)
        return habit(here, here.open[place], list(question.options))

    def lean(self, character: str, table: Table, question: Question, option: str) -> float:
        return characters.lean(character, rivals(table), question, option)

    def quick(self, table: Table, place: int) -> list[str]:
        here = rivals(table)
        ask, options = here.open[place], here.choices[place]
        if type(ask).__name__ != "AskAction":
            return [habit(here, ask, options)]
        if not self.rand:
            return [self.impulse.drawn(here, place)]
        useful = [option for option in options if option.partition(" ")[0] in USEFUL]
        if not here.actions or not useful:
            return ["end"]
        return [useful[here.chance.below(len(useful))]]


USEFUL: Final = frozenset(("attack", "claim", "recruit", "play", "draw", "resolve", "use", "add", "move"))


WRITTEN: Final = files("gloam.bots.rivals").joinpath("weights.toml").read_text(encoding="utf-8")
RIVALS: Final = RivalsGuide(read_weights(WRITTEN, features.NAMES), read_prices(WRITTEN, traits.NAMES))
