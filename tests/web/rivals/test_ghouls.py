"""Ghouls in the browser: their tiles, and what is asked for their sake."""

from __future__ import annotations

from tests.rivals.flesh_scenes import chosen, enlisted, freely, kept
from tests.rivals.scenario import City, seat, vampire
from tests.web.rivals.scenes import buttons
from tests.web.rivals.test_questions import page, said
from tests.web.rivals.test_table import board, tile


def offered(table: City) -> set[str]:
    """The answers that have a button of their own."""
    return {one.choice.options[0] for one in buttons(page(table, "A")) if one.choice.options}


def test_the_tile_of_a_ghoul_says_what_it_is_and_what_it_can_hold() -> None:
    table = City(A=seat(coterie=["Karma", vampire("Vozhd", blood=1, given=4)]))
    table.acts()
    ghoul = tile(board(table.table), "Vozhd")
    assert "1 of 4" in ghoul
    assert "Ghoul" in ghoul
    assert "Ghoul" not in tile(board(table.table), "Karma")
    assert table.idle


def test_retainers_for_a_ghoul_are_pointed_at_until_one_has_enough() -> None:
    first, then = [(offered(table), said(table, "A")) for table in enlisted()]
    assert "enough" not in first[0]
    assert "enough" in then[0]
    assert (first[1], then[1]) == (
        "Vozhd: which Retainer do you attach to it?", "Vozhd: which Retainer do you attach to it? So far: 1.",
    )  # fmt: skip
    assert len(first[0]) == 3


def test_what_is_kept_in_torpor_is_pointed_at() -> None:
    table = next(kept())
    assert said(table, "A") == "Matthias falls into Torpor: which attached card does it keep?"
    assert offered(table) == set(table.table.questions()[0].options)
    assert table.asking


def test_a_ghoul_of_the_library_and_a_card_played_freely_are_offered() -> None:
    table = next(chosen())
    assert offered(table) == {"take dar-szlachta", "take dar-vozhd"}
    *_, last = freely()
    assert offered(last) >= {"none", "play dar-slumlord"}
    assert last.asking == "AskFreePlay A"
    assert table.asking == "AskFromLibrary A"
