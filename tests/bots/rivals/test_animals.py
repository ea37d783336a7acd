"""What greedy does with Animals: it plays them, keeps them for a blow that hurts, and gives up no more than it must."""

from __future__ import annotations

import pytest

from gloam.rivals.catalogue import PHYSICAL
from tests.bots.rivals.test_greedy import chosen
from tests.rivals.scenario import City, out, seat, vampire


def acting(*hand: str, **facts: object) -> City:
    mine = seat(coterie=["Tamaska", "Ty Smith"], hand=[*hand, *["Fleetness"] * 3], **facts)
    city = City(A=mine, B=seat(coterie=["Doc", "Karma"]))
    city.acts()
    return city


@pytest.mark.parametrize("card", ["Alley Cat", "Mongrel", "Murder of Crows", "Sewer Rat", "The Swarm"])
def test_an_animal_is_played(card: str) -> None:
    city = acting(card)
    assert chosen(city, "A") == city.spelled(f"play [{card}]")
    assert city.idle


def test_a_bond_is_used_before_an_animal_is_played_and_not_for_nothing() -> None:
    city = acting("Mongrel", board=["Bond Famulus"])
    assert chosen(city, "A") == city.spelled("use <Bond Famulus>")
    assert city.idle
    city = acting("Mercy", board=["Bond Famulus"])
    assert chosen(city, "A") != city.spelled("use <Bond Famulus>")
    assert city.idle


@pytest.mark.parametrize(
    ("damage", "blood", "answer"), [(1, 4, "no"), (2, 4, "use <Mongrel>"), (1, 1, "use <Mongrel>")]
)
def test_mongrel_is_kept_for_a_blow_that_hurts_or_fells(damage: int, blood: int, answer: str) -> None:
    city = City(A=seat(coterie=[vampire("Pong", on=["Mongrel"], blood=blood), "Ty Smith"]))
    city.strikes(("Pong", damage, PHYSICAL, False), doer="B")
    assert chosen(city, "A") == city.spelled(answer)
    assert city.asking == "AskChange A"


def test_no_more_animals_are_given_up_than_fell_somebody() -> None:
    city = City(
        A=seat(
            coterie=["Tamaska", vampire("Pong", on=["The Swarm"])],
            hand=["Animal Dominion", "Sewer Rat", "Mongrel", "Alley Cat"],
        ),
        B=seat(coterie=[out("Karma", blood=2), out("Doc")]),
    )
    city.acts()
    assert chosen(city, "A") == city.spelled("play [Animal Dominion]")
    city.answers("A", "play [Animal Dominion]")
    for _ in range(3):
        if city.what == "AskOffer":
            city.answers("A", chosen(city, "A"))
    assert (city.what, len(city.hand("A")), city.guests("Pong")) == ("AskCard", 1, ["The Swarm"])
    assert chosen(city, "A") == city.spelled("choose <Karma>")
    assert city.asking == "AskCard A"


def test_what_lies_in_the_pile_is_taken_back_and_a_wound_is_mended() -> None:
    city = City(A=seat(coterie=["Lil' Fang", "Ty Smith"], discard=["Mongrel"]), B=seat(coterie=["Doc", "Karma"]))
    city.acts()
    assert chosen(city, "A") == city.spelled("use <Lil' Fang>")
    assert city.idle
    city = City(
        A=seat(coterie=[vampire("Pong", on=["Sewer Rat"], blood=2), "Ty Smith"]), B=seat(coterie=["Doc", "Karma"])
    )
    city.acts()
    assert chosen(city, "A") == city.spelled("use <Sewer Rat>")
    assert city.idle


def test_crows_are_sent_at_whoever_falls_by_it() -> None:
    city = City(
        A=seat(coterie=[vampire("Pong", on=["Murder of Crows"]), "Ty Smith"]),
        B=seat(coterie=[out("Karma", blood=1), out("Doc")]),
    )
    city.acts()
    assert chosen(city, "A") == city.spelled("use <Murder of Crows>")
    city.answers("A", "use <Murder of Crows>")
    assert chosen(city, "A") == city.spelled("choose <Karma>")
    assert city.asking == "AskCard A"
