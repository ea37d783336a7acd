"""Every card of Prince Pack 1 in games of chance that favour it: each of its texts acts, and nothing breaks."""

from __future__ import annotations

from typing import Any, Final

import pytest

from gloam.rivals.cards.prince_pack_1 import PRINCE_PACK_1, VAMPIRES
from gloam.rivals.catalogue import Card
from tests.rivals.cards.company import company_of
from tests.rivals.cards.in_games import shows_every_text
from tests.rivals.scenario import City, out, vampire

# Texts that a test of its own shows, by their places on the card.
BY_HAND: Final[dict[str, tuple[int, ...]]] = {"pp1-odellas-caine": (0,)}  # it acts by the codes of others

# What its player has where it takes more than what anybody does.
MINE: Final[dict[str, dict[str, Any]]] = {
    "pp1-abraham": {"hand": ["Fixatio", "Calcinatio", "Athanor Corporis"]},
    "pp1-branden-james": {"hand": ["Mercy", "Herald", "Throat Rip", "Sucker Punch"]},
    "pp1-david-garcia": {
        "hand": ["Whispering Campaign", "Lost Glory"],
        "conspiracies": [("Lost Glory", "A"), ("Whispering Campaign", "A")],
    },
    "pp1-chris-bargeron": {"hand": ["Mercy", "Voter Suppression", "Lost Glory"]},
    "pp1-doug-st-john": {"conspiracies": [("Lost Glory", "AA"), ("Whispering Campaign", "AAA")]},
    "pp1-emile-rene": {"board": [("Emergency Bloodbag", 2)]},
    "pp1-james-chung": {"hand": ["Throat Rip", "Feral Claws", "Humiliate", "Kneecapped", "Sucker Punch"]},
    "pp1-john-urbanek": {"hand": ["John Urbanek"], "prestige": 15},
    "pp1-ken-michael-otto": {"hand": ["Hedge Your Bets", "The Last Word", "Mercy", "Hedge Your Bets"]},
    "pp1-sirilla-rosselini": {"hand": ["Diminish", "Summon Spirit", "Diminish"]},
}


def favoured(card: Card, seed: int) -> City:
    """This card where it can act, among those that go with it."""
    company = company_of(card, seed)
    company.mine |= MINE.get(card.id, {})
    if card.id == "pp1-abraham":
        company.crew = [out(card.id, on=["Fixatio"], blood=1 + seed % 2), vampire("John Kartunen", blood=2)]
        company.foes = [out("Trinity Voss"), out("Skunk")]
    if card.id == "pp1-chris-bargeron":
        company.crew = [vampire(card.id, on=["The Sewers"]), out("Zhang Wei", mute=True), vampire("Bruno Wagner")]
    if card.id == "pp1-john-urbanek" and seed % 2:
        company.crew = [one for one in company.crew if one["name"] != card.id]
    if card.id == "pp1-drakh":
        company.foes = [out("Trinity Voss", foreign={"A": 1}), out("Skunk", foreign={"A": 1}, blood=1)]
    if card.id == "pp1-robert-bruce":
        company.crew = [out(card.id)] if seed % 2 else [out(card.id), out("Zhang Wei", blood=3)]
        company.theirs["torpor"] = []
        company.foes = [out("Trinity Voss", foreign={"A": 1}), out("Skunk", foreign={"A": 1}, blood=1)]
    if card.id == "pp1-savage":
        company.foes = [out("Trinity Voss", blood=3 + seed % 3), out("Skunk"), out("Summer Moon", blood=4)]
        company.mine["hand"] = ["Throat Rip", "Sucker Punch", "Kneecapped", "Throat Rip"]
    return company.city()


@pytest.mark.parametrize("card", VAMPIRES, ids=[card.id for card in VAMPIRES])
def test_every_text_of_a_card_acts_in_games_that_favour_it(card: Card) -> None:
    shows_every_text(card, favoured, BY_HAND.get(card.id, ()))


def test_every_exception_is_a_card_of_the_set() -> None:
    assert set(BY_HAND) <= {card.id for card in PRINCE_PACK_1}
