"""Three players: a larger first hand and one more Planning turn a round."""

from __future__ import annotations

from tests.claims import rule
from tests.vendetta.scenario import Vendetta, choose, new_game

# Whole games are played by answering the first option throughout. No clan or Ally here draws or takes back cards,
# and the Allies are Humans, so that nobody is eliminated.
HUMANS = [f"AL{number}" for number in (16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 28, 29)]


def whole_game() -> Vendetta:
    return Vendetta(
        position={
            "phase": "feed",
            "round": 1,
            "docket": None,
            "seats": [{"clan": clan} for clan in ("brujah", "gangrel", "toreador")],
            "allies": HUMANS,
        },
        players=3,
    )


@rule("three.hand")
def test_three_players_draw_three_and_keep_two_in_round_one_only() -> None:
    game = whole_game()
    assert (game.table.phase, game.table.round, game.waiting) == ("hand building", 1, "ABC")
    assert [len(game.view(name)["you"]["drawn"]) for name in "ABC"] == [3, 3, 3]
    drawn = game.table.drawn[0][:]
    assert len(game.options("A")) == 3
    game.answers("A", "keep BR01 BR03")
    assert game.refuses("B", "keep GA01").rule == "hand.keep-must"
    assert game.refuses("B", "keep GA01 GA02 GA03").rule == "hand.keep-must"
    game.play_to("planning", 1)
    assert [len(game.hand(name)) for name in "ABC"] == [4, 4, 4]
    assert [len(game.deck(name)) for name in "ABC"] == [5, 5, 5]
    assert game.hand("A") == ["BR01", "BR03", "BR08", "BR09"]
    assert game.table.deck[0][-1] == drawn[1]
    game.play_to("hand building", 2)
    assert [len(game.view(name)["you"]["drawn"]) for name in "ABC"] == [2, 2, 2]
    game.play_to("planning", 2)
    assert [len(game.hand(name)) for name in "ABC"] == [5, 5, 5]
    assert [len(game.deck(name)) for name in "ABC"] == [4, 4, 4]
    assert game.asking == "AskTurn A"


@rule("three.turns")
def test_three_players_take_three_four_and_five_planning_turns() -> None:
    game = whole_game()
    for number, turns in ((1, 9), (2, 12), (3, 15)):
        game.play_to("planning", number)
        assert [len(game.hand(name)) for name in "ABC"] == [turns // 3 + 1] * 3
        before = len(game.log("played"))
        order = game.order
        game.play_to("resolution", number)
        played = [name for _, name in game.took_place("played")[before:]]
        assert "".join(played) == order * (turns // 3)
        assert [len(game.hand(name)) for name in "ABC"] == [1, 1, 1]
    game.play_to("over", 3)
    assert game.table.over
    assert game.settled


@rule("three.rest-same")
def test_three_players_have_the_locations_and_pools_of_the_normal_game() -> None:
    game = new_game(seats=3)
    assert game.blood == {"A": 6, "B": 6, "C": 6}
    assert game.influence == {"A": 3, "B": 3, "C": 3}
    choose(game)
    assert [location["name"] for location in game.view(None)["locations"]] == ["1", "2", "haven"]
    fed = [event["amount"] for event in game.log("blood-gained")]
    assert fed == [1, 1, 1]
    assert game.blood == {"A": 6 + 1, "B": 6 + 1, "C": 6 + 1}
    assert game.influence == {"A": 3, "B": 3, "C": 3}
    assert [game.alliance(name) for name in "ABC"] == [["VI"], ["VI"], ["VI"]]
    assert game.table.victims == 35 - 3
