"""Nothing on a page, or on its way there, names a card that this seat may not know."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from gloam.words import words
from tests.browser.players import clicks, next_asked
from tests.browser.visitor import PATIENCE, Company, Visitor


def stream(visitor: Visitor) -> str:
    """What the server sends to this page first, as it goes over the wire."""
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in visitor.context.cookies())
    asked = Request(f"{visitor.url}{visitor.address}/stream", headers={"cookie": cookies})  # noqa: S310 - our own server
    with urlopen(asked, timeout=PATIENCE / 1000) as answer:  # noqa: S310 - as above
        lines = [answer.readline().decode() for _ in range(2)]
    return "".join(lines)


def hand(visitor: Visitor) -> set[str]:
    """The cards this visitor alone knows of: in the hand, or just drawn."""
    you: dict[str, Any] = visitor.data()["view"]["you"]
    return {*you["hand"], *you.get("drawn", ())}


def told(visitor: Visitor) -> str:
    """All that this visitor may know."""
    return json.dumps(visitor.data())


def test_other_hands_are_in_no_page_and_in_no_stream(company: Company) -> None:
    anna, boris = company.friends("vendetta", bots=1)
    watcher = company.visitor()
    watcher.watches(anna.address)
    watcher.sits()
    people = (anna, boris, watcher)
    name = words("en", "vendetta").card_name
    random = Random(3)
    looked = 0
    for _ in range(24):
        asked = next_asked([anna, boris])
        assert asked is not None
        clicks(asked, random)
        for one in people:
            one.follows(asked)
        hands = {one: hand(one) for one in (anna, boris)}
        shown = {one: one.page.content() for one in people}
        received = {one: shown[one] + stream(one) for one in people}
        known = {one: told(one) for one in people}  # last: what is received may be older, never newer
        for owner, other in permutations(people, 2):
            secret = {card for card in hands.get(owner, ()) if f'"{card}"' not in known[other]}
            looked += sum(name(card) in shown[owner] for card in secret)
            for card in secret:
                assert name(card) not in received[other], f"{card} can be read where it is not known"
                assert f'"{card}"' not in received[other]
    assert looked > 20, "the check itself finds cards where they are known"


def test_what_is_planned_behind_a_screen_changes_nothing_that_others_receive(company: Company) -> None:
    anna, boris = company.friends("blood-orders", bots=1)
    for one in (anna, boris):
        one.chooses(one.is_asked().choices[0][0])
    for one in (anna, boris):
        one.waits(lambda state: any("aim" in value for value, _ in state.choices), "the plan")
    anna.learns(lambda data: sorted(data["view"]["waiting_for"]) == [0, 1], "the bot to be ready")
    before = stream(anna)
    random = Random(6)
    for _ in range(8):
        own = stream(boris)
        aims = [value for value, chosen in boris.state.choices if not chosen and value != "0 done"]
        boris.chooses(random.choice(aims), random)
        assert stream(boris) != own, "the check itself sees a plan change where it is known"
        assert stream(anna) == before
