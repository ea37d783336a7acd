"""The Nosferatu, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Chooha


def spied(*, place: object = None, target: object = "Doc", others: tuple[object, ...] = ()) -> City:
    """Chooha has been exhausted; B has a character, whom no Intel reaches without her but with a discard."""
    city = City(
        A=seat(coterie=[place or out("Chooha"), out("Hydra"), out("Skunk"), *others]),
        B=seat(coterie=[target], hand=["Greed"]),
    )
    city.acts()
    city.answers("A", "use <Chooha>")
    return city


def intel(city: City, attacker: str) -> int | None:
    """What is lacking once this one has attacked."""
    city.answers("A", f"attack <{attacker}>")
    if city.what == "DraftAttack":
        city.answers("A", "go")
    if city.what == "AskTarget":
        city.answers("A", "target <Doc>")
    view: Any = city.table.view(0)
    return None if view["attack"] is None else int(view["attack"]["intel"])


@rule("card.chooha")
@pytest.mark.parametrize("attacker", ["Hydra", "Skunk"])
def test_whoever_stands_with_chooha_reaches_further_in_the_next_attack(attacker: str) -> None:
    city = spied()
    assert (city.ready("Chooha"), city.actions()) == (False, 2)
    assert intel(city, attacker) == 1
    assert city.asks("A", "ranged", "physical", "social", "mental")
    city.answers("A", "social")
    city.passes()
    assert city.fought_out
    assert city.refuses("A", "use <Chooha>").rule == "cost.per-turn"


@rule("card.chooha")
def test_only_the_first_attack_of_them_has_it() -> None:
    city = spied(target=out("Doc"))
    city.answers("A", "attack <Hydra>", "go")
    view: Any = city.table.view(0)
    assert (view["attack"]["intel"], view["attack"]["lacking"]) == (0, 0)
    city.answers("A", "social")
    city.passes()
    assert (city.table.lasting, city.fought_out) == ((), True)


@rule("card.chooha")
def test_who_stood_elsewhere_has_nothing_of_it() -> None:
    city = spied(others=(vampire("Sweetums", street=2),))
    assert intel(city, "Sweetums") == 0
    city.answers("B", "done")
    assert city.fought_out
    assert intel(city, "Hydra") == 1
    city.answers("A", "social")
    city.passes()
    assert city.fought_out


@rule("card.chooha")
def test_in_the_haven_her_party_is_everyone_there_wherever_they_go_then() -> None:
    city = spied(place="Chooha", others=("Sweetums",))
    assert city.table.view(1)["in_force"] == [
        {"card": "war-chooha", "handle": None, "seat": 0, "until": "their-next-attack"}
    ]
    assert intel(city, "Hydra") == 0
    city.answers("B", "done")
    city.moves("Sweetums")
    assert intel(city, "Sweetums") == 1
    city.answers("A", "social")
    city.passes()
    assert city.fought_out


@rule("card.chooha")
def test_what_nobody_used_is_over_with_the_turn() -> None:
    city = City(A=seat(coterie=[out("Chooha"), out("Hydra")], library=["Greed"] * 9), B=seat(library=["Greed"] * 9))
    city.turn_of("A")
    city.answers("A", "use <Chooha>")
    assert len(city.table.lasting) == 2
    city.answers("A", "end")
    assert (len(city.table.lasting), city.asking, city.idle) == (0, "AskAction B", True)
