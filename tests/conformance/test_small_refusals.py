"""Every question of Rivals, small ones too: whatever is an answer elsewhere, or speaks of a card in hand or in play, is
refused by a rule, in words, and the refusal tells nothing that its seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

import gloam
from gloam.core import ledger
from gloam.core.question import Question
from gloam.core.refusal import Refused
from gloam.core.setup import LETTERS
from gloam.core.step import Ask
from gloam.core.table import Table
from gloam.rivals.catalogue import CARDS
from gloam.rivals.steps import STEPS
from gloam.rivals.table import RivalsTable
from gloam.rivals.untimely import SHAPES
from tests.rivals.eager import eager_step, eager_table
from tests.rivals.scenes import begun, scenes

RULES: Final = {**gloam.game("rivals").ledger().rules, **ledger.load("gloam.core").rules}
ALL_SHAPES: Final = sorted(SHAPES)
GAMES: Final = 14
FEW: Final = 9  # answers, until all that was to be asked has been
RARE: Final = 240  # tables, about, at which something is asked that games hardly ever ask


def tables() -> Iterator[RivalsTable]:
    """What hardly ever comes about, then games in which much happens."""
    for city in begun():
        for _ in range(FEW):
            if city.table.open:
                yield city.table
                question = city.table.questions()[0]
                city.table.answer(question.seat, question.options[0])
    yield from scenes()
    for number in range(GAMES):
        variants = ("custom-decks",) if number % 4 == 0 else ()
        table, rng = eager_table(2 + number % 3, number, variants), Random(number)
        while not table.over:
            yield table
            eager_step(table, rng)


def made_up(table: RivalsTable, question: Question, rng: Random) -> str:
    """An answer to this question, or to some other, which speaks of cards, players and numbers that are at this
    table."""
    asked, verbs = question.seat, {option.split(" ")[0] for option in question.options}
    close = [shape for shape in ALL_SHAPES if shape.split(" ")[0] in verbs]
    shape = rng.choice(close if close and rng.random() < 0.6 else ALL_SHAPES)
    stamps = [piece.stamp for piece in table.pieces if piece.stamp]
    stamp = str(rng.choice([*stamps, rng.randrange(1, 2 * len(stamps) + 9)]))
    card = rng.choice([*[table.id_of(one) for one in table.hand[asked]], rng.choice(CARDS).id])
    words = {"n": stamp, "c": card, "s": rng.choice(LETTERS)}
    return " ".join([shape.split(" ")[0], *[words.get(word, word) for word in shape.split(" ")[1:]]])


def is_refused(table: Table, asked: int, option: str) -> Refused | None:
    """The refusal; None where the line would be taken."""
    no = table.seat(asked).why_not(option)
    if no is None:
        return None
    assert isinstance(no, Refused), (table.questions(), option, no)
    return no


@pytest.mark.slow
def test_every_question_of_rivals_refuses_by_a_rule_that_is_said_in_both_languages_and_tells_nothing() -> None:
    words = [gloam.words(language, "rivals") for language in ("en", "fr")]
    rng, luck = Random(7), Random(8)
    offered: dict[str, set[str]] = {}
    refused: dict[str, set[str]] = {}
    for count, table in enumerate(tables()):
        for question in table.questions():
            what, asked = question.what, question.seat
            others = sorted(offered.setdefault(what, set()) - set(question.options))
            offered[what].update(question.options)
            made = [made_up(table, question, rng) for _ in range(10 if count < RARE else 1)]
            tried = [*made, *rng.sample(others, min(1, len(others)))]
            for option in tried:
                no = is_refused(table, asked, option)
                if no is None:
                    continue
                assert no.rule in RULES, no
                said, dit = [language.refusal(no, "ABCDEF") for language in words]
                assert said != dit, no
                assert said != RULES[no.rule].text, no
                refused.setdefault(what, set()).add(no.rule)
                if count % 8 == 0:
                    other = is_refused(table.seat(asked).imagine(luck), asked, option)
                    assert other is not None
                    assert (other.rule, other.facts) == (no.rule, no.facts), (question, option)
    assert set(refused) == {step.__name__ for step in STEPS if issubclass(step, Ask)}
    assert len(set.union(*refused.values())) > 75
