"""Passing without being asked ten times: for an attack, for a turn, or whenever a question of a kind comes."""

from __future__ import annotations

from typing import Any

from gloam.core.question import Question
from gloam.terminal.game import ShownGame
from gloam.terminal.speech import Speech


class Passing:
    """What the player has said once and for all. An answer given by it is an answer like any other."""

    def __init__(self) -> None:
        self.span = ""
        self.until = ""  # as long as what goes on is called so
        self.never: set[str] = set()  # kinds of question that are passed until the player says otherwise

    def answer(self, shown: ShownGame, question: Question, view: dict[str, Any]) -> str:
        """The answer that passes, where the player does not want to be asked; '' where they do."""
        option = shown.passed.get(question.what, "")
        if option not in question.options:
            return ""
        passing = self.span != "" and shown.spans(view).get(self.span, "") == self.until
        return option if passing or question.what in self.never else ""

    def say(self, shown: ShownGame, question: Question, view: dict[str, Any], line: str, speech: Speech) -> str:
        """Heed `pass`, `pass attack`, `pass turn` and `never`: the answer that it means; '' where it means none."""
        word, _, rest = line.partition(" ")
        option = shown.passed.get(question.what, "")
        if option not in question.options:
            return ""
        if speech.is_command(line, "never"):
            self.never.add(question.what)
            return option
        if not speech.is_command(word, "pass"):
            return ""
        if not rest:
            return option
        for span, now in shown.spans(view).items():
            if speech.is_command(rest, span):
                self.span, self.until = span, now
                return option
        return ""

    def ask_always(self) -> None:
        self.span = self.until = ""
        self.never.clear()
