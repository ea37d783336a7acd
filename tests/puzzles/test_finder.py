"""Puzzles are found where a search sees one play far ahead, and nowhere else."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

import gloam
from gloam.core.question import Question
from gloam.core.refusal import Unreadable
from gloam.core.table import Table
from gloam.puzzles import Candidate, Puzzle, read, shipped, written
from gloam.puzzles.finder import USUAL, Standard, gone_on, played, puzzle_at, puzzles_in
from gloam.puzzles.games import GAMES
from gloam.puzzles.trial import Trial
from gloam.puzzles.variety import chosen
from tests.bots.asking import greedy_game

QUICK = Standard(tables=40, budget="search@40", glance="search@20", going_on="search@12", searches=2, errors=2.0)


def withdrawing() -> tuple[Table, Question]:
    """A has everything at Location 1; B has a weak card there, most of its Blood, and can only lose it."""
    table = gloam.game("vendetta").from_position(
        {
            "round": 3,
            "phase": "resolution",
            "resolving": "1",
            "seats": [
                {"blood": 6, "at": {"1": {"cards": ["BR01", "BR02"], "blood": 6}}},
                {"blood": 1, "at": {"1": {"cards": ["VE09"], "blood": 3}}},
                {},
            ],
        }
    )
    question = table.seat(1).question()
    assert question is not None
    assert question.what == "AskWithdraw"
    return table, question


def test_plays_are_compared_on_the_same_tables() -> None:
    table, _ = withdrawing()
    trial = Trial(table, 1, [("stay",), ("withdraw",)])
    trial.run(6)
    again = Trial(table, 1, [("withdraw",)])
    again.run(3)
    again.run(6)
    assert trial.chances[("withdraw",)] == again.chances[("withdraw",)]
    lead, error = trial.lead(("withdraw",), ("stay",))
    assert lead == pytest.approx(trial.chance(("withdraw",)) - trial.chance(("stay",)))
    assert error >= 0
    assert trial.lead(("stay",), ("stay",)) == (0, 0)
    example = trial.example(("withdraw",), ("stay",))
    leads = [one - two for one, two in zip(trial.chances[("withdraw",)], trial.chances[("stay",)], strict=True)]
    assert leads[example] >= 0.8 * max(leads) > max(leads[:example], default=-1)


def test_what_a_seat_cannot_know_changes_no_trial() -> None:
    puzzle = shipped("vendetta")[0]
    table = puzzle.table()
    lines = [play.answers for play in puzzle.plays]
    here, there = (Trial(one, puzzle.number_of_seat, lines) for one in (table, doubled(table, puzzle)))
    here.run(3)
    there.run(3)
    assert here.chances == there.chances
    assert table.position() != doubled(table, puzzle).position()


def doubled(table: Table, puzzle: Puzzle) -> Table:
    return table.seat(puzzle.number_of_seat).imagine(Random(5))


@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
def test_a_puzzle_is_found_again_where_it_was_found(game: str) -> None:
    """With a little of the care that was taken when it was made."""
    puzzle = min(shipped(game), key=lambda one: len(one.plays))
    table = puzzle.table()
    found = puzzle_at(table, puzzle.asked(table), puzzle.id, QUICK)
    assert found is not None
    assert found.best.answer == puzzle.best.answer
    assert (found.options, found.seat, found.tables) == (puzzle.options, puzzle.seat, 40)
    assert found.table().view(puzzle.number_of_seat) == table.view(puzzle.number_of_seat)


def test_nothing_is_found_where_the_margin_is_not_reached_or_nobody_is_tempted() -> None:
    puzzle = min(shipped("vendetta"), key=lambda one: len(one.plays))
    table = puzzle.table()
    question = puzzle.asked(table)
    assert puzzle_at(table, question, "", replace(QUICK, margin=0.9)) is None
    easy_table, easy = next(islice(greedy_game("vendetta", 3, 2), 87, None))
    assert puzzle_at(easy_table, easy, "", replace(QUICK, surprising=False)) is not None
    assert puzzle_at(easy_table, easy, "", QUICK) is None, "a bot that looks one step ahead sees it too"


def test_a_play_is_completed_up_to_its_last_part_and_no_further() -> None:
    table = gloam.replay(played("vendetta", 3, ("random",), 4), upto=0)
    while table.questions()[0].what != "AskTurn":
        table.answer(table.questions()[0].seat, table.questions()[0].options[0])
    question = table.questions()[0]
    line = gone_on(table, question.seat, (question.options[0],), "search@8")
    assert line[0] == question.options[0]
    assert line[1].startswith("at ")
    assert line[2].startswith("blood ")
    assert len(line) == 3
    assert gone_on(table, question.seat, line, "search@8") == line


@pytest.mark.slow
def test_the_same_journal_has_the_same_puzzles_and_another_game_is_no_journal() -> None:
    text = played("vendetta", 3, ("random",), 4)
    assert text == played("vendetta", 3, ("random",), 4)
    assert text.startswith("gloam journal 1\ngame vendetta\n")
    short = "\n".join(text.splitlines()[:24]) + "\n"
    glancing = replace(QUICK, glance="search@8", tables=12)
    assert puzzles_in(short, glancing) == puzzles_in(short, glancing)
    with pytest.raises(Unreadable):
        puzzles_in("gloam puzzles 1", QUICK)


# ---- what games tell apart


def asking(what: str) -> Question:
    return Question(0, 1, what, "", ("yes", "no"), {})


@pytest.mark.parametrize(
    ("game", "what", "favourite", "answer", "expected"),
    [
        ("vendetta", "AskTurn", "play BR01", "play BR02", True),
        ("vendetta", "AskTurn", "play BR01", "drain VI", False),
        ("vendetta", "AskMay", "yes", "use RE01", True),
        ("blood-orders", "AskTurn", "place dawn north", "place dawn south", True),
        ("blood-orders", "AskTurn", "place dawn north", "place dusk north", False),
        ("blood-orders", "AskTurn", "place dawn north", "scavenge 1", False),
        ("blood-orders", "AskWhich", "V101", "V102", True),
    ],
)
def test_an_alternative_is_what_cannot_be_answered_as_well(
    game: str, what: str, favourite: str, answer: str, expected: bool
) -> None:
    assert GAMES[game].is_instead(asking(what), favourite, answer) is expected


def test_answers_are_alike_by_their_verb_and_amounts_are_told_apart() -> None:
    vendetta, blood_orders = GAMES["vendetta"].verb, GAMES["blood-orders"].verb
    assert [vendetta(answer) for answer in ("withdraw", "at 1 up", "at haven up", "blood 3", "play BR01")] == [
        "withdraw",
        "up",
        "up",
        "blood 3",
        "play",
    ]
    assert [blood_orders(answer) for answer in ("place dawn north", "blood 1 influence 2", "act")] == [
        "place",
        "blood 1 influence 2",
        "act",
    ]


# ---- which are kept


def puzzle_like(id: str, what: str, lead: float) -> Puzzle:
    plays = (Candidate(("yes",), 0.5 + lead, 9, {}), Candidate(("no",), 0.5, 9, {}))
    return Puzzle(id, "A", what, ("yes", "no"), plays, "no", 9, 0, {"game": "vendetta"})


def test_of_many_puzzles_different_ones_are_kept_the_clearest_first() -> None:
    alike = [puzzle_like(f"4-1-{line}", "AskMay", 0.2 + line / 1000) for line in (0, 20, 40)]
    other = puzzle_like("4-2-1", "AskBid", 0.1)
    assert [puzzle.id for puzzle in chosen([*alike, other], 3)] == ["4-1-40", "4-2-1", "4-1-20"]
    assert chosen(alike, 9) == alike[::-1]
    assert chosen([], 3) == []


def test_two_puzzles_of_one_moment_are_kept_only_where_there_is_nothing_else() -> None:
    first, at_once, later = (
        puzzle_like(f"4-1-{line}", "AskMay", lead) for line, lead in ((9, 0.3), (21, 0.2), (22, 0.1))
    )
    assert chosen([first, at_once, later], 2) == [first, later]
    assert chosen([first, at_once], 2) == [first, at_once]


# ---- files


def test_a_file_is_read_as_it_was_written() -> None:
    some = list(shipped("vendetta")[:2])
    text = written("vendetta", some)
    assert read(text).puzzles == tuple(some)
    assert len(text.splitlines()) == 4, "a line for each puzzle"


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"seat": "Z"}, "puzzle-seat"),
        ({"tempting": "fly"}, "puzzle-answer"),
        ({"options": ("yes",)}, "puzzle-answer"),
        ({"plays": shipped("vendetta")[0].plays[:1]}, "puzzle-plays"),
        ({"plays": shipped("vendetta")[0].plays[::-1]}, "puzzle-best"),
        ({"position": {"game": "blood-orders"}}, "puzzle-game"),
    ],
)
def test_what_does_not_fit_together_is_refused(change: dict[str, Any], what: str) -> None:
    puzzle = shipped("vendetta")[0]
    changed = msgspec.structs.replace(puzzle, **change)
    with pytest.raises(Unreadable) as no:
        read(written("vendetta", [changed]))
    assert no.value.what == what
    assert no.value.where == puzzle.id


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("{", "puzzles"),
        ("[]", "puzzles"),
        ('{"format": "gloam puzzles 1", "game": "vendetta"}', "puzzles"),
        ('{"format": "gloam puzzles 2", "game": "vendetta", "puzzles": []}', "puzzles-format"),
        ('{"format": "gloam puzzles 1", "game": "vendetta", "puzzles": []}', "puzzles-none"),
        ('{"format": "gloam puzzles 1", "game": "chess", "puzzles": []}', "game"),
    ],
)
def test_what_is_no_file_of_puzzles_is_refused(text: str, what: str) -> None:
    with pytest.raises(Unreadable) as no:
        read(text)
    assert no.value.what == what


def test_a_position_that_asks_something_else_is_refused() -> None:
    puzzle = shipped("vendetta")[0]
    other = Puzzle(**{name: getattr(puzzle, name) for name in puzzle.__struct_fields__} | {"question": "AskClan"})
    with pytest.raises(Unreadable) as no:
        other.table()
    assert (no.value.what, no.value.text, no.value.where) == ("puzzle-question", "AskClan", puzzle.id)


def test_the_usual_standard_is_what_the_guide_says() -> None:
    assert (USUAL.margin, USUAL.surprising) == (0.08, True)
