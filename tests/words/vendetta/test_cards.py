"""What the cards of Vendetta are made of has words, every part of it."""

from __future__ import annotations

import pytest

import gloam
from gloam.core.effect import Effect
from gloam.vendetta.catalogue import Ability, Ally, ClanCard, PowerRule
from gloam.words.english.vendetta.cards import READER as ENGLISH_READER
from gloam.words.forms import BARE, ORDER, SAID, Form
from gloam.words.french.vendetta.cards import READER as FRENCH_READER
from gloam.words.vendetta.cards import Card, cards
from tests.words.parts import parts_of

ENGLISH, FRENCH = gloam.words("en", "vendetta"), gloam.words("fr", "vendetta")
PARTS = parts_of(cards().values())


@pytest.mark.parametrize("form", [ORDER, BARE, SAID])
def test_every_effect_of_every_card_has_words_of_its_own_in_both_languages(form: Form) -> None:
    effects = [part for part in PARTS if isinstance(part, Effect)]
    assert len({type(effect) for effect in effects}) > 25
    for effect in effects:
        said, dit = ENGLISH_READER.effect(effect, form), FRENCH_READER.effect(effect, form)
        assert said
        assert dit
        assert said != dit


def test_every_ability_and_every_way_to_count_has_words_of_its_own_in_both_languages() -> None:
    abilities = [part for part in PARTS if isinstance(part, Ability)]
    rules = [part for part in PARTS if isinstance(part, PowerRule)]
    assert len({type(ability) for ability in abilities}) > 25
    assert len({type(rule) for rule in rules}) == 5
    for ability in abilities:
        assert ENGLISH_READER.ability(ability) != FRENCH_READER.ability(ability)
    for rule in rules:
        assert ENGLISH_READER.power(rule) != FRENCH_READER.power(rule)


def test_every_moment_a_clan_card_names_has_words_in_both_languages() -> None:
    moments = {card.moment for card in cards().values() if isinstance(card, ClanCard) and card.moment}
    assert len(moments) == 5
    for moment in moments:
        assert ENGLISH_READER.sentences[f"moment.{moment}"] != FRENCH_READER.sentences[f"moment.{moment}"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_only_allies_and_victims_without_an_effect_have_no_text(language: str) -> None:
    silent = [card for card in cards() if not gloam.words(language).card(card)]
    assert all(bare_ally(cards()[card]) for card in silent)
    assert len(silent) == len([card for card in cards().values() if bare_ally(card)])
    assert ENGLISH.card("VE08") == "No effect, only its Power."


def bare_ally(card: Card) -> bool:
    return isinstance(card, Ally) and card.effect is None and card.ability is None


def test_a_card_line_gives_kind_power_and_what_an_ally_is_worth() -> None:
    assert ENGLISH.card_line("BR07") == "Preparation · Power 3"
    assert ENGLISH.card_line("AL09") == "Vampire · feeds 1 · 4 Influence · drained: 4 Blood, 2 Influence"
    assert ENGLISH.card_line("AL12").startswith("Vampire · feeds \N{MINUS SIGN}1 · 2 Influence")
    assert ENGLISH.card_line("AL11") == "Vampire · feeds 0 · 5 Influence", (
        "who cannot be drained is worth nothing drained"
    )
    assert ENGLISH.card_line("RE04") == "Relic · 2 Influence"
    assert ENGLISH.card_line("LO01") == "Location card"


def test_a_card_says_where_its_text_comes_from() -> None:
    assert ENGLISH.provenance("BR04") == "From the rulebook."
    assert ENGLISH.provenance("BR02") == "From public card data."
    assert ENGLISH.provenance("LO07") == "Ours: the publisher's text is not at hand."
