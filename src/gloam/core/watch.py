"""Who watches, and in what order: what is due at one moment is done one thing after another, seat after seat."""

from __future__ import annotations

from gloam.core.step import Step
from gloam.core.table import Table


class Watch(Step):
    """The first seat in order with anything due begins it. Of several things it is asked which goes first."""

    def order(self, table: Table) -> list[int]:
        """The seats, the first to act first."""
        raise AssertionError(f"{type(self).__name__} has no order")

    def due(self, table: Table, seat: int) -> list[int]:
        """What this seat has to do now. It is looked at again each time: what is gone by then is dropped."""
        raise AssertionError(f"{type(self).__name__} watches nothing")

    def begin(self, table: Table, seat: int, thing: int) -> None:
        """Do this, and go on watching."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def ask_first(self, table: Table, seat: int) -> None:
        """Ask this seat what it begins with."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def run(self, table: Table) -> None:
        for seat in self.order(table):
            due = self.due(table, seat)
            if len(due) == 1:
                self.begin(table, seat, due[0])
                return
            if due:
                self.ask_first(table, seat)
                return
