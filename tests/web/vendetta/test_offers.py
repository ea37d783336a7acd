"""Choosing a clan: told in a few words, with everything behind them."""

from __future__ import annotations

from gloam.bots.vendetta.clans import BEGINNERS, ease
from gloam.vendetta.catalogue import CLAN_SIZE, CLANS, IDS
from gloam.web.drawings.vendetta.offers import TELLING


def test_every_clan_is_told_by_three_of_its_cards_and_all_nine_are_there() -> None:
    for clan, telling in TELLING.items():
        first = CLANS.index(clan) * CLAN_SIZE
        own = IDS[first : first + CLAN_SIZE]
        assert len(set(telling)) == 3
        assert set(telling) <= set(own)
    assert set(TELLING) == set(CLANS) == set(BEGINNERS)


def test_how_hard_a_clan_is_follows_from_what_beginners_win_with_it() -> None:
    assert {clan: ease(clan) for clan in CLANS} == {
        clan: 1 if low > 25 else 3 if high < 25 else 2 for clan, (low, high) in BEGINNERS.items()
    }
    assert set(map(ease, CLANS)) == {1, 2, 3}, "or there would be nothing to tell"
