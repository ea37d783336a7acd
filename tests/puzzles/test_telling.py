"""What a person is told: the same in both languages, with the numbers of the case, and all sentences in use."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from msgspec.structs import replace

import gloam
from gloam.puzzles import Candidate, Puzzle, shipped
from gloam.puzzles.telling import Telling
from gloam.words.games import GAMES
from gloam.words.languages import LANGUAGES
from gloam.words.puzzles import PuzzleWords

ENGLISH, FRENCH = LANGUAGES["en"].puzzles, LANGUAGES["fr"].puzzles
OWN = [game.voices for game in GAMES.values()]  # what each game says of its puzzles
ROOM = Path(gloam.__path__[0])
SOURCES = [
    *ROOM.glob("puzzles/**/*.py"),
    ROOM / "words/puzzles.py",
    ROOM / "terminal/puzzles.py",
    *ROOM.glob("web/**/puzzles.py"),
]
MADE_UP = ("what.", "head.")  # joined to a word
SHARED = {"Influence", "Prestige"}  # words that English and French share


def facts(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


# ---- the words


def test_both_languages_say_the_same_things_of_the_same_facts() -> None:
    for english, french in [(ENGLISH, FRENCH), *[(own["en"].puzzles, own["fr"].puzzles) for own in OWN]]:
        assert list(english) == list(french)
        assert [key for key in english if facts(english[key]) != facts(french[key])] == []
        alike = {text for key, text in english.items() if text == french[key] and re.search(r"[^\W\d]{3}", text)}
        assert alike <= SHARED


def test_every_sentence_is_said_somewhere_and_every_key_has_one() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    assert len(SOURCES) > 8, "the sources were not found"
    assert [key for key in ENGLISH if f'"{key}"' not in code] == []
    assert [key for key in re.findall(r'worded\(\s*"([\w.-]+)"', code) if key not in ENGLISH] == []
    named = set(re.findall(r'of_game\(\s*"([\w.-]+)"', code))
    assert "compared" in named, "the sources were not read"
    for own in OWN:
        assert [key for key in own["en"].puzzles if f'"{key}"' not in code and not key.startswith(MADE_UP)] == []
        assert named <= set(own["en"].puzzles)


def test_french_is_written_as_the_house_writes_it() -> None:
    for key, text in [*FRENCH.items(), *[item for own in OWN for item in own["fr"].puzzles.items()]]:
        assert not re.search("[’\u00a0“”]", text), key
        assert not re.search(r"[^\s{(«][;!?:](\s|$)", text), key


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", ("62%", "4.1", "2,000", "a, b and c")), ("fr", ("62\u202f%", "4,1", "2\u202f000", "a, b et c"))],
)
def test_numbers_are_written_as_the_language_writes_them(language: str, expected: tuple[str, ...]) -> None:
    words = PuzzleWords(language, "vendetta")
    assert (words.percent(0.618), words.decimal(4.06), words.count(2000), words.listed(["a", "b", "c"])) == expected


# ---- one puzzle


def small(**changes: Any) -> Puzzle:
    """Two plays of a seat that may stay or withdraw: 62 % and 41 %."""
    position = {"game": "vendetta", "round": 3, "phase": "resolution", "resolving": "1"}
    seats = [{"at": {"1": {"cards": ["BR01"], "blood": 2}}}, {"at": {"1": {"cards": ["VE09"], "blood": 3}}}, {}]
    table = gloam.game("vendetta").from_position(position | {"seats": seats})
    plays = (
        Candidate(("withdraw",), 0.62, 90, {"score": 6.5, "others": 8.0, "blood": 4.0}),
        Candidate(("stay",), 0.41, 30, {"score": 5.2, "others": 8.5, "blood": 4.6}),
    )
    options = ("stay", "withdraw")
    made = Puzzle("3-1-1", "B", "AskWithdraw", options, plays, "stay", 2000, 1, table.position())
    return replace(made, **changes)


def test_a_wrong_answer_is_told_the_odds_and_the_reasons() -> None:
    told = Telling(small(), "en")
    said = told.answered(told.puzzle.plays[1])
    assert said.right is False
    assert said.verdict == "There is something better: Withdraw."
    assert said.odds == "41% against 62%"
    assert "41%" in said.because[0]
    assert "62%" in said.because[0]
    assert "2,000 imagined tables" in said.because[0]
    assert said.because[1] == (
        "Compared with your play, the best play leaves you at the end of the round with 1.3 Influence more and 0.6 "
        "Blood less, on average. The best of the others then has 0.5 Influence less."
    )
    assert said.because[2] == "A bot that looks only one step ahead would have played it too."
    assert said.rule == told.question.rule
    assert said.sequel


def test_a_right_answer_is_told_what_was_tempting() -> None:
    told = Telling(small(), "fr")
    said = told.answered(told.puzzle.best)
    assert said.right is True
    assert said.verdict.startswith("Oui, c'est le bon coup\u202f: ")
    assert said.odds == "62\u202f% contre 41\u202f%"
    assert "2\u202f000 tables imaginées" in said.because[0]
    assert "Par rapport à ce coup-là" in said.because[2]
    assert "1,3 Influence de plus et 0,6 Sang de moins" in said.because[2]
    assert said.because[1].startswith("Un robot qui ne regarde qu'un coup plus loin aurait joué autre chose\u202f: ")


def test_nothing_is_said_of_temptation_where_there_is_none_and_of_amounts_that_are_the_same() -> None:
    plays = (
        Candidate(("withdraw",), 0.62, 90, {"score": 5.2, "others": 7.0}),
        Candidate(("stay",), 0.41, 30, {"score": 5.1, "others": 7.0}),
    )
    told = Telling(small(tempting="", plays=plays), "en")
    said = told.answered(told.puzzle.best)
    assert len(said.because) == 2
    assert said.because[1].startswith("At the end of the round everybody has about as much as after the next best")


def test_what_only_the_others_lose_is_told() -> None:
    plays = (
        Candidate(("withdraw",), 0.62, 90, {"score": 5.2, "others": 6.0}),
        Candidate(("stay",), 0.41, 30, {"score": 5.1, "others": 7.0}),
    )
    told = Telling(small(plays=plays), "en")
    assert told.answered(told.puzzle.best).because[2] == (
        "At the end of the round you have about as much as after that. The best of the others then has 1.0 "
        "Influence less."
    )


def test_hints_leave_the_best_and_one_more() -> None:
    for puzzle in [*shipped("vendetta"), *shipped("blood-orders")]:
        told = Telling(puzzle, "en")
        assert told.hint(0) == []
        halves = [len(told.hint(given)) for given in range(5)]
        assert halves == sorted(halves)
        assert halves[-1] == len(puzzle.plays) - 2
        assert puzzle.best not in told.hint(9)
        assert puzzle.plays[1] not in told.hint(9)


@pytest.mark.parametrize("game", gloam.games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_play_of_every_puzzle_has_words_of_its_own(game: str, language: str) -> None:
    for puzzle in shipped(game):
        told = Telling(puzzle, language)
        names = [told.named(play) for play in told.choices]
        assert len(set(names)) == len(names)
        assert told.asked()
        assert sorted(row.play for row in told.rows()) == sorted(names)
        assert len(told.heads()) == 3 + len(puzzle.best.ends)
