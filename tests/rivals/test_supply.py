"""Tokens: the general supply and the Personal Supply, and their colours."""

from __future__ import annotations

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.table import UNLIMITED
from gloam.rivals.tokens import by_colour, tokens
from gloam.rivals.verbs import GAIN_AGENDA, GAIN_PRESTIGE, LOSE_BLOOD, LOSE_PRESTIGE, MEND
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire


def colours(city: City, name: str) -> list[int]:
    return by_colour(city.table.pieces[city.card(name)].tokens, city.table.seats)


def paint(city: City, name: str, *amounts: int) -> None:
    """So many tokens of each colour lie on this vampire."""
    card = city.card(name)
    pile = sum([tokens(colour, amount) for colour, amount in enumerate(amounts)])
    city.table.pieces[card] = city.table.pieces[card].but(tokens=pile)


def strike(city: City, victim: str) -> None:
    city.acts()
    city.attack("Hydra", victim, "physical")
    city.passes()


@rule("supply.general", "supply.own-colour")
def test_blood_lost_to_damage_goes_back_to_the_supply_of_its_colour() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=True)], library=["Greed"]),
        B=seat(coterie=[vampire("Doc", street=True)]),
    )
    city.table.supply = [10, 10]
    strike(city, "Doc")
    assert city.blood("Doc") == 3
    assert city.table.supply == [10, 12]
    assert city.asking == "AskAction A"


@rule("supply.general")
def test_spent_prestige_goes_back_to_the_supply() -> None:
    city = City(A=seat(coterie=[vampire("Doc", blood=4)], prestige=6, library=["Greed"]))
    city.table.supply = [10, 10]
    city.acts()
    city.answers("A", "use <Doc>")
    assert city.prestige("A") == 5
    assert city.table.supply == [10, 10]
    assert city.blood("Doc") == 5
    assert city.asking == "AskAction A"


@rule("supply.own-colour", "supply.shared-or-own")
def test_whoever_takes_tokens_takes_their_own_colour() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", blood=2)]))
    city.table.supply = [10, 10]
    paint(city, "Hydra", 1, 1)
    city.do(Deed(MEND, 1, city.card("Hydra"), 2, owner=0))
    assert colours(city, "Hydra") == [3, 1]
    assert city.table.supply == [8, 10]
    assert city.settled


@rule("supply.own-first")
def test_ones_own_colour_is_lost_before_any_other() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=True)], library=["Greed"]),
        B=seat(coterie=[vampire("Velvet", street=True)]),
    )
    paint(city, "Velvet", 1, 3)
    strike(city, "Velvet")
    assert colours(city, "Velvet") == [1, 1]
    assert city.asking == "AskAction A"


@rule("supply.own-first")
def test_ones_own_colour_is_spent_before_any_other() -> None:
    city = City(A=seat(coterie=[vampire("Doc", blood=4)], library=["Greed"]))
    city.table.prestige[0] = tokens(0, 1) + tokens(1, 3)
    city.acts()
    city.answers("A", "use <Doc>")
    assert by_colour(city.table.prestige[0], 2) == [0, 3]
    assert city.asking == "AskAction A"


@rule("supply.empty-colour", "supply.shared-or-own")
@pytest.mark.parametrize(("there", "gained"), [(0, 0), (2, 2), (5, 3)])
def test_no_more_is_gained_than_ones_colour_has_left(there: int, gained: int) -> None:
    city = City(A=seat(prestige=6))
    city.table.supply = [there, 9]
    city.do(Deed(GAIN_PRESTIGE, 0, 0, 3, owner=0))
    assert city.prestige("A") == 6 + gained
    assert city.table.supply == [there - gained, 9]
    assert city.settled


@rule("supply.empty-colour")
def test_a_colour_that_comes_back_can_be_gained_again() -> None:
    city = City(A=seat(prestige=6))
    city.table.supply = [0, 9]
    city.do(Deed(LOSE_PRESTIGE, 1, 0, 2, owner=0), Deed(GAIN_PRESTIGE, 0, 0, 3, owner=0))
    assert city.prestige("A") == 6
    assert city.table.supply == [0, 9]
    assert city.settled


@rule("supply.size")
def test_a_colour_without_a_total_is_unlimited_and_agenda_always_is() -> None:
    city = City(A=seat(prestige=6))
    assert city.table.supply == [UNLIMITED, UNLIMITED]
    city.do(Deed(GAIN_PRESTIGE, 0, 0, 90, owner=0))
    assert city.prestige("A") == 96
    city.table.supply = [0, 0]
    city.do(Deed(GAIN_PRESTIGE, 0, 0, 1, owner=0), Deed(GAIN_AGENDA, 0, 0, 5, owner=0))
    assert (city.prestige("A"), city.agenda("A")) == (96, 5)
    assert city.settled


@rule("supply.unit")
def test_1_blood_is_a_value_of_1_whatever_the_tokens_look_like() -> None:
    city = City(A=seat(coterie=["Doc"]))
    city.do(Deed(LOSE_BLOOD, 1, city.card("Doc"), 1, owner=0))
    assert city.blood("Doc") == 4
    assert city.settled


@rule("supply.colour-of-spender")
def test_a_contribution_counts_by_player_not_by_colour() -> None:
    city = City(
        A=seat(coterie=["Hydra"], conspiracies=[("Whispering Campaign", "AAA")]),
        B=seat(prestige=5),
        C=seat(prestige=5),
    )
    city.table.prestige[1] = tokens(0, 5)
    conspiracy = city.card("Whispering Campaign")
    city.table.see(conspiracy, 1 << 1)
    city.acts()
    city.answers("B", "give")
    city.answers("A", "accept")
    assert colours(city, "Whispering Campaign") == [4, 0, 0]
    assert city.prestige("B") == 4
    city.answers("A", "resolve <Whispering Campaign>")
    assert (city.prestige("B"), city.prestige("C")) == (4, 3)
    assert city.asking == "AskAction A"
