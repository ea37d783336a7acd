"""Ledgers, names, rulings, terms and results."""

from __future__ import annotations

from random import Random

import pytest

import gloam
from gloam.blood_orders.catalogue import KINDS, QUARTERS, VICTIMS
from gloam.blood_orders.position import PHASES
from gloam.blood_orders.scoring import TIE_BREAKS as BLOOD_ORDERS_TIE_BREAKS
from gloam.blood_orders.setup import COLOURS
from gloam.core import ledger
from gloam.core.question import Question
from gloam.core.refusal import Refused, Unreadable
from gloam.core.table import Result
from gloam.vendetta.catalogue import ALLIES, CLANS
from gloam.vendetta.rounds import TIE_BREAKS
from gloam.words.blood_orders import cards as blood_orders
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


def test_every_card_with_rulings_has_as_many_in_both_languages() -> None:
    cards = gloam.game("vendetta").card_ids()
    assert set(written("fr", "vendetta", "rulings")["rulings"]) <= set(cards)
    for card in cards:
        assert len(ENGLISH.rulings(card)) == len(FRENCH.rulings(card)), card
    assert len(ENGLISH.rulings("BR01")) == 4
    assert ENGLISH.rulings("AL09") == []


def test_a_card_of_blood_orders_has_the_rulings_of_the_ledger_that_speak_of_what_it_does() -> None:
    ledger_entries = LEDGERS["blood-orders"]
    for card in blood_orders.cards():
        assert all(entry in ledger_entries for entry in blood_orders.rulings_of(card)), card
        assert len(ENGLISH.rulings(card)) == len(FRENCH.rulings(card)) == len(blood_orders.rulings_of(card))
    copy = ledger_entries["effect.copy"]
    assert ENGLISH.rulings("R309") == [f"{copy.question} {copy.text}"]
    assert ENGLISH.rulings("L102") == []
    assert blood_orders.rulings_of("R103") == ["ritual.unpayable", "catacombs.deck-empty"]


def test_every_card_of_blood_orders_has_a_french_name() -> None:
    names = written("fr", "blood_orders", "names")
    assert set(names["card"]) == set(gloam.game("blood-orders").card_ids())
    assert FRENCH.card_name("V101") == "Le Chef de gang"
    assert ENGLISH.card_name("V101") == "The Gang Leader"


def test_all_but_allies_have_french_names_and_an_ally_without_one_keeps_the_english() -> None:
    names = written("fr", "vendetta", "names")
    allies = {ally.id for ally in ALLIES}
    assert set(gloam.game("vendetta").card_ids()) - set(names["card"]) <= allies
    assert [FRENCH.clan(clan) == FRENCH.term(f"clan.{clan}") for clan in CLANS] == [True] * len(CLANS)
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


def test_places_of_blood_orders_are_named_and_french_contracts_its_prepositions() -> None:
    words, mots = gloam.words("en", "blood-orders"), gloam.words("fr", "blood-orders")
    places = ("north", "east", "altar", "catacombs")
    assert [words.place(name) for name in places] == ["the North", "the East", "the Altar", "the Catacombs"]
    assert [mots.place(name) for name in places] == ["le Nord", "l'Est", "l'Autel", "les Catacombes"]
    q = Question(0, 1, "AskTurn", "order.one-token", tuple([f"place dawn {name}" for name in places]), {})
    assert [mots.option(q, option, ("Anna",)) for option in q.options] == [
        "Placer le jeton Aube au Nord",
        "Placer le jeton Aube à l'Est",
        "Placer le jeton Aube à l'Autel",
        "Placer le jeton Aube aux Catacombes",
    ]


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


def test_all_that_a_view_of_blood_orders_names_has_terms() -> None:
    keys = [f"phase.{name}" for name in PHASES] + [f"kind.{name}" for name in KINDS]
    keys += [f"quarter.{name}" for name in QUARTERS] + [f"colour.{name}" for name in COLOURS]
    keys += [f"class.{victim.kind}" for victim in VICTIMS]
    for words in (gloam.words("en", "blood-orders"), gloam.words("fr", "blood-orders")):
        assert all(words.term(key) for key in keys)


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


def test_a_result_of_blood_orders_tells_winner_tie_break_places_and_parts() -> None:
    parts = {"hand": 9, "rituals": 5, "tokens": 4, "influence": 2, "fear": -5, "powers": 0, "total": 15}
    ended = Result((1,), (2, 1), (parts, parts), "tie.rituals")
    made = "15 victory points (hand 9, Rituals 5, victory point tokens 4, influence 2, fear \N{MINUS SIGN}5)"
    assert gloam.words("en", "blood-orders").result(ended, ("Anna", "Boris")) == [
        "Boris wins.",
        "It was a tie, decided by the Rituals acquired.",
        f"1st: Boris, {made}.",
        f"2nd: Anna, {made}.",
    ]
    assert gloam.words("fr", "blood-orders").result(ended, ("Anna", "Boris"))[0] == "Boris gagne."


@pytest.mark.parametrize("rule", [*BLOOD_ORDERS_TIE_BREAKS, "tie.shared"])
def test_every_tie_break_of_blood_orders_has_words(rule: str) -> None:
    ended = Result((0,), (1, 2), ({"total": 3}, {"total": 3}), rule)
    lines = gloam.words("en", "blood-orders").result(ended, ("Anna", "Boris"))
    assert len(lines) == (4 if rule else 3)
    assert len(gloam.words("fr", "blood-orders").result(ended, ("Anna", "Boris"))) == len(lines)
