"""Action cards of Blood & Alchemy that are no Ritual, card by card."""

from __future__ import annotations

from gloam.rivals.action_phase import ActionPhase
from tests.claims import rule
from tests.rivals.scenario import City, seat

# ---- Out of Time


def late(copies: int = 1) -> City:
    """A resolves so many on B."""
    city = City(
        players=3,
        A=seat(conspiracies=[("Out of Time", "AAA")] * copies + [("Lost Glory", "A")]),
        B=seat(coterie=["Nancy Witt"], library=["Greed"] * 9),
        C=seat(library=["Greed"] * 9),
    )
    city.acts()
    for _ in range(copies):
        city.answers("A", "resolve <Out of Time>", "foe B")
    return city


def begins(city: City, name: str) -> None:
    """The Action Phase of this player, with as many actions as it has."""
    city.table.active, city.table.docket = city.names.index(name), []
    city.do(ActionPhase())


@rule("card.out-of-time")
def test_out_of_time_takes_an_action_from_a_foes_next_turn_alone() -> None:
    city = late()
    assert city.actions() == 2
    begins(city, "B")
    assert (city.asking, city.actions()) == ("AskAction B", 1)
    assert [event["amount"] for event in city.log("actions-lost")] == [1]
    begins(city, "C")
    assert city.actions() == 2
    begins(city, "B")
    assert (city.actions(), city.idle) == (2, True)


@rule("card.out-of-time")
def test_two_copies_take_both_actions_and_a_third_takes_nothing_more() -> None:
    for copies in (2, 3):
        city = late(copies)
        begins(city, "B")
        assert city.actions() == 0
        assert city.refuses("B", "draw").rule == "action.up-to-two"
        begins(city, "B")
        assert (city.actions(), city.idle) == (2, True)


@rule("card.out-of-time", "consp.immunity")
def test_who_has_contributed_loses_no_action() -> None:
    city = City(players=3, A=seat(conspiracies=[("Out of Time", "AAB")]))
    city.acts()
    city.answers("A", "resolve <Out of Time>")
    assert city.log("foe-chosen")[0]["foe"] == 2  # C alone is left
    begins(city, "B")
    assert (city.actions(), city.idle) == (2, True)


@rule("card.out-of-time")
def test_everyone_sees_who_will_have_fewer_actions() -> None:
    city = late()
    one = {"card": "baa-out-of-time", "handle": None, "seat": 1, "until": "its-turn"}
    assert city.table.view(2)["in_force"] == [one]
    begins(city, "B")
    assert (city.table.view(2)["in_force"], city.idle) == ([], True)
