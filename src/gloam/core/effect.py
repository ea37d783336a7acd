"""Effects, and the words a card is made of: who, how many. Said once, as data; read by tables, bots and languages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gloam.core.table import Table

NOWHERE: Final = -1
NO_CARD: Final = -1


class Source:
    """Whose effect it is, where its card lay when it began to act, which card it is, and whom it deals with now."""

    def __init__(self, seat: int, place: int = NOWHERE, card: int = NO_CARD, target: int = -1) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.card: Final = card
        self.target: Final = target

    def numbers(self) -> tuple[int, ...]:
        """All of it, in the order in which it is made."""
        return (self.seat, self.place, self.card, self.target)

    def at(self, place: int) -> Source:
        return Source(self.seat, place, self.card, self.target)

    def facing(self, target: int) -> Source:
        return Source(self.seat, self.place, self.card, target)


class Who:
    """A player or a group of players, as a card names them."""

    def seats(self, table: Table, source: Source) -> list[int]:
        raise AssertionError(f"{type(self).__name__} names nobody")


class Count:
    """A number the table decides."""

    def of(self, table: Table, source: Source) -> int:
        raise AssertionError(f"{type(self).__name__} counts nothing")


Amount = int | Count


def number(amount: Amount, table: Table, source: Source) -> int:
    return amount if isinstance(amount, int) else amount.of(table, source)


class Condition:
    """Something that is so or not at a table."""

    def holds(self, table: Table, source: Source) -> bool:
        raise AssertionError(f"{type(self).__name__} says nothing")


@dataclass(frozen=True)
class Either(Count):
    """One number if something is so, another if not."""

    condition: Condition
    so: Amount
    otherwise: Amount

    def of(self, table: Table, source: Source) -> int:
        return number(self.so if self.condition.holds(table, source) else self.otherwise, table, source)


class Effect:
    """One thing a card does."""

    def possible(self, table: Table, source: Source) -> bool:
        """Could it be chosen? False where it would change nothing at all."""
        return True

    def is_cost(self) -> bool:
        """Does what follows it depend on its being paid?"""
        return False

    def apply(self, table: Table, source: Source) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")


Word = Effect | Who | Count | Condition  # what a card is made of
