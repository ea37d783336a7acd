"""Prompts, options and log lines of Blood Orders."""

from __future__ import annotations

import pytest

import gloam
from gloam.core.event import Fact
from gloam.core.question import Question
from tests.words.sample import NAMES, told

ENGLISH, FRENCH = gloam.words("en", "blood-orders"), gloam.words("fr", "blood-orders")


def test_a_plan_is_told_to_whoever_made_it_and_its_size_to_all_others() -> None:
    secret = told("planned", amount=3, dawn=None, dusk=None, night=None)
    mine = told("planned", amount=3, dawn=("east", "BLEEDER", "BLEEDER", "V103"), dusk=(), night=("north",))
    assert ENGLISH.event(secret, NAMES) == "Anna has made a plan with 3 cards."
    plan = "Dawn to the East with 2 Bleeders and The Butcher; Night to the North with no card"
    assert ENGLISH.event(mine, NAMES, 0) == f"You have made a plan with 3 cards: {plan}."
    assert FRENCH.event(secret, NAMES) == "Anna a fait son plan avec 3 cartes."


def test_a_face_down_token_of_somebody_else_is_only_a_token() -> None:
    hidden, known = told("placed", at="altar", kind=None), told("placed", at="east", kind="dusk")
    assert ENGLISH.event(hidden, NAMES) == "Anna places a token at the Altar."
    assert ENGLISH.event(known, NAMES, 0) == "You place Dusk in the East."
    assert FRENCH.event(hidden, NAMES) == "Anna place un jeton à l'Autel."
    assert FRENCH.event(known, NAMES, 0) == "Vous placez le jeton Crépuscule à l'Est."
    moved = told("order-moved", at="north", to="west", kind=None)
    assert ENGLISH.event(moved, NAMES) == "One of Anna's tokens moves from the North to the West."
    assert FRENCH.event(moved, NAMES) == "Un jeton d'Anna passe du Nord à l'Ouest."


def test_what_decided_a_contest_and_why_an_order_failed_is_told() -> None:
    won = {**told("contest-won", at="south"), "rule": "contest.influence"}
    failed = {**told("order-failed", kind="dusk"), "rule": "dusk.poor"}
    assert ENGLISH.event(won, NAMES, 0).endswith("tied in symbols and cards but with more influence.")
    assert ENGLISH.event(failed, NAMES) == "Anna's Dusk order cannot be paid for."
    assert FRENCH.event(failed, NAMES) == "L'ordre Crépuscule d'Anna ne peut pas être payé."


def test_an_action_is_offered_with_its_cost_and_its_card() -> None:
    facts: dict[str, Fact] = {"kind": "dusk", "at": "north", "card": "V103", "cost": 1}
    q = Question(0, 1, "AskAct", "resolve.decline", ("act", "decline"), facts)
    asked = "Your Dusk order in the North overcomes fear. Do you use The Butcher for 1 influence?"
    assert ENGLISH.question(q, NAMES, 0) == asked
    assert [ENGLISH.option(q, option, NAMES) for option in q.options] == [
        "Pay 1 influence and use The Butcher",
        "Decline the action",
    ]
    empty = Question(0, 1, "AskAct", "resolve.decline", ("act", "decline"), {**facts, "kind": "night", "card": ""})
    assert ENGLISH.option(empty, "act", NAMES) == "Take what lies there"


def test_feeding_tells_what_is_fed_so_far_and_what_it_costs() -> None:
    facts: dict[str, Fact] = {"fed": ("ELDER", "ELDER"), "dropped": (), "cost": 0, "over": 0}
    q = Question(0, 1, "AskFeed", "feed.cost", ("done", "feed V103", "starve ELDER"), facts)
    assert ENGLISH.question(q, NAMES, 0).endswith("So far: 2 Elders, for nothing.")
    over = Question(0, 1, "AskFeed", "feed.cost", ("drop V103",), {**facts, "over": 2})
    assert ENGLISH.question(over, NAMES, 0).startswith("Your hand would be 2 cards too large: what do you give up?")
    none = Question(0, 1, "AskFeed", "feed.cost", ("done", "starve ELDER"), facts)
    assert ENGLISH.question(none, NAMES, 0).startswith("You can feed no more cards. Is that all?")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Night towards the North: 2 Elders; Dawn: a Bleeder"),
        ("fr", "Nuit vers le Nord\u202f: 2 Anciens\u202f; Aube\u202f: un Saigneur"),
    ],
)
def test_a_plan_is_read_token_by_token(language: str, said: str) -> None:
    table = gloam.game("blood-orders").table(seats=2, seed=3)
    while table.questions()[0].what != "AskPlan":
        question = table.questions()[0]
        table.answer(question.seat, question.options[0])
    words, question = gloam.words(language, "blood-orders"), table.questions()[0]
    plan = ["aim night north", "put ELDER night", "put BLEEDER dawn", "put ELDER night", "done"]
    assert words.run(question, plan, "AB") == said
    assert words.run(question, ["done"], "AB") == words.option(question, "done", "AB")
    other = ["unplan dawn", "done"]
    assert [part for part in other if words.option(question, part, "AB") not in words.run(question, other, "AB")] == []
