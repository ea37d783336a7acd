"""Card texts: each of them is in a golden file, which a person has read."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

import gloam
from gloam.blood_orders.catalogue import Standing, Vampire
from gloam.core.effect import Count, Effect
from gloam.vendetta.catalogue import Ability, Ally, ClanCard, PowerRule
from gloam.words.blood_orders import cards as blood_orders
from gloam.words.english.blood_orders import effects as english_orders
from gloam.words.english.vendetta import abilities as english_abilities
from gloam.words.english.vendetta import effects as english_effects
from gloam.words.forms import BARE, ORDER, SAID, Form
from gloam.words.french.blood_orders import effects as french_orders
from gloam.words.french.vendetta import abilities as french_abilities
from gloam.words.french.vendetta import effects as french_effects
from gloam.words.vendetta.cards import Card, cards

HERE = Path(__file__).parent
GOLDEN = {"vendetta": "cards", "blood-orders": "blood_orders"}  # the files a person has read
IDS = [card for game in GOLDEN for card in gloam.game(game).card_ids()]
THIN = "\N{NARROW NO-BREAK SPACE}"


def page(language: str, game: str) -> str:
    """Every card as it is shown: name, facts, text, provenance."""
    words = gloam.words(language, game)
    parts = [
        f"{card} {words.card_name(card)}\n{words.card_line(card)}\n{words.card(card)}\n{words.provenance(card)}\n"
        for card in gloam.game(game).card_ids()
    ]
    return "\n".join(parts)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", list(GOLDEN))
def test_card_texts_are_those_that_were_read_and_approved(game: str, language: str) -> None:
    golden = (HERE / f"{GOLDEN[game]}_{language}.txt").read_text(encoding="utf-8")
    assert page(language, game) == golden, "if the new texts are right, write them with golden.py"


def test_words_of_any_game_find_the_cards_of_every_game() -> None:
    for language in ("en", "fr"):
        here, there = gloam.words(language, "vendetta"), gloam.words(language, "blood-orders")
        for card in IDS:
            assert (here.card_name(card), here.card_line(card)) == (there.card_name(card), there.card_line(card))
            assert (here.card(card), here.rulings(card)) == (there.card(card), there.rulings(card))
            assert here.provenance(card) == there.provenance(card)


def parts_of(thing: object) -> list[object]:
    """Everything a card is made of, however deep."""
    found = [thing]
    if isinstance(thing, tuple):
        return [part for item in thing for part in parts_of(item)]
    if is_dataclass(thing):
        for field in fields(thing):
            found += parts_of(getattr(thing, field.name))
    return found


PARTS = [part for card in cards().values() for part in parts_of(card)]
ORDERS = [part for card in blood_orders.cards().values() for part in parts_of(card)]


@pytest.mark.parametrize("form", [ORDER, BARE, SAID])
def test_every_effect_of_every_card_has_words_of_its_own_in_both_languages(form: Form) -> None:
    effects = [part for part in PARTS if isinstance(part, Effect)]
    assert len({type(effect) for effect in effects}) > 25
    for effect in effects:
        english, french = english_effects.effect(effect, form), french_effects.effect(effect, form)
        assert english
        assert french
        assert english != french


@pytest.mark.parametrize("form", [ORDER, BARE])
def test_every_effect_of_every_card_of_blood_orders_has_words_in_both_languages(form: Form) -> None:
    effects = [part for part in ORDERS if isinstance(part, Effect)]
    assert {type(effect) for effect in effects} == {*kinds_of(Effect)}, "an effect that no card has, or the reverse"
    for effect in effects:
        english, french = english_orders.effect(effect, form), french_orders.effect(effect, form)
        assert english
        assert french
        assert english != french


def kinds_of(base: type[object]) -> list[type[object]]:
    """Every kind of thing of this sort that a card of Blood Orders can be made of."""
    found: list[type[object]] = []
    for kind in base.__subclasses__():
        found += kinds_of(kind)
        if is_dataclass(kind) and kind.__module__.startswith(("gloam.blood_orders", "gloam.core")):
            found.append(kind)
    return found


def test_every_standing_and_every_count_of_blood_orders_has_words_in_both_languages() -> None:
    standing = [part for part in ORDERS if isinstance(part, Standing)]
    counts = [part for part in ORDERS if isinstance(part, Count)]
    assert {type(one) for one in standing} == set(kinds_of(Standing))
    assert {type(count) for count in counts} == set(kinds_of(Count))
    for one in standing:
        assert english_orders.lasting(one) != french_orders.lasting(one)
    for count in counts:
        assert english_orders.measured(count) != french_orders.measured(count)


def test_every_ability_and_every_way_to_count_has_words_of_its_own_in_both_languages() -> None:
    abilities = [part for part in PARTS if isinstance(part, Ability)]
    rules = [part for part in PARTS if isinstance(part, PowerRule)]
    assert len({type(ability) for ability in abilities}) > 25
    assert len({type(rule) for rule in rules}) == 5
    for ability in abilities:
        assert english_abilities.ability(ability) != french_abilities.ability(ability)
    for rule in rules:
        assert english_abilities.power(rule) != french_abilities.power(rule)


def test_every_moment_a_clan_card_names_has_words_in_both_languages() -> None:
    moments = {card.moment for card in cards().values() if isinstance(card, ClanCard) and card.moment}
    assert len(moments) == 5
    for moment in moments:
        assert english_effects.moment(moment) != french_effects.moment(moment)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_only_allies_and_victims_without_an_effect_have_no_text(language: str) -> None:
    silent = [card for card in cards() if not gloam.words(language).card(card)]
    assert all(bare_ally(cards()[card]) for card in silent)
    assert len(silent) == len([card for card in cards().values() if bare_ally(card)])
    assert gloam.words("en").card("VE08") == "No effect, only its Power."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_only_bleeders_and_elders_of_blood_orders_have_no_text(language: str) -> None:
    silent = [card for card in blood_orders.cards() if not gloam.words(language).card(card)]
    assert silent == [card.id for card in blood_orders.cards().values() if isinstance(card, Vampire)]


def bare_ally(card: Card) -> bool:
    return isinstance(card, Ally) and card.effect is None and card.ability is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_card_texts_are_whole_sentences(language: str) -> None:
    for card in IDS:
        text = gloam.words(language).card(card)
        assert not text or text.endswith("."), card
        assert "  " not in text, card
        assert ".." not in text, card
        for begun in re.split(r"(?<=[.])\s", text):
            assert begun[:1] == begun[:1].upper(), (card, begun)


def test_the_numbers_of_a_text_are_the_same_in_both_languages() -> None:
    for card in IDS:
        english, french = gloam.words("en").card(card), gloam.words("fr").card(card)
        assert sorted(re.findall(r"\d+", english)) == sorted(re.findall(r"\d+", french)), card


def french_sentences() -> list[str]:
    words = gloam.words("fr")
    return [text for card in IDS for text in (words.card(card), words.card_line(card), words.provenance(card))]


def test_french_has_thin_spaces_before_tall_punctuation_and_inside_guillemets() -> None:
    for text in french_sentences():
        assert not re.search(rf"[^{THIN}][:;!?»]", text), text
        assert not re.search(rf"«[^{THIN}]", text), text


def test_french_elides_before_a_vowel() -> None:
    for text in french_sentences():
        assert not re.search(r"\b(de|le|la|que|ne|se|jusque|lorsque) [aeiouéèêàâîôû]", text, re.IGNORECASE), text
        assert not re.search(r"\bsi il", text), text
        assert not re.search(r"\b(de le|de les|à le|à les)\b", text), text


def test_blood_and_influence_never_take_a_plural() -> None:
    for card in IDS:
        assert not re.search(r"\b(Sangs|Influences)\b", gloam.words("fr").card(card))
        assert not re.search(r"\b(Bloods|Influences)\b", gloam.words("en").card(card))


def test_a_card_line_gives_kind_power_and_what_an_ally_is_worth() -> None:
    words = gloam.words("en")
    assert words.card_line("BR07") == "Preparation · Power 3"
    assert words.card_line("AL09") == "Vampire · feeds 1 · 4 Influence · drained: 4 Blood, 2 Influence"
    assert words.card_line("AL12").startswith("Vampire · feeds \N{MINUS SIGN}1 · 2 Influence")
    assert words.card_line("AL11") == "Vampire · feeds 0 · 5 Influence", (
        "who cannot be drained is worth nothing drained"
    )
    assert words.card_line("RE04") == "Relic · 2 Influence"
    assert words.card_line("LO01") == "Location card"


def test_a_card_says_where_its_text_comes_from() -> None:
    words = gloam.words("en")
    assert words.provenance("BR04") == "From the rulebook."
    assert words.provenance("BR02") == "From public card data."
    assert words.provenance("LO07") == "Ours: the publisher's text is not at hand."


def test_a_card_of_blood_orders_says_what_it_does_where_it_lies_and_what_it_asks_for() -> None:
    words = gloam.words("en", "blood-orders")
    assert words.card_line("V101") == "Victim · Act I · Outlaw · Dawn 0, Dusk 1, Night 3 · fear 2 · 3 victory points"
    assert words.card_line("BLEEDER") == "Vampire · Dawn 1, Dusk 1, Night 0"
    assert words.card_line("L202") == "Location · Act II · fear 1"
    assert words.card_line("R201") == "Ritual · Act II · 3 victory points"
    assert words.card("L202") == "Dawn: gain 1 blood and 2 influence, and lower your fear by 1."
    assert words.card("V103") == "Dusk (1 influence): gain 3 blood."
    asks = "To acquire it: at least 2 Victim cards with 3 Night symbols in all, and 5 blood."
    assert words.card("R201") == f"{asks} Once per Day: gain 2 blood and 1 influence."


def test_a_gain_and_more_of_the_same_are_said_together() -> None:
    words, mots = gloam.words("en", "blood-orders"), gloam.words("fr", "blood-orders")
    assert words.card("L111").endswith("gain 1 victory point. Then you may pay 1 influence to gain 1 more.")
    assert mots.card("L111").endswith("Ensuite, vous pouvez payer 1 Influence pour en gagner 1 de plus.")
    more = "then 1 more for each Ritual you have acquired, at most 4 more."
    assert words.card("V306").endswith(f"gain 1 victory point, {more}")
    assert words.card("V301").endswith(
        "for each different Victim class in your hand, gain 3 blood and lower your fear by 2."
    )
