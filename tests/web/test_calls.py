"""Calling people whose turn it is: by a hook or by their browser, once a question, and never into a private net."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gloam.web.guests import calls, outside, pushing
from gloam.web.guests.calls import NUMBER, PAUSES, SIGNED, call_all, look, signature
from gloam.web.guests.guest import Guest
from gloam.web.guests.leaving import leave
from gloam.web.guests.outside import Unreachable, is_public, post, read
from gloam.web.rooms import clocks
from gloam.web.rooms.paces import DAY
from gloam.web.rooms.room import Room
from gloam.web.store.records import NO_SEATS
from gloam.web.store.schema import SLOW, CallRow
from tests.web.place import Place, asked, holder, play, refusal, told

AFTER = 20.0
START = 1_000_000.0

pytestmark = pytest.mark.usefixtures("slow_bots")


# ---- where nothing is sent


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://example.org:22/",
        "https://example.org:80/",
        "https://user@example.org/",
        "https://user:word@example.org/",
        "ftp://example.org/",
        "https:///path",
        "https://example.org/a b",
        "https://example.org/\r\nHost: other",
        "https://exämple.org/",
        "https://example.org:99999/",
        "https://[::1/",
        "https://example.org/" + "a" * 500,
        "javascript:alert(1)",
        "",
    ],
)
def test_only_plain_addresses_with_https_are_called(url: str) -> None:
    with pytest.raises(Unreachable):
        read(url)


def test_an_address_is_read() -> None:
    found = read("https://example.org/hook?a=1#part")
    assert (found.host, found.port, found.path, found.authority) == ("example.org", 443, "/hook?a=1", "example.org")
    assert read("https://[2606:4700::1111]:8443").authority == "[2606:4700::1111]:8443"
    assert read("http://localhost:8000/x", private=True).origin == "http://localhost:8000"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.9.9.9",
        "0.0.0.0",  # noqa: S104 - read, not bound
        "10.0.0.1",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "192.0.2.1",
        "198.18.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "fec0::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::1",
        "2001:db8::1",
        "localhost",
        "",
    ],
)
def test_no_private_address_is_public(address: str) -> None:
    assert not is_public(address)


def test_what_is_everybodys_is_public() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:4700:4700::1111")


@pytest.mark.parametrize("others", [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["::1", "93.184.216.34"]])
@told
async def test_a_name_that_stands_for_a_private_address_is_not_called(
    monkeypatch: pytest.MonkeyPatch, others: list[str]
) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", names(others))
    monkeypatch.setattr(asyncio, "open_connection", never)
    assert await why(post(read("https://example.org/"), b"{}", {})) == "private"


@told
async def test_the_address_that_was_looked_at_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means something else the second time gains nothing."""
    called: list[Any] = []

    async def connect(where: str, port: int, **more: Any) -> None:
        called.append((where, port, more["server_hostname"]))
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", names(["93.184.216.34"], ["127.0.0.1"]))
    monkeypatch.setattr(asyncio, "open_connection", connect)
    assert await why(post(read("https://example.org/"), b"{}", {})) == "no-answer"
    assert called == [("93.184.216.34", 443, "example.org")]


def names(*answers: list[str]) -> Any:
    """A resolver that answers so, one after another."""
    left = list(answers)

    def resolve(_host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in left.pop(0)]

    return resolve


async def never(*_: Any, **__: Any) -> None:
    raise AssertionError("nothing is called")


async def why(deed: Any) -> str:
    try:
        await deed
    except Unreachable as no:
        return no.why
    raise AssertionError("it was sent")


# ---- somebody who listens


@dataclass
class Ear:
    """A server that hears what is sent to it, and answers so."""

    port: int = 0
    answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n"
    heard: list[tuple[dict[str, str], bytes]] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if line)
        self.heard.append((headers, await reader.readexactly(int(headers["Content-Length"]))))
        writer.write(self.answer)
        await writer.drain()
        writer.close()


@asynccontextmanager
async def listening(answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n") -> AsyncIterator[Ear]:
    ear = Ear(answer=answer)
    server = await asyncio.start_server(ear.hear, "127.0.0.1", 0)
    ear.port = server.sockets[0].getsockname()[1]
    async with server:
        yield ear


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        (b"HTTP/1.1 200 OK\r\n\r\n", 200),
        (b"HTTP/1.0 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n", 302),
        (b"SSH-2.0-hello\r\n", "no-answer"),
        (b"HTTP/1.1 2000 OK\r\n", "no-answer"),
        (b"x" * 20_000, "no-answer"),
        (b"", "no-answer"),
    ],
)
@told
async def test_of_an_answer_only_the_first_line_is_read(answer: bytes, found: int | str) -> None:
    async with listening(answer) as ear:
        to = read(ear.url, private=True)
        assert (await why(post(to, b"{}", {})) if isinstance(found, str) else await post(to, b"{}", {})) == found
        assert len(ear.heard) == 1, "no redirect is followed"
        assert await why(post(read(ear.url, private=True), b"x" * 5000, {})) == "too-much"


@told
async def test_nobody_is_waited_for_longer_than_a_few_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "PATIENCE", 0.05)
    held = asyncio.Event()

    async def silent(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await held.wait()
        writer.close()

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    to = read(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", private=True)
    assert await why(post(to, b"{}", {})) == "too-slow"
    held.set()
    server.close()


# ---- tables


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock of the test's own: its only number is the time."""
    at = [START]
    monkeypatch.setattr(clocks, "now", lambda: at[0])
    return at


async def slow_table(place: Place, *chairs: str, pace: str = SLOW, clock: int = 2 * DAY) -> Room:
    room = await place.table("rivals", *(chairs or ("Anna", "Boris")))
    values: dict[str, object] = {"pace": pace, "clock": clock}
    place.house.store.set_table(room.id, NO_SEATS, **values)
    room.clocks.take(values)
    await play(room, Random(1), until=lambda room: len(room.playing.waiting_for()) == 1)
    await room.clocks.tick(clocks.now())
    return room


async def answer(room: Room) -> None:
    """Any answer that lets somebody else be asked, or the same person anew."""
    question = asked(room)
    await room.send(question.seat, question.options[0], room.number_of(question))


def jobs(place: Place) -> list[CallRow]:
    return place.house.store.due_calls(10**12, 100)


async def calling(place: Place, at: float) -> int:
    """One look, and all calls that are due then."""
    await look(place.house, at)
    return await call_all(place.house, at)


@told
async def test_whoever_gives_an_address_is_called_once_for_each_question(tmp_path: Path, watch: list[float]) -> None:
    async with listening() as ear, Place(tmp_path, private_hooks=True) as place:
        room = await slow_table(place)
        seat = asked(room).seat
        visitor = place.visitor(room.names[seat])
        here = visitor.seat(room)
        assert "Have yourself called" in (await visitor.get(f"{here}/seat")).text
        page = await visitor.post(f"{here}/hook", {"url": ear.url})
        secret = re.findall(r'id="hook-secret" value="([^"]+)"', page.text)[0]
        again = (await visitor.get(f"{here}/seat")).text
        assert ear.url in again
        assert secret not in again, "it is shown once"
        assert await calling(place, START + AFTER - 1) == 0, "not at once"
        assert await calling(place, START + AFTER) == 1
        headers, body = ear.heard[0]
        assert headers[SIGNED] == f"sha256={signature(secret, body)}"
        letter = "AB"[seat]
        url = f"http://gloam.test/tables/{room.id}/{letter}"
        said = {"game": "rivals", "table": room.id, "seat": letter, "url": url, "at": int(START)}
        assert json.loads(body) == said, "and nothing of the game"
        for later in (AFTER, AFTER + 1, DAY):
            assert await calling(place, START + later) == 0, "once"
        kept = room.id
    async with Place(tmp_path, private_hooks=True) as place:
        assert await calling(place, START + DAY) == 0, "also after a restart"
        room = await place.house.room(kept)
        while asked(room).seat == seat:
            await answer(room)
        while asked(room).seat != seat:
            await answer(room)
        async with listening() as ear:
            await visitor_hook(place, room, seat, ear.url)
            assert await calling(place, START + AFTER) == 1, "another question"
            assert ear.heard[0][0][NUMBER] != headers[NUMBER]


async def visitor_hook(place: Place, room: Room, seat: int, url: str) -> None:
    await calls.set_hook(place.house, holder(room, seat), room, seat, url, "http://gloam.test")


@told
async def test_a_call_that_fails_is_tried_again_with_growing_pauses_and_then_no_more(
    tmp_path: Path, watch: list[float]
) -> None:
    async with listening(b"HTTP/1.1 500 No\r\n\r\n") as ear, Place(tmp_path, private_hooks=True) as place:
        room = await slow_table(place)
        seat = asked(room).seat
        await visitor_hook(place, room, seat, ear.url)
        at = START + AFTER
        assert await calling(place, at) == 1
        for pause in PAUSES:
            assert await calling(place, at + pause - 1) == 0
            at += pause
            assert await calling(place, at) == 1
        assert await calling(place, at + 100 * DAY) == 0
        assert len(ear.heard) == 1 + len(PAUSES) == 6
        assert len({headers[NUMBER] for headers, _ in ear.heard}) == 1, "it is the same call"
        visitor = place.visitor(room.names[seat])
        assert "The last call did not arrive" in (await visitor.get(f"{visitor.seat(room)}/seat")).text


@told
async def test_a_restart_loses_no_call(tmp_path: Path, watch: list[float]) -> None:
    async with listening() as ear:
        async with Place(tmp_path, private_hooks=True) as place:
            room = await slow_table(place)
            await visitor_hook(place, room, asked(room).seat, ear.url)
            assert await look(place.house, START + AFTER) == 1
            assert len(jobs(place)) == 1
            taken = jobs(place)[0]
            assert place.house.store.take_call(taken, START + AFTER + 60), "and dies before it is made"
            assert not place.house.store.take_call(taken, START + AFTER + 60), "nobody else makes it meanwhile"
        async with Place(tmp_path, private_hooks=True) as place:
            assert await calling(place, START + AFTER + 59) == 0
            assert await calling(place, START + AFTER + 60) == 1
            assert len(ear.heard) == 1


@told
async def test_whoever_has_answered_or_left_is_not_called(tmp_path: Path, watch: list[float]) -> None:
    async with listening() as ear, Place(tmp_path, private_hooks=True) as place:
        room = await slow_table(place)
        seat = asked(room).seat
        await visitor_hook(place, room, seat, ear.url)
        await look(place.house, START + AFTER)
        await answer(room)
        await call_all(place.house, START + AFTER)
        assert ear.heard == [], "the question is answered"
        while asked(room).seat != seat:
            await answer(room)
        guest = holder(room, seat)
        other = await slow_table(place)
        late = asked(other).seat
        await visitor_hook(place, other, late, ear.url)
        await leave(place.house, holder(other, late), other, late)
        await calling(place, START + 2 * AFTER)
        assert [json.loads(body)["table"] for _, body in ear.heard] == [room.id]
        assert place.house.store.hook_of(other.id, late) is None
        visitor = place.visitor(guest.name)
        await visitor.post(f"{visitor.seat(room)}/hook/drop")
        assert place.house.store.hook_of(room.id, seat) is None


@told
async def test_hooks_are_for_slow_tables_and_one_s_own_seat(tmp_path: Path, watch: list[float]) -> None:
    async with Place(tmp_path) as place:
        live, slow = await slow_table(place, pace="live", clock=60), await slow_table(place)
        anna = place.visitor("Anna")
        good = {"url": "https://example.org/hook"}
        assert (await anna.post(f"{anna.seat(live)}/hook", good)).status_code == 409
        assert "Have yourself called" not in (await anna.get(f"{anna.seat(live)}/seat")).text
        for visitor in (place.visitor("Boris"), place.stranger()):
            assert (await visitor.post(f"{anna.seat(slow)}/hook", good)).status_code == 403
            assert (await visitor.post(f"{anna.seat(slow)}/hook/drop")).status_code == 403
        for bad in ("http://example.org/", "https://example.org:22/", "no address", ""):
            page = await anna.post(f"{anna.seat(slow)}/hook", {"url": bad})
            assert page.status_code == 400, bad
            assert 'role="alert"' in page.text
        assert place.house.store.hook_of(slow.id, 0) is None
        assert (await anna.post(f"{anna.seat(slow)}/hook", good)).status_code == 200


@told
async def test_a_hook_that_turns_out_to_be_private_is_never_called(
    tmp_path: Path, watch: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Place(tmp_path) as place:
        room = await slow_table(place)
        seat = asked(room).seat
        for bad in ("https://localhost/", "https://10.0.0.1/", "https://[::1]/", "https://[fe80::1%25eth0]/"):
            assert await refusal(visitor_hook(place, room, seat, bad)) == "trouble.hook-private", bad
        await visitor_hook(place, room, seat, "https://2130706433/")
        monkeypatch.setattr(asyncio, "open_connection", never)
        assert await calling(place, START + AFTER) == 1
        hook = place.house.store.hook_of(room.id, seat)
        assert hook is not None
        assert hook.trouble == "private"


@told
async def test_calls_and_clocks_are_kept_in_postgresql_too(tmp_path: Path, postgres: str, watch: list[float]) -> None:
    async with listening() as ear, Place(tmp_path, database=postgres, private_hooks=True) as place:
        room = await slow_table(place)
        seat = asked(room).seat
        await visitor_hook(place, room, seat, ear.url)
        assert await calling(place, START + AFTER) == 1
        assert await calling(place, START + AFTER) == 0
        assert len(ear.heard) == 1
        again = place.house.store.table(room.id)
        assert again is not None
        assert clocks.read(again.clocks).times[seat].called


# ---- browsers


@dataclass
class Browser:
    """A browser with keys of its own."""

    endpoint: str

    def __post_init__(self) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": plain(point), "auth": plain(self.auth)}

    @property
    def subscription(self) -> str:
        return json.dumps({"endpoint": self.endpoint, "expirationTime": None, "keys": self.keys})

    def read(self, body: bytes) -> Any:
        decrypt = import_module("http_ece").decrypt
        return json.loads(decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


def plain(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@told
async def test_a_browser_is_told_in_its_language_and_nobody_else_can_read_it(
    tmp_path: Path, watch: list[float]
) -> None:
    private, public = pushing.new_keys()
    async with (
        listening(b"HTTP/1.1 201 Created\r\n\r\n") as ear,
        Place(tmp_path, private_hooks=True, push_key=private, push_contact="mailto:host@example.org") as place,
    ):
        room = await slow_table(place, pace="live", clock=0)
        seat = asked(room).seat
        visitor, browser = place.visitor(room.names[seat], "fr"), Browser(ear.url)
        assert (await visitor.get("/me/push")).json() == {"key": public}
        assert (await visitor.raw("/me/push", browser.subscription)).status_code == 204
        assert await calling(place, START + AFTER) == 1, "at a live table too"
        headers, body = ear.heard[0]
        said = browser.read(body)
        other = room.names[1 - seat]
        assert said["title"].replace("\u202f", " ").replace("\u00a0", " ") == f"Rivals avec {other} : à vous de jouer"
        assert (said["path"], said["tag"]) == (visitor.seat(room), f"gloam-{room.id}")
        assert b"Rivals" not in body
        assert headers["Content-Encoding"] == "aes128gcm"
        token, key = re.findall(r"^vapid t=([^,]+),k=(.+)$", headers["Authorization"])[0]
        assert key == public
        claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
        assert (claims["aud"], claims["sub"]) == (f"http://127.0.0.1:{ear.port}", "mailto:host@example.org")
        await answer(room)
        assert (await visitor.raw("/me/push/off", browser.subscription)).status_code == 204
        while asked(room).seat != seat:
            await answer(room)
        assert await calling(place, START + 2 * AFTER) == 0, "it wants no more"


@told
async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, watch: list[float]) -> None:
    private, _ = pushing.new_keys()
    async with (
        listening(b"HTTP/1.1 410 Gone\r\n\r\n") as ear,
        Place(tmp_path, private_hooks=True, push_key=private) as place,
    ):
        room = await slow_table(place)
        guest = holder(room, asked(room).seat)
        browser = Browser(ear.url)
        await pushing.subscribe(place.house, guest, browser.endpoint, **browser.keys)
        assert place.house.store.push_of(pushing.key_of(ear.url)) is not None
        assert await calling(place, START + AFTER) == 1
        assert place.house.store.push_of(pushing.key_of(ear.url)) is None
        assert await calling(place, START + 100 * DAY) == 0


@told
async def test_what_makes_no_sense_is_no_browser(tmp_path: Path) -> None:
    private, _ = pushing.new_keys()
    async with Place(tmp_path, push_key=private) as place:
        anna = place.visitor("Anna")
        good = Browser("https://push.example.org/abc")
        bad = [
            "{}",
            "[",
            json.dumps({"endpoint": good.endpoint}),
            json.dumps({"endpoint": "http://push.example.org/", "keys": good.keys}),
            json.dumps({"endpoint": good.endpoint, "keys": {**good.keys, "auth": "short"}}),
            json.dumps({"endpoint": good.endpoint, "keys": {**good.keys, "p256dh": "ü"}}),
        ]
        for body in bad:
            assert (await anna.raw("/me/push", body)).status_code == 400, body
        assert (await anna.raw("/me/push", good.subscription)).status_code == 204
        assert (await place.visitor("Boris").raw("/me/push/off", good.subscription)).status_code == 204
        assert place.house.store.push_of(pushing.key_of(good.endpoint)) is not None, "another's browser stays"
        for count in range(pushing.MOST):
            more = Browser(f"https://push.example.org/{count}")
            await pushing.subscribe(place.house, Guest("guest-Anna", "Anna", "en"), more.endpoint, **more.keys)
        assert place.house.store.push_of(pushing.key_of(good.endpoint)) is None, "so many, and not one more"


@told
async def test_without_keys_nobody_is_offered_a_push(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        assert (await anna.get("/me/push")).json() == {"key": ""}
        browser = Browser("https://push.example.org/abc")
        assert (await anna.raw("/me/push", browser.subscription)).status_code == 404
        assert await refusal(pushing.subscribe(place.house, holder_of("Anna"), "https://x.org/", "", "")) == (
            "trouble.no-page"
        )
    pushing.public_key.cache_clear()
    private, _ = pushing.new_keys()
    pushing.public_key.cache_clear()
    monkeypatch.setattr(pushing, "tools", lambda: None)
    assert pushing.public_key(private) == "", "nor where it is not installed"
    pushing.public_key.cache_clear()


def holder_of(name: str) -> Guest:
    return Guest(f"guest-{name}", name, "en")


@told
async def test_whoever_is_forgotten_is_called_nowhere(tmp_path: Path, watch: list[float]) -> None:
    private, _ = pushing.new_keys()
    async with Place(tmp_path, push_key=private) as place:
        room = await slow_table(place)
        seat = asked(room).seat
        guest, browser = holder(room, seat), Browser("https://push.example.org/abc")
        await visitor_hook(place, room, seat, "https://example.org/")
        await pushing.subscribe(place.house, guest, browser.endpoint, **browser.keys)
        await place.visitor(guest.name).post("/me/forget", {"sure": "yes"})
        assert place.house.store.push_of(pushing.key_of(browser.endpoint)) is None
        assert place.house.store.hook_of(room.id, seat) is None
