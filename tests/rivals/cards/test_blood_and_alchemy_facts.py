"""The facts of the cards of Blood & Alchemy, by id: what is printed on each beside its text."""

from __future__ import annotations

from gloam.rivals.cards.blood_and_alchemy import BLOOD_AND_ALCHEMY
from gloam.rivals.catalogue import AGENDA_CARD, WIN_AT
from tests.rivals.cards.facts import bases, library, vampires

# id, name, clan, Blood Potency, Physical, Social and Mental, Disciplines
VAMPIRE_FACTS = (
    ("baa-alejandro-lopez", "Alejandro Lopez", "tremere", 6, (1, 1, 1), "auspex blood-sorcery blood-sorcery"),
    ("baa-april-smith", "April Smith", "thin-blood", 1, (0, 0, 1), ""),
    ("baa-aurora-nix", "Aurora Nix", "tremere", 5, (2, 0, 1), "auspex auspex"),
    ("baa-caleb-walker", "Caleb Walker", "thin-blood", 1, (0, 1, 0), ""),
    ("baa-candi-liu", "Candi Liu", "thin-blood", 2, (0, 1, 0), "thin-blood-alchemy"),
    ("baa-claudia-sterling", "Claudia Sterling", "tremere", 3, (0, 2, 0), "blood-sorcery"),
    ("baa-darius-wolfe", "Darius Wolfe", "tremere", 4, (1, 1, 0), "auspex dominate"),
    ("baa-faith-gray", "Faith Gray", "tremere", 4, (1, 0, 1), "auspex blood-sorcery"),
    ("baa-frog", "Frog", "thin-blood", 3, (0, 2, 0), "thin-blood-alchemy"),
    ("baa-grigori", "Grigori", "tremere", 5, (1, 0, 2), "dominate blood-sorcery"),
    ("baa-hua-jiang", "Hua Jiang", "thin-blood", 1, (0, 0, 1), ""),
    ("baa-jacob-frost", "Jacob Frost", "thin-blood", 3, (1, 0, 1), "thin-blood-alchemy"),
    ("baa-joseph-drake", "Joseph Drake", "thin-blood", 2, (1, 0, 0), "thin-blood-alchemy"),
    ("baa-lorenzo-murik", "Lorenzo Murik", "tremere", 3, (0, 0, 2), "blood-sorcery"),
    ("baa-phuoc-dihn", "Phuoc Dihn", "tremere", 4, (0, 2, 0), "dominate blood-sorcery"),
    ("baa-sonja-valentine", "Sonja Valentine", "tremere", 6, (0, 1, 2), "auspex dominate blood-sorcery"),
    ("baa-valerie-nash", "Valerie Nash", "thin-blood", 1, (1, 0, 0), ""),
    ("baa-wendy", "Wendy", "thin-blood", 1, (0, 1, 0), ""),
)

# id, name, kinds, clan, Blood Potency, types of an attack, types it answers, damage, shield
LIBRARY_FACTS = (
    ("baa-absolution", "Absolution", "attack", "", 5, "mental", "", 2, 0),
    ("baa-all-the-angles", "All the Angles", "attack", "", 6, "mental", "", 0, 0),
    ("baa-athanor-corporis", "Athanor Corporis", "action alchemy", "thin-blood", 0, "", "", 0, 0),
    ("baa-baals-caress", "Baal's Caress", "attack", "", 5, "physical", "", 0, 0),
    ("baa-back-to-formula", "Back to Formula", "action", "", 0, "", "", 0, 0),
    ("baa-backup", "Backup", "reaction", "", 1, "", "physical social", 0, 0),
    ("baa-blood-makes-noise", "Blood Makes Noise", "action ongoing ritual", "", 0, "", "", 0, 0),
    ("baa-blood-of-potency", "Blood of Potency", "action", "", 0, "", "", 0, 0),
    ("baa-break-down", "Break Down", "attack", "", 3, "mental", "", 1, 0),
    ("baa-calcinatio", "Calcinatio", "action alchemy", "thin-blood", 0, "", "", 0, 0),
    ("baa-crossbow", "Crossbow", "attack", "", 3, "ranged", "", 1, 0),
    ("baa-dangerous-mixture", "Dangerous Mixture", "attack", "", 5, "physical", "", 1, 0),
    ("baa-defense-of-the-sacred-haven", "Defense of the Sacred Haven", "action ongoing ritual", "", 0, "", "", 0, 0),
    ("baa-enervate", "Enervate", "action", "tremere", 0, "", "", 0, 0),
    ("baa-envelop", "Envelop", "action", "", 0, "", "", 0, 0),
    ("baa-extinguish-vitae", "Extinguish Vitae", "action", "", 0, "", "", 0, 0),
    ("baa-far-reach", "Far Reach", "action", "", 0, "", "", 0, 0),
    ("baa-first-ones-free", "First One's Free", "attack", "", 2, "social", "", 1, 0),
    ("baa-fixatio", "Fixatio", "action alchemy", "thin-blood", 0, "", "", 0, 0),
    ("baa-haze", "Haze", "reaction special", "", 1, "", "ranged", 0, 0),
    ("baa-heightened-senses", "Heightened Senses", "reaction special", "", 1, "", "ranged physical social", 0, 0),
    ("baa-intimidation", "Intimidation", "attack", "", 4, "social", "", 1, 0),
    ("baa-mesmerize", "Mesmerize", "attack", "", 2, "mental", "", 1, 0),
    ("baa-out-of-time", "Out of Time", "action conspiracy", "", 0, "", "", 0, 0),
    ("baa-peer-pressure", "Peer Pressure", "attack", "", 0, "social", "", 0, 0),
    ("baa-premonition", "Premonition", "action unhosted", "", 0, "", "", 0, 0),
    ("baa-rain-of-blood", "Rain of Blood", "action unhosted scheme", "", 0, "", "", 0, 0),
    ("baa-scorpions-touch", "Scorpion's Touch", "attack", "", 3, "physical", "", 1, 0),
    ("baa-seek-knowledge", "Seek Knowledge", "action ongoing ritual", "tremere", 0, "", "", 0, 0),
    ("baa-sleep-of-the-damned", "Sleep of the Damned", "action ongoing ritual", "", 0, "", "", 0, 0),
    ("baa-sunrise-surprise", "Sunrise Surprise", "action", "thin-blood", 0, "", "", 0, 0),
    ("baa-theft-of-vitae", "Theft of Vitae", "action", "", 0, "", "", 0, 0),
    (
        "baa-third-tradition-the-progeny",
        "Third Tradition: The Progeny",
        "action unhosted ongoing tradition",
        "",
        0,
        "",
        "",
        0,
        0,
    ),
    ("baa-truth-of-blood", "Truth of Blood", "action ongoing ritual", "", 0, "", "", 0, 0),
)

# id, name, kind
BASE_FACTS = (
    ("baa-knowledge-is-power", "Knowledge is Power", "agenda"),
    ("baa-recruitment-drive", "Recruitment Drive", "agenda"),
    ("baa-rites-of-the-blood", "Rites of the Blood", "agenda"),
    ("baa-street-brew", "Street Brew", "agenda"),
    ("baa-the-chantry", "The Chantry", "haven"),
    ("baa-the-pit", "The Pit", "haven"),
    ("baa-thrift-store", "Thrift Store", "haven"),
    ("baa-university-library", "University Library", "haven"),
)

CARDS = sorted(BLOOD_AND_ALCHEMY, key=lambda card: card.id)


def test_every_vampire_has_its_clan_potency_attributes_and_disciplines() -> None:
    assert vampires(CARDS) == VAMPIRE_FACTS


def test_every_library_card_has_its_kinds_clan_potency_types_damage_and_shield() -> None:
    assert library(CARDS) == LIBRARY_FACTS


def test_every_haven_and_agenda_is_there_and_all_win_at_thirteen() -> None:
    assert bases(CARDS) == BASE_FACTS
    assert {card.agenda for card in CARDS if card.kind & AGENDA_CARD} == {WIN_AT}


def test_one_attack_is_superficial_and_no_other_has_that_word() -> None:
    assert [card.id for card in CARDS if card.superficial] == ["baa-all-the-angles"]
