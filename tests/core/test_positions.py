"""Positions: written by hand with defaults, and every fault named with the path to it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import gloam
from gloam.core.refusal import Unreadable

VENDETTA = gloam.game("vendetta")


def at(seats: int = 4, **facts: Any) -> dict[str, Any]:
    return {"seats": [{} for _ in range(seats)], **facts}


def with_all(seats: int = 4, **facts: Any) -> dict[str, Any]:
    return at(seats, variants=["relics", "location-cards"], **facts)


def first_seat(**facts: Any) -> dict[str, Any]:
    return {"seats": [facts, {}, {}, {}]}


# ---- what need not be said


def test_a_position_needs_no_more_than_its_seats() -> None:
    table = VENDETTA.from_position(at(4))
    view: Any = table.view(0)
    assert (view["round"], view["phase"], view["ambition"]) == (1, "planning", 0)
    assert [player["clan"] for player in view["players"]] == ["brujah", "gangrel", "malkavian", "nosferatu"]
    assert [(player["blood"], player["influence"], player["alliance"]) for player in view["players"]] == [
        (6, 3, ["VI"])
    ] * 4
    assert view["you"]["hand"] == ["BR08", "BR09"]
    assert view["you"]["in_deck"] == [f"BR0{number}" for number in range(1, 8)]
    assert (view["victims_left"], view["allies_left"]) == (31, 30)
    assert [question.what for question in table.questions()] == ["AskTurn"]


@pytest.mark.parametrize(
    ("phase", "what", "asked"),
    [
        ("feed", "AskKeep", 4),
        ("hand building", "AskKeep", 4),
        ("planning", "AskTurn", 1),
        ("resolution", "AskWithdraw", 2),
        ("end of round", "AskKeep", 4),
    ],
)
def test_the_game_goes_on_from_the_phase_that_is_written(phase: str, what: str, asked: int) -> None:
    data: dict[str, object] = {"phase": phase, "seats": [{"at": {"1": "BR08"}}, {"at": {"1": 2}}, {}, {}]}
    table = VENDETTA.from_position(data)
    assert [question.what for question in table.questions()] == [what] * asked


def test_a_position_in_scoring_is_scored() -> None:
    table = VENDETTA.from_position(at(3, phase="scoring", round=3))
    assert table.over


def test_the_clan_of_a_seat_is_that_of_its_cards() -> None:
    data: dict[str, object] = {"seats": [{"hand": ["VE01"]}, {"at": {"haven": ["TR08 down"]}}, {"deck": ["TO01"]}, {}]}
    view: Any = VENDETTA.from_position(data).view(None)
    assert [player["clan"] for player in view["players"]] == ["ventrue", "tremere", "toreador", "brujah"]


def test_cards_are_written_by_name_or_by_id() -> None:
    by_name = {
        "variants": ["relics", "location-cards"],
        "locations": [{"card": "Toll Bridge", "ally": "Mr. Damp"}],
        "gone": ["Portia"],
        "seats": [
            {
                "clan": "brujah",
                "hand": ["Fist of Caine", "Hunt"],
                "alliance": ["Marcel", "Victim"],
                "drained": ["Bronwyn"],
                "relic": "Ferryman's Coin",
                "at": {"1": ["Challenge", "Show of Force down"]},
            },
            {"relic": "The Isaac Chalice"},
            {},
        ],
    }
    by_id = {
        "variants": ["relics", "location-cards"],
        "locations": [{"card": "LO06", "ally": "AL15"}],
        "gone": ["AL11"],
        "seats": [
            {
                "hand": ["BR04", "BR09"],
                "alliance": ["AL09", "VI"],
                "drained": ["AL10"],
                "relic": "RE03",
                "at": {"1": {"cards": ["BR03 up", "BR07 down"], "blood": 0}},
            },
            {"relic": "RE01"},
            {},
        ],
    }
    assert VENDETTA.from_position(by_name).position() == VENDETTA.from_position(by_id).position()


def test_a_name_means_a_card_of_the_seats_own_clan() -> None:
    view: Any = VENDETTA.from_position({"seats": [{"clan": "tremere", "hand": ["Ready"]}, {}, {}]}).view(0)
    assert view["you"]["hand"] == ["TR08"]


@pytest.mark.parametrize("variants", [(), ("relics", "location-cards", "tag-team")])
def test_a_position_is_plain_json_and_leads_back_to_the_same_table(variants: tuple[str, ...]) -> None:
    table = VENDETTA.table(seats=4, seed=11, variants=variants)
    luck = Random(11)
    answers = 0
    while table.questions():
        if answers % 10 == 0:
            written = json.loads(json.dumps(table.position()))
            again = VENDETTA.from_position(written)
            assert again.position() == table.position()
            assert again.questions() == table.questions()
        question = luck.choice(table.questions())
        table.answer(question.seat, luck.choice(question.options))
        answers += 1
    assert VENDETTA.from_position(table.position()).position() == table.position()


# ---- faults


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    # the whole
    (at(4, colour="red"), "position-unknown", "colour"),
    (at(4, game="chess"), "position-among", "game"),
    (at(4, rules=99), "position-rules", "rules"),
    (at(2), "position-seats", "seats"),
    (at(7), "position-seats", "seats"),
    ({}, "position-seats", "seats"),
    (at(6), "position-players", "seats"),
    (at(5, variants=["tag-team"]), "position-players", "seats"),
    (at(4, variants=["moonlight"]), "position-among", "variants.0"),
    (at(4, variants=["relics", "relics"]), "position-among", "variants.1"),
    (at(4, variants="relics"), "position-list", "variants"),
    (at(4, variants=[3]), "position-text", "variants.0"),
    ({"seats": 4}, "position-list", "seats"),
    ({"seats": [{}, 3, {}]}, "position-object", "seats.1"),
    (at(4, round=4), "position-range", "round"),
    (at(4, round=0), "position-range", "round"),
    (at(4, phase="setup", round=1), "position-range", "round"),
    (at(4, round="one"), "position-number", "round"),
    (at(4, round=True), "position-number", "round"),
    (at(4, round=1.5), "position-number", "round"),
    (at(4, phase="lunch"), "position-among", "phase"),
    (at(4, phase=3), "position-text", "phase"),
    (at(4, step="lunch"), "position-among", "step"),
    (at(4, ambition="E"), "position-seat", "ambition"),
    (at(4, ambition="AB"), "position-seat", "ambition"),
    (at(4, resolving="3"), "position-location", "resolving"),
    (at(4, victims=32), "position-range", "victims"),
    (at(4, victims=-1), "position-range", "victims"),
    (at(4, chance=1 << 64), "position-range", "chance"),
    (at(4, seed="one"), "position-number", "seed"),
    (at(4, allies=["BR01"]), "position-card", "allies.0"),
    (at(4, gone=["AL09", "AL09"]), "position-card-twice", "gone.1"),
    (at(4, clans_offered=["ventrue", "giovanni"]), "position-among", "clans_offered.1"),
    (at(4, clans_offered=["brujah"]), "position-clan-twice", "clans_offered.0"),
    (at(4, relics_offered=["RE01"]), "position-variant", "relics_offered.0"),
    (with_all(4, relics_offered=["RE01", "RE01"]), "position-card-twice", "relics_offered.1"),
    (at(4, relics_offered=["LO01"]), "position-card", "relics_offered.0"),
    (at(4, ranks=["Z"]), "position-seat", "ranks.0"),
    (at(4, ranks=["A", "A"]), "position-seat", "ranks.1"),
    (at(4, winner="Z"), "position-seat", "winner"),
    (at(4, skipping="AZ"), "position-seat", "skipping"),
    (at(4, immunities=["A AL01"]), "position-card", "immunities.0"),
    (at(4, memories=[3]), "position-object", "memories.0"),
    (at(4, memories=[{"of": "Z"}]), "position-seat", "memories.0.of"),
    (at(4, memories=[{"of": "A", "viewers": "Z"}]), "position-seat", "memories.0.viewers"),
    (at(4, memories=[{"of": "A", "viewers": "B", "ways": [3]}]), "position-list", "memories.0.ways.0"),
    (at(4, memories=[{"of": "A", "viewers": "B", "ways": [["x"] * 10]}]), "position-number", "memories.0.ways.0.0"),
    (at(4, memories=[{"of": "A", "viewers": "B", "ways": []}]), "position-memory", "memories.0.ways"),
    (at(4, memories=[{"of": "A", "viewers": "A", "ways": [[0] * 10]}]), "position-memory", "memories.0.viewers"),
    (at(4, memories=[{"of": "A", "viewers": "B", "ways": [[1] * 10]}]), "position-memory", "memories.0.ways.0"),
    (at(4, known={"BR01": ["A", "A"]}), "position-length", "known.BR01"),
    (at(4, known={"AL01": ["A", "A", "A"]}), "position-card", "known.AL01"),
    (at(4, known={"BR01": ["Z", "", ""]}), "position-seat", "known.BR01"),
    (at(4, known={"BR01": ["", "B", ""]}), "position-known", "known.BR01"),
    (at(4, known={"BR01": ["", "", "B"]}), "position-known", "known.BR01"),
    (at(4, known={"BR01": ["B", "", ""]}), "position-known", "known.BR01"),
    (at(4, known={"VE01": ["", "B", ""]}), "position-known", "known.VE01"),
    # Locations
    (at(4, locations=[{}, {}, {}, {}]), "position-length", "locations"),
    (at(4, locations=[{"ally": "RE01"}]), "position-card", "locations.0.ally"),
    (at(4, locations=[{"ally": "AL01"}, {"ally": "AL01"}]), "position-card-twice", "locations.1.ally"),
    (at(4, locations=[{"card": "Elysium"}]), "position-card-near", "locations.0.card"),
    (at(4, locations=[{"card": "LO01"}]), "position-variant", "locations.0.card"),
    (with_all(4, locations=[{"card": "LO01"}, {"card": "LO01"}]), "position-card-twice", "locations.1.card"),
    (at(4, locations=[{}, {"colour": 1}]), "position-unknown", "locations.1.colour"),
    (at(4, locations=[{"banked": "Q"}]), "position-seat", "locations.0.banked"),
    # a seat
    (first_seat(colour="red"), "position-unknown", "seats.0.colour"),
    (first_seat(clan="giovanni"), "position-among", "seats.0.clan"),
    ({"seats": [{"clan": "ventrue"}, {}, {"clan": "ventrue"}]}, "position-clan-twice", "seats.2.clan"),
    (first_seat(blood=-1), "position-range", "seats.0.blood"),
    (first_seat(blood=0), "position-empty-pool", "seats.0.blood"),
    (first_seat(bloood=3), "position-near", "seats.0.bloood"),
    (first_seat(blood="six"), "position-number", "seats.0.blood"),
    (first_seat(tokens_up=3), "position-range", "seats.0.tokens_up"),
    (first_seat(tokens_up=2, tokens_down=1), "position-range", "seats.0.tokens_down"),
    (first_seat(out="no"), "position-flag", "seats.0.out"),
    (first_seat(relic="RE99"), "position-card", "seats.0.relic"),
    (first_seat(relic="RE01"), "position-variant", "seats.0.relic"),
    (first_seat(relic_used=True), "position-relic", "seats.0.relic_used"),
    (
        {"variants": ["relics"], "seats": [{"relic": "RE01"}, {"relic": "RE01"}, {}]},
        "position-card-twice",
        "seats.1.relic",
    ),
    (first_seat(hand="BR01"), "position-list", "seats.0.hand"),
    (first_seat(clan="brujah", hand=["GA01"]), "position-card-owner", "seats.0.hand.0"),
    (first_seat(clan="brujah", hand=["VE01"]), "position-card-out", "seats.0.hand.0"),
    (first_seat(hand=["BR01", "BR01"]), "position-card-twice", "seats.0.hand.1"),
    (first_seat(hand=["BR01"], deck=["BR02", "BR01"]), "position-card-twice", "seats.0.deck.1"),
    (first_seat(clan="brujah", hand=["Sneeze"]), "position-card", "seats.0.hand.0"),
    (first_seat(alliance=["BR01"]), "position-card", "seats.0.alliance.0"),
    (first_seat(alliance=["AL09"], drained=["AL09"]), "position-card-twice", "seats.0.drained.0"),
    (first_seat(pick="dance"), "position-among", "seats.0.pick"),
    (first_seat(sealed="stay"), "position-sealed", "seats.0.sealed"),
    (first_seat(under_deck=8), "position-range", "seats.0.under_deck"),
    # Positions
    (first_seat(at=[]), "position-object", "seats.0.at"),
    (first_seat(at={"3": "BR01"}), "position-location", "seats.0.at.3"),
    (first_seat(at={"1": True}), "position-object", "seats.0.at.1"),
    (first_seat(at={"1": {"blood": -1}}), "position-range", "seats.0.at.1.blood"),
    (first_seat(at={"1": {"colour": 1}}), "position-unknown", "seats.0.at.1.colour"),
    (first_seat(at={"1": ["BR01", "BR01"]}), "position-card-twice", "seats.0.at.1.cards.1"),
    (first_seat(clan="brujah", at={"1": ["BR01 sideways"]}), "position-card", "seats.0.at.1.cards.0"),
    (first_seat(at={"1": "BR01"}, hand=["BR01"]), "position-card-twice", "seats.0.hand.0"),
    # who is in the game
    ({"seats": [{"out": True}, {}, {}], "ambition": "A"}, "position-out", "ambition"),
    ({"seats": [{"out": True, "blood": 3}, {}, {}]}, "position-out", "seats.0.blood"),
    ({"seats": [{"out": True, "at": {"1": 2}}, {}, {}]}, "position-out", "seats.0.at"),
    ({"seats": [{"out": True}, {"out": True}, {}]}, "position-out", "seats"),
    ({"seats": [{"out": True}] * 3}, "position-out", "seats"),
    # what is left to do
    (at(4, docket="Planning"), "position-list", "docket"),
    (at(4, docket=[["Lunch"]]), "position-step", "docket.0"),
    (at(4, docket=[3]), "position-list", "docket.0"),
    (at(4, docket=[[]]), "position-step", "docket.0"),
    (at(4, docket=[["EndRound"], ["AskTurn"]]), "position-fields", "docket.1"),
    (at(4, docket=[["EndRound"], ["EndRound"]]), "position-order", "docket.1"),
    (at(4, docket=[["Resolution"], ["Planning"]]), "position-order", "docket.1"),
    (at(4, docket=[["Planning"], ["Together", ["AskWithdraw", 0]]]), "position-order", "docket.1"),
    (at(4, docket=[["EndRound"]] * 201), "position-length", "docket"),
    (at(4, docket=[["AskMay", {"effect": "BR01#9"}, 0, 0, 0]]), "position-effect", "docket.0.1"),
    (at(4, docket=[["Together", ["EndRound"]]]), "position-step", "docket.0.1"),
    (at(4, docket=[["AskTurn", 17]]), "position-range", "docket.0.1"),
    (at(4, docket=[["AskPlace", 0, 1]]), "position-docket", "docket.0"),
    (at(4, docket=[["Together", ["AskTurn", 0]]]), "position-docket", "docket.0.1"),
    (at(4, docket=[["Strike", {"effect": "BR01#0"}, 0, 0, 0, -1, 1, []]]), "position-effect", "docket.0.1"),
    (at(4, docket=[["AskWithdraw", 0]]), "position-docket", "docket.0"),
    (at(4, docket=[["AskEnd", "A"]]), "position-number", "docket.0.1"),
    (at(4, docket=[["AskEnd", 0]], phase="resolution"), "position-phase", "phase"),
    # phases, Locations and their steps
    (at(4, resolving="1"), "position-resolving", "resolving"),
    (at(4, step="conflict"), "position-resolving", "step"),
    (at(4, phase="resolution", step="conflict"), "position-resolving", "step"),
    ({"phase": "setup", "seats": [{"hand": ["BR08"]}, {}, {}, {}]}, "position-early", "seats.0.hand"),
    ({"phase": "setup", "seats": [{"clan": "brujah"}, {}, {}]}, "position-docket", "docket.0"),
    (first_seat(clan=""), "position-among", "seats.0.clan"),
    (first_seat(alliance=["VI"] * 33), "position-too-many", "victims"),
    (first_seat(drawn=["BR01"]), "position-early", "seats.0.drawn"),
    # the end
    (at(4, result={"winners": [0], "scores": []}), "position-result", "result"),
    (at(4, phase="over", result={"winners": [0], "scores": []}), "position-result", "result"),
    (at(4, result=3), "position-object", "result"),
]


@pytest.mark.parametrize(("data", "what", "where"), FAULTS, ids=[f"{what} {where}" for _, what, where in FAULTS])
def test_a_fault_is_named_with_the_path_to_it(data: dict[str, Any], what: str, where: str) -> None:
    with pytest.raises(Unreadable) as no:
        VENDETTA.from_position(data)
    assert (no.value.what, no.value.where) == (what, where)


def test_the_token_lies_by_default_with_the_first_seat_still_in_the_game() -> None:
    view: Any = VENDETTA.from_position({"seats": [{"out": True}, {}, {}]}).view(None)
    assert view["ambition"] == 1


@pytest.mark.parametrize("data", [{1: 2}, {"seats": {1, 2}}, {"seats": [{"at": {1: "BR01"}}, {}, {}]}])
def test_what_is_not_plain_json_is_no_position(data: dict[str, Any]) -> None:
    with pytest.raises(Unreadable) as no:
        VENDETTA.from_position(data)
    assert no.value.what == "position-object"


def test_a_sealed_answer_must_be_one_that_could_have_been_given() -> None:
    table = VENDETTA.from_position({"phase": "resolution", "seats": [{"at": {"1": "BR08"}}, {"at": {"1": 2}}, {}]})
    table.answer(0, "withdraw")
    written: Any = table.position()
    assert VENDETTA.from_position(written).position() == written
    written["seats"][0]["sealed"] = "dance"
    with pytest.raises(Unreadable) as no:
        VENDETTA.from_position(written)
    assert (no.value.what, no.value.text, no.value.where) == ("position-sealed", "dance", "seats.0.sealed")


# ---- in the middle of things


def test_a_position_may_begin_within_a_location() -> None:
    seats: list[dict[str, Any]] = [{"at": {"1": "BR08", "2": "BR09"}}, {"at": {"1": 2, "2": 1}}, {}]
    table = VENDETTA.from_position({"phase": "resolution", "resolving": "2", "seats": seats})
    assert [(question.what, question.facts["at"]) for question in table.questions()] == [("AskWithdraw", "2")] * 2
    for step in ("revelation", "preparation", "conflict", "aftermath"):
        data = {"phase": "resolution", "resolving": "1", "step": step, "seats": seats}
        events = VENDETTA.from_position(data).events(None)
        assert next(event["step"] for event in events if event["what"] == "step") == step


def test_the_sargon_apocrypha_may_be_used_as_a_written_resolution_begins() -> None:
    seats: list[dict[str, Any]] = [{"relic": "The Sargon Apocrypha"}, {"at": {"1": 2}}, {}]
    table = VENDETTA.from_position({"variants": ["relics"], "phase": "resolution", "seats": seats})
    assert [question.what for question in table.questions()] == ["AskRelic"]


def test_a_written_location_setup_feeds_nobody() -> None:
    view: Any = VENDETTA.from_position(at(4, phase="location setup")).view(None)
    assert [player["blood"] for player in view["players"]] == [6] * 4
    assert all(location["ally"] for location in view["locations"])


def test_clans_that_are_chosen_are_not_asked_for_again() -> None:
    seats: list[dict[str, Any]] = [{"clan": "brujah"}, {}, {"clan": "gangrel"}]
    data = {"phase": "setup", "clans_offered": ["ventrue", "toreador"], "seats": seats}
    table = VENDETTA.from_position(data)
    assert [(question.seat, question.options) for question in table.questions()] == [(1, ("ventrue", "toreador"))]


@pytest.mark.parametrize("name", ["vendetta", "blood-orders"])
def test_a_seed_is_the_seed_of_luck_unless_its_state_is_written(name: str) -> None:
    game = gloam.game(name)
    seats: list[dict[str, Any]] = [{}, {}, {}]
    one = game.from_position({"phase": "setup", "seed": 7, "seats": seats})
    new = game.table(seats=3, seed=7)
    assert one.view(None) == new.view(None)
    assert (one.setup.seed, one.chance.state) == (7, new.chance.state)
    both = game.from_position({"seed": 7, "chance": 12, "seats": seats})
    assert (both.setup.seed, both.chance.state) == (7, 12)
    assert game.from_position({"seed": -3, "seats": seats}).setup.seed == -3


@pytest.mark.parametrize("name", ["vendetta", "blood-orders"])
def test_any_seed_of_a_table_can_be_read(name: str) -> None:
    for seed in (-5, 1 << 70):
        table = gloam.game(name).table(seats=3, seed=seed)
        assert gloam.game(name).from_position(table.position()).position() == table.position()


def test_what_cannot_even_be_repeated_is_no_position() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    for seats in (deep, 10**5000):
        with pytest.raises(Unreadable) as no:
            VENDETTA.from_position({"seats": seats})
        assert (no.value.what, no.value.where) == ("position-object", "position")
