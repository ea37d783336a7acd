"""Those who watch act in order, one thing after another, and choose among their own."""

from __future__ import annotations

import pytest

import gloam
from gloam.core.step import Ask
from gloam.core.table import Table
from gloam.core.watch import Watch

if gloam.compiled:
    pytest.skip("a compiled class has no subclass that is not", allow_module_level=True)

from tests.core.toy import ToyTable, toy


class EachCoin(Watch):
    """Every coin is spent, the second seat's first; a seat with several says which goes first."""

    def order(self, table: Table) -> list[int]:
        return [1, 0]

    def due(self, table: Table, seat: int) -> list[int]:
        assert isinstance(table, ToyTable)
        return list(table.coins[seat])

    def begin(self, table: Table, seat: int, thing: int) -> None:
        table.next(self)
        assert isinstance(table, ToyTable)
        table.coins[seat] = tuple([coin for coin in table.coins[seat] if coin != thing])
        table.spent[seat] = (*table.spent[seat], thing)
        table.tell("spent", "toy.watch", seat, {"coin": thing})

    def ask_first(self, table: Table, seat: int) -> None:
        table.next(AskFirst(seat))


class AskFirst(Ask):
    def options(self, table: Table) -> list[str]:
        return [f"first {coin}" for coin in EachCoin().due(table, self.seat)]

    def take(self, table: Table, option: str) -> None:
        EachCoin().begin(table, self.seat, int(option[6:]))


def test_the_first_in_order_does_all_it_has_before_the_next_is_looked_at() -> None:
    table = toy()
    table.coins = [(1, 2), (3, 4)]
    table.next(EachCoin())
    table.settle()
    assert table.waiting_for() == [1]
    table.answer(1, "first 4")
    assert table.spent == [(), (4, 3)]  # the last one needs no question
    assert table.waiting_for() == [0]
    table.answer(0, "first 1")
    assert [event["coin"] for event in table.events(None)] == [4, 3, 1, 2]
    assert not table.docket


def test_what_is_gone_when_its_turn_comes_is_dropped() -> None:
    table = toy()
    table.coins = [(1, 2), (3, 4)]
    table.next(EachCoin())
    table.settle()
    table.coins[0] = ()
    table.answer(1, "first 3")
    assert table.spent == [(), (3, 4)]
    assert not table.docket
