"""Agenda points: where they come from and what pays them."""

from __future__ import annotations

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.pieces import BURNED, TORPOR
from gloam.rivals.verbs import GAIN_AGENDA, LOSE_AGENDA, LOSE_PRESTIGE, STEAL_PRESTIGE
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire


@rule("agenda.text-any-turn")
def test_an_agenda_pays_out_in_a_foes_turn() -> None:
    city = City(
        players=3,
        A=seat(coterie=[vampire("Johnny", street=True, blood=1), "Hydra"], library=["Greed"]),
        B=seat(agenda_card="Turf War", agenda=3, coterie=[vampire("Sweetums", street=True)], hand=["Baseball Bat"]),
    )
    city.acts()
    city.attack("Johnny", "Sweetums", "physical")
    city.answers("B", "lay [Baseball Bat]")
    city.passes()
    assert city.zone("Johnny") == TORPOR
    assert city.agenda("B") == 4
    assert city.asking == "AskAction A"


@rule("agenda.from-supply")
def test_points_are_added_to_those_on_the_agenda_card() -> None:
    city = City(A=seat(coterie=["Humberto Garcia"], agenda=4, hand=["Greed"], library=["Greed"]))
    city.acts()
    city.answers("A", "play [Greed]", "yes")
    city.answers("B", "out")
    assert city.agenda("A") == 6
    assert city.asking == "AskAction A"


@rule("agenda.city-values")
@pytest.mark.parametrize(("mortal", "points"), [("Student", 1), ("Vagrant", 0), ("Special Affairs Division", 1)])
def test_a_defeated_mortal_pays_what_is_printed_on_it(mortal: str, points: int) -> None:
    city = City(
        street=[mortal],
        A=seat(coterie=[vampire("Hydra", street=True)], hand=["Lightning Strike"], library=["Greed"]),
    )
    city.acts()
    city.attack("Hydra", mortal, "physical", "Lightning Strike")
    city.passes()
    if mortal != "Special Affairs Division":
        city.answers("A", "burn")
    assert city.agenda("A") == points
    assert mortal not in city.in_street()
    assert city.asking == "AskAction A"


@rule("agenda.rival-vampire", "agenda.other-vampire")
@pytest.mark.parametrize(("foe", "points"), [("B", 4), ("C", 3)])
@pytest.mark.parametrize(("card", "kind"), [("Molotov Cocktail", "ranged"), ("Baseball Bat", "physical")])
def test_only_a_vampire_of_the_rival_pays_whether_defeated_or_burned(
    foe: str, points: int, card: str, kind: str
) -> None:
    city = City(
        A=seat(coterie=[vampire("Inmate #745943", street=True)], hand=[card], agenda=3, library=["Greed"]),
        B=seat(coterie=[vampire("Velvet", street=True, blood=1), "Hydra"]),
        C=seat(coterie=[vampire("Johnny", street=True, blood=1), "Doc"]),
    )
    victim = {"B": "Velvet", "C": "Johnny"}[foe]
    city.acts()
    city.attack("Inmate #745943", victim, kind, card)
    city.passes()
    assert city.zone(victim) == (BURNED if kind == "ranged" else TORPOR)
    assert city.agenda("A") == points
    assert city.asking == "AskAction A"


@rule("agenda.floor")
def test_what_is_not_there_is_not_lost_or_stolen() -> None:
    city = City(A=seat(agenda=1, prestige=5), B=seat(prestige=2, agenda=1))
    city.do(Deed(LOSE_AGENDA, 0, 1, 2, owner=1))
    assert city.agenda("B") == 0
    city.do(Deed(STEAL_PRESTIGE, 0, 1, 3, owner=1))
    assert (city.prestige("A"), city.prestige("B")) == (7, 0)
    city.do(Deed(LOSE_PRESTIGE, 0, 1, 3, owner=1), Deed(GAIN_AGENDA, 0, 0, 1, owner=0))
    assert (city.prestige("B"), city.agenda("A")) == (0, 2)
    assert city.settled
