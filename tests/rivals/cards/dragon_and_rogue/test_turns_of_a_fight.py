"""Smoke and Mirrors, Back with a Vengeance."""

from __future__ import annotations

import pytest

from gloam.rivals.catalogue import BODY
from gloam.rivals.pieces import BURNED, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat


def smoke(name: str, blood: int, *hand: str) -> City:
    """Hydra, with Brother beside, attacks somebody who reacts with the card."""
    city = City(
        A=seat(coterie=[out("Bella Forte"), out("Brother")], hand=hand),
        B=seat(coterie=[out(name, blood=blood), "Doc"], hand=["Smoke and Mirrors"]),
    )
    city.acts()
    city.attack("Bella Forte", name, "physical", *(hand or ("",)), "Brother")
    while city.is_asked("AskBlock"):
        city.answers("B", "let")
    city.answers("B", "lay [Smoke and Mirrors]")
    city.passes()
    return city


@rule("card.smoke-and-mirrors", "fear.no-ready")
@pytest.mark.parametrize("afraid", ["Bella Forte", "Brother"])
def test_one_of_the_attacking_party_gets_a_fear_token(afraid: str) -> None:
    city = smoke("Haya", 3)
    assert city.asks("B", "choose <Bella Forte>", "choose <Brother>")
    assert city.refuses("B", "choose <Haya>")
    city.answers("B", f"choose <{afraid}>")
    fears = {name: city.fear(name) for name in ("Bella Forte", "Brother", "Haya")}
    assert (fears[afraid], sum(fears.values()), city.fought_out) == (1, 1, True)


@rule("card.smoke-and-mirrors", "key.superficial")
@pytest.mark.parametrize(("name", "stands"), [("Kwaku", True), ("Haya", False)])
def test_with_obfuscate_the_attack_takes_nobodys_last_blood(name: str, stands: bool) -> None:
    city = smoke(name, 1, "Throat Rip")
    city.answers("B", "choose <Bella Forte>")
    assert (city.card(name) in city.table.coterie[1], city.blood(name), city.fought_out) == (stands, 1, True)


@rule("card.back-with-a-vengeance")
@pytest.mark.parametrize(("on", "more"), [([], 0), (["Vagrant"], 1), (["Vagrant", "Herald", "Chef"], 3)])
def test_the_attacker_deals_more_for_each_attachment(on: list[str], more: int) -> None:
    city = City(
        A=seat(coterie=[out("Hydra", on=on)], hand=["Back with a Vengeance"]), B=seat(coterie=[out("Karma"), "Doc"])
    )
    city.acts()
    body = city.quality(BODY, "Hydra")
    city.attack("Hydra", "Karma", "physical", "Back with a Vengeance")
    city.passes()
    assert (city.strength, city.fought_out) == (body + more, True)


@rule("card.back-with-a-vengeance", "agg.burn")
@pytest.mark.parametrize(("name", "zone"), [("Lil' Fang", BURNED), ("Trinity Voss", TORPOR)])
def test_as_a_reaction_it_deals_physical_damage_which_protean_makes_aggravated(name: str, zone: int) -> None:
    city = City(
        A=seat(coterie=[out("Kwaku", blood=1), "Hydra"]),
        B=seat(coterie=[out(name, on=["Vagrant"]), "Doc"], hand=["Back with a Vengeance"]),
    )
    assert city.quality(BODY, name) > city.quality(BODY, "Kwaku")
    city.acts()
    city.attack("Kwaku", name, "mental")
    while city.is_asked("AskBlock"):
        city.answers("B", "let")
    city.answers("B", "lay [Back with a Vengeance]")
    city.passes()
    assert (city.table.pieces[city.card("Kwaku")].zone, city.guests(name), city.fought_out) == (zone, ["Vagrant"], True)
