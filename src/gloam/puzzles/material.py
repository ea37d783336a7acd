"""What puzzles of one game are made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gloam.core.question import Question
from gloam.core.table import Table

Ends = dict[str, float]  # what a seat has in the end, by name


def always(_answer: str, _other: str) -> bool:
    """Who gives one answer gives no other."""
    return True


@dataclass(frozen=True, kw_only=True)
class Material:
    """What must be known of a game to find its puzzles, to count what comes of a play, and to tell it."""

    room: str  # the package that holds those that come with Gloam
    clock: str  # what a playout is counted in: a number in every view, and the event with which the next one begins

    # ---- to find them
    left_out: tuple[str, ...]  # questions of which no puzzle is made
    continues: tuple[str, ...]  # questions that go on with a play
    turn: tuple[str, ...]  # questions at which something can be done besides
    asides: tuple[str, ...]  # how such answers begin
    rules_out: Callable[[str, str], bool] = always  # does the first answer rule the second out, or can that wait?
    hard: tuple[str, ...]  # answers that never come to a person's mind first
    verb: Callable[[str], str]  # what kind of answer it is

    # ---- to count and to tell what came of it
    ends: Callable[[Table, int], Ends]
    outcomes: tuple[str, ...]  # events told of everybody, where the seat takes part
    own: tuple[str, ...]  # and of the seat alone
    last_phase: str  # of which nothing is told any more

    def is_aside(self, question: Question, answer: str) -> bool:
        """Is this done besides, whatever else is answered?"""
        return question.what in self.turn and answer.startswith(self.asides)

    def is_instead(self, question: Question, favourite: str, answer: str) -> bool:
        """Can this only be answered instead of the favourite?"""
        return self.rules_out(favourite, answer) and not self.is_aside(question, answer)


def scored(scores: list[int], seat: int) -> Ends:
    """A seat's score so far, and that of the best of the others."""
    return {"score": scores[seat], "others": max(scores[:seat] + scores[seat + 1 :])}
