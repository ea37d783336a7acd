"""How numbers come about, and what hangs on an answer: the same as the game then does."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.table import Table
from tests.tables import on_the_way
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat


def played(seats: int, seed: int, *variants: str) -> list[Table]:
    return on_the_way("vendetta", seats, seed, variants)


@pytest.mark.parametrize(("seats", "variants"), [(3, ()), (5, ("location-cards", "relics"))])
def test_the_parts_of_every_power_add_up_to_what_each_viewer_sees(seats: int, variants: tuple[str, ...]) -> None:
    several = 0
    for table in played(seats, 3, *variants)[::3]:
        for viewer in (None, *range(seats)):
            view: Any = table.view(viewer)
            sums: Any = table.explained(viewer)
            for place in view["locations"]:
                for who, position in enumerate(place["positions"]):
                    parts = sums["powers"][place["name"]][who]
                    assert sum(parts) == position["power"], (place["name"], who, viewer)
                    several += len(parts) > 1
    assert several > 50, "or nothing was added up"


def test_the_score_now_is_the_score_at_the_end() -> None:
    *before, last = played(4, 5)
    assert last.result is not None
    assert last.explained(None)["scores"] == list(last.result.scores)
    scores: list[Any] = [table.explained(0)["scores"] for table in before]
    assert len({tuple(one["total"] for one in found) for found in scores}) > 5, "it runs along with the game"


def test_the_turns_of_planning_are_counted_for_each_player() -> None:
    found: dict[int, list[list[int]]] = {}
    for table in played(4, 2):
        view: Any = table.view(None)
        for question in table.questions():
            if question.what == "AskTurn":
                turn: Any = table.explained(question.seat)["turn"]
                if turn not in found.setdefault(view["round"] * 10 + question.seat, []):
                    found[view["round"] * 10 + question.seat].append(turn)
                others = [other for other in range(4) if other != question.seat]
                assert all(table.explained(other)["turn"] is None for other in others)
    assert found[10] == [[1, 2], [2, 2]]
    assert found[33] == [[1, 4], [2, 4], [3, 4], [4, 4]]


def test_to_hide_costs_what_it_then_costs() -> None:
    tried = 0
    for table in played(4, 6):
        for question in table.questions():
            down = [option for option in question.options if question.what == "AskPlace" and option.endswith("down")]
            for option in down:
                costs: Any = table.explained(question.seat)["hiding"]
                twin = table.clone()
                spent = len(twin.events(None))
                twin.answer(question.seat, option)
                paid = [
                    event["amount"]
                    for event in twin.events(None)[spent:]
                    if event["what"] == "blood-spent" and event["seat"] == question.seat
                ]
                assert sum(int(str(one)) for one in paid[:1]) == costs[option.split(" ")[1]]
                tried += 1
    assert tried > 20


def test_what_comes_back_to_whoever_withdraws() -> None:
    tried = 0
    for table in played(4, 8) + played(5, 9, "location-cards"):
        asked = [question for question in table.questions() if question.what == "AskWithdraw"]
        for who in range(table.seats):
            assert (table.explained(who)["leaving"] is not None) == (who in [question.seat for question in asked])
        if len(asked) != 1:
            continue
        mine = asked[0].seat
        stakes: Any = table.explained(mine)["leaving"]
        if stakes["toll"]:
            continue
        twin = table.clone()
        seen = len(twin.events(mine))
        twin.answer(mine, "withdraw")
        events = twin.events(mine)[seen:]
        back = sum(
            [int(str(one["amount"])) for one in events if one["what"] == "blood-returned" and one["seat"] == mine]
        )
        moved = [one for one in events if str(one["rule"]).startswith("withdraw.") and "card-" in str(one["what"])]
        moved = [one for one in moved if one["seat"] == mine]
        if stakes["instead"] is None:
            assert back == stakes["blood"]
            assert len(moved) == stakes["cards"]
            assert {one["what"] for one in moved} <= {"card-returned" if stakes["to"] == "hand" else "card-moved"}
            tried += 1
    assert tried > 3


def test_what_an_effect_adds_stands_apart_from_what_is_written_on_the_card() -> None:
    """Master Plan: 3, and 1 more for each Rival there."""
    plan = cards_with_blood("VE01", blood=2)
    game = Vendetta(A=seat(at={1: plan}), B=seat(at={1: "GA06"}), C=seat(at={1: "BR03"}))
    game.conflict(1)
    powers: Any = game.table.explained(None)["powers"]
    assert powers["1"][0] == [3, 2, 2]
    assert powers["1"][2] == [4], "nothing is added to it"
