"""The words on a card: each with a rule that is in the ledger; and which rulings touch a card."""

from __future__ import annotations

import pytest

from gloam.core.ledger import load
from gloam.rivals.cards import ALL, IN_PRINT
from gloam.rivals.catalogue import PHYSICAL, REACTION
from gloam.rivals.game import RIVALS
from gloam.rivals.keywords import answers, keywords, naming, rulings_of
from gloam.words import words


def named(card: str) -> dict[str, str]:
    return {word.name: word.rule for word in keywords(card)}


def test_every_word_has_a_rule_and_every_ruling_is_one() -> None:
    ledger = RIVALS.ledger()
    for card in IN_PRINT:
        found = keywords(card.id)
        assert found, f"{card.id} has a word at least"
        assert len({word.name for word in found}) == len(found), card.id
        for word in found:
            assert not ledger[word.rule].question, "a rule explains, a ruling decides"
            assert all(ledger[rule].question for rule in word.rulings)
        assert all(ledger[rule].question for rule in rulings_of(card.id))


@pytest.mark.parametrize(
    ("card", "found"),
    [
        (
            "core-sucker-punch",
            {"physical": "damage.attribute-by-type", "targeted": "reveal.targeted", "potency": "attack.card-bp"},
        ),
        ("core-scoped-30-06", {"ranged": "ranged.no-attribute"}),
        ("core-molotov-cocktail", {"aggravated": "agg.burn"}),
        ("core-skunk", {"guard": "card.guard", "potency": "vamp.bp-uses", "discipline": "disc.list"}),
        ("core-flick", {"relentless": "ability.relentless", "ability": "cost.form"}),
        ("core-the-cossack", {"unblockable": "block.step6"}),
        ("core-primogen", {"title": "title.action", "one-each": "title.primogen", "potency": "title.bp"}),
        ("core-lost-glory", {"conspiracy": "consp.play"}),
        ("core-vagrant", {"retainer": "mortal.attach"}),
        ("war-feral-claws", {"aggravated": "agg.burn"}),
    ],
)
def test_the_words_of_a_card(card: str, found: dict[str, str]) -> None:
    assert found.items() <= named(card).items()


def test_a_clan_card_says_so_and_a_vampire_does_not() -> None:
    assert named("core-faulty-logic")["clan"] == "play.clan"
    assert "clan" not in named("core-hydra")
    assert "targeted" not in named("core-throat-rip")


def test_rulings_that_name_a_card_come_first_then_those_of_its_words() -> None:
    assert rulings_of("core-faulty-logic")[0] == "card.faulty-logic"
    assert set(rulings_of("core-sucker-punch")) >= {"attack.targeted-secrecy", "claim.targeted"}
    assert rulings_of("core-street-preacher")[: len(naming()["core-street-preacher"])] == list(
        naming()["core-street-preacher"]
    )
    assert rulings_of("nonsense") == []


def test_what_answers_an_attack_is_every_reaction_of_its_type() -> None:
    found = answers("core-sucker-punch")
    assert {"core-baseball-bat", "core-fleetness"} <= set(found)
    for card in IN_PRINT:
        if card.kind & REACTION:
            assert (card.id in found) == (card.against & PHYSICAL != 0), card.id
    assert answers("core-hydra") == []


def test_both_languages_read_the_same_rulings() -> None:
    english, french = words("en", "rivals"), words("fr", "rivals")
    for card in IN_PRINT:
        assert len(english.rulings(card.id)) == len(french.rulings(card.id)) == len(rulings_of(card.id))


def test_every_ruling_on_a_card_is_shown_with_a_card() -> None:
    shown = {rule for card in ALL for rule in rulings_of(card.id)}
    asked = {rule.id for rule in load("gloam.rivals").rules.values() if rule.question and not rule.waits}
    assert {rule for rule in asked if rule.startswith("card.")} <= shown


@pytest.mark.parametrize(
    ("card", "ruling"),
    [
        ("sas-mei-yinying", "term.burned-mortals"),
        ("sas-raven-smith", "agenda.steal"),
        ("sas-winning", "agenda.on-characters"),
        ("sas-high-stakes", "agenda.on-characters"),
        ("sas-kwame", "wraith.controlled"),
        ("hoe-lone-wolf", "ability.solo-attacker"),
        ("hoe-property-developer", "haven.attached"),
        ("hoe-camila", "infl.token-one"),
        ("sas-the-gift-of-false-life", "ability.limit-per-copy"),
        ("hoe-monika", "ability.limit-per-copy"),
    ],
)
def test_what_a_text_speaks_of_brings_its_rulings(card: str, ruling: str) -> None:
    assert ruling in rulings_of(card)
    assert ruling not in rulings_of("core-sweetums")
