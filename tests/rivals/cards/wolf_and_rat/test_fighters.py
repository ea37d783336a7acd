"""Vampires of Wolf & Rat that fight and guard, card by card."""

from __future__ import annotations

import pytest

from gloam.core.texts import Whenever
from gloam.rivals.catalogue import PROTEAN, SECRECY, SHIELD
from gloam.rivals.fight_effects import DealEach
from gloam.rivals.patterns import When
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import SUMMED
from gloam.rivals.which import ITSELF, OTHER_DEFENDERS, Which
from tests.claims import rule
from tests.rivals.cards.wolf_and_rat.fights import facing, fight
from tests.rivals.scenario import City, out, seat, vampire

# ---- Bobby Handsome, Lori Swiftfoot


@rule("card.guard")
@pytest.mark.parametrize("guard", ["Bobby Handsome", "Lori Swiftfoot"])
def test_a_guard_blocks_a_ranged_attack(guard: str) -> None:
    city = facing("Scoped .30-06", "Beretta", "Doc", guard, "Brother")
    city.acts()
    city.attack("Beretta", "Doc", "ranged", "Scoped .30-06")
    assert city.options("B") == ("let", f"block <{guard}>")
    city.answers("B", f"block <{guard}>")
    city.passes()
    assert (city.blood("Doc"), city.ready(guard), city.blood("Brother"), city.fought_out) == (5, False, 5, True)


# ---- Clandestine


@rule("card.clandestine")
@pytest.mark.parametrize(("kind", "dealt"), [("social", 3), ("mental", 1)])
def test_clandestine_deals_one_more_to_a_mortal_she_attacks_socially(kind: str, dealt: int) -> None:
    city = City(street=["Addict"], A=seat(coterie=[out("Clandestine"), "Flick"]), B=seat())
    city.acts()
    city.attack("Clandestine", "Addict", kind)
    assert city.strength == dealt
    if dealt == 3:
        city.answers("A", "attach")
    assert (city.guests("Clandestine"), city.fought_out) == (["Addict"] if dealt == 3 else [], True)


@rule("card.clandestine")
def test_clandestine_deals_no_more_to_a_character_and_gives_her_party_nothing() -> None:
    city = fight(facing("", "Clandestine", "Doc"), "social", "Clandestine", "Doc")
    assert (city.strength, city.blood("Doc"), city.fought_out) == (2, 4, True)
    city = City(street=["Addict"], A=seat(coterie=[out("Johnny"), out("Clandestine"), "Flick"]), B=seat())
    city.acts()
    city.attack("Johnny", "Addict", "social", "", "Clandestine")
    assert (city.strength, city.guests("Johnny"), city.fought_out) == (2, [], True)


# ---- General Flint


@rule("damage.fewer-shields")
@pytest.mark.parametrize(
    ("on", "dealt", "left"), [([], 2, 4), (["Vagrant"], 2, 3), (["Vagrant", "Addict"], 3, 2), (["Herald"], 2, 4)]
)
def test_general_flint_takes_a_shield_by_one_retainer_and_hits_harder_by_two(
    on: list[str], dealt: int, left: int
) -> None:
    city = facing("", out("General Flint", on=on), "Doc")
    city.lends("Doc", Plus(SHIELD, 1, ITSELF))
    fight(city, "physical", "General Flint", "Doc")
    assert (city.strength, city.blood("Doc"), city.fought_out) == (dealt, left, True)


def test_general_flints_retainers_do_nothing_while_another_attacks_or_he_reacts() -> None:
    city = facing("", "Brother", "Doc", along=(out("General Flint", on=["Vagrant", "Addict"]),))
    city.lends("Doc", Plus(SHIELD, 1, ITSELF))
    fight(city, "physical", "Brother", "Doc", "General Flint")
    assert (city.strength, city.blood("Doc"), city.fought_out) == (1, 5, True)
    city = facing("", "Yusuf Kaya", out("General Flint", on=["Vagrant", "Addict"]), answer="Baseball Bat")
    fight(city, "physical", "Yusuf Kaya", "General Flint", answer="Baseball Bat")
    assert (city.blood("General Flint"), city.blood("Yusuf Kaya"), city.fought_out) == (6, 4, True)  # 1 + 2 - 2


@rule("damage.fewer-shields")
def test_only_his_target_has_fewer_shields() -> None:
    city = facing("", out("General Flint", on=["Vagrant"]), "Doc", "Bad Penny")
    city.lends("Bad Penny", Plus(SHIELD, 1, ITSELF))
    city.lends("General Flint", Whenever(When(SUMMED), DealEach(Which(OTHER_DEFENDERS), 2)))
    fight(city, "physical", "General Flint", "Doc")
    assert (city.blood("Doc"), city.blood("Bad Penny"), city.fought_out) == (3, 3, True)


# ---- Ghost


@rule("ability.party-word")
def test_ghost_hides_those_of_his_party_who_have_protean_while_they_are_in_the_street() -> None:
    city = City(
        A=seat(coterie=[out("Ghost"), out("Brother"), out("Skunk"), vampire("Hydra", street=2), "Doc"]), B=seat()
    )
    for name in ("Brother", "Hydra", "Doc"):
        city.lends(name, Plus(PROTEAN, 1, ITSELF))
    names = ("Ghost", "Brother", "Skunk", "Hydra", "Doc")
    assert {name: city.quality(SECRECY, name) for name in names} == {
        "Ghost": 1, "Brother": 1, "Skunk": 0, "Hydra": 0, "Doc": 0,
    }  # fmt: skip
    city.cannot_be()


@rule("haven.secrecy")
def test_in_a_haven_ghost_hides_nobody() -> None:
    city = City(A=seat(coterie=["Ghost", "Brother"]), B=seat())
    city.lends("Brother", Plus(PROTEAN, 1, ITSELF))
    secrecy = [city.table.secrecy(city.card(name)) for name in ("Ghost", "Brother")]
    assert (secrecy, city.settled) == ([1, 1], True)


# ---- Trinity Voss

SAD = "Special Affairs Division"


def hunting(*party: str, alone: str = "", actions: int = 3) -> City:
    coterie = [*[out(name) for name in party], *([vampire(alone, street=2)] if alone else []), "Flick"]
    city = City(street=[SAD, SAD, "Vagrant"], A=seat(coterie=coterie), B=seat(coterie=["Doc"]))
    city.acts(actions=actions)
    return city


@rule("card.trinity-voss")
def test_the_first_attack_of_her_party_on_an_antagonist_deals_two_more_the_second_does_not() -> None:
    city = hunting("Trinity Voss", "Stevie Osborn", "Humberto Garcia")
    city.attack("Stevie Osborn", f"{SAD} 1", "physical", "", "Trinity Voss", "Humberto Garcia")
    assert (city.strength, city.agenda("A")) == (4, 1)
    city.attack("Trinity Voss", SAD, "social", "", "Humberto Garcia")
    assert (city.strength, city.agenda("A"), city.fought_out) == (2, 1, True)


@rule("card.trinity-voss")
def test_an_attack_on_anybody_else_neither_gains_by_her_nor_counts() -> None:
    city = hunting("Trinity Voss", "Stevie Osborn")
    city.attack("Stevie Osborn", "Vagrant", "physical", "", "Trinity Voss")
    assert city.strength == 2
    city.answers("A", "burn")
    city.attack("Trinity Voss", f"{SAD} 1", "social")
    assert (city.strength, city.agenda("A"), city.fought_out) == (4, 1, True)


@rule("card.trinity-voss")
def test_an_attack_without_her_does_not_count_for_her_party() -> None:
    city = hunting("Trinity Voss", alone="Stevie Osborn")
    city.attack("Stevie Osborn", f"{SAD} 1", "physical")
    assert city.strength == 2
    city.attack("Trinity Voss", f"{SAD} 1", "social")
    assert (city.strength, city.agenda("A"), city.fought_out) == (4, 1, True)
