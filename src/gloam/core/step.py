"""What is left to do: steps on the docket, and the questions among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gloam.core.effect import Effect, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused

if TYPE_CHECKING:
    from gloam.core.table import Table

NOBODY: Final = -1

Field = int | str | bool | tuple[int, ...] | tuple["Step", ...] | Effect | Source


class Step:
    """Something left to do. It never changes once made, so copies of a table share it.

    A step that belongs to a seat is dropped if that seat leaves the game.
    """

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat: Final = seat

    def run(self, table: Table) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")

    def fields(self) -> tuple[Field, ...]:
        """What it was made of, in order: enough to write it down and make it again."""
        return () if self.seat == NOBODY else (self.seat,)

    def redealt(self, dealt: dict[int, int]) -> Step:
        """The same step where hidden cards are others than they were. Most steps speak of no hidden card."""
        return self


class Ask(Step):
    """A decision one seat must take before anything else happens."""

    rule: ClassVar[str] = ""  # the ledger entry that asks

    def asked_by(self, table: Table) -> str:
        """The ledger entry that asks."""
        return self.rule

    def options(self, table: Table) -> list[str]:
        raise AssertionError(f"{type(self).__name__} offers nothing")

    def take(self, table: Table, option: str) -> None:
        raise AssertionError(f"{type(self).__name__} takes nothing")

    def seals(self, option: str) -> bool:
        """In a secret simultaneous choice: does this answer end the seat's choosing?"""
        return True

    def turns_back(self, table: Table, option: str) -> bool:
        """In a choice that goes on: does this answer only undo what was chosen before? The others lead to its end, and
        there is always one of them."""
        return False

    def telling(self) -> bool:
        """Would answering it at once, where only one option is left, tell the others something?"""
        return False

    def tells(self, table: Table) -> bool:
        """The same as things stand at the table now, for a question that tells something only sometimes."""
        return self.telling()

    def why_not(self, table: Table, option: str) -> Refused | None:
        """Why the rules forbid what was asked for; None where it is no move at all."""
        return None

    def beyond(self, table: Table, option: str, rest: str) -> Refused | None:
        """Why the rules forbid what a line asks for on top of this option; None where the next question may answer."""
        return None

    def facts(self, table: Table) -> dict[str, Fact]:
        """What the prompt speaks of: a card, a place, an amount."""
        return {}

    def run(self, table: Table) -> None:
        raise AssertionError("a question is answered, not run")


class Together(Step):
    """Several seats choose in secret at the same time. What they chose is sealed until all have chosen."""

    def __init__(self, asks: tuple[Ask, ...]) -> None:
        super().__init__()
        self.asks: Final = asks

    def redealt(self, dealt: dict[int, int]) -> Step:
        asks = [ask.redealt(dealt) for ask in self.asks]
        return Together(tuple([ask for ask in asks if isinstance(ask, Ask)]))
