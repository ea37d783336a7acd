"""Decks in a browser: built by clicks and played at once; and a list read on a phone, in French, without a script."""

from __future__ import annotations

from playwright.sync_api import expect

from gloam.rivals.decks import written
from gloam.rivals.ready_decks import ready
from tests.browser.look import examine, faint, too_wide
from tests.browser.visitor import PHONE, Company


def test_a_deck_is_made_from_a_ready_one_by_clicks_and_played_against_bots(company: Company) -> None:
    anna = company.visitor()
    page = anna.page
    anna.opens("/")
    page.get_by_role("link", name="See and build decks").click()
    expect(page.locator("a.deck-box", has_text="Rule the Streets")).to_be_visible()
    examine(page, "decks", ("1400", "390"))
    page.locator("a.deck-box", has_text="Rule the Streets").click()
    expect(page.get_by_role("button", name="Copy it and change it")).to_be_visible()
    examine(page, "deck-ready", ("1400", "390"))
    page.get_by_role("button", name="Copy it and change it").click()
    expect(page.locator("#find-q")).to_be_visible()
    page.wait_for_load_state()
    expect(page.locator("#laws .no")).to_have_count(0)

    page.evaluate("window.stayed = true")
    page.get_by_role("button", name="One fewer: Sweetums").first.click()
    expect(page.locator("#laws .no")).to_contain_text("Vampires: 6")
    expect(page.locator("#try")).to_have_attribute("aria-disabled", "true")
    examine(page, "deck-broken")
    assert not faint(page, "light")
    page.locator("#laws .no button").click()
    expect(page.locator("#laws .no")).to_have_count(0)
    page.locator("#find-q").fill("penthouse")
    page.locator("#find-add-core-the-penthouse").click()
    expect(page.locator(".dk-base")).to_contain_text("The Penthouse")
    assert page.evaluate("window.stayed"), "all of it without another page"

    page.locator("#try").click()
    anna.sits()
    view = anna.data()["view"]
    assert "custom-decks" in view["variants"], view["variants"]


def test_a_list_with_slips_is_mended_on_a_phone_in_french_without_a_script(company: Company) -> None:
    anna = company.visitor(PHONE, language="fr", java_script_enabled=False, speed="")
    page = anna.page
    anna.opens("/decks/rivals/bring")
    text = written(ready("the-big-picture")).replace("Karma", "Carma").replace("Unhinged", "Tout à fait dément")
    page.locator("#list-text").fill(text)
    page.get_by_role("button", name="La lire").click()
    expect(page.locator(".dk-found")).to_contain_text("Karma")
    expect(page.locator(".dk-found")).to_contain_text("Tout à fait dément")
    assert too_wide(page) == []
    page.locator("#keep").click()
    expect(page.locator("#laws .no")).to_contain_text("37")
    assert too_wide(page) == []
    page.locator("#laws .no button").click()
    expect(page.locator("#laws .no")).to_have_count(0)
    page.locator("#try").click()
    expect(page.locator(".play")).to_be_visible()
