"""Taking a move back: freely, or with everybody's consent."""

from __future__ import annotations

from playwright.sync_api import expect

from gloam.words.pages import Speech
from tests.browser.look import examine
from tests.browser.visitor import Company

SAYS = Speech("en").say


def test_a_move_of_ones_own_is_taken_back_and_can_be_made_otherwise(company: Company) -> None:
    anna = company.visitor()
    anna.plays_now("vendetta")
    asked = anna.is_asked()
    first, other = asked.choices[0][0], asked.choices[1][0]
    anna.chooses(first)
    anna.undoes()
    anna.waits(lambda state: state.choices == asked.choices, "the same question again")
    anna.page.locator("#tab-undone").click()
    expect(anna.page.locator("#panel-undone")).to_contain_text(SAYS("log.taken-back", name="").strip())
    anna.chooses(other)
    anna.is_asked()
    assert anna.data()["view"]["players"][0]["clan"] == other.removeprefix("0 ")


def test_beyond_ones_reach_the_others_are_asked_and_one_of_them_refuses(company: Company) -> None:
    anna, boris = company.friends("vendetta")
    for one in (anna, boris):
        one.chooses(one.is_asked().choices[0][0])
    for one in (anna, boris):
        one.waits(lambda state: any("keep" in value for value, _ in state.choices), "the cards to keep")
    before = anna.data()["view"]
    anna.page.get_by_role("button", name=SAYS("undo.ask")).click()
    asking = boris.page.get_by_role("alert").filter(has_text=SAYS("undo.asks", name="Anna"))
    asking.wait_for()
    assert before["players"][0]["clan"].lower() in asking.inner_text().lower(), "the request names the move"
    boris.waits(lambda state: state.choices == (), "nothing else to be offered until the request is answered")
    examine(boris.page, "request")
    boris.page.get_by_role("button", name=SAYS("undo.refuse")).click()
    expect(anna.dock).to_contain_text(SAYS("notice.declined", name="Boris"))
    after = anna.data()["view"]
    assert after["you"] == before["you"]
    assert after["players"][0]["clan"] == before["players"][0]["clan"]


def test_with_consent_the_table_is_as_it_was_for_everyone(company: Company) -> None:
    anna, boris = company.friends("vendetta")
    offered = anna.is_asked().choices
    anna.chooses(offered[0][0])
    boris.chooses(boris.is_asked().choices[0][0])
    anna.follows(boris)
    anna.page.get_by_role("button", name=SAYS("undo.ask")).click()
    boris.page.get_by_role("button", name=SAYS("undo.agree")).click()
    anna.waits(lambda state: state.choices == offered, "the first question again")
    boris.waits(lambda state: not state.asked, "the other's question")
    assert [player["clan"] for player in boris.data()["view"]["players"]].count(None) == 4
    boris.page.locator("#tab-undone").click()
    expect(boris.page.locator("#panel-undone")).to_contain_text(SAYS("log.taken-back", name="Anna"))
