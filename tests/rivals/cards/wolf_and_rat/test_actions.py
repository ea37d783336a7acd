"""Action cards of Wolf & Rat that are no Animals, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.catalogue import SECRECY
from gloam.rivals.pieces import BOARD, DISCARD, HAVEN
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Earth Meld


def melding(**facts: object) -> City:
    city = City(
        A=seat(coterie=[out("Leah Swiftfoot", blood=1, **facts), "Skunk"], hand=["Earth Meld"]),
        B=seat(coterie=["Hydra"]),
    )
    city.acts()
    return city


def test_earth_meld_hides_and_mends_whoever_plays_it() -> None:
    city = melding()
    city.plays("Earth Meld", "Leah Swiftfoot")
    assert (city.guests("Leah Swiftfoot"), city.blood("Leah Swiftfoot")) == (["Earth Meld"], 3)
    assert (city.quality(SECRECY, "Leah Swiftfoot"), city.table.secrecy(city.card("Leah Swiftfoot"))) == (2, 2)
    assert (city.ready("Leah Swiftfoot"), city.actions(), city.idle) == (False, 1, True)


def test_it_counts_in_the_haven_too_and_is_discarded_when_its_players_next_turn_begins() -> None:
    city = City(
        A=seat(coterie=["Leah Swiftfoot"], hand=["Earth Meld"], library=["Greed"] * 9),
        B=seat(coterie=["Hydra"], library=["Greed"] * 9),
    )
    city.acts()
    city.plays("Earth Meld", "Leah Swiftfoot")
    assert city.table.secrecy(city.card("Leah Swiftfoot")) == 3
    city.turn_of("B")
    assert (city.asking, city.guests("Leah Swiftfoot")) == ("AskAction B", ["Earth Meld"])
    city.table.docket = []
    city.turn_of("A")
    assert (city.guests("Leah Swiftfoot"), city.pile("A")) == ([], ["Earth Meld"])
    assert (city.table.secrecy(city.card("Leah Swiftfoot")), city.idle) == (1, True)


def test_it_asks_for_protean_and_for_room() -> None:
    city = City(A=seat(coterie=["Skunk"], hand=["Earth Meld"]))
    city.acts()
    assert city.refuses("A", "play [Earth Meld]").rule == "play.no-effect"
    assert city.idle
    city = melding(on=["Chef", "Athlete", "Vagrant"])
    city.answers("A", "play [Earth Meld]")
    city.answers("A", "burn <Chef>")
    assert (city.guests("Leah Swiftfoot"), city.idle) == (["Athlete", "Vagrant", "Earth Meld"], True)


# ---- Feeding the Hungry


@rule("card.feeding-the-hungry")
def test_feeding_the_hungry_brings_one_burned_vagrant_back() -> None:
    city = City(
        street=["Chef"], city_burned=["Student", "Vagrant", "Vagrant"], A=seat(hand=["Feeding the Hungry"]),
    )  # fmt: skip
    city.acts()
    city.plays("Feeding the Hungry", "Nancy Witt")
    assert [city.table.id_of(card) for card in city.table.street] == ["core-chef", "core-vagrant"]
    assert [city.table.id_of(card) for card in city.table.city_burned] == ["core-student", "core-vagrant"]
    assert (city.zone("Feeding the Hungry"), city.actions(), city.idle) == (DISCARD, 1, True)
    assert city.log("revived")[0]["card"] == city.table.handle(city.card("Vagrant"))


@rule("card.feeding-the-hungry")
def test_without_a_burned_vagrant_it_cannot_be_played() -> None:
    city = City(city_burned=["Student"], city_discard=["Vagrant"], A=seat(hand=["Feeding the Hungry"]))
    city.acts()
    assert city.refuses("A", "play [Feeding the Hungry]").rule == "play.no-effect"
    assert city.idle


# ---- Help Me Help You


def helping(blood: int = 3, sleeper: int = 2) -> City:
    """A's Hydra attacks a Vagrant while others are hurt."""
    city = City(
        street=["Vagrant"],
        A=seat(coterie=[out("Hydra"), vampire("Skunk", blood=blood)], torpor=[vampire("Brother", blood=sleeper)],
               board=["Help Me Help You"]),
        B=seat(coterie=["Doc"]),
    )  # fmt: skip
    city.acts()
    city.attack("Hydra", "Vagrant", "physical")
    city.passes()
    return city


def test_a_retainer_that_is_attached_mends_whomever_its_player_likes() -> None:
    city = helping(blood=1)
    city.answers("A", "attach")
    assert city.asks("A", "choose <Skunk>", "choose <Brother>")
    city.answers("A", "choose <Brother>")
    assert (city.blood("Skunk"), city.blood("Brother"), city.guests("Hydra")) == (1, 3, ["Vagrant"])
    assert city.fought_out


def test_a_retainer_that_is_burned_mends_nobody_else_and_where_all_are_full_nothing_is_asked() -> None:
    city = helping(blood=1)
    city.answers("A", "burn")
    assert (city.blood("Skunk"), city.blood("Brother"), city.fought_out) == (1, 2, True)
    city = City(street=["Vagrant"], A=seat(coterie=[out("Hydra")], board=["Help Me Help You"]), B=seat(coterie=["Doc"]))
    city.acts()
    city.attack("Hydra", "Vagrant", "physical")
    city.passes()
    city.answers("A", "attach")
    assert (city.guests("Hydra"), city.blood("Hydra"), city.fought_out) == (["Vagrant"], 6, True)


# ---- Secret Passage


def passage(*coterie: object) -> City:
    city = City(A=seat(coterie=[*coterie], board=["Secret Passage"]), B=seat(coterie=["Doc"]))
    city.acts()
    return city


@rule("card.secret-passage")
@pytest.mark.parametrize("ready", [True, False])
def test_secret_passage_brings_one_home_as_it_is(ready: bool) -> None:
    city = passage(out("Hydra", ready=ready, on=["Vagrant"]), out("Brother"), "Skunk")
    city.answers("A", "use <Secret Passage>")
    assert city.asks("A", "choose <Hydra>", "choose <Brother>")
    assert city.refuses("A", "choose <Skunk>").rule == "play.no-effect"
    city.answers("A", "choose <Hydra>")
    assert (city.zone("Hydra"), city.ready("Hydra"), city.guests("Hydra")) == (HAVEN, ready, ["Vagrant"])
    assert sorted(city.party("Hydra")) == ["Hydra", "Skunk"]
    assert (city.ready("Secret Passage"), city.actions(), city.idle) == (False, 2, True)
    assert city.refuses("A", "use <Secret Passage>").rule == "cost.per-turn"


@rule("card.secret-passage")
def test_with_nobody_outside_it_is_not_used() -> None:
    city = passage("Hydra", "Skunk")
    assert city.refuses("A", "use <Secret Passage>").rule == "play.no-effect"
    assert (city.zone("Secret Passage"), city.idle) == (BOARD, True)


# ---- Shape of the Beast


def shaping(blood: int = 4, **facts: object) -> City:
    city = City(
        A=seat(coterie=[vampire("Leah Swiftfoot", blood=blood, **facts), "Skunk"], board=["Shape of the Beast"]),
    )
    city.acts()
    return city


@rule("card.shape-of-the-beast")
def test_shape_of_the_beast_gains_an_unhosted_action_for_exhausting() -> None:
    city = shaping()
    city.answers("A", "use <Shape of the Beast>")
    assert city.first_question().options == ("choose 1", "choose 2")
    city.answers("A", "choose 1")
    assert (city.ready("Leah Swiftfoot"), city.blood("Leah Swiftfoot")) == (False, 4)
    assert (city.actions(), city.table.unhosted, city.ready("Skunk"), city.idle) == (2, 1, True, True)
    assert city.refuses("A", "use <Shape of the Beast>").rule == "cost.per-turn"


@rule("card.shape-of-the-beast")
def test_for_blood_it_is_an_action_like_any_other() -> None:
    city = shaping()
    city.answers("A", "use <Shape of the Beast>", "choose 2")
    assert (city.actions(), city.table.unhosted, city.blood("Leah Swiftfoot")) == (3, 0, 3)
    assert (city.ready("Leah Swiftfoot"), city.idle) == (False, True)


@rule("card.shape-of-the-beast", "cost.last-blood")
def test_the_last_blood_pays_for_nothing_and_the_exhausted_give_nothing() -> None:
    city = shaping(blood=1)
    city.answers("A", "use <Shape of the Beast>")
    assert (city.actions(), city.table.unhosted, city.blood("Leah Swiftfoot")) == (2, 1, 1)
    assert city.idle
    city = shaping(ready=False)
    assert city.refuses("A", "use <Shape of the Beast>").rule == "play.no-effect"
    assert city.idle


# ---- We Are Legend


def legend(library: list[str], hand: tuple[str, ...] = ("Greed",)) -> City:
    city = City(
        players=3, A=seat(coterie=["Leah Swiftfoot"], hand=["We Are Legend", *hand], library=library),
    )  # fmt: skip
    city.acts()
    city.plays("We Are Legend", "Leah Swiftfoot")
    return city


@rule("card.we-are-legend")
def test_we_are_legend_gains_draws_two_and_discards_one_of_them() -> None:
    city = legend(["Mercy", "Throat Rip", "Fleetness"])
    assert city.asks("A", "discard [Fleetness]", "discard [Throat Rip]")
    assert city.refuses("A", "discard [Greed]").rule == "card.we-are-legend"
    city.answers("A", "discard [Throat Rip]")
    assert (city.prestige("A"), city.hand("A")) == (13, ["Fleetness", "Greed"])
    assert (city.pile("A"), city.actions(), city.idle) == (["Throat Rip", "We Are Legend"], 1, True)


@rule("card.we-are-legend")
def test_where_one_can_be_drawn_that_one_goes_and_from_empty_decks_none() -> None:
    city = legend(["Mercy"])
    assert (city.asking, city.options("A")) == ("AskSift A", ("discard [Mercy]",))
    city.answers("A", "discard [Mercy]")
    assert (city.hand("A"), city.pile("A"), city.idle) == (["Greed"], ["Mercy", "We Are Legend"], True)
    city = legend([])
    assert (city.hand("A"), city.pile("A"), city.idle) == (["Greed"], ["We Are Legend"], True)


@rule("card.we-are-legend")
def test_a_card_that_was_known_to_be_held_is_still_known_when_its_twin_is_thrown_back() -> None:
    city = City(
        players=3, A=seat(coterie=["Leah Swiftfoot"], hand=["We Are Legend", "Greed"], library=["Mercy", "Greed"])
    )
    held = next(card for card in city.table.hand[0] if city.table.id_of(card) == "core-greed")
    city.table.see(held, 1 << 1)
    city.acts()
    city.plays("We Are Legend", "Leah Swiftfoot")
    city.answers("A", "discard [Greed]")
    views: list[Any] = [city.table.view(viewer) for viewer in (1, 2)]
    assert [view["players"][0]["in_hand"] for view in views] == [["core-greed"], []]
    assert city.idle
