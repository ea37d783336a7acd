"""The facts of every card: id, name, kind, numbers, provenance, and which cards a clan starts with."""

from __future__ import annotations

import gloam
from gloam.vendetta.cards import ALLIES, CLAN_CARDS, LOCATION_CARDS, RELICS
from gloam.vendetta.catalogue import CLANS, IDS, NUMBER

# id, name, kind, Power, provenance, starts in the hand
CLAN_CARD_FACTS = (
    ("BR01", "Bloody Fury", "conflict", 6, "rulebook", False),
    ("BR02", "Punk's Posse", "conflict", 0, "public data", False),
    ("BR03", "Challenge", "passive", 4, "rulebook", False),
    ("BR04", "Fist of Caine", "aftermath", 4, "rulebook", False),
    ("BR05", "F*ck the System", "aftermath", 3, "public data", False),
    ("BR06", "Earthshock", "aftermath", 2, "public data", False),
    ("BR07", "Show of Force", "preparation", 3, "rulebook", False),
    ("BR08", "Ready", "passive", 1, "public data", True),
    ("BR09", "Hunt", "aftermath", 0, "public data", True),
    ("GA01", "Earth Meld", "aftermath", 1, "public data", False),
    ("GA02", "Wolf Companion", "conflict", 2, "rulebook", False),
    ("GA03", "Feral Weapons", "conflict", 1, "public data", False),
    ("GA04", "Power of the Pack", "preparation", 2, "public data", False),
    ("GA05", "Fearless", "preparation", 3, "public data", False),
    ("GA06", "On the Prowl", "passive", 3, "public data", False),
    ("GA07", "Mist Form", "aftermath", 2, "public data", False),
    ("GA08", "Ready", "preparation", 0, "public data", True),
    ("GA09", "Hunt", "aftermath", 0, "public data", True),
    ("MA01", "Mesmerize", "preparation", 3, "public data", False),
    ("MA02", "Auction of Blood", "passive", 2, "public data", False),
    ("MA03", "Madness Network", "preparation", 2, "public data", False),
    ("MA04", "Shadow Strike", "conflict", 3, "public data", False),
    ("MA05", "Chaos", "preparation", 2, "public data", False),
    ("MA06", "Malkav's Bane", "passive", 2, "public data", False),
    ("MA07", "Mindless Assault", "preparation", 3, "public data", False),
    ("MA08", "Ready", "conflict", 0, "public data", True),
    ("MA09", "Hunt", "aftermath", 0, "public data", True),
    ("NO01", "Unseen Passage", "aftermath", 2, "public data", False),
    ("NO02", "Cloak of Shadows", "passive", 3, "public data", False),
    ("NO03", "Eyes in the Dark", "passive", 2, "public data", False),
    ("NO04", "Feral Whispers", "passive", 1, "public data", False),
    ("NO05", "Backstab", "preparation", 2, "public data", False),
    ("NO06", "One Step Ahead", "passive", 3, "public data", False),
    ("NO07", "Vanish", "preparation", 4, "rulebook", False),
    ("NO08", "Ready", "passive", 1, "public data", True),
    ("NO09", "Hunt", "aftermath", 0, "public data", True),
    ("TO01", "Awe", "aftermath", 2, "public data", False),
    ("TO02", "Entourage", "conflict", 0, "public data", False),
    ("TO03", "Charisma", "preparation", 2, "public data", False),
    ("TO04", "Summon", "aftermath", 3, "public data", False),
    ("TO05", "Entrancement", "conflict", 0, "public data", False),
    ("TO06", "Submission", "passive", 3, "public data", False),
    ("TO07", "Friends in High Places", "passive", 3, "public data", False),
    ("TO08", "Ready", "preparation", 0, "public data", True),
    ("TO09", "Hunt", "aftermath", 0, "public data", True),
    ("TR01", "Focus from Hunger", "conflict", 9, "public data", False),
    ("TR02", "Ancient Artifacts", "preparation", 6, "public data", False),
    ("TR03", "Theft of Vitae", "preparation", 3, "public data", False),
    ("TR04", "Dark Pact", "passive", 1, "public data", False),
    ("TR05", "Cauldron of Blood", "aftermath", 3, "rulebook", False),
    ("TR06", "Retaliation", "passive", 2, "public data", False),
    ("TR07", "Arcane Drain", "preparation", 2, "public data", False),
    ("TR08", "Ready", "conflict", 1, "public data", True),
    ("TR09", "Hunt", "aftermath", 1, "public data", True),
    ("VE01", "Master Plan", "passive", 3, "public data", False),
    ("VE02", "Diplomacy", "conflict", 3, "public data", False),
    ("VE03", "Curfew", "conflict", 2, "public data", False),
    ("VE04", "Majesty", "conflict", 0, "public data", False),
    ("VE05", "Mass Manipulation", "passive", 3, "public data", False),
    ("VE06", "Tyrant's Gaze", "preparation", 2, "public data", False),
    ("VE07", "Forestall", "passive", 3, "public data", False),
    ("VE08", "Ready", "conflict", 2, "public data", True),
    ("VE09", "Hunt", "aftermath", 0, "public data", True),
)

# id, name, kind, feed, Influence, drain Blood, drained Influence, provenance
ALLY_FACTS = (
    ("AL01", "Anita Wainwright", "vampire", 0, 3, 3, 1, "public data"),
    ("AL02", "Sgt. McTavish", "vampire", 0, 3, 3, 1, "public data"),
    ("AL03", "Khadija Al-Kindi", "vampire", 0, 3, 3, 1, "public data"),
    ("AL04", "Wauneka", "vampire", 0, 3, 3, 1, "public data"),
    ("AL05", "Carmelita Neillson", "vampire", 0, 3, 3, 1, "public data"),
    ("AL06", "Maldavis", "vampire", 0, 3, 3, 1, "public data"),
    ("AL07", "Erichtho", "vampire", 0, 3, 3, 1, "public data"),
    ("AL08", "Fiorenza Savona", "vampire", 0, 3, 3, 1, "public data"),
    ("AL09", "Marcel", "vampire", 1, 4, 4, 2, "public data"),
    ("AL10", "Bronwyn", "vampire", 1, 5, 3, 3, "public data"),
    ("AL11", "Portia", "vampire", 0, 5, 0, 0, "public data"),
    ("AL12", "Talley", "vampire", -1, 2, 3, 0, "public data"),
    ("AL13", "Ambrus Maropis", "vampire", 0, 3, 3, 1, "public data"),
    ("AL14", "Edward Neally", "vampire", 0, 5, 3, 3, "rulebook"),
    ("AL15", "Mr. Damp", "vampire", 0, 3, 3, 1, "public data"),
    ("AL16", "Bobby White", "human", 3, 2, 1, 0, "public data"),
    ("AL17", "Maja Wysocki", "human", 2, 3, 2, 1, "public data"),
    ("AL18", "Ed Crawford", "human", 0, 3, 4, 2, "public data"),
    ("AL19", "Betty Fuller", "human", 1, 3, 3, 1, "public data"),
    ("AL20", "Dr. Fragonard", "human", 1, 4, 2, 2, "public data"),
    ("AL21", "Tamara Bodnar", "human", 0, 5, 1, 3, "public data"),
    ("AL22", "Douglas Richardson", "human", 0, 2, 8, 0, "public data"),
    ("AL23", "Tom Kimber", "human", 0, 4, 5, 2, "public data"),
    ("AL24", "Francis Bennet", "human", 1, 3, 5, 1, "public data"),
    ("AL25", "Elena Cortez", "human", 0, 3, 0, 3, "public data"),
    ("AL26", "Julie Munoz", "human", 0, 3, 3, 1, "public data"),
    ("AL27", "Roberta Urbani", "human", 0, 3, 3, 1, "public data"),
    ("AL28", "Ryan Ramos", "human", 4, 4, 3, 1, "public data"),
    ("AL29", "Sarah McAleer", "human", 0, 3, 2, 1, "public data"),
    ("AL30", "Miguel Chandler", "human", 0, 3, 3, 2, "rulebook"),
    ("VI", "Victim", "victim", 1, 1, 3, 0, "rulebook"),
)

# id, name, provenance
LOCATION_CARD_FACTS = (
    ("LO01", "Succubus Club", "rulebook"),
    ("LO02", "The Collar", "rulebook"),
    ("LO03", "Ashland Blood Bank", "house"),
    ("LO04", "Blackout Underpass", "house"),
    ("LO05", "Hushed Elysium", "house"),
    ("LO06", "Toll Bridge", "house"),
    ("LO07", "Charnel Market", "house"),
)

# id, name, Influence, provenance
RELIC_FACTS = (
    ("RE01", "The Isaac Chalice", 0, "rulebook"),
    ("RE02", "The Sargon Apocrypha", 2, "rulebook"),
    ("RE03", "Ferryman's Coin", 1, "house"),
    ("RE04", "Smoked-Glass Mirror", 2, "house"),
    ("RE05", "Ashen Circlet", 0, "house"),
    ("RE06", "Oathbreaker's Seal", 1, "house"),
    ("RE07", "Ledger of Small Debts", 1, "house"),
    ("RE08", "Reliquary of Clean Bone", 1, "house"),
)


def test_every_clan_card_has_its_name_kind_power_and_provenance() -> None:
    found = [(card.id, card.name, card.kind, card.power, card.provenance, card.starter) for card in CLAN_CARDS]
    assert tuple(found) == CLAN_CARD_FACTS


def test_every_clan_has_nine_cards_and_starts_with_ready_and_hunt() -> None:
    for place in range(len(CLANS)):
        cards = CLAN_CARDS[place * 9 : place * 9 + 9]
        assert [card.id[2:] for card in cards] == [f"{number:02}" for number in range(1, 10)]
        assert len({card.id[:2] for card in cards}) == 1
        assert [card.name for card in cards if card.starter] == ["Ready", "Hunt"]


def test_every_ally_and_the_victim_have_their_name_kind_numbers_and_provenance() -> None:
    found = [
        (
            ally.id,
            ally.name,
            ally.kind,
            ally.feed,
            ally.influence,
            ally.drain_blood,
            ally.drain_influence,
            ally.provenance,
        )
        for ally in ALLIES
    ]
    assert tuple(found) == ALLY_FACTS


def test_there_are_fifteen_vampires_fifteen_humans_and_one_kind_of_victim() -> None:
    kinds = [ally.kind for ally in ALLIES]
    assert kinds == ["vampire"] * 15 + ["human"] * 15 + ["victim"]
    assert [ally.id for ally in ALLIES[:30]] == [f"AL{number:02}" for number in range(1, 31)]


def test_every_location_card_has_its_name_and_provenance() -> None:
    assert tuple([(card.id, card.name, card.provenance) for card in LOCATION_CARDS]) == LOCATION_CARD_FACTS


def test_every_relic_has_its_name_influence_and_provenance() -> None:
    assert tuple([(relic.id, relic.name, relic.influence, relic.provenance) for relic in RELICS]) == RELIC_FACTS


def test_every_id_is_used_once_and_leads_to_its_card() -> None:
    ids = [facts[0] for facts in CLAN_CARD_FACTS + ALLY_FACTS + LOCATION_CARD_FACTS + RELIC_FACTS]
    assert len(set(ids)) == len(ids)
    assert (len(CLAN_CARD_FACTS), len(ALLY_FACTS)) == (63, 31)
    assert gloam.game("vendetta").name == "vendetta"
    assert set(NUMBER) == set(ids)
    assert all(IDS[NUMBER[card]] == card for card in ids)


def test_a_card_that_acts_has_an_effect_and_a_plain_card_has_nothing() -> None:
    for card in CLAN_CARDS:
        does = (card.effect, card.counts, card.ability)
        assert (card.acts != "") == (card.effect is not None)
        assert any(part is not None for part in does) == (card.id != "VE08")
    plain = {ally.id for ally in ALLIES if ally.effect is None and ally.ability is None}
    assert plain == {"AL09", "AL10", *[f"AL{number}" for number in range(16, 26)], "VI"}
