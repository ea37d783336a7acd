"""What the pages of a table reckon for everyone: whoever opens a table may leave it out, and invitations say so."""

from __future__ import annotations

import html
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from gloam.web.drawings.games import GAMES
from gloam.web.drawings.rivals.fight import fight
from gloam.web.pages.table import scene_of
from gloam.web.rooms import sequels
from gloam.web.rooms.looking import past_scene
from gloam.web.rooms.room import Room
from gloam.words.pages import Speech
from tests.rivals.test_forecast import laid, skunk_attacks
from tests.web.place import Place, Visitor, holder, play, told
from tests.web.rivals.test_fight import BEN
from tests.web.rivals.test_fight import scene_of as still_of
from tests.web.test_invite import form

pytestmark = pytest.mark.usefixtures("slow_bots")

CHECKED = re.compile(r'<input type="radio" name="aid-hint" value="(\w+)" checked>')
SAID = {
    "en": {"yes": "the page says which cards can lie face down", "no": "the page does not say which cards"},
    "fr": {"yes": "la page dit quelles cartes peuvent", "no": "la page ne dit pas quelles cartes"},
}


async def opened(place: Place, anna: Visitor, *chairs: str, **more: str) -> Room:
    answer = await anna.post("/invite/rivals", form(*chairs, **more))
    assert answer.status_code == 303, html.unescape(answer.text)
    return await place.house.room(answer.headers["location"].split("/")[2])


@told
async def test_it_is_shown_unless_somebody_says_otherwise(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        assert CHECKED.findall((await anna.get("/invite/rivals")).text) == ["yes"]
        assert CHECKED.findall((await anna.get("/invite/rivals?resize=3&aid-hint=no")).text) == ["no"], "it is kept"
        played = await anna.post("/play", {"game": "rivals"})
        quick = await place.house.room(played.headers["location"].split("/")[2])
        for more in ({}, {"aid_hint": "perhaps"}):
            assert (await opened(place, anna, "me", "open", **more)).without == ()
        assert quick.without == scene_of(quick, 0, "en", "key").without == ()


@told
async def test_a_table_that_does_without_is_kept_so_and_its_rematch_as_well(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await opened(place, place.visitor("Anna"), "me", "open", aid_hint="no")
        await place.visitor("Boris").post(f"/seat/{room.seats[1].secret}")
        assert place.house.load(room.id).without == ("hint",)
        assert scene_of(room, 0, "en", "key").without == ("hint",)
        assert past_scene(room, room.playing, None, Speech("en", "rivals"), "key").without == ("hint",)
        await play(room, Random(3))
        assert (await sequels.rematch(place.house, holder(room, 0), room)).without == ("hint",)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("shown", ["yes", "no"])
@told
async def test_an_invitation_says_it(tmp_path: Path, language: str, shown: str) -> None:
    async with Place(tmp_path) as place:
        room = await opened(place, place.visitor("Anna"), "me", "open", aid_hint=shown)
        boris = place.visitor("Boris", language)
        for address in (f"/seat/{room.seats[1].secret}", f"/tables/{room.id}/watch/waiting"):
            page = html.unescape((await boris.get(address)).text)
            said = [word for word, words in SAID[language].items() if words in page]
            assert said == [shown], address


@told
async def test_games_without_such_an_aid_do_not_ask_for_it(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        for game in ("vendetta", "blood-orders"):
            assert "aid-hint" not in (await anna.get(f"/invite/{game}")).text
            answer = await anna.post(f"/invite/{game}", form("me", "greedy", "open", aid_hint="no"))
            assert (await place.house.room(answer.headers["location"].split("/")[2])).without == ()
        assert [name for name, look in GAMES.items() if look.aids] == ["rivals"]


def test_a_table_that_does_without_shows_nothing_of_it_and_keeps_the_rest() -> None:
    scene = still_of(laid(skunk_attacks(hand=["Fleetness"])).table, BEN)
    shown, bare = str(fight(scene)), str(fight(replace(scene, without=("hint",))))
    assert "Baseball Bat" in shown
    assert "Baseball Bat" not in bare
    assert "r-hint" not in bare
    assert "r-sums" in bare
    assert bare == re.sub(r'<details class="r-hint".*?</details>', "", shown)
