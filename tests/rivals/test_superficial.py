"""Superficial attacks: a last Blood that stays."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.catalogue import AGGRAVATED, DAMAGE
from gloam.rivals.pieces import CITY_BURNED, TORPOR
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

ANGLES = "All the Angles"  # Sonja Valentine has three Disciplines and Mental 2


def angled(blood: int, target: str = "Hydra", reaction: str = "", more: int = 0, harsh: bool = False) -> City:
    city = City(
        A=seat(coterie=[out("Sonja Valentine"), "Karma"], hand=[ANGLES]),
        B=seat(coterie=[out(target, blood=blood), "Skunk"], hand=[reaction] if reaction else []),
    )
    if more:
        city.lends("Sonja Valentine", Plus(DAMAGE, more, ITSELF))
    if harsh:
        city.lends("Sonja Valentine", Plus(AGGRAVATED, 1, ITSELF))
    city.acts()
    city.attack("Sonja Valentine", target, "mental", ANGLES)
    if reaction:
        city.answers("B", f"lay [{reaction}]")
    city.passes()
    return city


@rule("key.superficial")
@pytest.mark.parametrize(("blood", "left"), [(6, 1), (5, 1), (3, 1)])
def test_a_superficial_attack_takes_no_last_blood(blood: int, left: int) -> None:
    city = angled(blood)
    assert (city.strength, city.blood("Hydra"), city.zone("Hydra") == TORPOR) == (5, left, False)
    kept = len(city.log("last-blood-kept"))
    assert (kept, city.agenda("A"), city.idle) == (1 if blood < 6 else 0, 0, True)


@rule("key.superficial-last")
def test_it_takes_nothing_from_one_that_has_its_last_blood_only() -> None:
    city = angled(1)
    assert (city.blood("Hydra"), city.prestige("B"), city.idle) == (1, 12, True)


@rule("key.superficial-agg")
def test_it_burns_nobody_even_where_it_is_aggravated() -> None:
    city = angled(3, harsh=True)
    assert (city.blood("Hydra"), city.zone("Hydra") == TORPOR, city.idle) == (1, False, True)


@rule("key.superficial-part")
def test_whatever_else_adds_to_the_attack_is_superficial_too() -> None:
    city = angled(3, more=4)
    assert (city.strength, city.blood("Hydra"), city.idle) == (9, 1, True)


def test_what_the_reaction_deals_is_not_superficial() -> None:
    city = City(
        A=seat(coterie=[out("Sonja Valentine", blood=1), "Karma"], hand=[ANGLES]),
        B=seat(coterie=[out("Doc", blood=3), "Skunk"], hand=["The Mighty Fall"]),
    )
    city.acts()
    city.attack("Sonja Valentine", "Doc", "mental", ANGLES)
    city.answers("B", "lay [The Mighty Fall]")
    city.lends("Doc", Plus(DAMAGE, 9, ITSELF))
    city.passes()
    assert (city.zone("Sonja Valentine"), city.blood("Doc")) == (TORPOR, 1)
    assert city.idle


@pytest.mark.parametrize(("card", "damage", "falls"), [(ANGLES, 5, False), ("Scry the Soul", 3, True)])
def test_whoever_looks_ahead_knows_that_nobody_falls_to_it(card: str, damage: int, falls: bool) -> None:
    city = City(
        A=seat(coterie=[out("Sonja Valentine"), "Karma"], hand=[card]),
        B=seat(coterie=[out("Hydra", blood=3), "Skunk"], hand=["Greed"]),
    )
    city.acts()
    city.attack("Sonja Valentine", "Hydra", "mental", card)
    seen: Any = city.table.outlook(0)
    assert (seen["plain"]["left"], seen["plain"]["falls"]) == (damage, falls)
    assert [one["falls"] for one in seen["yours"]] == ["surely" if falls else "no"]
    city.passes()
    assert (city.zone("Hydra") == TORPOR, city.idle) == (falls, True)


@rule("key.superficial-mortal")
@pytest.mark.parametrize(("name", "falls"), [("Addict", True), ("Special Affairs Division", True)])
def test_a_mortal_is_defeated_by_it_as_by_any_other(name: str, falls: bool) -> None:
    city = City(street=[name], A=seat(coterie=[out("Sonja Valentine")], hand=[ANGLES]))
    city.acts()
    city.attack("Sonja Valentine", name, "mental", ANGLES)
    city.passes()
    if city.what == "AskSpoils":
        city.answers("A", "burn")
        assert city.zone(name) == CITY_BURNED
    assert (city.agenda("A") == 1, city.idle) == (falls, True)


def test_a_card_whose_text_is_ignored_is_superficial_all_the_same() -> None:
    city = City(
        A=seat(coterie=[out("Sonja Valentine"), "Karma"], hand=[ANGLES]),
        B=seat(coterie=[out("Montgomery White", blood=1), vampire("Skunk")], hand=["Unswayable Mind"]),
    )
    city.acts()
    city.attack("Sonja Valentine", "Montgomery White", "mental", ANGLES)
    city.answers("B", "lay [Unswayable Mind]")
    city.passes()
    assert city.strength == 2  # the attribute alone
    assert (city.blood("Montgomery White"), city.zone("Montgomery White") == TORPOR) == (1, False)
    assert city.idle
