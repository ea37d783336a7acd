"""The bot that errs as people do."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.bots.bot import Bot
from gloam.bots.games import GAMES
from gloam.bots.thought import THEN
from gloam.core.question import Question
from gloam.core.table import Seat

OVERLOOKS: Final = 0.2  # how often it does not see an option


class BeginnerBot(Bot):
    """It does what goes without saying, and thinks of the plausible things first, but overlooks many of them."""

    name: ClassVar[str] = "beginner"

    def choose(self, seat: Seat, question: Question) -> str:
        luck = self.luck(question)
        table = seat.imagine(luck, silent=True)
        guide = GAMES[table.setup.game]
        settled = guide.settled(self.name, table, question)
        if settled:
            return settled
        options = guide.lines(table, question) or guide.promising(table, question)
        noticed = [option for option in options if luck.random() >= OVERLOOKS] or options
        return noticed[0].replace(THEN, " ")
