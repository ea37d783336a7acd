"""What a browser needs to install Gloam, what a link shows of itself, and the way here for a phone."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import gloam
from gloam.web.app import STATIC
from gloam.web.pages.frame import PICTURE
from gloam.words.pages import LANGUAGES
from tests.web.markup import Markup
from tests.web.place import Place, play, told

PNG = b"\x89PNG\r\n\x1a\n"


def size_of(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(PNG)
    return int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])


def shared(page: str) -> dict[str, str]:
    found = [it.attributes for it in Markup(page).all("meta") if "property" in it.attributes]
    return {it["property"]: it["content"] for it in found}


# ---- installing


@pytest.mark.parametrize("language", LANGUAGES)
@told
async def test_a_page_leads_to_what_is_installed(tmp_path: Path, language: str) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        await anna.post("/me/language", {"language": language})
        page = Markup((await anna.get("/")).text)
        links = {it.attributes["rel"]: it.attributes["href"] for it in page.all("link")}
        answer = await anna.get(links["manifest"])
        assert answer.headers["content-type"].startswith("application/manifest+json")
        told_ = answer.json()
        assert (told_["lang"], told_["start_url"], told_["display"]) == (language, "/", "standalone")
        assert told_["description"] == LANGUAGES[language]["install.text"]
        for icon in told_["icons"][:-1]:
            wide, high = map(int, icon["sizes"].split("x"))
            assert size_of((await anna.get(icon["src"])).content) == (wide, high)
        assert {icon.get("purpose") for icon in told_["icons"]} == {"any", "maskable", None}
        assert size_of((await anna.get(links["apple-touch-icon"])).content) == (180, 180)
        assert (await anna.get("/manifest/de")).status_code == 404
        policy = answer.headers["content-security-policy"]
        assert "manifest-src 'self'" in policy
        assert "worker-src 'self'" in policy


@told
async def test_the_worker_keeps_one_page_and_nothing_of_a_table(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        answer = await anna.get("/service-worker.js")
        assert answer.headers["content-type"].startswith("text/javascript")
        names = re.findall(r'"([a-z]+)"', answer.text.split("PARTS = ")[1].split("]")[0])
        kept = ["/offline", *[f"/static/{name}.css" for name in names], "/static/symbols.svg", "/static/icon.svg"]
        assert "/tables" not in answer.text
        assert answer.text.count(".add") - answer.text.count(".addEventListener") == 1, "it keeps what it begins with"
        for path in kept:
            assert (await anna.get(path)).status_code == 200, path
        page = (await anna.get("/offline")).text
        assert LANGUAGES["en"]["offline.text"] in page


# ---- links


@told
async def test_a_link_shows_a_title_a_sentence_and_a_picture(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        waiting = await place.table("rivals", "Anna", "open")
        ended = await place.table("vendetta", "Anna", "Boris", "greedy", seed=1)
        await play(ended, Random(1))
        stranger = place.stranger()
        pages = {
            "/": ("gloam", LANGUAGES["en"]["share.home"]),
            f"/seat/{waiting.seats[1].secret}": ("rivals", LANGUAGES["en"]["share.invitation"].format(game="Rivals")),
            f"/replays/{ended.id}": ("vendetta", LANGUAGES["en"]["share.replay"].format(game="Vendetta")),
        }
        for path, (picture, text) in pages.items():
            page = (await stranger.get(path)).text
            found = shared(page)
            assert found["og:image"] == f"http://gloam.test/static/share/{picture}.png", path
            assert found["og:description"] == text
            assert f"<title>{found['og:title']} · Gloam</title>" in page
            assert (int(found["og:image:width"]), int(found["og:image:height"])) == PICTURE
        assert shared((await stranger.get("/rules")).text) == {}


@told
async def test_a_running_game_shows_nothing_of_itself_in_a_link(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "greedy", seed=1)
        for path in (f"/tables/{room.id}/watch", f"/replays/{room.id}"):
            assert shared((await place.stranger().get(path)).text) == {}


def test_every_game_has_a_picture_and_it_is_small() -> None:
    for name in ("gloam", *gloam.games()):
        picture = (STATIC / "share" / f"{name}.png").read_bytes()
        assert size_of(picture) == PICTURE
        assert len(picture) < 100_000


# ---- for a camera


@told
async def test_who_opens_a_table_has_a_square_for_each_link_and_nobody_else_has_those_of_seats(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "open", "open")
        anna = place.visitor("Anna")
        page = Markup((await anna.get(f"{anna.seat(room)}/waiting")).text)
        squares = [it for it in page.all("svg") if it.attributes.get("class") == "qr"]
        assert len(squares) == 3, "two free seats, and those who watch"
        watcher = Markup((await place.stranger().get(f"/tables/{room.id}/watch/waiting")).text)
        assert len([it for it in watcher.all("svg") if it.attributes.get("class") == "qr"]) == 1


@told
async def test_at_a_table_the_square_leads_to_where_one_watches(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "greedy", seed=1)
        for visitor, path in ((place.visitor("Anna"), "A"), (place.stranger(), "watch")):
            text = (await visitor.get(f"/tables/{room.id}/{path}")).text
            page = Markup(text)
            assert len([it for it in page.all("svg") if it.attributes.get("class") == "qr"]) == 1
            watching = f"/tables/{room.id}/watch"
            assert f'<a href="{watching}">http://gloam.test{watching}</a>' in text
            assert [seat.secret for seat in room.seats if seat.secret in text] == []
