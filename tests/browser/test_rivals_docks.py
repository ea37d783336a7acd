"""Rivals on its pages: an attack put together as a sentence, and vampires regrouped by dragging."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.look import examine
from tests.browser.visitor import PHONE, Company, Visitor

BEGUN: Final = (Path(__file__).parent / "begun" / "rivals.txt").read_text()
BROTHER, SKUNK, LIXUE, BELLA = 9, 17, 6, 14


@pytest.fixture
def anna(company: Company) -> Visitor:
    anna = company.visitor()
    anna.brings(BEGUN)
    anna.is_asked()
    return anna


def test_an_attack_is_one_sentence_whose_parts_can_be_changed_until_it_is_made(anna: Visitor) -> None:
    question = anna.page.locator("#question")
    examine(anna.page, "rivals-menu")
    anna.chooses(f"0 attack {BROTHER}, go")
    expect(question).to_have_text("Brother attacks whom with which card, how?")
    anna.chooses(f"1 target {LIXUE}")
    anna.chooses("2 physical")
    anna.chooses("3 lay core-kneecapped, ?")
    expect(question).to_have_text("Brother attacks Lixue Chen with Kneecapped, Physical?")
    anna.page.locator("#dock summary", has_text="Lixue Chen").click()
    anna.dock.locator(f'button[value="1 target {BELLA}"]').click()
    expect(question).to_have_text("Brother attacks Bella Forte with Kneecapped, Physical?")
    assert anna.data()["view"]["attack"] is None, "nothing has happened yet"
    examine(anna.page, "rivals-attack-composed")
    before = len(anna.data()["events"])
    anna.confirms()
    told = [event["what"] for event in anna.data(before)["events"]]
    assert told[:5] == ["attack", "exhausted", "targeted", "announced", "attack-card-laid"]


def test_vampires_are_regrouped_by_dragging_or_by_the_same_button(anna: Visitor) -> None:
    anna.chooses(f"0 move {SKUNK}")
    anna.chooses(f"0 join {BROTHER}")
    anna.chooses("0 regroup")
    parties = anna.page.locator(".r-party")
    expect(parties).to_have_count(1)
    anna.page.drag_and_drop(f"#mate-{SKUNK}", "#party-new")
    expect(parties).to_have_count(2)
    anna.page.drag_and_drop(f"#mate-{BROTHER}", "#party-1")
    expect(parties).to_have_count(1)
    anna.page.locator(f"#mate-{BROTHER} button").click()
    expect(parties).to_have_count(2)
    anna.page.set_viewport_size(PHONE)
    examine(anna.page, "rivals-regrouping")
    anna.chooses("2 done, !")
    coterie = anna.data()["view"]["players"][0]["coterie"]
    stand = {card["handle"]: card["party"] for card in coterie if card["zone"] == "street"}
    assert len(set(stand.values())) == len(stand) == 2
