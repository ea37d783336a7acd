"""The score as it runs, and what a hunt does to one's fear: the same as the game then does."""

from __future__ import annotations

from typing import Any

import gloam
from gloam import bots
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
