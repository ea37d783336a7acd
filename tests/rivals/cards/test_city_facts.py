"""The facts of the cards of later Cities: what is printed on each beside its text."""

from __future__ import annotations

from gloam.rivals.cards.conclave_22 import CONCLAVE_22
from gloam.rivals.cards.core.san_francisco import SAN_FRANCISCO
from gloam.rivals.cards.heart_of_europe import HEART_OF_EUROPE, OF_PLAYERS
from gloam.rivals.cards.heart_of_europe.prague import PRAGUE
from gloam.rivals.catalogue import CITY_CARD, EVENT, Card
from tests.rivals.cards.facts import kinds

# id, name, kinds, Blood, Agenda, what burning it mends, Prestige instead, copies
PRAGUE_FACTS = (
    ("hoe-a-house-divided", "A House Divided", "ongoing event", 0, 0, 0, 0, 1),
    ("hoe-austerity-measures", "Austerity Measures", "event", 0, 0, 0, 0, 1),
    ("hoe-bohemian-carnevale", "Bohemian Carnevale", "event", 0, 0, 0, 0, 1),
    ("hoe-liberate", "Liberate", "ongoing event", 0, 0, 0, 0, 1),
    ("hoe-midnight-curfew", "Midnight Curfew", "event", 0, 0, 0, 0, 1),
    ("hoe-racing-the-clock", "Racing the Clock", "ongoing event", 0, 0, 0, 0, 1),
    ("hoe-sword-of-god", "Sword of God", "ongoing event", 0, 0, 0, 0, 1),
    ("hoe-temporary-truce", "Temporary Truce", "ongoing event", 0, 0, 0, 0, 1),
    ("hoe-tipped-off", "Tipped Off", "scheme ongoing event", 0, 0, 0, 0, 1),
    ("hoe-walpurgis-night", "Walpurgis Night", "ongoing event", 0, 0, 0, 0, 1),
    ("hoe-bartender", "Bartender", "mortal retainer citizen", 3, 1, 3, 1, 1),
    ("hoe-butcher", "Butcher", "mortal retainer citizen", 3, 1, 3, 1, 1),
    ("hoe-graffiti-artist", "Graffiti Artist", "mortal retainer citizen", 3, 1, 3, 1, 1),
    ("hoe-medium", "Medium", "mortal retainer citizen", 3, 1, 3, 1, 1),
    ("hoe-nun", "Nun", "mortal retainer citizen", 3, 1, 3, 1, 1),
    ("hoe-streetwalker", "Streetwalker", "mortal retainer citizen", 3, 1, 3, 1, 1),
    ("hoe-taxi-driver", "Taxi Driver", "mortal retainer citizen", 3, 1, 3, 1, 1),
    ("hoe-vagrant", "Vagrant", "mortal retainer vagrant", 2, 0, 2, 0, 5),
    ("hoe-team-x-operative", "Team X Operative", "ongoing mortal inquisition antagonist", 4, 1, 0, 0, 4),
    ("hoe-prince-of-the-city", "Prince of the City", "title unique prince", 0, 0, 0, 0, 1),
)

# id, name, kinds, whether it stays without a token
CONCLAVE_FACTS = (
    ("c22-call-the-roll", "Call the Roll", "ongoing event", False),
    ("c22-city-wide-lockdown", "City-Wide Lockdown", "ongoing event", False),
    ("c22-crack-shot", "Crack Shot", "ongoing event", False),
    ("c22-enter-elysium", "Enter Elysium", "ongoing event", False),
    ("c22-new-blood", "New Blood", "ongoing event", False),
    ("c22-offer-of-help", "Offer of Help", "event", False),
    ("c22-opening-ceremonies", "Opening Ceremonies", "ongoing event", False),
    ("c22-purge-the-old-guard", "Purge the Old Guard", "event", False),
    ("c22-show-of-force", "Show of Force", "ongoing event", True),
    ("c22-to-absent-friends", "To Absent Friends", "ongoing event", False),
)


def printed(card: Card) -> tuple[object, ...]:
    return (
        card.id, card.name, kinds(card), card.value, card.agenda, card.mends, card.bribe, card.copies,
    )  # fmt: skip


def test_every_card_of_prague_has_its_kind_value_agenda_rewards_and_copies() -> None:
    assert tuple([printed(card) for card in PRAGUE]) == PRAGUE_FACTS
    assert sum([card.copies for card in PRAGUE]) == 27
    assert [card.id for card in PRAGUE if card.lasting] == ["hoe-tipped-off"]
    assert [card.id for card in PRAGUE if card.ranks] == ["hoe-team-x-operative"]


def test_the_cards_of_heart_of_europe_that_belong_to_no_deck_are_its_city() -> None:
    assert tuple([card for card in HEART_OF_EUROPE if card not in OF_PLAYERS]) == PRAGUE
    assert all(card.kind & CITY_CARD for card in PRAGUE)


def test_every_event_of_conclave_22_has_its_kind_and_one_stays() -> None:
    assert tuple([(card.id, card.name, kinds(card), card.lasting) for card in CONCLAVE_22]) == CONCLAVE_FACTS


def test_every_city_has_ten_events_and_so_has_the_conclave() -> None:
    for cards in (SAN_FRANCISCO, PRAGUE, CONCLAVE_22):
        assert len([card for card in cards if card.kind & EVENT]) == 10
