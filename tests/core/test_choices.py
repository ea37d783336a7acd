"""A choice that a card gives keeps the whole source of its effect: whom it deals with, it still deals with after it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import gloam
from gloam.blood_orders import effects as bo
from gloam.blood_orders.table import BLOOD
from gloam.core.choices import AskEffect, AskMay, ChooseOne, If, InOrder, May, Resolve
from gloam.core.codec import Codec
from gloam.core.effect import NOWHERE, Effect, Either, Source
from gloam.core.step import Step
from gloam.core.table import Table
from gloam.vendetta.conditions import WON
from gloam.vendetta.counts import THAT_PLAYER, YOUR_POOL
from gloam.vendetta.effects import Gain, Spend
from gloam.vendetta.game import CODEC as VENDETTA
from gloam.vendetta.hits import Steal
from gloam.vendetta.table import VendettaTable
from gloam.vendetta.turning import AskTakeBack

STEAL = Steal(2, THAT_PLAYER)


def vendetta(*steps: Step) -> VendettaTable:
    """Four seats with 6 Blood each, and this to be done."""
    table = gloam.game("vendetta").from_position({"round": 1, "seats": [{}] * 4, "docket": []})
    assert isinstance(table, VendettaTable)
    table.next(*steps)
    table.settle()
    return table


def against(effect: Effect, target: int) -> Resolve:
    """The first seat does it, dealing with that one."""
    return Resolve(effect, Source(0, 0, 0, target))


@pytest.mark.parametrize(
    ("effect", "answer", "blood"),
    [
        (May(STEAL), "yes", [8, 6, 4, 6]),
        (May(STEAL), "no", [6, 6, 6, 6]),
        (May(Gain(1), then=STEAL), "yes", [9, 6, 4, 6]),
        (May(Gain(1), then=STEAL), "no", [6, 6, 6, 6]),
        (ChooseOne((Gain(1), STEAL)), "choose 1", [7, 6, 6, 6]),
        (ChooseOne((Gain(1), STEAL)), "choose 2", [8, 6, 4, 6]),
        (May(InOrder((STEAL, STEAL))), "yes", [10, 6, 2, 6]),
    ],
)
def test_what_is_chosen_is_done_to_the_player_it_deals_with(effect: Effect, answer: str, blood: list[int]) -> None:
    table = vendetta(against(effect, 2))
    table.answer(0, answer)
    assert table.blood == blood
    assert not table.docket


def test_a_choice_within_a_choice_deals_with_the_same_player() -> None:
    table = vendetta(against(May(ChooseOne((Gain(1), May(STEAL)))), 3))
    for answer in ("yes", "choose 2", "yes"):
        table.answer(0, answer)
    assert table.blood == [8, 6, 6, 4]
    assert not table.docket


def test_without_such_a_player_nothing_is_done_to_anybody() -> None:
    table = vendetta(against(May(STEAL), -1))
    table.answer(0, "yes")
    assert table.blood == [6, 6, 6, 6]
    assert not table.docket


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_choices_of_blood_orders_keep_it_too(answer: str) -> None:
    table = gloam.game("blood-orders").table(seats=3, seed=1)
    effect = May(ChooseOne((bo.Gain(1, BLOOD), bo.Gain(2, BLOOD))))
    table.next(Resolve(effect, Source(0, NOWHERE, 90, 2)))
    table.settle()
    assert targets(table) == [2]
    table.answer(0, answer)
    assert targets(table) == ([2] if answer == "yes" else [])


def targets(table: Table) -> list[int]:
    """Whom the open questions of effects deal with."""
    return [ask.source.target for ask in table.open if isinstance(ask, AskEffect)]


@pytest.mark.parametrize(
    ("effect", "winner", "possible", "blood"),
    [
        (If(WON, Gain(2)), 0, True, 8),
        (If(WON, Gain(2)), 1, False, 6),
        (If(WON, Gain(2), Gain(1)), 1, True, 7),
        (If(WON, Spend(99), Gain(1)), 0, False, None),
        (Gain(Either(WON, 4, otherwise=2)), 0, True, 10),
        (Gain(Either(WON, 4, otherwise=2)), 1, True, 8),
        (Gain(Either(WON, YOUR_POOL, otherwise=2)), 0, True, 12),
    ],
)
def test_something_is_done_if_something_is_so(effect: Effect, winner: int, possible: bool, blood: int | None) -> None:
    table = vendetta()
    table.winner = winner
    assert effect.possible(table, Source(0)) == possible
    if blood is not None:
        effect.apply(table, Source(0))
        assert table.blood == [blood, 6, 6, 6]


# ---- written down


def test_the_player_is_written_only_where_there_is_one() -> None:
    may = VENDETTA.effects[first_may(VENDETTA, "NO05")]
    for target, written in ((-1, []), (0, [0]), (3, [3])):
        step = AskMay(may, Source(1, 2, 30, target))
        assert VENDETTA.write(step)[2:] == [1, 2, 30, *written]


@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
def test_questions_of_shipped_puzzles_are_read_as_they_were_written(game: str) -> None:
    """They are older than the player that a question keeps."""
    folder = Path(gloam.__file__).parent / "puzzles" / game.replace("-", "_")
    text = (folder / "puzzles.json").read_text(encoding="utf-8")
    asked = 0
    for puzzle in whole(json.loads(text)):
        table = gloam.game(game).from_position(puzzle)
        assert json.loads(json.dumps(table.position()))["docket"] == puzzle["docket"]
        asked += any(isinstance(step, (AskEffect, AskTakeBack)) for step in table.docket)
        assert all(target == -1 for target in targets(table))
    assert asked > 1


def whole(data: Any) -> list[dict[str, Any]]:
    """Every position in a file of puzzles, wherever it lies."""
    if isinstance(data, dict):
        here = [data] if "docket" in data and "seats" in data else []
        return here + [one for part in data.values() for one in whole(part)]
    return [one for part in data for one in whole(part)] if isinstance(data, list) else []


def test_a_position_with_the_player_is_read_again() -> None:
    data: dict[str, Any] = {
        "round": 1,
        "phase": "resolution",
        "resolving": "1",
        "step": "preparation",
        "seats": [{"at": {"1": "NO05"}}, {}, {}, {}],
        "docket": [["AskMay", {"effect": first_may(VENDETTA, "NO05")}, 0, 0, 31, 2]],
    }
    table = gloam.game("vendetta").from_position(data)
    assert targets(table) == [2]
    written: Any = table.position()
    assert written["docket"] == data["docket"]
    del data["docket"][0][-1]
    assert targets(gloam.game("vendetta").from_position(data)) == [-1]


def first_may(codec: Codec, card: str) -> str:
    return next(code for code, effect in codec.effects.items() if code.startswith(card) and isinstance(effect, May))
