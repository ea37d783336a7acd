"""Where things stand on a table's page: one's own row, the dock, names, the card that is read, the newest line."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

import gloam
from gloam.web.drawings.games import GAMES
from gloam.words import words
from gloam.words.pages import Speech
from tests.browser.look import (
    CERTAIN,
    SIZES,
    Look,
    assure,
    cut,
    examine,
    kind_of_dock,
    own_row_is_in_sight,
    shot,
    too_wide,
)
from tests.browser.players import Sampled, at_rest, awaited, clicks, reach, sends
from tests.browser.stages import to_a_stage
from tests.browser.visitor import PATIENCE, PHONE, Company, Visitor

LIMIT: Final = 100  # games; in every second one it is asked
LONG: Final = "Bartholomea Wintersmiths"  # as long as a name may be
# Besides those who play in test_games.py, where the same is looked at.
COMPANIES: Final = (
    ("vendetta", 6, ("relics", "tag-team"), "fr"),
    ("vendetta", 5, ("location-cards", "relics"), "fr"),
    ("blood-orders", 3, (), "en"),
)
REST: Final = 600  # milliseconds until a pointer that rests is shown a card
# A finger laid on a card that has come to rest; what follows is the page's doing.
LONG_PRESS: Final = """async (it) => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const { left, top } = it.getBoundingClientRect();
  const at = { bubbles: true, clientX: left + 3, clientY: top + 3, pointerType: 'touch' };
  it.dispatchEvent(new PointerEvent('pointerdown', at));
}"""
PRESSES: Final = 6
ZOOM: Final[ViewportSize] = {"width": 700, "height": 450}  # what a page has of a large screen at twice its size
SAYS: Final = Speech("en").say


def opens_a_table(anna: Visitor, game: str, seats: int, variants: tuple[str, ...] = ()) -> None:
    """Against bots, with as many seats and as much on the table as there can be."""
    anna.opens(f"/invite/{game}")
    anna.resizes(seats)
    for name in variants:
        anna.page.locator(f"input[name=variant-{name}]").check()
    for place in range(1, seats):
        anna.page.locator(f"#chair{place}").select_option("greedy")
    anna.page.locator("main form.set-up .btn--do").click()
    anna.sits()


# ---- one's own row


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "variants", "language"), COMPANIES)
def test_ones_own_row_is_in_sight_whatever_is_asked(
    company: Company, game: str, seats: int, variants: tuple[str, ...], language: str
) -> None:
    anna = company.visitor(language=language)
    opens_a_table(anna, game, seats, variants)
    seen = Look(f"{game}-{seats}")
    Sampled([anna], Random(3), often=2).play(look=seen.at)
    assert seen.questions >= CERTAIN[game]


def a_game_where_the_first_seat_is_asked(rule: str) -> str:
    """The journal of a game, played at random, that has come to such a question."""
    for seed in range(LIMIT):
        table, random = gloam.game("vendetta").table(seats=4, seed=seed), Random(seed)
        while not table.over:
            asked = table.questions()
            if [(question.seat, question.rule) for question in asked] == [(0, rule)]:
                return gloam.journal(table).text()
            table.answer(asked[0].seat, random.choice(asked[0].options))
    raise AssertionError("nobody is ever asked this")


def test_ones_own_row_is_in_sight_where_one_says_which_of_ones_cards_acts_first(company: Company) -> None:
    """Too rare for the games above."""
    anna = company.visitor()
    anna.brings(a_game_where_the_first_seat_is_asked("clash.own-timing"))
    anna.is_asked()
    assert "#clash.own-timing" in kind_of_dock(anna.page)
    own_row_is_in_sight(anna)
    examine(anna.page, "vendetta-clash.own-timing-0")


@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
def test_a_request_in_the_dock_leaves_ones_own_row_in_sight(company: Company, game: str) -> None:
    anna, boris = company.friends(game, language="fr")
    for one in (anna, boris):
        values = [value for value, _ in one.is_asked().choices]
        one.chooses(next((value for value in values if value.endswith(" done")), values[0]))
        if one.state.confirm:
            one.confirms()
    at_rest(anna, people=2)
    anna.page.get_by_role("button", name=SAYS("undo.ask")).click()
    for one in (anna, boris):
        one.page.locator("#request").wait_for()
        own_row_is_in_sight(one)


@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
def test_what_is_played_out_keeps_its_tools_above_the_dock(company: Company, game: str) -> None:
    anna = company.visitor(speed="slow")
    anna.plays_now(game)
    to_a_stage(anna, game)
    own_row_is_in_sight(anna)


def test_three_players_of_rivals_fill_the_window_and_no_more(company: Company) -> None:
    anna = company.visitor()
    opens_a_table(anna, "rivals", 3)
    anna.is_asked()
    own_row_is_in_sight(anna)
    for width, height in ((1400, 900), (1366, 768)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")


# ---- the card that is read


def to_the_hand(anna: Visitor, game: str, cards: str = "#dock [data-read]") -> Locator:
    """Play on until there are cards in the dock to be read."""
    anna.plays_now(game)
    card = anna.page.locator(cards)
    for _ in range(20):
        at_rest(anna)
        anna.is_asked()
        if card.count():
            return card.first
        clicks(anna, Random(1))
    raise AssertionError("there was never a card to be read")


@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
def test_a_card_is_shown_to_a_pointer_that_rests_and_not_to_one_that_moves(company: Company, game: str) -> None:
    anna = company.visitor(alone=True)
    anna.page.clock.install()
    card = to_the_hand(anna, game)
    peek, mouse, clock = anna.page.locator("#peek"), anna.page.mouse, anna.page.clock
    anna.stops_the_clock()
    box = box_of(card)
    for step in range(8):
        mouse.move(box["x"] + 10 + step, box["y"] + 10)
        clock.run_for(REST - 100)
    expect(peek).to_be_hidden()
    clock.run_for(99)
    expect(peek).to_be_hidden()
    with anna.page.expect_response("**/cards/**"):
        clock.run_for(1)
    expect(peek).to_be_visible()
    mouse.move(box["x"] + 30, box["y"] + 12)
    expect(peek).to_be_visible()
    mouse.move(5, 5)
    expect(peek).to_be_hidden()


@pytest.mark.parametrize("game", ["vendetta", "blood-orders", "rivals"])
def test_a_card_that_is_read_never_covers_the_question(company: Company, game: str) -> None:
    anna = company.visitor(PHONE, language="fr", has_touch=True)
    anna.page.clock.install()
    to_the_hand(anna, game)
    for label, size in SIZES.items():
        anna.page.set_viewport_size(size)
        card_covers_no_question(anna, f"{game}-{label}")


def card_covers_no_question(anna: Visitor, what: str) -> None:
    peek = anna.page.locator("#peek")
    names = anna.page.locator("[data-read]:visible")
    for place in range(min(names.count(), 12)):
        names.nth(place).scroll_into_view_if_needed()
        anna.page.evaluate("() => document.activeElement.blur()")
        presses_long(anna, names.nth(place))
        dock, shown = box_of(anna.dock), box_of(peek)
        assert shown["height"] > 60
        assert shown["y"] >= 0
        assert shown["y"] + shown["height"] <= dock["y"], f"card {place} covers the question: {what}"
        if place == 0:
            shot(anna.page, f"peek-{what}")
        anna.page.keyboard.press("Escape")
        expect(peek).to_be_hidden()


def presses_long(anna: Visitor, card: Locator) -> None:
    """Until the card is read: a page that still scrolls takes a press for the beginning of it, as it should."""
    peek = anna.page.locator("#peek")
    for _ in range(PRESSES):
        card.evaluate(LONG_PRESS)
        anna.page.clock.fast_forward(REST)
        with suppress(AssertionError):
            expect(peek).to_be_visible(timeout=PATIENCE / PRESSES)
            return
    raise AssertionError("a long press shows no card")


def test_a_card_is_read_by_keyboard_as_well(company: Company) -> None:
    anna = company.visitor()
    to_the_hand(anna, "vendetta", "#dock .hand .hit")
    reach(anna, "#dock .hand .hit")
    expect(anna.page.locator("#peek")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#peek")).to_be_hidden()


def box_of(it: Locator) -> FloatRect:
    box = it.bounding_box()
    assert box is not None, "it is not in sight"
    return box


# ---- names


@pytest.mark.parametrize(
    ("game", "chairs"), [("vendetta", 4), ("vendetta", 5), ("blood-orders", 3), ("blood-orders", 4), ("rivals", 4)]
)
def test_names_are_not_cut_on_a_phone_or_at_twice_the_size(company: Company, game: str, chairs: int) -> None:
    anna, guest = company.visitor(), company.visitor()
    links = anna.invites(game, ["me", "open", *["greedy"] * (chairs - 2)])
    guest.accepts(links[0], LONG)
    for one in (guest, anna):
        one.sits()
    seat = guest.address
    guest.goes_away()  # nobody looks at it
    random = Random(5)
    for count in range(8):
        anna.reads(to_anna(anna, guest, seat, random))
        if count % 3 < 2:
            names_are_whole(anna, f"{game}-{chairs}", keep=count == 0)
        clicks(anna, random)
    for path in (f"/replays/{anna.address.split('/')[2]}", "/watch"):
        anna.opens(path)
        names_are_whole(anna, f"{path.split('/')[1]}-{chairs}", keep=True)


def to_anna(anna: Visitor, guest: Visitor, seat: str, random: Random) -> dict[str, Any]:
    """What Anna is asked, once her guest has answered whatever comes before it."""
    while True:
        place, question = awaited([anna, guest], [anna.address, seat])
        assert question is not None, "the game is not over yet"
        if not place:
            return question
        sends(guest, seat, question, random, 1.0)


def names_are_whole(one: Visitor, what: str, *, keep: bool) -> None:
    """At every size. `keep`: and keep pictures of them."""
    usual = one.page.viewport_size
    assert usual is not None, "a page has a size"
    for label, size in {"zoom": ZOOM, **SIZES}.items():
        one.page.set_viewport_size(size)
        found = [*cut(one.page), *too_wide(one.page)]
        if keep:
            shot(one.page, f"names-{what}-{label}")
        assure(one.page, f"names-{what}-{label}", found)
    one.page.set_viewport_size(usual)


# ---- the newest line


@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
def test_on_a_phone_a_line_tells_what_others_did_and_leads_to_the_log(company: Company, game: str) -> None:
    anna = company.visitor(PHONE)
    anna.plays_now(game)
    random = Random(2)
    line = anna.page.locator(".newest")
    for _ in range(12):
        data = at_rest(anna, since=0)
        told = [one for one in data["events"] if one["seat"] != 0 and one["what"] not in GAMES[game].headings]
        if told:
            newest = words("en", game).event(told[-1], data["names"], 0)
            expect(line).to_contain_text(newest)
            expect(line).to_be_in_viewport()
        anna.is_asked()
        clicks(anna, random)
    assert line.evaluate("(it) => it.closest('[aria-live], [role=status], [role=alert]')") is None
    shot(anna.page, f"newest-{game}")
    line.click()
    expect(anna.page.locator("#panel-log")).to_be_visible()
    anna.page.set_viewport_size(SIZES["1400"])
    expect(line).to_be_hidden()
