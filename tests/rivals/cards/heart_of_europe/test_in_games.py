"""Every players' card of Heart of Europe in games of chance that favour it: each of its texts acts, and nothing
breaks."""

from __future__ import annotations

from typing import Final

import pytest

from gloam.rivals.cards.heart_of_europe import OF_PLAYERS
from gloam.rivals.catalogue import MODIFIER, Card
from gloam.rivals.verbs import LAID_DOWN, RESOLVED
from tests.rivals.cards.company import company_of
from tests.rivals.cards.in_games import shows_every_text
from tests.rivals.scenario import City, out

# Texts that a test of its own shows, by their places on the card.
BY_HAND: Final[dict[str, tuple[int, ...]]] = {
    "hoe-borek-wagner": (0,),  # in a first turn only
    "hoe-fortify-the-inner-facade": (0, 1),  # few attacks make anybody lose Prestige
    "hoe-disheveled-shelves": (1,),  # these hands make nobody discard
    "hoe-hidden-stash": (0,),  # what adds to a card before a player is not looked at
    "hoe-old-rail-station": (0,),  # nobody bears such tokens here
    "hoe-sebastian": (0,),  # nothing watches a price that is waived
}
COMPANY: Final = {  # whom a card needs
    "hoe-cover-charge": ("Liza Holt",),
    "hoe-jan-zoubek": ("Street Preacher", "Candi Liu"),
    "hoe-psychic-assault": ("Perseus",),
    "hoe-omnis": ("Thora",),
    "hoe-full-of-surprises": ("Thora",),
    "hoe-spiders": ("Thora",),
    "hoe-blood-poisoning": ("Thora",),
    "hoe-off-limits": ("Thora",),
    "hoe-withering-spirit": ("Roman Monstrum",),
}
TRAPS: Final = ("Spiders", "Blood Poisoning", "Off Limits")
PLOTS: Final = ("Whispering Campaign", "Burning Down the House")


def favoured(card: Card, seed: int) -> City:
    """This card where it can act, among those that go with it."""
    company = company_of(card, seed)
    mine = company.mine
    company.crew += [out(name) for name in COMPANY.get(card.id, ())]
    if any(text.key() == LAID_DOWN for text in card.texts):
        mine["hand"] = [*PLOTS, *mine["hand"]]
    if any(text.key() == RESOLVED for text in card.texts):
        mine["conspiracies"] = [(trap, "AA") for trap in TRAPS]
    if card.name == "Em":
        company.crew[0] = out(card.id, on=["The Pit"])
    if card.id == "hoe-sebastian":
        mine["hand"] = ["Sheriff", "Keeper of Elysium", *mine["hand"]]
    if card.name == "Maia":
        company.street[:0] = ["San Francisco Fog"]
    if card.kind & MODIFIER:
        company.theirs["hand"] = ["The Last Word", *company.theirs["hand"]]  # so that what is laid can lose
    company.foes[0] = out("Trinity Voss", blood=2, on=["Vagrant"], curses={"A": ["Crossbow"]})
    company.burned += ["Gallery Opening"]
    return company.city()


@pytest.mark.parametrize("card", OF_PLAYERS, ids=[card.id for card in OF_PLAYERS])
def test_every_text_of_a_card_acts_in_games_that_favour_it(card: Card) -> None:
    shows_every_text(card, favoured, BY_HAND.get(card.id, ()))


def test_every_exception_is_a_card_of_the_set() -> None:
    assert set(BY_HAND) <= {card.id for card in OF_PLAYERS}
