"""A puzzle told to a person: what they may play, whether they were right, and why, in words and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from gloam.puzzles.games import GAMES
from gloam.puzzles.puzzle import Candidate, Puzzle
from gloam.puzzles.sequel import sequel
from gloam.words.puzzles import PuzzleWords

NOTICED: Final = 0.15  # of Influence, Blood and the like: less than this is the same
OTHERS: Final = "others"  # what the best of the others has, not the seat itself


@dataclass(frozen=True)
class Answered:
    """What is said to whoever has chosen a play. `rule` is the entry behind the question."""

    right: bool
    verdict: str
    odds: str
    because: tuple[str, ...]
    rule: str
    sequel: tuple[str, ...]


@dataclass(frozen=True)
class Row:
    """One play in the table of all plays."""

    play: str
    chance: str
    ends: tuple[str, ...]
    tried: str


class Telling:
    """One puzzle in one language."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle: Final = puzzle
        self.speech: Final = PuzzleWords(language, puzzle.game)
        self.table: Final = puzzle.table()
        self.question: Final = puzzle.asked(self.table)
        self.names: Final = self.speech.names(self.table.seats)
        self.choices: Final = puzzle.choices

    def asked(self) -> str:
        return self.speech.words.question(self.question, self.names, self.question.seat)

    def named(self, play: Candidate) -> str:
        return self.speech.play(self.question, play.answers, self.names)

    def moment(self) -> str:
        """How many play, and when."""
        number = self.table.view(self.question.seat)[GAMES[self.puzzle.game].clock]
        now = self.speech.of_game("moment", number=number)
        return self.speech.worded("facts", seats=self.table.seats, moment=now)

    def hint(self, given: int) -> list[Candidate]:
        """The worse half of the plays that are wrong and still in question after so many hints, and those before."""
        left = len(self.puzzle.plays)
        for _ in range(given):
            left = max(2, (left + 1) // 2)
        return list(self.puzzle.plays[left:])

    # ---- after the answer

    def answered(self, play: Candidate) -> Answered:
        puzzle, speech = self.puzzle, self.speech
        right = play == puzzle.best
        other = puzzle.plays[1] if right else play
        chance, best = speech.percent(other.chance), speech.percent(puzzle.best.chance)
        return Answered(
            right,
            speech.worded("right" if right else "wrong", play=self.named(puzzle.best)),
            speech.worded("odds", chance=best, best=chance)
            if right
            else speech.worded("odds", chance=chance, best=best),
            (
                speech.worded("odds-right" if right else "odds-text", chance=chance, best=best, tables=self.tables()),
                *(self.after_right() if right else self.after_wrong(play)),
            ),
            self.question.rule,
            self.sequel,
        )

    def after_right(self) -> list[str]:
        """What would have been tempting, and what the best play is better for than that or the next best."""
        tempting = next((play for play in self.puzzle.plays[1:] if play.answer == self.puzzle.tempting), None)
        if tempting is None:
            return [self.compared(self.puzzle.plays[1], "than.next")]
        return [self.speech.worded("tempting", play=self.named(tempting)), self.compared(tempting, "than.tempting")]

    def after_wrong(self, play: Candidate) -> list[str]:
        tempted = [self.speech.worded("tempted")] if play.answer == self.puzzle.tempting else []
        return [self.compared(play, "than.yours"), *tempted]

    def compared(self, other: Candidate, than: str) -> str:
        """What the best play leaves the seat with, beside another one."""
        own = [self.change(kind, other) for kind in self.puzzle.best.ends if kind != OTHERS]
        others = self.change(OTHERS, other) if OTHERS in self.puzzle.best.ends else ""
        changes = [change for change in own if change]
        name = self.speech.worded(than)
        if changes:
            said = self.speech.of_game("compared", other=name, changes=self.speech.listed(changes))
        else:
            said = self.speech.of_game("same" if others else "same-all", other=name)
        return f"{said} {self.speech.worded('others', change=others)}" if others else said

    def change(self, kind: str, other: Candidate) -> str:
        """By how much the best play brings more or less of something than another; '' where that is nothing to speak
        of."""
        change = self.puzzle.best.ends[kind] - other.ends.get(kind, 0.0)
        if abs(change) < NOTICED:
            return ""
        amount, what = self.speech.decimal(abs(change)), self.speech.of_game(f"what.{kind}")
        return self.speech.worded("more" if change > 0 else "less", amount=amount, what=what)

    @cached_property
    def sequel(self) -> tuple[str, ...]:
        """What happens after the best play on the table of the example, in sentences."""
        seat, words = self.question.seat, self.speech.words
        said = [words.event(event, self.names, seat) for event in sequel(self.puzzle, self.puzzle.best)]
        return tuple(sentence for sentence in said if sentence)

    def tables(self) -> str:
        return self.speech.count(self.puzzle.tables)

    def heads(self) -> list[str]:
        """What stands above the columns of the table of plays."""
        ends = [self.speech.of_game(f"head.{kind}") for kind in self.puzzle.best.ends]
        return [self.speech.worded("play"), self.speech.worded("chance"), *ends, self.speech.worded("tried")]

    def rows(self) -> list[Row]:
        """All plays, the best first."""
        return [
            Row(
                self.named(play),
                self.speech.percent(play.chance),
                tuple(self.speech.decimal(amount) for amount in play.ends.values()),
                self.speech.count(play.tried),
            )
            for play in self.puzzle.plays
        ]
