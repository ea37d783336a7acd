"""Whole games, on real pages."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from gloam.web.pages.scores import written
from tests.browser.look import too_small, too_wide
from tests.browser.players import Sampled, clicks, play, types
from tests.browser.visitor import PHONE, Company, Visitor


@pytest.mark.slow
@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
def test_a_game_of_two_people_one_by_clicks_the_other_by_keyboard_on_a_phone_in_french(
    company: Company, game: str
) -> None:
    """Vendetta is played so from the first choice to the last; of the many plans of Blood Orders, two of each."""
    anna, boris = company.friends(game, size=PHONE, language="fr")
    made = {anna: 0, boris: 0}

    def choose(one: Visitor, random: Random) -> None:
        made[one] += 1
        (types if one is boris else clicks)(one, random)

    def look(one: Visitor) -> None:
        wide = too_wide(one.page)
        assert not wide, "\n".join(wide)
        small = too_small(one.page) if one is boris and made[one] % 5 == 1 else []
        assert not small, "\n".join(small)

    if game == "vendetta":
        play([anna, boris], Random(1), choose, look)
    else:
        Sampled([anna, boris], Random(1), often=2).play(choose, look)
    assert min(made.values()) > 20
    result = anna.data()["view"]["result"]
    assert result["places"]
    assert result == boris.data()["view"]["result"]
    for one, language in ((anna, "en"), (boris, "fr")):
        one.dock.get_by_role("link").first.click()
        expect(one.page.locator("html")).to_have_attribute("lang", language)
        totals = one.page.locator("table.sc .tot").all_inner_texts()
        assert sorted(totals) == sorted(written(score["total"]) for score in result["scores"])
