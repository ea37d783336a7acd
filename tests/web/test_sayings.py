"""What players read: in their language, in words of the game, and never a number or an id that only programs need."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from gloam.core.refusal import Refused
from gloam.core.table import Table
from gloam.web import tags as h
from gloam.web.drawings.parts import rule_words
from gloam.web.drawings.vendetta.appearance import VENDETTA
from gloam.web.reading import ledgers
from gloam.words.pages import Speech
from tests.blood_orders.scenario import City
from tests.blood_orders.scenario import seat as city_seat
from tests.vendetta.scenario import seat
from tests.web.markup import Markup
from tests.web.place import FOUR, Place, asked, play, told
from tests.web.scenes import drawn, scene_of
from tests.web.vendetta.test_drawing import planned

LANGUAGES = ["en", "fr"]
THIN = "\N{NARROW NO-BREAK SPACE}"


# ---- ids and numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_late_answer_is_refused_without_numbers(language: str) -> None:
    said = Speech(language).words.refusal(Refused("table.other-question", number=12, open=13), FOUR)
    assert not re.search(r"\d", said)
    assert said.startswith({"en": "That was already answered", "fr": "La réponse est déjà donnée"}[language])
    early = Speech(language).words.refusal(Refused("table.other-question", number=14, open=13), FOUR)
    assert early.startswith({"en": "That has not been asked yet", "fr": "Cela n'a pas encore été demandé"}[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
def test_no_page_of_a_table_names_a_rule_by_its_id(tmp_path: Path, game: str, language: str) -> None:
    """At the table with its reasons, in a notice, in the replay and in its log."""

    @told
    async def story() -> None:
        known, rng = ledgers.entries(language, game), Random(3)
        async with Place(tmp_path) as place:
            room = await place.table(game)
            for _ in range(25):
                await play(room, rng, 6)
                if room.playing.over:
                    break
                question = asked(room)
                reader = place.visitor(FOUR[question.seat], language)
                here = reader.seat(room)
                number = str(room.number_of(question))
                await reader.post(f"{here}/choose", {"number": number, "choose": "0 scavenge 99"})
                for address in (here, f"/replays/{room.id}", f"/replays/{room.id}/log"):
                    page = (await reader.get(address)).text
                    said = " ".join([Markup(page).said, *re.findall(r'data-why="([^"]*)"', page)])
                    assert [one for one in ledgers.RULE_ID.findall(said) if one in known] == [], address

    story()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["vendetta", "blood-orders"])
def test_why_begins_with_the_question_that_it_answers(game: str, language: str) -> None:
    rulings = [entry for entry in ledgers.entries(language, game).values() if entry.is_ruling]
    assert len(rulings) > 20
    for entry in rulings:
        said = rule_words(Speech(language, game), game, entry.id)
        assert said.startswith(entry.said.question)
        assert len(said) > len(entry.said.question) + 3, "and goes on with its answer"


# ---- words


@pytest.mark.parametrize(("language", "label"), [("en", "Also"), ("fr", "En plus")])
def test_what_a_turn_allows_besides_its_card_is_said_to_be_in_addition(language: str, label: str) -> None:
    game = planned(A=seat(hand=["BR07"], alliance=["VI"]))
    said = labels(game.table, language)
    assert said == [label]
    game.answers("A", "play BR07", "at 1 up")
    assert label in labels(game.table, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_pass_is_no_addition(language: str) -> None:
    game = planned(A=seat(hand=[], alliance=["VI"]))
    assert labels(game.table, language) == [Speech(language).say("dock.asked"), Speech(language).say("v.row.besides")]


def labels(table: Table, language: str) -> list[str]:
    """The labels of the rows in which a turn is answered."""
    return [term.text for term in Markup(str(h.div[VENDETTA.drawing.answers(scene_of(table, 0, language))])).all("dt")]


@pytest.mark.parametrize(("language", "said"), [("en", "Alliance: "), ("fr", f"Alliance{THIN}: ")])
def test_a_label_has_the_space_its_language_puts_before_a_colon(language: str, said: str) -> None:
    game = planned(A=seat(hand=["BR07"], alliance=["VI"]))
    board = Markup(str(h.div[VENDETTA.drawing.board(scene_of(game.table, 0, language))]))
    assert any(word == said for word in board.words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_victim_that_is_chosen_for_a_ritual_is_not_said_to_be_impossible(language: str) -> None:
    city = City(A=city_seat(hand=["The Headmistress", "The Pharmacist"]))
    city.order_phase()
    city.answers("A", "place dawn altar", f"try {city.market[0]}", "show V107")
    page = drawn(scene_of(city.table, 0, language))
    assert "show V106" in page, "the other can be"
    assert "altar.assigned-cards" not in page


# ---- guests


@told
async def test_whoever_has_no_name_is_a_guest_in_every_readers_language(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "open", "open")
        for number in (1, 2):
            await place.stranger().post(f"/seat/{room.seats[number].secret}", {"name": "", "free": "yes"})
        assert room.row.begun
        for language, guest, other in (("en", "Guest", "Invité"), ("fr", "Invité", "Guest")):
            anna = place.visitor("Anna", language)
            for address in (anna.seat(room), "/", f"/replays/{room.id}", f"/tables/{room.id}/watch"):
                said = Markup((await anna.get(address)).text).said
                assert guest in said, address
                assert f"{guest} 2" in said, address
                assert other not in said, address
            names = (await anna.get(f"{anna.seat(room)}/view")).json()["names"]
            assert names == ["Anna", guest, f"{guest} 2"]


@told
async def test_a_guest_who_talks_is_a_guest_too(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta")
        await place.stranger().post(f"/tables/{room.id}/watch/say", {"text": "Good evening"})
        for language, guest in (("en", "Guest"), ("fr", "Invité")):
            anna = place.visitor("Anna", language)
            page = (await anna.get(anna.seat(room))).text
            assert f"<strong>{guest}</strong> Good evening" in page


# ---- moves


@told
async def test_log_slider_and_end_count_the_same_moves(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta")
        await play(room, Random(3))
        anna = place.visitor("Anna")
        moves = len(room.moves)
        assert f"{moves} moves" in (await anna.get(f"/tables/{room.id}/end")).text
        replay = Markup((await anna.get(f"/replays/{room.id}")).text)
        assert f"Move {moves} of {moves}" in replay.said
        log = Markup((await anna.get(f"/replays/{room.id}/log")).text)
        numbers = [mark for mark in log.all("a") if mark.attributes.get("class") == "move-no"]
        counted = [int(mark.text) for mark in numbers]
        assert counted == sorted(set(counted)), "each move once, in order"
        assert counted[-1] <= moves
        for mark in numbers[1::30]:
            page = Markup((await anna.get(mark.attributes["href"])).text)
            assert f"Move {mark.text} of {moves}" in page.said
            assert f"The whole log up to move {mark.text}" in page.said or int(mark.text) < 30
