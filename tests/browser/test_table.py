"""What happens round a game: watching, talking, languages, rules, reports."""

from __future__ import annotations

from playwright.sync_api import expect

from gloam.words import words
from tests.browser.look import examine
from tests.browser.players import reach
from tests.browser.visitor import PHONE, Company

SCRIPT = "<script>document.title = 'caught'</script> & <b>bold</b>"


def test_whoever_watches_sees_the_public_table_and_can_choose_nothing(company: Company) -> None:
    anna, watcher = company.visitor(), company.visitor()
    table = anna.plays_now("vendetta")
    anna.is_asked()
    watcher.watches(table)
    watcher.sits()
    assert watcher.state.choices == ()
    assert watcher.page.locator("form#play").count() == 0
    assert "you" not in watcher.data()["view"]
    anna.chooses(anna.is_asked().choices[0][0])
    watcher.follows(anna)
    expect(anna.page.locator(".watching")).to_contain_text("1")
    examine(watcher.page, "watching")


def test_talk_is_plain_text_whatever_is_written_and_can_be_muted(company: Company) -> None:
    anna, watcher = company.visitor(), company.visitor()
    table = anna.plays_now("vendetta")
    watcher.watches(table)
    watcher.sits()
    anna.says(SCRIPT)
    watcher.page.locator("#tab-chat").click()
    expect(watcher.page.locator("#chat li").last).to_contain_text(SCRIPT)
    assert watcher.page.locator("#panel-chat b").count() == 0
    assert "caught" not in watcher.page.title()
    watcher.page.locator("#mute").click()
    expect(watcher.page.locator("#chat")).to_be_hidden()
    anna.says("Can you hear me?")
    watcher.follows(anna)
    expect(watcher.page.locator("#chat")).to_be_hidden()
    watcher.page.locator("#mute").click()
    expect(watcher.page.locator("#chat li").last).to_contain_text("Can you hear me?")


def test_the_language_is_changed_at_the_table_for_oneself_alone(company: Company) -> None:
    anna, watcher = company.visitor(), company.visitor()
    table = anna.plays_now("vendetta")
    anna.is_asked()
    watcher.watches(table)
    watcher.sits()
    anna.page.locator("[popovertarget=menu]").click()
    anna.page.get_by_role("button", name="Français").click()
    anna.page.wait_for_selector("html[lang=fr] #live[data-version] .play")
    expect(anna.dock).to_contain_text("À vous")
    assert watcher.page.locator("html").get_attribute("lang") == "en"
    anna.sits()
    anna.chooses(anna.is_asked().choices[0][0])
    watcher.follows(anna)
    expect(anna.page.locator("#panel-log")).to_contain_text("Vous")
    assert "Vous" not in watcher.page.locator("#panel-log").inner_text()


def test_why_says_the_rule_and_leads_to_its_page(company: Company) -> None:
    anna = company.visitor()
    anna.plays_now("vendetta")
    anna.is_asked()
    rule = anna.data()["question"]["rule"]
    anna.page.locator("#dock .ask .why").click()
    sheet = anna.page.locator("#why")
    expect(sheet).to_be_visible()
    with anna.context.expect_page() as opened:
        sheet.get_by_role("link").click()
    rules = opened.value
    expect(rules).to_have_url(f"{anna.url}/rules/vendetta#{rule}")
    expect(rules.locator(f'[id="{rule}"]')).to_be_in_viewport()


def test_a_seat_goes_on_on_another_device_by_its_link(company: Company) -> None:
    desk, phone = company.visitor(), company.visitor(PHONE)
    table = desk.plays_now("vendetta")
    desk.is_asked()
    desk.page.locator("[popovertarget=menu]").click()
    desk.page.get_by_role("link", name="Play on another device").click()
    link = desk.page.locator("[value*='/seat/'], a[href*='/seat/']").first
    secret = link.get_attribute("value") or link.get_attribute("href")
    assert secret is not None
    phone.opens(secret)
    phone.page.locator("main form button").first.click()
    assert phone.sits() == table
    phone.chooses(phone.is_asked().choices[0][0])
    desk.opens(table)
    desk.sits()
    desk.learns(lambda data: data["view"] == phone.data()["view"], "what the phone shows")


def test_the_keys_lead_to_the_question_explain_it_and_take_back(company: Company) -> None:
    anna = company.visitor()
    anna.plays_now("vendetta")
    asked = anna.is_asked()
    keys = anna.page.keyboard
    keys.press("Tab")
    keys.press("Enter")
    expect(anna.dock).to_be_focused()  # the first stop leads to the question
    keys.press("?")
    expect(anna.page.locator("#why")).to_be_visible()
    keys.press("Escape")
    expect(anna.page.locator("#why")).to_be_hidden()
    reach(anna, f'button[name=choose][value="{asked.choices[0][0]}"]')
    keys.press("Enter")
    anna.is_heard(asked)
    anna.page.locator("#undo").wait_for()
    anna.dock.focus()
    keys.press("u")
    anna.waits(lambda state: state.choices == asked.choices, "the first question again")


def test_a_card_is_read_in_full_by_pointing_at_it_or_by_focus(company: Company) -> None:
    anna = company.visitor()
    anna.plays_now("vendetta")
    for _ in range(2):
        anna.chooses(anna.is_asked().choices[0][0])
    anna.is_asked()
    card = anna.page.locator("#dock [data-read]").first
    name = words("en", "vendetta").card_name(str(card.get_attribute("data-read")))
    peek = anna.page.locator("#peek")
    card.hover()
    expect(peek).to_be_visible()
    expect(peek).to_contain_text(name)
    examine(anna.page, "card-in-full", ("1400",))
    anna.page.mouse.move(5, 5)
    expect(peek).to_be_hidden()


def test_on_a_phone_the_log_is_a_sheet(company: Company) -> None:
    anna = company.visitor(PHONE)
    anna.plays_now("vendetta")
    anna.is_asked()
    expect(anna.page.locator("#panel-log")).to_be_hidden()
    anna.page.locator("#log-open").click()
    expect(anna.page.locator("#panel-log")).to_be_visible()
    examine(anna.page, "log-on-a-phone", ("390",))
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#panel-log")).to_be_hidden()
