"""Havens and Agendas of Justice & Mercy."""

from __future__ import annotations

from typing import Any

from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire

# ---- The Hermitage


def recruiting(name: str, **facts: Any) -> City:
    city = City(
        A=seat(coterie=["Hydra"], haven="The Hermitage", hand=[name], **{"faction": ["Kashi"], **facts}),
        B=seat(coterie=["Karma"], faction=["Doc"]),
    )
    city.acts()
    city.answers("A", f"recruit [{name}]")
    return city


def test_whoever_is_recruited_brings_one_prestige_and_a_salubri_two_and_a_faction_card() -> None:
    for name, prestige, hand in (("Brother", 8, []), ("Mareike", 10, ["Kashi"])):
        city = recruiting(name)
        assert (city.prestige("A"), city.prestige("B"), city.hand("A"), city.idle) == (prestige, 12, hand, True)
    city = recruiting("Mareike", faction=[], library=["Mercy"])
    assert (city.prestige("A"), city.hand("A"), city.idle) == (10, [], True)


def test_a_foe_who_recruits_brings_nothing() -> None:
    city = City(A=seat(coterie=["Hydra"], haven="The Hermitage"), B=seat(coterie=["Karma"], hand=["Brother"]))
    city.acts("B")
    city.answers("B", "recruit [Brother]")
    assert (city.prestige("A"), city.prestige("B"), city.idle) == (12, 7, True)


# ---- Army of One


@rule("card.army-of-one")
def test_army_of_one_gains_agenda_at_the_start_of_the_turn_with_one_character_outside_torpor() -> None:
    for coterie, torpor, agenda in (
        (["Hydra"], [], 1), (["Hydra", "Brother"], [], 0), (["Hydra"], [vampire("Skunk", blood=1)], 1),
    ):  # fmt: skip
        city = City(
            A=seat(coterie=coterie, torpor=torpor, agenda_card="Army of One"), B=seat(coterie=["Karma"], agenda=2),
        )  # fmt: skip
        city.turn_of("A")
        assert (city.agenda("A"), city.agenda("B"), city.idle) == (agenda, 2, True)
