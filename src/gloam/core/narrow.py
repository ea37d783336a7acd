"""What a game's own steps and questions stand on: each is given a table of that game, not just any table.

Effects, counts and conditions are dataclasses, which mypyc does not compile on a generic base: each game narrows those
three itself.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from gloam.core.choices import AskEffect
from gloam.core.step import Ask, Step
from gloam.core.table import Table

TableOf = TypeVar("TableOf", bound=Table)


class StepOf(Step, Generic[TableOf]):
    """A step of one game: what it does is said by `do`."""

    def run(self, table: Table) -> None:
        self.do(table)  # type: ignore[arg-type]  # only its own game has it on a docket; a cast would be one more call

    def do(self, table: TableOf) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")


class AskOf(Ask, Generic[TableOf]):
    """A question of one game: its options are said by `offer`, what follows by `answered`."""

    def options(self, table: Table) -> list[str]:
        return self.offer(table)  # type: ignore[arg-type]  # the same

    def take(self, table: Table, option: str) -> None:
        self.answered(table, option)  # type: ignore[arg-type]  # the same

    def offer(self, table: TableOf) -> list[str]:
        raise AssertionError(f"{type(self).__name__} offers nothing")

    def answered(self, table: TableOf, option: str) -> None:
        raise AssertionError(f"{type(self).__name__} takes nothing")


class AskEffectOf(AskEffect, Generic[TableOf]):
    """The same of a question that an effect asks."""

    def options(self, table: Table) -> list[str]:
        return self.offer(table)  # type: ignore[arg-type]  # the same

    def take(self, table: Table, option: str) -> None:
        self.answered(table, option)  # type: ignore[arg-type]  # the same

    def offer(self, table: TableOf) -> list[str]:
        raise AssertionError(f"{type(self).__name__} offers nothing")

    def answered(self, table: TableOf, option: str) -> None:
        raise AssertionError(f"{type(self).__name__} takes nothing")
