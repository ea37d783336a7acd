"""Tips between games: one at a time, of the game at hand, and the same whenever one looks."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

import gloam
from gloam.lessons import tips
from gloam.web.pages.tips import chosen
from gloam.words.lessons import LessonWords
from tests.web.place import Place, told
from tests.web.test_replay import finished

pytestmark = pytest.mark.usefixtures("slow_bots")

TIP = re.compile(r'<aside class="tip".*?</aside>', re.DOTALL)


def told_in(page: str, game: str, language: str = "en") -> list[str]:
    """The keys of the tips of this game that stand on a page."""
    found = [html.unescape(text) for text in TIP.findall(page)]
    every = LessonWords(language, game).tips()
    return [tip.key for text in found for tip in every if tip.say in text]


@pytest.mark.parametrize("game", gloam.games())
@told
async def test_a_tip_stands_where_a_game_has_ended_and_stays_the_same(tmp_path: Path, game: str) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place, game)
        walter, zoe = place.visitor("Walter"), place.visitor("Zoe", "fr")
        first = (await walter.get(f"/tables/{room.id}/end")).text
        (key,) = told_in(first, game)
        assert told_in((await walter.get(f"/tables/{room.id}/end")).text, game) == [key]
        assert told_in((await zoe.get(f"/tables/{room.id}/end")).text, game, "fr") == [key]
        rules = next(tip.rules for tip in tips(game) if tip.id == key)
        leads = f"/rules/{game}#{rules[0]}" if rules else f"/learn/{game}#tips"
        assert f'href="{leads}"' in TIP.findall(first)[0]


@told
async def test_the_first_page_has_one_for_whoever_has_played_and_none_for_others(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await finished(place, "vendetta")
        assert not TIP.findall((await place.stranger().get("/")).text)
        player = place.visitor(room.names[0])
        page = (await player.get("/")).text
        assert len(told_in(page, "vendetta")) == 1
        assert told_in((await player.get("/")).text, "vendetta") == told_in(page, "vendetta")


@told
async def test_whoever_waits_for_others_has_one_to_read(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "open")
        anna = place.visitor("Anna")
        page = (await anna.get(f"{anna.seat(room)}/waiting")).text
        assert len(told_in(page, "blood-orders")) == 1


@pytest.mark.parametrize("game", gloam.games())
def test_every_tip_has_its_turn(game: str) -> None:
    words = LessonWords("en", game)
    assert {chosen(words, f"table-{number}/end").key for number in range(200)} == {tip.key for tip in words.tips()}
