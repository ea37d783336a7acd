"""What the cards of Blood Orders are made of has words, every part of it."""

from __future__ import annotations

import pytest

import gloam
from gloam.blood_orders.catalogue import Standing, Vampire
from gloam.core.effect import Count, Effect
from gloam.words.blood_orders.cards import cards
from gloam.words.english.blood_orders.cards import READER as ENGLISH_READER
from gloam.words.forms import BARE, ORDER, Form
from gloam.words.french.blood_orders.cards import READER as FRENCH_READER
from tests.words.parts import kinds_of, parts_of

ENGLISH, FRENCH = gloam.words("en", "blood-orders"), gloam.words("fr", "blood-orders")
PARTS = parts_of(cards().values())
OWN = "gloam.blood_orders."


@pytest.mark.parametrize("form", [ORDER, BARE])
def test_every_effect_of_every_card_has_words_in_both_languages(form: Form) -> None:
    effects = [part for part in PARTS if isinstance(part, Effect)]
    said_here = {type(effect) for effect in effects if type(effect).__module__.startswith(OWN)}
    assert said_here == {*kinds_of(Effect, OWN)}, "an effect that no card has, or the reverse"
    for effect in effects:
        said, dit = ENGLISH_READER.effect(effect, form), FRENCH_READER.effect(effect, form)
        assert said
        assert dit
        assert said != dit


def test_every_standing_and_every_count_has_words_in_both_languages() -> None:
    standing = [part for part in PARTS if isinstance(part, Standing)]
    counts = [part for part in PARTS if isinstance(part, Count)]
    assert {type(one) for one in standing} == set(kinds_of(Standing, OWN))
    assert {type(count) for count in counts} == set(kinds_of(Count, OWN))
    for one in standing:
        assert ENGLISH_READER.lasting(one) != FRENCH_READER.lasting(one)
    for count in counts:
        assert ENGLISH_READER.measured(count) != FRENCH_READER.measured(count)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_only_bleeders_and_elders_have_no_text(language: str) -> None:
    silent = [card for card in cards() if not gloam.words(language).card(card)]
    assert silent == [card.id for card in cards().values() if isinstance(card, Vampire)]


def test_a_card_says_what_it_does_where_it_lies_and_what_it_asks_for() -> None:
    assert ENGLISH.card_line("V101") == "Victim · Act I · Outlaw · Dawn 0, Dusk 1, Night 3 · fear 2 · 3 victory points"
    assert ENGLISH.card_line("BLEEDER") == "Vampire · Dawn 1, Dusk 1, Night 0"
    assert ENGLISH.card_line("L202") == "Location · Act II · fear 1"
    assert ENGLISH.card_line("R201") == "Ritual · Act II · 3 victory points"
    assert ENGLISH.card("L202") == "Dawn: gain 1 blood and 2 influence, and lower your fear by 1."
    assert ENGLISH.card("V103") == "Dusk (1 influence): gain 3 blood."
    asks = "To acquire it: at least 2 Victim cards with 3 Night symbols in all, and 5 blood."
    assert ENGLISH.card("R201") == f"{asks} Once per Day: gain 2 blood and 1 influence."


def test_a_gain_and_more_of_the_same_are_said_together() -> None:
    assert ENGLISH.card("L111").endswith("gain 1 victory point. Then you may pay 1 influence to gain 1 more.")
    assert FRENCH.card("L111").endswith("Ensuite, vous pouvez payer 1 Influence pour en gagner 1 de plus.")
    more = "then 1 more for each Ritual you have acquired, at most 4 more."
    assert ENGLISH.card("V306").endswith(f"gain 1 victory point, {more}")
    assert ENGLISH.card("V301").endswith(
        "for each different Victim class in your hand, gain 3 blood and lower your fear by 2."
    )
