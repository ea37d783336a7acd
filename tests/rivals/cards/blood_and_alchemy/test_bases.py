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
    city = City(A=seat(coterie=["Frog"], haven="The Pit", hand=["Wendy", "Hua Jiang", "Influencer"]))
    city.acts()
    city.answers("A", "recruit [Wendy]")
    assert (city.table.actions, city.table.unhosted) == (1, 1)
    city.answers("A", "recruit [Hua Jiang]")
    assert (city.table.actions, city.table.unhosted) == (1, 0), "the second is recruited with it, and gives none"
    city.plays("Influencer")
    assert (city.table.actions, city.table.unhosted, city.offers("A", "play"), city.idle) == (0, 0, (), True)


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


# ---- Thrift Store


@rule("card.thrift-store")
@pytest.mark.parametrize(("card", "asked"), [("Keeper of Elysium", 3), ("Seneschal", 4), ("Primogen", 2)])
def test_the_cards_of_the_thrift_stores_player_ask_for_one_blood_potency_less(card: str, asked: int) -> None:
    city = City(A=seat(coterie=["Karma", "Lolita"], hand=[card], haven="Thrift Store", prestige=20))
    city.acts()
    if asked <= 3:
        city.plays(card, "Karma")
        city.answers("A", "pay")
        assert city.guests("Karma") == [card]
    else:
        refused = city.refuses("A", f"play [{card}]")
        assert (refused.rule, refused.facts["asked"], refused.facts["has"]) == ("title.bp", asked, 3)
    assert city.idle


@rule("card.thrift-store")
@pytest.mark.parametrize(("leader", "laid"), [("Karma", 1), ("Hydra", 0)])
def test_attack_cards_and_reactions_ask_for_less_as_well_while_the_leader_stands(leader: str, laid: int) -> None:
    city = City(
        A=seat(coterie=["Skunk", out("Doc")]),
        B=seat(
            coterie=[leader, out("Jesús")] if laid else ["Lolita", out("Jesús")],
            hand=["Humiliate"],
            haven="Thrift Store" if laid else "The Dockyards",
        ),
    )
    city.acts()
    city.attack("Doc", "Jesús", "social")
    city.answers("B", "lay [Humiliate]")  # it asks for 3, and he has 2
    city.passes()
    assert (len(city.log("reaction")), len(city.log("illegal")), city.idle) == (laid, 1 - laid, True)


@rule("card.thrift-store", "bptok.full-loses")
def test_when_the_leader_falls_any_character_is_weakened() -> None:
    city = City(A=seat(coterie=["Karma", "Lolita"], haven="Thrift Store"), B=seat(coterie=["Hydra"]))
    city.falls("Karma", "B", "Hydra")
    assert city.offers("A", "choose") == ("choose <Lolita>", "choose <Hydra>")
    city.answers("A", "choose <Hydra>")
    assert (city.weak("Hydra"), city.blood("Hydra"), city.weak("Karma")) == (1, 5, 0)
    assert city.settled


@rule("card.thrift-store")
def test_when_another_falls_nobody_is_weakened() -> None:
    city = City(A=seat(coterie=["Karma", "Lolita"], haven="Thrift Store"))
    city.falls("Lolita", "B")
    assert (city.log("weakened"), city.settled) == ([], True)


# ---- University Library


def studying(blood: int = 3, library: tuple[str, ...] = ("Greed", "Mercy", "Free Money")) -> City:
    leader = vampire("Karma", blood=blood)
    city = City(A=seat(coterie=[leader], haven="University Library", library=list(library), faction=["Doc"]))
    city.acts()
    return city


@rule("card.university-library")
@pytest.mark.parametrize("amount", [1, 2])
def test_the_leader_pays_one_or_two_blood_for_as_many_library_cards(amount: int) -> None:
    city = studying()
    city.answers("A", "use <University Library>", f"choose {amount}")
    assert (city.blood("Karma"), city.hand("A")) == (3 - amount, sorted(["Free Money", "Mercy"][:amount]))
    assert city.refuses("A", "use <University Library>").rule == "cost.per-turn"
    assert city.idle


@rule("cost.last-blood")
def test_the_leaders_last_blood_is_never_paid() -> None:
    city = studying(2)
    city.answers("A", "use <University Library>")
    assert (city.blood("Karma"), len(city.hand("A"))) == (1, 1)  # there was no choice
    assert studying(1).refuses("A", "use <University Library>").rule == "play.no-effect"
    assert city.idle


@rule("card.university-library")
def test_no_more_is_drawn_than_there_is() -> None:
    city = studying(3, ("Greed",))
    city.answers("A", "use <University Library>", "choose 2")
    assert (city.blood("Karma"), city.hand("A"), city.idle) == (1, ["Greed"], True)


# ---- Recruitment Drive


def test_recruitment_drive_pays_for_everyone_that_is_recruited() -> None:
    city = City(A=seat(coterie=["Karma"], agenda_card="Recruitment Drive", hand=["Wendy", "Jesús"]))
    city.acts()
    city.answers("A", "recruit [Wendy]", "recruit [Jesús]")
    assert (city.agenda("A"), city.agenda("B"), city.prestige("A"), city.idle) == (2, 0, 9, True)


def test_recruitment_drive_pays_nothing_for_what_others_recruit() -> None:
    city = City(A=seat(agenda_card="Recruitment Drive"), B=seat(hand=["Wendy"]))
    city.acts("B")
    city.answers("B", "recruit [Wendy]")
    assert (city.agenda("A"), city.agenda("B"), city.idle) == (0, 0, True)
