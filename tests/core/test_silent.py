"""At a silent table everything goes as at any other; only nothing is told of it."""

from __future__ import annotations

from random import Random

import pytest

import gloam
from gloam.core.table import Table

GAMES = [("vendetta", 4, ("relics", "location-cards")), ("vendetta", 5, ()), ("blood-orders", 3, ())]


@pytest.mark.parametrize(("game", "seats", "variants"), GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_it_comes_to_the_same_end_and_looks_the_same_all_the_way(
    game: str, seats: int, variants: tuple[str, ...], seed: int
) -> None:
    told = gloam.game(game).table(seats=seats, seed=seed, variants=variants)
    silent = told.clone()
    silent.silent = True
    luck = Random(seed)
    before = len(silent.events(None))
    while told.questions():
        assert alike(told) == alike(silent)
        question = luck.choice(told.questions())
        answer = luck.choice(question.options)
        for table in (told, silent):
            table.answer(question.seat, answer)
    assert alike(told) == alike(silent)
    assert told.position() == silent.position()
    assert told.result is not None
    assert len(silent.events(None)) == before < len(told.events(None))
    assert silent.lines is None
    assert told.lines is not None


def alike(table: Table) -> tuple[object, ...]:
    """All that can be seen and done."""
    views = [table.view(viewer) for viewer in (None, *range(table.seats))]
    asked = [(question.seat, question.number, question.options) for question in table.questions()]
    return views, asked, table.taught


@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
def test_whoever_imagines_a_table_says_whether_it_tells(game: str) -> None:
    table = gloam.game(game).table(seats=4, seed=3)
    seat = table.questions()[0].seat
    told, silent = table.seat(seat).imagine(Random(1)), table.seat(seat).imagine(Random(1), silent=True)
    assert told.position() == silent.position()
    assert silent.clone().silent
    assert not told.clone().silent
    for one in (told, silent):
        luck = Random(2)
        while one.questions():
            question = one.questions()[-1]
            one.answer(question.seat, luck.choice(question.options))
    assert told.position() == silent.position()
    assert told.events(seat)
    assert not silent.events(seat)


def test_where_one_has_sealed_the_others_are_asked_as_they_were() -> None:
    table = gloam.game("blood-orders").table(seats=4, seed=3)
    while table.questions()[0].what != "AskPlan":
        table.answer(table.questions()[0].seat, table.questions()[0].options[0])
    for seat in (2, 0, 3):
        others = [question for question in table.questions() if question.seat != seat]
        table.answer(seat, "done")
        asked = [(question.seat, question.number, question.options) for question in table.questions()]
        assert asked == [(question.seat, question.number, question.options) for question in others]
        fresh = table.clone()
        fresh.settle()
        assert fresh.choices == table.choices
        assert [ask.seat for ask in fresh.open] == [ask.seat for ask in table.open]
    assert table.waiting_for() == [1]
