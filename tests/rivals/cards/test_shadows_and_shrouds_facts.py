"""The facts of the cards of Shadows & Shrouds, by id: what is printed on each beside its text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from gloam.rivals.cards.shadows_and_shrouds import SHADOWS_AND_SHROUDS
from gloam.rivals.catalogue import AGENDA_CARD, HOUSE, WIN_AT, WRAITH
from tests.claims import rule
from tests.rivals.cards.facts import bases, library, vampires

# id, name, clan, Blood Potency, Physical, Social and Mental, Disciplines
VAMPIRE_FACTS = (
    ("sas-adrian-beltza", "Adrian Beltza", "lasombra", 5, (1, 1, 1), "oblivion potence"),
    ("sas-annika", "Annika", "hecata", 6, (1, 2, 0), "auspex fortitude oblivion"),
    ("sas-astrid-malhela", "Astrid Malhela", "lasombra", 3, (0, 1, 1), "potence"),
    ("sas-bianca-giovanni", "Bianca Giovanni", "hecata", 2, (0, 0, 1), "oblivion"),
    ("sas-enzo-cappa", "Enzo Cappa", "hecata", 5, (2, 0, 1), "oblivion oblivion"),
    ("sas-gia-de-emparan", "Gia de Emparan", "lasombra", 6, (1, 1, 1), "dominate dominate potence"),
    ("sas-juan-carlos-diaz", "Juan Carlos Diaz", "lasombra", 4, (0, 0, 2), "oblivion oblivion"),
    ("sas-kristin", "Kristin", "hecata", 2, (0, 1, 0), "fortitude"),
    ("sas-kwame", "Kwame", "hecata", 4, (1, 0, 1), "auspex oblivion"),
    ("sas-markus-kumnyama", "Markus Kumnyama", "lasombra", 6, (2, 0, 1), "dominate oblivion potence"),
    ("sas-mei-yinying", "Mei Yinying", "lasombra", 4, (1, 1, 0), "dominate oblivion"),
    ("sas-nathaniel", "Nathaniel", "hecata", 3, (0, 1, 1), "auspex"),
    ("sas-piero-calderon", "Piero Calderón", "lasombra", 6, (1, 1, 1), "oblivion potence potence"),
    ("sas-rachany-sok", "Rachany Sok", "lasombra", 4, (1, 1, 0), "dominate oblivion"),
    ("sas-raven-smith", "Raven Smith", "lasombra", 5, (0, 2, 1), "dominate oblivion"),
    ("sas-scott", "Scott", "hecata", 4, (1, 1, 0), "auspex oblivion"),
    ("sas-sophia-giovanni", "Sophia Giovanni", "hecata", 5, (1, 0, 2), "fortitude oblivion"),
    ("sas-zahara", "Zahara", "hecata", 3, (1, 1, 0), "oblivion"),
)

# id, name, kinds, clan, Blood Potency, types of the attack, types it answers, damage, Shield
LIBRARY_FACTS = (
    ("sas-arms-of-ahriman", "Arms of Ahriman", "action", "", 2, "", "", 0, 0),
    ("sas-bind-the-spirit", "Bind the Spirit", "action ongoing ritual", "", 0, "", "", 0, 0),
    ("sas-clairvoyance", "Clairvoyance", "action", "", 0, "", "", 0, 0),
    ("sas-cloud-memory", "Cloud Memory", "attack", "", 1, "mental", "", 1, 0),
    ("sas-court-of-blood", "Court of Blood", "action title one-each", "lasombra", 3, "", "", 0, 0),
    ("sas-diminish", "Diminish", "action ongoing ritual", "", 0, "", "", 0, 0),
    ("sas-early-grave", "Early Grave", "action", "", 0, "", "", 0, 0),
    ("sas-fight-makes-right", "Fight Makes Right", "action unhosted ongoing", "", 0, "", "", 0, 0),
    ("sas-flesh-of-marble", "Flesh of Marble", "reaction special", "", 2, "", "", 0, 1),
    ("sas-grave-robbing", "Grave Robbing", "action", "hecata", 0, "", "", 0, 0),
    ("sas-graveyard-smash", "Graveyard Smash", "attack", "", 3, "physical", "", 0, 0),
    ("sas-high-stakes", "High Stakes", "attack", "", 4, "social", "", 1, 0),
    ("sas-interrogation", "Interrogation", "attack", "", 3, "social", "", 2, 0),
    ("sas-its-your-funeral", "It's Your Funeral", "attack", "", 4, "social", "", 1, 0),
    ("sas-legate", "Legate", "action title unique", "lasombra", 4, "", "", 0, 0),
    ("sas-living-shadow", "Living Shadow", "attack", "", 2, "mental", "", 0, 0),
    ("sas-mental-block", "Mental Block", "action unhosted ongoing", "", 0, "", "", 0, 0),
    ("sas-money-shot", "Money Shot", "attack", "", 4, "physical", "", 1, 0),
    ("sas-necromancy", "Necromancy", "action", "hecata", 0, "", "", 0, 0),
    ("sas-prowess-from-pain", "Prowess From Pain", "attack", "", 5, "physical", "", 1, 0),
    ("sas-shadow-boxing", "Shadow Boxing", "attack", "", 3, "physical", "", 0, 0),
    ("sas-shadow-cloak", "Shadow Cloak", "action", "", 0, "", "", 0, 0),
    ("sas-sixth-tradition-destruction", "Sixth Tradition: Destruction", "action scheme tradition", "", 0, "", "", 0, 0),
    ("sas-soul-crushing", "Soul Crushing", "attack", "", 3, "social", "", 0, 0),
    ("sas-spectral-possession", "Spectral Possession", "action", "hecata", 0, "", "", 0, 0),
    ("sas-spirits-touch", "Spirit's Touch", "action", "", 0, "", "", 0, 0),
    ("sas-summon-spirit", "Summon Spirit", "action ongoing ritual", "", 0, "", "", 0, 0),
    ("sas-tenebrous-avatar", "Tenebrous Avatar", "reaction", "", 5, "", "ranged physical social mental", 0, 1),
    ("sas-the-gift-of-false-life", "The Gift of False Life", "action ongoing ritual", "", 0, "", "", 0, 0),
    ("sas-the-scent-of-death", "The Scent of Death", "action ongoing ritual", "", 0, "", "", 0, 0),
    ("sas-throwing-shade", "Throwing Shade", "attack", "", 4, "ranged", "", 2, 0),
    ("sas-utter-darkness", "Utter Darkness", "attack", "", 5, "mental", "", 1, 0),
    ("sas-whats-yours-is-mine", "What's Yours is Mine", "action scheme", "lasombra", 0, "", "", 0, 0),
    ("sas-winning", "Winning", "action", "", 0, "", "", 0, 0),
)

# id, name, kind
BASE_FACTS = (
    ("sas-eternal-life-mortuary", "Eternal Life Mortuary", "haven"),
    ("sas-mission-cemetery", "Mission Cemetery", "haven"),
    ("sas-the-big-house", "The Big House", "haven"),
    ("sas-the-tenderloin", "The Tenderloin", "haven"),
    ("sas-death-is-only-the-beginning", "Death is Only the Beginning", "agenda"),
    ("sas-most-impressive", "Most Impressive", "agenda"),
    ("sas-prizefighter", "Prizefighter", "agenda"),
    ("sas-wake-the-dead", "Wake the Dead", "agenda"),
)

# id, name: their effects are ours
WRAITH_FACTS = (
    ("sas-blind-seer", "Blind Seer"),
    ("sas-faithful-steward", "Faithful Steward"),
    ("sas-hollow-confessor", "Hollow Confessor"),
    ("sas-keyhole-child", "Keyhole Child"),
    ("sas-scornful-duchess", "Scornful Duchess"),
    ("sas-veiled-mourner", "Veiled Mourner"),
)

TOKENS = [card for card in SHADOWS_AND_SHROUDS if card.kind == WRAITH]
CARDS = sorted([card for card in SHADOWS_AND_SHROUDS if card not in TOKENS], key=lambda card: card.id)
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


@rule("wraith.tokens")
def test_the_six_wraith_tokens_are_called_ours() -> None:
    assert tuple([(card.id, card.name) for card in TOKENS]) == WRAITH_FACTS
    assert {card.provenance for card in TOKENS} == {HOUSE}
    assert not any(card.provenance == HOUSE for card in CARDS)


def test_no_card_is_there_that_the_box_has_not() -> None:
    facts: tuple[tuple[object, ...], ...] = (*VAMPIRE_FACTS, *LIBRARY_FACTS, *BASE_FACTS)
    assert len(facts) == 60
    assert {card.id for card in CARDS} <= {one[0] for one in facts}
