"""Names, rulings, places, terms and results of Blood Orders."""

from __future__ import annotations

import pytest

import gloam
from gloam.blood_orders.catalogue import KINDS, QUARTERS, VICTIMS
from gloam.blood_orders.position import PHASES
from gloam.blood_orders.scoring import TIE_BREAKS
from gloam.blood_orders.setup import COLOURS
from gloam.core.question import Question
from gloam.core.table import Result
from gloam.words.blood_orders.cards import cards, rulings_of
from gloam.words.files import written

ENGLISH, FRENCH = gloam.words("en", "blood-orders"), gloam.words("fr", "blood-orders")


def test_a_card_has_the_rulings_of_the_ledger_that_speak_of_what_it_does() -> None:
    ledger_entries = gloam.game("blood-orders").ledger()
    for card in cards():
        assert all(entry in ledger_entries for entry in rulings_of(card)), card
        assert len(ENGLISH.rulings(card)) == len(FRENCH.rulings(card)) == len(rulings_of(card))
    copy = ledger_entries["effect.copy"]
    assert ENGLISH.rulings("R309") == [f"{copy.question} {copy.text}"]
    assert ENGLISH.rulings("L102") == []
    assert rulings_of("R103") == ["ritual.unpayable", "catacombs.deck-empty"]


def test_every_card_has_a_french_name() -> None:
    names = written("fr", "blood_orders", "names")
    assert set(names["card"]) == set(gloam.game("blood-orders").card_ids())
    assert FRENCH.card_name("V101") == "Le Chef de gang"
    assert ENGLISH.card_name("V101") == "The Gang Leader"


def test_places_are_named_and_french_contracts_its_prepositions() -> None:
    places = ("north", "east", "altar", "catacombs")
    assert [ENGLISH.place(name) for name in places] == ["the North", "the East", "the Altar", "the Catacombs"]
    assert [FRENCH.place(name) for name in places] == ["le Nord", "l'Est", "l'Autel", "les Catacombes"]
    q = Question(0, 1, "AskTurn", "order.one-token", tuple([f"place dawn {name}" for name in places]), {})
    assert [FRENCH.option(q, option, ("Anna",)) for option in q.options] == [
        "Placer le jeton Aube au Nord",
        "Placer le jeton Aube à l'Est",
        "Placer le jeton Aube à l'Autel",
        "Placer le jeton Aube aux Catacombes",
    ]


def test_all_that_a_view_names_has_terms() -> None:
    keys = [f"phase.{name}" for name in PHASES] + [f"kind.{name}" for name in KINDS]
    keys += [f"quarter.{name}" for name in QUARTERS] + [f"colour.{name}" for name in COLOURS]
    keys += [f"class.{victim.kind}" for victim in VICTIMS]
    for spoken in (ENGLISH, FRENCH):
        assert all(spoken.term(key) for key in keys)


def test_a_result_tells_winner_tie_break_places_and_parts() -> None:
    parts = {"hand": 9, "rituals": 5, "tokens": 4, "influence": 2, "fear": -5, "powers": 0, "total": 15}
    ended = Result((1,), (2, 1), (parts, parts), "tie.rituals")
    made = "15 victory points (hand 9, Rituals 5, victory point tokens 4, influence 2, fear \N{MINUS SIGN}5)"
    assert ENGLISH.result(ended, ("Anna", "Boris")) == [
        "Boris wins.",
        "It was a tie, decided by the Rituals acquired.",
        f"1st: Boris, {made}.",
        f"2nd: Anna, {made}.",
    ]
    assert FRENCH.result(ended, ("Anna", "Boris"))[0] == "Boris gagne."


@pytest.mark.parametrize("rule", [*TIE_BREAKS, "tie.shared"])
def test_every_tie_break_has_words(rule: str) -> None:
    ended = Result((0,), (1, 2), ({"total": 3}, {"total": 3}), rule)
    lines = ENGLISH.result(ended, ("Anna", "Boris"))
    assert len(lines) == (4 if rule else 3)
    assert len(FRENCH.result(ended, ("Anna", "Boris"))) == len(lines)
