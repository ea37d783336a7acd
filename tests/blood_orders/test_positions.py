"""Positions of Blood Orders: written by hand with defaults, and every fault named with the path to it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import gloam
from gloam.core.refusal import Unreadable

GAME = gloam.game("blood-orders")


def at(players: int = 3, **facts: Any) -> dict[str, Any]:
    return {"game": "blood-orders", "seats": [{} for _ in range(players)], **facts}


def first_seat(**facts: Any) -> dict[str, Any]:
    return {"game": "blood-orders", "seats": [facts, {}, {}]}


def north(**facts: Any) -> dict[str, Any]:
    return {"north": facts}


# ---- in the middle of things


def test_plans_that_are_begun_are_gone_on_with() -> None:
    table = GAME.from_position(first_seat(hand=["ELDER"], orders={"night": {"to": "east", "cards": ["ELDER"]}}))
    assert [question.what for question in table.questions()] == ["AskPlan"] * 3
    assert "take ELDER night" in table.questions()[0].options
    assert "put ELDER night" in table.questions()[0].options


def test_the_order_phase_goes_on_with_the_next_turn() -> None:
    quarters = {"north": {"entrance": ["B dawn", "C night"]}, "south": {"entrance": ["A dusk"]}}
    table = GAME.from_position(at(phase="order", start="B", quarters=quarters, altar=["B night"]))
    (question,) = table.questions()
    assert (question.seat, question.what) == (2, "AskTurn")
    assert next(option for option in question.options if option.startswith("place ")) == "place dawn north"
    assert not any(option.startswith("place night") for option in question.options)


def test_when_all_tokens_are_placed_orders_are_revealed() -> None:
    stacks = [[f"{seat} {kind}" for seat in "ABC"] for kind in ("dawn", "dusk", "night")]
    quarters = {name: {"entrance": stack} for name, stack in zip(("north", "south", "east"), stacks, strict=True)}
    view: Any = GAME.from_position(at(phase="order", quarters=quarters)).view(None)
    assert (view["day"], view["phase"]) == (2, "planning")


@pytest.mark.parametrize("resolving", ["dusk south", 5])
def test_resolution_goes_on_from_an_action_space(resolving: object) -> None:
    seats: list[dict[str, Any]] = [{"orders": {"dusk": ["ELDER"] * 3}, "influence": 9, "hand": []}, {}, {}]
    quarters = {"south": {"die": 2, "spaces": {"dusk": ["A dusk"]}}}
    table = GAME.from_position(at(phase="resolution", resolving=resolving, seats=seats, quarters=quarters))
    (question,) = table.questions()
    assert (question.what, question.facts["at"], question.facts["kind"]) == ("AskAct", "south", "dusk")
    assert GAME.from_position(table.position()).position() == table.position()


def test_colours_that_are_chosen_are_not_asked_for_again() -> None:
    table = GAME.from_position({"phase": "setup", "seats": [{"colour": "blue"}, {}, {"colour": "red"}]})
    assert [(question.seat, question.options) for question in table.questions()] == [(1, ("green", "violet"))]


def test_a_seat_without_a_colour_gets_one_that_is_free() -> None:
    view: Any = GAME.from_position({"seats": [{}, {"colour": "red"}, {}]}).view(None)
    assert [player["colour"] for player in view["players"]] == ["green", "red", "blue"]


def test_the_cards_of_the_next_act_come_as_they_are_written() -> None:
    coming = ["L205", "L202", "V211", "V203", "V207", "V201", "R210"]
    table = GAME.from_position(at(phase="cleanup", day=3, coming=coming, market=["R101", "R102"]))
    view: Any = table.view(None)
    assert (view["day"], view["market"][-1]) == (4, "R101")
    assert [quarter["location"] for quarter in view["quarters"]][:2] == ["L205", "L202"]
    assert [quarter["victim"] for quarter in view["quarters"]] == ["V211", "V203", "V207"]
    written: Any = table.position()
    assert written["victims"][0] == "V201"
    assert "R210" in view["market"]
    assert "coming" not in written


def test_what_is_to_come_is_kept_until_it_does_and_imagined_by_nobody() -> None:
    table = GAME.from_position(at(coming=["V304", "V201"]))
    written: Any = table.position()
    assert written["coming"] == ["V304", "V201"]
    assert GAME.from_position(written).position() == written
    imagined: Any = table.seat(0).imagine(Random(1)).position()
    assert "coming" not in imagined


def test_before_the_city_is_laid_out_its_cards_can_be_written() -> None:
    table = GAME.from_position(at(phase="setup", coming=["L107", "V109", "R104"], start="C"))
    while table.questions()[0].what == "AskColour":
        table.answer(table.questions()[0].seat, table.questions()[0].options[0])
    view: Any = table.view(None)
    assert (view["start"], view["quarters"][0]["location"], view["quarters"][0]["victim"]) == (2, "L107", "V109")
    assert view["market"][-1] == "R104"


# ---- faults

DAY = [["Lock"], ["OrderPhase"], ["Reveal"], ["Cleanup"], ["Day"]]
PLANNING = [["Together", ["AskPlan", 0], ["AskPlan", 1], ["AskPlan", 2]], *DAY]
FAULTS: list[tuple[dict[str, Any], str, str]] = [
    # the whole
    (at(5), "position-seats", "seats"),
    (at(variants=["relics"]), "position-among", "variants.0"),
    (at(day=10), "position-range", "day"),
    (at(day=0), "position-range", "day"),
    (at(phase="setup", day=2), "position-range", "day"),
    (at(start=""), "position-seat", "start"),
    (at(fase="order"), "position-near", "fase"),
    # pieces
    (at(bleeders=25), "position-range", "bleeders"),
    (first_seat(hand=["BLEEDER"] * 40), "position-too-many", "bleeders"),
    (first_seat(torpor=["ELDER"] * 34), "position-too-many", "elders"),
    (first_seat(hand=["V101", "V101"]), "position-card-twice", "seats.0.hand.1"),
    (first_seat(hand=["The Buther"]), "position-card-near", "seats.0.hand.0"),
    (first_seat(hand=["L101"]), "position-card", "seats.0.hand.0"),
    (at(market=["R101", "R102", "R103", "R104", "R105"]), "position-length", "market"),
    (at(discard=["V201"]), "position-act", "discard.0"),
    (at(quarters=north(location="L201")), "position-act", "quarters.north.location"),
    (at(quarters=north(location="")), "position-card", "quarters.north.location"),
    (at(quarters={"west": {}}), "position-unknown", "quarters.west"),
    (at(coming=["V101"]), "position-card-twice", "coming.0"),
    (at(day=4, coming=["L112"]), "position-act-begun", "coming.0"),
    (at(quarters=north(die=7)), "position-range", "quarters.north.die"),
    (at(known={"V105": "A"}), "position-known", "known.V105"),
    (at(known={"V101": "A"}), "position-known", "known.V101"),
    # seats
    ({"seats": [{"colour": "red"}, {"colour": "red"}]}, "position-colour-twice", "seats.1.colour"),
    (first_seat(colour="pink"), "position-among", "seats.0.colour"),
    (first_seat(used=["R101"]), "position-card", "seats.0.used.0"),
    (first_seat(fear=26), "position-range", "seats.0.fear"),
    (first_seat(fed=["ELDER"]), "position-card", "seats.0.fed.0"),
    (first_seat(torpor=["ELDER"], fed=["ELDER"], blood=0), "position-unpaid", "seats.0.fed"),
    (first_seat(torpor=["ELDER"], fed=["ELDER"]), "position-early", "seats.0.fed"),
    (first_seat(orders={"noon": []}), "position-unknown", "seats.0.orders.noon"),
    (first_seat(orders={"dawn": {"to": "west"}}), "position-among", "seats.0.orders.dawn.to"),
    (first_seat(orders={"dawn": {"cards": ["ELDER"]}}), "position-order-lost", "seats.0.orders.dawn"),
    (first_seat(sealed="done"), "position-sealed", "seats.0.sealed"),
    ({**first_seat(sealed="aim dawn north"), "docket": PLANNING}, "position-sealed", "seats.0.sealed"),
    # tokens
    (at(phase="order", altar=["A dawn", "A dawn"]), "position-token-twice", "altar.1"),
    (at(phase="order", altar=["A dawn"], catacombs=["A dawn"]), "position-token-twice", "catacombs.0"),
    (at(phase="order", altar=["A noon"]), "position-token", "altar.0"),
    (at(phase="order", altar=["D dawn"]), "position-seat", "altar.0"),
    (
        at(phase="resolution", quarters=north(spaces={"dawn": ["A dusk"]})),
        "position-token-kind",
        "quarters.north.spaces.dawn.0",
    ),
    (at(altar=["A dawn"]), "position-token-phase", "altar.0"),
    (at(quarters=north(entrance=["A dawn"])), "position-token-phase", "quarters.north.entrance.0"),
    (at(phase="order", altar=["B dawn"]), "position-turns", "seats.0"),
    (
        at(phase="cleanup", quarters=north(spaces={"dawn": ["A dawn"]})),
        "position-token-phase",
        "quarters.north.spaces.dawn.0",
    ),
    (
        at(phase="resolution", resolving="night east", quarters=north(spaces={"dawn": ["A dawn"]})),
        "position-token-phase",
        "quarters.north.spaces.dawn.0",
    ),
    ({**first_seat(orders={"dawn": ["ELDER"]}), "phase": "resolution"}, "position-order-lost", "seats.0.orders.dawn"),
    # where the game has got to
    (at(phase="order", resolving=3), "position-space", "resolving"),
    (at(phase="resolution", resolving="noon north"), "position-space", "resolving"),
    (at(phase="resolution", resolving="dawn west"), "position-space", "resolving"),
    (at(revealed=True, docket=PLANNING), "position-choice", "revealed"),
    (at(phase="order", docket=PLANNING), "position-phase", "phase"),
    (at(phase="setup", seats=[{"hand": ["ELDER"]}, {}, {}]), "position-early", "seats.0.hand"),
    (at(phase="setup", bleeders=3), "position-early", "bleeders"),
    # what is left to do
    (at(docket=[["AskTurn"]]), "position-fields", "docket.0"),
    (at(docket=[["AskTurn", 5]]), "position-range", "docket.0.1"),
    (at(docket=[["AskPlan", 0]]), "position-docket", "docket.0"),
    (at(phase="cleanup", docket=[["Together", ["AskFeed", 0]], ["Feed"]]), "position-docket", "docket.0"),
    (at(docket=[["Together"]]), "position-order", "docket.0"),
    (at(docket=[["Day"], ["Together", ["AskPlan", 0]]]), "position-order", "docket.1"),
    (at(docket=[["Day"], ["Day"]]), "position-order", "docket.1"),
    (at(docket=[["Reveal"], ["OrderPhase"]]), "position-order", "docket.1"),
    (at(day=9, docket=[["NextDay"], ["Day"]]), "position-docket", "docket.0"),
    (at(phase="order", docket=[["AskShow", 0, 80, [0]]]), "position-docket", "docket.0"),
    (at(docket=[["AskMay", {"effect": "V101#99"}, 0, 0, 0]]), "position-effect", "docket.0.1"),
    (at(result={"winners": [0]}), "position-result", "result"),
]


@pytest.mark.parametrize(("data", "what", "where"), FAULTS, ids=[f"{what} {where}" for _, what, where in FAULTS])
def test_a_fault_is_named_with_the_path_to_it(data: dict[str, Any], what: str, where: str) -> None:
    with pytest.raises(Unreadable) as no:
        GAME.from_position(data)
    assert (no.value.what, no.value.where) == (what, where)
