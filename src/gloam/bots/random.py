"""The bot that does not think."""

from __future__ import annotations

from typing import ClassVar

from gloam.bots.bot import Bot
from gloam.core.chance import seeded
from gloam.core.question import Question
from gloam.core.table import Seat


class RandomBot(Bot):
    """Any option, each equally likely."""

    name: ClassVar[str] = "random"

    def choose(self, seat: Seat, question: Question) -> str:
        luck = seeded(self.number_of(question))
        return question.options[luck.below(len(question.options))]
