"""The score as it runs, and what a hunt does to one's fear: the same as the game then does."""

from __future__ import annotations

from typing import Any

import gloam
from gloam import bots
from gloam.blood_orders.catalogue import RITUALS, FreeFeeding
from tests.tables import on_the_way


def test_ones_own_score_is_whole_and_others_without_what_their_hands_bring() -> None:
    *before, last = on_the_way("blood-orders", 3, 4)
    assert last.result is not None
    for place, one in enumerate(last.result.scores):
        ended: Any = last.explained(None)["scores"]
        assert {part: ended[place][part] for part in one} == one
        assert ended[place]["hidden"] == []
    for table in before[::20]:
        sums: Any = [table.explained(viewer)["scores"] for viewer in range(3)]
        for viewer in range(3):
            for other in range(3):
                one = sums[viewer][other]
                parts = {part: much for part, much in one.items() if part not in ("total", "hidden")}
                assert sum(parts.values()) == one["total"]
                assert ("hand" in parts) == (viewer == other)
                assert one["hidden"] == ([] if viewer == other else ["hand", "powers"])
        watched: Any = table.explained(None)
        assert watched["scores"][0] == sums[1][0], "whoever watches knows what everybody knows"
        assert "hunts" not in watched


def test_a_hunt_brings_fear_to_where_it_was_said_to_go() -> None:
    table = gloam.game("blood-orders").table(seats=3, seed=2)
    bot, tried = bots.make("greedy", 1), 0
    while not table.over:
        question = table.questions()[0]
        said: list[Any] = [table.explained(seat)["hunts"] for seat in range(3)]
        view: Any = table.view(None)
        seen = len(table.events(None))
        table.answer(question.seat, bot.choose(table.seat(question.seat), question))
        events = table.events(None)[seen:]
        taken = {one["seat"]: str(one["at"]) for one in events if one["what"] == "victim-taken"}
        rises = [one for one in events if one["what"] == "fear" and one["rule"] == "night.fear"]
        changed = any(one["what"] in ("die", "day") for one in events)
        for one in rises:
            seat = int(str(one["seat"]))
            if not changed and one["from"] == view["players"][seat]["fear"] and seat in taken:
                assert one["to"] == said[seat][taken[seat]]["fear"]
                tried += 1
    assert tried > 2, "or nobody hunted"


DAY: dict[str, Any] = {
    "game": "blood-orders",
    "day": 2,
    "seats": [
        {"influence": 1, "blood": 2, "hand": ["Bleeder", "Bleeder", "Elder"], "torpor": ["Elder"]},
        {"hand": []},
    ],
    "quarters": {
        "north": {"location": "The Slaughteryard", "victim": "The Gang Leader", "die": 2},
        "south": {"location": "The Mill", "victim": "The Midwife", "die": 1},
        "east": {"location": "The Tabloid Press", "victim": "The Magistrate", "die": 3},
    },
}


def failing(*answers: str, **seat: object) -> Any:
    """What is said of one's failing orders after these answers, at a table where one has something else as well."""
    seats: Any = DAY["seats"]
    table = gloam.game("blood-orders").from_position({**DAY, "seats": [{**seats[0], **seat}, seats[1]]})
    for answer in answers:
        table.answer(0, answer)
    assert table.explained(1)["failures"] == {}, "nobody else is told of them"
    assert "failures" not in table.explained(None)
    return table.explained(0)["failures"]


def test_an_order_that_fails_at_the_die_as_it_lies_costs_its_cards_and_the_blood_to_keep_them() -> None:
    one, two = ["aim dawn north", "put BLEEDER dawn"], ["put BLEEDER dawn"]
    assert failing(*one) == {"dawn": {"cards": 1, "blood": 1, "rule": "overcome.fail"}}
    assert failing(*one, *two) == {}, "as many symbols as the die has pips are enough"
    assert failing("aim night east", "put BLEEDER night", "put ELDER night") == {
        "night": {"cards": 2, "blood": 2, "rule": "overcome.fail"}
    }
    assert failing("aim night east") == {}, "a token without cards has nothing to lose"


def test_a_favour_that_cannot_be_paid_fails_too() -> None:
    order = ("aim dusk south", "put ELDER dusk")
    assert failing(*order) == {}, "the Midwife asks for 1 influence"
    assert failing(*order, influence=0) == {"dusk": {"cards": 1, "blood": 1, "rule": "dusk.poor"}}


def test_cards_that_a_ritual_feeds_cost_no_blood() -> None:
    card = next(ritual.id for ritual in RITUALS if any(isinstance(one, FreeFeeding) for one in ritual.standing))
    order = ("aim dawn north", "put BLEEDER dawn")
    assert failing(*order)["dawn"]["blood"] == 1
    assert failing(*order, rituals=[card], torpor=[])["dawn"]["blood"] == 0
