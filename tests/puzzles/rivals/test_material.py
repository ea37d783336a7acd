"""What puzzles of Rivals are made of, before there are any."""

from __future__ import annotations

from random import Random

import pytest

from gloam.puzzles.finder import gone_on
from gloam.puzzles.rivals.material import ACTIONS, RIVALS
from gloam.puzzles.trial import Trial
from gloam.rivals.game import CODEC, WholeRivalsTable
from gloam.rivals.game import RIVALS as GAME
from gloam.words.english.rivals import events, puzzles
from tests.lab.rivals.by_number import step


def at_the_menu(seed: int, beginning: str) -> WholeRivalsTable:
    """A game played by chance until an action can begin so."""
    table, rng = GAME.table(2, seed), Random(seed)
    while not any(option.startswith(beginning) for option in table.question_of(0).options):
        step(table, rng)
    return table


def test_it_speaks_of_questions_and_events_that_there_are() -> None:
    assert {*RIVALS.left_out, *RIVALS.continues, *RIVALS.turn} <= set(CODEC.makers)
    assert not set(RIVALS.left_out) & {*RIVALS.continues, *RIVALS.turn}
    told = {key.partition(".")[0] for key in events.SENTENCES}
    assert {*RIVALS.outcomes, *RIVALS.own, RIVALS.clock} <= told


def test_what_a_seat_has_in_the_end_has_words() -> None:
    table = GAME.table(3, 1)
    table.agenda = [4, 2, 7]
    found = RIVALS.ends(table, 0)
    assert found == {"score": 4, "others": 7, "prestige": 20}
    assert all(f"{kind}.{name}" in puzzles.SENTENCES for kind in ("what", "head") for name in found)
    assert RIVALS.clock in table.view(0)


@pytest.mark.parametrize(
    ("answer", "other", "ruled_out"),
    [
        ("attack 17", "draw", False),
        ("attack 17", "attack 9", False),
        ("attack 17", "claim 17", True),
        ("attack 17", "end", True),
        ("block 4", "let", True),
    ],
)
def test_another_action_can_wait(answer: str, other: str, ruled_out: bool) -> None:
    assert RIVALS.rules_out(answer, other) == ruled_out


def test_amounts_are_told_apart() -> None:
    assert [RIVALS.verb(answer) for answer in ("hide 3", "lay core-greed", "let")] == ["hide 3", "lay", "let"]
    assert set(ACTIONS).isdisjoint(RIVALS.asides)


def test_an_attack_goes_on_until_its_card_is_laid() -> None:
    table = at_the_menu(3, "attack ")
    seat = table.question_of(0).seat
    begun = next(option for option in table.question_of(0).options if option.startswith("attack "))
    line = gone_on(table, seat, (begun,), "search@4")
    assert line[0] == begun
    assert any(answer.startswith("target ") for answer in line)
    assert any(answer in ("ranged", "physical", "social", "mental") for answer in line)


def test_plays_are_compared_on_imagined_tables() -> None:
    table = at_the_menu(4, "attack ")
    question = table.question_of(0)
    lines = [(option,) for option in question.options if option == "end" or option.startswith("attack ")]
    trial = Trial(table, question.seat, lines)
    trial.run(3)
    assert all(0 <= trial.chance(line) <= 1 for line in lines)
    assert set(trial.mean_ends(lines[0])) == {"score", "others", "prestige"}
