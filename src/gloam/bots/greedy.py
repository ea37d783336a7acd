"""The bot that looks one step ahead."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.bots.bot import Bot
from gloam.bots.games import GAMES
from gloam.core.question import Question
from gloam.core.table import Seat

AS_GOOD: Final = 1e-9  # points: what lies so close to the best is chosen by lot


class GreedyBot(Bot):
    """It imagines tables it cannot tell from the real one, tries each option there, and takes the best on average."""

    name: ClassVar[str] = "greedy"

    def choose(self, seat: Seat, question: Question) -> str:
        options = question.options
        if len(options) == 1:
            return options[0]
        luck = self.luck(question)
        table = seat.imagine(luck, silent=True)
        judge = GAMES[table.setup.game].judge
        values = [0.0] * len(options)
        for world in range(judge.worlds(table, question)):
            if world:
                table = seat.imagine(luck, silent=True)
            for place, value in enumerate(judge.values(table, question)):
                values[place] += value
        best = max(values)
        return luck.choice([option for option, value in zip(options, values, strict=True) if value >= best - AS_GOOD])
