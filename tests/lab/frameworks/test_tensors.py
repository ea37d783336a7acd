"""Views and options as numbers: nothing is lost, nothing leaks, and the documentation says what is there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import gloam
from gloam.core.table import Table
from gloam.lab.frameworks.tensors import MOST, Layout, Numbers, Tensor
from gloam.lab.frameworks.vocabulary import Vocabulary
from gloam.lab.games import GAMES
from tests.conformance.setups import SETUPS, Setup, set_up

PAGE = (Path(__file__).parents[3] / "docs/frameworks.md").read_text(encoding="utf-8")

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
some_setups = pytest.mark.parametrize(
    "setup",
    [
        ("vendetta", 3, ()),
        ("vendetta", 4, ("relics", "tag-team")),
        ("vendetta", 5, ("location-cards", "relics")),
        ("blood-orders", 2, ()),
        ("blood-orders", 4, ()),
    ],
    ids=str,
)


def tensor(game: str, seats: int) -> Tensor:
    return GAMES[game].tensor(seats)


def vocabulary(game: str) -> Vocabulary:
    return GAMES[game].vocabulary()


def numbers(table: Table, seat: int | None) -> Numbers:
    question = None if seat is None else table.seat(seat).question()
    return tensor(table.setup.game, table.seats).of(table.view(seat), question)


def parts(table: Table, seat: int | None) -> dict[str, Numbers]:
    return tensor(table.setup.game, table.seats).layout.parts(numbers(table, seat))


def step(table: Table, rng: Random) -> None:
    """A random answer by its number."""
    question = rng.choice(table.questions())
    legal = vocabulary(table.setup.game).legal(question, table.seats)
    table.answer(question.seat, legal[rng.choice(list(legal))])


# ---- options


@every_setup
def test_every_option_has_a_number_of_its_own_and_leads_back_to_itself(setup: Setup) -> None:
    table, rng = set_up(setup, 4), Random(4)
    words = vocabulary(setup[0])
    while not table.over:
        for question in table.questions():
            legal = words.legal(question, table.seats)
            assert list(legal) == sorted(legal)
            assert sorted(legal.values()) == sorted(words.offered(question))
        step(table, rng)


def test_seats_in_options_are_counted_from_whoever_is_asked() -> None:
    words = vocabulary("vendetta")
    assert words.number("seat B", 0, 4) == words.number("seat A", 3, 4) == words.numbers["seat +1"]
    assert words.number("look haven A 2", 1, 3) == words.numbers["look haven +2 2"]
    assert (
        vocabulary("blood-orders").number("order A night", 2, 3) == vocabulary("blood-orders").numbers["order +1 night"]
    )


@pytest.mark.parametrize("game", gloam.games())
def test_no_two_options_share_their_features(game: str) -> None:
    words = vocabulary(game)
    table = words.table()
    assert table.shape == (words.size, words.features.size)
    assert len(np.unique(table, axis=0)) == words.size
    assert np.abs(table).max() <= MOST


# ---- observations


def telling(table: Table, seat: int) -> str:
    """All that a seat sees, as text. The order in which cards were picked one by one is not kept in numbers."""
    question = table.seat(seat).question()
    facts: dict[str, Any] = {} if question is None else dict(question.facts)
    facts["chosen"] = sorted(facts.get("chosen", ()))
    return json.dumps([table.view(seat), None if question is None else question.what, facts])


@some_setups
def test_two_different_views_never_become_the_same_numbers(setup: Setup) -> None:
    table, rng = set_up(setup, 7), Random(7)
    seen: dict[tuple[int, bytes], str] = {}
    while not table.over:
        for seat in range(table.seats):
            text = telling(table, seat)
            assert seen.setdefault((seat, numbers(table, seat).tobytes()), text) == text
        step(table, rng)
    assert len(seen) > 100


@every_setup
def test_re_dealing_hidden_cards_changes_neither_numbers_nor_options(setup: Setup) -> None:
    table, rng = set_up(setup, 9), Random(9)
    words = vocabulary(setup[0])
    compared = 0
    while not table.over:
        if rng.random() < 0.1:
            for seat in range(table.seats):
                double = table.seat(seat).imagine(rng)
                assert numbers(double, seat).tobytes() == numbers(table, seat).tobytes()
                asked, again = table.seat(seat).question(), double.seat(seat).question()
                if asked is not None and again is not None:
                    assert words.legal(again, table.seats) == words.legal(asked, table.seats)
                compared += 1
        step(table, rng)
    assert compared >= 10


@some_setups
def test_numbers_are_of_one_size_and_within_their_bounds(setup: Setup) -> None:
    table, rng = set_up(setup, 2), Random(2)
    size = tensor(setup[0], setup[1]).layout.size
    while not table.over:
        found = numbers(table, rng.choice([None, *range(table.seats)]))
        assert found.shape == (size,)
        assert np.abs(found).max() <= MOST
        step(table, rng)
    assert parts(table, 0)["players.place"].max() == 1


def test_a_seat_finds_itself_first() -> None:
    table, rng = set_up(("vendetta", 4, ()), 3), Random(3)
    for _ in range(60):
        step(table, rng)
    blood: list[int] = [player["blood"] for player in plain_players(table)]
    assert len(set(blood)) > 1
    for seat in range(4):
        expected = [amount / 10 for amount in blood[seat:] + blood[:seat]]
        assert parts(table, seat)["players.blood"].tolist() == pytest.approx(expected)


def plain_players(table: Table) -> list[dict[str, Any]]:
    players = table.view(None)["players"]
    assert isinstance(players, list)
    return players


@some_setups
def test_a_spectator_sees_nobodys_hand(setup: Setup) -> None:
    table, rng = set_up(setup, 5), Random(5)
    for _ in range(60):
        step(table, rng)
    seen = parts(table, None)
    assert not any(seen[name].any() for name in seen if name.startswith(("you.", "question.")))
    assert parts(table, 0)["you.hand"].any() or parts(table, 1)["you.hand"].any()


def test_the_lead_is_what_one_has_more_than_the_others() -> None:
    table = gloam.game("vendetta").from_position({"seats": [{"influence": 9}, {"influence": 3}, {"influence": 3}]})
    leads = [tensor("vendetta", 3).lead(table.view(None), seat) for seat in range(3)]
    assert leads == pytest.approx([0.4, -0.2, -0.2])


@some_setups
def test_the_standing_at_the_end_is_close_to_the_score(setup: Setup) -> None:
    table, rng = set_up(setup, 6), Random(6)
    while not table.over:
        step(table, rng)
    assert table.result is not None
    written = tensor(setup[0], setup[1])
    for seat, score in enumerate(table.result.scores):
        hidden = score.get("powers", 0) + score.get("cards", 0)  # what only the last count brings
        assert abs(written.standing(table.view(seat), seat) - (score["total"] - hidden)) <= 3


def test_numbers_are_prepared_once_for_each_kind_of_table() -> None:
    for game in gloam.games():
        assert tensor(game, 3) is tensor(game, 3)
        assert tensor(game, 3) is not tensor(game, 4)
        assert vocabulary(game) is vocabulary(game)


# ---- what the documentation says


def documented(title: str) -> list[tuple[str, str]]:
    """Names and shapes of the table under this heading, in order."""
    section = PAGE.split(f"\n### {title}\n")[1].split("\n#")[0]
    return re.findall(r"^\| `([a-z_.]+)` \| ([^|]+) \|", section, re.MULTILINE)


def shape(text: str, letters: dict[str, int]) -> tuple[int, ...]:
    sizes = [part.strip() for part in text.split("×")]
    return tuple([int(part) if part.isdecimal() else eval_product(part, letters) for part in sizes])


def eval_product(text: str, letters: dict[str, int]) -> int:
    """`3S` and `S+3`, for so many seats."""
    if "+" in text:
        return sum([eval_product(part, letters) for part in text.split("+")])
    digits = "".join([sign for sign in text if sign.isdecimal()])
    rest = text[len(digits) :]
    return int(digits or 1) * (letters[rest] if rest else 1)


def laid_out(layout: Layout) -> list[tuple[str, tuple[int, ...]]]:
    return [(field.name, field.shape) for field in layout.fields]


@pytest.mark.parametrize(
    ("game", "seats"), [("vendetta", n) for n in (3, 4, 5, 6)] + [("blood-orders", n) for n in (2, 3, 4)]
)
def test_the_fields_of_an_observation_are_documented_as_they_are(game: str, seats: int) -> None:
    letters = {"S": seats, "L": 3 if seats < 5 else 4, "Q": 4 if seats == 4 else 3}
    rows = documented(f"Observations of {gloam.game(game).title.split(' – ')[-1]}")
    assert [(name, shape(size, letters)) for name, size in rows] == laid_out(tensor(game, seats).layout)


@pytest.mark.parametrize("game", gloam.games())
def test_the_features_of_options_are_documented_as_they_are(game: str) -> None:
    title = gloam.game(game).title.split(" – ")[-1]
    rows = documented(f"Options of {title}")
    assert [(name, shape(size, {})) for name, size in rows] == laid_out(vocabulary(game).features)
    assert f"{title} has {vocabulary(game).size:,} options" in PAGE
