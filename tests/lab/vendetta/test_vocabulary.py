"""The options of Vendetta as numbers."""

from __future__ import annotations

from random import Random

import pytest

from gloam.core.choices import ChooseOne
from gloam.lab.vendetta.subject import VENDETTA
from gloam.lab.vendetta.vocabulary import CHOICES, VERBS
from gloam.vendetta.catalogue import CARD
from gloam.vendetta.game import CODEC
from gloam.vendetta.hits import TheyChoose
from tests.conformance import rare

WORDS = VENDETTA.vocabulary()


@pytest.mark.parametrize("seed", range(4))
def test_the_rare_options_have_numbers_too(seed: int) -> None:
    table, rng = rare.begin(seed), Random(seed)
    while not table.over:
        for question in table.questions():
            assert len(WORDS.legal(question, table.seats)) == len(question.options)
        rare.step(table, rng)


def test_cards_kept_together_are_one_option_in_either_order() -> None:
    assert WORDS.number("keep BR07 BR02", 0, 3) == WORDS.number("keep BR02 BR07", 0, 3)


def test_only_amounts_beyond_all_reason_have_no_number() -> None:
    assert WORDS.number("bid 40", 0, 3) >= 0
    assert WORDS.number("bid 41", 0, 3) == -1
    with pytest.raises(AssertionError, match="an option without a number: dance"):
        WORDS.number("dance", 0, 3)


def test_the_choices_that_cards_give_are_all_numbered() -> None:
    given = [len(effect.choices) for effect in CODEC.effects.values() if isinstance(effect, (ChooseOne, TheyChoose))]
    assert 0 < max(given) <= CHOICES


def test_what_is_printed_on_a_card_is_among_the_features_of_its_options() -> None:
    row = WORDS.features.parts(WORDS.table()[WORDS.numbers["play BR04"]])
    assert row["verb"][VERBS.index("play")] == 1
    assert row["clan"].tolist() == [1, 0, 0, 0, 0, 0, 0]
    assert row["power"][0] == pytest.approx(CARD[3].power / 10)
    row = WORDS.features.parts(WORDS.table()[WORDS.numbers["at haven down"]])
    assert (row["place"].tolist(), row["way"].tolist()) == ([0, 0, 0, 1], [0, 1])
