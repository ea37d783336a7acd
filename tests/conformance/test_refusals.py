"""Whatever is a move at another table of the same game is refused by a rule where it is none; and nobody minds case."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from random import Random

import pytest

import gloam
from gloam.core import ledger
from gloam.core.refusal import Refused
from gloam.core.table import LETTERS, Table
from tests.conformance import rare
from tests.conformance.setups import SETUPS, set_up, step
from tests.words.blood_orders.eager import eager_step, rich_table

Stepper = Callable[[Table, Random], object]


def tables() -> Iterator[tuple[str, Table, Random, Stepper]]:
    """Random games of both, with those in which the rare things happen."""
    for seed in range(2 * len(SETUPS)):
        setup = SETUPS[seed % len(SETUPS)]
        yield setup[0], set_up(setup, seed), Random(seed), step
    for seed in range(8):
        yield "blood-orders", rich_table(Random(seed)), Random(seed), eager_step
        yield "vendetta", rare.begin(seed), Random(seed), rare_step


def rare_step(table: Table, rng: Random) -> None:
    question = rng.choice(table.questions())
    table.answer(question.seat, rare.choose(question, rng), number=question.number)


def everything_ever_offered() -> dict[tuple[str, str], set[str]]:
    """By game and kind of question, every option that came up."""
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    for game, table, rng, take_step in tables():
        while not table.over:
            for question in table.questions():
                found[game, question.what].update(question.options)
            take_step(table, rng)
    return found


def is_nonsense(game: str, table: Table, option: str) -> bool:
    """A seat that is not at the table, or a choice that no card there has: nothing for a rule to forbid, but in Rivals
    there is a rule for these too."""
    if game == "rivals":
        return False
    words = option.split(" ")
    nobody = words[0] in ("seat", "order") and words[1] not in LETTERS[: table.seats]
    return nobody or words[0] == "choose"


@pytest.mark.slow
def test_what_is_offered_at_other_tables_is_refused_by_a_rule_of_the_ledger() -> None:
    offered = everything_ever_offered()
    tried = 0
    for game, table, rng, take_step in tables():
        rules = gloam.game(game).ledger()
        while not table.over:
            for question in table.questions():
                others = sorted(offered[game, question.what] - set(question.options))
                for option in rng.sample(others, min(1, len(others))):
                    if not is_nonsense(game, table, option):
                        no = table.seat(question.seat).why_not(option)
                        assert isinstance(no, Refused), (game, question, option, no)
                        assert no.rule in rules or no.rule in ledger.load("gloam.core")
                        tried += 1
            take_step(table, rng)
    assert tried > 10_000


@pytest.mark.slow
def test_options_are_read_in_any_case_and_no_two_differ_in_nothing_else() -> None:
    for _, table, rng, take_step in tables():
        while not table.over:
            question = rng.choice(table.questions())
            lowered = {option.lower() for option in question.options}
            assert len(lowered) == len(question.options)
            option = rng.choice(question.options)
            twin = table.clone()
            twin.answer(question.seat, option)
            shouted = table.clone()
            shouted.answer(question.seat, option.swapcase())
            assert gloam.journal(shouted).moves[-1:] == gloam.journal(twin).moves[-1:]
            take_step(table, rng)
