"""Set a table, play on it, look at it: a test in three lines. Each game adds its own words in a subclass.

Players are named A, B, C, … clockwise as in the ledger's checks.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Generic, Self, TypeVar, cast

import gloam
from gloam.core.event import Fact
from gloam.core.question import Question
from gloam.core.refusal import Refused, Rejected
from gloam.core.step import Step
from gloam.core.table import LETTERS, Table
from tests.conformance import accounts

Seat = dict[str, Any]  # a seat of a position, as JSON
TableOf = TypeVar("TableOf", bound=Table)

WATCHES: list[list[Scenario[Any]]] = []  # the scenarios made while somebody watches


@contextmanager
def all_settled() -> Iterator[None]:
    """Whatever scenario is made meanwhile is settled at the end, whether the test says so or not."""
    made: list[Scenario[Any]] = []
    WATCHES.append(made)
    yield
    WATCHES.remove(made)
    for scenario in made:
        scenario.settle_up()


class Scenario(Generic[TableOf]):
    """A table of one game, and what a test says of it."""

    def __init__(self, table: TableOf) -> None:
        self.table = table
        self.names = LETTERS[: table.seats]
        self.looked_at = table.open  # the questions that were open when the test last looked at one
        self.began: Counter[int] | None = self.pieces()
        for made in WATCHES:
            made.append(self)

    @classmethod
    def from_table(cls, table: Table) -> Self:
        """Any whole table of the game, such as one at its very beginning."""
        scenario = cls.__new__(cls)
        Scenario.__init__(scenario, cast("TableOf", table))
        scenario.began = None
        return scenario

    # ---- what happens

    def do(self, *steps: Step) -> None:
        """Put these steps on the docket and go on to the first question."""
        self.table.next(*steps)
        self.table.settle()

    def answers(self, name: str, *options: str) -> None:
        """This player answers, once or several times in a row."""
        for option in options:
            self.table.answer(self.names.index(name), option)

    def refuses(self, name: str, option: str) -> Refused:
        """The table refuses this, and nothing has changed."""
        self.looked_at = self.table.open
        before = self.table.position()
        try:
            self.table.answer(self.names.index(name), option)
        except Refused as no:
            assert self.table.position() == before, "a refusal changed the table"
            return no
        except Rejected as no:
            raise AssertionError(f"not even readable: {no}") from no
        raise AssertionError(f"{name} was allowed to {option}")

    # ---- what is asked

    def first_question(self) -> Question:
        """The first open question, for those who only want to answer it."""
        return self.table.questions()[0]

    def asked(self) -> Question:
        self.looked_at = self.table.open
        return self.first_question()

    def asks(self, name: str, *options: str) -> bool:
        """Is this player asked now, with exactly these options (or any, if none are named)?"""
        offered = self.options(name)
        return offered == options if options else offered != ()

    def options(self, name: str) -> tuple[str, ...]:
        for question in self.table.questions():
            if question.seat == self.names.index(name):
                self.looked_at = self.table.open
                return question.options
        return ()

    @property
    def waiting(self) -> str:
        """Who is asked now, as letters."""
        self.looked_at = self.table.open
        return "".join([LETTERS[number] for number in self.table.waiting_for()])

    @property
    def asking(self) -> str:
        """What is asked now, and whom: "AskTurn A", "AskKeep ABCD"."""
        kinds = dict.fromkeys([type(ask).__name__ for ask in self.table.open])
        return " ".join([*kinds, self.waiting] if kinds else [])

    @property
    def settled(self) -> bool:
        """No question is left over and nothing is left to do."""
        return not self.table.open and not self.table.docket

    # ---- what must be so after every test

    def settle_up(self) -> None:
        """Nothing is left over that the test has not looked at, nothing is lost, and the table can be written down."""
        assert self.table.open or not self.table.docket, f"left to do: {self.table.docket}"
        seen = self.settled or self.looked_at is self.table.open
        assert seen, f"asked at the end, and the test does not say so: {self.asking}"
        self.nothing_is_lost()
        self.can_be_written_and_read()

    def pieces(self) -> Counter[int]:
        """The cards on the table, wherever they lie."""
        raise AssertionError("each game counts its own")

    def came_or_went(self, piece: int) -> bool:
        """Can this have come into the game, or left it, by the rules?"""
        return False

    def nothing_is_lost(self) -> None:
        """A table that was laid out has what it had then; a whole one, all that belongs to the game."""
        if self.began is None:
            accounts.check(self.table)
        else:
            pieces = self.pieces()
            lost = [piece for piece in self.began - pieces if not self.came_or_went(piece)]
            made = [piece for piece in pieces - self.began if not self.came_or_went(piece)]
            assert not lost, f"lost: {lost}"
            assert not made, f"made of nothing: {made}"

    def can_be_written_and_read(self) -> None:
        position = self.table.position()
        again = gloam.game(self.table.setup.game).from_position(position)
        assert again.position() == position, "the table is written down as another"
        assert again.questions() == self.table.questions(), "the table as it is written down asks something else"

    # ---- what is so

    def each(self, amounts: Sequence[int]) -> dict[str, int]:
        return dict(zip(self.names, amounts, strict=True))

    @property
    def viewers(self) -> tuple[str | None, ...]:
        """Everyone who can look at the table: the players and a spectator."""
        return (*self.names, None)

    def view(self, name: str | None) -> dict[str, Any]:
        """What this player sees (None: a spectator), loosely typed so that tests can reach into it."""
        number = None if name is None else self.names.index(name)
        return cast("dict[str, Any]", self.table.view(number))

    def log(self, *kinds: str, viewer: str | None = None) -> list[dict[str, Fact]]:
        """Events so far as a viewer (None: a spectator) may know them, of these kinds or all."""
        number = None if viewer is None else self.names.index(viewer)
        return [event for event in self.table.events(number) if not kinds or event["what"] in kinds]

    def took_place(self, *kinds: str) -> list[tuple[str, str]]:
        """(kind, player) of the events of these kinds, in order."""
        return [(str(event["what"]), LETTERS[cast("int", event["seat"])]) for event in self.log(*kinds)]

    def mentions(self, viewer: str | None, *cards: str) -> bool:
        """Does anything this viewer sees or has been told speak of one of these cards?"""
        told = json.dumps([self.view(viewer), self.log(viewer=viewer)])
        return any(f'"{card}"' in told for card in cards)

    # ---- the end of the game

    @property
    def winners(self) -> str:
        assert self.table.result is not None, "the game is not over"
        return "".join([LETTERS[number] for number in sorted(self.table.result.winners)])

    @property
    def places(self) -> dict[str, int]:
        """Everyone's place in the end; 0 is out of the game."""
        assert self.table.result is not None, "the game is not over"
        return self.each(self.table.result.places)

    @property
    def tie_break(self) -> str:
        assert self.table.result is not None, "the game is not over"
        return self.table.result.tie_break

    def parts(self, name: str) -> dict[str, int]:
        """The final score of a player, part by part."""
        assert self.table.result is not None, "the game is not over"
        return self.table.result.scores[self.names.index(name)]

    def result(self, name: str) -> int:
        """The final score of a player."""
        return self.parts(name)["total"]
