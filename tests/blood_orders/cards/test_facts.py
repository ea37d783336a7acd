"""The facts of every card: id, name, act, fear, symbols, class, cost, points, requirements, provenance."""

from __future__ import annotations

import gloam
from gloam.blood_orders.cards import LOCATIONS, RITUALS, VAMPIRES, VICTIMS
from gloam.blood_orders.catalogue import CATACOMB_CARDS, IDS, NUMBER
from gloam.blood_orders.counts import YOUR_INFLUENCE, Per
from gloam.blood_orders.effects import MoveFear
from gloam.core.effect import Source
from tests.blood_orders.scenario import City, seat
from tests.claims import rule

# id, name, Dawn, Dusk and Night symbols, provenance
VAMPIRE_FACTS = (
    ("BLEEDER", "Bleeder", (1, 1, 0), "rulebook"),
    ("ELDER", "Elder", (0, 1, 1), "rulebook"),
)

# id, name, act, fear, provenance
LOCATION_FACTS = (
    ("L101", "The Mill", 1, 0, "rulebook"),
    ("L102", "The Eel Market", 1, 0, "house"),
    ("L103", "The Slaughteryard", 1, 1, "house"),
    ("L104", "The Last Tram Café", 1, 0, "house"),
    ("L105", "The Confessional", 1, 0, "house"),
    ("L106", "The Ash Street Pawnshop", 1, 1, "house"),
    ("L107", "The Puppet Theatre", 1, 1, "house"),
    ("L108", "The Paupers' Field", 1, 0, "house"),
    ("L109", "The Precinct House", 1, 1, "house"),
    ("L110", "The Ferry Landing", 1, 1, "house"),
    ("L111", "The Tabloid Press", 1, 1, "house"),
    ("L112", "The Basement Casino", 1, 1, "house"),
    ("L201", "The Laboratory", 2, 1, "rulebook"),
    ("L202", "The Railway Station", 2, 1, "rulebook"),
    ("L203", "The Leech Garden", 2, 2, "house"),
    ("L204", "The Obsidian Club", 2, 1, "house"),
    ("L205", "The Drowned Abbey", 2, 1, "house"),
    ("L206", "The Opera House", 2, 2, "house"),
    ("L207", "The Private Vault", 2, 1, "house"),
    ("L208", "The Squatted Barracks", 2, 1, "house"),
    ("L209", "The Radio Mast", 2, 1, "house"),
    ("L210", "The Midnight Clinic", 2, 1, "house"),
    ("L211", "The Substation", 2, 2, "house"),
    ("L212", "The Relic Auction", 2, 1, "house"),
    ("L301", "The Black Cathedral", 3, 1, "house"),
    ("L302", "The Council Chamber", 3, 2, "house"),
    ("L303", "The Charnel Exchange", 3, 1, "house"),
    ("L304", "The Blood Bank", 3, 1, "house"),
    ("L305", "The Necropolis", 3, 1, "house"),
    ("L306", "The Observatory Dome", 3, 1, "house"),
    ("L307", "The Museum of Antiquities", 3, 2, "house"),
    ("L308", "The Citadel Prison", 3, 3, "house"),
    ("L309", "The Hall of Masks", 3, 1, "house"),
    ("L310", "The Sunken Baths", 3, 1, "house"),
    ("L311", "The Container Port", 3, 2, "house"),
    ("L312", "The Mirror Gallery", 3, 2, "house"),
)

# id, name, act, class, Dawn, Dusk and Night symbols, fear, Dusk cost, points, provenance
VICTIM_FACTS = (
    ("V101", "The Gang Leader", 1, "outlaw", (0, 1, 3), 2, 2, 3, "rulebook"),
    ("V102", "The Undertaker", 1, "commoner", (2, 1, 0), 1, 1, 2, "rulebook"),
    ("V103", "The Butcher", 1, "commoner", (1, 0, 2), 1, 1, 2, "house"),
    ("V104", "The Midwife", 1, "commoner", (2, 2, 0), 1, 1, 2, "house"),
    ("V105", "The Concierge", 1, "commoner", (2, 1, 1), 1, 1, 2, "house"),
    ("V106", "The Pharmacist", 1, "scholar", (1, 3, 0), 1, 2, 2, "house"),
    ("V107", "The Headmistress", 1, "scholar", (1, 2, 1), 1, 1, 2, "house"),
    ("V108", "The Court Clerk", 1, "scholar", (3, 1, 0), 0, 1, 1, "house"),
    ("V109", "The Magistrate", 1, "elite", (1, 2, 1), 2, 2, 3, "house"),
    ("V110", "The Developer's Widow", 1, "elite", (2, 2, 0), 1, 2, 3, "house"),
    ("V111", "The Debutante", 1, "elite", (1, 3, 0), 1, 2, 3, "house"),
    ("V112", "The Pickpocket", 1, "outlaw", (2, 0, 2), 1, 1, 1, "house"),
    ("V113", "The Poacher", 1, "outlaw", (1, 0, 3), 2, 1, 2, "house"),
    ("V114", "The Smuggler", 1, "outlaw", (1, 1, 2), 1, 2, 2, "house"),
    ("V201", "The Politician", 2, "elite", (3, 1, 1), 2, 3, 4, "rulebook"),
    ("V202", "The Banker", 2, "elite", (2, 3, 0), 2, 3, 4, "house"),
    ("V203", "The Duchess", 2, "elite", (1, 3, 1), 3, 2, 4, "house"),
    ("V204", "The Impresario", 2, "elite", (2, 2, 1), 2, 2, 3, "house"),
    ("V205", "The Surgeon", 2, "scholar", (1, 2, 2), 2, 2, 3, "house"),
    ("V206", "The Professor", 2, "scholar", (2, 3, 0), 1, 3, 3, "house"),
    ("V207", "The Alchemist", 2, "scholar", (1, 3, 1), 2, 2, 4, "house"),
    ("V208", "The Astronomer", 2, "scholar", (2, 2, 1), 1, 2, 3, "house"),
    ("V209", "The Catacomb Guide", 2, "commoner", (1, 1, 3), 2, 2, 3, "house"),
    ("V210", "The Barkeeper", 2, "commoner", (3, 2, 0), 2, 2, 3, "house"),
    ("V211", "The Hospice Nurse", 2, "commoner", (2, 2, 1), 2, 2, 3, "house"),
    ("V212", "The Assassin", 2, "outlaw", (0, 1, 4), 3, 2, 4, "house"),
    ("V213", "The Fence", 2, "outlaw", (2, 1, 2), 2, 1, 3, "house"),
    ("V214", "The Anarchist", 2, "outlaw", (1, 1, 3), 2, 1, 3, "house"),
    ("V301", "The Occultist", 3, "scholar", (1, 3, 2), 3, 3, 5, "rulebook"),
    ("V302", "The Coroner", 3, "scholar", (2, 3, 1), 3, 3, 5, "house"),
    ("V303", "The Inventor", 3, "scholar", (3, 2, 1), 2, 3, 4, "house"),
    ("V304", "The Exorcist", 3, "scholar", (2, 2, 2), 2, 3, 5, "house"),
    ("V305", "The Governor", 3, "elite", (2, 4, 0), 3, 4, 6, "house"),
    ("V306", "The Archbishop", 3, "elite", (1, 4, 1), 3, 3, 6, "house"),
    ("V307", "The Soprano", 3, "elite", (3, 3, 0), 2, 3, 5, "house"),
    ("V308", "The General", 3, "elite", (1, 1, 4), 4, 3, 6, "house"),
    ("V309", "The Abattoir Foreman", 3, "commoner", (3, 1, 2), 3, 2, 4, "house"),
    ("V310", "The Housekeeper", 3, "commoner", (3, 2, 1), 2, 2, 4, "house"),
    ("V311", "The Union Boss", 3, "commoner", (2, 2, 3), 3, 2, 5, "house"),
    ("V312", "The Executioner", 3, "outlaw", (0, 1, 5), 3, 2, 5, "house"),
    ("V313", "The Kingpin", 3, "outlaw", (1, 2, 4), 4, 3, 6, "house"),
    ("V314", "The Deserter", 3, "outlaw", (2, 0, 4), 3, 2, 4, "house"),
)

# id, name, act, points; Victims, Dawn, Dusk and Night symbols, classes, blood; when it works, provenance
RITUAL_FACTS = (
    ("R101", "Thin the Veins", 1, 1, 1, (1, 0, 0), 0, 3, "once a day", "house"),
    ("R102", "Whispered Names", 1, 1, 1, (0, 2, 0), 0, 3, "once a day", "house"),
    ("R103", "Grave Calling", 1, 2, 1, (0, 0, 2), 0, 2, "once a day", "house"),
    ("R104", "Veil of Mist", 1, 1, 1, (0, 2, 0), 0, 3, "once a day", "house"),
    ("R105", "Long Fangs", 1, 2, 1, (0, 0, 3), 0, 2, "always", "house"),
    ("R106", "Sunproof Cloaks", 1, 2, 1, (2, 0, 0), 0, 3, "always", "house"),
    ("R107", "Silver Tongue", 1, 2, 1, (0, 2, 0), 0, 3, "always", "house"),
    ("R108", "Hollow Coffins", 1, 3, 2, (0, 0, 0), 0, 3, "always", "house"),
    ("R109", "The Crow's Eye", 1, 3, 1, (2, 0, 0), 0, 3, "once a day", "house"),
    ("R110", "Bitter Harvest", 1, 1, 1, (1, 0, 1), 0, 2, "once a day", "house"),
    ("R111", "Swollen Ranks", 1, 2, 2, (2, 0, 0), 0, 3, "always", "house"),
    ("R112", "Rite of Exchange", 1, 2, 1, (1, 1, 0), 0, 2, "once a day", "house"),
    ("R201", "Ravenous Appetite", 2, 3, 2, (0, 0, 3), 0, 5, "once a day", "rulebook"),
    ("R202", "Choir of the Damned", 2, 2, 2, (0, 4, 0), 0, 5, "once a day", "house"),
    ("R203", "Moving Shadows", 2, 3, 2, (3, 0, 0), 0, 4, "once a day", "house"),
    ("R204", "Dread Beacon", 2, 3, 2, (0, 0, 3), 0, 4, "once a day", "house"),
    ("R205", "Blood Ledger", 2, 3, 2, (2, 2, 0), 0, 5, "always", "house"),
    ("R206", "Iron Claws", 2, 4, 2, (0, 0, 4), 0, 4, "always", "house"),
    ("R207", "Pact of Silence", 2, 3, 2, (0, 4, 0), 0, 5, "always", "house"),
    ("R208", "Crypt Brood", 2, 2, 2, (2, 0, 2), 0, 4, "once a day", "house"),
    ("R209", "Endless Larder", 2, 3, 3, (0, 3, 0), 0, 5, "always", "house"),
    ("R210", "Dawn Pilgrimage", 2, 3, 2, (4, 0, 0), 0, 5, "always", "house"),
    ("R211", "Second Skin", 2, 4, 2, (2, 2, 2), 0, 4, "once a day", "house"),
    ("R212", "Courtiers' Tithe", 2, 3, 2, (0, 4, 0), 0, 4, "always", "house"),
    ("R301", "Crimson Coronation", 3, 3, 3, (0, 6, 0), 0, 6, "always", "house"),
    ("R302", "The Great Embrace", 3, 5, 4, (4, 4, 0), 0, 6, "always", "house"),
    ("R303", "The Pretender's Army", 3, 2, 2, (0, 0, 4), 0, 5, "always", "house"),
    ("R304", "Absolution", 3, 4, 3, (0, 5, 0), 0, 5, "once a day", "house"),
    ("R305", "Night Without End", 3, 6, 3, (0, 0, 6), 0, 5, "always", "house"),
    ("R306", "Sanguine Tide", 3, 4, 3, (0, 0, 5), 0, 5, "once a day", "house"),
    ("R307", "Golden Chains", 3, 3, 3, (5, 0, 0), 0, 5, "always", "house"),
    ("R308", "Terror Incarnate", 3, 4, 3, (0, 0, 5), 0, 5, "always", "house"),
    ("R309", "Borrowed Faces", 3, 2, 3, (3, 3, 3), 0, 5, "once a day", "house"),
    ("R310", "Four Crowns", 3, 6, 4, (0, 0, 0), 4, 5, "once a day", "house"),
    ("R311", "Thousand-Year Feast", 3, 6, 4, (3, 0, 3), 0, 6, "always", "house"),
    ("R312", "Usurper's Oath", 3, 5, 3, (0, 3, 4), 0, 5, "always", "house"),
)


@rule("card.bleeder", "card.elder")
def test_the_bleeder_and_the_elder_have_their_name_symbols_and_provenance_and_there_are_36_of_each() -> None:
    assert tuple([(card.id, card.name, card.symbols, card.provenance) for card in VAMPIRES]) == VAMPIRE_FACTS
    assert CATACOMB_CARDS == 36


@rule("card.location")
def test_every_location_has_its_name_act_fear_and_provenance() -> None:
    found = [(card.id, card.name, card.act, card.fear, card.provenance) for card in LOCATIONS]
    assert tuple(found) == LOCATION_FACTS


@rule("card.victim")
def test_every_victim_has_its_name_act_class_symbols_fear_cost_points_and_provenance() -> None:
    found = [
        (card.id, card.name, card.act, card.kind, card.symbols, card.fear, card.cost, card.points, card.provenance)
        for card in VICTIMS
    ]
    assert tuple(found) == VICTIM_FACTS


@rule("card.ritual")
def test_every_ritual_has_its_name_act_points_requirements_time_and_provenance() -> None:
    found = [
        (
            card.id,
            card.name,
            card.act,
            card.points,
            card.victims,
            card.symbols,
            card.classes,
            card.blood,
            "always" if card.power is None else "once a day",
            card.provenance,
        )
        for card in RITUALS
    ]
    assert tuple(found) == RITUAL_FACTS


def test_a_ritual_has_either_a_power_or_something_that_stands() -> None:
    assert all((card.power is None) == (len(card.standing) > 0) for card in RITUALS)


@rule("setup.location-decks", "setup.victim-decks", "setup.ritual-decks")
def test_every_act_has_12_locations_14_victims_and_12_rituals_numbered_from_one() -> None:
    for act in (1, 2, 3):
        assert [card.id for card in LOCATIONS if card.act == act] == [f"L{act}{place:02}" for place in range(1, 13)]
        assert [card.id for card in VICTIMS if card.act == act] == [f"V{act}{place:02}" for place in range(1, 15)]
        assert [card.id for card in RITUALS if card.act == act] == [f"R{act}{place:02}" for place in range(1, 13)]


@rule("icon.printed-cards")
def test_eight_numbered_cards_are_the_rulebooks() -> None:
    facts = LOCATION_FACTS + VICTIM_FACTS + RITUAL_FACTS
    printed = ["L101", "L201", "L202", "V101", "V102", "V201", "V301", "R201"]
    assert [card[0] for card in facts if card[-1] == "rulebook"] == printed
    assert {card[-1] for card in facts} == {"rulebook", "house"}


def test_every_act_has_victims_of_all_four_classes() -> None:
    for act in (1, 2, 3):
        assert {card.kind for card in VICTIMS if card.act == act} == {"elite", "scholar", "commoner", "outlaw"}


def test_every_id_is_used_once_and_leads_to_its_card() -> None:
    ids = [card[0] for card in VICTIM_FACTS + VAMPIRE_FACTS + LOCATION_FACTS + RITUAL_FACTS]
    assert len(set(ids)) == len(ids) == 42 + 2 + 36 + 36
    assert gloam.game("blood-orders").card_ids() == IDS == ids
    assert all(IDS[NUMBER[card]] == card for card in ids)


def test_every_name_is_used_once() -> None:
    names = [card[1] for card in VICTIM_FACTS + VAMPIRE_FACTS + LOCATION_FACTS + RITUAL_FACTS]
    assert len(set(names)) == len(names)


# ---- numbers as cards may say them, beyond what a card of today does


def test_a_count_is_divided_then_multiplied_then_limited_upwards_or_downwards() -> None:
    table = City(A=seat(influence=7)).table
    counts = [
        Per(YOUR_INFLUENCE, each=2, times=times, at_most=most) for times, most in ((3, 0), (3, 8), (-3, 0), (-3, 8))
    ]
    assert [count.of(table, Source(0)) for count in counts] == [9, 8, -9, -8]


def test_a_move_of_fear_that_is_a_cost_must_be_possible_as_a_whole_in_both_directions() -> None:
    payable = {
        (fear, spaces): MoveFear(spaces, as_cost=True).possible(City(A=seat(fear=fear)).table, Source(0))
        for fear, spaces in ((2, -2), (1, -2), (23, 2), (24, 2))
    }
    assert payable == {(2, -2): True, (1, -2): False, (23, 2): True, (24, 2): False}
