"""Whole games, on real pages."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from gloam.web.pages.scores import written
from tests.browser.look import CERTAIN, Look, kind_of_dock, question_in, too_small, too_wide
from tests.browser.players import Sampled, clicks, play, types
from tests.browser.visitor import PHONE, Company, Visitor


@pytest.mark.slow
@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
def test_a_game_of_two_people_one_by_clicks_the_other_by_keyboard_on_a_phone_in_french(
    company: Company, game: str
) -> None:
    """Vendetta is played so from the first choice to the last; of Blood Orders every kind of question, twice each."""
    anna, boris = company.friends(game, size=PHONE, language="fr")
    made = {anna: 0, boris: 0}
    seen = Look(game)

    def choose(one: Visitor, random: Random) -> None:
        made[one] += 1
        (types if one is boris else clicks)(one, random)

    def look(one: Visitor) -> None:
        wide = too_wide(one.page)
        assert not wide, "\n".join(wide)
        small = too_small(one.page) if one is boris and made[one] % 5 == 1 else []
        assert not small, "\n".join(small)
        seen.at(one, row=one is (anna if game == "vendetta" else boris), access=one is anna)

    if game == "vendetta":
        play([anna, boris], Random(1), choose, look)
    else:
        Sampled([anna, boris], Random(1), often=2).play(choose, look)
    anna.waits(lambda state: state.over, "the end")
    seen.at(anna, row=False, access=True)
    assert min(made.values()) > 15
    assert seen.questions >= CERTAIN[game]
    assert seen.examined >= CERTAIN[game] | {"over"}
    result = anna.data()["view"]["result"]
    assert result["places"]
    assert result == boris.data()["view"]["result"]
    for one, language in ((anna, "en"), (boris, "fr")):
        assert end_shows(one, language) == sorted(written(score["total"]) for score in result["scores"])


def end_shows(one: Visitor, language: str) -> list[str]:
    """Go on to the page of the end. Returns the totals that stand there."""
    one.dock.get_by_role("link").first.click()
    expect(one.page).to_have_url(re.compile("/end$"))
    one.page.wait_for_load_state()
    expect(one.page.locator("html")).to_have_attribute("lang", language)
    return sorted(one.page.locator("table.sc .tot").all_inner_texts())


@pytest.mark.slow
def test_a_game_of_rivals_against_a_bot_on_a_phone_in_french(company: Company) -> None:
    """Every kind of question that comes up is answered on the page once, and the rest by a program."""
    anna = company.visitor(PHONE, language="fr")
    anna.presses_play("rivals")
    seen = Look("rivals")

    def look(one: Visitor) -> None:
        troubles = too_wide(one.page) + too_small(one.page)
        assert not troubles, "\n".join(troubles)
        seen.at(one, access=True)

    Sampled([anna], Random(5), often=1).play(look=look)
    anna.waits(lambda state: state.over, "the end")
    seen.at(anna, row=False, access=True)
    assert seen.examined >= CERTAIN["rivals"] | {"over"}
    assert seen.questions >= CERTAIN["rivals"]
    result = anna.data()["view"]["result"]
    assert end_shows(anna, "fr") == sorted(written(score["total"]) for score in result["scores"])


@pytest.mark.slow
def test_a_game_of_rivals_of_two_people_and_two_bots_the_second_by_keyboard_on_a_phone_in_french(
    company: Company,
) -> None:
    """Every kind of question is answered on the pages twice by each, and the rest by a program."""
    anna, boris = company.friends("rivals", size=PHONE, language="fr")
    made = {anna: 0, boris: 0}
    seen = set[str]()

    def choose(one: Visitor, random: Random) -> None:
        made[one] += 1
        (types if one is boris else clicks)(one, random)

    def look(one: Visitor) -> None:
        troubles = too_wide(one.page) + (too_small(one.page) if one is boris else [])
        assert not troubles, "\n".join(troubles)
        seen.add(question_in(kind_of_dock(one.page)))

    Sampled([anna, boris], Random(3), often=2).play(choose, look)
    assert min(made.values()) > 8
    assert seen >= CERTAIN["rivals"]
    result = anna.data()["view"]["result"]
    assert result["places"]
    assert result == boris.data()["view"]["result"]
