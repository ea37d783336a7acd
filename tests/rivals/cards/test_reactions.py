"""The Reactions, card by card: B's Velvet, Doc or another is attacked by A and answers."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.pieces import TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def answered(
    card: str, kind: str, attacker: dict[str, Any], *party: Any, attack: str = "", use: bool = True, **b: Any
) -> City:
    """A's attacker strikes the first of B's party with this Attack card; B answers with that card, or with none."""
    city = City(
        A=seat(coterie=[attacker, "Flick"], hand=[attack] if attack else []),
        B=seat(coterie=[*party], hand=[card, "Mercy"], **b),
    )
    city.acts()
    city.attack(attacker["name"], party[0]["name"], kind, attack)
    if city.what == "AskBlock":
        city.answers("B", "let")
    city.answers("B", f"lay [{card}]" if use else "none")
    city.passes()
    return city


# ---- Cloak of Shadows


@pytest.mark.parametrize(
    ("mates", "left"), [((), 2), (("Jesús",), 3), (("Bad Penny",), 4), (("Bad Penny", "Jesús"), 5)]
)
def test_cloak_of_shadows_gives_a_shield_for_each_obfuscate_icon_of_the_party(
    mates: tuple[str, ...], left: int
) -> None:
    party = [out("Brother"), *[out(name, ready=False) for name in mates], "Karma"]
    city = answered("Cloak of Shadows", "physical", out("Hydra"), *party, attack="Lightning Strike")
    assert (city.blood("Brother"), city.idle) == (left, True)  # 2 + 2 - 1


def test_cloak_of_shadows_protects_further_victims_and_answers_ranged_attacks() -> None:
    party = [out("Brother"), out("Velvet", ready=False)]
    city = answered("Cloak of Shadows", "ranged", out("Beretta"), *party, attack="Drive-By")
    assert (city.blood("Brother"), city.blood("Velvet"), city.idle) == (5, 3, True)  # 2 - 1 - 1 and 2 - 1
    city = answered("Cloak of Shadows", "ranged", out("Beretta"), *party, attack="Drive-By", use=False)
    assert (city.blood("Brother"), city.blood("Velvet"), city.idle) == (4, 2, True)


# ---- Dignity of the Office


@pytest.mark.parametrize(("titles", "left"), [(0, 3), (1, 5), (2, 5)])
def test_dignity_of_the_office_gives_two_shields_for_each_titled_of_the_coterie_wherever(
    titles: int, left: int
) -> None:
    on = [*[["Primogen"], ["Herald"]][:titles], [], []]
    party = [out("Bruno Wagner"), vampire("Nancy Witt", on=on[0]), vampire("June Bryant", on=on[1])]
    city = answered("Dignity of the Office", "physical", out("Hydra"), *party)
    assert (city.blood("Bruno Wagner"), city.idle) == (left, True)


def test_the_shields_of_dignity_of_the_office_add_up() -> None:
    party = [out("Bruno Wagner"), vampire("Nancy Witt", on=["Primogen"]), vampire("June Bryant", on=["Herald"])]
    city = answered("Dignity of the Office", "physical", out("Hydra"), *party, attack="Throat Rip")
    assert (city.blood("Bruno Wagner"), city.idle) == (5, True)  # 1 + 2 + 1 against 4
    city = answered("Dignity of the Office", "physical", out("Hydra"), *party, attack="Throat Rip", use=False)
    assert (city.blood("Bruno Wagner"), city.idle) == (1, True)


# ---- Fleetness


@pytest.mark.parametrize(("name", "left"), [("Muhammad Zadeh", 1), ("Beretta", 3)])
def test_fleetness_gives_two_shields_for_each_celerity_of_who_reacts(name: str, left: int) -> None:
    city = answered("Fleetness", "physical", out("Hydra"), out(name), "Karma", attack="Lightning Strike")
    assert (city.blood(name), city.idle) == (left, True)


def test_the_celerity_of_a_skateboarder_counts_for_fleetness() -> None:
    party = [out("Beretta", on=["Skateboarder"]), "Karma"]
    city = answered("Fleetness", "physical", out("Hydra"), *party, attack="Lightning Strike")
    assert (city.blood("Beretta"), city.idle) == (6, True)  # 4 against 4 Shields


# ---- Insanity Defense


@pytest.mark.parametrize(
    ("kind", "card", "left"),
    [("physical", "Lightning Strike", 2), ("social", "Humiliate", 4), ("mental", "Terrorize", 4)],
)
def test_insanity_defense_gives_two_shields_and_three_against_a_mental_attack(kind: str, card: str, left: int) -> None:
    attacker = out("Hydra") if kind != "mental" else out("Beretta")
    party = [out("Bad Penny"), "Karma"]
    city = answered("Insanity Defense", kind, attacker, *party, attack=card)
    assert (city.blood("Bad Penny"), city.idle) == (left, True)


# ---- Slap in the Face


@rule("card.slap-in-the-face")
def test_slap_in_the_face_hits_back_with_the_physical_of_who_reacts_and_protects_nobody() -> None:
    city = answered("Slap in the Face", "social", out("Shades"), out("Inmate #745943"), "Karma", attack="Humiliate")
    assert (city.blood("Inmate #745943"), city.blood("Shades"), city.idle) == (2, 2, True)  # 2, and 1 + 2 - 1
    city = answered("Slap in the Face", "social", out("Shades"), out("Inmate #745943"), "Karma", use=False)
    assert (city.blood("Inmate #745943"), city.blood("Shades"), city.idle) == (3, 4, True)


# ---- Steal the Spotlight


def spotlight(blocks: bool, blood: int = 6) -> City:
    city = City(
        A=seat(coterie=[out("Hydra", blood=blood), "Flick"]),
        B=seat(coterie=[out("Muhammad Zadeh"), out("Bunny Benitez")], hand=["Steal the Spotlight"]),
    )
    city.acts()
    city.attack("Hydra", "Muhammad Zadeh", "physical")
    city.answers("B", "block <Bunny Benitez>" if blocks else "let", "lay [Steal the Spotlight]")
    city.passes()
    return city


def test_steal_the_spotlight_takes_two_blood_from_the_attacker_if_it_is_played_by_a_blocker() -> None:
    city = spotlight(blocks=True)
    assert (city.blood("Hydra"), city.blood("Bunny Benitez"), city.idle) == (4, 4, True)
    city = spotlight(blocks=False)
    assert (city.blood("Hydra"), city.blood("Muhammad Zadeh"), city.idle) == (6, 5, True)


def test_an_attacker_that_loses_its_last_blood_to_steal_the_spotlight_is_defeated() -> None:
    city = spotlight(blocks=True, blood=2)
    assert (city.zone("Hydra"), city.idle) == (TORPOR, True)


# ---- Unswayable Mind


@pytest.mark.parametrize(("mate", "left"), [("Montgomery White", 6), ("Humberto Garcia", 5)])
def test_unswayable_mind_gives_a_shield_and_with_two_fortitude_the_text_of_the_attack_is_ignored(
    mate: str, left: int
) -> None:
    party = [out("Randolph Marz"), out(mate, ready=False)]
    city = answered("Unswayable Mind", "social", out("Hydra"), *party, attack="A Biting Comment")
    if city.what == "AskWhich":
        city.answers("A", "choose 1")
        city.passes()
    assert (city.blood("Randolph Marz"), city.idle) == (left, True)  # 1, or 3, less 1 and 1


def test_under_unswayable_mind_nothing_of_the_attack_card_can_be_paid_but_its_damage_stays() -> None:
    party = [out("Yusuf Kaya", on=["Vagrant"]), "Karma"]
    city = City(
        A=seat(coterie=[out("Hydra"), "Flick"], hand=["Incite Rebellion"], library=["Mercy"]),
        B=seat(coterie=party, hand=["Unswayable Mind"]),
    )
    city.acts()
    city.attack("Hydra", "Yusuf Kaya", "social", "Incite Rebellion")
    city.answers("B", "lay [Unswayable Mind]")
    assert city.asks("A", "pass", "use <Hydra>")
    city.answers("A", "pass")
    assert (city.blood("Yusuf Kaya"), city.idle) == (5, True)  # 1 + 1, less 1 and 1


def test_unswayable_mind_need_not_be_played() -> None:
    city = answered("Unswayable Mind", "social", out("Hydra"), out("Randolph Marz"), "Karma", use=False)
    assert (city.blood("Randolph Marz"), city.hand("B"), city.idle) == (6, ["Mercy", "Unswayable Mind"], True)
