"""`gloam learn`: what there is to read, a lesson at the terminal's table, and how far one is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import gloam as library
from gloam.lessons import begin, find, ladder
from gloam.words.lessons import LessonWords
from tests.cli.terminal import Screen, gloam


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file in which progress is kept, in a folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "gloam" / "lessons.json"


def flat(screen: Screen) -> str:
    """What is on the screen without its frames and line ends."""
    return " ".join(screen.text.replace("│", " ").split())


def typed(*lines: str) -> str:
    return "\n".join(lines) + "\n"


# ---- to read


def test_without_a_game_all_are_listed_with_how_far_one_is(kept: Path) -> None:
    kept.parent.mkdir()
    kept.write_text(json.dumps({"done": ["vd-1", "vd-2", "rv-1"]}))
    lines = gloam("learn").lines
    for game, done in zip(library.games(), (2, 0, 1), strict=True):
        (line,) = [line for line in lines if line.split()[:1] == [game]]
        assert f"{done} of 10 lessons done" in line


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", library.games())
def test_a_game_is_told_in_three_minutes_with_its_lessons(game: str, language: str) -> None:
    screen = gloam("learn", game, "--lang", language, columns=80)
    speech = LessonWords(language, game)
    text = flat(screen)
    for paragraph in speech.overview():
        assert " ".join(paragraph.replace("**", "").split()) in text
    for lesson in ladder(game):
        assert " ".join(speech.line(lesson.id, "title").split()) in text
    assert screen.width <= 80
    assert text.count("○") == 10
    assert f"gloam learn {game} 1" in text


def test_the_list_shows_what_is_done_and_where_one_is(kept: Path) -> None:
    kept.parent.mkdir()
    kept.write_text(json.dumps({"done": ["bo-1", "bo-3"]}))
    screen = gloam("learn", "blood-orders")
    assert [line.split()[1] for line in screen.lines if line.strip()[:1].isdigit()][:3] == ["●", "○", "●"]
    assert "gloam learn blood-orders 2 is where you are" in screen.text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_words_of_a_game_and_what_good_players_know(language: str) -> None:
    speech = LessonWords(language, "rivals")
    words = flat(gloam("learn", "rivals", "--words", "--lang", language))
    assert all(" ".join(entry.word.split()) in words for entry in speech.glossary())
    tips = flat(gloam("learn", "rivals", "--tips", "--lang", language))
    assert all(" ".join(tip.say.split()) in tips for tip in speech.tips())
    assert "ko.last-vampire" in tips
    both = flat(gloam("learn", "vendetta", "--words", "--tips", "--lang", language))
    assert " ".join(LessonWords(language, "vendetta").tips()[0].measured.split()) in both


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "“chess” is no game and no lesson. Games: vendetta, blood-orders, rivals."),
        (["vd-11"], "“vd-11” is no game and no lesson."),
        (["vendetta", "11"], "There is no lesson 11 of Vampire: The Masquerade – Vendetta: they go from 1 to 10."),
        (["vendetta", "--", "-1"], "There is no lesson -1"),
    ],
)
def test_what_is_not_there_is_named(arguments: list[str], said: str) -> None:
    screen = gloam("learn", "--lang", "en", *arguments) if "--" in arguments else gloam("learn", *arguments)
    assert screen.code == 2
    assert said in flat(screen)


def test_a_newcomer_is_told_once_what_can_be_typed() -> None:
    screen = gloam("learn", "vd-1", typed=typed("nonsense", "2", "quit"))
    told = " ".join(LessonWords("en", "vendetta").worded("help").split())
    assert flat(screen).count(told) == 1, "before the first answer, and not with every question"
    assert flat(screen).index(told) < flat(screen).index("nonsense")


# ---- to play


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["vd-2", "bo-4", "rv-5"])
def test_a_lesson_is_played_with_the_coach_above_the_question(name: str, language: str, kept: Path) -> None:
    lesson = find(name)
    screen = gloam("learn", name, "--lang", language, typed=typed(*lesson.play, "quit"), columns=90)
    speech, text = LessonWords(language, lesson.game), flat(screen)
    before, done = [" ".join(speech.line(name, key).split()) for key in ("before", "done")]
    assert screen.code == 0
    assert screen.width <= 90
    assert text.index(before) < text.index(done)
    assert text.count(before) == 1, "the coach does not repeat itself"
    after = ladder(lesson.game)[ladder(lesson.game).index(lesson) + 1]
    assert " ".join(speech.worded("next", title=speech.line(after.id, "title")).split()) in text
    assert json.loads(kept.read_text()) == {"done": [name]}


def test_enter_leads_to_the_next_lesson_and_back_to_the_one_before(kept: Path) -> None:
    third = find("vd-3").play
    lines = ["1", "1", "", "skip", *third, "back", "skip", "quit"]
    text = gloam("learn", "vendetta", "1", typed=typed(*lines)).text
    begun = [line.split(", lesson ")[1].split(" of ")[0] for line in text.splitlines() if ", lesson " in line]
    assert begun == ["1", "2", "3", "2", "3"]
    assert json.loads(kept.read_text()) == {"done": ["vd-1", "vd-3"]}


def test_a_wrong_answer_is_played_and_told_and_enter_tries_again(kept: Path) -> None:
    screen = gloam("learn", "vendetta", "1", typed=typed("play Hunt", "at 1 up", "", "play Hunt", "at 1 up", "quit"))
    text = flat(screen)
    assert text.count("Hunt has 0 Power: you came second and took a Victim.") == 2
    assert "Nosferatu wins Location 1" in text
    assert text.count("Shall I show you?") == 1
    assert "Location 2: Withdraw Step" not in text, "nothing is shown after the end"
    assert not kept.exists()


def test_show_plays_the_solution_and_does_not_count_as_done(kept: Path) -> None:
    text = flat(gloam("learn", "vendetta", "1", typed=typed("show", "quit")))
    assert "This is how: Play Bloody Fury; at Location 1, face up." in text
    assert "You win Location 1" in text
    assert "Now you." in text
    assert not kept.exists()
    text = flat(gloam("learn", "vendetta", "1", typed=typed("show", "", "1", "1", "quit")))
    assert json.loads(kept.read_text()) == {"done": ["vd-1"]}


def test_hint_why_undo_again_and_help_are_there_on_the_way() -> None:
    text = flat(
        gloam("learn", "vendetta", "2", typed=typed("hint", "play Hunt", "undo", "again", "why", "help", "undo"))
    )
    assert "Perhaps: Play Challenge." in text
    assert text.count("Where do you play Hunt") == 1
    assert text.count("Your turn: play a card.") >= 3
    assert "This lesson rests on these rules:" in text
    assert "plan.blood-limit" in text
    assert "show (the solution)" in text
    assert "You can come back to any lesson." in text


def test_what_the_rules_refuse_is_refused_with_the_rule_and_the_coach_adds_a_line() -> None:
    lines = ["place dawn altar", "try R108", "show V103", "scavenge 2", "why", "quit"]
    text = flat(gloam("learn", "blood-orders", "8", typed=typed(*lines)))
    assert text.count("At the Altar it is too late to scavenge.") == 1
    assert "May a player scavenge between placing at the Altar" in text
    assert "This lesson rests" not in text, "of the rule that refused"


def test_commands_are_heard_in_french() -> None:
    text = flat(gloam("learn", "vendetta", "1", "--lang", "fr", typed=typed("conseil", "encore", "montrer", "quitter")))
    assert "Peut-être : Jouer « Fureur sanglante »." in text
    assert "À vous maintenant." in text


def test_a_command_of_other_tables_is_no_command_here() -> None:
    text = flat(gloam("learn", "vendetta", "1", typed=typed("load x.gloam", "1", "1", "nonsense", "log", "quit")))
    assert "“load x.gloam” is no command here." in text
    assert "“nonsense” is no command here." in text
    assert text.count("You win Location 1") == 2


# ---- the last lesson


@pytest.mark.parametrize("game", library.games())
def test_the_last_lesson_is_a_real_game_with_hints_that_can_be_played_on(
    game: str, kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    last = ladder(game)[-1]
    enough = ["1"] * 400
    screen = gloam("learn", game, "10", typed=typed(*enough))
    assert screen.code == 0
    text = flat(screen)
    speech = LessonWords("en", game)
    assert " ".join(speech.line(last.id, "before").split()) in text
    hints = [key for key in speech.keys(last.id) if key.startswith("Ask")]
    assert any(" ".join(speech.line(last.id, key).split()) in text for key in hints)
    assert json.loads(kept.read_text()) == {"done": [last.id]}
    assert "on (play on)" in text


def test_whoever_begins_a_real_game_again_has_other_luck() -> None:
    text = gloam("learn", "vendetta", "10", typed=typed("keep BR04", "again", "keep BR04", "quit")).text
    first, second = text.split("You keep Fist of Caine")[1:]
    assert [line.split(" ", 1)[1] for line in first.splitlines()[1:6]] != [
        line.split(" ", 1)[1] for line in second.splitlines()[1:6]
    ]
    assert text.index("A real round against three dreamers") < text.index("Keep one card")


def test_playing_on_is_a_game_like_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run = begin(find("bo-10"))
    while run.question is not None:
        run = run.answer(run.question.options[0])
    screen = gloam("learn", "blood-orders", "10", typed=typed(*run.answers, "on", "quit"))
    assert "play on" in screen.text
    assert "gloam play blood-orders --load" in screen.text
    assert len(list(tmp_path.glob("*.gloam"))) == 1


# ---- what is kept


@pytest.mark.parametrize("damage", ["", "[]", '{"done": 3}', '{"done": [3]}', "\0"])
def test_a_damaged_file_is_named_and_left_alone_and_lessons_go_on(damage: str, kept: Path) -> None:
    kept.parent.mkdir()
    kept.write_text(damage)
    screen = gloam("learn", "vendetta", "1", typed=typed("1", "1", "quit"))
    assert f"{kept} is damaged" in screen.text.replace("\n", "")
    assert "You win Location 1" in screen.text
    assert kept.read_text() == damage


def test_where_nothing_can_be_written_that_is_said_once_and_lessons_go_on(kept: Path) -> None:
    kept.parent.write_text("a file where a folder should be")
    screen = gloam("learn", "vendetta", "1", typed=typed("1", "1", "", "2", "quit"))
    assert screen.code == 0
    assert screen.text.count("lessons.json") == 1
    assert "Blood is Power" in screen.text
