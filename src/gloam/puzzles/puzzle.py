"""What a puzzle is, and the files that hold them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

import gloam
from gloam.core.question import Question
from gloam.core.refusal import Unreadable
from gloam.core.table import LETTERS, Table
from gloam.puzzles.games import GAMES

FORMAT: Final = "gloam puzzles 1"
FILE: Final = "puzzles.json"
MANY: Final = 10_000  # puzzles in a file at most


class Candidate(msgspec.Struct, frozen=True):
    """Answers that a seat may give in a row, the first to the question that is asked.

    `chance`: to win, on average over the imagined tables. `tried`: how often searches tried it. `ends`: what the seat
    then had, on average, when the round, the Day or the turn was over.
    """

    answers: tuple[str, ...]
    chance: float
    tried: int
    ends: dict[str, float]

    @property
    def answer(self) -> str:
        return self.answers[0]


class Puzzle(msgspec.Struct, frozen=True):
    """A position, the seat that is asked, and what it may play, the best first.

    `question` and `options` are what the seat is asked there. `tempting`: what a bot chooses that looks one step ahead;
    '' where that is best. `tables`: on how many imagined tables each play was tried. `example`: one of them, on which
    the best play made the difference.
    """

    id: str
    seat: str
    question: str
    options: tuple[str, ...]
    plays: tuple[Candidate, ...]
    tempting: str
    tables: int
    example: int
    position: dict[str, object]

    @property
    def best(self) -> Candidate:
        return self.plays[0]

    @property
    def number_of_seat(self) -> int:
        return LETTERS.index(self.seat)

    @property
    def game(self) -> str:
        return str(self.position["game"])

    @property
    def choices(self) -> list[Candidate]:
        """The plays in the order in which the table lists their first answers: it tells nothing."""
        return sorted(self.plays, key=lambda play: (self.options.index(play.answer), play.answers))

    def table(self) -> Table:
        """The table of the position, at its question. Raises `Unreadable` where it asks something else."""
        table = gloam.game(self.game).from_position(self.position)
        question = table.seat(self.number_of_seat).question()
        if question is None or (question.what, question.options) != (self.question, self.options):
            raise Unreadable("puzzle-question", self.question, self.id)
        return table

    def asked(self, table: Table) -> Question:
        question = table.seat(self.number_of_seat).question()
        assert question is not None, "the table of a puzzle asks its question"
        return question


class Puzzles(msgspec.Struct, frozen=True):
    """A file of puzzles, all of one game."""

    format: str
    game: str
    puzzles: tuple[Puzzle, ...]


def read(text: str | bytes) -> Puzzles:
    """The puzzles of a file. Raises `Unreadable` with what is wrong."""
    try:
        found = msgspec.json.decode(text, type=Puzzles)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as no:
        raise Unreadable("puzzles", str(no)) from None
    if found.format != FORMAT:
        raise Unreadable("puzzles-format", found.format)
    gloam.game(found.game)
    if not 1 <= len(found.puzzles) <= MANY:
        raise Unreadable("puzzles-none", str(len(found.puzzles)))
    for puzzle in found.puzzles:
        check(puzzle, found.game)
    return found


def check(puzzle: Puzzle, game: str) -> None:
    """Does everything in it fit together? The position itself is read when it is played. Raises `Unreadable`."""
    if puzzle.position.get("game") != game:
        raise Unreadable("puzzle-game", str(puzzle.position.get("game")), puzzle.id)
    if len(puzzle.seat) != 1 or puzzle.seat not in LETTERS:
        raise Unreadable("puzzle-seat", puzzle.seat, puzzle.id)
    if len(puzzle.plays) < 2 or not all(play.answers for play in puzzle.plays):
        raise Unreadable("puzzle-plays", str(len(puzzle.plays)), puzzle.id)
    for answer in [*[play.answer for play in puzzle.plays], *([puzzle.tempting] if puzzle.tempting else [])]:
        if answer not in puzzle.options:
            raise Unreadable("puzzle-answer", answer, puzzle.id)
    if any(play.chance > puzzle.best.chance for play in puzzle.plays):
        raise Unreadable("puzzle-best", " ".join(puzzle.best.answers), puzzle.id)


def written(game: str, puzzles: list[Puzzle]) -> str:
    """A file of puzzles, a line for each of them."""
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    head = msgspec.json.encode({"format": FORMAT, "game": game}).decode()
    return f'{head[:-1]},"puzzles":[\n{lines}\n]}}\n'


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with Gloam; none for a game that has none."""
    file = files(GAMES[game].room).joinpath(FILE)
    return read(file.read_bytes()).puzzles if file.is_file() else ()
