"""A lesson being played. All of it follows from the lesson, its luck, and what the learner has said so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import gloam
from gloam.core.event import Fact
from gloam.core.lines import parts_of
from gloam.core.question import Question
from gloam.core.refusal import Refused, Unreadable
from gloam.core.table import Table
from gloam.lessons.lesson import Lesson, Wrong
from gloam.lessons.matching import fits, happened, reached
from gloam.lessons.others import Others, gathered

AGAIN: Final = "!again"  # said by the learner instead of an answer: from the beginning
SHOW: Final = "!show"  # let the solution be played

ASKED: Final = "asked"  # how a lesson stands: the learner is asked something,
DONE: Final = "done"  # has done it as it was meant,
WEAKER: Final = "weaker"  # at a higher price,
OTHERWISE: Final = "otherwise"  # in a way of their own,
MISSED: Final = "missed"  # has missed it,
SHOWN: Final = "shown"  # has been shown how

Take = tuple[Table, int, str]  # a table, who answered there, and what

HELP_AFTER: Final = 2  # misses before the coach offers to show it


@dataclass(frozen=True)
class Run:
    """`kept` is all that the learner has said: with the lesson and its luck it leads here again. `answers` are those of
    this try, `asked` the questions they answered, `misses` the tries that failed. `table` lies as the learner sees it:
    at their question, or where the lesson ended; `onward` is the same gone on, for whoever wants to play on. `last` is
    how many events had been told when it ended. `takes` are all answers of this try, with the tables before them."""

    lesson: Lesson
    luck: int
    table: Table
    others: Others
    kept: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    misses: int = 0
    shown: bool = False
    onward: Table | None = None
    last: int = 0
    takes: tuple[Take, ...] = ()

    # ---- how it stands

    @property
    def seat(self) -> int:
        return self.lesson.number_of_seat

    @property
    def question(self) -> Question | None:
        """What the learner is asked; None when the lesson is over."""
        return None if self.over else self.table.seat(self.seat).question()

    @property
    def over(self) -> bool:
        return self.onward is not None

    @cached_property
    def events(self) -> list[dict[str, Fact]]:
        """What the learner has seen happen in the lesson: nothing that came after its end."""
        events = self.table.events(self.seat)
        return events[: self.last] if self.over else events

    @cached_property
    def state(self) -> str:
        """How the lesson stands: `ASKED`, `DONE`, `WEAKER`, `OTHERWISE`, `MISSED` or `SHOWN`."""
        if not self.over:
            return ASKED
        if self.shown:
            return SHOWN
        if not self.is_reached:
            return MISSED
        if self.lesson.is_real or self.is_meant:
            return DONE
        if self.wrong is not None:
            return WEAKER
        return OTHERWISE if Counter(self.lesson.play) - Counter(self.answers) else DONE

    @cached_property
    def is_reached(self) -> bool:
        return self.over and reached(self.lesson.done, self.table, self.seat, list(self.events))

    @property
    def is_meant(self) -> bool:
        """Are these the answers of the solution, or of one as good, in whatever order?"""
        return any(Counter(self.answers) == Counter(play) for play in (self.lesson.play, *self.lesson.also))

    @property
    def done(self) -> bool:
        return self.state in (DONE, WEAKER, OTHERWISE)

    @cached_property
    def star(self) -> bool:
        """Is there something to applaud?"""
        goals = self.lesson.star
        return self.over and bool(goals) and reached(goals, self.table, self.seat, list(self.events))

    @cached_property
    def wrong(self) -> Wrong | None:
        """What the lesson knows of these answers, if they are not as they should be: just these, in whatever order,
        else any after which the same has happened."""
        tried = [wrong for wrong in self.lesson.wrong if not wrong.refused and wrong.weaker == self.is_reached]
        exact = [wrong for wrong in tried if Counter(wrong.play) == Counter(self.answers)]
        alike = [wrong for wrong in tried if wrong.always and happened(wrong.because, self.events)]
        return next(iter([*exact, *alike]), None)

    @property
    def says(self) -> str:
        """The name of the coach's line: one of the lesson's own, or '' where a common one is said."""
        if self.state in (MISSED, WEAKER):
            return self.wrong.say if self.wrong else ""
        if self.state in (DONE, SHOWN):
            ways = [way.say for way in self.lesson.ways if happened(way.event, self.events)]
            return "star" if self.star else [*ways, "done"][0]
        return "" if self.state == OTHERWISE else "before"

    @property
    def may_show(self) -> bool:
        """Does the coach offer to show it? Whoever asks is shown it at any time, where there is a solution."""
        return bool(self.lesson.play) and self.misses + (self.state == MISSED) >= HELP_AFTER

    @property
    def wanted(self) -> str:
        """What the solution answers now; '' where it has nothing to say."""
        question = self.question
        left = Counter(self.lesson.play) - Counter(self.answers)
        on_offer = [answer for answer in self.lesson.play if question and left[answer] and answer in question.options]
        return on_offer[0] if on_offer else ""

    def refused(self, no: Refused) -> str:
        """The name of the coach's line for what the rules forbid here; '' where the rule speaks for itself."""
        return next((wrong.say for wrong in self.lesson.wrong if wrong.refused == no.rule), "")

    def at(self, event: int) -> Table:
        """The table as it lay when so many events had been told: at a question, or in the midst of an answer."""
        for before, seat, option in reversed(self.takes):
            if told(before) < event:
                table = before.clone()
                table.halt = event
                table.answer(seat, option)
                return table
        return self.takes[0][0] if self.takes else self.table

    # ---- what the learner does

    def say(self, line: str) -> Run:
        """Answer, or one of `AGAIN` and `SHOW`. Raises `Refused` or `Unreadable`, and nothing has changed."""
        if line == AGAIN:
            return self.again()
        return self.show() if line == SHOW else self.answer(line)

    def answer(self, line: str) -> Run:
        """One answer, or several in a line."""
        if self.over:
            raise Unreadable("lesson-over", line, self.lesson.id)
        table = self.table
        question = table.seat(self.seat).question()
        assert question is not None, "a lesson that is not over asks the learner"
        parts = [line] if line in question.options else parts_of(table, self.seat, line)
        run = self
        for part in parts:
            if run.over or run.question is None:
                raise Unreadable("lesson-over", part, self.lesson.id)
            asked, answers = (*run.asked, run.question.what), (*run.answers, part)
            run = replace(run.then(self.seat, part), asked=asked, answers=answers)
        return replace(run, kept=(*self.kept, *parts)).settled()

    def again(self) -> Run:
        """From the beginning; a try that failed is remembered."""
        missed = self.misses + (self.state == MISSED)
        return replace(begin(self.lesson, self.luck), kept=(*self.kept, AGAIN), misses=missed)

    def show(self) -> Run:
        """The solution, played from the beginning. Raises `Unreadable` where there is none."""
        if not self.lesson.play:
            raise Unreadable("lesson-unsolved", self.lesson.id)
        run = begin(self.lesson, self.luck)
        for part in self.lesson.play:
            run = run.answer(part)
        return replace(run, kept=(*self.kept, SHOW), misses=self.misses, shown=True)

    # ---- what happens

    def then(self, seat: int, option: str) -> Run:
        """After an answer of any seat: further, or at the end of the lesson. The table of the end is played again up to
        the event that ended it, so that nothing later is seen on it."""
        before = told(self.table)
        table = self.table.clone()
        table.answer(seat, option)
        takes = (*self.takes, (self.table, seat, option))
        for number, event in enumerate(table.events(self.seat, before), start=before + 1):
            if any(fits(pattern, event) for pattern in self.lesson.until):
                end = self.table.clone()
                end.halt = number
                end.answer(seat, option)
                return replace(self, table=end, onward=table, last=number, takes=takes)
        return replace(self, table=table, takes=takes)

    def settled(self) -> Run:
        """Others answer, and what is answered for the learner is, until the learner is asked or the lesson is over."""
        run = self
        while not run.over:
            questions = run.table.questions()
            if not questions:
                return replace(run, onward=run.table, last=told(run.table))
            asked = [question for question in questions if question.seat != run.seat]
            if asked:
                answer, others = run.others.answer(run.table, asked[0])
                run = replace(run.then(asked[0].seat, answer), others=others)
            else:
                given = [one for one in run.lesson.auto.get(questions[0].what, ()) if one in questions[0].options]
                if not given:
                    return run
                run = run.then(run.seat, given[0])
        return run


def begin(lesson: Lesson, luck: int = 0) -> Run:
    """A lesson from its beginning. `luck` makes another game of one against bots. Raises `Unreadable` where its
    position cannot be read, or does not ask the learner."""
    position = {**lesson.position, "seed": luck} if lesson.is_real else lesson.position
    table = gloam.game(lesson.game).from_position(position)
    run = Run(lesson, luck, table, gathered(lesson, table.seats, luck)).settled()
    if run.over:
        raise Unreadable("lesson-asks", lesson.seat, lesson.id)
    return run


def resume(lesson: Lesson, kept: Sequence[str], luck: int = 0) -> Run:
    """A lesson as far as the learner has come. Raises `Rejected` where that does not lead anywhere."""
    run = begin(lesson, luck)
    for line in kept:
        run = run.say(line)
    return run


def told(table: Table) -> int:
    """How many events there have been."""
    return table.told.count if table.told is not None else 0
