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
from gloam.bots.search import SearchBot
from gloam.bots.stint import AGAIN, Stint, Wait
from gloam.core.question import Question
from gloam.core.table import Table
from gloam.terminal.ahead import Ahead, considered
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
        self.wait: Final = Wait()
        self.ahead: Final = Ahead()
        self.stint: Stint | None = None

    def gather(self, table: Table) -> None:
        """The bots sit down at this table."""
        names = self.sitting.bots
        self.players = [bots.make(names[seat % len(names)], table.setup.seed) for seat in range(table.seats)]
        self.kept = []
        self.think_anew()

    def think_anew(self) -> None:
        """What bots have thought about is asked no longer."""
        self.ahead.forget()
        self.stint = None

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
                self.say("thoughts.silent", known=", ".join(bots.searching(self.table.setup.game)))
            elif self.you is not None:
                self.say("thoughts.kept")

    # ---- their turn

    @property
    def people(self) -> list[int]:
        return [] if self.you is None else [self.you]

    def stint_of(self, seat: int) -> Stint:
        """What this bot does in a row: quickly, where it has been waited for already."""
        if self.stint is None or self.stint.seat != seat:
            bot, again = self.players[seat], self.wait.is_again(self.table, seat, self.people)
            self.stint = Stint(bot.within(0.0, AGAIN) if again else bot, seat)
        return self.stint

    def think_ahead(self) -> None:
        """Whoever chooses in secret at the same time as the player thinks at the same time."""
        for question in self.table.questions():
            if question.seat != self.you:
                self.ahead.begin(self.players[question.seat], self.table, question)

    def patience(self, stint: Stint) -> Patience:
        """Who thinks, and for how long at most."""
        name, bot = self.names[stint.seat], stint.bot
        milliseconds = bot.budget.milliseconds if isinstance(bot, SearchBot) else 0
        if not milliseconds:
            return Patience(self.console, self.speech.say("thoughts.thinking", name=name))
        seconds = self.speech.number(milliseconds / 1000, 1)
        text = self.speech.say("thoughts.thinking-for", name=name, seconds=seconds)
        return Patience(self.console, text, milliseconds / 1000)

    def let_answer(self, question: Question) -> None:
        """A bot's turn."""
        stint = self.stint_of(question.seat)
        with self.patience(stint):
            answer, thought = self.ahead.found(question) or considered(stint, self.table, question)
        if self.sitting.explain and thought is not None and thought.iterations:
            self.explain_thought(question, thought)
        self.accept(question, answer)

    def accept(self, question: Question, answer: str) -> None:
        """Answer on a copy, which is the table then: whoever is interrupted meanwhile has the table as it was. Raises
        `Rejected`."""
        table = self.table.clone()
        table.answer(question.seat, answer, number=question.number)
        self.wait.note(self.table, question.seat, self.people)
        if question.seat == self.you:
            self.stint = None
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
