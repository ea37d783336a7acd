"""What a program gives at the doors of the library: the wrong kind of thing is named, in all games."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest

import gloam

GAMES = gloam.games()
Door = Callable[[Any], object]


def wrong(door: Door, value: object, what: str, where: str) -> None:
    """This door says which thing it was. Compiled code says it before we can, by Python's own error for it."""
    with pytest.raises((gloam.Unreadable, TypeError) if gloam.compiled else gloam.Unreadable) as found:
        door(value)
    no = found.value
    if isinstance(no, gloam.Unreadable):
        assert (no.what, no.where) == (what, where)
        assert where in gloam.words("en").refusal(no, "ABCD")
    else:
        assert "expected" in str(no)


def raised(no: gloam.Rejected | None) -> None:
    if no is not None:
        raise no


def table(game: str, **given: Any) -> gloam.Table:
    played = gloam.game(game)
    return played.table(**{"seats": played.seat_counts[0], "seed": 7, **given})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("name", "value", "what"),
    [
        ("seats", "2", "given-number"),
        ("seats", None, "given-number"),
        ("seats", 3.0, "given-number"),
        ("seed", "7", "given-number"),
        ("seed", None, "given-number"),
        ("seed", 1.5, "given-number"),
        ("variants", "relics", "given-list"),
        ("variants", None, "given-list"),
        ("variants", (5,), "given-text"),
    ],
)
def test_a_table_is_begun_with_numbers_and_names(game: str, name: str, value: object, what: str) -> None:
    wrong(lambda given: table(game, **{name: given}), value, what, name)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_a_number_and_an_answer_a_text(game: str) -> None:
    here = table(game)
    question = here.questions()[0]
    seat, option, before = question.seat, question.options[0], gloam.journal(here).text()
    answering: tuple[Door, ...] = (
        lambda given: here.answer(seat, given),
        lambda given: here.turns_back(seat, given),
        lambda given: raised(here.seat(seat).why_not(given)),
    )
    no_texts: tuple[object, ...] = (None, 5, [], b"x")
    for value in no_texts:
        for door in answering:
            wrong(door, value, "given-text", "option")
    sitting: tuple[Door, ...] = (lambda given: here.answer(given, option), here.seat, here.view, here.events)
    no_seats: tuple[object, ...] = ("A", "0", 0.5, [])
    for value in no_seats:
        for door in sitting:
            wrong(door, value, "given-number", "seat")
    wrong(lambda given: here.events(0, given), "3", "given-number", "since")
    with pytest.raises(gloam.Unreadable) as found:
        here.seat(seat).imagine(cast("Random", 5))
    assert (found.value.what, found.value.where) == ("given-random", "rng")
    assert gloam.journal(here).text() == before
    here.seat(seat).imagine(Random(5)).answer(seat, option)
    here.answer(seat, option)


@pytest.mark.parametrize("value", [None, 5, [], "x", (1, 2)])
def test_a_position_is_an_object(value: Any) -> None:
    wrong(gloam.from_position, value, "position-object", "position")
    for name in GAMES:
        with pytest.raises(gloam.Unreadable):
            gloam.game(name).from_position(value)


@pytest.mark.parametrize(
    ("decks", "what"),
    [((5,), "given-deck"), (("rule-the-streets", b"x"), "given-deck"), (5, "given-list"), ("x", "given-list")],
)
def test_decks_are_names_texts_or_records(decks: object, what: str) -> None:
    wrong(lambda given: table("rivals", decks=given), decks, what, "decks")


def test_names_journals_and_tables() -> None:
    nothings: tuple[object, ...] = (None, [], 5)
    for value in nothings:
        wrong(gloam.game, value, "given-text", "name")
        wrong(gloam.words, value, "given-text", "language")
        wrong(lambda given: gloam.words("en", given), value, "given-text", "game")
        wrong(gloam.replay, value, "given-journal", "written")
        wrong(gloam.journal, value, "given-table", "table")
