"""Everything that is played can be played with plain forms."""

from __future__ import annotations

from tests.browser.visitor import Company


def test_a_whole_turn_without_any_script(company: Company) -> None:
    anna = company.visitor(java_script_enabled=False, speed="")
    anna.opens("/")
    anna.page.locator('form[action="/play"] button[value="vendetta"]').first.click()
    page = anna.page
    played = False
    for _ in range(80):
        if played:
            break
        confirm = page.locator("#confirm")
        choices = page.locator("button[name=choose]:visible:enabled")
        if confirm.count():
            confirm.click()
            played = True
        elif choices.count():
            values = [str(button.get_attribute("value")) for button in choices.all()]
            newest = max(value.split(" ")[0] for value in values)
            anna.buttons(next(value for value in values if value.startswith(newest))).first.click()
        else:
            page.wait_for_timeout(100)
            page.reload()
    events = anna.data()["events"]
    assert any(event["what"] == "played" and event["seat"] == 0 for event in events)
    assert "You" in page.locator("#panel-log").inner_text()
