"""Reactions of Wolf & Rat, card by card, those among them that are Attack cards too."""

from __future__ import annotations

import pytest

from gloam.rivals.catalogue import FORTITUDE, PROTEAN
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.cards.wolf_and_rat.fights import facing, fight
from tests.rivals.scenario import out

# ---- Bad Reflection


@rule("damage.mirrored")
def test_bad_reflection_gives_back_as_much_mental_damage_and_no_attribute() -> None:
    city = facing("", "Hydra", "Clandestine", answer="Bad Reflection")
    fight(city, "physical", "Hydra", "Clandestine", answer="Bad Reflection")
    assert (city.blood("Clandestine"), city.blood("Hydra"), city.fought_out) == (3, 4, True)


@rule("damage.mirrored")
def test_it_is_reckoned_before_the_target_reduces_anything() -> None:
    city = facing("Throat Rip", "Hydra", "General Flint", answer="Bad Reflection")
    fight(city, "physical", "Hydra", "General Flint", answer="Bad Reflection")
    assert (city.strength, city.blood("General Flint"), city.blood("Hydra")) == (4, 4, 2)  # Mental 0 spares nothing
    assert city.fought_out


@rule("damage.mirrored")
def test_the_attackers_mental_attribute_reduces_what_is_given_back() -> None:
    city = facing("", "The Cossack", "Clandestine", answer="Bad Reflection")
    fight(city, "physical", "The Cossack", "Clandestine", answer="Bad Reflection")
    assert (city.blood("Clandestine"), city.blood("The Cossack"), city.fought_out) == (3, 4, True)  # 2 - 1


@rule("damage.mirrored")
def test_what_is_given_back_for_aggravated_damage_is_not_aggravated() -> None:
    city = facing("Feral Claws", "The Cossack", "Clandestine", answer="Bad Reflection")
    city.lends("The Cossack", Plus(PROTEAN, 1, ITSELF))
    fight(city, "physical", "The Cossack", "Clandestine", answer="Bad Reflection")
    assert (city.blood("Clandestine"), city.blood("The Cossack"), city.fought_out) == (3, 4, True)
    assert sorted([str(event.get("aggravated")) for event in city.log("damaged")]) == ["None", "all"]


@rule("damage.mirrored")
def test_what_a_text_of_the_attack_deals_to_the_target_is_given_back_too() -> None:
    city = facing("Baal's Caress", "Alejandro Lopez", "Clandestine", answer="Bad Reflection")
    city.acts()
    city.attack("Alejandro Lopez", "Clandestine", "physical", "Baal's Caress")
    city.answers("B", "lay [Bad Reflection]")
    city.answers("A", "use <Baal's Caress>", "use <Baal's Caress>")
    assert (city.blood("Clandestine"), city.blood("Alejandro Lopez")) == (2, 2)  # 1 + 2, and 6 - 2 - (3 - 1)
    assert city.fought_out


def test_bad_reflection_answers_social_attacks_and_no_mental_ones() -> None:
    city = facing("", "Johnny", "Clandestine", answer="Bad Reflection")
    fight(city, "social", "Johnny", "Clandestine", answer="Bad Reflection")
    assert (city.blood("Clandestine"), city.blood("Johnny"), city.fought_out) == (5, 2, True)
    city = facing("", "Beretta", "Clandestine", answer="Bad Reflection")
    fight(city, "mental", "Beretta", "Clandestine", answer="Bad Reflection")
    assert (city.blood("Clandestine"), city.blood("Beretta"), city.fought_out) == (4, 5, True)  # it was a bluff
    assert [event["why"] for event in city.log("illegal")] == ["react.type"]


@rule("damage.cancelled-text")
def test_a_cancelled_reflection_gives_nothing_back() -> None:
    city = facing("Scry the Soul", "Aurora Nix", "Bobby Handsome", answer="Cornered Rat")
    fight(city, "mental", "Aurora Nix", "Bobby Handsome", answer="Cornered Rat")
    assert (city.blood("Bobby Handsome"), city.blood("Aurora Nix"), city.fought_out) == (1, 5, True)


# ---- Cornered Rat


@rule("damage.mirrored", "damage.skull-of-none")
@pytest.mark.parametrize(("card", "dealt", "back"), [("", 2, 3), ("Terrorize", 4, 4), ("Mesmerize", 3, 3)])
def test_cornered_rat_gives_back_one_for_every_two_with_its_own_physical(card: str, dealt: int, back: int) -> None:
    city = facing(card, "Beretta", out("Bobby Handsome", on=["Cop", "Skateboarder"]), answer="Cornered Rat")
    fight(city, "mental", "Beretta", "Bobby Handsome", answer="Cornered Rat")
    assert (city.strength, city.blood("Bobby Handsome")) == (dealt, 5 - dealt)
    assert (city.blood("Beretta"), city.fought_out) == (5 - back, True)  # Physical, of which Beretta has none


@rule("damage.mirrored", "damage.step11-attribute")
def test_what_the_rat_deals_and_what_it_gives_back_are_reduced_as_one_blow() -> None:
    city = facing("Throat Rip", "Hydra", out("General Flint"), answer="Cornered Rat")
    fight(city, "physical", "Hydra", "General Flint", answer="Cornered Rat")
    assert (city.strength, city.blood("General Flint")) == (4, 4)
    assert (city.blood("Hydra"), city.fought_out) == (4, True)  # 2 + 4 // 2, less 2


@rule("damage.mirrored")
def test_the_rat_does_not_count_its_own_missing_blood_as_a_reaction() -> None:
    city = facing("", "Beretta", out("General Flint", blood=3), answer="Cornered Rat")
    fight(city, "mental", "Beretta", "General Flint", answer="Cornered Rat")
    assert (city.blood("General Flint"), city.blood("Beretta"), city.fought_out) == (2, 2, True)  # 2 + 2 // 2


# ---- Fight or Flight


@rule("card.fight-or-flight")
@pytest.mark.parametrize(("target", "shields"), [("Yusuf Kaya", 3), ("Stevie Osborn", 2), ("Bruno Wagner", 1)])
def test_fight_or_flight_shields_more_for_each_fortitude_icon(target: str, shields: int) -> None:
    city = facing("Terrorize", "Beretta", target, answer="Fight or Flight")
    fight(city, "mental", "Beretta", target, answer="Fight or Flight")
    mind = 1 if target in ("Stevie Osborn", "Bruno Wagner") else 0
    assert (city.strength, city.blood(target), city.fought_out) == (4, 5 - (4 - mind - shields), True)


@rule("card.fight-or-flight", "damage.skull-of-none")
def test_fight_or_flight_deals_nothing_to_the_attacker() -> None:
    city = facing("The Mighty Fall", "Hydra", "Karma", answer="Fight or Flight")
    fight(city, "mental", "Hydra", "Karma", answer="Fight or Flight")
    assert (city.blood("Karma"), city.blood("Hydra"), city.fought_out) == (3, 6, True)


# ---- Hardened Flesh


@pytest.mark.parametrize(("icons", "left"), [(0, 3), (1, 4), (2, 5), (3, 5)])
def test_hardened_flesh_shields_more_for_each_fortitude_icon(icons: int, left: int) -> None:
    city = facing("Throat Rip", "Brother", "Doc", answer="Hardened Flesh")
    city.lends("Doc", Plus(FORTITUDE, icons, ITSELF))
    fight(city, "physical", "Brother", "Doc", answer="Hardened Flesh")
    assert (city.strength, city.blood("Doc"), city.fought_out) == (3, left, True)


def test_hardened_flesh_answers_ranged_attacks_but_no_social_ones() -> None:
    city = facing("Scoped .30-06", "Beretta", "Doc", answer="Hardened Flesh")
    fight(city, "ranged", "Beretta", "Doc", answer="Hardened Flesh")
    assert (city.blood("Doc"), city.fought_out) == (4, True)  # 2 - 1
    city = facing("", "Johnny", "Doc", answer="Hardened Flesh")
    fight(city, "social", "Johnny", "Doc", answer="Hardened Flesh")
    assert (city.blood("Doc"), city.fought_out) == (4, True)  # 2 - 1, and no Shield
    assert [event["why"] for event in city.log("illegal")] == ["react.type"]
