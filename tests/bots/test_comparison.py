"""Lines on the same imagined tables: the worse half drops out again and again."""

from __future__ import annotations

from random import Random

import pytest

from gloam import bots
from gloam.bots.comparison import EACH, FEW, TRIED, Comparison, Contender
from gloam.bots.guide import Guide
from gloam.bots.rivals.guide import RIVALS
from gloam.core.table import Table
from tests.bots.asking import reached


def test_of_the_lines_half_drop_out_again_and_again_and_the_best_are_tried_most() -> None:
    seat, question = reached("blood-orders", "AskPlan", 2, 4)
    thought = bots.make("search@200", 1).think(seat, question)
    assert thought is not None
    visits = [opinion.visits for opinion in thought.opinions]
    assert visits[0] == max(visits) > 2 * min(visits)
    assert min(visits) >= EACH
    assert len(set(visits)) > 2
    assert sum(visits) == thought.iterations


def line(*values: float, lean: float = 0.0) -> Contender:
    made = Contender(0, lean)
    for value in values:
        made.learn(value)
    return made


def test_a_line_is_worse_beyond_doubt_only_where_it_nearly_always_is() -> None:
    best = line(0.5, 0.6, 0.4, 0.5)
    assert line(0.4, 0.5, 0.3, 0.41).is_worse(best)
    assert not line(0.4, 0.9, 0.1, 0.5).is_worse(best)
    assert not line(0.5, 0.6, 0.4, 0.5).is_worse(best)


def told_of(line: Contender, value: float, tables: int) -> Contender:
    for _ in range(tables):
        line.learn(value)
    return line


def test_what_promises_less_must_show_more_the_less_it_was_tried() -> None:
    assert told_of(Contender(0), 0.5, 2).worth > told_of(Contender(8), 0.6, 2).worth
    assert told_of(Contender(0), 0.5, TRIED).worth < told_of(Contender(8), 0.6, TRIED).worth


def test_what_promises_less_must_show_more_however_often_it_was_tried() -> None:
    few, many = (told_of(Contender(8), 0.5, tables) for tables in (TRIED, 100 * TRIED))
    assert few.worth == many.worth < told_of(Contender(0), 0.5, TRIED).worth


def test_who_is_drawn_to_a_line_needs_more_to_give_it_up() -> None:
    best = line(0.5, 0.6, 0.4, 0.5)
    assert not line(0.4, 0.5, 0.3, 0.41, lean=0.2).is_worse(best)


class Watched(Guide):
    """Plays Rivals on as always, and notes how far it was to go."""

    def __init__(self) -> None:
        self.marks: set[int] = set()

    def mark(self, table: Table) -> int:
        return RIVALS.mark(table)

    def further(self, character: str, mark: int) -> int:
        return mark + 1

    def far_enough(self, table: Table, mark: int) -> bool:
        self.marks.add(mark)
        return RIVALS.far_enough(table, mark)

    def quick(self, table: Table, place: int) -> list[str]:
        return RIVALS.quick(table, place)

    def chances(self, table: Table) -> list[float]:
        return RIVALS.chances(table)


@pytest.mark.parametrize("count", [FEW, FEW + 1])
def test_a_few_lines_deserve_longer_playouts_and_one_more_does_not(count: int) -> None:
    seat, question = reached("rivals", "AskAction", 2, 1)
    guide = Watched()
    Comparison(seat, question, guide, list(question.options[:1] * count), {}).iterate(Random(1))
    mark = RIVALS.mark(seat.imagine(Random(1), silent=True))
    assert guide.marks == {mark + (count == FEW)}
