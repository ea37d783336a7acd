"""Ledgers, names, rulings, terms and results."""

from __future__ import annotations

from random import Random

import pytest

import gloam
from gloam.core import ledger
from gloam.core.refusal import Refused, Unreadable
from gloam.words.files import written
from gloam.words.games import GAMES as SPOKEN
from gloam.words.texts import ROOMS
from tests.conformance.setups import SETUPS, play, set_up
from tests.words.sources import first_texts

ENGLISH, FRENCH = gloam.words("en", "vendetta"), gloam.words("fr", "vendetta")
GAMES = gloam.games()
LEDGERS = {"table": ledger.load("gloam.core")} | {game: gloam.game(game).ledger() for game in GAMES}


def test_words_come_in_english_and_french_and_are_made_once() -> None:
    assert gloam.words() is gloam.words()
    assert gloam.words("en") is gloam.words()
    assert gloam.words("fr").language == "fr"
    assert gloam.words("fr").game == ""
    assert gloam.words("fr", "blood-orders").game == "blood-orders"
    for language, game, what, text in (("xx", "vendetta", "language", "xx"), ("en", "chess", "game", "chess")):
        with pytest.raises(Unreadable) as no:
            gloam.words(language, game)
        assert (no.value.what, no.value.text) == (what, text)


def test_without_a_game_there_are_words_for_every_card_and_rule_but_not_for_what_is_asked() -> None:
    words, question = gloam.words("fr"), gloam.game("vendetta").table(seats=3, seed=1).questions()[0]
    assert (words.card_name("BR04"), words.card_name("V101")) == ("Poing de Caïn", "Le Chef de gang")
    assert words.rule("table.over") == FRENCH.rule("table.over")
    assert words.rule("withdraw.secret") == FRENCH.rule("withdraw.secret")
    assert words.rule("plan.lock") == gloam.words("fr", "blood-orders").rule("plan.lock")
    assert words.term("hand") == FRENCH.term("hand")
    assert words.bot_name("master") == FRENCH.bot_name("master")
    for no in (Unreadable("option", "x"), Refused("table.over"), Refused("team.players", seats=5)):
        assert words.refusal(no, "ABC") == FRENCH.refusal(no, "ABC")
    with pytest.raises(Unreadable, match="game"):
        words.question(question, "ABC")
    with pytest.raises(Unreadable, match="game"):
        words.bot("master")


@pytest.mark.parametrize("game", list(LEDGERS))
def test_every_ledger_entry_and_area_is_written_in_french(game: str) -> None:
    french = written("fr", ROOMS[game], "rules")
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


def test_a_rule_is_looked_for_in_the_game_whose_words_they_are_unless_another_is_named() -> None:
    words = gloam.words("fr", "blood-orders")
    assert words.rule("plan.lock").area == "Phase de Planification"
    assert words.rule("withdraw.secret", "vendetta").text == FRENCH.rule("withdraw.secret").text
    assert words.rule("table.over") == FRENCH.rule("table.over")
    with pytest.raises(Unreadable):
        words.rule("withdraw.secret")


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


def test_what_is_no_card_is_unreadable() -> None:
    for say in (ENGLISH.card, ENGLISH.card_line, ENGLISH.provenance):
        with pytest.raises(Unreadable):
            say("XX99")


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_terms_in_the_same_order(game: str) -> None:
    english, french = SPOKEN[game].voices["en"].terms, SPOKEN[game].voices["fr"].terms
    assert list(english) == list(french)
    assert all(french.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_term_that_is_asked_for_exists(game: str) -> None:
    words = gloam.words("en", game)
    for key in first_texts("term", game):
        assert words.term(key), key
    documented = words.term.__doc__ or ""
    for key in SPOKEN[game].voices["en"].terms:
        assert key.split(".")[0] in documented, f"{key} is not documented"


def test_phases_steps_variants_and_parts_of_a_score_have_terms() -> None:
    for number, setup in enumerate(SETUPS):
        words, mots = gloam.words("en", setup[0]), gloam.words("fr", setup[0])
        table = set_up(setup, number)
        play(table, Random(number))
        told = table.events(None)
        keys = {f"{event['what']}.{event[str(event['what'])]}" for event in told if event["what"] in ("phase", "step")}
        keys |= {f"variant.{name}" for name in setup[2]} | {"phase.setup", "phase.over"}
        assert table.result is not None
        keys |= {f"score.{part}" for part in table.result.scores[0]}
        assert all(words.term(key) and mots.term(key) for key in keys)
