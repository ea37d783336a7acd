"""Sounds tell nothing that is hidden: which event has which depends on its name alone, and all hear the same."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import gloam
from gloam.web.app import STATIC
from gloam.web.drawings.games import GAMES
from gloam.words.pages import LANGUAGES
from tests.web.markup import Markup
from tests.web.place import FOUR, Place, play, told

SCRIPT = (STATIC / "js" / "sound.js").read_text()
MADE = re.findall(r"^  (\w+): \(at\)", SCRIPT, re.MULTILINE)
EVENTS = Path(__file__).parents[2] / "docs" / "events.md"


def known(game: str) -> set[str]:
    """The events of a game, as its documentation lists them."""
    parts = re.split(r"^## ", EVENTS.read_text(), flags=re.MULTILINE)
    title = LANGUAGES["en"][f"game.{game}"]
    (part,) = [part for part in parts if part.startswith("Events") and part.splitlines()[0].endswith(title)]
    return set(re.findall(r"^### `([\w-]+)`", part, re.MULTILINE))


def test_there_are_few_and_each_is_made_here() -> None:
    assert 5 <= len(MADE) <= 8
    assert sorted(re.findall(r'"(\w+)"', SCRIPT.split("RANK = ")[1].split("]")[0])) == sorted(MADE)
    for game in gloam.games():
        assert set(GAMES[game].cues.values()) == set(MADE) - {"turn"}, game
    assert not [it for it in STATIC.rglob("*") if it.suffix in (".mp3", ".ogg", ".wav", ".m4a")]


@pytest.mark.parametrize("game", gloam.games())
def test_every_event_that_has_a_sound_is_one_of_the_game(game: str) -> None:
    assert set(GAMES[game].cues) <= known(game)


@pytest.mark.parametrize("game", gloam.games())
@told
async def test_all_hear_the_same_whatever_they_know(tmp_path: Path, game: str) -> None:
    async with Place(tmp_path) as place:
        room = await place.table(game, *FOUR, seed=2)
        await play(room, Random(2), 150)
        heard = []
        for name in (*FOUR, ""):
            visitor = place.visitor(name) if name else place.stranger()
            page = Markup((await visitor.get(visitor.seat(room) if name else f"/tables/{room.id}/watch")).text)
            heard.append([(it.attributes["id"], it.attributes.get("data-cue")) for it in page.all("li")
                          if re.fullmatch(r"e\d+", it.attributes.get("id", ""))])  # fmt: skip
        assert all(one == heard[0] for one in heard)
        assert {cue for _, cue in heard[0]} - {None}


@told
async def test_a_notification_names_the_game_and_the_company_and_is_only_for_company(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        alone = await place.table("vendetta", "Anna", "greedy", "greedy", seed=1)
        friends = await place.table("vendetta", "Anna", "Boris", "greedy", seed=1)
        anna = place.visitor("Anna")
        tells = []
        for room, path in ((alone, "A"), (friends, "A"), (friends, "watch")):
            page = Markup((await anna.get(f"/tables/{room.id}/{path}")).text)
            (table,) = [it for it in page.elements if "data-game" in it.attributes]
            tells.append(table.attributes.get("data-tells"))
        others = [seat.name for seat in friends.seats][1:]
        assert tells == [None, f"Vendetta with {others[0]} and {others[1]}: your turn", None]
