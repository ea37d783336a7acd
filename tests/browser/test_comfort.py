"""Light and dark, text size, motion: chosen on a page, there at once, and kept."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.look import LOST, faint, problems_of_access
from tests.browser.visitor import PHONE, Company, Visitor

INK = "rgb(11, 12, 18)"
STONE = "rgb(223, 226, 233)"


def ground(one: Visitor) -> str:
    return str(one.page.evaluate("() => getComputedStyle(document.body).backgroundColor"))


def test_light_and_dark_follow_the_system_until_one_chooses(company: Company) -> None:
    anna = company.visitor(color_scheme="light")
    anna.opens("/rules")
    assert ground(anna) == STONE
    anna.page.emulate_media(color_scheme="dark")
    assert ground(anna) == INK
    root = anna.page.locator("html")
    anna.page.locator(".to-comfort").click()
    assert not problems_of_access(anna.page)
    assert not faint(anna.page, "light")
    with anna.page.expect_response("**/me/comfort") as told:
        anna.page.locator("#comfort [name=theme][value=light]").click()
    assert told.value.status == 204
    expect(root).to_have_class("light")
    assert ground(anna) == STONE
    expect(anna.page.locator("#comfort [name=theme][value=light]")).to_have_attribute("aria-pressed", "true")
    for name, value in (("text", "3"), ("motion", "still")):
        with anna.page.expect_response("**/me/comfort"):
            anna.page.locator(f"#comfort [name={name}][value='{value}']").click()
    anna.opens("/rules")
    expect(root).to_have_class("light text-3 still")
    assert anna.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "20px"
    assert anna.page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('--m-fly')") == "1ms"


def test_it_is_chosen_without_a_script_on_a_phone_and_leads_back(company: Company) -> None:
    anna = company.visitor(PHONE, java_script_enabled=False, speed="")
    anna.opens("/cards/vendetta")
    anna.page.locator(".to-comfort").click()
    expect(anna.page.locator(".comfort-sound")).to_be_hidden()
    anna.page.locator("#comfort [name=theme][value=light]").click()
    anna.page.wait_for_load_state()
    assert anna.address == "/cards/vendetta"
    expect(anna.page.locator("html")).to_have_class("light")
    anna.page.locator(".to-comfort").click()
    anna.page.locator("#comfort [name=language][value=fr]").click()
    anna.page.wait_for_load_state()
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    expect(anna.page.locator("html")).to_have_class(re.compile("light"))


def test_words_that_are_lost_would_be_found(company: Company) -> None:
    anna = company.visitor()
    anna.opens("/health")
    anna.page.evaluate("""() => {
      document.body.innerHTML = '<p>wholly there</p><p class="b">cut off on the right</p><p class="c">scrolls</p>';
      for (const [name, how] of [['.b', 'hidden'], ['.c', 'auto']]) {
        const it = document.querySelector(name);
        it.style.cssText = `width: 40px; white-space: nowrap; overflow: ${how}`;
      }
    }""")
    found = anna.page.evaluate(LOST)
    assert len(found) == 1
    assert "cut off" in found[0]
