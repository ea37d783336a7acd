"""Names of Rivals' cards and its ledger in French."""

from __future__ import annotations

import re

from gloam.rivals.game import RIVALS as GAME
from gloam.words.files import written
from gloam.words.rivals.cards import card_name, cards

THIN = "\N{NARROW NO-BREAK SPACE}"
LEDGER = GAME.ledger()
FRENCH = written("fr", "rivals", "rules")


def test_every_ledger_entry_and_area_is_written_in_french() -> None:
    assert set(FRENCH["rule"]) == {rule.id for rule in LEDGER.rules.values() if not rule.is_ruling}
    assert set(FRENCH["ruling"]) == {rule.id for rule in LEDGER.rules.values() if rule.is_ruling}
    assert {rule.area for rule in LEDGER.rules.values()} <= set(FRENCH["area"])


def test_the_numbers_of_a_rule_are_the_same_in_both_languages() -> None:
    for rule in LEDGER.rules.values():
        said = FRENCH["ruling"][rule.id] if rule.is_ruling else FRENCH["rule"][rule.id]
        french = str(said["decision"]) if isinstance(said, dict) else str(said)
        english = re.findall(r"\d+", rule.text.replace(".30-06", ""))
        assert sorted(re.findall(r"\d+", french)) == sorted(english), rule.id


def test_french_rules_have_thin_spaces() -> None:
    for text in [str(text) for text in FRENCH["rule"].values()]:
        assert not re.search(rf"[^{THIN}][:;!?»]", text.replace("First Tradition:", "")), text
        assert not re.search(rf"«[^{THIN}]", text), text


def test_a_card_without_a_french_name_keeps_the_english_one() -> None:
    assert set(written("fr", "rivals", "names")["card"]) <= set(cards())
    assert card_name("fr", "core-vagrant") == "Clochard"
    assert card_name("fr", "core-hydra") == card_name("en", "core-hydra") == "Hydra"
    assert card_name("fr", "first-sucker-punch") == card_name("fr", "core-sucker-punch") == "Coup bas"
    assert card_name("en", "nothing") == "nothing"
