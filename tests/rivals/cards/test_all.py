"""Every card, in a rich city, with whatever is chosen: nothing impossible comes of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gloam.rivals.cards import ALL
from gloam.rivals.cards.conclave_22 import CONCLAVE_22
from gloam.rivals.cards.heart_of_europe.prague import PRAGUE as OF_PRAGUE
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    CITY_CARD,
    HAVEN_CARD,
    LIBRARY_CARD,
    PRINCE,
    TITLE,
    VAMPIRE,
    WRAITH,
    Card,
    is_made,
)
from gloam.rivals.table import RivalsTable
from tests.rivals.scenario import City, out, seat, vampire

DECISIONS = 40
EAGER = {
    "play": 6,
    "attack": 5,
    "use": 6,
    "lay": 5,
    "show": 4,
    "resolve": 9,
    "move": 3,
    "claim": 4,
    "back": 0.1,
    "end": 0.2,
}


HERE = (["Special Affairs Division", "Addict", "Vagrant"], ["Chef", "The Hunger", "Vagrant"], "Cop")
IN_PRAGUE = (["Team X Operative", "Nun", "Vagrant"], ["Butcher", "Sword of God", "Vagrant"], "Bartender")


def rich(card: Card) -> City:
    """This card where it can act: in A's coterie, hand or board, or in the City."""
    mine: dict[str, Any] = {
        "coterie": [out("Hydra", on=["Vagrant"]), out("Doc"), "Nancy Witt", "Iris Lokken", vampire("Lolita", blood=1)],
        "torpor": ["Velvet"],
        "library": ["Mercy", "Greed", "Throat Rip", "Lost Glory", "Herald"],
        "faction": ["Jesús", "Flick"],
        "conspiracies": [("Whispering Campaign", "AAA")],
        "hand": ["Hedge Your Bets", "Baseball Bat", "The Mighty Fall"],
        "discard": ["Free Money"],
        "board": ["Blood for Blood"],
    }
    street, deck, servant = HERE if card not in OF_PRAGUE else IN_PRAGUE
    street, deck = street[:], deck[:]
    if card in CONCLAVE_22:
        deck[1] = "Enter Elysium"
    if card.kind & VAMPIRE:
        mine["coterie"] = [out(card.id), *[one for one in mine["coterie"] if card.name not in str(one)]]
    elif card.kind & LIBRARY_CARD:
        mine["hand"] = [card.id, card.id, *mine["hand"]]
    elif card.kind & HAVEN_CARD:
        mine["haven"] = card.id
    elif card.kind & AGENDA_CARD:
        mine["agenda_card"] = card.id
    elif card.kind & PRINCE:
        street.append(card.id)
    elif is_made(card.kind):
        mine["coterie"] = [*mine["coterie"], out(card.id, blood=1, given=1)]
    elif card.kind & WRAITH:
        mine["coterie"] = [out("Scott", on=[card.id]), *mine["coterie"]]
    else:
        assert card.kind & CITY_CARD
        street, deck = [[one for one in place if one != card.name] for place in (street, deck)]
        deck.append(card.id)
    others = [
        out("Brother", on=["Student" if card.name == servant == "Cop" else servant]),
        out("Skunk"),
        "Street Preacher",
        vampire("Bella Forte", on=["Primogen"]),
    ]
    others = [one for one in others if card.name not in str(one)]
    theirs = seat(
        coterie=others,
        hand=["Insanity Defense", "Slap in the Face", "Fleetness", "Unswayable Mind"],
        library=["Mercy", "Greed"],
        board=["Influencer", "Distraction"],
        haven="Dragon's Roost",
    )
    third = seat(
        coterie=[one for one in (out("Ty Smith"), "Zhang Wei") if card.name not in str(one)],
        hand=["Dignity of the Office", "Scry the Soul"],
        library=["Greed"],
    )
    return City(A=mine, B=theirs, C=third, street=street, city=deck)


def as_it_must_be(table: RivalsTable) -> None:
    for vampires in table.coterie:
        for one in vampires:
            guests = table.pieces[one].guests
            assert table.blood(one) <= table.capacity(one)
            assert len(guests) <= 3
            assert len([guest for guest in guests if table.is_a(guest, TITLE)]) <= 1
    for seat_of in range(table.seats):
        assert table.has_prestige(seat_of) >= 0
        assert table.agenda[seat_of] >= 0


@pytest.mark.parametrize("card", ALL, ids=[card.id for card in ALL])
def test_a_card_leads_nowhere_impossible_whatever_is_chosen(card: Card) -> None:
    city, chance = rich(card), Random(card.id)
    city.turn_of()
    for _ in range(DECISIONS):
        if city.table.over:
            break
        question = chance.choice(city.table.questions())
        weights = [EAGER.get(option.partition(" ")[0], 1) for option in question.options]
        city.table.answer(question.seat, chance.choices(question.options, weights)[0])
        as_it_must_be(city.table)
    assert city.table.over or city.asking
