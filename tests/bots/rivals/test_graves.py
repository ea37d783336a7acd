"""What greedy does with wraiths and graves: it takes what is to be had, and casts no Ritual for nothing."""

from __future__ import annotations

from gloam.rivals.turn import NextTurn
from tests.bots.rivals.test_greedy import chosen
from tests.rivals.grave_scenes import SCENES
from tests.rivals.scenario import City, seat, vampire


def test_greedy_answers_whatever_wraiths_and_graves_ask() -> None:
    for scene in SCENES:
        for city in scene():
            city.table.docket.insert(0, NextTurn())
            assert chosen(city, "A") in city.table.questions()[0].options
            city.table.docket.pop(0)
            assert city.asking


def ritual(burned: list[str]) -> City:
    city = City(
        A=seat(coterie=["Kwame", "Ty Smith"], hand=["Summon Spirit", *["Fleetness"] * 3]),
        B=seat(coterie=["Doc", "Karma"]),
        city_burned=burned,
    )
    city.acts()
    return city


def test_a_ritual_is_cast_where_there_are_burned_mortals_with_all_the_blood_there_is() -> None:
    city = ritual(["Vagrant", "Vagrant", "Student"])
    assert chosen(city, "A") == city.spelled("play [Summon Spirit]")
    city.plays("Summon Spirit", "Kwame")
    if city.is_asked("AskHelper"):
        city.answers("A", "alone")
    assert chosen(city, "A") == "pay 3"
    assert city.asking == "AskRaised A"


def test_without_any_it_is_kept() -> None:
    city = ritual([])
    assert chosen(city, "A") != city.spelled("play [Summon Spirit]")
    assert city.idle


def test_a_wraith_is_created_and_an_agenda_pays() -> None:
    city = City(A=seat(coterie=["Kwame", "Ty Smith"], board=[("Summon Spirit", 4)]), B=seat(coterie=["Doc"]))
    city.acts()
    assert chosen(city, "A") == city.spelled("use <Summon Spirit>")
    assert city.idle
    spirits = vampire("Kwame", on=["Blind Seer"])
    city = City(A=seat(coterie=[spirits, "Ty Smith"], agenda_card="Wake the Dead"), B=seat(coterie=["Doc"]))
    city.acts()
    assert chosen(city, "A") == city.spelled("use <Wake the Dead>")
    assert city.idle


def test_it_robs_the_graves_of_the_player_who_has_most_of_them() -> None:
    city = City(
        A=seat(coterie=["Kwame", "Ty Smith"], torpor=["Zahara"], hand=["Grave Robbing"], library=["Greed"] * 8),
        B=seat(coterie=["Doc"], torpor=["Karma", "Skunk", "Hydra"]),
    )
    city.acts()
    assert chosen(city, "A") == city.spelled("play [Grave Robbing]")
    city.plays("Grave Robbing", "Ty Smith")
    assert (chosen(city, "A"), city.asking) == ("foe B", "AskFoe A")
