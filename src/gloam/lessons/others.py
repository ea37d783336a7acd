"""Who else sits at the table of a lesson: a script, bots, and somebody who does the least."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gloam import bots
from gloam.core.question import Question
from gloam.core.table import LETTERS, Table
from gloam.lessons.games import GAMES
from gloam.lessons.lesson import Cue, Lesson
from gloam.lessons.matching import happened

Lines = tuple[str | Cue, ...]


@dataclass(frozen=True)
class Others:
    """What the other seats have still to say. `script` has a list for every seat."""

    lesson: Lesson
    luck: int
    script: tuple[Lines, ...]

    def answer(self, table: Table, question: Question) -> tuple[str, Others]:
        """What the seat that is asked answers, and what is left to say after it."""
        letter = LETTERS[question.seat]
        if letter in self.lesson.bots:
            bot = bots.make(self.lesson.bots[letter], self.luck)
            return bot.choose(table.seat(question.seat), question), self
        lines = self.script[question.seat]
        said = spoken(lines[0], table, question) if lines else ""
        if said and table.seat(question.seat).why_not(said) is None:
            left = (*self.script[: question.seat], lines[1:], *self.script[question.seat + 1 :])
            return said, replace(self, script=left)
        return GAMES[self.lesson.game].idle(question), self


def spoken(line: str | Cue, table: Table, question: Question) -> str:
    """What a line of the script says to this question; '' where it waits for another one."""
    if isinstance(line, str):
        return line
    if line.ask != question.what:
        return ""
    return line.then if happened(line.happened, table.events(question.seat)) else line.otherwise


def gathered(lesson: Lesson, seats: int, luck: int) -> Others:
    return Others(lesson, luck, tuple([lesson.others.get(letter, ()) for letter in LETTERS[:seats]]))
