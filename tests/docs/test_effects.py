"""The page of effects says what the code says."""

from __future__ import annotations

import re

import pytest

import gloam
from gloam.core import ledger
from gloam.core.effect import Effect
from gloam.vendetta.hits import Steal
from tests.docs.effects import BASES, PAGE, definition, kinds, page, room_of, signature


def test_the_page_is_what_the_code_says() -> None:
    assert page() == PAGE.read_text(encoding="utf-8"), "write it anew: python -m tests.docs.effects"


def test_every_kind_in_the_code_has_its_part_of_the_page() -> None:
    every = [kind for base in BASES for kind in kinds(base)]
    assert {room_of(kind) for kind in every} >= {"core", *[game.replace("-", "_") for game in gloam.games()]}
    shown = re.findall(r"^#### `(.*)`$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(shown) == sorted(signature(kind) for kind in every)


def test_a_kind_is_shown_as_it_is_made() -> None:
    assert Steal in kinds(Effect)
    assert signature(Steal) == "Steal(amount: Amount, who: Who)"
    assert definition(Steal).name == "Steal"


@pytest.mark.parametrize("game", gloam.games())
def test_the_card_of_each_kind_is_quoted_as_it_reads(game: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    own = text.split(f"## {gloam.game(game).title}\n")[1].split("\n## ")[0]
    cards = re.findall(r"\(`([\w-]+)`\)", own)
    assert len(cards) > 30
    for card in cards:
        assert gloam.words("en", game).card(card) in own
        assert gloam.words("fr", game).card(card) in own


def test_the_rules_on_the_page_are_in_a_ledger() -> None:
    ledgers = [ledger.load("gloam.core"), *[gloam.game(game).ledger() for game in gloam.games()]]
    named = re.findall(r"`([a-z]+\.[a-z0-9-]+)`", PAGE.read_text(encoding="utf-8").split("\n## ", 1)[1])
    assert len(named) > 20
    assert [rule for rule in named if not any(rule in one for one in ledgers)] == []
