"""Opening a table for friends, and waiting for them."""

from __future__ import annotations

import asyncio
import html
import re
from pathlib import Path
from typing import Any

import pytest

import gloam
from gloam import bots
from gloam.web import tags as h
from gloam.web.guests import seating
from gloam.web.guests.guest import Guest
from gloam.web.house import ME, Arrangement
from gloam.web.markup import drawn
from gloam.web.routes.tables import updates
from gloam.web.store.schema import OPEN
from tests.web.place import PATIENCE, Place, told, until

ANNA = Guest("guest-Anna", "Anna", "en")
BORIS = Guest("guest-Boris", "Boris", "en")
CHLOE = Guest("guest-Chloe", "Chloe", "en")


pytestmark = pytest.mark.usefixtures("slow_bots")


def form(*chairs: str, **more: str) -> dict[str, str]:
    """An invitation's form, filled in."""
    named = {f"chair{place}": chair for place, chair in enumerate(chairs)}
    return {"seats": str(len(chairs)), **named, **{name.replace("_", "-"): value for name, value in more.items()}}


def tables(place: Place) -> int:
    with place.house.store.engine.connect() as connection:
        return int(connection.exec_driver_sql("select count(*) from tables").scalar_one())


def chosen(page: str) -> list[str]:
    """What is selected for each chair."""
    selects = re.findall(r'<select[^>]*name="chair.*?</select>', page, re.DOTALL)
    return [value for one in selects for value in re.findall(r'<option value="(\w+)" selected', one)]


# ---- the form


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["vendetta", "rivals"])
@told
async def test_every_bot_can_be_chosen_by_its_name_and_is_told_of(tmp_path: Path, game: str, language: str) -> None:
    words = gloam.words(language, game)
    async with Place(tmp_path) as place:
        page = html.unescape((await place.visitor("Anna", language).get(f"/invite/{game}")).text)
        for bot in bots.names(game):
            assert re.search(rf'<option value="{bot}">[^<]*{words.bot_name(bot)}</option>', page), bot
            assert f"{words.bot_name(bot)}</dt><dd>{words.bot(bot)}</dd>" in page, bot
        assert [bot for bot in bots.names() if bot not in bots.names(game) and f'value="{bot}"' in page] == []


@told
async def test_every_kind_of_chair_can_be_had(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        sent = form("open", "me", "greedy", "random", variant_relics="yes", listed="yes")
        address = (await anna.post("/invite/vendetta", sent)).headers["location"]
        room = await place.house.room(address.split("/")[2])
        assert address == f"/tables/{room.id}/B"
        assert [(seat.kind, seat.bot) for seat in room.seats] == [
            ("open", ""),
            ("person", ""),
            ("bot", "greedy"),
            ("bot", "random"),
        ]
        assert room.names[1] == "Anna"
        assert (room.row.variants, room.row.listed, room.row.begun) == ("relics", True, 0.0)


@told
async def test_a_table_without_a_free_seat_begins_at_once(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        answer = await place.visitor("Anna").post("/invite/blood-orders", form("greedy", "me"))
        room = await place.house.room(answer.headers["location"].split("/")[2])
        assert room.row.begun > 0
        assert not room.row.listed


@told
async def test_bots_alone_are_watched(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        answer = await place.visitor("Anna").post("/invite/blood-orders", form("greedy", "random"))
        assert answer.headers["location"].endswith("/watch")


@told
async def test_another_number_of_seats_keeps_what_was_chosen(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        first = (await anna.get("/invite/vendetta")).text
        assert chosen(first) == ["me", "open", "open", "open"]
        query = "seats=4&resize=6&chair0=greedy&chair1=me&chair2=random&chair3=open&variant-tag-team=yes&listed=yes"
        page = (await anna.get(f"/invite/vendetta?{query}")).text
        assert chosen(page) == ["greedy", "me", "random", "open", "open", "open"]
        assert re.search(r'name="variant-tag-team" value="yes" checked', page)
        assert not re.search(r'name="variant-relics" value="yes" checked', page)
        assert re.search(r'name="listed" value="yes" checked', page)
        assert tables(place) == 0


@pytest.mark.parametrize(
    ("game", "sent", "words"),
    [
        ("vendetta", form(*["me"] + ["open"] * 5), "setup.player-count"),
        ("vendetta", form("me", "open", "greedy", variant_tag_team="yes"), "team.players"),
        ("vendetta", form("me", "me", "open"), "Only one seat can be yours"),
        ("vendetta", form("me", "alphabot", "open"), "no bot called “alphabot”"),
        ("blood-orders", form("me", "open", "<b>"), "no bot called “&lt;b&gt;”"),
    ],
)
@told
async def test_what_cannot_be_is_refused_with_its_rule_and_nothing_is_made(
    tmp_path: Path, game: str, sent: dict[str, str], words: str
) -> None:
    async with Place(tmp_path) as place:
        answer = await place.visitor("Anna").post(f"/invite/{game}", sent)
        assert answer.status_code == 422
        alert = answer.text[answer.text.index('role="alert"') : answer.text.index("set-up")]
        assert words in alert
        assert len(re.findall(r'<select[^>]*name="chair', answer.text)) == int(sent["seats"])
        assert tables(place) == 0


@told
async def test_the_refusal_keeps_the_choices_and_speaks_the_language(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        sent = form("greedy", "me", "open", "random", "open", variant_tag_team="yes", listed="yes")
        answer = await place.visitor("Anna", "fr").post("/invite/vendetta", sent)
        assert chosen(answer.text) == ["greedy", "me", "open", "random", "open"]
        assert re.search(r'name="variant-tag-team" value="yes" checked', answer.text)
        assert 'href="/rules/vendetta#team.players"' in answer.text
        assert "Ouvrir la table" in answer.text


@told
async def test_numbers_and_variants_that_no_form_offers_are_not_taken(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        for name, value in {"seats": "99", "variant-nonsense": "yes"}.items():
            no = await anna.post("/invite/blood-orders", {name: value})
            assert (no.status_code, f"makes no sense: {name}." in no.text) == (422, True)
        assert place.house.store.overview(game="", state="", before=0.0, limit=9) == []
        assert (await anna.get("/invite/chess")).status_code == 422


@told
async def test_each_bot_is_explained(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        page = (await place.visitor("Anna").get("/invite/vendetta")).text
        assert "one step ahead" in page
        assert "without a thought" in page


# ---- waiting


@told
async def test_only_the_host_sees_the_links_of_free_seats(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.house.create(ANNA, Arrangement("vendetta", (ME, OPEN, OPEN), listed=True))
        secrets = [seat.secret for seat in room.seats]
        host = (await place.visitor("Anna").get(f"/tables/{room.id}/A/waiting")).text
        assert f"http://gloam.test/seat/{secrets[1]}" in host
        assert secrets[2] in host
        assert secrets[0] not in host
        await seating.take_seat(place.house, BORIS, room, 1, room.seats[1].secret)
        boris = place.visitor("Boris")
        pages = [
            (await boris.get(f"/tables/{room.id}/B/waiting")).text,
            (await place.visitor("Chloe").get(f"/tables/{room.id}/watch/waiting")).text,
        ]
        for page in pages:
            assert "Anna" in page
            assert not any(secret in page for secret in secrets)
        assert secrets[1] not in (await place.visitor("Anna").get(f"/tables/{room.id}/A/waiting")).text
        assert "sit-down" in pages[1]
        assert "sit-down" not in pages[0]


@told
async def test_whoever_waits_reads_with_which_variants_will_be_played(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:

        async def first_line(game: str, *variants: str) -> str:
            room = await place.house.create(ANNA, Arrangement(game, (ME, OPEN, OPEN), variants=variants))
            page = (await place.visitor("Anna").get(f"/tables/{room.id}/A/waiting")).text
            return page.split('<p class="hint">')[1].split("</p>")[0]

        assert await first_line("vendetta") == "How fast: live"
        assert await first_line("vendetta", "relics") == "Relics · How fast: live"
        assert await first_line("rivals", "prague", "conclave-22") == "Prague · Events of Conclave 22 · How fast: live"


@told
async def test_a_table_that_has_not_begun_leads_to_its_waiting_room_and_back(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.house.create(ANNA, Arrangement("vendetta", (ME, OPEN, OPEN)))
        anna = place.visitor("Anna")
        assert (await anna.get(f"/tables/{room.id}/A")).headers["location"] == f"/tables/{room.id}/A/waiting"
        await place.house.begin(room)
        assert (await anna.get(f"/tables/{room.id}/A/waiting")).headers["location"] == f"/tables/{room.id}/A"


@told
async def test_the_stream_of_the_waiting_room_tells_who_comes_and_when_it_begins(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.house.create(ANNA, Arrangement("vendetta", (ME, OPEN, OPEN)))
        told_by: list[str] = []

        def heard(words: str) -> bool:
            return words in "".join(told_by)

        closed = asyncio.Event()
        url = f"/tables/{room.id}/A/waiting/stream"
        listening = asyncio.create_task(one_stream(place, url, told_by, closed))
        await until(lambda: heard("2 seats are still free"))
        await seating.take_seat(place.house, BORIS, room, 1, room.seats[1].secret)
        await until(lambda: heard("Boris"))
        assert not heard("data-goto")
        await place.house.begin(room)
        await until(lambda: heard(f'data-goto="/tables/{room.id}/A"'))
        assert not any(heard(seat.secret) for seat in room.seats)
        closed.set()
        await asyncio.wait_for(listening, PATIENCE)
        assert not room.listeners


async def one_stream(place: Place, path: str, told_by: list[str], closed: asyncio.Event) -> None:
    """Listen to a stream as a browser does, piece by piece, until the page is closed."""
    app: Any = place.transport.app
    cookie = f"gloam={place.house.cookies.write(ANNA)}"
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "scheme": "http",
        "headers": [(b"host", b"gloam.test"), (b"cookie", cookie.encode())],
        "client": ("127.0.0.1", 1),
        "server": ("gloam.test", 80),
    }

    first = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> dict[str, object]:
        if first:
            return first.pop()
        await closed.wait()
        return {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        if message.get("body"):
            told_by.append(message["body"].decode())

    await app(scope, receive, send)


@told
async def test_a_stream_ends_when_its_device_is_signed_out(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", "Anna", "Boris")
        phone = Guest("phone", "", "en")
        assert await seating.hold(place.house, phone, room, 0, room.seats[0].secret)
        page = drawn(h.p["drawn"])
        here, there = (updates(place.house, guest, room, 0, lambda _: page, "") for guest in (ANNA, phone))
        for pieces in (here, there):
            assert "drawn" in str((await anext(aiter(pieces))).data)
        await seating.sign_out_others(place.house, ANNA, room, 0)
        last = str((await anext(aiter(there))).data)
        assert "drawn" not in last, "the table leaves the page"
        assert f'data-goto="/tables/{room.id}/A"' in last
        with pytest.raises(StopAsyncIteration):
            await anext(aiter(there))
        assert (await anext(aiter(here))).data == "", "to whoever stays it is told that there is nothing new"
        assert [listener.guest for listener in room.listeners] == [ANNA.id]
        late = updates(place.house, phone, room, 0, lambda _: page, "")
        assert "drawn" not in str((await anext(aiter(late))).data), "signed out while the page was on its way"
        with pytest.raises(StopAsyncIteration):
            await anext(aiter(late))
        assert [listener.guest for listener in room.listeners] == [ANNA.id]


@told
async def test_only_the_host_begins_before_all_are_there(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.house.create(ANNA, Arrangement("vendetta", (ME, OPEN, OPEN, OPEN)))
        await seating.take_seat(place.house, BORIS, room, 1, room.seats[1].secret)
        for visitor in (place.visitor("Boris"), place.stranger()):
            assert (await visitor.post(f"/tables/{room.id}/begin")).status_code == 403
        assert not room.row.begun
        answer = await place.visitor("Anna").post(f"/tables/{room.id}/begin")
        assert answer.headers["location"] == f"/tables/{room.id}/A"
        assert room.row.begun > 0
        assert [seat.kind for seat in room.seats] == ["person", "person", "bot", "bot"]
        assert len(set(room.names)) == 4


@told
async def test_the_last_to_sit_down_begins_the_game(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.house.create(ANNA, Arrangement("vendetta", (ME, OPEN, OPEN), listed=True))
        boris, chloe, dora = (place.visitor(name) for name in ("Boris", "Chloe", "Dora"))
        assert (await boris.post(f"/tables/{room.id}/sit-down")).headers["location"] == f"/tables/{room.id}/B"
        assert not room.row.begun
        assert (await boris.post(f"/tables/{room.id}/sit-down")).headers["location"] == f"/tables/{room.id}/B"
        assert room.names == ["Anna", "Boris", ""]
        assert (await chloe.post(f"/tables/{room.id}/sit-down")).headers["location"] == f"/tables/{room.id}/C"
        assert room.row.begun > 0
        assert (await dora.post(f"/tables/{room.id}/sit-down")).status_code == 400


@told
async def test_nobody_sits_down_uninvited_at_a_private_table(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.house.create(ANNA, Arrangement("vendetta", (ME, OPEN, OPEN)))
        assert (await place.visitor("Boris").post(f"/tables/{room.id}/sit-down")).status_code == 400
        assert room.names == ["Anna", "", ""]
