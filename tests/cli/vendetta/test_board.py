"""The drawn table shows what a seat may know, and only that."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

import gloam
from gloam.core.table import Table
from gloam.terminal.speech import Speech
from gloam.terminal.vendetta.board import VendettaBoard
from tests.vendetta.scenario import Vendetta, seat


def drawn(table: Table, viewer: int | None, language: str = "en", columns: int = 100) -> str:
    speech = Speech(language, "vendetta")
    console = Console(width=columns, markup=False, highlight=False, color_system=None, record=True, quiet=True)
    with console.capture() as capture:
        console.quiet = False
        console.print(VendettaBoard(speech, speech.names(table.seats, viewer)).draw(table.view(viewer)))
    return capture.get()


def random_table(seats: int, seed: int, answers: int, variants: tuple[str, ...] = ()) -> Table:
    luck = Random(seed)
    table = gloam.game("vendetta").table(seats=seats, seed=seed, variants=variants)
    for _ in range(answers):
        if not table.over:
            question = table.questions()[0]
            table.answer(question.seat, luck.choice(question.options))
    return table


@pytest.mark.parametrize("answers", [0, 3, 20, 45, 70, 110, 150])
@pytest.mark.parametrize("seats", [3, 5])
def test_what_a_seat_cannot_know_never_changes_what_is_drawn_for_it(answers: int, seats: int) -> None:
    table = random_table(seats, answers, answers)
    for viewer in range(seats):
        if not table.over:
            assert drawn(table, viewer) == drawn(table.seat(viewer).imagine(Random(answers)), viewer)


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("seats", "variants"), [(3, ()), (4, ("relics",)), (5, ("location-cards", "relics"))])
def test_the_table_fits_80_and_100_columns(columns: int, language: str, seats: int, variants: tuple[str, ...]) -> None:
    for answers in (0, 10, 40, 80, 120):
        table = random_table(seats, 9, answers, variants)
        lines = drawn(table, 0, language, columns).splitlines()
        assert max([cell_len(line) for line in lines]) <= columns


def test_own_face_down_cards_are_named_and_others_are_not() -> None:
    game = Vendetta(A=seat(at={1: ["BR04 down"]}), B=seat(at={1: ["GA05 down"], 2: "GA03"}))
    mine = drawn(game.table, 0)
    assert "Fist of Caine" in mine
    assert "Fearless" not in mine
    assert "Feral Weapons 1" in mine
    watched = drawn(game.table, None)
    assert "Fist of Caine" not in watched
    assert watched.count("face down") == 2


def test_pools_alliances_tokens_relics_and_the_hand_are_shown() -> None:
    game = Vendetta(
        variants=("relics",),
        A=seat(blood=4, influence=9, alliance=["VI", "VI", "AL10"], tokens_up=1, relic="RE03", hand=["BR04"]),
        B=seat(blood=1, drained=["AL17"]),
    )
    text = " ".join(drawn(game.table, 0).split())
    for part in ("4 9 1", "2 × Victim, Bronwyn", "Diablerie", "Ferryman's Coin", "Fist of Caine", "Maja Wysocki"):
        assert part in text
    assert gloam.words("en").card("BR04") in text
