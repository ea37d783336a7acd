"""Which of many puzzles to keep: as different from each other as can be, the clearest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.puzzles.games import GAMES
from gloam.puzzles.puzzle import Puzzle

NEAR: Final = 12  # lines of a journal
ENOUGH: Final = 0.3  # a lead beyond which none is clearer
MOMENT: Final = 50  # how much another puzzle of the same moment counts, beside one with the same kind of answer
GAME: Final = 4  # the same game
QUESTION: Final = 2  # the same kind of question


def chosen(puzzles: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """So many of them. A kind of question, and a game, of which there is less already comes first; then what tempts
    to something else."""
    left = sorted(puzzles, key=lambda puzzle: (not puzzle.tempting, -lead(puzzle), puzzle.id))
    kept: list[Puzzle] = []
    while left and len(kept) < count:
        best = min(left, key=lambda puzzle: (alike(puzzle, kept), left.index(puzzle)))
        left.remove(best)
        kept.append(best)
    return kept


def alike(puzzle: Puzzle, kept: Sequence[Puzzle]) -> int:
    """How much of the same there is already: the same moment most of all, then the same game, question and answer."""
    same_moment = sum(near(puzzle, other) for other in kept)
    same_game = sum(origin(other) == origin(puzzle) for other in kept)
    same_question = sum(other.question == puzzle.question for other in kept)
    same_answer = sum((other.question, verb(other)) == (puzzle.question, verb(puzzle)) for other in kept)
    return MOMENT * same_moment + GAME * same_game + QUESTION * same_question + same_answer


def origin(puzzle: Puzzle) -> str:
    """The journal it comes from."""
    return puzzle.id.rpartition("-")[0]


def near(puzzle: Puzzle, other: Puzzle) -> bool:
    """Are they so close to each other in one game that the one tells of the other?"""
    lines = [int(one.id.rpartition("-")[2]) for one in (puzzle, other)]
    return origin(puzzle) == origin(other) and abs(lines[0] - lines[1]) <= NEAR


def verb(puzzle: Puzzle) -> str:
    """What kind of answer is best."""
    return GAMES[puzzle.game].verb(puzzle.best.answer)


def lead(puzzle: Puzzle) -> float:
    """By how much the best is ahead; more than enough is no better than enough."""
    return min(ENOUGH, puzzle.best.chance - max(play.chance for play in puzzle.plays[1:]))
