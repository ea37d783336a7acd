"""The drawing of Vendetta: whatever is asked can be answered, and nobody is shown what they may not know."""

from __future__ import annotations

import html
import json
import re
from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

import gloam
from gloam.core.table import Table
from gloam.vendetta.catalogue import CLAN_CARDS, CLAN_SIZE, CLANS, IDS
from gloam.web import tags as h
from gloam.web.drawings.vendetta.appearance import VENDETTA
from gloam.words import words
from gloam.words.pages import Speech
from tests.vendetta.scenario import Vendetta, cards_with_blood, seat
from tests.web.scenes import drawn, scene_of

vendetta = VENDETTA.drawing
SETUPS: list[tuple[int, tuple[str, ...]]] = [
    (3, ()),
    (4, ("location-cards", "relics")),
    (5, ("relics",)),
    (6, ("location-cards", "relics", "tag-team")),
]
CLAN_IDS = re.compile(r"\b(?:BR|GA|MA|NO|TO|TR|VE)0\d\b")
OFTEN = 6  # so many questions of a kind are looked at; of the rest, each sixth
SELDOM = 11  # each eleventh position is looked at by everyone
BUTTON = re.compile(r'name="choose" value="(\d+) ([^"]+)"')


def buttons(page: str) -> set[tuple[int, str]]:
    return {(int(place), html.unescape(option)) for place, option in BUTTON.findall(page)}


def offered(table: Table, viewer: int, chosen: Sequence[str], language: str) -> set[str]:
    """The options of the open part that can be pressed, at once or after one other of the same part."""
    scene = scene_of(table, viewer, language, chosen)
    at = scene.place
    found = {option for place, option in buttons(drawn(scene)) if place == at}
    question = scene.question
    assert question is not None
    if set(question.options) - found:
        for option in sorted(found):
            further = scene_of(table, viewer, language, [*chosen, option])
            found |= {other for place, other in buttons(drawn(further)) if place == at}
    return found


def known_cards(table: Table, viewer: int | None) -> set[str]:
    """The clan cards that a viewer's view, events and question speak of, and those of all clans on offer."""
    view = table.view(viewer)
    told = json.dumps([view, table.events(viewer)])
    question = None if viewer is None else table.seat(viewer).question()
    told += "" if question is None else json.dumps(question.plain())
    found = set(CLAN_IDS.findall(told))
    offer = view["clans_offered"]
    assert isinstance(offer, list)
    for clan in offer if view["phase"] == "setup" else []:
        first = CLANS.index(clan) * CLAN_SIZE
        found |= set(IDS[first : first + CLAN_SIZE])
    return found


def check_hidden(table: Table, viewer: int | None, page: str, language: str) -> None:
    known = known_cards(table, viewer)
    assert set(CLAN_IDS.findall(page)) <= known
    name_of = words(language, "vendetta").card_name
    known_names = {name_of(card) for card in known}
    text = html.unescape(re.sub(r"<[^>]+>", " ", page))
    for card in IDS[:CLAN_CARDS]:
        name = name_of(card)
        if not card.endswith(("08", "09")) and name not in known_names:
            assert name not in text, f"{viewer} reads {name}"


def without_choice(page: str) -> bool:
    return 'name="choose"' not in page


@pytest.mark.parametrize(("seats", "variants"), SETUPS)
def test_whatever_is_asked_can_be_chosen_by_whoever_is_asked_and_by_nobody_else(
    seats: int, variants: tuple[str, ...]
) -> None:
    rng = Random(seats)
    table = gloam.game("vendetta").table(seats=seats, seed=seats + 40, variants=variants)
    met: Counter[str] = Counter()
    for count in range(5000):
        if table.over:
            break
        language = ("en", "fr")[count % 2]
        questions = table.questions()
        for question in questions:
            met[question.what] += 1
            if met[question.what] < OFTEN or met[question.what] % OFTEN == 0:
                assert offered(table, question.seat, [], language) == set(question.options), question
        asked = {question.seat for question in questions}
        if count % SELDOM == 0:
            for viewer in [None, *range(seats)]:
                page = drawn(scene_of(table, viewer, language))
                check_hidden(table, viewer, page, language)
                assert without_choice(page) != (viewer in asked)
        question = rng.choice(questions)
        table.answer(question.seat, rng.choice(question.options), number=question.number)
    assert table.over
    assert {"AskClan", "AskKeep", "AskTurn", "AskPlace", "AskBlood", "AskWithdraw"} <= set(met)
    for viewer, language in product([None, *range(seats)], ("en", "fr")):
        scene = scene_of(table, viewer, language)
        assert without_choice(drawn(scene))
        assert table.result is not None
        assert len(vendetta.numbers(scene, table.result)) >= 4


def test_a_whole_turn_is_put_together_part_by_part() -> None:
    rng = Random(5)
    table = gloam.game("vendetta").table(seats=4, seed=11)
    turns = 0
    while turns < 25:
        question = rng.choice(table.questions())
        if question.what != "AskTurn" or "pass" in question.options:
            table.answer(question.seat, rng.choice(question.options), number=question.number)
            continue
        chosen = [rng.choice([option for option in question.options if option.startswith("play ")])]
        while not (scene := scene_of(table, question.seat, chosen=chosen)).play.whole:
            assert scene.question is not None
            assert offered(table, question.seat, chosen, "en") == set(scene.question.options)
            parts = [option for option in scene.question.options if option.split(" ")[0] in ("at", "blood")]
            chosen.append(rng.choice(parts))
        page = drawn(scene)
        assert "pos--chosen" in page
        assert "Your Power here" in page
        assert page.count('class="slot"') == 4
        table.answer(question.seat, " ".join(chosen), number=question.number)
        turns += 1


def planned(**seats: object) -> Vendetta:
    game = Vendetta(**seats)  # type: ignore[arg-type]
    game.turn("A")
    return game


def test_another_place_keeps_the_face_and_another_face_keeps_the_place() -> None:
    game = planned(A=seat(hand=["BR07", "BR04"], blood=6))
    page = drawn(scene_of(game.table, 0, chosen=["play BR07", "at 1 down"]))
    assert {(1, "at 1 up"), (1, "at 1 down"), (1, "at 2 down"), (1, "at haven down")} <= buttons(page)
    assert (1, "at 2 up") not in buttons(page)


def test_what_is_not_possible_says_why_with_its_rule() -> None:
    game = planned(A=seat(hand=["BR07"], blood=6), B=seat(at={1: "NO03"}))
    page = drawn(scene_of(game.table, 0, chosen=["play BR07", "at 1 down", "blood 1"]))
    assert 'aria-disabled="true"' in page
    assert 'href="/rules/vendetta#card.passive-timing"' in page
    poor = planned(A=seat(hand=["BR07"], blood=2))
    page = drawn(scene_of(poor.table, 0, chosen=["play BR07", "at 1 up"]))
    assert 'href="/rules/vendetta#blood.last-play"' in page


def test_the_bill_says_what_the_pool_and_the_power_will_be() -> None:
    game = planned(A=seat(hand=["BR07"], blood=6))
    scene = scene_of(game.table, 0, chosen=["play BR07", "at 1 down", "blood 2"])
    bill = re.sub(r"<[^>]+>", "", str(h.div[vendetta.bill(scene)]))
    assert "Pool 6 → 3" in bill
    assert "Your Power here 0 → 5" in bill


def test_tokens_are_added_to_the_blood_and_taken_off_again() -> None:
    game = planned(A=seat(hand=["BR07"], blood=6, tokens_up=2))
    page = drawn(scene_of(game.table, 0, chosen=["play BR07", "at 1 up", "blood 2 tokens 1"]))
    assert {(2, "blood 3 tokens 1"), (2, "blood 2"), (2, "blood 2 tokens 2")} <= buttons(page)


def test_diablerie_and_the_last_blood_are_asked_once_more() -> None:
    game = planned(A=seat(hand=["BR07"], alliance=["VI", "AL01"], tokens_up=2), B=seat())
    question = game.table.seat(0).question()
    assert question is not None
    view = game.table.view(0)
    vampires = [option for option in question.options if option.startswith("drain ")]
    assert [vendetta.costly(view, question, option) for option in ("play BR07", "drain VI")] == [False, False]
    assert any(vendetta.costly(view, question, option) for option in vampires) == ("AL01" in vampire_ids())


def vampire_ids() -> list[str]:
    return [card for card in IDS if card.startswith("AL") and "Vampire" in words("en").card_line(card)]


def test_draining_a_vampire_with_two_tokens_shows_that_one_leaves_the_game() -> None:
    vampire = vampire_ids()[1]
    game = planned(A=seat(hand=["BR07"], alliance=[vampire], tokens_up=2))
    question = game.table.seat(0).question()
    assert question is not None
    assert vendetta.costly(game.table.view(0), question, f"drain {vampire}")
    bill = str(h.div[vendetta.bill(scene_of(game.table, 0, chosen=[f"drain {vampire}"]))])
    assert "you leave the game" in bill


def test_a_hidden_card_is_drawn_alike_whatever_it_is() -> None:
    pages = []
    for card in ("BR07", "BR01"):
        game = planned(A=seat(at={1: f"{card} down"}, hand=["BR04"]), B=seat())
        pages.append([drawn(scene_of(game.table, viewer)) for viewer in (1, None)])
        assert card in drawn(scene_of(game.table, 0))
    assert pages[0] == pages[1]


def test_the_power_in_sight_has_a_question_mark_where_something_is_hidden() -> None:
    game = planned(A=seat(at={1: cards_with_blood("BR03", "BR01 down", blood=2)}, hand=["BR04"]))
    power = re.compile(r'title="Power in sight"[^>]*><span>(\d+)</span>(<i> \+ \?</i>)?')
    assert ("6", "<i> + ?</i>") in power.findall(drawn(scene_of(game.table, 1)))
    assert ("12", "") in power.findall(drawn(scene_of(game.table, 0)))


def test_whoever_may_withdraw_reads_every_power_in_sight_and_what_leaving_forgoes() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(at={1: cards_with_blood("VE02", "VE04 down", blood=2)}), C=seat())
    game.resolve(1, stay=False)
    said = html.unescape(re.sub(r"<[^>]+>", "", drawn(scene_of(game.table, 0), stage=False)))
    assert "In sight here: You 0 and Old Sexton 5 + ?." in said  # Diplomacy takes the 4 of the highest
    assert "No place and no reward here." in said


def test_a_conflict_is_played_out_with_sums_ranks_rewards_and_the_tie() -> None:
    game = Vendetta(A=seat(at={1: "BR03"}), B=seat(at={1: 4}), C=seat(at={1: 1}))
    game.resolve(1)
    while game.table.questions():
        question = game.table.questions()[0]
        game.table.answer(question.seat, question.options[0], number=question.number)
    scene = scene_of(game.table, 0)
    stage = vendetta.stage(scene)
    assert stage is not None
    assert stage.over
    names = dict(stage.steps)
    assert list(names.values()) == ["Withdraw", "Revelation", "Preparation", "Conflict", "Rewards", "Aftermath"]
    shown = [names[frame.step] for frame in stage.frames]
    assert shown == ["Withdraw", "Conflict", "Conflict", "Conflict", "Rewards", "Rewards", "Rewards"]
    assert stage.frames[3].said == "You win the tie at 4"
    totals = re.compile(r'class="total" [^>]*><span class="vh">Total Power </span><span>(\d+)<')
    assert totals.findall(str(h.div[stage.frames[1].draw(scene)])) == ["4", "0", "0"]  # the Blood comes last
    body = str(h.div[stage.frames[3].draw(scene)])
    assert totals.findall(body) == ["4", "4", "1"]
    assert "tie at 4" in body
    assert "conflict.tie" in body


def test_a_picture_of_the_past_has_nothing_to_choose() -> None:
    game = planned(A=seat(hand=["BR07", "BR04"]))
    assert not without_choice(drawn(scene_of(game.table, 0)))
    for chosen in ([], ["play BR07"], ["play BR07", "at 1 up"]):
        scene = scene_of(game.table, 0, chosen=chosen, still=True)
        assert without_choice(str(h.div[vendetta.board(scene), vendetta.hand(scene)]))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_can_be_read_in_full(language: str) -> None:
    speech = Speech(language, "vendetta")
    for card in filter(None, IDS):
        shown = html.unescape(str(h.div[vendetta.card(speech, card)]))
        assert speech.words.card_name(card) in shown
        assert speech.words.card(card) in shown
        assert all(ruling in shown for ruling in speech.words.rulings(card))


def test_every_source_of_points_is_shown() -> None:
    table = gloam.game("vendetta").table(seats=3, seed=2)
    rng = Random(2)
    while not table.over:
        question = rng.choice(table.questions())
        table.answer(question.seat, rng.choice(question.options), number=question.number)
    assert table.result is not None
    assert {part.key for part in vendetta.score_parts()} == set(table.result.scores[0]) - {"total"}
