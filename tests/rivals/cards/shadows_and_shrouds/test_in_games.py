"""Every card of Shadows & Shrouds in games of chance that favour it: each of its texts acts, and nothing breaks."""

from __future__ import annotations

from typing import Final

import pytest

from gloam.rivals.cards.shadows_and_shrouds import SHADOWS_AND_SHROUDS
from gloam.rivals.cards.shadows_and_shrouds.ambitions import (
    COURT_OF_BLOOD,
    FIGHT_MAKES_RIGHT,
    LEGATE,
    WHATS_YOURS_IS_MINE,
)
from gloam.rivals.cards.shadows_and_shrouds.attacks import HIGH_STAKES, MONEY_SHOT
from gloam.rivals.cards.shadows_and_shrouds.bases import MOST_IMPRESSIVE
from gloam.rivals.cards.shadows_and_shrouds.lasombra import LASOMBRA_VAMPIRES
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    CARDS,
    HAVEN_CARD,
    OBLIVION,
    REACH,
    Card,
)
from gloam.rivals.setup import before_play
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF
from tests.rivals.cards.company import Company, company_of
from tests.rivals.cards.in_games import shows_every_text
from tests.rivals.cards.shadows_and_shrouds.haunted import haunted, is_theirs
from tests.rivals.scenario import City, out, vampire

OF_LASOMBRA: Final = (
    *LASOMBRA_VAMPIRES, COURT_OF_BLOOD, FIGHT_MAKES_RIGHT, LEGATE, WHATS_YOURS_IS_MINE, HIGH_STAKES, MONEY_SHOT,
)  # fmt: skip
# Texts that a test of its own shows, by their places on the card.
BY_HAND: Final[dict[str, tuple[int, ...]]] = {
    "sas-flesh-of-marble": (0,),
    "sas-juan-carlos-diaz": (1,),
    "sas-mental-block": (0,),
}


def of_lasombra(company: Company) -> None:
    """Agenda to pay with, on a character and sometimes as much as a foe has, and somebody with a Title."""
    card, mine = company.card, company.mine
    mine["hand"] = [*mine["hand"], "High Stakes", "Money Shot"]
    mine["agenda"] = 3 + company.seed % 2
    if card.name == "Piero Calderón":
        company.crew[0] = out(card.id, on=["Herald"])
    company.crew = [out("Gia de Emparan", blood=4, prize=2), *company.crew]


def favoured(card: Card, seed: int) -> City:
    """This card where it can act, among those that go with it."""
    if is_theirs(card):
        return haunted(card, seed)
    company = company_of(card, seed)
    if card.kind & (HAVEN_CARD | AGENDA_CARD):
        company.mine["hand"] = ["Legate", *company.mine["hand"]]
        company.crew = [out("Raven Smith", prize=1), *company.crew]
    if card in OF_LASOMBRA:
        of_lasombra(company)
    company.foes[1]["on"] = ["Chef"]
    company.third["coterie"] = [out("Ty Smith", blood=2), vampire("Ghost", on=["Tour Guide"])]
    if card is MOST_IMPRESSIVE:
        company.street[2] = "Cop"
    city = company.city()
    if card.kind & HAVEN_CARD:
        city.do(*before_play(city.table))
    for one in city.table.coterie[0]:  # Oblivion and Reach for everybody in the first turn
        for quality in (OBLIVION, REACH):
            city.lends(CARDS[city.table.prints[one]].name, Plus(quality, 2, ITSELF))
    return city


@pytest.mark.parametrize("card", SHADOWS_AND_SHROUDS, ids=[card.id for card in SHADOWS_AND_SHROUDS])
def test_every_text_of_a_card_acts_in_games_that_favour_it(card: Card) -> None:
    shows_every_text(card, favoured, BY_HAND.get(card.id, ()))


def test_every_exception_is_a_card_of_the_set() -> None:
    assert set(BY_HAND) <= {card.id for card in SHADOWS_AND_SHROUDS}
