"""Passing by hand, by key and by what one has said: at a table where somebody is being attacked."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, expect

import gloam
from tests.browser.look import problems_of_access, too_small, too_wide
from tests.browser.visitor import PHONE, Company, Visitor
from tests.rivals.scenario import City, out, seat

DECK: Final = {"library": ["Greed"] * 5, "faction": ["Karma"]}


def under_attack() -> str:
    """The Cossack attacks Shades: first it is asked who blocks, then for a Reaction."""
    city = City(
        A=seat(coterie=["The Cossack", "Skunk"], hand=["Baseball Bat", "Greed"], **DECK),
        B=seat(coterie=[out("Shades"), out("Flick"), "Street Preacher"], hand=["Fleetness", "Greed"], **DECK),
    )
    city.turn_of("A")
    while city.asking != "AskAction A":
        city.answers(city.waiting, city.asked().options[0])
    city.moves("The Cossack")
    city.attack("The Cossack", "Shades", "physical", "Baseball Bat")
    assert city.asking == "AskBlock B"
    return gloam.journal(gloam.from_position(city.table.position())).text()


def pressed(visitor: Visitor, name: str) -> Locator:
    """Which mode holds."""
    return visitor.page.locator(f'button[name=ask][value$=" {name}"][aria-pressed=true]')


def test_passing_on_a_phone_by_key_and_by_what_one_has_said(company: Company) -> None:
    anna = company.visitor(PHONE)
    anna.brings(under_attack(), "B")
    expect(anna.page.locator("#passing")).to_contain_text("To pass: let it through.")
    assert [*problems_of_access(anna.page), *too_small(anna.page), *too_wide(anna.page)] == []
    anna.page.locator('button[value="never attack"]').click()
    expect(anna.page.locator('button[value="never attack"]')).to_have_attribute("aria-pressed", "true")
    assert anna.state.asked, "it is a setting, not a move"
    anna.dock.focus()
    anna.page.keyboard.press("p")
    told = anna.learns(lambda data: any(one["what"] == "no-reaction" for one in data["events"]), "the pass")
    assert [one["seat"] for one in told["events"] if one["what"] == "no-reaction"] == [1]
    anna.learns(lambda data: data["view"]["waiting_for"] == [1] and data["question"], "the other to have moved")
    anna.undoes()
    anna.waits(lambda state: state.asked, "the question she has answered herself")
    expect(anna.page.locator("#passing")).to_contain_text("To pass: let it through.")
    expect(pressed(anna, "attack")).to_have_attribute("value", "always attack")  # now she is asked
    anna.chooses("0 let")
    expect(anna.page.locator("#passing")).to_contain_text("To pass: lay no Reaction.")
    anna.page.locator("#log-open").click()
    anna.page.locator("#tab-asking").click()
    assert [*problems_of_access(anna.page), *too_small(anna.page), *too_wide(anna.page)] == []
    anna.page.locator('button[value="never defence"]').click()
    expect(anna.page.locator('button[value="never defence"]')).to_have_attribute("aria-pressed", "true")
    expect(pressed(anna, "intel")).to_have_attribute("value", "never intel")
