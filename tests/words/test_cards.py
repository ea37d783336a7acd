"""Card texts: each of them is in a golden file, which a person has read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gloam
from gloam.core.effect import Condition, Count, Effect
from gloam.words.blood_orders import cards as blood_orders
from gloam.words.games import GAMES
from gloam.words.rivals import cards as rivals
from gloam.words.vendetta import cards as vendetta
from tests.words.parts import kinds_of, parts_of

IDS = [card for game in gloam.games() for card in gloam.game(game).card_ids()]
THIN = "\N{NARROW NO-BREAK SPACE}"


def golden(language: str, game: str) -> Path:
    """The file that a person has read."""
    return Path(__file__).parent / GAMES[game].room / f"cards_{language}.txt"


def page(language: str, game: str) -> str:
    """Every card as it is shown: name, facts, text, provenance."""
    words = gloam.words(language, game)
    parts = [
        f"{card} {words.card_name(card)}\n{words.card_line(card)}\n{words.card(card)}\n{words.provenance(card)}\n"
        for card in gloam.game(game).card_ids()
    ]
    return "\n".join(parts)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", gloam.games())
def test_card_texts_are_those_that_were_read_and_approved(game: str, language: str) -> None:
    approved = golden(language, game).read_text(encoding="utf-8")
    assert page(language, game) == approved, "if the new texts are right, write them with golden.py"


def test_words_of_any_game_find_the_cards_of_every_game() -> None:
    for language in ("en", "fr"):
        here, *others = [gloam.words(language, game) for game in ("", *gloam.games())]
        for card in IDS:
            for there in others:
                assert (here.card_name(card), here.card_line(card)) == (there.card_name(card), there.card_line(card))
                assert (here.card(card), here.rulings(card)) == (there.card(card), there.rulings(card))
                assert here.provenance(card) == there.provenance(card)


@pytest.mark.parametrize("base", [Condition, Count, Effect])
def test_what_every_game_can_say_is_said_by_a_card_of_one_of_them(base: type[object]) -> None:
    said = {
        type(part)
        for part in parts_of([*vendetta.cards().values(), *blood_orders.cards().values(), *rivals.cards().values()])
    }
    assert {*kinds_of(base, "gloam.core.")} <= said


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
        assert not re.search(r"(?<!-)\b(de|le|la|que|ne|se|jusque|lorsque) [aeiouéèêàâîôû]", text, re.IGNORECASE), text
        assert not re.search(r"\bsi il", text), text
        assert not re.search(r"\b(de le|de les|à le|à les)\b", text), text


def test_blood_and_influence_never_take_a_plural() -> None:
    for card in IDS:
        assert not re.search(r"\b(Sangs|Influences)\b", gloam.words("fr").card(card))
        assert not re.search(r"\b(Bloods|Influences)\b", gloam.words("en").card(card))
