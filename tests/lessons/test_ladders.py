"""Every lesson that comes with Gloam works: its position, its solution, its wrong answers, and any other first one."""

from __future__ import annotations

import pytest

import gloam
from gloam import bots
from gloam.core.refusal import Refused
from gloam.lessons import Lesson, begin, ladder
from gloam.lessons.games import GAMES
from gloam.lessons.lesson import Cue
from gloam.lessons.matching import happened
from gloam.lessons.run import DONE, MISSED, WEAKER
from gloam.lessons.telling import Coach
from tests.lessons.every import EVERY, TAUGHT, every_lesson, every_real_lesson, every_taught_lesson, played

LONGEST = 300  # answers of somebody who does the least, in a lesson of any length


@pytest.mark.parametrize("game", gloam.games())
def test_a_ladder_has_ten_lessons_at_least_and_only_the_last_is_a_real_game(game: str) -> None:
    lessons = ladder(game)
    assert len(lessons) >= 10
    assert [lesson.id for lesson in lessons if lesson.is_real] == [lessons[-1].id]
    assert len({lesson.id for lesson in EVERY}) == len(EVERY)


@every_lesson
def test_its_position_is_read_and_comes_back_the_same(lesson: Lesson) -> None:
    game = gloam.game(lesson.game)
    written = game.from_position(lesson.position).position()
    assert game.from_position(written).position() == written


@every_lesson
def test_it_asks_the_learner_and_can_be_played_on_to_the_end_of_the_game(lesson: Lesson) -> None:
    run = begin(lesson)
    assert run.question is not None
    assert run.question.seat == lesson.number_of_seat
    table = run.table.clone()
    bots.play(table, [bots.make("random", seat) for seat in range(table.seats)])
    assert table.over


@every_taught_lesson
def test_its_solution_is_on_offer_answer_by_answer_and_ends_it_and_nothing_is_left_over(lesson: Lesson) -> None:
    assert 1 <= len(lesson.play) <= 14
    for solution in (lesson.play, *lesson.also):
        run = played(lesson, solution)
        assert (run.over, run.state) == (True, DONE), solution
        assert any(happened(pattern, run.events[-1:]) for pattern in lesson.until), "it ends by `until`"
    run = played(lesson, lesson.play)
    assert [lines for lines in run.others.script if lines] == [], "everyone has said their lines"


@every_taught_lesson
def test_on_the_way_to_the_solution_the_coach_knows_what_is_wanted(lesson: Lesson) -> None:
    run = begin(lesson)
    for answer in lesson.play:
        assert run.wanted == answer
        run = run.answer(answer)
    assert run.wanted == ""


def test_every_lesson_knows_some_wrong_answers() -> None:
    assert [lesson.id for lesson in TAUGHT if not lesson.wrong] == []
    assert sum(len(lesson.wrong) for lesson in TAUGHT) >= 60


WRONG = [(lesson, place) for lesson in TAUGHT for place in range(len(lesson.wrong))]


@pytest.mark.parametrize(("lesson", "place"), WRONG, ids=[f"{lesson.id}-{place}" for lesson, place in WRONG])
def test_a_wrong_answer_does_what_the_lesson_says_of_it(lesson: Lesson, place: int) -> None:
    wrong = lesson.wrong[place]
    if wrong.refused:
        run = played(lesson, wrong.play[:-1])
        with pytest.raises(Refused) as no:
            run.answer(wrong.play[-1])
        assert no.value.rule == wrong.refused
        first = next(each for each in lesson.wrong if each.refused == wrong.refused)
        assert run.refused(no.value) == first.say
        return
    run = played(lesson, wrong.play)
    assert run.state == (WEAKER if wrong.weaker else MISSED)
    assert run.wrong == wrong
    assert not wrong.because or happened(wrong.because, run.events)
    assert run.says == wrong.say


@every_lesson
def test_whatever_is_answered_first_nothing_breaks_and_the_coach_has_a_line(lesson: Lesson) -> None:
    """The rest is answered by somebody who does the least."""
    question = begin(lesson).question
    assert question is not None
    for option in question.options:
        run = begin(lesson).answer(option)
        while run.question is not None and len(run.answers) < LONGEST:
            run = run.answer(GAMES[lesson.game].idle(run.question))
        assert run.over, option
        for language in ("en", "fr"):
            assert Coach(run, language).says(), option


@every_real_lesson
def test_somebody_who_plays_reaches_the_end_of_a_real_lesson_whatever_its_luck(lesson: Lesson) -> None:
    stars = 0
    for luck in range(20):
        run, bot = begin(lesson, luck), bots.make("greedy", luck)
        while run.question is not None:
            run = run.answer(bot.choose(run.table.seat(run.seat), run.question))
        assert run.state == DONE
        assert run.says == ("star" if run.star else "done")
        stars += run.star
    assert stars >= 15


@pytest.mark.parametrize("game", gloam.games())
def test_others_and_what_is_answered_for_the_learner_name_questions_that_are_asked(game: str) -> None:
    """A question that was renamed would wait for ever."""
    kinds: set[str] = set()
    named: set[str] = set()
    for lesson in ladder(game):
        for play in [lesson.play, *[wrong.play for wrong in lesson.wrong if not wrong.refused]]:
            kinds |= questions_on_the_way(lesson, play)
        named |= {cue.ask for script in lesson.others.values() for cue in script if isinstance(cue, Cue)}
        named |= set(lesson.auto)
    assert named - kinds == set()


def questions_on_the_way(lesson: Lesson, answers: tuple[str, ...]) -> set[str]:
    """The questions that anybody answers."""
    run, kinds = played(lesson, answers), set()
    table = gloam.game(lesson.game).from_position(lesson.position)
    for seat, option in gloam.journal(run.onward or run.table).moves:
        kinds.update([question.what for question in table.questions()])
        table.answer(seat, option)
    return kinds
