"""The bot that answers at once."""

from __future__ import annotations

from typing import ClassVar

from gloam.bots.bot import Bot
from gloam.bots.games import GAMES
from gloam.core.question import Question
from gloam.core.table import Seat


class InstinctBot(Bot):
    """It searches for nothing: it does what a deep search would most likely do, as far as a game's quick policy knows;
    where there is none, what its guide would answer in passing."""

    name: ClassVar[str] = "instinct"

    def choose(self, seat: Seat, question: Question) -> str:
        if len(question.options) == 1:
            return question.options[0]
        table = seat.imagine(self.luck(question), silent=True)
        guide = GAMES[table.setup.game]
        settled = guide.settled(self.name, table, question)
        if settled:
            return settled
        place = [ask.seat for ask in table.open].index(question.seat)
        if guide.policy is not None and guide.policy.knows(table, place):
            return guide.policy.favourite(table, place)
        return " ".join(guide.quick(table, place))
