"""Havens and Agendas of Blood & Alchemy, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.pieces import BOARD, FACE_DOWN
from gloam.rivals.verbs import DRAW, EXHAUST, READY
from gloam.rivals.winning import goal
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- The Chantry


def chantry(caster: str) -> City:
    city = City(
        A=seat(
            coterie=["Alejandro Lopez", "Claudia Sterling"],
            hand=["Truth of Blood", "Influencer", "Influencer"],
            haven="The Chantry",
        )
    )
    city.acts()
    city.plays("Truth of Blood", caster)
    return city


@rule("key.unhosted-action")
def test_the_chantry_gives_an_unhosted_action_when_the_leader_plays_a_ritual() -> None:
    city = chantry("Alejandro Lopez")
    city.answers("A", "alone", "place <Alejandro Lopez>", "done")
    assert (city.actions(), city.table.unhosted) == (0, 1)
    city.plays("Influencer")
    assert (city.table.unhosted, city.prestige("A")) == (0, 11)
    assert city.zone("The Chantry") == BOARD
    assert city.table.actions + city.table.unhosted == 0
    assert city.settled or city.idle


@rule("ritual.second-caster")
def test_the_chantry_gives_nothing_when_the_leader_only_helps() -> None:
    city = chantry("Claudia Sterling")
    city.answers("A", "with <Alejandro Lopez>", "place <Alejandro Lopez>", "done")
    assert (city.actions(), city.table.unhosted, city.idle) == (1, 0, True)


# ---- Knowledge is Power


def leading(cards: int, street: bool = True, **mine: Any) -> City:
    leader = out("Claudia Sterling") if street else "Claudia Sterling"
    city = City(
        A=seat(coterie=[leader, "Nancy Witt"], hand=["Greed"] * cards, agenda_card="Knowledge is Power", **mine),
    )
    city.table.active = 0
    return city


def tire(city: City, name: str = "Claudia Sterling", verb: int = EXHAUST) -> None:
    card = city.card(name)
    city.do(Deed(verb, 0, card, 1, card, 0))


@rule("card.knowledge-is-power")
def test_knowledge_is_power_pays_for_six_library_cards_and_double_for_exactly_ten() -> None:
    for cards, agenda in ((5, 0), (6, 1), (9, 1), (10, 2), (11, 1)):
        city = leading(cards)
        tire(city)
        assert (city.agenda("A"), city.settled) == (agenda, True)


@rule("card.knowledge-is-power")
def test_knowledge_is_power_counts_library_cards_alone() -> None:
    city = City(
        A=seat(coterie=[out("Claudia Sterling")], hand=["Greed"] * 5 + ["Hydra"] * 3, agenda_card="Knowledge is Power")
    )
    tire(city)
    assert (city.agenda("A"), city.settled) == (0, True)


@rule("card.knowledge-is-power")
def test_knowledge_is_power_asks_for_the_leader_in_the_street_in_ones_own_turn() -> None:
    city = leading(6, street=False)
    tire(city)
    assert city.agenda("A") == 0
    city = leading(6)
    tire(city, "Nancy Witt")
    assert city.agenda("A") == 0
    city.table.active = 1
    tire(city)
    assert (city.agenda("A"), city.settled) == (0, True)


@rule("card.knowledge-is-power")
def test_knowledge_is_power_looks_at_the_first_time_alone() -> None:
    city = leading(5, library=["Greed"])
    tire(city)
    city.do(Deed(DRAW, 0, 0, 1, owner=0))
    tire(city, verb=READY)
    tire(city)
    assert (len(city.hand("A")), city.agenda("A"), city.settled) == (6, 0, True)
    city = leading(6)
    tire(city)
    tire(city)  # who is exhausted already is not exhausted
    assert (city.agenda("A"), city.settled) == (1, True)


@rule("card.knowledge-is-power")
def test_knowledge_is_power_is_turned_up_only_where_it_pays() -> None:
    city = leading(5, agenda_down=True)
    tire(city)
    assert (city.agenda("A"), city.zone("Knowledge is Power"), city.settled) == (0, FACE_DOWN, True)
    city = leading(6, agenda_down=True)
    tire(city)
    assert (city.agenda("A"), city.zone("Knowledge is Power"), city.settled) == (1, BOARD, True)


def test_knowledge_is_power_pays_when_the_leader_attacks() -> None:
    city = City(
        street=["Vagrant"],
        A=seat(coterie=[out("Alejandro Lopez")], hand=["Baseball Bat"] * 6, agenda_card="Knowledge is Power"),
    )
    city.acts()
    city.attack("Alejandro Lopez", "Vagrant", "physical", "Baseball Bat")
    city.answers("A", "burn")
    assert (city.agenda("A"), city.idle) == (1, True)


# ---- Rites of the Blood


def rites(blood: int, card: str = "Truth of Blood") -> City:
    city = City(
        A=seat(
            coterie=["Alejandro Lopez", "Claudia Sterling", "Faith Gray", "Phuoc Dihn"],
            hand=[card, "Seek Knowledge"],
            agenda_card="Rites of the Blood",
        )
    )
    city.acts()
    city.plays(card, "Claudia Sterling")
    city.answers("A", "with <Faith Gray>", *["place <Alejandro Lopez>"] * blood, "done")
    return city


def test_rites_of_the_blood_pays_for_a_ritual_and_double_for_three_blood() -> None:
    for blood, agenda in ((1, 1), (2, 1), (3, 2)):
        city = rites(blood)
        assert (city.agenda("A"), city.blood("Truth of Blood"), city.idle) == (agenda, blood, True)


def test_rites_of_the_blood_pays_once_a_turn() -> None:
    city = rites(1)
    city.plays("Seek Knowledge", "Alejandro Lopez")
    city.answers("A", *["place <Alejandro Lopez>"] * 3, "done")
    assert (city.agenda("A"), city.blood("Seek Knowledge"), city.idle) == (1, 3, True)


def test_rites_of_the_blood_pays_nothing_for_other_cards() -> None:
    city = City(A=seat(hand=["Influencer"], agenda_card="Rites of the Blood"))
    city.acts()
    city.plays("Influencer")
    assert (city.agenda("A"), city.idle) == (0, True)


# ---- The Pit


@rule("key.unhosted-action")
def test_the_pit_gives_an_unhosted_action_for_the_first_recruit_of_a_turn() -> None:
    city = City(A=seat(coterie=["Frog"], haven="The Pit", hand=["Wendy", "Hua Jiang", "Influencer", "Search Engine"]))
    city.acts()
    city.answers("A", "recruit [Wendy]")
    assert (city.table.actions, city.table.unhosted) == (1, 1)
    city.answers("A", "recruit [Hua Jiang]")
    assert (city.table.actions, city.table.unhosted) == (0, 1)
    assert city.offers("A", "play") == ("play [Influencer]", "play [Search Engine]")
    city.plays("Search Engine")
    assert (city.table.unhosted, city.offers("A", "play"), city.idle) == (0, (), True)


def test_the_pit_gives_nothing_while_its_leader_is_in_torpor() -> None:
    city = City(A=seat(coterie=["Frog", "Ty Smith"], haven="The Pit", hand=["Wendy"]))
    city.falls("Frog")
    city.acts()
    city.answers("A", "recruit [Wendy]")
    assert (city.table.actions, city.table.unhosted, city.idle) == (1, 0, True)


# ---- Street Brew


@pytest.mark.parametrize(("brewers", "agenda"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_street_brew_pays_for_one_with_alchemy_and_more_for_three(brewers: int, agenda: int) -> None:
    names = ["Frog", "Wendy", "Hua Jiang", "April Smith"]
    coterie = [vampire(name, on=["Fixatio"] if place < brewers else ["Athlete"]) for place, name in enumerate(names)]
    city = City(A=seat(coterie=coterie[:4], agenda_card="Street Brew", library=["Greed"]))
    city.cannot_be()
    city.turn_of()
    assert (city.agenda("A"), city.asking) == (agenda, "AskAction A")


def test_two_alchemy_cards_on_one_character_are_one() -> None:
    city = City(A=seat(coterie=[vampire("Frog", on=["Fixatio", "Fixatio", "Calcinatio"])], agenda_card="Street Brew"))
    city.turn_of()
    assert (city.agenda("A"), goal(city.table, 0), city.asking) == (1, 13, "AskAction A")
