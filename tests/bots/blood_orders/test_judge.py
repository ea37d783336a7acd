"""The greedy bot plays Blood Orders sensibly."""

from __future__ import annotations

from typing import Any, cast

import pytest

import gloam
from gloam import bots
from gloam.bots.search import SearchBot
from gloam.core.event import Fact
from gloam.core.table import Table
from tests.blood_orders.scenario import City, new_game, quarter, seat

VAMPIRES = ["BLEEDER"] * 4 + ["ELDER"] * 3


def choose(game: City, name: str) -> str:
    """What the greedy bot says on this player's seat."""
    number = game.names.index(name)
    asked = game.table.seat(number)
    question = asked.question()
    assert question is not None
    return bots.make("greedy", 1).choose(asked, question)


def play(game: City, name: str, until: str = "done") -> list[str]:
    """Let the bot answer until it says this."""
    said = [choose(game, name)]
    game.answers(name, said[-1])
    while said[-1] != until:
        said.append(choose(game, name))
        game.answers(name, said[-1])
    return said


# ---- colours


@pytest.mark.parametrize("name", ["bold", "search", "master"])
def test_no_thought_is_given_to_a_colour(name: str) -> None:
    game = new_game(seats=3, seed=1, colours=False)
    game.answers("A", "red")
    question = game.table.seat(1).question()
    assert question is not None
    bot = bots.make(name, 1)
    assert isinstance(bot, SearchBot)
    thought = bot.think(game.table.seat(1), question)
    assert thought is not None
    assert (thought.choice, thought.iterations) == ("green", 0)


# ---- planning


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plans_orders_that_overcome_the_dice(seats: int) -> None:
    for seed in range(6):
        game = new_game(seats=seats, seed=seed)
        play(game, "A")
        view = cast("dict[str, Any]", game.table.view(0))
        dice = {place["name"]: place["die"] for place in view["quarters"]}
        assert view["you"]["plan"], "it has planned something"
        for kind, order in view["you"]["plan"].items():
            assert game.table.symbols(["dawn", "dusk", "night"].index(kind), contested=False) >= dice[order["to"]]


def test_its_plan_is_made_without_going_to_and_fro() -> None:
    game = new_game(seats=4, seed=3)
    said = play(game, "A")
    assert len(said) == len(set(said)) + sum([said.count(one) - 1 for one in set(said) if one.startswith("put ")])
    assert not [one for one in said if one.startswith(("take ", "unplan "))]


def test_it_mends_a_plan_that_it_finds_half_made() -> None:
    fresh, mended = new_game(seats=3, seed=5), new_game(seats=3, seed=5)
    play(fresh, "A")
    mended.answers("A", "aim dusk east put ELDER dusk put BLEEDER dusk aim night south put BLEEDER night")
    play(mended, "A")
    assert fresh.table.orders[:3] == mended.table.orders[:3]
    assert fresh.table.aims[:3] == mended.table.aims[:3]


# ---- the Order Phase


def test_it_goes_to_the_altar_for_a_ritual_that_it_can_pay_for_and_completes_it() -> None:
    game = City(
        A=seat(hand=["The Magistrate", *VAMPIRES], blood=9), position={"market": ["R107", "R302", "R305", "R310"]}
    )
    game.order_phase()
    said = play(game, "A", until="complete")
    assert said[-3:] == ["try R107", "show V109", "complete"]
    assert game.rituals("A") == ["R107"]


def test_it_scavenges_no_more_than_a_ritual_lacks() -> None:
    game = City(
        A=seat(hand=["The Magistrate", *VAMPIRES], blood=1), position={"market": ["R107", "R302", "R305", "R310"]}
    )
    game.order_phase()
    play(game, "A", until="complete")
    assert (game.blood["A"], game.fear["A"], game.rituals("A")) == (0, 2, ["R107"])


# ---- Cleanup


def test_it_feeds_its_most_valuable_cards_first() -> None:
    game = City(day=5, A=seat(blood=2, hand=["ELDER"], torpor=["The Kingpin", "The Governor", "BLEEDER", "ELDER"]))
    game.feeding()
    play(game, "A")
    assert game.hand("A") == ["V305", "V313", "ELDER"]
    assert game.settled


def test_on_the_last_day_it_feeds_every_victim_that_scores() -> None:
    game = City(day=9, A=seat(blood=3, hand=[], torpor=["The Butcher", "The Governor", "BLEEDER", "The Duchess"]))
    game.feeding()
    play(game, "A")
    assert game.hand("A") == ["V103", "V203", "V305"]
    assert game.settled


def test_beyond_the_hand_limit_it_gives_up_vampires_and_keeps_victims() -> None:
    game = City(day=5, A=seat(blood=3, hand=["BLEEDER"] * 6 + ["ELDER"] * 4, torpor=["The Governor"]))
    game.feeding()
    play(game, "A")
    assert len(game.hand("A")) == 10
    assert "V305" in game.hand("A")
    assert game.settled


# ---- resolution


def test_it_acts_where_acting_pays_and_declines_where_it_would_only_lose() -> None:
    rich = City(A=seat(orders={"dawn": ["BLEEDER"]}), quarters={"north": quarter(location="L104", die=1)})
    rich.table.space[0] = [0]
    rich.resolve("dawn", "north")
    assert choose(rich, "A") == "act"
    poor = City(
        day=7, A=seat(orders={"dusk": ["BLEEDER"] * 2}), quarters={"north": quarter(victim="The Soprano", die=1)}
    )
    poor.table.space[1] = [1]
    poor.resolve("dusk", "north")
    assert choose(poor, "A") == "decline", "no Victim in hand, so no point for three influence"


# ---- whole games


def finished(seats: int, seed: int, greedy: int) -> Table:
    table = gloam.game("blood-orders").table(seats=seats, seed=seed)
    bots.play(table, [bots.make("greedy" if number == greedy else "random", seed) for number in range(seats)])
    return table


def scavenged(table: Table, number: int) -> list[dict[str, Fact]]:
    return [event for event in table.events(None) if event["what"] == "scavenged" and event["seat"] == number]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_randoms_in_every_game_and_scavenges_with_measure(seats: int) -> None:
    for seed in range(12):
        table = finished(seats, seed, seed % seats)
        assert table.result is not None
        assert table.result.winners == (seed % seats,)
        parts = table.result.scores[seed % seats]
        assert parts["rituals"] > 0
        assert parts["hand"] > 0
        assert sum([cast("int", event["amount"]) for event in scavenged(table, seed % seats)]) <= 12
