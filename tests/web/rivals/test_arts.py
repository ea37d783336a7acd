"""What Shadows & Shrouds asks and shows in the browser: a foe's hand, an answer to Aggravated damage, banned names."""

from __future__ import annotations

from tests.rivals.scenario import City, seat
from tests.web.rivals.scenes import buttons
from tests.web.rivals.test_questions import page, said
from tests.web.rivals.test_table import board


def offered(table: City, seat_of: str) -> set[str]:
    """The answers that have a button of their own."""
    return {one.choice.options[0] for one in buttons(page(table, seat_of)) if one.choice.options}


def test_the_cards_of_a_hand_that_was_looked_at_stand_in_the_dock() -> None:
    table = City(
        A=seat(coterie=["Doc"], hand=["Clairvoyance"]), B=seat(coterie=["Karma"], hand=["Greed", "Mercy", "Skunk"])
    )
    table.acts()
    table.plays("Clairvoyance", "Doc")
    assert table.asking == "AskOnTop A"
    assert offered(table, "A") == {table.spelled("take [Greed]"), table.spelled("take [Mercy]")}
    assert said(table, "A").startswith("Clairvoyance: which card of the hand of ")
    table.answers("A", "take [Mercy]")
    assert table.idle


def test_flesh_of_marble_is_chosen_in_the_hand() -> None:
    table = City(A=seat(coterie=["Flick"]), B=seat(coterie=["Doc"], hand=["Flesh of Marble", "Greed"]))
    table.strikes(("Doc", 2, 0, True), by="Flick", doer="A")
    assert offered(table, "B") == {table.spelled("show [Flesh of Marble]"), "none"}
    assert said(table, "B") == "Doc is about to take 2 Aggravated damage. Do you play a card against it?"
    table.answers("B", "none")
    assert table.settled


def test_a_banned_name_stands_under_the_card_that_bans_it() -> None:
    table = City(A=seat(coterie=["Doc"], board=["Mental Block"]), B=seat(coterie=["Skunk"], library=["Greed"]))
    table.acts()
    assert "Greed" not in board(table.table)
    table.answers("A", "use <Mental Block>")
    block = board(table.table).split('data-read="sas-mental-block"')[1]
    assert 'data-read="core-greed"' in block
    assert table.idle
