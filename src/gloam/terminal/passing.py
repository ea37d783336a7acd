"""Passing without being asked ten times: for an attack, for a turn, or whenever a question of a kind comes."""

from __future__ import annotations

from gloam.core.question import Question
from gloam.core.table import Table
from gloam.terminal.game import ShownGame
from gloam.terminal.speech import Speech


class Passing:
    """What the player has said once and for all. An answer given by it is an answer like any other."""

    def __init__(self) -> None:
        self.span = ""
        self.until = ""  # as long as what goes on is called so
        self.never: set[str] = set()  # kinds of question that are passed until the player says otherwise

    def answer(self, shown: ShownGame, question: Question, table: Table) -> str:
        """The answer that passes, where the player does not want to be asked; '' where they do."""
        option = shown.passing.option(table, question)
        if not option:
            return ""
        passing = self.span != "" and shown.passing.spans(table).get(self.span, "") == self.until
        return option if passing or question.what in self.never else ""

    def say(self, shown: ShownGame, question: Question, table: Table, line: str, speech: Speech) -> str:
        """Heed `pass`, `pass attack`, `pass turn` and `never`: the answer that it means; '' where it means none."""
        word, _, rest = line.partition(" ")
        option = shown.passing.option(table, question)
        if not option:
            return ""
        if speech.is_command(line, "never"):
            self.never.add(question.what)
            return option
        if not speech.is_command(word, "pass"):
            return ""
        if not rest:
            return option
        for span, now in shown.passing.spans(table).items():
            if speech.is_command(rest, span):
                self.span, self.until = span, now
                return option
        return ""

    def ask_always(self) -> None:
        self.span = self.until = ""
        self.never.clear()
