"""Ongoing cards: they stay, and only what is marked goes on working."""

from __future__ import annotations

from gloam.rivals.pieces import BOARD
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire


@rule("ongoing.stay")
def test_an_ongoing_card_cannot_be_thrown_away() -> None:
    city = City(A=seat(board=["The Spoils"], library=["Greed"]))
    city.acts()
    assert city.refuses("A", "discard <The Spoils>").rule == "ongoing.stay"
    assert city.refuses("A", "burn <The Spoils>").rule == "ongoing.stay"
    assert city.zone("The Spoils") == BOARD


@rule("ongoing.only-marked")
def test_what_a_card_does_when_it_is_played_is_done_once() -> None:
    city = City(A=seat(hand=["Emergency Bloodbag"], library=["Greed"] * 5))
    city.turn_of("A")
    city.answers("A", "play [Emergency Bloodbag]")
    assert city.blood("Emergency Bloodbag") == 3
    city.answers("A", "end")
    city.answers("B", "end")
    assert city.asking == "AskAction A"
    assert city.blood("Emergency Bloodbag") == 3


@rule("ongoing.trigger")
def test_a_trigger_works_as_often_as_it_is_set_off() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Brother", street=1, blood=1), vampire("The Cossack", street=1, blood=1)],
            board=["The Spoils"],
            library=["Greed"],
        ),
        B=seat(coterie=["Doc", vampire("Karma", street=True, blood=1), vampire("Ty Smith", street=True, blood=1)]),
    )
    city.acts()
    city.attack("Brother", "Karma", "physical", "", "The Cossack")
    assert [city.blood(name) for name in ("Brother", "The Cossack")] == [2, 2]
    city.attack("The Cossack", "Ty Smith", "physical")
    assert [city.blood(name) for name in ("Brother", "The Cossack")] == [2, 3]
    assert city.asking == "AskAction A"


@rule("ongoing.activated-once")
def test_an_ongoing_effect_with_a_cost_is_used_once_a_turn() -> None:
    city = City(
        A=seat(
            coterie=["Nancy Witt", "Ty Smith", "Karma"],
            board=["PR Firm"],
            hand=["Greed", "Greed"],
            prestige=6,
            library=["Greed"],
        )
    )
    city.acts()
    assert city.offers("A", "use") == ()
    city.answers("A", "play [Greed]", "with <Nancy Witt>", "yes")
    city.answers("B", "out")
    city.answers("A", "use <PR Firm>")
    assert (city.prestige("A"), city.agenda("A")) == (5, 3)
    city.answers("A", "play [Greed]", "with <Ty Smith>", "yes")
    city.answers("B", "out")
    assert city.refuses("A", "use <PR Firm>").rule == "cost.per-turn"
    assert (city.prestige("A"), city.agenda("A")) == (5, 5)


@rule("ongoing.static")
def test_a_lasting_effect_is_always_on() -> None:
    city = City(A=seat(board=["Influencer"], hand=["Flick", "Skunk"], prestige=12))
    city.acts()
    city.answers("A", "recruit [Flick]", "recruit [Skunk]")
    assert [city.influence(name) for name in ("Flick", "Skunk")] == [1, 0]
    assert city.asking == "AskAction A"
