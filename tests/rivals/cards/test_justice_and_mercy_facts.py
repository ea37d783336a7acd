"""The facts of the cards of Justice & Mercy, by id: what is printed on each beside its text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from gloam.rivals.cards.justice_and_mercy import JUSTICE_AND_MERCY
from gloam.rivals.catalogue import AGENDA_CARD, HOUSE, WIN_AT
from tests.rivals.cards.facts import bases, library, vampires

# id, name, clan, Blood Potency, Physical, Social and Mental, Disciplines
VAMPIRE_FACTS = (
    ("jam-alhaml-alqurbaniu", "Alhaml Alqurbaniu", "banu-haqim", 3, (1, 1, 0), "obfuscate"),
    ("jam-alraaz-tahir", "Alraaz Tahir", "banu-haqim", 6, (2, 0, 1), "celerity obfuscate blood-sorcery"),
    ("jam-alzbeta", "Alzbeta", "salubri", 6, (1, 1, 1), "auspex auspex fortitude"),
    ("jam-amara", "Amara", "salubri", 4, (0, 1, 1), "auspex fortitude"),
    ("jam-anita", "Anita", "salubri", 6, (2, 1, 0), "dominate fortitude fortitude"),
    ("jam-baptiste", "Baptiste", "salubri", 5, (0, 2, 1), "fortitude fortitude"),
    ("jam-chiara", "Chiara", "salubri", 7, (1, 1, 2), "auspex dominate fortitude"),
    ("jam-illona", "Illona", "salubri", 5, (1, 1, 1), "auspex fortitude"),
    ("jam-javier", "Javier", "banu-haqim", 3, (0, 0, 2), "blood-sorcery"),
    ("jam-kashi", "Kashi", "salubri", 5, (2, 0, 1), "dominate dominate"),
    ("jam-mareike", "Mareike", "salubri", 4, (0, 0, 2), "auspex fortitude"),
    ("jam-minnie", "Minnie", "banu-haqim", 4, (0, 2, 0), "obfuscate blood-sorcery"),
    ("jam-naomi", "Naomi", "banu-haqim", 5, (2, 1, 0), "blood-sorcery blood-sorcery"),
    ("jam-noelle", "Noelle", "salubri", 4, (1, 1, 0), "auspex dominate"),
    ("jam-pavel-horak", "Pavel Horak", "banu-haqim", 5, (1, 1, 1), "celerity blood-sorcery"),
    ("jam-sama-radi", "Sama Radi", "banu-haqim", 5, (1, 0, 2), "obfuscate blood-sorcery"),
    ("jam-szymon-nowak", "Szymon Nowak", "banu-haqim", 4, (1, 1, 0), "celerity blood-sorcery"),
    ("jam-todd", "Todd", "banu-haqim", 4, (2, 0, 0), "celerity blood-sorcery"),
)

# id, name, kinds, clan, Blood Potency, types of the attack, types it answers, damage, Shield
LIBRARY_FACTS = (
    ("jam-a-kiss-before-dying", "A Kiss Before Dying", "reaction", "", 2, "", "social", 0, 1),
    ("jam-accept-your-fate", "Accept Your Fate", "action ongoing ritual", "", 0, "", "", 0, 0),
    ("jam-acuity", "Acuity", "reaction", "", 1, "", "ranged mental", 0, 1),
    ("jam-bleeding-edge", "Bleeding Edge", "attack", "", 4, "physical", "", 1, 0),
    ("jam-blink", "Blink", "action unhosted", "", 0, "", "", 0, 0),
    ("jam-blood-doll", "Blood Doll", "action", "", 0, "", "", 0, 0),
    ("jam-blood-fueled-rage", "Blood-Fueled Rage", "attack", "", 5, "physical", "", 0, 0),
    ("jam-call-to-purpose", "Call to Purpose", "action unhosted ongoing", "banu-haqim", 0, "", "", 0, 0),
    ("jam-cats-grace", "Cat's Grace", "action unhosted", "", 0, "", "", 0, 0),
    ("jam-cursed-blade", "Cursed Blade", "attack", "banu-haqim", 3, "physical", "", 1, 0),
    ("jam-divisive", "Divisive", "attack", "", 4, "mental", "", 1, 0),
    ("jam-dont-be-so-defensive", "Don't Be So Defensive", "attack", "", 4, "social", "", 1, 0),
    ("jam-final-judgement", "Final Judgement", "action", "", 0, "", "", 0, 0),
    ("jam-ishtars-touch", "Ishtar's Touch", "action ongoing ritual", "", 0, "", "", 0, 0),
    ("jam-just-a-taste", "Just a Taste", "reaction special", "", 4, "", "", 0, 0),
    ("jam-kevlar-vest", "Kevlar Vest", "action", "", 0, "", "", 0, 0),
    ("jam-look-me-in-the-eyes", "Look Me in the Eyes", "reaction", "", 3, "", "physical", 0, 1),
    ("jam-obeah", "Obeah", "action ongoing", "", 0, "", "", 0, 0),
    ("jam-of-two-minds", "Of Two Minds", "attack", "", 5, "mental", "", 1, 0),
    ("jam-on-the-lam", "On the Lam", "reaction", "", 4, "", "physical social", 0, 1),
    ("jam-one-with-the-blade", "One With the Blade", "action ongoing ritual", "banu-haqim", 0, "", "", 0, 0),
    ("jam-righteousness", "Righteousness", "action", "", 0, "", "", 0, 0),
    ("jam-ritualistic-combat", "Ritualistic Combat", "attack", "", 3, "mental", "", 1, 0),
    ("jam-rules-lawyer", "Rules Lawyer", "reaction", "", 3, "", "social mental", 0, 1),
    ("jam-search-for-golconda", "Search for Golconda", "action", "salubri", 0, "", "", 0, 0),
    ("jam-secrets-of-the-blood", "Secrets of the Blood", "action ongoing ritual", "", 0, "", "", 0, 0),
    ("jam-soul-thieving", "Soul Thieving", "action", "salubri", 0, "", "", 0, 0),
    ("jam-split-second", "Split Second", "attack", "", 4, "physical", "", 1, 0),
    ("jam-study-their-ways", "Study Their Ways", "action ongoing", "", 0, "", "", 0, 0),
    ("jam-the-grudge", "The Grudge", "attack", "", 3, "social", "", 1, 0),
    (
        "jam-third-eyes-a-charm",
        "Third Eye's a Charm",
        "reaction",
        "salubri",
        4,
        "",
        "ranged physical social mental",
        0,
        1,
    ),
    ("jam-thought-police", "Thought Police", "action", "banu-haqim", 0, "", "", 0, 0),
    ("jam-unburdening-the-bestial-soul", "Unburdening the Bestial Soul", "action", "salubri", 0, "", "", 0, 0),
    ("jam-warding-circle", "Warding Circle", "reaction", "", 2, "", "ranged physical mental", 0, 0),
)

# id, name, kind
BASE_FACTS = (
    ("jam-ritual-room", "Ritual Room", "haven"),
    ("jam-the-castle", "The Castle", "haven"),
    ("jam-the-hermitage", "The Hermitage", "haven"),
    ("jam-the-high-horse", "The High Horse", "haven"),
    ("jam-army-of-one", "Army of One", "agenda"),
    ("jam-good-samaritan", "Good Samaritan", "agenda"),
    ("jam-ritual-master", "Ritual Master", "agenda"),
    ("jam-traditionalist", "Traditionalist", "agenda"),
)

CARDS = sorted(JUSTICE_AND_MERCY, key=lambda card: card.id)
Facts = TypeVar("Facts", bound=tuple[object, ...])


def there(facts: Iterable[Facts]) -> tuple[Facts, ...]:
    """Those of the cards that Gloam has."""
    ids = {card.id for card in CARDS}
    return tuple([one for one in facts if one[0] in ids])


def test_every_vampire_has_its_clan_potency_attributes_and_disciplines() -> None:
    assert vampires(CARDS) == there(VAMPIRE_FACTS)


def test_every_library_card_has_its_kinds_clan_potency_types_damage_and_shield() -> None:
    assert library(CARDS) == there(LIBRARY_FACTS)


def test_every_haven_and_agenda_is_there_and_all_win_at_thirteen() -> None:
    assert bases(CARDS) == there(sorted(BASE_FACTS))
    assert {card.agenda for card in CARDS if card.kind & AGENDA_CARD} <= {WIN_AT, 0}  # 0: nothing is printed


def test_no_card_is_there_that_the_box_has_not() -> None:
    facts: tuple[tuple[object, ...], ...] = (*VAMPIRE_FACTS, *LIBRARY_FACTS, *BASE_FACTS)
    assert len(facts) == 60
    assert {card.id for card in CARDS} <= {one[0] for one in facts}
    assert not any(card.provenance == HOUSE for card in CARDS)
