"""Attack cards of Blood & Alchemy, card by card."""

from __future__ import annotations

from typing import Any

from gloam.rivals.pieces import BURNED
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Baal's Caress


def caressing(attacker: str = "Alejandro Lopez", target: Any = "Hydra", **facts: Any) -> City:
    victim = out(target) if isinstance(target, str) else target
    city = City(
        A=seat(coterie=[out(attacker, **facts), "Nancy Witt"], hand=["Baal's Caress"]),
        B=seat(coterie=[victim, "Karma"]),
    )
    city.acts()
    city.attack(attacker, victim["name"], "physical", "Baal's Caress")
    return city


def in_fight(city: City) -> None:
    """Up to the abilities of the attacker."""
    while city.what != "AskWindow":
        city.passes_once()


@rule("card.baals-caress")
def test_baals_caress_adds_one_aggravated_damage_for_each_blood_and_sorcery_icon() -> None:
    city = caressing()
    in_fight(city)
    assert city.asks("A", "pass", "use <Baal's Caress>")
    city.answers("A", "use <Baal's Caress>", "use <Baal's Caress>")  # and no third time
    assert (city.blood("Alejandro Lopez"), city.blood("Hydra")) == (4, 4)  # Hydra withstands the attribute alone
    assert [event["aggravated"] for event in city.log("damaged")] == ["all"]
    assert city.fought_out


@rule("card.baals-caress")
def test_baals_caress_need_not_be_paid_for() -> None:
    city = caressing()
    city.passes()
    assert (city.blood("Alejandro Lopez"), city.blood("Hydra"), city.fought_out) == (6, 6, True)


@rule("card.baals-caress", "cost.last-blood")
def test_baals_caress_never_takes_the_attackers_last_blood() -> None:
    city = caressing(blood=2)
    in_fight(city)
    city.answers("A", "use <Baal's Caress>")
    city.passes()
    assert (city.blood("Alejandro Lopez"), city.blood("Hydra"), city.fought_out) == (1, 5, True)


@rule("card.baals-caress", "agg.burn")
def test_whoever_baals_caress_defeats_is_burned() -> None:
    city = caressing(target=vampire("Hydra", street=True, blood=1))
    in_fight(city)
    city.answers("A", "use <Baal's Caress>", "pass")
    city.passes()
    assert (city.zone("Hydra"), city.fought_out) == (BURNED, True)
