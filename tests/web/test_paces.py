"""Paces of tables, the list of open ones, invitations that expire, and guests who do not come."""

from __future__ import annotations

import html
import re
import time
from pathlib import Path

import pytest

from gloam.web.guests.guest import Guest
from gloam.web.house import ME, Arrangement
from gloam.web.rooms.paces import DAY, Terms, terms_like, terms_of
from gloam.web.rooms.room import Room
from gloam.web.rooms.sequels import seat_again
from gloam.web.store.schema import LIVE, OPEN, SLOW
from tests.web.place import FOUR, PATIENCE, Place, told

ANNA = Guest("guest-Anna", "Anna", "en")
SLOW_TERMS = Terms(SLOW, 3 * DAY)

pytestmark = pytest.mark.usefixtures("slow_bots")


async def opened(place: Place, terms: Terms, game: str = "vendetta", listed: bool = True, seats: int = 4) -> Room:
    """A table of Anna's with free seats."""
    return await place.house.create(ANNA, Arrangement(game, (ME, *[OPEN] * (seats - 1)), listed=listed, terms=terms))


def shown(page: str) -> list[str]:
    """The tables in a list."""
    return re.findall(r'data-table="([^"]+)"', page)


# ---- the form


@pytest.mark.parametrize(
    ("form", "terms"),
    [
        ({}, Terms()),
        ({"pace": "live", "seconds": "30", "days": "7"}, Terms()),
        ({"pace": "clock", "seconds": "30", "minutes": "10"}, Terms(LIVE, 30, 600)),
        ({"pace": "clock", "minutes": "0"}, Terms(LIVE, 60, 0)),
        ({"pace": "slow", "days": "7", "good-for": "30"}, Terms(SLOW, 7 * DAY, days=30)),
        ({"pace": "slow", "days": "0"}, Terms(SLOW, 2 * DAY)),
        ({"pace": "clock", "seconds": "1", "minutes": "-5"}, Terms(LIVE, 60, 300)),
        ({"pace": "never", "good-for": "0", "spoken": "xx"}, Terms()),
        ({"spoken": "fr", "beginners": "yes", "good-for": "1"}, Terms(language="fr", beginners=True, days=1)),
    ],
)
def test_a_form_asks_for_a_pace_that_there_is(form: dict[str, str], terms: Terms) -> None:
    assert terms_of(form) == terms


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("pace", "never"),
        ("seconds", "1"),
        ("minutes", "-5"),
        ("days", "0"),
        ("good-for", "9999"),
        ("spoken", "xx"),
        ("seats", "99"),
        ("listed", "perhaps"),
        ("decks", "stolen"),
    ],
)
@told
async def test_a_form_that_asks_for_what_there_is_not_opens_no_table(tmp_path: Path, name: str, value: str) -> None:
    async with Place(tmp_path) as place:
        no = await place.visitor("Anna").post("/invite/rivals", {"seats": "2", name: value})
        assert no.status_code == 422
        assert f"is missing or makes no sense: {name}." in no.text
        assert place.house.store.overview(game="", state="", before=0.0, limit=9) == []


@told
async def test_a_table_is_opened_as_slow_as_its_form_says_and_says_so_everywhere(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        form = {"seats": "3", "chair0": "me", "chair1": "open", "chair2": "open", "listed": "yes"}
        form |= {"pace": "slow", "days": "3", "spoken": "fr", "beginners": "yes", "good-for": "7"}
        asked_again = await anna.client.get("/invite/vendetta", params=form | {"resize": "4"})
        assert re.search(r'value="slow" checked', asked_again.text), "another number of seats keeps the pace"
        assert re.search(r'<option value="3" selected[^>]*>3 days', asked_again.text)
        page = await anna.post("/invite/vendetta", form)
        room = await place.house.room(page.headers["location"].split("/")[2])
        assert (room.row.pace, room.row.clock, room.row.bank) == (SLOW, 3 * DAY, 0)
        assert (room.row.language, room.row.beginners) == ("fr", True)
        assert abs(room.row.expires - time.time() - 7 * DAY) < 60
        said = "slow, 3 days a decision"
        for path in ("/", "/tables", f"/seat/{room.seats[1].secret}", f"/tables/{room.id}/watch/waiting"):
            text = (await place.visitor("Boris").get(path)).text
            assert said in text, path
        assert "lent, 3 jours par décision" in (await place.visitor("Zoe", "fr").get("/tables")).text


@told
async def test_play_now_is_live_and_has_no_clock(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        page = await anna.post("/play", {"game": "vendetta"})
        room = await place.house.room(page.headers["location"].split("/")[2])
        assert (room.row.pace, room.row.clock) == (LIVE, 0)


@told
async def test_the_next_game_of_the_same_people_has_the_same_pace(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", *FOUR)
        room.row.pace, room.row.clock = SLOW, 3 * DAY
        following = await place.house.room((await seat_again(place.house, ANNA, room)).table)
        assert terms_like(following.row) == SLOW_TERMS


# ---- the list


@told
async def test_the_list_shows_what_is_looked_for_and_nothing_else(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        live = await opened(place, Terms(), seats=3)
        slow = await opened(place, SLOW_TERMS, "blood-orders")
        french = await opened(place, Terms(language="fr", beginners=True), "rivals", seats=2)
        english = await opened(place, Terms(language="en"), "rivals", seats=2)
        secret = await opened(place, Terms(), listed=False)
        old = await opened(place, Terms())
        place.house.store.set_table(old.id, expires=time.time() - 1)
        begun = await place.house.create(ANNA, Arrangement("vendetta", (ME, "greedy", "greedy"), listed=True))
        boris = place.visitor("Boris")
        found = {
            "": [english, french, slow, live],
            "game=rivals": [english, french],
            "pace=slow": [slow],
            "pace=live": [english, french, live],
            "free=2": [slow, live],
            "free=3": [slow],
            "language=fr": [french, slow, live],
            "language=en": [english, slow, live],
            "beginners=yes": [french],
            "game=rivals&pace=slow": [],
            "pace=never&free=99&language=xx&beginners=no": [english, french, slow, live],
        }
        for query, rooms in found.items():
            page = (await boris.get(f"/tables?{query}")).text
            assert shown(page) == [room.id for room in rooms], query
            assert not {secret.id, old.id, begun.id} & set(shown(page))
        page = (await boris.get("/tables?game=rivals&pace=slow")).text
        assert "There is no such table just now." in page
        assert 'href="/invite/rivals?listed=yes"' in page
        assert '<option value="slow" selected' in page, "the form says what was looked for"
        no = await boris.get("/tables?game=chess")
        assert (no.status_code, "There are: vendetta, blood-orders, rivals." in no.text) == (404, True)


@told
async def test_a_list_of_nothing_says_so_and_offers_to_open_a_table(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        assert 'href="/tables"' in (await anna.get("/")).text
        page = (await anna.get("/tables")).text
        assert "Nobody is looking for players just now." in page
        assert 'value="yes" checked' in (await anna.get("/invite/vendetta?listed=yes")).text, "open to all who come"
        room = await opened(place, Terms(), game="blood-orders", seats=3)
        page = (await place.visitor("Boris").get("/tables")).text
        assert shown(page) == [room.id]
        assert "Open one yourself" not in page
        assert (await place.visitor("Boris").post(f"/tables/{room.id}/sit-down")).status_code == 303


# ---- invitations


@told
async def test_an_invitation_expires_and_can_be_renewed(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await opened(place, Terms(), seats=3)
        anna, boris, chloe = (place.visitor(name) for name in FOUR[:3])
        assert abs(room.row.expires - time.time() - 14 * DAY) < 60, "as is usual"
        await chloe.post(f"/seat/{room.seats[2].secret}", {"name": "Chloe"})
        own, link = f"/seat/{room.seats[2].secret}", f"/seat/{room.seats[1].secret}"
        assert "The invitation is good until" in (await boris.get(link)).text
        assert 'id="renew"' not in (await anna.get(f"{anna.seat(room)}/waiting")).text
        room.row.expires = time.time() + PATIENCE  # not yet
        assert (await boris.get(link)).status_code == 200
        room.row.expires = time.time()
        page = await boris.get(link)
        assert page.status_code == 410
        assert "This invitation has expired" in page.text
        for path in (link, f"/tables/{room.id}/sit-down"):
            assert (await boris.post(path, {"name": "Boris"})).status_code == 410, path
        assert room.seats[1].kind == OPEN
        assert (await place.stranger().get(own)).status_code == 200, "a link to one's own seat is no invitation"
        assert 'id="renew"' in (await anna.get(f"{anna.seat(room)}/waiting")).text
        assert 'id="renew"' not in (await chloe.get(f"{chloe.seat(room)}/waiting")).text
        no = await chloe.post(f"/tables/{room.id}/renew")
        assert no.status_code == 403
        assert "Only whoever opened the table can let its invitations be good again." in no.text
        assert (await anna.post(f"/tables/{room.id}/renew")).status_code == 303
        assert (await boris.post(link, {"name": "Boris"})).status_code == 303
        assert room.names[1] == "Boris"
        assert (await anna.post(f"/tables/{room.id}/renew")).status_code == 409, "all are there, and play"
        kept = room.id
    async with Place(tmp_path) as place:
        row = place.house.store.table(kept)
        assert row is not None
        assert abs(row.expires - time.time() - 14 * DAY) < 60


# ---- guests who do not come


@told
async def test_a_host_frees_the_seat_of_a_guest_who_is_away_and_they_are_told(tmp_path: Path) -> None:
    async with Place(tmp_path, away=0.0) as place:
        room = await opened(place, Terms(), seats=3)
        anna, boris, chloe = (place.visitor(name) for name in FOUR[:3])
        for seat, visitor in ((1, boris), (2, chloe)):
            if seat == 1:
                await visitor.post(f"/seat/{room.seats[seat].secret}", {"name": "Boris"})
        here, waiting = boris.seat(room), f"{anna.seat(room)}/waiting"
        free = {"seat": "B"}
        page = room.enter(1, "guest-Boris")
        assert 'id="free-B"' not in (await anna.get(waiting)).text, "he is here"
        assert (await anna.post(f"/tables/{room.id}/free", free)).status_code == 403
        room.leave(page)
        text = (await anna.get(waiting)).text
        assert 'id="free-B"' in text
        assert 'id="free-A"' not in text, "nobody frees their own"
        assert 'id="free-' not in (await boris.get(f"{here}/waiting")).text
        for visitor in (boris, chloe, place.stranger()):
            assert (await visitor.post(f"/tables/{room.id}/free", free)).status_code == 403
        assert (await anna.post(f"/tables/{room.id}/free", {"seat": "A"})).status_code == 403
        assert (await anna.post(f"/tables/{room.id}/free", {"seat": "C"})).status_code == 403, "nobody sits there"
        assert (await anna.post(f"/tables/{room.id}/free", {"seat": "Z"})).status_code == 400
        used = room.seats[1].secret
        assert (await anna.post(f"/tables/{room.id}/free", free)).status_code == 303
        assert (room.seats[1].kind, room.names[1], room.holders[1]) == (OPEN, "", set())
        assert (await boris.get(f"/seat/{used}")).status_code == 404
        told_of = await boris.get(here)
        assert told_of.status_code == 403
        assert "has freed your seat before the game began" in html.unescape(told_of.text)
        home = (await boris.get("/")).text
        assert "Your seat at a table was freed" in home
        assert room.id not in [*shown(home.split('class="lists"')[0])]
        assert "was freed" not in (await chloe.get("/")).text
        assert (await boris.post("/me/freed")).status_code == 303
        assert "was freed" not in (await boris.get("/")).text
        await boris.post(f"/seat/{room.seats[1].secret}", {"name": "Boris"})
        assert room.names[1] == "Boris", "another invitation lets him in again"


@told
async def test_nobody_is_removed_from_a_game_that_has_begun(tmp_path: Path) -> None:
    async with Place(tmp_path, away=0.0) as place:
        room = await place.table("vendetta", "Anna", "Boris", "greedy")
        anna = place.visitor("Anna")
        assert (await anna.post(f"/tables/{room.id}/free", {"seat": "B"})).status_code == 403
        values: dict[str, object] = {"kind": OPEN}
        assert not place.house.store.remove_guest(room.id, 1, values, 0.0), "nor where the game has just begun"
        assert place.house.store.seats(room.id)[1].kind == "person"
