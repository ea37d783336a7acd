"""The facts of the cards of Dragon & Rogue, by id: what is printed on each beside its text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from gloam.rivals.cards.dragon_and_rogue import DRAGON_AND_ROGUE
from gloam.rivals.catalogue import AGENDA_CARD, HOUSE, WIN_AT
from tests.rivals.cards.facts import bases, library, vampires

# id, name, clan, Blood Potency, Physical, Social and Mental, Disciplines
VAMPIRE_FACTS = (
    ("dar-angela", "Angela", "tzimisce", 6, (2, 0, 1), "animalism dominate protean"),
    ("dar-chance", "Chance", "ravnos", 3, (0, 1, 1), "obfuscate"),
    ("dar-haya", "Haya", "ravnos", 3, (1, 1, 0), "presence"),
    ("dar-jack", "Jack", "ravnos", 2, (1, 0, 0), "animalism"),
    ("dar-kwaku", "Kwaku", "ravnos", 3, (0, 2, 0), "obfuscate"),
    ("dar-mahendra-chanda", "Mahendra Chanda", "ravnos", 4, (1, 0, 1), "animalism presence"),
    ("dar-matthias", "Matthias", "tzimisce", 4, (1, 0, 1), "animalism dominate"),
    ("dar-maya", "Maya", "ravnos", 4, (0, 1, 1), "obfuscate presence"),
    ("dar-mircea", "Mircea", "ravnos", 2, (0, 0, 1), "presence"),
    ("dar-nikolae", "Nikolae", "tzimisce", 5, (1, 1, 1), "dominate protean"),
    ("dar-radu", "Radu", "tzimisce", 4, (1, 1, 0), "animalism protean"),
    ("dar-shweta", "Shweta", "ravnos", 3, (2, 0, 0), "animalism"),
    ("dar-simona", "Simona", "tzimisce", 5, (0, 2, 1), "dominate protean"),
    ("dar-stefan-cel-tradat", "Stefan Cel Tradat", "ravnos", 4, (0, 0, 2), "animalism obfuscate"),
    ("dar-the-ghoul-keeper", "The Ghoul Keeper", "tzimisce", 3, (1, 0, 1), "protean"),
    ("dar-valeria", "Valeria", "tzimisce", 4, (0, 2, 0), "dominate protean"),
    ("dar-vladislav", "Vladislav", "tzimisce", 5, (2, 1, 0), "animalism dominate"),
    ("dar-zoya", "Zoya", "tzimisce", 3, (0, 0, 2), "animalism"),
)

# id, name, kinds, clan, Blood Potency, types of the attack, types it answers, damage, Shield
LIBRARY_FACTS = (
    (
        "dar-back-with-a-vengeance",
        "Back with a Vengeance",
        "attack reaction",
        "",
        3,
        "physical",
        "physical mental",
        0,
        0,
    ),
    ("dar-backpacker", "Backpacker", "action", "", 0, "", "", 0, 0),
    ("dar-bat-out-of-hell", "Bat Out of Hell", "action animal", "", 0, "", "", 0, 0),
    ("dar-change-of-plans", "Change of Plans", "action trap", "", 0, "", "", 0, 0),
    ("dar-cryptolect", "Cryptolect", "action ongoing", "ravnos", 0, "", "", 0, 0),
    ("dar-domino-effect", "Domino Effect", "action ongoing", "", 0, "", "", 0, 0),
    ("dar-doomed-to-roam", "Doomed to Roam", "action unhosted ongoing", "", 0, "", "", 0, 0),
    ("dar-emperors-new-clothes", "Emperor's New Clothes", "action trap", "", 0, "", "", 0, 0),
    ("dar-escape-artist", "Escape Artist", "reaction", "ravnos", 2, "", "ranged physical", 0, 1),
    ("dar-fata-morgana", "Fata Morgana", "action trap", "ravnos", 0, "", "", 0, 0),
    ("dar-fear-tactics", "Fear Tactics", "action", "", 0, "", "", 0, 0),
    ("dar-fifth-tradition-hospitality", "Fifth Tradition: Hospitality", "action tradition", "", 0, "", "", 0, 0),
    ("dar-fleshcrafting", "Fleshcrafting", "action", "tzimisce", 0, "", "", 0, 0),
    ("dar-freelancer", "Freelancer", "action unhosted ongoing", "", 0, "", "", 0, 0),
    ("dar-grey-wolf", "Grey Wolf", "action animal", "", 0, "", "", 0, 0),
    ("dar-home-improvement", "Home Improvement", "action ongoing", "", 0, "", "", 0, 0),
    ("dar-mask-of-a-thousand-faces", "Mask of a Thousand Faces", "action unhosted ongoing", "", 0, "", "", 0, 0),
    ("dar-perimeter-defense", "Perimeter Defense", "action trap", "", 0, "", "", 0, 0),
    ("dar-poachers-choice", "Poacher's Choice", "attack", "", 3, "social", "", 2, 0),
    ("dar-secret-compartment", "Secret Compartment", "action unhosted ongoing", "", 0, "", "", 0, 0),
    ("dar-siege-engine", "Siege Engine", "attack", "", 0, "physical", "", 1, 0),
    ("dar-sleight-of-hand", "Sleight of Hand", "attack", "ravnos", 3, "mental", "", 1, 0),
    ("dar-slumlord", "Slumlord", "action", "tzimisce", 0, "", "", 0, 0),
    ("dar-smoke-and-mirrors", "Smoke and Mirrors", "reaction", "", 3, "", "physical mental", 0, 1),
    ("dar-switcharoo", "Switcharoo", "attack", "", 2, "physical social mental", "", 1, 0),
    ("dar-szlachta", "Szlachta", "action ghoul", "", 0, "", "", 0, 0),
    ("dar-the-hat-trick", "The Hat Trick", "attack", "", 2, "social", "", 1, 0),
    ("dar-the-long-con", "The Long Con", "action trap", "", 0, "", "", 0, 0),
    ("dar-the-more-the-scarier", "The More The Scarier", "action unhosted ongoing", "tzimisce", 0, "", "", 0, 0),
    ("dar-throwing-knives", "Throwing Knives", "attack", "ravnos", 2, "ranged", "", 3, 0),
    ("dar-urban-fox", "Urban Fox", "action animal", "", 0, "", "", 0, 0),
    ("dar-vicissitude", "Vicissitude", "action ongoing", "tzimisce", 0, "", "", 0, 0),
    ("dar-vozhd", "Vozhd", "action ghoul", "", 0, "", "", 0, 0),
    ("dar-wolf-spider", "Wolf Spider", "action animal", "", 0, "", "", 0, 0),
)

# id, name, kind
BASE_FACTS = (
    ("dar-campsite", "Campsite", "haven"),
    ("dar-converted-bus", "Converted Bus", "haven"),
    ("dar-country-estate", "Country Estate", "haven"),
    ("dar-social-housing", "Social Housing", "haven"),
    ("dar-army-of-the-dragon", "Army of the Dragon", "agenda"),
    ("dar-change-of-scenery", "Change of Scenery", "agenda"),
    ("dar-raising-the-stakes", "Raising the Stakes", "agenda"),
    ("dar-the-completionist", "The Completionist", "agenda"),
)

CARDS = sorted(DRAGON_AND_ROGUE, key=lambda card: card.id)
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
