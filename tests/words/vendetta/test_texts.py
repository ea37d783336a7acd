"""Names, rulings, places and results of Vendetta."""

from __future__ import annotations

import pytest

import gloam
from gloam.core.table import Result
from gloam.vendetta.catalogue import ALLIES, CLANS
from gloam.vendetta.rounds import TIE_BREAKS
from gloam.words.files import written

ENGLISH, FRENCH = gloam.words("en", "vendetta"), gloam.words("fr", "vendetta")


def test_every_card_with_rulings_has_as_many_in_both_languages() -> None:
    cards = gloam.game("vendetta").card_ids()
    assert set(written("fr", "vendetta", "rulings")["rulings"]) <= set(cards)
    for card in cards:
        assert len(ENGLISH.rulings(card)) == len(FRENCH.rulings(card)), card
    assert len(ENGLISH.rulings("BR01")) == 4
    assert ENGLISH.rulings("AL09") == []


def test_all_but_allies_have_french_names_and_an_ally_without_one_keeps_the_english() -> None:
    names = written("fr", "vendetta", "names")
    allies = {ally.id for ally in ALLIES}
    assert set(gloam.game("vendetta").card_ids()) - set(names["card"]) <= allies
    assert [FRENCH.clan(clan) == FRENCH.term(f"clan.{clan}") for clan in CLANS] == [True] * len(CLANS)
    assert FRENCH.card_name("BR04") == "Poing de Caïn"
    assert FRENCH.card_name("AL09") == ENGLISH.card_name("AL09") == "Marcel"
    assert (ENGLISH.clan("toreador"), FRENCH.clan("toreador")) == ("Toreador", "Toréador")


def test_places_are_named() -> None:
    assert [ENGLISH.place(name) for name in ("1", "haven")] == ["Location 1", "the Prince's Haven"]
    assert [FRENCH.place(name) for name in ("1", "haven")] == ["Lieu 1", "le Refuge du Prince"]


def test_a_result_tells_winner_tie_break_places_and_parts() -> None:
    parts = {"tokens": 9, "alliance": 4, "drained": 0, "cards": 0, "relic": 2, "diablerie": -1, "total": 14}
    ended = Result((1,), (2, 1, 0), (parts, parts, {**parts, "total": 0}), "score.tie-blood")
    assert ENGLISH.result(ended, ("Anna", "Boris", "Carla")) == [
        "Boris wins.",
        "It was a tie, decided by the Blood left in the Pool.",
        "1st: Boris, 14 Influence (Influence tokens 9, Alliance 4, Relic 2, Diablerie \N{MINUS SIGN}1).",
        "2nd: Anna, 14 Influence (Influence tokens 9, Alliance 4, Relic 2, Diablerie \N{MINUS SIGN}1).",
        "Carla: out of the game.",
    ]
    assert FRENCH.result(ended, ("Anna", "Boris", "Carla"))[0] == "Boris gagne."


@pytest.mark.parametrize("rule", [*TIE_BREAKS, "team.tie", "eliminated.last-standing"])
def test_every_tie_break_has_words(rule: str) -> None:
    ended = Result((0,), (1, 2), ({"total": 3}, {"total": 3}), rule)
    lines = ENGLISH.result(ended, ("Anna", "Boris"))
    assert len(lines) == len(FRENCH.result(ended, ("Anna", "Boris"))) == (4 if rule else 3)
