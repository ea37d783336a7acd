"""What an answer can cost so dearly that it is asked once more: the Leader or the game, and nothing less."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.rivals.chance_games import GAMES, along
from tests.rivals.scenario import City, out, seat


def perils(city: City, who: int, *options: str) -> list[tuple[str, str | None, bool]]:
    found: Any = city.table.perils(who, [city.spelled(option) for option in options])
    return [(one["what"], one["card"], one["sure"]) for one in found]


def attacked(blood: int = 2, leads: str = "Lixue Chen", **more: Any) -> City:
    """Hydra, who deals 2 Physical damage with Baseball Bat, attacks Johnny; B's Leader and another may block."""
    others = [out(name, blood=blood) for name in ("Lixue Chen", "Bella Forte") if name != leads]
    city = City(
        A=seat(coterie=[out("Hydra")], hand=["Baseball Bat", "Greed"]),
        B=seat(coterie=[out(leads, blood=blood), *others, out("Flick", blood=3)], hand=["Greed"], **more),
    )
    city.acts()
    city.attack("Hydra", "Flick", "physical", "Baseball Bat")
    assert city.is_asked("AskBlock")
    return city


def test_to_block_with_the_leader_who_may_fall_is_asked_once_more() -> None:
    city = attacked()
    assert perils(city, 1, "block <Lixue Chen>") == [("leader", "core-lixue-chen", False)]
    assert city.asking == "AskBlock B"


def test_to_block_with_another_or_with_a_leader_who_can_take_it_is_not() -> None:
    city = attacked()
    assert perils(city, 1, "block <Bella Forte>") == []
    assert perils(city, 1, "let") == []
    strong = attacked(blood=5)
    assert perils(strong, 1, "block <Lixue Chen>") == []
    assert city.asking == strong.asking == "AskBlock B"


def test_the_last_prestige_makes_every_fall_the_end() -> None:
    city = attacked(blood=1, prestige=1)
    assert perils(city, 1, "block <Bella Forte>") == [("game", "core-bella-forte", False)]
    enough = attacked(blood=1, prestige=2)
    assert perils(enough, 1, "block <Bella Forte>") == []
    assert city.asking == enough.asking == "AskBlock B"


def reacting(blood: int, hand: list[str]) -> City:
    """Hydra attacks B's only vampire, without a card."""
    city = City(
        A=seat(coterie=[out("Hydra")], hand=["Greed"]),
        B=seat(coterie=[out("Lixue Chen", blood=blood)], hand=hand),
    )
    city.acts()
    city.attack("Hydra", "Lixue Chen", "physical")
    assert city.is_asked("AskReaction")
    return city


def test_to_lay_nothing_when_a_reaction_might_save_one_is_asked_once_more() -> None:
    city = reacting(1, ["Fleetness"])
    assert perils(city, 1, "none") == [("game", "core-lixue-chen", True)]
    assert perils(city, 1, "lay [Fleetness]") == []
    assert city.asking == "AskReaction B"


def test_who_has_no_other_answer_is_not_asked_twice() -> None:
    city = reacting(1, ["Greed"])
    assert perils(city, 1, "none") == []
    assert city.asking == "AskReaction B"


def test_who_stays_is_not_asked_twice() -> None:
    city = reacting(3, ["Fleetness"])
    assert perils(city, 1, "none") == []
    assert city.asking == "AskReaction B"


def test_an_attack_of_the_leader_that_nothing_can_answer_is_ordinary() -> None:
    city = City(A=seat(coterie=[out("Hydra")], hand=["Greed"]), B=seat(coterie=["Skunk", out("Flick")], hand=["Greed"]))
    city.acts()
    assert perils(city, 0, "attack <Hydra>", "target <Flick>", "physical", "none") == []
    assert city.asking == "AskAction A"


@pytest.mark.parametrize("game", GAMES[:2])
def test_what_is_hidden_changes_nothing(game: Any) -> None:
    """The same at every table that the seat cannot tell from this one."""
    asked = 0
    for table in along(game, every=30):
        if table.over or len(table.waiting_for()) != 1:
            continue
        who = table.waiting_for()[0]
        other = table.seat(who).imagine(Random(1))
        for option in table.choices[0][:4]:
            if option in other.choices[0]:
                asked += 1
                assert other.perils(who, [option]) == table.perils(who, [option])
    assert asked > 20
