"""Every card of Dragon & Rogue in games of chance that favour it: each of its texts acts, and nothing breaks."""

from __future__ import annotations

from typing import Final

import pytest

from gloam.rivals.cards.dragon_and_rogue import DRAGON_AND_ROGUE
from gloam.rivals.catalogue import Card
from tests.rivals.cards.company import company_of
from tests.rivals.cards.in_games import shows_every_text
from tests.rivals.scenario import City

# Texts that a test of its own shows, by their places on the card.
BY_HAND: Final[dict[str, tuple[int, ...]]] = {}


def favoured(card: Card, seed: int) -> City:
    """This card where it can act, among those that go with it."""
    company = company_of(card, seed)
    if card.id == "dar-change-of-scenery":
        company.mine["hand"] = ["Backpacker", "Backpacker", *company.mine["hand"]]
    return company.city()


@pytest.mark.parametrize("card", DRAGON_AND_ROGUE, ids=[card.id for card in DRAGON_AND_ROGUE])
def test_every_text_of_a_card_acts_in_games_that_favour_it(card: Card) -> None:
    shows_every_text(card, favoured, BY_HAND.get(card.id, ()))


def test_every_exception_is_a_card_of_the_set() -> None:
    assert set(BY_HAND) <= {card.id for card in DRAGON_AND_ROGUE}
