"""The drawing of Blood Orders: everything offered can be pressed, nothing hidden is drawn, nothing fails."""

from __future__ import annotations

import html
import re
from dataclasses import replace
from random import Random

import pytest

import gloam
from gloam.blood_orders.catalogue import IDS, VICTIM_COUNT
from gloam.blood_orders.table import BloodOrdersTable
from gloam.core.event import Fact
from gloam.core.question import Question
from gloam.web import elements
from gloam.web import tags as h
from gloam.web.drawings.blood_orders.appearance import BLOOD_ORDERS
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech
from tests.blood_orders.scenario import City, quarter, seat
from tests.web.scenes import drawn, scene_of

blood_orders = BLOOD_ORDERS.drawing
STEPPER = re.compile(r'name="amount" min="(\d+)" max="(\d+)"')
CHOICE = re.compile(r'name="choose" value="(\d+) ([^"]*)"')


def choices(page: str) -> set[str]:
    """Every option that can be pressed, or typed as a number."""
    found = {html.unescape(option) for _, option in CHOICE.findall(page)}
    stepped = STEPPER.search(page)
    if "scavenge" in found and stepped is not None:
        found.remove("scavenge")
        found |= {f"scavenge {amount}" for amount in range(int(stepped[1]), int(stepped[2]) + 1)}
    return found


def likely(question: Question, rng: Random) -> str:
    """A random answer, but nobody plans for ever."""
    if question.what in ("AskPlan", "AskFeed") and "done" in question.options and rng.random() < 0.2:
        return "done"
    small = [option for option in question.options if not option.startswith("scavenge ") or option[9:] in ("1", "2")]
    return rng.choice(small)


def test_whatever_waits_to_be_confirmed_can_be_shown() -> None:
    """Also what is made at once where nobody asks for it to wait: anybody may send that."""
    table, rng, verbs = gloam.game("blood-orders").table(seats=3, seed=4), Random(4), set()
    for _ in range(150):
        question = table.questions()[0]
        for option in {option.partition(" ")[0]: option for option in question.options}.values():
            verbs.add(option.partition(" ")[0])
            assert elements.html(blood_orders.bill(scene_of(table, question.seat, chosen=[option]))) is not None
        table.answer(question.seat, likely(question, rng))
    assert {"place", "end", "done", "put"} <= verbs


def hidden_from(table: BloodOrdersTable, viewer: int) -> list[int]:
    """Victims in hands and plans whose place this viewer does not know."""
    return [
        card
        for zones in (table.hand, table.orders)
        for zone in zones
        for card in zone
        if card < VICTIM_COUNT and not table.known[card] >> viewer & 1 and card not in table.discard
    ]


def names_drawn(page: str, language: str) -> set[int]:
    words = Speech(language, "blood-orders").words
    text = html.unescape(page)
    return {card for card in range(VICTIM_COUNT) if words.card_name(IDS[card]) in text or f"/{IDS[card]}" in text}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_is_drawn_for_everyone(seats: int, language: str) -> None:
    table = gloam.game("blood-orders").table(seats=seats, seed=seats)
    assert isinstance(table, BloodOrdersTable)
    rng = Random(seats)
    kinds: set[str] = set()
    checked = count = 0
    while not table.over:
        question = rng.choice(table.questions())
        new = question.what not in kinds
        kinds.add(question.what)
        count += 1
        if new or count % 11 == 0:
            page = drawn(scene_of(table, question.seat, language))
            assert choices(page) == set(question.options), f"{question.what} is not all there"
            checked += 1
        if new or count % 61 == 0 or (count % 17 == 0 and hidden_from(table, seats)):
            asked = {one.seat for one in table.questions()}
            for viewer in [*range(seats), None]:
                page = drawn(scene_of(table, viewer, language), stage=False)
                if viewer not in asked:
                    assert not choices(page), f"{viewer} is offered what is not theirs"
                secret = set(hidden_from(table, seats if viewer is None else viewer))
                assert not secret & names_drawn(page, language)
        table.answer(question.seat, likely(question, rng), number=question.number)
    for viewer in [*range(seats), None]:
        scene = scene_of(table, viewer, language)
        assert table.result is not None
        assert not choices(drawn(scene))
        assert blood_orders.numbers(scene, table.result)
    assert {"AskPlan", "AskTurn", "AskEnd", "AskFeed", "AskRitual", "AskShow", "AskCatacombs"} <= kinds
    assert checked > 15


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hand_is_drawn_for_its_owner_only(language: str) -> None:
    """What the test above looks for is there when it may be."""
    city = City(A=seat(hand=["The Butcher"]))
    city.table.known = [one & 1 for one in city.table.known]
    city.planning()
    butcher = next(card for card in range(VICTIM_COUNT) if card in city.table.hand[0])
    assert butcher in names_drawn(drawn(scene_of(city.table, 0, language)), language)
    for viewer in (1, 2, None):
        assert butcher not in names_drawn(drawn(scene_of(city.table, viewer, language)), language)


def test_a_face_down_token_is_drawn_alike_whatever_it_is() -> None:
    pages: dict[int | None, set[str]] = {}
    for kind, other in (("dawn", "night"), ("night", "dawn")):
        city = City(
            A=seat(orders={kind: ["BLEEDER"]}),
            quarters={"north": quarter(entrance=[f"A {kind}"]), "south": quarter(entrance=[f"A {other}"])},
            position={"phase": "order"},
        )
        for viewer in (0, 1, 2, None):
            pages.setdefault(viewer, set()).add(drawn(scene_of(city.table, viewer)))
    assert [len(pages[viewer]) for viewer in (1, 2, None)] == [1, 1, 1], "somebody can tell the tokens apart"
    assert len(pages[0]) == 2, "their owner can"


def test_what_an_order_shows_stands_against_the_die() -> None:
    city = City(quarters={"north": quarter(die=3)})
    city.planning()
    city.answers("A", "aim dusk north", "put BLEEDER dusk", "put ELDER dusk")
    page = drawn(scene_of(city.table, 0))
    assert "1 short" in page
    city.answers("A", "put ELDER dusk")
    assert "1 short" not in drawn(scene_of(city.table, 0))


def test_an_order_is_marked_where_its_token_lies_and_not_where_it_was_meant_to_go() -> None:
    city = City(A=seat(orders={"dawn": {"to": "east", "cards": ["BLEEDER"]}}))
    city.order_phase()
    marked = re.compile(r'cell--plan[^>]*aria-label="([^"]*)"')
    assert marked.findall(drawn(scene_of(city.table, 0))) == ["East, Dawn"]
    city.answers("A", "place dawn north")
    assert marked.findall(drawn(scene_of(city.table, 0))) == ["North, Dawn"]


def test_a_weak_plan_is_asked_about_once_more() -> None:
    city = City(quarters={"north": quarter(die=3)})
    city.planning()
    city.answers("A", "aim dusk north")
    question = city.table.seat(0).question()
    assert question is not None
    assert blood_orders.costly(city.table.view(0), question, "done")
    page = drawn(scene_of(city.table, 0, "en", ("done",)))
    assert "Your Dusk order is 3 short." in page
    assert choices(page) == set(question.options), "all can still be changed"
    city.answers("A", "put BLEEDER dusk", "put BLEEDER dusk", "put BLEEDER dusk")
    question = city.table.seat(0).question()
    assert question is not None
    assert not blood_orders.costly(city.table.view(0), question, "done")


# ---- scavenging and feeding


def test_the_number_to_scavenge_says_what_it_brings_and_costs() -> None:
    city = City(A=seat(fear=1, blood=2))
    city.order_phase()
    page = drawn(scene_of(city.table, 0))
    assert 'min="1" max="24" value="1"' in page
    told = {int(much): text for much, text in re.findall(r'data-amount="(\d+)">([^<]*)<', page)}
    assert told[1] == "Fear goes from 1 to 2, worth +4 at the end. You will have 3 blood."
    assert told[8] == "Fear goes from 1 to 9, worth \N{MINUS SIGN}2 at the end. You will have 10 blood."
    assert len(told) == 24
    bands = re.findall(r'data-from="(\d+)" data-to="(\d+)"><span>[^<]*</span><b>([^<]*)</b>', page)
    assert bands[:3] == [("1", "1", "+4"), ("2", "4", "+2"), ("5", "7", "0")]


def test_the_number_to_scavenge_knows_a_ritual_that_lowers_scored_fear() -> None:
    city = City(A=seat(fear=9, rituals=["Terror Incarnate"]))
    city.order_phase()
    assert "Fear goes from 9 to 11, worth +2 at the end." in drawn(scene_of(city.table, 0))
    assert "fear, worth +2 at the end" in drawn(scene_of(city.table, 1)), "so do the others"


def buttons(page: str) -> dict[str, bool]:
    """The buttons under the lists, and whether each is the bright one."""
    row = page.split('class="done-row"')[1]
    found = re.findall(r'<button([^>]*)class="(btn[^"]*)"([^>]*)>([^<]*)<', row)
    return {html.unescape(text): "btn--do" in kind for _, kind, _, text in found}


def fed(city: City) -> Scene:
    return scene_of(city.table, 0)


def test_all_can_be_fed_in_one_press() -> None:
    city = City(A=seat(blood=5, hand=["BLEEDER"], torpor=["ELDER", "ELDER", "The Butcher"]))
    city.feeding()
    page = drawn(fed(city))
    assert buttons(page) == {"Feed all 3, for 3 blood": True, "Feed nothing": False}
    line = html.unescape(re.findall(r'name="line" value="([^"]*)"', page)[0])
    assert sorted(line.split()) == sorted(["feed", "V103", "feed", "ELDER", "feed", "ELDER", "done"])
    city.answers("A", "feed ELDER")
    assert buttons(drawn(fed(city))) == {"Feed the other 2 too, for 2 more blood": True, "That is all": False}
    city.answers("A", "feed ELDER", "feed V103")
    assert buttons(drawn(fed(city))) == {"That is all": True}


def test_where_blood_is_missing_it_says_how_much() -> None:
    city = City(A=seat(blood=2, torpor=["ELDER", "ELDER", "The Butcher"]))
    city.feeding()
    page = drawn(fed(city))
    assert "Feeding all 3 costs 3 blood; you have 2." in page
    assert buttons(page) == {"Feed nothing": False}
    city.answers("A", "feed V103", "feed ELDER")
    page = drawn(fed(city))
    assert buttons(page) == {"That is all": True}, "no more can be fed"


def test_whoever_is_fed_beyond_the_limit_still_chooses_who_goes() -> None:
    city = City(A=seat(blood=5, hand=["BLEEDER"] * 9, torpor=["ELDER", "ELDER"]))
    city.feeding()
    line = re.findall(r'name="line" value="([^"]*)"', drawn(fed(city)))
    assert line == ["feed ELDER feed ELDER"], "it is not done"


def test_a_day_without_orders_is_not_the_bright_answer() -> None:
    city = City()
    city.planning()
    assert not buttons(drawn(scene_of(city.table, 0)))["I am ready"]
    city.answers("A", "aim dusk north")
    assert buttons(drawn(scene_of(city.table, 0)))["I am ready"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_can_be_read_in_full(language: str) -> None:
    speech = Speech(language, "blood-orders")
    for card in gloam.game("blood-orders").card_ids():
        page = html.unescape(str(h.div[blood_orders.card(speech, card)]))
        assert speech.words.card_name(card) in page
        text = speech.words.card(card)
        assert text[-9:] in page


def test_a_day_without_any_order_shows_the_one_before_it_again() -> None:
    table = gloam.game("blood-orders").table(seats=3, seed=5)
    rng = Random(5)
    while blood_orders.stage(scene_of(table, None)) is None:
        question = rng.choice(table.questions())
        table.answer(question.seat, rng.choice(question.options))
    shown = blood_orders.stage(scene_of(table, None))
    assert shown is not None
    scene = scene_of(table, None)
    day = int(str(scene.view["day"]))
    nothing: dict[str, Fact] = {
        "what": "phase",
        "rule": "flow.phases",
        "seat": -1,
        "phase": "resolution",
        "day": day + 1,
    }
    later = replace(scene, events=[*scene.events, nothing], view={**scene.view, "day": day + 1, "phase": "cleanup"})
    again = blood_orders.stage(later)
    assert again is not None
    assert (again.id, len(again.frames), again.over) == (shown.id, len(shown.frames), True)


def test_what_a_failing_order_costs_stands_beside_it() -> None:
    city = City(quarters={"north": quarter(die=3)})
    city.planning()
    city.answers("A", "aim dusk north", "put BLEEDER dusk", "put ELDER dusk")
    words = "Then its 2 cards go to Torpor for nothing; keeping them costs 2 blood."
    assert words in drawn(scene_of(city.table, 0))
    assert words not in drawn(scene_of(city.table, 1))
    city.answers("A", "put ELDER dusk")
    assert "to Torpor for nothing" not in drawn(scene_of(city.table, 0))
