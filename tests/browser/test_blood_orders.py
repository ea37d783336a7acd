"""Blood Orders on the pages: colours before the game, a number to scavenge, and all fed in one press."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.look import too_small, too_wide
from tests.browser.players import next_asked
from tests.browser.visitor import PHONE, Company, Visitor

GREEN = "rgb(143, 207, 138)"
VIOLET = "rgb(200, 166, 230)"


def own(visitor: Visitor) -> dict[str, Any]:
    """What lies open before this visitor."""
    return own_in(visitor.data())


def own_in(data: dict[str, Any]) -> dict[str, Any]:
    """The same, in what was learnt."""
    player: dict[str, Any] = data["view"]["players"][data["view"]["seat"]]
    return player


def plans(visitor: Visitor, *options: str) -> None:
    visitor.is_asked()
    for option in (*options, "done"):
        visitor.chooses(f"0 {option}")
    if visitor.state.confirm:
        visitor.confirms()


def is_asked(visitor: Visitor, *whats: str) -> str:
    """Wait for one of these questions, on the page too. Returns which it is."""
    found = visitor.learns(lambda data: (data["question"] or {}).get("what") in whats, " or ".join(whats))["question"]
    visitor.reads(found)
    return str(found["what"])


def sigil(page: Page, seat: int) -> Locator:
    return page.locator(f"#seat-{seat} > .sigil")


# ---- colours


def test_a_colour_is_chosen_at_the_seat_and_the_game_begins_with_the_board(company: Company) -> None:
    anna, boris = company.visitor(), company.visitor(PHONE)
    anna.is_called("Anna")
    links = anna.invites("blood-orders", ["me", "open", "open"])
    boris.accepts(links[0], "Boris")
    boris.page.locator("#colour-violet").click()
    anna.sees("is here, plays violet")
    expect(anna.page.locator("#colour-violet")).to_have_count(0)
    expect(boris.page.locator("#colour-violet[aria-pressed=true]")).to_have_count(1)
    assert not too_wide(boris.page)
    anna.page.locator("#begin").click()
    for visitor in (anna, boris):
        visitor.sits()
        expect(visitor.page.locator("#quarter-north")).to_be_visible()
        expect(sigil(visitor.page, 1)).to_have_css("color", VIOLET)
    said = anna.page.locator("#panel-log li strong", has_text="Boris").first
    expect(said).to_have_css("color", VIOLET)  # the log has the colour too


def test_a_colour_is_chosen_without_a_script(company: Company) -> None:
    anna = company.visitor(java_script_enabled=False, speed="")
    anna.is_called("Anna")
    anna.invites("blood-orders", ["me", "open"])
    anna.page.locator("#colour-green").click()
    expect(anna.page.locator("#colour-green[aria-pressed=true]")).to_have_count(1)
    anna.page.locator("#begin").click()
    expect(anna.page.locator("#quarter-north")).to_be_visible()
    expect(sigil(anna.page, 0)).to_have_css("color", GREEN)


# ---- scavenging


def test_how_much_to_scavenge_is_stepped_or_typed(company: Company) -> None:
    people = company.friends("blood-orders", bots=1)
    for visitor in people:
        plans(visitor)
    one = next_asked(people)
    assert one is not None, "the game is not over yet"
    other = next(visitor for visitor in people if visitor is not one)
    is_asked(one, "AskTurn")
    amount, told = one.page.locator("#scavenge-amount"), one.page.locator(".stepped > [data-js-on]")
    for _ in range(3):
        one.page.get_by_role("button", name="one more").click()
    one.page.get_by_role("button", name="one less").click()
    expect(amount).to_have_value("3")
    expect(told).to_have_text(re.compile(r"^Fear goes from 0 to 3, worth \+2 at the end\."))
    other.says("Are you hungry?")
    one.page.locator("#panel-chat li", has_text="Are you hungry?").wait_for(state="attached")
    assert amount.input_value() == "3", "what others do does not change the number"
    amount.fill("26")
    amount.press("Enter")
    expect(one.page.locator("#notice")).to_contain_text("25")
    assert own(one)["fear"] == 0
    before = own(one)["blood"]
    amount.fill("2")
    amount.press("Enter")
    after = own_in(one.learns(lambda data: own_in(data)["fear"] == 2, "the blood"))
    assert after["blood"] == before + 2
    expect(one.page.locator("#notice")).to_have_count(0)


def test_much_fear_is_asked_about_once_more(company: Company) -> None:
    anna = company.visitor(PHONE)
    anna.plays_now("blood-orders")
    plans(anna)
    is_asked(anna, "AskTurn")
    assert not too_small(anna.page)
    blood, before = own(anna)["blood"], anna.state
    anna.page.locator("#scavenge-amount").fill("7")
    anna.page.locator("#do-scavenge").click()
    anna.is_heard(before)
    assert own(anna)["fear"] == 0
    expect(anna.page.locator("#scavenge-amount")).to_have_value("7")
    anna.confirms()
    after = own(anna)
    assert (after["fear"], after["blood"]) == (7, blood + 7)


def test_blood_is_scavenged_without_a_script(company: Company) -> None:
    anna = company.visitor(java_script_enabled=False, speed="")
    anna.plays_now("blood-orders")
    for _ in range(2):  # an empty plan is asked about once more
        with anna.page.expect_navigation():
            anna.page.locator('button[value="0 done"], #confirm').last.click()
    anna.learns(lambda data: (data["question"] or {}).get("what") == "AskTurn", "her turn")
    anna.page.reload()
    expect(anna.page.locator(".stepper [data-step]").first).to_be_hidden()
    blood = own(anna)["blood"]
    anna.page.locator("#scavenge-amount").fill("4")
    anna.page.locator("#do-scavenge").click()
    after = own_in(anna.learns(lambda data: own_in(data)["fear"] == 4, "the blood"))
    assert after["blood"] == blood + 4


# ---- feeding


def test_all_are_fed_in_one_press_and_nothing_is_never_the_bright_answer(company: Company) -> None:
    anna = company.visitor()
    anna.plays_now("blood-orders")
    plans(anna, "aim night south", "put ELDER night")
    for kind in ("dawn", "dusk", "night"):
        is_asked(anna, "AskTurn")
        anna.chooses(f"0 place {kind} catacombs")
        while is_asked(anna, "AskCatacombs", "AskEnd") == "AskCatacombs":
            anna.chooses(anna.state.choices[0][0])
        anna.chooses("0 end")
    is_asked(anna, "AskFeed")
    before = own(anna)
    assert before["torpor"] == ["ELDER"]
    bright = anna.page.locator("#dock .btn--do:visible")
    expect(bright).to_have_text(["Feed it, for 1 blood"])
    nothing = anna.page.get_by_role("button", name="Feed nothing")
    assert "btn--do" not in str(nothing.get_attribute("class"))
    bright.click()
    is_asked(anna, "AskPlan")
    after = own(anna)
    assert (after["blood"], after["torpor"], after["hand"]) == (before["blood"] - 1, [], before["hand"] + 1)
