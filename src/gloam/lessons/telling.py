"""A lesson told to whoever plays it: what the coach says now, in one language."""

from __future__ import annotations

from typing import Final

from gloam.core.refusal import Refused, Rejected
from gloam.core.table import LETTERS
from gloam.lessons.games import GAMES
from gloam.lessons.ladder import ladder
from gloam.lessons.lesson import Lesson
from gloam.lessons.run import ASKED, MISSED, Run, begin
from gloam.words.forms import capital
from gloam.words.lessons import LessonWords


class Coach:
    """Speaks of one moment of a lesson."""

    def __init__(self, run: Run, language: str) -> None:
        self.run: Final = run
        self.lesson: Final = run.lesson
        self.speech: Final = LessonWords(language, run.lesson.game)
        self.names: Final = names(run, self.speech)

    @property
    def title(self) -> str:
        return self.speech.line(self.lesson.id, "title")

    def says(self) -> str:
        """What is said now: two sentences at most; '' where there is nothing to say."""
        run = self.run
        if run.state == ASKED and self.lesson.is_real:
            return self.hint_at_question()
        if run.says:
            return self.speech.line(self.lesson.id, run.says)
        return self.speech.worded(run.state)

    def parts(self) -> list[tuple[str, str]]:
        """The same in parts, each with the number before it by which the coach points; '' for none."""
        if self.run.state == ASKED and not self.lesson.is_real and self.run.says:
            return self.speech.pointed(self.lesson.id, self.run.says)
        return [(self.says(), "")]

    def points(self) -> dict[str, str]:
        """What is spoken of on the table, with its number."""
        numbers = {number for _, number in self.parts() if number}
        told = [(thing, str(number)) for number, thing in enumerate(self.lesson.points, start=1)]
        return {thing: number for thing, number in told if number in numbers}

    def hint_at_question(self) -> str:
        """In a real game: the line for the question that is asked, by how often it was asked before."""
        question = self.run.question
        if question is None:
            return ""
        time = self.run.asked.count(question.what) + 1
        for key in (f"{question.what}-{time}", question.what):
            if self.speech.has(self.lesson.id, key):
                return self.speech.line(self.lesson.id, key)
        return ""

    def aside(self) -> str:
        """What is said besides, in smaller letters: how this lesson begins or goes on; '' for nothing."""
        run = self.run
        if run.state == ASKED and not run.kept:
            if self.lesson.is_real:
                return self.speech.line(self.lesson.id, "before")
            return self.speech.worded("script") if self.lesson.id == ladder(self.lesson.game)[0].id else ""
        if run.state == MISSED or (run.state == ASKED and not run.answers):
            return self.speech.worded("offer") if run.may_show else ""
        if run.done:
            return self.onward()
        return self.speech.worded("shown") if run.shown else ""

    def onward(self) -> str:
        """What comes after this lesson."""
        after = following(self.lesson)
        if after is None:
            return self.speech.worded("finished")
        return self.speech.worded("next", title=self.speech.line(after.id, "title"))

    def hint(self, play: str = "") -> str:
        """What the solution answers now; or this, in words."""
        question, wanted = self.run.question, self.run.wanted
        if question is not None and wanted and not play:
            play = self.speech.words.option(question, wanted, self.names)
        return self.speech.worded("hint", play=play) if play else self.speech.worded("no-hint")

    def solution(self) -> str:
        """The solution in a sentence. Raises `Unreadable` where there is none."""
        run, said = begin(self.lesson, self.run.luck), []
        for answer in self.lesson.play:
            question = run.question
            assert question is not None, "a solution answers what is asked"
            said.append(self.speech.words.option(question, answer, self.names))
            run = run.answer(answer)
        return self.speech.worded("solution", play=self.speech.worded("between").join(said))

    def refusal(self, no: Rejected) -> str:
        """The coach's line for what the rules forbid here; '' where the rule speaks for itself."""
        key = self.run.refused(no) if isinstance(no, Refused) else ""
        return self.speech.line(self.lesson.id, key) if key else ""


def names(run: Run, speech: LessonWords) -> list[str]:
    """What those at the table are called: as the coach speaks of them, else by names with the letters of the seats."""
    called = [GAMES[run.lesson.game].called(run.table, seat, speech.words) for seat in range(run.table.seats)]
    spare = speech.words.common.terminal
    return [capital(name) or spare[f"name.{LETTERS[seat]}"] for seat, name in enumerate(called)]


def following(lesson: Lesson) -> Lesson | None:
    """The lesson after this one; None after the last."""
    lessons = ladder(lesson.game)
    place = [one.id for one in lessons].index(lesson.id)
    return lessons[place + 1] if place + 1 < len(lessons) else None
