"""The facts of the cards of Prince Pack 1, by id: what is printed on each beside its text."""

from __future__ import annotations

from gloam.rivals.cards.prince_pack_1 import PRINCE_PACK_1
from gloam.rivals.cards.prince_pack_1.drinkers import BOUND_SERVANT
from gloam.rivals.catalogue import HOUSE
from tests.rivals.cards.facts import vampires

# id, name, clan, Blood Potency, Physical, Social and Mental, Disciplines
VAMPIRE_FACTS = (
    ("pp1-abraham", "Abraham", "thin-blood", 4, (0, 1, 1), "auspex thin-blood-alchemy"),
    ("pp1-ainsley-kalb", "Ainsley Kalb", "malkavian", 7, (1, 2, 1), "animalism auspex dominate"),
    ("pp1-alyssa-nicole", "Alyssa Nicole", "gangrel", 7, (1, 2, 1), "animalism auspex fortitude"),
    ("pp1-andy-simonelli", "Andy Simonelli", "thin-blood", 2, (1, 0, 0), "thin-blood-alchemy"),
    ("pp1-branden-james", "Branden James", "lasombra", 7, (1, 2, 1), "dominate presence oblivion"),
    ("pp1-chris-bargeron", "Chris Bargeron", "ravnos", 3, (0, 1, 1), "presence"),
    ("pp1-daniel-trujillo", "Daniel Trujillo", "malkavian", 3, (0, 2, 0), "dominate"),
    ("pp1-david-garcia", "David Garcia", "malkavian", 5, (1, 1, 1), "dominate obfuscate"),
    ("pp1-doug-st-john", "Doug St. John", "ministry", 4, (1, 0, 1), "obfuscate obfuscate"),
    ("pp1-drakh", "Drakh", "banu-haqim", 7, (1, 1, 2), "auspex celerity blood-sorcery"),
    ("pp1-emile-rene", "Emile René", "tremere", 7, (1, 2, 1), "auspex obfuscate blood-sorcery"),
    ("pp1-james-chung", "James Chung", "brujah", 4, (1, 0, 1), "celerity presence"),
    ("pp1-john-urbanek", "John Urbanek", "hecata", 4, (1, 1, 0), "auspex oblivion"),
    ("pp1-ken-michael-otto", "Ken Michael-Otto", "ventrue", 7, (1, 2, 1), "obfuscate presence presence"),
    ("pp1-krisken-monroe", "Krisken Monroe", "nosferatu", 7, (1, 1, 2), "animalism fortitude obfuscate"),
    ("pp1-leon-alqatil", "Leon Alqatil", "ministry", 5, (2, 1, 0), "presence protean"),
    ("pp1-marcel-kraatz", "Marcel Kraatz", "lasombra", 6, (0, 1, 2), "dominate dominate oblivion"),
    ("pp1-murchaidh", "Murchaidh", "toreador", 7, (2, 1, 1), "auspex presence presence"),
    ("pp1-odellas-caine", "Odellas Caine", "banu-haqim", 6, (0, 2, 1), "celerity obfuscate blood-sorcery"),
    ("pp1-robert-bruce", "Robert Bruce", "salubri", 7, (2, 0, 2), "auspex dominate fortitude"),
    ("pp1-savage", "Savage", "brujah", 7, (2, 1, 1), "celerity potence protean"),
    ("pp1-sirilla-rosselini", "Sirilla Rosselini", "hecata", 7, (2, 1, 1), "fortitude blood-sorcery oblivion"),
)

CARDS = sorted([card for card in PRINCE_PACK_1 if card != BOUND_SERVANT], key=lambda card: card.id)


def test_every_vampire_has_its_clan_potency_attributes_and_disciplines() -> None:
    assert vampires(CARDS) == VAMPIRE_FACTS


def test_all_are_there_that_the_pack_has_and_no_other() -> None:
    assert len(VAMPIRE_FACTS) == 22
    assert len(CARDS) == 22
    assert not any(card.provenance == HOUSE for card in CARDS)
    assert (BOUND_SERVANT.provenance, BOUND_SERVANT.texts) == (HOUSE, ())  # what a card is that has become a Ghoul
