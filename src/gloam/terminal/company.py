"""The bots at a table in the terminal: they answer, and what they weighed is shown or kept."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule as Line

import gloam
from gloam import bots
from gloam.core.question import Question
from gloam.core.table import Table
from gloam.terminal.desk import Desk
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech
from gloam.terminal.thoughts import Patience, Weighed
from gloam.words.forms import capital

ADVISER: Final = "master"  # whose hints one gets


@dataclass(frozen=True)
class Sitting:
    """How somebody sits down: their seat (None to watch), the bots' names (one, or one for each seat), where an
    interrupted game is saved, and whether the bots' thoughts are wanted."""

    you: int | None
    bots: tuple[str, ...]
    file: Path | None = None
    explain: bool = False


@dataclass(frozen=True)
class Kept:
    """What a bot weighed before this move of the game."""

    move: int
    weighed: Weighed


class Company(Desk):
    """A table with bots at it, and at most one person."""

    def __init__(self, console: Console, speech: Speech, table: Table, sitting: Sitting) -> None:
        super().__init__(console, speech, table, sitting.you)
        self.sitting = sitting
        self.players: list[bots.Bot] = []
        self.kept: list[Kept] = []

    def gather(self, table: Table) -> None:
        """The bots sit down at this table."""
        names = self.sitting.bots
        self.players = [bots.make(names[seat % len(names)], table.setup.seed) for seat in range(table.seats)]
        self.kept = []

    def introduce(self) -> None:
        """Who plays, and what becomes of their thoughts."""
        others = [seat for seat in range(self.table.seats) if seat != self.you]
        names = {seat: self.sitting.bots[seat % len(self.sitting.bots)] for seat in others}
        said = [
            self.speech.say("bots.seat", name=self.names[seat], called=called(bot, self.speech), bot=bot)
            for seat, bot in names.items()
        ]
        self.say("play.bots", bots=", ".join(said))
        if self.sitting.explain:
            if not any(searches(bot) for bot in names.values()):
                self.say("thoughts.silent", known=", ".join(filter(searches, bots.names(self.table.setup.game))))
            elif self.you is not None:
                self.say("thoughts.kept")

    # ---- their turn

    def let_answer(self, question: Question) -> None:
        """A bot's turn."""
        bot, seat = self.players[question.seat], self.table.seat(question.seat)
        with Patience(self.console, self.speech.say("thoughts.thinking", name=self.names[question.seat])):
            thought = bot.think(seat, question)
            answer = bot.choose(seat, question) if thought is None else thought.choice
        if self.sitting.explain and thought is not None and thought.iterations:
            self.explain_thought(question, thought)
        self.accept(question, answer)

    def accept(self, question: Question, answer: str) -> None:
        """Answer on a copy, which is the table then: whoever is interrupted meanwhile has the table as it was. Raises
        `Rejected`."""
        table = self.table.clone()
        table.answer(question.seat, answer, number=question.number)
        self.table = table

    def explain_thought(self, question: Question, thought: bots.Thought) -> None:
        """Show it to somebody who only watches. To somebody who plays it would tell too much: it is kept."""
        weighed = Weighed(question, thought, self.speech, self.names)
        if self.you is None:
            self.show_weighed(weighed, self.names[question.seat])
        else:
            self.kept.append(Kept(len(gloam.journal(self.table).moves) + 1, weighed))

    def show_weighed(self, weighed: Weighed, name: str) -> None:
        self.console.print(Padding(weighed.table(name), (0, 0, 0, 2)))

    def tell_kept(self) -> None:
        """Once the game is over: everything that was kept."""
        if self.kept:
            self.console.print(Line(self.speech.say("thoughts.after")))
        for one in self.kept:
            self.console.print(Prose(self.speech.say("thoughts.line", line=one.move), style="dim"))
            self.show_weighed(one.weighed, self.names[one.weighed.question.seat])
        self.kept = []

    # ---- a hint

    def hint(self, question: Question) -> None:
        """What the master thinks of one's own options."""
        name = called(ADVISER, self.speech)
        bot = bots.make(ADVISER, self.table.setup.seed)
        with Patience(self.console, self.speech.say("thoughts.thinking", name=capital(name))):
            thought = bot.think(self.table.seat(question.seat), question)
        if thought is None:
            self.say("thoughts.nothing", name=capital(name))
        else:
            self.show_weighed(Weighed(question, thought, self.speech, self.names), name)
            if thought.choice not in question.options:
                self.say("thoughts.as-typed", line=thought.choice)


def called(bot: str, speech: Speech) -> str:
    """What a bot is called, whatever its budget."""
    return speech.words.bot_name(bot.partition(bots.AT)[0])


def searches(bot: str) -> bool:
    """Can this bot say what it weighs?"""
    return bot.partition(bots.AT)[0] in bots.SEARCHING
