"""Traditions: which cards they are, and which of them are different."""

from __future__ import annotations

from gloam.core.texts import Cause
from gloam.rivals.cards import ALL
from gloam.rivals.catalogue import TRADITION
from gloam.rivals.counts import Cards, Different
from gloam.rivals.pieces import NOTHING
from gloam.rivals.which import ONGOING_CARDS, YOUR_CARDS, YOUR_ONGOING, Which
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire

FIRST = "First Tradition: The Masquerade"
THIRD = "Third Tradition: The Progeny"
FOURTH = "Fourth Tradition: The Accounting"


@rule("tradition.named")
def test_a_tradition_bears_the_word_in_its_name() -> None:
    assert {card.name for card in ALL if card.kind & TRADITION} == {
        card.name for card in ALL if "Tradition:" in card.name
    }


@rule("tradition.named")
def test_two_of_one_name_are_not_different_and_only_those_before_a_player_are_ongoing() -> None:
    city = City(
        A=seat(coterie=["Nancy Witt"], board=[FIRST, THIRD, FIRST, "The Spoils"]),
        B=seat(coterie=[vampire("Doc", curses={"A": [FOURTH]})], board=[THIRD]),
    )
    cause = Cause(0, NOTHING, 0)
    found = [
        Cards(Which(scope, TRADITION)).of(city.table, cause) for scope in (YOUR_ONGOING, YOUR_CARDS, ONGOING_CARDS)
    ]
    assert found == [3, 4, 4]
    assert Different(Which(YOUR_ONGOING, TRADITION)).of(city.table, cause) == 2
    assert Different(Which(YOUR_CARDS, TRADITION)).of(city.table, cause) == 3
    assert city.settled
