"""The drawn table of Blood Orders shows what a seat may know, and only that."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

import gloam
from gloam.core.table import Table
from gloam.terminal.blood_orders.board import BloodOrdersBoard
from gloam.terminal.speech import Speech
from tests.blood_orders.scenario import City, quarter, seat


def drawn(table: Table, viewer: int | None, language: str = "en", columns: int = 100) -> str:
    speech = Speech(language, "blood-orders")
    console = Console(width=columns, markup=False, highlight=False, color_system=None)
    with console.capture() as capture:
        console.print(BloodOrdersBoard(speech, speech.names(table.seats, viewer)).draw(table.view(viewer)))
    return capture.get()


def plain(table: Table, viewer: int | None) -> str:
    """The drawing at a width where nothing is broken, with single spaces."""
    return " ".join(drawn(table, viewer, columns=400).split())


def random_table(seats: int, seed: int, answers: int) -> Table:
    luck = Random(seed)
    table = gloam.game("blood-orders").table(seats=seats, seed=seed)
    for _ in range(answers):
        if not table.over:
            question = table.questions()[0]
            table.answer(question.seat, luck.choice(question.options))
    return table


@pytest.mark.parametrize("answers", [0, 5, 40, 90, 150, 220, 400])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_cannot_know_never_changes_what_is_drawn_for_it(answers: int, seats: int) -> None:
    table = random_table(seats, answers, answers)
    for viewer in range(seats):
        if not table.over:
            assert drawn(table, viewer) == drawn(table.seat(viewer).imagine(Random(answers)), viewer)


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_fits_80_and_100_columns(columns: int, language: str, seats: int) -> None:
    for answers in (0, 10, 60, 130, 250, 400):
        text = drawn(random_table(seats, 9, answers), 0, language, columns)
        assert max([cell_len(line) for line in text.splitlines()]) <= columns
        assert "…" not in text


def test_quarters_are_rows_with_their_dice_and_what_dawn_dusk_and_night_bring() -> None:
    north = quarter(location="The Eel Market", victim="The Butcher", die=3, night_blood=4, night_influence=2)
    game = City(quarters={"north": north, "south": quarter(victim="", die=1)})
    words = gloam.words("en", "blood-orders")
    text = plain(game.table, None)
    assert "Quarter │ Dawn │ Dusk │ Night" in text
    for part in ("North │ The Eel Market L102", "Die 3", words.card("L102"), words.card("V103")):
        assert part in text
    for part in ("Commoner · 1/0/2 · 2 VP", "4 blood", "2 influence", "3 fear to take it", "No Victim"):
        assert part in text


def test_own_face_down_tokens_are_named_and_others_are_not() -> None:
    north = quarter(entrance=["A dusk", "B night"])
    game = City(quarters={"north": north}, position={"phase": "order", "altar": ["B dawn"]})
    mine = plain(game.table, 0)
    assert "You Dusk" in mine
    assert "Bianca ?" in mine
    assert "Bianca Night" not in mine
    assert "Altar Bianca ?" in mine
    assert plain(game.table, None).count(" ?") == 3


def test_revealed_orders_lie_on_their_spaces_with_symbols_and_cards() -> None:
    game = City(
        A=seat(orders={"night": ["ELDER", "ELDER", "The Poacher"]}, rituals=["Long Fangs"]),
        quarters={"east": quarter(spaces={"night": ["A night"]})},
        position={"phase": "resolution", "revealed": True},
    )
    assert "You 6: The Poacher, 2 × Elder" in plain(game.table, 0)


def test_pools_rituals_torpor_the_fear_track_the_market_and_the_hand_are_shown() -> None:
    game = City(
        A=seat(blood=3, influence=11, points=6, fear=7, rituals=["R107"], hand=["The Governor", "ELDER", "ELDER"]),
        B=seat(torpor=["BLEEDER", "BLEEDER"], fear=12),
        position={"market": ["R201", "R202", "R203", "R204"], "phase": "planning"},
        day=4,
    )
    words = gloam.words("en", "blood-orders")
    text = plain(game.table, 0)
    for part in (
        "Day 4 of 9, Act II",
        "A You 3 11 6 7 (0) 3 Silver Tongue",
        "12 (\N{MINUS SIGN}5)",
        "Torpor: 2 × Bleeder",
    ):
        assert part in text
    for part in (
        "Ravenous Appetite R201 3 Victims 2, Night 3, 5 blood",
        "The Governor V305 2 4 0 6 Elite",
        "2 × Elder",
    ):
        assert part in text
    assert "0 ·A· \N{MINUS SIGN}2 ··· \N{MINUS SIGN}5 B··" in text
    assert words.card("R201").partition(". ")[2] in text


def test_the_fear_of_a_player_counts_as_their_rituals_let_it() -> None:
    game = City(A=seat(fear=20, rituals=["Terror Incarnate"]), B=seat(fear=20), position={"phase": "planning"}, day=7)
    text = plain(game.table, 0)
    assert "20 (\N{MINUS SIGN}5)" in text
    assert "20 (\N{MINUS SIGN}11)" in text


def test_a_plan_shows_its_symbols_against_the_die_to_its_owner_alone() -> None:
    game = City(quarters={"north": quarter(die=2)})
    game.planning()
    game.answers("A", "aim dawn north put BLEEDER dawn")
    assert "Dawn → North 1 against 2 Bleeder" in plain(game.table, 0)
    assert "against" not in plain(game.table, 1)


def test_when_the_game_is_over_the_board_shows_the_hands_that_were_counted() -> None:
    city = City(day=9, A=seat(hand=["The Gang Leader", "ELDER"]), position={"known": {"V107": "A"}})
    assert "The Gang Leader" not in plain(city.table, 1)
    city.score()
    for viewer in (1, 2, None):
        assert "The Gang Leader" in plain(city.table, viewer)
