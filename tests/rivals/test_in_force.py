"""What holds for a time, as every view tells it."""

from __future__ import annotations

from typing import Any

from gloam.rivals.catalogue import DAMAGE, SHIELD
from gloam.rivals.in_force import in_force
from gloam.rivals.pieces import DISCARD, LIBRARY
from gloam.rivals.texts import ITS_NEXT_ATTACK, THIS_ATTACK, THIS_TURN, Plus
from gloam.rivals.which import THIS, Which
from tests.rivals.scenario import City, seat

SHIELDED = Plus(SHIELD, 1, Which(THIS))
STRONGER = Plus(DAMAGE, 1, Which(THIS))


def told(city: City) -> list[tuple[Any, ...]]:
    return [(one["card"], one["seat"], one["until"]) for one in in_force(city.table)]


def test_nothing_is_in_force_for_a_time_at_first() -> None:
    city = City(A=seat(coterie=["Hydra"], haven="House of Pain", board=["The Spoils"]), street=["Vagrant"])
    assert city.table.view(None)["in_force"] == []


def test_what_is_lent_says_by_which_card_for_whom_and_until_when() -> None:
    city = City(A=seat(coterie=["Hydra"]), B=seat(coterie=["Karma"]))
    city.lends("Hydra", SHIELDED, THIS_ATTACK)
    city.lends("Karma", SHIELDED, THIS_TURN)
    city.lends("Hydra", STRONGER, ITS_NEXT_ATTACK)
    assert told(city) == [
        ("core-hydra", 0, "attack"),
        ("core-karma", 1, "turn"),
        ("core-hydra", 0, "next-attack"),
    ]
    city.table.end(THIS_ATTACK)
    assert told(city) == [("core-karma", 1, "turn"), ("core-hydra", 0, "next-attack")]


def test_a_card_that_lends_two_texts_until_the_same_moment_is_named_once() -> None:
    city = City(A=seat(coterie=["Hydra"]))
    city.lends("Hydra", SHIELDED)
    city.lends("Hydra", STRONGER)
    assert told(city) == [("core-hydra", 0, "turn")]


def test_a_card_that_has_gone_where_not_everyone_sees_it_is_not_named() -> None:
    city = City(A=seat(coterie=["Karma"], board=["The Spoils"]))
    city.lends("The Spoils", SHIELDED)
    card = city.card("The Spoils")
    city.table.move(card, DISCARD, 0)
    assert told(city) == [("core-the-spoils", 0, "turn")]
    city.table.move(card, LIBRARY, 0)
    assert told(city) == []


def test_an_ongoing_event_ends_with_the_turn_of_whoever_has_revealed_it() -> None:
    """[begin.city-burn] [city.ongoing-token]"""
    city = City(players=3, city=["Vagrant", "Vagrant", "Vagrant", "San Francisco Fog"])
    city.turn_of("B")
    assert city.asking == "AskAction B"
    assert told(city) == [("core-san-francisco-fog", 1, "its-turn")]
    view: Any = city.table.view(0)
    assert view["in_force"][0]["handle"] == city.table.handle(city.card("San Francisco Fog"))


def test_an_event_without_a_token_stays() -> None:
    assert told(City(street=["San Francisco Fog"])) == [("core-san-francisco-fog", None, "never")]
