"""The facts of the cards of Wolf & Rat, by id: what is printed on each beside its text."""

from __future__ import annotations

from gloam.rivals.cards.wolf_and_rat import WOLF_AND_RAT
from gloam.rivals.catalogue import AGENDA_CARD, WIN_AT
from tests.rivals.cards.facts import bases, library, vampires

# id, name, clan, Blood Potency, Physical, Social and Mental, Disciplines
VAMPIRE_FACTS = (
    ("war-bobby-handsome", "Bobby Handsome", "nosferatu", 3, (2, 0, 0), "obfuscate"),
    ("war-chooha", "Chooha", "nosferatu", 3, (1, 0, 1), "animalism"),
    ("war-clandestine", "Clandestine", "nosferatu", 5, (0, 2, 1), "obfuscate obfuscate"),
    ("war-crazy-cat-lady", "Crazy Cat Lady", "nosferatu", 4, (0, 1, 1), "animalism potence"),
    ("war-drea-warden", "Drea Warden", "gangrel", 5, (1, 1, 1), "animalism protean"),
    ("war-general-flint", "General Flint", "nosferatu", 6, (2, 0, 1), "animalism potence potence"),
    ("war-ghost", "Ghost", "gangrel", 4, (0, 2, 0), "protean protean"),
    ("war-harry-o-brien", "Harry O'Brien", "gangrel", 3, (0, 0, 2), "fortitude"),
    ("war-kim-phan", "Kim Phan", "nosferatu", 4, (1, 0, 1), "obfuscate potence"),
    ("war-leah-swiftfoot", "Leah Swiftfoot", "gangrel", 4, (0, 1, 1), "animalism protean"),
    ("war-lil-fang", "Lil' Fang", "gangrel", 4, (2, 0, 0), "animalism protean"),
    ("war-lori-swiftfoot", "Lori Swiftfoot", "gangrel", 3, (1, 1, 0), "fortitude"),
    ("war-pong", "Pong", "nosferatu", 4, (0, 0, 2), "animalism obfuscate"),
    ("war-sheilar-omar", "Sheilar Omar", "nosferatu", 5, (1, 1, 1), "animalism obfuscate"),
    ("war-shep-mason", "Shep Mason", "nosferatu", 5, (2, 1, 0), "potence potence"),
    ("war-summer-moon", "Summer Moon", "gangrel", 5, (1, 2, 0), "animalism fortitude"),
    ("war-tamaska", "Tamaska", "gangrel", 6, (1, 1, 1), "animalism fortitude protean"),
    ("war-trinity-voss", "Trinity Voss", "gangrel", 5, (1, 2, 0), "animalism fortitude"),
)

# id, name, kinds, clan, Blood Potency, types of an attack, types it answers, damage, shield
LIBRARY_FACTS = (
    ("war-alley-cat", "Alley Cat", "action animal", "", 0, "", "", 0, 0),
    ("war-animal-dominion", "Animal Dominion", "action", "", 5, "", "", 0, 0),
    ("war-apex-predator", "Apex Predator", "attack", "gangrel", 4, "social", "", 2, 0),
    ("war-bad-reflection", "Bad Reflection", "reaction", "nosferatu", 4, "", "physical social", 0, 0),
    ("war-beasts-of-war", "Beasts of War", "attack", "", 5, "physical", "", 1, 0),
    ("war-bond-famulus", "Bond Famulus", "action unhosted ongoing", "", 0, "", "", 0, 0),
    ("war-constant-surveillance", "Constant Surveillance", "action ongoing", "", 0, "", "", 0, 0),
    ("war-cornered-rat", "Cornered Rat", "attack reaction", "nosferatu", 3, "physical", "physical mental", 0, 0),
    ("war-cracking-the-case", "Cracking the Case", "action unhosted ongoing", "", 0, "", "", 0, 0),
    ("war-disturbing-the-hive", "Disturbing the Hive", "attack", "nosferatu", 4, "ranged", "", 1, 0),
    ("war-earth-meld", "Earth Meld", "action", "", 0, "", "", 0, 0),
    ("war-feeding-frenzy", "Feeding Frenzy", "attack", "", 3, "physical", "", 1, 0),
    ("war-feeding-the-hungry", "Feeding the Hungry", "action", "", 0, "", "", 0, 0),
    ("war-feral-claws", "Feral Claws", "attack", "", 2, "physical", "", 0, 0),
    ("war-feral-fangs", "Feral Fangs", "attack", "", 3, "physical", "", 2, 0),
    ("war-feral-whispers", "Feral Whispers", "action ongoing", "", 0, "", "", 0, 0),
    ("war-fight-or-flight", "Fight or Flight", "attack reaction", "", 3, "mental", "mental", 1, 0),
    ("war-hardened-flesh", "Hardened Flesh", "reaction", "", 2, "", "ranged physical", 0, 1),
    ("war-help-me-help-you", "Help Me Help You", "action unhosted ongoing", "", 0, "", "", 0, 0),
    ("war-hiding-in-plain-sight", "Hiding in Plain Sight", "action unhosted ongoing", "", 0, "", "", 0, 0),
    ("war-mongrel", "Mongrel", "action animal", "", 0, "", "", 0, 0),
    ("war-murder-of-crows", "Murder of Crows", "action animal", "", 0, "", "", 0, 0),
    ("war-protect-the-flock", "Protect the Flock", "action unhosted ongoing", "", 0, "", "", 0, 0),
    (
        "war-second-tradition-the-domain",
        "Second Tradition: The Domain",
        "action ongoing tradition",
        "",
        0,
        "",
        "",
        0,
        0,
    ),
    ("war-secret-passage", "Secret Passage", "action unhosted ongoing", "nosferatu", 0, "", "", 0, 0),
    ("war-seeing-is-believing", "Seeing is Believing", "attack", "", 4, "mental", "", 1, 0),
    ("war-sewer-rat", "Sewer Rat", "action animal", "", 0, "", "", 0, 0),
    ("war-shape-of-the-beast", "Shape of the Beast", "action unhosted ongoing", "gangrel", 0, "", "", 0, 0),
    ("war-spy-games", "Spy Games", "action", "nosferatu", 5, "", "", 0, 0),
    ("war-the-shakedown", "The Shakedown", "action", "", 0, "", "", 0, 0),
    ("war-the-stampede", "The Stampede", "attack", "", 4, "physical", "", 1, 0),
    ("war-the-swarm", "The Swarm", "action animal", "", 0, "", "", 0, 0),
    ("war-veiled-threat", "Veiled Threat", "attack", "", 3, "social", "", 1, 0),
    ("war-we-are-legend", "We Are Legend", "action", "gangrel", 0, "", "", 0, 0),
)

# id, name, kind
BASE_FACTS = (
    ("war-animal-kingdom", "Animal Kingdom", "agenda"),
    ("war-call-of-the-wild", "Call of the Wild", "agenda"),
    ("war-city-park", "City Park", "haven"),
    ("war-hoard-the-herd", "Hoard the Herd", "agenda"),
    ("war-invisible-army", "Invisible Army", "agenda"),
    ("war-the-outskirts", "The Outskirts", "haven"),
    ("war-the-sewers", "The Sewers", "haven"),
    ("war-the-shelter", "The Shelter", "haven"),
)

CARDS = sorted(WOLF_AND_RAT, key=lambda card: card.id)


def test_every_vampire_has_its_clan_potency_attributes_and_disciplines() -> None:
    assert vampires(CARDS) == VAMPIRE_FACTS


def test_every_library_card_has_its_kinds_clan_potency_types_damage_and_shield() -> None:
    assert library(CARDS) == LIBRARY_FACTS


def test_every_haven_and_agenda_is_there_and_all_win_at_thirteen() -> None:
    assert bases(CARDS) == BASE_FACTS
    assert {card.agenda for card in CARDS if card.kind & AGENDA_CARD} <= {WIN_AT, 0}  # 0: nothing is printed


def test_one_attack_is_superficial_one_face_up_and_one_harmless_as_a_reaction() -> None:
    assert [card.id for card in CARDS if card.superficial] == ["war-beasts-of-war"]
    assert [card.id for card in CARDS if card.face_up] == ["war-feral-fangs"]
    assert [card.id for card in CARDS if card.harmless] == ["war-fight-or-flight"]
