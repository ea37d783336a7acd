"""Quick policies: shares that add up, lots that keep to them, files that are read or refused."""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.bots.policy import Prices, read_prices
from gloam.bots.vendetta import traits
from gloam.bots.vendetta.traits import VendettaPolicy
from gloam.core.refusal import Unreadable
from gloam.core.table import Table
from gloam.vendetta.catalogue import NUMBER, POWER
from tests.bots.asking import greedy_game

NAMES = {"AskClan": ("place", "brujah", "gangrel"), "AskBlood": ("blood",)}
FILE = """
[policy.AskClan]
place = 0.5
gangrel = -1

[policy.AskBlood]
"""
LOTS = 4000
E = 2.718281828


def asked() -> Table:
    """A first turn, with cards to play and a Victim to drain."""
    return next(table for table, question in greedy_game("vendetta", 3, seed=2) if question.what == "AskTurn")


def policy(**prices: float) -> VendettaPolicy:
    """Only these traits of a turn are worth anything."""
    worth = {kind: [0.0] * len(names) for kind, names in traits.NAMES.items()}
    worth["AskTurn"] = [prices.get(name, 0.0) for name in traits.NAMES["AskTurn"]]
    return VendettaPolicy(Prices(traits.NAMES, worth))


def powers(table: Table) -> list[int]:
    return [POWER[NUMBER[option[5:]]] if option.startswith("play ") else 0 for option in table.choices[0]]


def test_shares_add_up_and_grow_with_what_the_traits_are_worth() -> None:
    table = asked()
    strengths = powers(table)
    shares = policy(power=1.0).shares(table, 0)
    assert len(shares) == len(strengths) > 2
    assert sum(shares) == pytest.approx(1.0)
    for strength, share in zip(strengths, shares, strict=True):
        assert share / shares[0] == pytest.approx(E ** (strength - strengths[0]))
    assert policy().shares(table, 0) == pytest.approx([1 / len(shares)] * len(shares))


def test_a_mark_counts_once_for_the_option_that_has_it() -> None:
    table = asked()
    card = table.choices[0][0].removeprefix("play ")
    shares = policy(**{card: 1.0}).shares(table, 0)
    assert shares[0] / shares[1] == pytest.approx(E)
    assert len(set(shares[1:])) == 1


def test_lots_keep_to_the_shares() -> None:
    table, quick = asked(), policy(power=0.4)
    drawn = Counter([quick.drawn(table, 0) for _ in range(LOTS)])
    for option, share in zip(table.choices[0], quick.shares(table, 0), strict=True):
        assert drawn[option] / LOTS == pytest.approx(share, abs=0.03)


def test_the_favourite_is_the_best_or_by_lot_one_as_good() -> None:
    table = asked()
    options = table.choices[0]
    best = options[0].removeprefix("play ")
    assert {policy(**{best: 1.0}).favourite(table, 0) for _ in range(20)} == {options[0]}
    assert {policy(**{best: -1.0}).favourite(table, 0) for _ in range(60)} == set(options[1:])


def test_it_knows_the_questions_it_has_prices_for() -> None:
    quick = policy()
    known = {question.what: quick.knows(table, 0) for table, question in greedy_game("vendetta", 3, seed=2)}
    assert {what for what in known if known[what]} == set(known) & set(traits.NAMES)
    assert not known["AskClan"]


def test_a_file_of_prices_is_read_by_name_and_what_it_does_not_name_is_worth_nothing() -> None:
    assert read_prices(FILE, NAMES).prices == {"AskClan": [0.5, 0.0, -1.0], "AskBlood": [0.0]}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[policy]\nAskClan = 3",
        FILE.replace("gangrel", "ravnos"),
        FILE.replace("[policy.AskBlood]", ""),
        FILE + "[policy.AskFear]\n",
        FILE.replace("0.5", '"much"'),
        FILE.replace("= 0.5", "="),
    ],
)
def test_a_file_of_other_prices_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_prices(text, NAMES)
