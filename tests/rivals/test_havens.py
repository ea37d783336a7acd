"""Havens: Secrecy, and the Leader Ability."""

from __future__ import annotations

from gloam.core.deeds import Deed
from gloam.rivals.pieces import TORPOR
from gloam.rivals.verbs import BURN
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire


@rule("haven.secrecy")
def test_a_haven_hides_those_inside_and_nobody_outside() -> None:
    city = City(A=seat(coterie=["Hydra", "Flick"]))
    city.acts()
    assert city.table.secrecy(city.card("Hydra")) == 1
    city.answers("A", "move <Hydra>")
    assert (city.table.secrecy(city.card("Hydra")), city.table.secrecy(city.card("Flick"))) == (0, 1)
    assert city.asking == "AskAction A"


def in_pain(attacker: str) -> City:
    """Brother is the Leader; this one attacks Velvet with no card."""
    city = City(
        A=seat(
            haven="House of Pain",
            coterie=[vampire("Brother", street=1), vampire("Sweetums", street=2)],
            hand=["Greed", "Mercy", "Free Money"],
            library=["Greed"],
        ),
        B=seat(coterie=[vampire("Velvet", street=True)]),
    )
    city.acts()
    city.attack(attacker, "Velvet", "physical")
    return city


@rule("haven.leader-ability")
def test_a_leader_ability_is_text_on_the_leader_wherever_it_is() -> None:
    city = in_pain("Brother")
    assert city.asks("A", "pass", "use <House of Pain>")
    city.answers("A", "use <House of Pain>", "discard [Greed]")
    city.passes()
    assert city.log("summed")[-1]["amount"] == 2
    assert len(city.hand("A")) == 2
    assert city.asking == "AskAction A"


@rule("haven.leader-ability")
def test_a_leader_ability_may_be_left_alone() -> None:
    city = in_pain("Brother")
    city.answers("A", "pass")
    city.passes()
    assert city.log("summed")[-1]["amount"] == 1
    assert len(city.hand("A")) == 3
    assert city.asking == "AskAction A"


@rule("haven.leader-ability")
def test_another_attacker_cannot_use_the_leader_ability() -> None:
    city = in_pain("Sweetums")
    city.passes()
    assert city.log("used") == []
    assert city.log("summed")[-1]["amount"] == 1
    assert city.asking == "AskAction A"


@rule("haven.leader-absent", "haven.leader-torpor")
def test_without_its_leader_a_haven_only_hides() -> None:
    city = City(
        A=seat(
            haven="The Madhouse",
            coterie=["Flick", "Montgomery White"],
            torpor=[vampire("Doc", blood=3)],
            hand=["Greed", "Late-Night Snack"],
            conspiracies=[("Lost Glory", "A")],
        )
    )
    city.table.leader[0] = city.card("Doc")
    city.acts()
    assert "use <The Madhouse>" not in city.options("A")
    assert city.table.secrecy(city.card("Flick")) == 1
    city.answers("A", "play [Late-Night Snack]", "with <Flick>", "mend <Doc>", "mend <Doc>")
    assert city.zone("Doc") != TORPOR
    assert "use <The Madhouse>" in city.options("A")
    city.answers("A", "use <The Madhouse>", "discard [Greed]")
    assert city.blood("Lost Glory") == 2
    assert city.asking == "AskAction A"


@rule("haven.leader-torpor")
def test_a_burned_leader_takes_the_ability_along_for_good() -> None:
    city = City(
        A=seat(haven="The Madhouse", coterie=["Flick", "Hydra"], hand=["Greed"], conspiracies=[("Lost Glory", "A")])
    )
    city.acts()
    assert "use <The Madhouse>" in city.options("A")
    city.answers("A", "end")
    flick = city.card("Flick")
    city.do(Deed(BURN, 1, flick, 1, owner=0))
    city.acts()
    assert "use <The Madhouse>" not in city.options("A")
    assert city.table.secrecy(city.card("Hydra")) == 1
