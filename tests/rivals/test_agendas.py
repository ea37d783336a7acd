"""Agendas that lie face down: what is put on them, when they are turned up, and who knows the order for that."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.agendas import order_of, used_as_seen
from gloam.rivals.pieces import BOARD, FACE_DOWN
from gloam.rivals.position_moment import is_text
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire

BASE = "Base of Power"


def secretive(**facts: Any) -> City:
    """A has Base of Power face down and could take a Title."""
    mine = {"coterie": ["Hydra"], "hand": ["Herald"], "library": ["Greed"], "agenda_card": BASE, "agenda_down": True}
    city = City(A={**mine, **facts})
    city.acts()
    return city


def takes_herald(city: City) -> None:
    city.answers("A", "play [Herald]", "exert <Hydra>", "pay")


@rule("custom.agenda-hidden", "window.agenda-reveal")
def test_a_face_down_agenda_turns_up_and_pays_by_itself() -> None:
    city = secretive()
    assert not city.mentions("B", "core-base-of-power")
    takes_herald(city)
    assert city.zone(BASE) == BOARD
    assert city.agenda("A") == 2
    assert city.mentions("B", "core-base-of-power")
    assert city.asking == "AskAction A"


@rule("custom.agenda-hidden", "window.agenda-reveal")
def test_an_agenda_that_is_held_back_stays_down_and_pays_nothing() -> None:
    city = secretive()
    city.answers("A", "order hold")
    takes_herald(city)
    assert city.zone(BASE) == FACE_DOWN
    assert city.agenda("A") == 0
    assert not city.mentions("B", "core-base-of-power")
    assert city.asking == "AskAction A"


@rule("window.agenda-reveal")
def test_an_agenda_pays_in_a_foe_s_turn_as_well() -> None:
    prince = vampire("The Cossack", street=True, blood=1, on=["Prince of the City"])
    city = City(
        A=seat(coterie=["Hydra"], hand=["Baseball Bat"], agenda_card=BASE, agenda_down=True),
        B=seat(coterie=["Doc", prince], hand=["Greed"], library=["Greed"]),
    )
    city.acts("B")
    city.answers("B", "attack <The Cossack>", "discard [Greed]", "physical")
    city.answers("A", "lay [Baseball Bat]")
    assert city.zone(BASE) == BOARD
    assert city.agenda("A") == 3
    assert city.asking == "AskAction B"


@rule("custom.agenda-hidden", "window.agenda-reveal")
def test_its_owner_may_turn_it_up_from_the_menu() -> None:
    city = secretive()
    city.answers("A", f"reveal <{BASE}>")
    assert city.zone(BASE) == BOARD
    assert city.mentions("B", "core-base-of-power")
    assert city.actions() == 2
    assert city.offers("A", "reveal") == city.offers("A", "order") == ()


@rule("window.agenda-reveal", "window.principle", "window.agenda-order-limit")
def test_nobody_else_sees_the_order_and_it_changes_once_a_turn() -> None:
    city = secretive()
    seen = [(city.view(viewer), city.log(viewer=viewer)) for viewer in ("B", None)]
    assert city.view("A")["you"]["pays"] is True
    assert city.offers("A", "order") == ("order hold",)
    city.answers("A", "order hold")
    assert [(city.view(viewer), city.log(viewer=viewer)) for viewer in ("B", None)] == seen
    assert city.view("A")["you"]["pays"] is False
    assert city.offers("A", "order") == ()
    assert used_as_seen(city.table, 1) == ()
    assert used_as_seen(city.table, 0) == (order_of(city.card(BASE)),)
    assert is_text(city.table, order_of(city.card(BASE)))
    assert not is_text(city.table, order_of(city.card("Hydra")))


@rule("window.agenda-reveal")
def test_the_order_lasts_and_can_be_changed_again_next_turn() -> None:
    city = City(A=seat(agenda_card=BASE, agenda_down=True, library=["Greed"] * 9))
    city.turn_of("A")
    city.answers("A", "order hold", "end")
    city.answers("B", "end")
    assert city.offers("A", "order") == ("order pay",)
    city.answers("A", "order pay")
    assert city.table.pays == [True, True]
    assert city.asking == "AskAction A"


@rule("custom.agenda-points", "window.agenda-reveal")
@pytest.mark.parametrize("order", ["", "order hold"])
def test_points_from_elsewhere_are_put_on_a_face_down_agenda(order: str) -> None:
    attacker = vampire("The Cossack", street=True)
    city = City(
        A=seat(
            coterie=[attacker],
            hand=["Baseball Bat"],
            agenda_card=BASE,
            agenda_down=True,
            agenda=2,
            library=["Greed"],
        ),
        street=["Athlete"],
    )
    city.acts()
    if order:
        city.answers("A", order)
    city.attack("The Cossack", "Athlete", "physical", "Baseball Bat")
    city.answers("A", "burn")
    assert city.agenda("A") == 3
    assert city.zone(BASE) == FACE_DOWN
    assert not city.mentions("B", "core-base-of-power")
    assert city.view("B")["players"][0]["agenda"] == 3
    assert city.asking == "AskAction A"


@rule("window.agenda-reveal")
def test_the_winning_total_turns_it_up() -> None:
    city = secretive(hand=["Greed"], coterie=["Nancy Witt"], agenda=11)
    city.answers("A", "order hold", "play [Greed]", "yes")
    city.answers("B", "out")
    assert city.winners == "A"
    assert city.zone(BASE) == BOARD
    assert [event["card"] for event in city.log("agenda-revealed", viewer="B")] == ["core-base-of-power"]
