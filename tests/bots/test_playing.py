"""Bots answer everything, and know no more than their seat."""

from __future__ import annotations

from random import Random

import pytest

import gloam
from gloam import bots

SETUPS = [
    ("vendetta", 3, ()),
    ("vendetta", 4, ()),
    ("vendetta", 5, ("relics", "location-cards")),
    ("vendetta", 4, ("tag-team", "relics")),
    ("vendetta", 6, ("tag-team", "location-cards")),
    ("blood-orders", 2, ()),
    ("blood-orders", 3, ()),
    ("blood-orders", 4, ()),
    ("rivals", 2, ()),
    ("rivals", 3, ("late-prince",)),
    ("rivals", 2, ("prague",)),
    ("rivals", 3, ("conclave-22",)),
]

CHARACTERS = [("vendetta", 4, ("relics",)), ("blood-orders", 2, ()), ("rivals", 2, ())]
QUICK = {name: f"{name}@8" if name in bots.SEARCHING else name for name in bots.names()}
EVERYWHERE = [
    (QUICK[name], *setup) for name in ("random", "beginner", "greedy", "instinct", "search") for setup in SETUPS
]
CASES = EVERYWHERE + [
    (QUICK[name], *setup)
    for setup in CHARACTERS
    for name in (*[name for name in bots.names(setup[0]) if name in bots.CHARACTERS], "master")
]


def test_a_game_needs_a_bot_for_each_seat_or_nothing_is_played() -> None:
    table = gloam.game("vendetta").table(seats=3, seed=1)
    with pytest.raises(AssertionError, match="3 seats, 2 bots"):
        bots.play(table, [bots.make("random", 1)] * 2)
    assert table.lines is None


@pytest.mark.slow
@pytest.mark.parametrize(("name", "game", "seats", "variants"), CASES)
def test_every_bot_plays_every_kind_of_game_to_its_end(
    name: str, game: str, seats: int, variants: tuple[str, ...]
) -> None:
    table = gloam.game(game).table(seats=seats, seed=5, variants=variants)
    others = "random" if "@" in name else name
    bots.play(table, [bots.make(name if seat == 1 else others, seat) for seat in range(seats)])
    assert table.result is not None
    assert table.questions() == []


@pytest.mark.slow
@pytest.mark.parametrize(("name", "game", "seats", "variants"), CASES)
def test_re_dealing_hidden_cards_never_changes_what_a_bot_chooses(
    name: str, game: str, seats: int, variants: tuple[str, ...]
) -> None:
    luck = Random(3)
    compared, games = 0, 0
    while compared <= 8:  # a game of random moves may be short
        table = gloam.game(game).table(seats=seats, seed=8 + games, variants=variants)
        games += 1
        while not table.over:
            question = table.questions()[0]
            seat = table.seat(question.seat)
            if len(question.options) > 1 and luck.random() < (0.1 if "@" in name else 0.5):
                redealt = seat.imagine(luck).seat(question.seat)
                asked = redealt.question()
                assert asked is not None
                assert bots.make(name, 4).choose(seat, question) == bots.make(name, 4).choose(redealt, asked)
                compared += 1
            table.answer(question.seat, luck.choice(question.options))
    assert games < 6


@pytest.mark.parametrize("game", ["blood-orders", "vendetta"])
def test_the_same_seed_seat_and_question_always_give_the_same_choice(game: str) -> None:
    table = gloam.game(game).table(seats=4, seed=1)
    question = table.questions()[0]
    seat = table.seat(question.seat)
    for name in bots.names():
        assert len({bots.make(QUICK[name], 9).choose(seat, question) for _ in range(5)}) == 1


@pytest.mark.parametrize(("game", "variants"), [("blood-orders", ()), ("vendetta", ("relics",))])
def test_choosing_leaves_the_table_as_it_was(game: str, variants: tuple[str, ...]) -> None:
    luck = Random(6)
    table = gloam.game(game).table(seats=4, seed=2, variants=variants)
    for _ in range(60):
        question = table.questions()[0]
        before = table.position()
        bots.make("greedy", 1).choose(table.seat(question.seat), question)
        assert table.position() == before
        table.answer(question.seat, luck.choice(question.options))


def test_an_unknown_bot_is_unreadable() -> None:
    with pytest.raises(gloam.Unreadable) as no:
        bots.make("oracle", 1)
    assert (no.value.what, no.value.text) == ("bot", "oracle")
