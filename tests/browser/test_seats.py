"""A seat on several devices, a link that was used, leaving for good, and how strong the bots are."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.look import examine
from tests.browser.players import reach
from tests.browser.visitor import PHONE, Company, Visitor


def link_of(visitor: Visitor, seat: str) -> str:
    """The link to one's own seat, as its page shows it."""
    visitor.opens(f"{seat}/seat")
    return visitor.page.locator("#link-own").input_value()


def test_the_inviter_cannot_come_in_by_the_link_of_a_friend(company: Company) -> None:
    anna, boris = company.visitor(), company.visitor(PHONE)
    anna.is_called("Anna")
    invitation = anna.invites("vendetta", ["me", "open", "greedy"])[0]
    boris.accepts(invitation, "Boris")
    boris.sits()
    anna.sits()
    with anna.putting_up_with_it():
        anna.opens(invitation)
        anna.sees("each works only once")
        examine(anna.page, "link-used")
        assert anna.page.locator("main form").count() == 0


def test_a_further_device_is_announced_at_once_and_can_be_signed_out(company: Company) -> None:
    desk, phone = company.visitor(), company.visitor(PHONE)
    seat = desk.plays_now("vendetta")
    link = link_of(desk, seat)
    desk.opens(seat)
    desk.sits()
    phone.opens(link)
    phone.page.get_by_role("button", name="Continue here").click()
    phone.sits()
    banner = desk.page.locator("#devices")
    expect(banner).to_contain_text("Another device has your seat too")
    expect(banner).to_contain_text("right now")
    examine(desk.page, "devices")
    examine(phone.page, "devices-phone")
    phone.page.get_by_role("button", name="That is me").click()
    expect(phone.page.locator("#devices")).to_be_hidden()
    expect(banner).to_be_visible()  # what one device knows is not said for the other
    with phone.putting_up_with_it():
        desk.page.get_by_role("button", name="Sign the others out").click()
        phone.sees("This is not your seat")  # by itself, and nothing of the hand is left on it
        expect(phone.page.locator(".play")).to_have_count(0)
    expect(banner).to_have_count(0)
    assert desk.is_asked().asked


def test_whoever_leaves_is_asked_first_and_a_bot_plays_on_for_the_others(company: Company) -> None:
    anna, boris = company.friends("vendetta", bots=1)
    seat = boris.address
    boris.page.locator("[popovertarget=menu]").click()
    boris.page.get_by_role("link", name="Leave this table").click()
    boris.sees("A bot then plays on in your place")
    examine(boris.page, "leave")
    boris.page.get_by_role("link", name="Stay").click()
    assert boris.sits() == seat
    boris.opens(f"{seat}/leave")
    boris.page.get_by_role("button", name="Leave this table").click()
    boris.sees("What shall we play?")
    assert seat.split("/")[2] not in boris.page.content()
    anna.sees("Boris has left the table for good. Candlewick, a bot, plays on.")
    expect(anna.page.locator("#seat-1")).to_contain_text("Candlewick")


def test_a_friend_who_leaves_before_the_game_makes_room_with_a_new_link(company: Company) -> None:
    anna, boris, chloe = company.visitor(), company.visitor(), company.visitor()
    anna.is_called("Anna")
    first = anna.invites("vendetta", ["me", "open", "open"])[0]
    boris.accepts(first, "Boris")
    boris.page.get_by_role("link", name="Leave this table").click()
    boris.page.get_by_role("button", name="Leave this table").click()
    boris.sees("What shall we play?")
    anna.page.get_by_role("link", name="Show the new link").click()
    expect(anna.page.locator("#link-B")).not_to_have_value(first)
    second = anna.page.locator("#link-B").input_value()
    chloe.accepts(second, "Chloe")
    expect(anna.page.locator("#chair-B")).to_contain_text("Chloe")
    expect(anna.page.locator("#link-B")).to_have_count(0)


def test_the_strength_of_the_bots_is_chosen_with_the_keyboard_and_kept(company: Company) -> None:
    anna = company.visitor()
    anna.opens("/")
    reach(anna, "#blood-orders-beginner")
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator("#blood-orders-greedy-is")).to_be_visible()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator("#blood-orders-search")).to_be_checked()
    expect(anna.page.locator("#blood-orders-search-is")).to_be_visible()
    expect(anna.page.locator("#blood-orders-greedy-is")).to_be_hidden()
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    anna.sits()
    anna.sees("the scholar")
    anna.opens("/")
    expect(anna.page.locator("#blood-orders-search")).to_be_checked()
    expect(anna.page.locator("#vendetta-search")).not_to_be_checked()


def test_the_strength_of_the_bots_is_chosen_without_script_on_a_phone(company: Company) -> None:
    anna = company.visitor(PHONE, java_script_enabled=False, speed="")
    anna.opens("/")
    anna.page.locator("label[for=vendetta-beginner]").click()
    expect(anna.page.locator("#vendetta-beginner-is")).to_be_visible()
    anna.page.locator('form[action="/play"] button[value="vendetta"]').click()
    anna.sits()
    assert "the fledgling" in anna.page.content()


def test_whoever_changes_what_belongs_to_a_pace_means_that_pace(company: Company) -> None:
    anna = company.visitor()
    anna.opens("/invite/vendetta")
    paces = anna.page.locator("input[name=pace]")
    assert [pace.is_checked() for pace in paces.all()] == [True, False, False]
    anna.page.locator("select[name=days]").select_option("3")
    assert [pace.is_checked() for pace in paces.all()] == [False, False, True]
    anna.page.locator("select[name=seconds]").select_option("30")
    assert [pace.is_checked() for pace in paces.all()] == [False, True, False]
