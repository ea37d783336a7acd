"""Havens and Agendas of Wolf & Rat, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.choices import Resolve
from gloam.core.deeds import Deed
from gloam.core.texts import Cause
from gloam.rivals.domains import TakeIn
from gloam.rivals.pieces import HAVEN, STREET, TORPOR
from gloam.rivals.verbs import END_OF_TURN
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- The Sewers


def sewers(*street: str, leader: Any = "Hydra", hand: tuple[str, ...] = ("Throat Rip",), theirs: Any = "Doc") -> City:
    city = City(
        street=street,
        A=seat(coterie=[leader, "Brother"], haven="The Sewers", hand=[*hand]),
        B=seat(coterie=[theirs]),
    )
    city.acts()
    return city


@rule("card.the-sewers")
def test_from_the_sewers_the_leader_attacks_mortals_and_stays_at_home() -> None:
    city = sewers("Chef", "Vagrant", theirs=out("Doc"))
    assert city.offers("A", "attack") == ("attack <Hydra>",)
    city.answers("A", "attack <Hydra>")
    assert city.asks("A", "target <Chef>", "target <Vagrant>")
    assert city.refuses("A", "target <Doc>").rule == "card.the-sewers"
    city.answers("A", "target <Chef>", "physical", "show [Throat Rip]")
    city.passes()
    city.answers("A", "attach")
    assert (city.zone("Hydra"), city.ready("Hydra"), city.guests("Hydra")) == (HAVEN, False, ["Chef"])
    assert (city.party("Hydra"), city.ready("Brother"), city.actions()) == (["Brother", "Hydra"], True, 1)
    assert ([city.agenda(name) for name in "AB"], city.fought_out) == ([1, 0], True)


@rule("card.the-sewers", "attack.cost")
def test_nobody_else_does_nor_an_exhausted_leader_nor_without_a_mortal() -> None:
    city = sewers("Chef")
    assert city.refuses("A", "attack <Brother>").rule == "attack.cost"
    assert city.idle
    city = sewers("Chef", leader=vampire("Hydra", ready=False))
    assert (city.offers("A", "attack"), city.refuses("A", "attack <Hydra>").rule) == ((), "attack.cost")
    assert city.idle
    city = sewers(theirs=out("Doc"))
    assert (city.offers("A", "attack"), city.refuses("A", "attack <Hydra>").rule) == ((), "attack.step2-target")
    assert city.idle


@rule("card.the-sewers")
def test_in_the_street_the_leader_attacks_as_anybody_does() -> None:
    city = sewers("Chef", leader=out("Hydra"), theirs=out("Doc"))
    city.answers("A", "attack <Hydra>")
    assert city.asks("A", "target <Chef>", "target <Doc>")
    city.answers("A", "target <Doc>", "social", "none")
    city.passes()
    assert (city.zone("Hydra"), city.fought_out) == (STREET, True)


@rule("card.the-sewers", "card.constant-surveillance")
def test_a_covered_haven_lets_nobody_attack_from_it() -> None:
    city = City(
        street=["Chef"],
        A=seat(coterie=["Hydra"], haven="The Sewers", hand=["Fleetness"]),
        B=seat(board=["Constant Surveillance"]),
    )
    city.table.covers = ((city.card("Constant Surveillance"), city.card("The Sewers")),)
    city.acts()
    assert (city.offers("A", "attack"), city.idle) == ((), True)


# ---- The Shelter


def test_with_a_vagrant_ones_characters_are_harder_to_find_in_the_street() -> None:
    city = City(
        A=seat(coterie=[
            out("Hydra", on=["Vagrant", "Vagrant"]), out("Skunk", on=["Chef"]), vampire("Sweetums", on=["Vagrant"]),
        ], haven="The Shelter"),
        B=seat(coterie=[out("Doc", on=["Vagrant"])]),
    )  # fmt: skip
    secrecy = {name: city.table.secrecy(city.card(name)) for name in ("Hydra", "Skunk", "Sweetums", "Doc")}
    assert secrecy == {"Hydra": 1, "Skunk": 0, "Sweetums": 1, "Doc": 0}
    assert city.settled


@rule("haven.leader-absent")
def test_not_while_the_leader_is_in_torpor() -> None:
    city = City(A=seat(coterie=[out("Skunk", on=["Vagrant"]), "Hydra"], haven="The Shelter"))
    assert city.table.secrecy(city.card("Skunk")) == 1
    city.table.leader[0] = city.card("Hydra")
    city.falls("Hydra")
    assert (city.zone("Hydra"), city.table.secrecy(city.card("Skunk")), city.settled) == (TORPOR, 0, True)


# ---- Hoard the Herd


@rule("card.hoard-the-herd")
@pytest.mark.parametrize(
    ("street", "agenda"),
    [((), 2), (("Special Affairs Division",), 1), (("Chef",), 0), (("Special Affairs Division", "Vagrant"), 0)],
)
def test_hoard_the_herd_pays_for_an_empty_street(street: tuple[str, ...], agenda: int) -> None:
    city = City(street=street, A=seat(agenda_card="Hoard the Herd"), B=seat())
    city.do(Deed(END_OF_TURN, 0, 0, 1, owner=0))
    assert ([city.agenda(name) for name in "AB"], city.settled) == ([agenda, 0], True)
    city.do(Deed(END_OF_TURN, 1, 1, 1, owner=1))
    assert ([city.agenda(name) for name in "AB"], city.settled) == ([agenda, 0], True)


@rule("card.hoard-the-herd", "card.second-tradition")
@pytest.mark.parametrize(("attached", "agenda"), [(("Chef",), 0), (("Chef", "Vagrant"), 2)])
def test_what_is_attached_to_a_card_in_play_does_not_stand_in_its_way(attached: tuple[str, ...], agenda: int) -> None:
    city = City(
        street=["Chef", "Vagrant"], A=seat(agenda_card="Hoard the Herd"), B=seat(board=["Second Tradition: The Domain"])
    )
    card = city.card("Second Tradition: The Domain")
    for name in attached:
        city.do(Resolve(TakeIn(2), Cause(1, card, city.table.pieces[card].stamp, city.card(name))))
    city.do(Deed(END_OF_TURN, 0, 0, 1, owner=0))
    assert ([city.agenda(name) for name in "AB"], city.settled) == ([agenda, 0], True)


# ---- Invisible Army


def army(street: tuple[str, ...] = ("Vagrant",), **theirs: object) -> City:
    city = City(
        street=street,
        A=seat(coterie=[out("Hydra"), out("Brother")], agenda_card="Invisible Army", rival="C", hand=["Throat Rip"]),
        B=seat(coterie=[out("Doc", **theirs), "Karma"]),
        C=seat(),
    )
    city.acts()
    return city


@rule("card.invisible-army")
@pytest.mark.parametrize(("spoils", "agenda"), [("burn", 1), ("attach", 2)])
def test_a_vagrant_pays_once_when_it_is_defeated_and_once_when_it_is_attached(spoils: str, agenda: int) -> None:
    city = army()
    city.attack("Hydra", "Vagrant", "physical")
    city.passes()
    city.answers("A", spoils)
    assert ([city.agenda(name) for name in "ABC"], city.fought_out) == ([agenda, 0, 0], True)


def test_another_mortal_pays_only_what_is_printed_on_it() -> None:
    city = army(("Chef",))
    city.attack("Hydra", "Chef", "physical", "Throat Rip")
    city.passes()
    city.answers("A", "attach")
    assert ([city.agenda(name) for name in "ABC"], city.guests("Hydra")) == ([1, 0, 0], ["Chef"])
    assert city.fought_out


@rule("card.invisible-army")
@pytest.mark.parametrize(("on", "agenda"), [((), 0), (("Chef",), 0), (("Vagrant",), 1), (("Vagrant", "Vagrant"), 1)])
def test_a_foes_character_pays_once_if_it_has_a_vagrant(on: tuple[str, ...], agenda: int) -> None:
    city = army(on=[(name, False) for name in on])
    city.falls("Doc", "A", "Hydra")
    assert ([city.agenda(name) for name in "ABC"], city.zone("Doc"), city.idle) == ([agenda, 0, 0], TORPOR, True)


@rule("card.invisible-army")
def test_neither_ones_own_character_nor_what_others_defeat_pays() -> None:
    city = City(
        players=3,
        A=seat(coterie=[out("Hydra", on=["Vagrant"]), "Brother"], agenda_card="Invisible Army"),
        B=seat(coterie=[out("Doc", on=["Vagrant"]), "Karma"]),
        C=seat(coterie=["Nancy Witt"]),
    )
    city.falls("Hydra", "A", "Brother")
    city.falls("Doc", "C", "Nancy Witt")
    assert (city.agenda("A"), city.settled) == (0, True)
