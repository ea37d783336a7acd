"""A file of lessons: what is written in it is read, and each kind of damage is named, with the lesson it is in."""

from __future__ import annotations

import pytest

import gloam
from gloam.core.refusal import Unreadable
from gloam.lessons import begin, find, ladder
from gloam.lessons.lesson import MANY, Cue, Goal, read
from gloam.lessons.matching import is_so
from gloam.words.languages import LANGUAGES

GOOD = """
game = "vendetta"

[[lesson]]
id = "one"
rules = ["plan.must-play"]
auto = { AskWithdraw = ["stay"] }
others = { B = ["no", { ask = "AskWithdraw", if = { what = "played", up = true }, then = "withdraw", else = "stay" }] }
play = ["play BR01", "at 1 up"]
until = [{ what = "location-done", at = "1" }]
done = [{ event = { what = "won", seat = "A" } }, { has = { blood = ">=1" } }]

[lesson.position]
seats = [{ clan = "brujah", blood = 1 }, {}, {}]

[[lesson.wrong]]
say = "a"
play = ["play BR09"]
because = { what = "won", seat = "B" }

[[tip]]
id = "count"
rules = ["order.ties"]
"""


def test_what_is_written_is_read() -> None:
    found = read(GOOD)
    (lesson,) = found.lesson
    assert (lesson.id, lesson.game, lesson.seat, lesson.number_of_seat, lesson.minutes) == (
        "one",
        "vendetta",
        "A",
        0,
        1,
    )
    assert lesson.others["B"][1] == Cue("AskWithdraw", {"what": "played", "up": True}, "withdraw", "stay")
    assert lesson.done == (Goal(event={"what": "won", "seat": "A"}), Goal(has={"blood": ">=1"}))
    assert lesson.lines == ["before", "done", "a"]
    assert not lesson.is_real
    assert found.tip[0].rules == ("order.ties",)


BOTS = 'bots = { B = "random" }'
DAMAGES = {
    "no toml": ("game =", "game", "lessons", ""),
    "no game": ('"vendetta"', '"chess"', "game", ""),
    "an unknown field": ('id = "one"', 'id = "one"\nhint = "no"', "lessons", ""),
    "a field of the wrong kind": ('play = ["play BR01", "at 1 up"]', 'play = "play BR01"', "lessons", ""),
    "a field that is missing": ('id = "one"\n', "", "lessons", ""),
    "a name twice": ('id = "count"', 'id = "one"', "lesson-twice", ""),
    "another game": ("[lesson.position]", '[lesson.position]\ngame = "rivals"', "lesson-game", "one"),
    "an unknown rule": ("plan.must-play", "plan.must-pay", "lesson-rule", "one"),
    "an unknown rule of a tip": ("order.ties", "order.tied", "lesson-rule", "count"),
    "a seat that is not there": ('id = "one"', 'id = "one"\nseat = "D"', "lesson-seat", "one"),
    "a seat that is none": ('id = "one"', 'id = "one"\nseat = "AB"', "lesson-seat", "one"),
    "no seats": ("seats = [", "stools = [", "lesson-seat", "one"),
    "others who are not there": ("others = { B", "others = { E", "lesson-seat", "one"),
    "others who are the learner": ("others = { B", "others = { A", "lesson-seat", "one"),
    "a bot that is none": ('play = ["play BR01", "at 1 up"]', 'bots = { B = "nobody" }', "lesson-bot", "one"),
    "a bot in the learner's seat": ('play = ["play BR01", "at 1 up"]', 'bots = { A = "random" }', "lesson-seat", "one"),
    "no solution": ('play = ["play BR01", "at 1 up"]', "", "lesson-play", "one"),
    "a solution and bots": ('id = "one"', f'id = "one"\n{BOTS}', "lesson-play", "one"),
    "no end": ('until = [{ what = "location-done", at = "1" }]', "until = []", "lesson-goal", "one"),
    "no goal": (
        'done = [{ event = { what = "won", seat = "A" } }, { has = { blood = ">=1" } }]',
        "done = []",
        "lesson-goal",
        "one",
    ),
    "a goal that says nothing": ("done = [", "done = [{}, ", "lesson-goal", "one"),
    "a goal that says two things": ("{ has = {", '{ winner = "A", has = {', "lesson-goal", "one"),
    "an applause that says nothing": ("done = [", "star = [{}]\ndone = [", "lesson-goal", "one"),
    "an event without a name": ('until = [{ what = "location-done",', "until = [{", "lesson-event", "one"),
    "an event whose name is a number": ('what = "won", seat = "B"', "what = 3", "lesson-event", "one"),
    "a condition without a name": ('if = { what = "played",', "if = {", "lesson-event", "one"),
    "a limit that is none": ('">=1"', '">=one"', "lesson-amount", "one"),
    "a limit of an event that is none": ('at = "1" }]', 'at = "<" }]', "lesson-amount", "one"),
    "a wrong answer without answers": ('play = ["play BR09"]', "play = []", "lesson-wrong", "one"),
    "a wrong answer of which nothing is said": ('say = "a"\n', "", "lesson-wrong", "one"),
    "a refusal with a consequence": ('say = "a"', 'refused = "plan.must-play"', "lesson-wrong", "one"),
    "a line for whatever happens": (
        'because = { what = "won", seat = "B" }',
        "always = true",
        "lesson-wrong",
        "one",
    ),
    "a refusal by no rule": (
        'because = { what = "won", seat = "B" }',
        'refused = "plan.must-pay"',
        "lesson-rule",
        "one",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_is_named_with_the_lesson_it_is_in(damage: str) -> None:
    old, new, what, where = DAMAGES[damage]
    assert GOOD.count(old) == 1
    with pytest.raises(Unreadable) as no:
        read(GOOD.replace(old, new))
    assert (no.value.what, no.value.where) == (what, where)
    for language in LANGUAGES:
        said = gloam.words(language).refusal(no.value, [])
        assert no.value.text in said or what == "lesson-play"
        assert where in said
        assert "{" not in said or "{" in no.value.text


def test_a_file_has_one_lesson_at_least_and_not_more_than_a_hundred() -> None:
    head, _, rest = GOOD.partition("[[lesson]]")
    one = "[[lesson]]" + rest.partition("[[tip]]")[0]
    many = [one.replace('"one"', f'"{number}"') for number in range(MANY + 1)]
    assert len(read(head + "\n".join(many[:MANY])).lesson) == MANY
    for text in (head + "lesson = []", head + "\n".join(many)):
        with pytest.raises(Unreadable) as no:
            read(text)
        assert no.value.what == "lessons-none"


def test_a_position_that_cannot_be_read_is_named_by_its_path_when_the_lesson_begins() -> None:
    (lesson,) = read(GOOD.replace("blood = 1 }", "blood = -1 }")).lesson
    with pytest.raises(Unreadable) as no:
        begin(lesson)
    assert (no.value.what, no.value.where) == ("position-range", "seats.0.blood")


def test_a_position_that_never_asks_the_learner_is_no_lesson() -> None:
    broken = GOOD.replace("[lesson.position]", "[lesson.position]\ndocket = []")
    with pytest.raises(Unreadable) as no:
        begin(read(broken).lesson[0])
    assert (no.value.what, no.value.text, no.value.where) == ("lesson-asks", "A", "one")


def test_a_lesson_is_found_by_its_name_and_a_game_by_its_own() -> None:
    assert find("rv-3") is ladder("rivals")[2]
    for wrong in ("rv-11", "", "vendetta"):
        with pytest.raises(Unreadable) as no:
            find(wrong)
        assert no.value.what == "lesson"
    with pytest.raises(Unreadable) as no:
        ladder("chess")
    assert no.value.what == "game"


@pytest.mark.parametrize(
    ("wanted", "found", "fits"),
    [
        (2, 2, True),
        (2, 3, False),
        (1, True, False),
        ("A", 0, True),
        ("B", 0, False),
        ("A", -1, False),
        ("<=2", 2, True),
        ("<=2", 3, False),
        ("<2", 1, True),
        ("<2", 2, False),
        (">=2", 2, True),
        (">=2", 1, False),
        (">2", 3, True),
        (">2", 2, False),
        ("core-hydra", "core-hydra #3", True),
        ("core-hydra", "core-hydrant", False),
        ("core-hydra", {"card": "core-hydra #3", "blood": 2}, True),
        ({"card": "core-hydra", "blood": ">=3"}, {"card": "core-hydra #3", "blood": 2}, False),
        (["ELDER"], ["BLEEDER", "ELDER"], True),
        (["ELDER", "V113"], ["BLEEDER", "ELDER"], False),
        ([], [], True),
        ([], ["ELDER"], False),
        ("1", 1, False),
    ],
)
def test_a_fact_is_as_it_is_wanted_or_not(wanted: object, found: object, fits: bool) -> None:
    assert is_so(wanted, found) is fits
