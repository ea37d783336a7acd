"""The texts of Rivals' cards: each of them is in a golden file, which a person has read."""

from __future__ import annotations

import re
from typing import Final

import pytest

from gloam.core.effect import Condition, Count, Effect
from gloam.core.refusal import Unreadable
from gloam.core.texts import Become, Pattern, Text
from gloam.rivals import counts
from gloam.rivals.catalogue import CONSPIRACY, RANGED
from gloam.rivals.counts import FOE, YOU, AgendaOf, AtLeast, Attacks, Both, Not, Players, TypeIs, YourTurn
from gloam.rivals.effects import For, To
from gloam.rivals.texts import Ignores, LastTime
from gloam.rivals.verbs import DRAW, GAIN_AGENDA, LOSE_BLOOD, MEND, READY
from gloam.rivals.which import COTERIE, PARTY, TARGET, YOUR_CONSPIRACIES, Which
from gloam.rivals.which import READY as STANDING
from gloam.words.english.rivals.cards import READER as ENGLISH
from gloam.words.english.rivals.which import WhichNouns as EnglishNouns
from gloam.words.forms import BARE, ORDER, Form
from gloam.words.french.rivals.cards import READER as FRENCH
from gloam.words.french.rivals.which import WhichNouns as FrenchNouns
from gloam.words.languages import LANGUAGES
from gloam.words.rivals.cards import card_of, cards, choice_of
from gloam.words.rivals.game import RIVALS
from tests.words.parts import kinds_of, parts_of
from tests.words.rivals.golden import PAGES, golden, written

IDS: Final = tuple(cards())
PARTS: Final = parts_of(cards().values())
THIN: Final = "\N{NARROW NO-BREAK SPACE}"
# No card of the core box says the first, but a sentence may come to it; the others are lent by what is said.
UNUSED: Final = {counts.Not, Ignores, LastTime}


def text(language: str, card: str) -> str:
    return LANGUAGES[language].typeset(RIVALS.voices[language].text(card))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("page", PAGES)
def test_card_texts_are_those_that_were_read_and_approved(language: str, page: str) -> None:
    approved = golden(language, page).read_text(encoding="utf-8")
    assert written(language, page) == approved, "if the new texts are right, write them with golden.py"


def test_every_card_of_the_core_box_has_a_text_of_its_own_in_each_language() -> None:
    assert len([card for card in PAGES["cards"] if card.startswith("core-")]) == 141
    assert len(IDS) == len(PAGES["cards"]) + 6
    for card in IDS:
        assert text("en", card) != text("fr", card), card
    with pytest.raises(Unreadable):
        ENGLISH.text("core-moon")


@pytest.mark.parametrize("base", [Condition, Count, Effect, Text, Become, Pattern])
def test_all_that_cards_are_made_of_is_said_by_a_card(base: type[object]) -> None:
    said = {type(part) for part in PARTS}
    assert {*kinds_of(base, "gloam.rivals.")} - UNUSED <= said


@pytest.mark.parametrize("form", [ORDER, BARE])
def test_every_effect_of_every_card_has_words_of_its_own_in_both_languages(form: Form) -> None:
    for card in cards().values():
        for effect in [part for part in parts_of([card.play, card.price]) if isinstance(part, Effect)]:
            said, dit = ENGLISH.of(card.id).effect(effect, form), FRENCH.of(card.id).effect(effect, form)
            assert said, effect
            assert said != dit, effect


@pytest.mark.parametrize("language", ["en", "fr"])
def test_card_texts_are_whole_sentences(language: str) -> None:
    for card in IDS:
        said = text(language, card)
        assert said.endswith("."), card
        assert not re.search(r"  |\.\.|,,|[{}\[\]|]", said), card
        for begun in re.split(r"(?<=[.])\s", said):
            assert begun[:1] == begun[:1].upper(), (card, begun)


def test_the_numbers_of_a_text_are_the_same_in_both_languages() -> None:
    for card in IDS:
        english, french = text("en", card), text("fr", card)
        assert sorted(re.findall(r"\d+", english)) == sorted(re.findall(r"\d+", french)), card


def test_french_sets_its_spaces_and_elides() -> None:
    for card in IDS:
        said = text("fr", card)
        assert not re.search(rf"[^{THIN}][:;!?»]", said), said
        assert not re.search(r"(?<!-)\b(de|le|la|que|ne|se|jusque|lorsque) [aeiouéèêàâîôû]", said, re.IGNORECASE), said
        assert not re.search(r"\bsi il|\b(de le|de les|à le|à les)\b", said), said
        assert not re.search(r"\b(Sangs|Influences|Prestiges)\b", said), said


def test_a_text_says_who_this_is_by_the_card_it_stands_on() -> None:
    assert ENGLISH.text("core-brother") == "Party, when attacking – exhaust this character: +1 damage to the target."
    assert ENGLISH.text("core-vagrant").startswith("Attached – when the bearer would take damage")
    assert "your Leader" in ENGLISH.text("core-the-dockyards")
    assert "The reacting character" in ENGLISH.text("core-fleetness")
    assert "the acting character" in ENGLISH.text("core-coup-de-grace")
    assert "the party of the character that plays this card" in ENGLISH.text("core-humiliate")
    assert "s'attache" not in FRENCH.text("core-vagrant")
    assert "le porteur" in FRENCH.text("core-vagrant")


def test_after_you_may_french_has_the_infinitive() -> None:
    assert "vous pouvez payer 1 Prestige pour gagner 1 Cabale" in FRENCH.text("core-jesus")
    assert "vous pouvez piocher 1 carte, puis défausser 1 carte" in FRENCH.text("core-artist-lofts")
    assert "vous pouvez épuiser cette carte pour les réduire de 1" in FRENCH.text("core-vagrant")


def test_nouns_agree_in_french_and_count_in_both() -> None:
    plots, ours = Which(YOUR_CONSPIRACIES), Which(COTERIE, wounded=True, state=STANDING)
    english, french = EnglishNouns(), FrenchNouns()
    assert french.each(plots, "action") == "chacune de vos cartes face cachée"
    assert french.one(plots, "action") == "une de vos cartes face cachée"
    assert french.one(ours, "action") == "un de vos personnages Blessés prêts"
    assert french.counted(ours, "action") == "personnage Blessé prêt de votre coterie"
    assert french.kind(CONSPIRACY) == "une Conspiration"
    assert english.each(ours, "action") == "each of your Wounded ready characters"
    assert english.several(Which(COTERIE), "action") == "characters"
    assert english.one(Which(PARTY, other=True), "vampire") == "another member of this character's party"


def test_what_no_card_says_yet_can_be_said_as_well() -> None:
    said, dit = ENGLISH.of("core-hydra"), FRENCH.of("core-hydra")
    rival = AtLeast(9, AgendaOf(Players(FOE)))
    assert said.condition(Not(rival)) == "it is not so that the foe has 9 or more Agenda"
    assert said.condition(Both(YourTurn(), Attacks())) == "it is your turn and this character attacks"
    assert dit.condition(Both(YourTurn(), TypeIs(RANGED))) == "c'est votre tour et que l'attaque est Distante"
    assert said.effect(To(READY, Which(TARGET))) == "ready the target"
    assert said.effect(To(MEND, Which(TARGET), 2), BARE) == "have the target mend 2 Blood"
    assert dit.effect(To(LOSE_BLOOD, Which(TARGET)), BARE) == "faire perdre 1 Sang à la cible"
    assert said.effect(For(DRAW, Players(FOE), 2)) == "the foe draws 2 cards"
    assert dit.effect(For(GAIN_AGENDA, Players(YOU), AgendaOf(Players(FOE), 5)), BARE) == (
        "gagner 1 Cabale par tranche de 5 Cabale de l'adversaire"
    )


def test_a_card_line_gives_its_facts() -> None:
    hydra = "Vampire · Brujah · Blood Potency 6 · Physical 2, Social 1, Mental 0 · Celerity, Potence, Presence"
    assert ENGLISH.line("core-hydra") == hydra
    assert ENGLISH.line("core-johnny").endswith("Presence \N{MULTIPLICATION SIGN}2")
    assert ENGLISH.line("core-drive-by") == "Attack (Ranged) · Brujah · Blood Potency 4 · damage 2"
    assert ENGLISH.line("core-sheriff") == "Action · Title · Unique · Blood Potency 4 · 4 Influence"
    assert ENGLISH.line("core-lost-glory") == "Action · Conspiracy · 4 Prestige"
    assert ENGLISH.line("core-cop") == "Mortal · Retainer · Citizen · 3 Blood · 1 Agenda · burned: mends 3"
    assert FRENCH.line("core-castro-street-party") == "Événement · Persistant"
    assert ENGLISH.provenance("core-cop") == "From public card data."


def test_choices_of_a_card_are_found() -> None:
    assert ENGLISH.of("core-seduction").effect(choice_of("core-seduction", 1)) == "steal 1 Blood from the target"
    with pytest.raises(AssertionError):
        choice_of("core-greed", 1)
    assert card_of("core-greed").name == "Greed"


def test_todd_waits_for_diablerie_and_for_no_other_defeat() -> None:
    assert "When another vampire is diablerized, you may put 1 Blood" in text("en", "jam-todd")
    assert "Quand un autre vampire est diablerisé, vous pouvez mettre 1 Sang" in text("fr", "jam-todd")


def test_whoever_was_named_in_a_sentence_is_not_named_again() -> None:
    assert text("en", "jam-on-the-lam").count("The reacting character") == 1
    assert text("fr", "jam-on-the-lam").count("personnage qui réagit") == 2
    assert "each of your characters" not in text("en", "jam-study-their-ways")


def test_chiara_says_that_a_card_laid_face_down_counts_too() -> None:
    assert "plays an Action card or lays one face down, draw 1 card" in text("en", "jam-chiara")
    assert "joue une carte Action ou en pose une face cachée, piochez 1 carte" in text("fr", "jam-chiara")


def test_what_good_samaritan_waits_for_is_one_limit_and_one_sentence() -> None:
    said = text("en", "jam-good-samaritan")
    assert said.count("The first time in each player's Action Phase that a text of yours mends") == 1
    assert (said.count("first time"), said.count("Affliction")) == (1, 1)
