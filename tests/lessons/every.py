"""All lessons that come with Gloam, as cases of a test."""

from __future__ import annotations

import pytest

import gloam
from gloam.lessons import Lesson, Run, begin, ladder

EVERY = [lesson for game in gloam.games() for lesson in ladder(game)]
TAUGHT = [lesson for lesson in EVERY if not lesson.is_real]
REAL = [lesson for lesson in EVERY if lesson.is_real]

every_lesson = pytest.mark.parametrize("lesson", EVERY, ids=[lesson.id for lesson in EVERY])
every_taught_lesson = pytest.mark.parametrize("lesson", TAUGHT, ids=[lesson.id for lesson in TAUGHT])
every_real_lesson = pytest.mark.parametrize("lesson", REAL, ids=[lesson.id for lesson in REAL])


def played(lesson: Lesson, answers: tuple[str, ...]) -> Run:
    """The lesson after these answers, each of which is on offer when it is given."""
    run = begin(lesson)
    for answer in answers:
        question = run.question
        assert question is not None, f"{lesson.id} was over before {answer}"
        assert answer in question.options, f"{lesson.id}: {answer} is not among {question.options}"
        run = run.answer(answer)
    return run
