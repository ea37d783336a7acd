"""The bot that looks one step ahead."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.bots.blood_orders import judge as blood_orders
from gloam.bots.bot import Bot
from gloam.bots.judge import Judge
from gloam.bots.vendetta import judge as vendetta
from gloam.core.question import Question
from gloam.core.table import Seat

JUDGES: Final[dict[str, Judge]] = {
    "blood-orders": blood_orders.BloodOrdersJudge(),
    "vendetta": vendetta.VendettaJudge(),
}


class GreedyBot(Bot):
    """It imagines tables it cannot tell from the real one, tries each option there, and takes the best on average."""

    name: ClassVar[str] = "greedy"

    def choose(self, seat: Seat, question: Question) -> str:
        options = question.options
        if len(options) == 1:
            return options[0]
        luck = self.luck(question)
        table = seat.imagine(luck)
        judge = JUDGES[table.setup.game]
        values = [0.0] * len(options)
        for world in range(judge.worlds(table, question)):
            if world:
                table = seat.imagine(luck)
            for place, value in enumerate(judge.values(table, question)):
                values[place] += value
        best = max(values)
        return luck.choice([option for option, value in zip(options, values, strict=True) if value >= best - 1e-9])
