"""Choosing a clan: told in a few words, with everything behind them."""

from __future__ import annotations

from gloam.bots.ease import ease
from gloam.bots.vendetta.clans import BEGINNERS, LEVEL
from gloam.vendetta.catalogue import CLAN_SIZE, CLANS, IDS
from gloam.web.drawings.vendetta.offers import TELLING


def test_every_clan_is_told_by_three_of_its_cards_and_all_nine_are_there() -> None:
    for clan, telling in TELLING.items():
        first = CLANS.index(clan) * CLAN_SIZE
        own = IDS[first : first + CLAN_SIZE]
        assert len(set(telling)) == 3
        assert set(telling) <= set(own)
    assert set(TELLING) == set(CLANS) == set(BEGINNERS)


def test_how_hard_it_is_follows_from_what_beginners_win_with_it() -> None:
    assert [ease((20.0, 30.0), 25.0), ease((25.1, 30.0), 25.0), ease((20.0, 24.9), 25.0)] == [2, 1, 3]
    assert [ease((25.0, 30.0), 25.0), ease((20.0, 25.0), 25.0)] == [2, 2], "at the limit it is not told apart"
    assert {ease(won, LEVEL) for won in BEGINNERS.values()} == {1, 2, 3}, "or there would be nothing to tell"
