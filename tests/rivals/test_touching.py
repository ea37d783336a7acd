"""Which texts in force touch what is going on."""

from __future__ import annotations

from typing import Any

from gloam.rivals.catalogue import BODY, INFLUENCE, MIND, SHIELD
from gloam.rivals.texts import Plus
from gloam.rivals.which import THIS, Which
from tests.rivals.chance_games import GAMES, along
from tests.rivals.scenario import City, out, seat


def touching(city: City, viewer: int | None = None) -> Any:
    return city.table.explained(viewer)["touching"]


def attacked(kind: str) -> City:
    city = City(
        A=seat(coterie=[out("Hydra")], hand=["Greed"]),
        B=seat(coterie=[out("Flick"), "Karma", "Doc"], hand=["Greed"]),
    )
    city.lends("Flick", Plus(MIND, 1, Which(THIS)))
    city.lends("Karma", Plus(SHIELD, 1, Which(THIS)))
    city.lends("Doc", Plus(INFLUENCE, 1, Which(THIS)))
    city.lends("Hydra", Plus(BODY, 1, Which(THIS)))
    city.acts()
    city.attack("Hydra", "Flick", kind)
    assert city.is_asked("AskReaction")
    return city


def test_in_an_attack_what_adds_to_its_type_for_those_who_fight() -> None:
    physical, mental = attacked("physical"), attacked("mental")
    assert "core-hydra" in touching(physical)
    assert "core-flick" not in touching(physical), "it adds to Mental"
    assert "core-flick" in touching(mental)
    for city in (physical, mental):
        assert "core-karma" not in touching(city), "she stands elsewhere"
        assert "core-doc" not in touching(city), "Influence is of no use here"
        assert city.asking == "AskReaction B"


def test_what_buys_intel_matters_until_the_target_is_reached() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], board=[("Cracking the Case", 4)], hand=["Fleetness"]), B=seat(coterie=["Doc"])
    )
    city.acts()
    city.answers("A", "attack <Hydra>")
    assert (city.asking, "war-cracking-the-case" in touching(city)) == ("AskIntel A", True)
    city.answers("A", "use <Cracking the Case>")
    assert (city.asking, "war-cracking-the-case" in touching(city)) == ("AskType A", False)


def test_when_influence_is_called_for_what_adds_to_it() -> None:
    city = City(A=seat(coterie=["Hydra", "Skunk"], hand=["Herald"], prestige=9), B=seat(coterie=["Karma"]))
    city.lends("Karma", Plus(INFLUENCE, 1, Which(THIS)))
    city.lends("Skunk", Plus(SHIELD, 1, Which(THIS)))
    city.acts()
    assert touching(city) == []
    city.plays("Herald", "Hydra")
    assert "core-karma" in touching(city)
    assert "core-skunk" not in touching(city)
    assert city.asking == "AskPrice A"


def test_what_touches_an_attack_is_the_same_for_all_who_are_not_asked() -> None:
    busy = 0
    for table in along(GAMES[1], every=9):
        asked = table.waiting_for()
        told = [table.explained(viewer)["touching"] for viewer in (None, *range(table.seats)) if viewer not in asked]
        assert all(one == told[0] for one in told)
        busy += bool(told[0])
    assert busy
