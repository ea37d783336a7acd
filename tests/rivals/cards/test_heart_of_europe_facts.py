"""The facts of the players' cards of Heart of Europe, by id: what is printed on each beside its text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from gloam.rivals.cards.heart_of_europe import OF_PLAYERS
from gloam.rivals.catalogue import AGENDA_CARD, WIN_AT
from tests.rivals.cards.facts import bases, library, vampires

# id, name, clan, Blood Potency, Physical, Social and Mental, Disciplines
VAMPIRE_FACTS = (
    ("hoe-aleister", "Aleister", "tremere", 5, (1, 1, 1), "auspex blood-sorcery"),
    ("hoe-anjali-the-samedi", "Anjali the Samedi", "hecata", 3, (0, 2, 0), "auspex"),
    ("hoe-borek-wagner", "Borek Wagner", "ventrue", 6, (2, 0, 1), "dominate fortitude presence"),
    ("hoe-camila", "Camila", "lasombra", 3, (1, 0, 1), "oblivion"),
    ("hoe-dien", "Dien", "gangrel", 6, (2, 1, 0), "animalism fortitude protean"),
    ("hoe-ekene", "Ekene", "gangrel", 3, (1, 1, 0), "protean"),
    ("hoe-em", "Em", "ventrue", 4, (0, 1, 1), "fortitude presence"),
    ("hoe-emil-hruza", "Emil Hruza", "toreador", 7, (0, 2, 2), "celerity dominate presence"),
    ("hoe-jan-zoubek", "Jan Zoubek", "thin-blood", 2, (1, 0, 0), "thin-blood-alchemy"),
    ("hoe-kiril", "Kiril", "brujah", 6, (2, 0, 1), "celerity potence presence"),
    ("hoe-maia", "Maia", "toreador", 4, (1, 0, 1), "auspex presence"),
    ("hoe-monika", "Monika", "thin-blood", 3, (0, 0, 2), "thin-blood-alchemy"),
    ("hoe-omnis", "Omnis", "nosferatu", 4, (0, 1, 1), "obfuscate potence"),
    ("hoe-perseus", "Perseus", "malkavian", 5, (2, 1, 0), "auspex obfuscate"),
    ("hoe-rene-koba", "René Koba", "malkavian", 2, (0, 1, 0), "auspex"),
    ("hoe-roman-monstrum", "Roman Monstrum", "hecata", 5, (1, 1, 1), "auspex oblivion"),
    ("hoe-sarka", "Sarka", "brujah", 5, (1, 1, 1), "celerity celerity"),
    ("hoe-sebastian", "Sebastian", "lasombra", 7, (1, 1, 2), "oblivion oblivion presence"),
    ("hoe-thora", "Thora", "nosferatu", 5, (2, 1, 0), "animalism obfuscate"),
    ("hoe-zuzana", "Zuzana", "tremere", 4, (1, 0, 1), "blood-sorcery dominate"),
)

# id, name, kinds, clan, Blood Potency, types of the attack, types it answers, damage, Shield
LIBRARY_FACTS = (
    ("hoe-bad-optics", "Bad Optics", "modifier", "", 0, "", "", 0, 0),
    ("hoe-bank-error-in-your-favor", "Bank Error In Your Favor", "action conspiracy", "malkavian", 0, "", "", 0, 0),
    ("hoe-blood-poisoning", "Blood Poisoning", "action trap", "", 0, "", "", 0, 0),
    ("hoe-blood-transfusion", "Blood Transfusion", "action unhosted ongoing", "tremere", 0, "", "", 0, 0),
    ("hoe-bread-and-circuses", "Bread and Circuses", "action scheme", "", 0, "", "", 0, 0),
    ("hoe-cover-charge", "Cover Charge", "action ongoing event", "toreador", 0, "", "", 0, 0),
    ("hoe-entrancement", "Entrancement", "attack", "", 4, "social", "", 1, 0),
    ("hoe-fortify-the-inner-facade", "Fortify the Inner Facade", "reaction", "", 3, "", "social mental", 0, 1),
    (
        "hoe-fourth-tradition-the-accounting",
        "Fourth Tradition: The Accounting",
        "action tradition",
        "",
        0,
        "",
        "",
        0,
        0,
    ),
    ("hoe-hidden-stash", "Hidden Stash", "action ongoing", "thin-blood", 0, "", "", 0, 0),
    ("hoe-lone-wolf", "Lone Wolf", "action unhosted ongoing", "gangrel", 0, "", "", 0, 0),
    ("hoe-off-limits", "Off Limits", "action trap", "nosferatu", 0, "", "", 0, 0),
    ("hoe-property-developer", "Property Developer", "action", "ventrue", 0, "", "", 0, 0),
    ("hoe-prosperity", "Prosperity", "action scheme", "", 0, "", "", 0, 0),
    ("hoe-psychic-assault", "Psychic Assault", "attack", "", 5, "mental", "", 0, 0),
    ("hoe-rapid-reflexes", "Rapid Reflexes", "reaction", "", 1, "", "ranged physical", 0, 0),
    ("hoe-royal-bling", "Royal Bling", "action unhosted ongoing", "lasombra", 0, "", "", 0, 0),
    ("hoe-spiders", "Spiders", "action trap", "", 0, "", "", 0, 0),
    ("hoe-title-fight", "Title Fight", "attack", "", 3, "physical", "", 0, 0),
    ("hoe-voter-suppression", "Voter Suppression", "action unhosted ongoing", "brujah", 0, "", "", 0, 0),
    ("hoe-wake-with-evenings-freshness", "Wake With Evening's Freshness", "action ongoing ritual", "", 0, "", "", 0, 0),
    ("hoe-whip-of-the-primogen", "Whip of the Primogen", "action title one-each", "", 2, "", "", 0, 0),
    ("hoe-wild-ranting", "Wild Ranting", "modifier", "", 0, "", "", 0, 0),
    ("hoe-withering-spirit", "Withering Spirit", "action", "hecata", 5, "", "", 0, 0),
)

# id, name, kind
BASE_FACTS = (
    ("hoe-disheveled-shelves", "Disheveled Shelves", "agenda"),
    ("hoe-full-of-surprises", "Full of Surprises", "agenda"),
    ("hoe-guard-tower", "The Guard Tower", "haven"),
    ("hoe-old-rail-station", "Old Rail Station", "haven"),
)

CARDS = sorted(OF_PLAYERS, key=lambda card: card.id)
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
    assert bases(CARDS) == there(BASE_FACTS)
    assert {card.agenda for card in CARDS if card.kind & AGENDA_CARD} <= {WIN_AT, 0}  # 0: nothing is printed


def test_no_card_is_there_that_the_box_has_not() -> None:
    facts: tuple[tuple[object, ...], ...] = (*VAMPIRE_FACTS, *LIBRARY_FACTS, *BASE_FACTS)
    assert len(facts) == 48
    assert {card.id for card in CARDS} <= {one[0] for one in facts}
