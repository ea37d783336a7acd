"""Cards that are attached face down: under a Secret Compartment, and by Vicissitude."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.hands import in_hand
from gloam.rivals.pieces import ATTACHED, BOARD, DISCARD
from tests.claims import rule
from tests.rivals.scenario import City, out, seat


def bury(city: City, host: str, names: tuple[str, ...]) -> None:
    """These cards of A's hand lie face down there."""
    table, there = city.table, city.card(host)
    for name in names:
        card = in_hand(table, 0, city.known(name))
        table.see(card, table.everyone())
        table.move(card, ATTACHED, 0, there, down=True)


def full(*under: str, **mine: Any) -> City:
    """A's turn; under the Compartment lie these."""
    facts: dict[str, Any] = {"coterie": ["Doc"], "hand": ["Mercy", *under], "library": ["Greed"] * 6, **mine}
    city = City(A=seat(board=["Secret Compartment"], **facts), B=seat())
    bury(city, "Secret Compartment", under)
    city.acts()
    return city


@rule("card.secret-compartment")
@pytest.mark.parametrize("kept", [True, False])
def test_a_discarded_card_may_go_under_the_compartment(kept: bool) -> None:
    city = full(haven="The Madhouse", conspiracies=[("Spiders", "A")])
    city.answers("A", "use <The Madhouse>", "discard [Mercy]")
    assert city.asks("A", "no", "use <Secret Compartment>")
    city.answers("A", "use <Secret Compartment>" if kept else "no")
    assert (city.guests("Secret Compartment"), city.pile("A")) == ((["Mercy"], []) if kept else ([], ["Mercy"]))
    assert (city.blood("Spiders"), city.asking) == (2, "AskAction A")


@rule("card.secret-compartment", "attach.face-down")
def test_everyone_knows_what_was_put_there_and_it_says_nothing() -> None:
    city = full("Mercy", "Greed", "Mercy", haven="The Madhouse", conspiracies=[("Spiders", "A")])
    view: Any = city.table.view(1)
    board = view["players"][0]["board"]
    guests = next(card["attached"] for card in board if card["card"] == "dar-secret-compartment")
    assert [(guest["card"], guest["down"]) for guest in guests] == [
        ("core-mercy", True), ("core-greed", True), ("core-mercy", True),
    ]  # fmt: skip
    city.answers("A", "use <The Madhouse>", "discard [Mercy]")  # there is no room for a fourth
    assert (len(city.guests("Secret Compartment")), city.pile("A"), city.asking) == (3, ["Mercy"], "AskAction A")


@rule("card.secret-compartment")
@pytest.mark.parametrize("taken", [True, False])
def test_one_card_of_a_draw_may_come_from_there(taken: bool) -> None:
    city = full("Mercy", "Baseball Bat")
    city.answers("A", "draw")
    assert city.asks("A", "no", "use <Secret Compartment>")
    if taken:
        city.answers("A", "use <Secret Compartment>")
        assert city.asks("A", "choose <Mercy>", "choose <Baseball Bat>")
        city.answers("A", "choose <Baseball Bat>")
    else:
        city.answers("A", "no")
        if city.what == "AskDeck":
            city.answers("A", "library")
    assert sorted(city.hand("A")) == sorted(["Mercy", "Baseball Bat" if taken else "Greed"])
    assert (len(city.guests("Secret Compartment")), city.asking) == (2 - taken, "AskAction A")
    if taken:
        card = city.card("Baseball Bat")
        assert city.table.pieces[card].seen == city.table.everyone()


@rule("card.secret-compartment")
def test_what_lies_there_is_discarded_with_it() -> None:
    city = full("Baseball Bat")
    city.table.move(city.card("Secret Compartment"), DISCARD, 0)
    assert (sorted(city.pile("A")), city.zone("Baseball Bat"), city.idle) == (
        ["Baseball Bat", "Secret Compartment"], DISCARD, True,
    )  # fmt: skip


# ---- Vicissitude


@rule("card.vicissitude")
@pytest.mark.parametrize("used", [True, False])
def test_vicissitude_attaches_a_card_of_the_hand_face_down(used: bool) -> None:
    city = City(A=seat(coterie=["Doc", "Hydra"], board=["Vicissitude"], hand=["Mercy", "Lolita"]), B=seat())
    city.turn_of()
    while city.what != "AskAnswer":
        city.passes_once()
    city.answers("A", "use <Vicissitude>" if used else "no")
    if used:
        city.answers("A", "choose <Hydra>", "attach [Lolita]")
    assert (city.guests("Hydra"), city.blood("Hydra")) == (["Lolita"] if used else [], 6)
    assert city.hand("A") == (["Mercy"] if used else ["Lolita", "Mercy"]) or city.hand("A") == ["Mercy", "Lolita"]
    assert city.asking == "AskAction A"


@rule("card.vicissitude")
@pytest.mark.parametrize(("worn", "more"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_vicissitude_strikes_for_what_the_attacker_wears(worn: int, more: int) -> None:
    mine = seat(coterie=["Doc", out("Hydra")], board=["Vicissitude"], hand=["Mercy"] * 3)
    city = City(A=mine, B=seat(coterie=["Flick", out("Sarka")]))
    bury(city, "Hydra", ("Mercy",) * worn)
    city.acts()
    city.attack("Hydra", "Sarka", "physical")
    while city.what in ("AskBlock", "AskReaction"):
        city.passes_once()
    before = city.blood("Sarka")
    if worn:
        city.answers("A", "use <Vicissitude>")
    city.passes()
    assert before - city.blood("Sarka") == 1 + more
    assert (city.ready("Vicissitude"), city.zone("Vicissitude"), city.fought_out) == (worn == 0, BOARD, True)
