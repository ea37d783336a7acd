"""Every puzzle that comes with Gloam: it asks what it promises, and its best play is the best."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import gloam
from gloam.puzzles import Puzzle, shipped
from gloam.puzzles.finder import EARLY, USUAL
from gloam.puzzles.sequel import sequel, story
from gloam.puzzles.trial import Trial, ends

EVERY = [(game, number) for game in gloam.games() for number in range(1, len(shipped(game)) + 1)]
every_puzzle = pytest.mark.parametrize(("game", "number"), EVERY, ids=[f"{game}-{number}" for game, number in EVERY])


def puzzle_of(game: str, number: int) -> Puzzle:
    return shipped(game)[number - 1]


@pytest.mark.parametrize("game", [game for game in gloam.games() if shipped(game)])
def test_there_are_twenty_for_each_game_and_no_two_from_the_same_moment(game: str) -> None:
    puzzles = shipped(game)
    assert len(puzzles) == 20
    assert len({puzzle.id for puzzle in puzzles}) == 20
    assert len({puzzle.question for puzzle in puzzles}) >= 4
    assert max(Counter(puzzle.question for puzzle in puzzles).values()) <= 10


def test_every_game_has_some() -> None:
    assert all(shipped(game) for game in gloam.games())


@every_puzzle
def test_a_puzzle_asks_what_it_promises(game: str, number: int) -> None:
    puzzle = puzzle_of(game, number)
    table = puzzle.table()
    question = table.seat(puzzle.number_of_seat).question()
    assert question is not None
    assert (question.what, question.options) == (puzzle.question, puzzle.options)
    assert puzzle.game == table.setup.game == game
    assert len(puzzle.plays) == len({play.answer for play in puzzle.plays}) >= 2
    assert puzzle.tempting in {"", *[play.answer for play in puzzle.plays[1:]]}


@every_puzzle
def test_every_play_of_a_puzzle_is_legal(game: str, number: int) -> None:
    puzzle = puzzle_of(game, number)
    for play in puzzle.plays:
        table = puzzle.table()
        for answer in play.answers:
            table.answer(puzzle.number_of_seat, answer)
        assert set(play.ends) == set(ends(table, puzzle.number_of_seat))


@every_puzzle
def test_the_best_play_is_clearly_the_best(game: str, number: int) -> None:
    """By the numbers that are told, and again on the first few of the imagined tables they were made from."""
    puzzle = puzzle_of(game, number)
    chances = [play.chance for play in puzzle.plays]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] - chances[1] >= USUAL.margin
    assert puzzle.tables == USUAL.tables
    trial = Trial(puzzle.table(), puzzle.number_of_seat, [play.answers for play in puzzle.plays])
    trial.run(EARLY)
    assert trial.ranked()[0] == puzzle.best.answers


@every_puzzle
def test_what_follows_the_best_play_can_be_told_without_what_the_seat_cannot_know(game: str, number: int) -> None:
    """The table of the position and one that the seat cannot tell from it go on alike."""
    puzzle = puzzle_of(game, number)
    told = sequel(puzzle, puzzle.best)
    double = puzzle.table().seat(puzzle.number_of_seat).imagine(Random(number))
    assert told == story(double, puzzle.number_of_seat, puzzle.example, puzzle.best.answers)
