"""A lesson being played: it follows from what was said, ends where it should, and forgets nothing."""

from __future__ import annotations

import pytest

from gloam.core.refusal import Refused, Unreadable
from gloam.core.table import Table
from gloam.lessons import AGAIN, SHOW, Lesson, begin, find, resume
from gloam.lessons.lesson import read
from gloam.lessons.run import ASKED, DONE, MISSED, OTHERWISE, SHOWN, WEAKER
from gloam.lessons.telling import Coach, following
from tests.lessons.every import every_taught_lesson, played

FIRST = find("vd-1")
RIGHT, WRONG = ("play BR01", "at 1 up"), ("play BR09", "at 1 up")


@every_taught_lesson
def test_what_was_said_leads_to_the_same_again(lesson: Lesson) -> None:
    first = lesson.wrong[0].play[:-1] if lesson.wrong[0].refused else lesson.wrong[0].play
    kept = (*first, AGAIN, SHOW, AGAIN, *lesson.play)
    run = resume(lesson, kept)
    other = resume(lesson, run.kept)
    assert run.kept == other.kept == kept
    assert (run.state, run.misses, run.answers) == (other.state, other.misses, other.answers)
    assert run.table.position() == other.table.position()
    assert run.events == other.events
    assert run.state == DONE


@every_taught_lesson
def test_nothing_is_seen_that_comes_after_the_end(lesson: Lesson) -> None:
    """The table halts there: further on more has happened, and it is another one."""
    run = played(lesson, lesson.play)
    assert run.onward is not None
    assert run.table.waiting_for() == []
    assert run.question is None
    assert len(run.events) == run.last
    told, later = run.table.events(run.seat), run.onward.events(run.seat)
    assert later[: len(told)] == told
    if len(later) > len(told):
        assert run.table.position() != run.onward.position()


def test_a_table_halts_after_so_many_events_and_its_copies_do_not() -> None:
    table = begin(FIRST).table.clone()
    table.answer(0, "play BR01")
    copy: Table = table.clone()
    table.halt = 12
    table.answer(0, "at 1 up")
    copy.answer(0, "at 1 up")
    assert len(table.events(0)) == len(copy.events(0)), "a question comes first"
    table.answer(1, "stay")
    table.answer(0, "stay")
    assert len(table.events(0)) >= 12
    assert table.waiting_for() == []
    again = table.clone()
    assert again.halt == 0
    again.go_on()
    assert again.waiting_for() != []


def test_tries_that_fail_are_counted_and_the_second_brings_an_offer() -> None:
    run = resume(FIRST, WRONG)
    assert (run.state, run.misses, run.may_show) == (MISSED, 0, False)
    assert Coach(run, "en").aside() == ""
    run = run.again()
    assert (run.state, run.misses, run.answers, run.may_show) == (ASKED, 1, (), False)
    run = run.answer(WRONG[0]).again()
    assert run.misses == 1, "whoever begins anew in the middle has not missed it"
    run = run.answer(WRONG[0]).answer(WRONG[1])
    assert run.may_show
    assert Coach(run, "en").aside() == "Shall I show you?"
    assert Coach(run.again(), "en").aside() == "Shall I show you?"
    assert run.again().misses == 2
    assert resume(FIRST, (*run.kept, AGAIN, *RIGHT, AGAIN)).misses == 2, "what was done was not missed"


def test_a_solution_that_is_shown_is_not_done() -> None:
    run = begin(FIRST).show()
    assert (run.state, run.done, run.over, run.kept) == (SHOWN, False, True, (SHOW,))
    coach = Coach(run, "en")
    assert coach.says().startswith("6 against 3")
    assert coach.aside() == "Now you."
    assert coach.solution() == "This is how: Play Bloody Fury; at Location 1, face up."
    assert run.again().misses == 0


def test_after_its_end_a_lesson_takes_no_answer() -> None:
    run = resume(FIRST, RIGHT)
    with pytest.raises(Unreadable) as no:
        run.answer("stay")
    assert no.value.what == "lesson-over"


def test_a_real_game_has_no_solution_to_show() -> None:
    with pytest.raises(Unreadable) as no:
        begin(find("vd-10")).show()
    assert no.value.what == "lesson-unsolved"
    assert not begin(find("vd-10")).may_show


def test_a_whole_play_in_one_line_is_kept_answer_by_answer() -> None:
    run = begin(find("vd-2")).answer("play BR03 at 1 up blood 2")
    assert run.answers == run.kept == ("play BR03", "at 1 up", "blood 2")
    assert run.state == DONE


def test_what_the_rules_refuse_changes_nothing_and_the_coach_may_have_a_line() -> None:
    run = resume(find("bo-8"), ("place dawn altar", "try R108", "show V103", "show V104"))
    with pytest.raises(Refused) as no:
        run.answer("complete")
    assert no.value.rule == "altar.blood"
    assert Coach(run, "en").refusal(no.value).startswith("At the Altar it is too late")
    assert run.answers == ("place dawn altar", "try R108", "show V103", "show V104")
    assert Coach(run, "en").refusal(Refused("altar.day-one")) == ""
    assert Coach(run, "en").refusal(Unreadable("option", "x")) == ""


def test_weaker_is_done_and_told_its_price_and_another_way_is_done_too() -> None:
    weaker = resume(find("vd-2"), ("play BR03", "at 1 up", "blood 3"))
    assert (weaker.state, weaker.done, weaker.says) == (WEAKER, True, "c")
    other = resume(find("rv-8"), ("play core-fame-and-fortune", "with 2", "exert 1", "hide 2", "yes"))
    assert (other.state, other.done, other.says) == (OTHERWISE, True, "")
    assert Coach(other, "en").says().startswith("That works too.")
    assert Coach(other, "en").aside() == "Next: Prince of the City."


def test_the_order_of_answers_that_come_to_the_same_does_not_matter() -> None:
    assert resume(find("bo-4"), ("feed ELDER", "feed V113", "feed ELDER", "done")).state == DONE


def test_a_line_may_be_said_of_all_answers_after_which_the_same_has_happened() -> None:
    poor = ("aim dusk south", "put BLEEDER dusk", "done", "place dusk south")
    assert resume(find("bo-2"), poor).says == "a"
    for hidden in ("hide 3", "hide 7"):
        run = resume(find("rv-8"), ("play core-fame-and-fortune", "with 2", "exert 1", hidden, "yes"))
        assert (run.state, run.says) == (MISSED, "b")


def test_a_lesson_done_in_one_of_several_ways_is_told_so() -> None:
    way = ("move 1", "attack 1", "physical")
    assert resume(find("rv-2"), (*way, "burn")).says == "done"
    assert resume(find("rv-2"), (*way, "attach")).says == "attached"


def test_a_miss_that_the_lesson_does_not_know_has_a_common_line() -> None:
    run = resume(FIRST, ("play BR09", "at 2 up"))
    assert (run.state, run.says) == (MISSED, "")
    assert Coach(run, "en").says() == "Not yet: the log says what happened. Try again?"


# ---- others


def test_another_seat_answers_by_what_has_happened() -> None:
    hidden, seen = find("vd-7").play, find("vd-7").wrong[0].play
    for play, pick in ((hidden, "stay"), (seen, "withdraw")):
        events = played(find("vd-7"), play).events
        assert [event["pick"] for event in events if event["what"] == "pick-shown" and event["seat"] == 1] == [pick]


SCRIPTED = """
game = "vendetta"
[[lesson]]
id = "scripted"
rules = []
others = { B = ["play NO09 at 2 up"] }
play = ["play BR03", "at 1 up", "blood 0"]
until = [{ what = "phase", phase = "resolution" }]
done = [{ event = { what = "played", seat = "A" } }]
[lesson.position]
seats = [{ clan = "brujah", hand = ["Challenge", "Hunt"], alliance = [] }, { clan = "nosferatu" }, {}]
docket = [["AskTurn", 0], ["NextTurn", [0, 1, 2], 7], ["PlanningEnd"], ["Resolution"], ["EndRound"]]
"""


def test_a_script_is_followed_and_beyond_it_the_least_is_done() -> None:
    (lesson,) = read(SCRIPTED).lesson
    run = played(lesson, lesson.play)
    cards = {event["seat"]: (event["card"], event["at"]) for event in run.events if event["what"] == "played"}
    assert cards[1] == ("NO09", "2")
    assert 2 in cards
    assert [event["seat"] for event in run.events if event["what"] == "blood-spent"] == []


def test_a_line_of_the_script_waits_until_it_can_be_said() -> None:
    (lesson,) = read(SCRIPTED.replace('["play NO09 at 2 up"]', '["withdraw", "play NO09 at 2 up"]')).lesson
    run = played(lesson, lesson.play)
    assert run.others.script[1] == ("withdraw", "play NO09 at 2 up"), "nobody is asked to withdraw in Planning"


# ---- the coach


def test_the_coach_says_once_that_others_follow_a_script() -> None:
    assert "script" in Coach(begin(FIRST), "en").aside()
    assert "scénario" in Coach(begin(FIRST), "fr").aside()
    assert Coach(begin(find("vd-2")), "en").aside() == ""
    assert Coach(begin(FIRST).answer("play BR01"), "en").aside() == ""


def test_others_are_called_by_their_clan_where_they_have_one() -> None:
    assert Coach(begin(FIRST), "fr").names == ["Brujah", "Nosferatu", "Toréador"]
    assert Coach(begin(find("rv-8")), "en").names == ["Toreador", "Ventrue"]
    assert len(set(Coach(begin(find("bo-1")), "en").names)) == 2


def test_in_a_real_game_there_are_hints_by_question_and_how_often_it_was_asked() -> None:
    run = begin(find("vd-10"), luck=3)
    coach = Coach(run, "en")
    assert coach.aside().startswith("A real round against three dreamers")
    assert coach.says().startswith("Keep one card")
    run = run.answer("keep BR04")
    assert run.question is not None
    assert run.question.what == "AskTurn"
    assert Coach(run, "en").says().startswith("You play last")
    assert Coach(run, "en").aside() == ""
    run = run.answer("play BR04").answer("at 1 up").answer("blood 0")
    while run.question is not None and run.question.what != "AskTurn":
        run = run.answer("end" if "end" in run.question.options else run.question.options[0])
    assert Coach(run, "en").says().startswith("This is your last card this round")


def test_luck_makes_another_game_of_a_real_lesson_and_nothing_of_another() -> None:
    real, taught = find("vd-10"), find("vd-5")
    games = {str(begin(real, luck).answer("keep BR04").events) for luck in range(5)}
    assert len(games) > 1
    assert begin(taught, 1).table.position() == begin(taught, 2).table.position()


def test_one_lesson_follows_another_and_after_the_last_one_knows_the_game() -> None:
    after = following(FIRST)
    assert after is not None
    assert after.id == "vd-2"
    assert following(find("vd-10")) is None
    assert Coach(resume(FIRST, RIGHT), "fr").aside() == "Ensuite\N{NARROW NO-BREAK SPACE}: Le Sang fait la Puissance."
    run = begin(find("bo-10"))
    while run.question is not None:
        run = run.answer("done" if "done" in run.question.options else run.question.options[-1])
    assert Coach(run, "en").aside().startswith("You know the game.")


def test_a_hint_is_what_the_solution_answers_now() -> None:
    run = begin(FIRST)
    assert Coach(run, "en").hint() == "Perhaps: Play Bloody Fury."
    run = run.answer("play BR09")
    assert Coach(run, "en").hint() == "Perhaps: at Location 1, face up."
    assert "nothing more" in Coach(run.answer("at 2 up"), "en").hint()
