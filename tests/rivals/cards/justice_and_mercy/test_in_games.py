"""Every card of Justice & Mercy in games of chance that favour it: each of its texts acts, and nothing breaks."""

from __future__ import annotations

from typing import Any, Final

import pytest

from gloam.rivals.cards.justice_and_mercy import JUSTICE_AND_MERCY
from gloam.rivals.catalogue import VAMPIRE, Card
from gloam.rivals.diablerie import DIABLERIST
from tests.rivals.cards.company import Company, company_of
from tests.rivals.cards.in_games import shows_every_text
from tests.rivals.cards.justice_and_mercy.keepers import kept
from tests.rivals.cards.justice_and_mercy.stages import staged
from tests.rivals.scenario import City, out

# Texts that a test of its own shows, by their places on the card.
BY_HAND: Final[dict[str, tuple[int, ...]]] = {
    "jam-noelle": (1,),  # she is recruited after somebody has left
    "jam-study-their-ways": (0,),  # its text adds the icons of another card
    "jam-on-the-lam": (0, 1),
    "jam-the-high-horse": (1,),  # nobody has more by it
    "jam-unburdening-the-bestial-soul": (2,),  # it takes damage away
    "jam-traditionalist": (0,),  # another text always acts after it
}

LONELY: Final = ("jam-alzbeta", "jam-army-of-one")  # those who want to be the only one
PLAYS: Final = ("Truth of Blood", "First Tradition: The Masquerade", "Whispering Campaign", "Greed", "Free Money")


def favoured(card: Card, seed: int) -> City:
    """This card where it can act, among those that go with it."""
    company = company_of(card, seed)
    staged(company)
    kept(company)
    if card.kind & VAMPIRE:
        beset(company)
    if DIABLERIST in card.texts:
        company.crew = [out(card.id), "Brother"]
        company.mine["hand"] = ["Throat Rip"]
    if card.id in LONELY:
        company.crew = company.crew[:1]
    elif card.id == "jam-amara":
        company.crew = [out(card.id, on=["Athlete"], blood=1), *company.crew[1:]]
    city = company.city()
    city.table.drained = int(card.id == "jam-the-grudge")
    return city


def beset(company: Company) -> None:
    """Foes with Afflictions and Blood of one's own colour, a Ritual to cast and one that lies there."""
    tokens: list[dict[str, Any]] = [{"weak": 1}, {"fear": 1}, {"mute": True}]
    for foe, token in zip(company.foes, tokens, strict=False):
        foe.update(token)
    company.foes[0]["foreign"] = {"A": 1}
    company.crew.append("Claudia Sterling")
    company.mine["hand"] = [*PLAYS, *company.mine["hand"]]
    company.mine["board"] = [("Seek Knowledge", 2), "Second Tradition: The Domain", *company.mine["board"]]


@pytest.mark.parametrize("card", JUSTICE_AND_MERCY, ids=[card.id for card in JUSTICE_AND_MERCY])
def test_every_text_of_a_card_acts_in_games_that_favour_it(card: Card) -> None:
    shows_every_text(card, favoured, BY_HAND.get(card.id, ()))


def test_every_exception_is_a_card_of_the_set() -> None:
    assert set(BY_HAND) <= {card.id for card in JUSTICE_AND_MERCY}
