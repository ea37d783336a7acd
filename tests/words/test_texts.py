"""Ledgers, names, rulings, terms and results."""

from __future__ import annotations

import ast
from random import Random

import pytest

import gloam
from gloam.core import ledger
from gloam.core.refusal import Unreadable
from gloam.core.table import Result
from gloam.vendetta.catalogue import ALLIES, CLANS
from gloam.vendetta.rounds import TIE_BREAKS
from gloam.words.english import vendetta_nouns as english_nouns
from gloam.words.french import vendetta_nouns as french_nouns
from gloam.words.texts import written
from tests.conformance.setups import SETUPS, play, set_up
from tests.words.sources import SENTENCES, first_texts

ENGLISH, FRENCH = gloam.words("en"), gloam.words("fr")
LEDGERS = {"vendetta": gloam.game("vendetta").ledger(), "table": ledger.load("gloam.core")}


def test_words_come_in_english_and_french_and_are_made_once() -> None:
    assert gloam.words() is gloam.words()
    assert gloam.words("fr").language == "fr"
    with pytest.raises(Unreadable) as no:
        gloam.words("xx")
    assert (no.value.what, no.value.text) == ("language", "xx")


@pytest.mark.parametrize("game", list(LEDGERS))
def test_every_ledger_entry_and_area_is_written_in_french(game: str) -> None:
    french = written("fr", game)
    rules = [rule for rule in LEDGERS[game].rules.values() if not rule.is_ruling]
    rulings = [rule for rule in LEDGERS[game].rules.values() if rule.is_ruling]
    assert set(french["rule"]) == {rule.id for rule in rules}
    assert set(french.get("ruling", {})) == {rule.id for rule in rulings}
    assert {rule.area for rule in LEDGERS[game].rules.values()} <= set(french["area"])


def test_a_rule_is_given_in_the_language_asked_for() -> None:
    assert ENGLISH.rule("withdraw.secret").text == LEDGERS["vendetta"]["withdraw.secret"].text
    assert ENGLISH.rule("withdraw.secret").area == "Resolution: withdraw"
    assert FRENCH.rule("withdraw.secret").area == "Résolution\N{NARROW NO-BREAK SPACE}: Retrait"
    assert FRENCH.rule("withdraw.secret").text.startswith("Chaque joueur présent")
    assert FRENCH.rule("withdraw.secret").question == ""
    assert FRENCH.rule("table.over").area == "À la table"


def test_a_ruling_comes_with_its_question_and_its_reason() -> None:
    for words in (ENGLISH, FRENCH):
        ruling = words.rule("blood.last-play")
        assert ruling.question
        assert ruling.because
        assert ruling.text
    assert ENGLISH.rule("blood.last-play").area == "Rulings"
    assert FRENCH.rule("blood.last-play").area == "Décisions"


@pytest.mark.parametrize(("id", "game"), [("no.such-rule", "vendetta"), ("withdraw.secret", "chess")])
def test_what_is_no_rule_is_unreadable(id: str, game: str) -> None:
    with pytest.raises(Unreadable):
        ENGLISH.rule(id, game)


def test_every_card_with_rulings_has_as_many_in_both_languages() -> None:
    cards = gloam.game("vendetta").card_ids()
    assert set(written("fr", "vendetta_rulings")["rulings"]) <= set(cards)
    for card in cards:
        assert len(ENGLISH.rulings(card)) == len(FRENCH.rulings(card)), card
    assert len(ENGLISH.rulings("BR01")) == 4
    assert ENGLISH.rulings("AL09") == []


def test_all_but_allies_have_french_names_and_an_ally_without_one_keeps_the_english() -> None:
    names = written("fr", "vendetta_names")
    allies = {ally.id for ally in ALLIES}
    assert set(gloam.game("vendetta").card_ids()) - set(names["card"]) <= allies
    assert set(names["clan"]) == set(CLANS)
    assert FRENCH.card_name("BR04") == "Poing de Caïn"
    assert FRENCH.card_name("AL09") == ENGLISH.card_name("AL09") == "Marcel"
    assert (ENGLISH.clan("toreador"), FRENCH.clan("toreador")) == ("Toreador", "Toréador")


def test_what_is_no_card_is_unreadable() -> None:
    for say in (ENGLISH.card, ENGLISH.card_line, ENGLISH.provenance):
        with pytest.raises(Unreadable):
            say("XX99")


def test_places_are_named() -> None:
    assert [ENGLISH.place(name) for name in ("1", "haven")] == ["Location 1", "the Prince's Haven"]
    assert [FRENCH.place(name) for name in ("1", "haven")] == ["Lieu 1", "le Refuge du Prince"]


def test_both_languages_have_the_same_terms_in_the_same_order() -> None:
    assert list(english_nouns.TERMS) == list(french_nouns.TERMS)
    assert all(french_nouns.TERMS.values())


def test_every_term_that_is_asked_for_exists() -> None:
    for key in first_texts("term"):
        assert ENGLISH.term(key), key
    documented = ENGLISH.term.__doc__ or ""
    for key in english_nouns.TERMS:
        assert key.split(".")[0] in documented, f"{key} is not documented"


def test_phases_steps_variants_and_parts_of_a_score_have_terms() -> None:
    for number, setup in enumerate(SETUPS):
        table = set_up(setup, number)
        play(table, Random(number))
        told = table.events(None)
        keys = {f"{event['what']}.{event[str(event['what'])]}" for event in told if event["what"] in ("phase", "step")}
        keys |= {f"variant.{name}" for name in setup[2]} | {"phase.setup", "phase.over"}
        assert table.result is not None
        keys |= {f"score.{part}" for part in table.result.scores[0]}
        assert all(ENGLISH.term(key) and FRENCH.term(key) for key in keys)


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


@pytest.mark.parametrize("module", sorted(path.name for path in (SENTENCES / "english").glob("*.py")))
def test_each_french_module_has_every_function_of_its_english_twin_in_the_same_order(module: str) -> None:
    english, french = [functions(folder, module) for folder in ("english", "french")]
    assert [name for name in french if name in english] == english


def functions(folder: str, module: str) -> list[str]:
    tree = ast.parse((SENTENCES / folder / module).read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))]
