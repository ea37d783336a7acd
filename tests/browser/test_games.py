"""Whole games, on real pages."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from gloam.web.pages.scores import written
from tests.browser.look import too_small, too_wide
from tests.browser.players import play, types
from tests.browser.visitor import PHONE, Company, Visitor

GAMES = pytest.mark.parametrize("game", ["vendetta", "blood-orders"])


@pytest.mark.slow
@GAMES
def test_a_game_of_two_people_by_clicks_each_in_their_own_language(company: Company, game: str) -> None:
    anna, boris = company.friends(game, language="fr")
    choices = play([anna, boris], Random(1))
    assert choices > 30
    result = anna.data()["view"]["result"]
    assert result == boris.data()["view"]["result"]
    for one, language in ((anna, "en"), (boris, "fr")):
        one.dock.get_by_role("link").first.click()
        expect(one.page.locator("html")).to_have_attribute("lang", language)
        totals = one.page.locator("table.sc .tot").all_inner_texts()
        assert sorted(totals) == sorted(written(score["total"]) for score in result["scores"])


@pytest.mark.slow
@GAMES
def test_a_game_by_keyboard_alone_on_a_phone(company: Company, game: str) -> None:
    anna = company.visitor(PHONE)
    anna.plays_now(game)
    seen = 0

    def look(visitor: Visitor) -> None:
        nonlocal seen
        seen += 1
        wide = too_wide(visitor.page)
        assert not wide, "\n".join(wide)
        small = too_small(visitor.page) if seen % 5 == 1 else []
        assert not small, "\n".join(small)

    play([anna], Random(2), types, look)
    assert seen > 30
    assert anna.data()["view"]["result"]["places"]
