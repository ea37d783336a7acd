"""What a game's own steps, questions and effects stand on: each is given a table of that game, not just any table."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from gloam.core.choices import AskEffect
from gloam.core.effect import Condition, Count, Effect, Source
from gloam.core.step import Ask, Step
from gloam.core.table import Table

TableOf = TypeVar("TableOf", bound=Table)


class StepOf(Step, Generic[TableOf]):
    """A step of one game: what it does is said by `do`."""

    def run(self, table: Table) -> None:
        self.do(cast("TableOf", table))

    def do(self, table: TableOf) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")


class AskOf(Ask, Generic[TableOf]):
    """A question of one game: its options are said by `offer`, what follows by `answered`."""

    def options(self, table: Table) -> list[str]:
        return self.offer(cast("TableOf", table))

    def take(self, table: Table, option: str) -> None:
        self.answered(cast("TableOf", table), option)

    def offer(self, table: TableOf) -> list[str]:
        raise AssertionError(f"{type(self).__name__} offers nothing")

    def answered(self, table: TableOf, option: str) -> None:
        raise AssertionError(f"{type(self).__name__} takes nothing")


class AskEffectOf(AskEffect, Generic[TableOf]):
    """The same of a question that an effect asks."""

    def options(self, table: Table) -> list[str]:
        return self.offer(cast("TableOf", table))

    def take(self, table: Table, option: str) -> None:
        self.answered(cast("TableOf", table), option)

    def offer(self, table: TableOf) -> list[str]:
        raise AssertionError(f"{type(self).__name__} offers nothing")

    def answered(self, table: TableOf, option: str) -> None:
        raise AssertionError(f"{type(self).__name__} takes nothing")


class EffectOf(Effect, Generic[TableOf]):
    """An effect of one game: whether it can be chosen is said by `can`, what it does by `do`."""

    def possible(self, table: Table, source: Source) -> bool:
        return self.can(cast("TableOf", table), source)

    def apply(self, table: Table, source: Source) -> None:
        self.do(cast("TableOf", table), source)

    def can(self, table: TableOf, source: Source) -> bool:
        return True

    def do(self, table: TableOf, source: Source) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")


class CountOf(Count, Generic[TableOf]):
    """A number that a table of one game decides: it is said by `count`."""

    def of(self, table: Table, source: Source) -> int:
        return self.count(cast("TableOf", table), source)

    def count(self, table: TableOf, source: Source) -> int:
        raise AssertionError(f"{type(self).__name__} counts nothing")


class ConditionOf(Condition, Generic[TableOf]):
    """Something that is so at a table of one game, or is not: it is said by `so`."""

    def holds(self, table: Table, source: Source) -> bool:
        return self.so(cast("TableOf", table), source)

    def so(self, table: TableOf, source: Source) -> bool:
        raise AssertionError(f"{type(self).__name__} says nothing")
