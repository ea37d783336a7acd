"""Programs at tables where not all are there at once: paces, clocks, open tables, guests who do not come, hooks."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.web.rooms import clocks
from gloam.web.rooms.paces import DAY
from tests.web.place import Place, asked, told
from tests.web.test_api import Program, refused
from tests.web.test_clocks import Watch


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(clocks, "now", watch)
    return watch


# ---- opening and finding tables


@told
async def test_a_table_is_as_slow_as_it_was_asked_for(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        robot = await Program.named(place)
        usual, _ = await robot.table("rivals", seats=["me", "open"])
        assert (usual["pace"], usual["clock"], usual["reserve"], usual["clocks"]) == ("live", 0, 0, [])
        assert usual["expires"] == pytest.approx(usual["created"] + 14 * DAY, abs=60)
        slow, room = await robot.table(
            "rivals", seats=["me", "open"], pace="slow", spoken="fr", beginners=True, good_for=0
        )
        assert (slow["pace"], slow["clock"], slow["spoken"], slow["beginners"]) == ("slow", 2 * DAY, "fr", True)
        assert (slow["expires"], room.row.expires) == (0, 0)
        quick, _ = await robot.table("rivals", seats=["me", "open"], clock=60, reserve=300)
        assert (quick["clock"], quick["reserve"]) == (60, 300)


@pytest.mark.parametrize(
    ("terms", "field"),
    [
        ({"clock": 31}, "clock"),
        ({"clock": DAY}, "clock"),
        ({"pace": "slow", "clock": 60}, "clock"),
        ({"reserve": 300}, "reserve"),
        ({"pace": "slow", "reserve": 300}, "reserve"),
        ({"good_for": 2}, "good_for"),
        ({"pace": "brisk"}, "pace"),
        ({"clock": "60"}, "clock"),
    ],
)
@told
async def test_a_pace_that_there_is_not_is_named(tmp_path: Path, terms: dict[str, object], field: str) -> None:
    async with Place(tmp_path) as place:
        robot = await Program.named(place)
        answer = await robot.post("/tables", game="rivals", seats=["me", "open"], **terms)
        assert refused(answer, 400, "trouble.form")["facts"]["name"] == field
        assert (await robot.get("/tables")).json() == []


@told
async def test_open_tables_are_those_that_are_looked_for(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        host, guest = await Program.named(place, "Host"), await Program.named(place, "Guest")
        slow, _ = await host.table(
            "rivals", seats=["me", "open"], listed=True, pace="slow", spoken="fr", beginners=True
        )
        live, _ = await host.table("vendetta", seats=["me", "open", "open"], listed=True)
        await host.table("vendetta", seats=["me", "open", "open"])
        both = {slow["id"], live["id"]}
        for query, wanted in {
            "": both,
            "&pace=slow": {slow["id"]},
            "&pace=live": {live["id"]},
            "&game=vendetta": {live["id"]},
            "&free=2": {live["id"]},
            "&spoken=fr": both,
            "&spoken=en": {live["id"]},
            "&beginners=true": {slow["id"]},
            "&game=blood-orders": set(),
        }.items():
            found = (await guest.get(f"/tables?which=open{query}")).json()
            assert {table["id"] for table in found} == wanted, query
            assert {table["id"] for table in (await guest.get(f"/tables?which=listed{query}")).json()} == wanted, query
        for which in ("own", "listed", "open"):
            no = refused(await guest.get(f"/tables?which={which}&game=chess"), 404, "trouble.no-game")
            assert no["facts"] == {"game": "chess", "known": "vendetta, blood-orders, rivals"}
            assert no["facts"]["known"] in no["error"]
        slip = refused(await guest.get("/tables?which=open&gmae=rivals"), 400, "trouble.form")
        assert slip["facts"] == {"name": "gmae"}, "what is not known is not passed over"
        own = (await host.get("/tables?game=rivals")).json()
        assert [table["id"] for table in own] == [slow["id"]]


@told
async def test_the_host_frees_a_seat_and_renews_invitations(tmp_path: Path) -> None:
    async with Place(tmp_path, away=0.0) as place:
        host, guest = await Program.named(place, "Host"), await Program.named(place, "Guest")
        made, room = await host.table("vendetta", seats=["me", "open", "open"], listed=True, good_for=1)
        await guest.post(f"/tables/{room.id}/seats")
        refused(await guest.post(f"/tables/{room.id}/free/A"), 403, "trouble.not-removed")
        no = refused(await host.post(f"/tables/{room.id}/free/Z"), 404, "trouble.no-letter")
        assert (no["error"], no["facts"]) == ("There is no seat “Z” at this table.", {"seat": "Z"})
        assert (await host.post(f"/tables/{room.id}/free/B")).status_code == 204
        assert [seat.kind for seat in room.seats] == ["person", "open", "open"]
        refused(await guest.post(f"/tables/{room.id}/renew"), 403, "trouble.not-renewed")
        assert (await host.post(f"/tables/{room.id}/renew")).status_code == 204
        assert (await host.get(f"/tables/{room.id}")).json()["expires"] > made["expires"] + 12 * DAY


# ---- when time is out


@told
async def test_the_others_choose_when_time_is_out(tmp_path: Path, watch: Watch) -> None:
    async with Place(tmp_path) as place:
        host, guest = await Program.named(place, "Host"), await Program.named(place, "Guest")
        made, room = await host.table("rivals", seats=["me", "open"], clock=60, reserve=300, listed=True)
        await guest.post(f"/tables/{room.id}/seats")
        await room.clocks.tick(watch())
        seat = asked(room).seat
        late, other = (host, guest) if seat == 0 else (guest, host)
        letters = "AB" if seat == 0 else "BA"
        (clock,) = [one for one in (await late.get(f"/tables/{made['id']}")).json()["clocks"] if one["seat"] == seat]
        assert (clock["until"], clock["reserve"], clock["out"]) == (watch() + 360, 300, False)
        path = f"/tables/{room.id}/seats/{letters[1]}/late/{letters[0]}"
        refused(await other.post(path, choice="bot"), 409, "trouble.not-out")
        watch.at += 361
        (clock,) = [one for one in (await other.get(f"/tables/{room.id}")).json()["clocks"] if one["seat"] == seat]
        assert clock["out"]
        refused(await other.post(path, choice="resign"), 400, "trouble.form")
        own = f"/tables/{room.id}/seats/{letters[0]}/late/{letters[0]}"
        refused(await late.post(own, choice="wait"), 403, "trouble.no-voter")
        assert (await other.post(path, choice="end")).status_code == 204
        told_of = (await late.get(f"/tables/{room.id}")).json()
        assert (told_of["over"], told_of["stopped"], told_of["clocks"]) == (True, True, [])


# ---- hooks


@told
async def test_a_program_is_called_at_its_own_address_at_slow_tables(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        host, guest = await Program.named(place, "Host"), await Program.named(place, "Guest")
        _, room = await host.table("rivals", seats=["me", "open"], pace="slow", listed=True)
        path = f"/tables/{room.id}/seats/A/hook"
        assert (await host.get(path)).json() == {"url": "", "trouble": ""}
        refused(await guest.put(path, url="https://example.org/"), 403, "trouble.not-your-seat")
        refused(await host.put(path, url="http://example.org/"), 400, "trouble.hook-https")
        refused(await host.put(path, url="https://127.0.0.1/"), 400, "trouble.hook-private")
        refused(await host.put(path, url="nonsense"), 400, "trouble.hook-address")
        secret = (await host.put(path, url="https://example.org/turn")).json()["secret"]
        kept = place.house.store.hook_of(room.id, 0)
        assert kept is not None
        assert (kept.url, kept.secret) == ("https://example.org/turn", secret)
        assert (await host.get(path)).json() == {"url": "https://example.org/turn", "trouble": ""}
        assert (await host.delete(path)).status_code == 204
        assert place.house.store.hook_of(room.id, 0) is None
        _, live = await host.table("rivals", seats=["me", "open"])
        answer = await host.put(f"/tables/{live.id}/seats/A/hook", url="https://example.org/")
        refused(answer, 409, "trouble.hook-live")
