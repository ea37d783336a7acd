"""What a search has to know of Rivals: how others may play on, and who stands how well at the end of a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.bots.evaluation import shares
from gloam.bots.guide import Guide, ahead, ranked, won
from gloam.bots.judge import Judge
from gloam.bots.rivals.habits import habit
from gloam.bots.rivals.judge import RivalsJudge
from gloam.bots.rivals.standing import judged, standing
from gloam.core.question import Question
from gloam.core.table import Table
from gloam.rivals.table import RivalsTable, rivals

SPREAD: Final = 4.0  # points that decide little
ANSWERS: Final = 8  # answers worth trying
SMALL: Final = ("AskType", "AskDeck", "AskDiscards", "AskDiscard", "AskDiscardCost", "AskAssign", "AskMend", "AskPrice")


class RivalsGuide(Guide):
    """A playout goes to the end of the turn."""

    judge: ClassVar[Judge] = RivalsJudge()
    share: ClassVar[float] = 1 / 3  # a turn has many questions, each as weighty as the first

    def mark(self, table: Table) -> int:
        return rivals(table).turn

    def far_enough(self, table: Table, mark: int) -> bool:
        return rivals(table).turn > mark + 1

    def chances(self, table: Table) -> list[float]:
        here = rivals(table)
        if here.result is not None:
            return won(here.result.winners, here.setup.seats)
        return shares([judged(here, seat) for seat in range(here.setup.seats)], SPREAD)

    def lead(self, table: Table, seat: int) -> float:
        return ahead(points(rivals(table)), [seat])

    def promising(self, table: Table, question: Question) -> list[str]:
        return ranked(question.options, self.judge.values(table.clone(), question), table.chance)

    def lines(self, table: Table, question: Question) -> list[str]:
        return self.promising(table, question)[:ANSWERS]

    def settled(self, character: str, table: Table, question: Question) -> str:
        """The small answers inside an action are habits."""
        if question.what not in SMALL:
            return ""
        here = rivals(table)
        place = [ask.seat for ask in here.open].index(question.seat)
        return habit(here, here.open[place], list(question.options))

    def quick(self, table: Table, place: int) -> list[str]:
        here = rivals(table)
        ask, options = here.open[place], here.choices[place]
        if type(ask).__name__ != "AskAction":
            return [habit(here, ask, options)]
        useful = [option for option in options if option.partition(" ")[0] in USEFUL]
        if not here.actions or not useful:
            return ["end"]
        return [useful[here.chance.below(len(useful))]]


USEFUL: Final = frozenset(("attack", "claim", "recruit", "play", "draw", "resolve", "use", "add", "move"))


def points(table: RivalsTable) -> list[float]:
    """What everyone has; once the game is over, the Agenda that counts."""
    if table.result is not None:
        return [float(score["total"]) for score in table.result.scores]
    return [standing(table, seat) for seat in range(table.setup.seats)]


RIVALS: Final = RivalsGuide()
