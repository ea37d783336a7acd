"""Some choices go on until they are sealed, and could go on for ever. Those answers that only undo what was chosen are
told apart: without them every game comes to its end."""

from __future__ import annotations

from random import Random

import pytest

import gloam
from gloam.core.refusal import Refused, Unreadable
from gloam.core.table import Table

LONGEST = 2000  # answers without one that turns back: no game has half as many


def at_a_plan(seed: int = 1) -> tuple[Table, int]:
    """A table of Blood Orders at which everyone plans, and somebody there."""
    table = gloam.game("blood-orders").table(seats=3, seed=seed)
    while table.questions()[0].what != "AskPlan":
        question = table.questions()[0]
        table.answer(question.seat, question.options[0])
    return table, table.questions()[0].seat


def forward(table: Table, seat: int) -> list[str]:
    question = table.seat(seat).question()
    assert question is not None
    return [option for option in question.options if not table.turns_back(seat, option)]


def test_what_was_laid_out_is_taken_away_by_turning_back() -> None:
    table, seat = at_a_plan()
    assert not table.turns_back(seat, "aim dawn north")
    assert not table.turns_back(seat, "aim dawn north put BLEEDER dawn done")
    table.answer(seat, "aim dawn north")
    table.answer(seat, "put BLEEDER dawn")
    for back in (
        "aim dawn south",
        "unplan dawn",
        "take BLEEDER dawn",
        "aim dusk north unplan dusk",
        "unplan dawn done",
    ):
        assert table.turns_back(seat, back), back
    for on in ("aim dusk north", "put ELDER dawn", "done"):
        assert not table.turns_back(seat, on), on


def test_to_ask_whether_it_turns_back_changes_nothing_and_refuses_what_is_no_answer() -> None:
    table, seat = at_a_plan()
    before = table.position()
    assert table.turns_back(seat, "aim dawn north unplan dawn")
    with pytest.raises(Unreadable):
        table.turns_back(seat, "banana")
    table.answer(seat, "done")
    with pytest.raises(Refused):
        table.turns_back(seat, "unplan dawn")
    assert table.position() != before
    twin, _ = at_a_plan()
    assert twin.position() == before


@pytest.mark.parametrize("game", gloam.games())
@pytest.mark.parametrize("seed", range(4))
def test_whoever_never_turns_back_comes_to_an_end(game: str, seed: int) -> None:
    """From wherever those have come who did: there is always an answer that leads on."""
    rng = Random(seed)
    table = gloam.game(game).table(seats=gloam.game(game).seat_counts[-1] if game == "blood-orders" else 4, seed=seed)
    for _ in range(200 + 100 * seed):
        if not table.over:
            question = rng.choice(table.questions())
            table.answer(question.seat, rng.choice(question.options))
    for _ in range(LONGEST):
        if table.over:
            return
        question = rng.choice(table.questions())
        on = forward(table, question.seat)
        assert on, question.what
        table.answer(question.seat, rng.choice(on))
    raise AssertionError("it never ends")


@pytest.mark.parametrize("seed", range(6))
def test_feeding_leads_to_its_end_from_every_choice(seed: int) -> None:
    """Too many dropped, too few, or fed what cannot be kept: whatever was chosen, "done" is a few steps away."""
    rng = Random(seed)
    table = gloam.game("blood-orders").table(seats=3, seed=seed)
    found = 0
    while not table.over and found < 12:
        question = rng.choice(table.questions())
        if question.what == "AskFeed":
            found += 1
            for _ in range(30):  # back and forth as long as it goes on
                options = [option for option in question.options if option != "done"]
                if not options:
                    break
                table.answer(question.seat, rng.choice(options))
                question = table.seat(question.seat).question() or question
            for _ in range(40):
                if question.seat not in table.waiting_for() or table.questions()[0].what != "AskFeed":
                    break
                table.answer(question.seat, rng.choice(forward(table, question.seat)))
            else:
                raise AssertionError("it never ends")
        else:
            table.answer(question.seat, rng.choice(question.options))
    assert found
