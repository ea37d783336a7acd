"""What the door lets in, what a page may contain, and that nobody acts or reads in another's place."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from itsdangerous import URLSafeSerializer

from gloam.core.table import LETTERS
from gloam.web.guests.door import Plain
from gloam.web.guests.guest import COOKIE, Cookies, Guest
from gloam.web.rooms.room import Room
from tests.web.markup import Markup
from tests.web.place import FOUR, Page, Place, Visitor, Written, asked, is_asked, lines_kept, play, told

SCRIPT = "<script>alert('x')</script>"
SHOUT = '"><img src=x onerror=alert(1)>'
HEADERS = {
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}
JSON = "application/json"


async def pages_of(place: Place, room: Room, language: str) -> list[tuple[str, Page]]:
    """Every kind of page there is, as somebody at the table sees it: waiting, playing, over, lists, forms, troubles."""
    waiting = await place.table("blood-orders", "Anna", "open", "open")
    over = await place.table("vendetta", "Anna", "Boris", "Chloe", seed=9)
    await play(over, Random(9))
    anna = place.visitor("Anna", language)
    seat = anna.seat(room)
    paths = [
        "/", "/watch", "/replays", "/upload", "/rules", "/cards", "/rules/vendetta", "/rules/blood-orders",
        "/cards/vendetta", "/cards/blood-orders", "/cards/vendetta/BR01", "/invite/vendetta", "/invite/blood-orders",
        "/invite/rivals", "/cards/rivals/core-hydra", "/decks/rivals", "/decks/rivals/bring",
        "/decks/rivals/the-big-picture",
        seat, f"/tables/{room.id}/watch", f"{seat}/report", f"{seat}/seat", f"/replays/{room.id}?seat={seat[-1]}",
        f"{anna.seat(waiting)}/waiting", anna.seat(over), f"/tables/{over.id}/end", f"/replays/{over.id}",
        f"/replays/{over.id}/log", "/nowhere", "/tables/nowhere/A", f"/tables/{room.id}/F",
    ]  # fmt: skip
    return [(path, await anna.get(path)) for path in paths]


async def a_game(place: Place, *chairs: str) -> Room:
    room = await place.table("vendetta", *chairs)
    await play(room, Random(4), until=is_asked("AskTurn"))
    return room


def asked_visitor(place: Place, room: Room) -> Visitor:
    """Whoever is asked now."""
    return place.visitor(room.seats[asked(room).seat].name)


# ---- what every page is


@pytest.mark.parametrize("language", ["en", "fr"])
@told
async def test_every_page_is_protected_and_has_nothing_inline(tmp_path: Path, language: str) -> None:
    async with Place(tmp_path) as place:
        room = await a_game(place)
        for path, page in await pages_of(place, room, language):
            assert page.status_code in (200, 403, 404), path
            policy = page.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "*" not in policy
            assert {name: page.headers[name] for name in HEADERS} == HEADERS
            assert page.headers["cache-control"] == "no-store"
            assert f'<html lang="{language}" ' in page.text
            assert inline(Markup(page.text)) == [], path
            assert len(Markup(page.text).all("main")) == 1, path


def inline(page: Markup) -> list[str]:
    """What the policy of our own pages forbids: scripts and styles within the page, and anything from elsewhere."""
    found = [f"<{element.tag}>" for element in page.elements if element.tag in ("style", "iframe", "object", "base")]
    found += ["<script>" for element in page.all("script") if not element.attributes.get("src") or element.text.strip()]
    for element in page.elements:
        for name, value in element.attributes.items():
            if name == "style" or name.startswith(("on", "hx-on")):
                found.append(f"{element.tag} {name}")
            if name in ("src", "href", "action", "formaction", "hx-get", "hx-post") and not value.startswith(
                ("/", "#")
            ):
                found.append(f"{element.tag} {name}={value}")
            if name in ("src", "href", "action", "formaction") and value.startswith("//"):
                found.append(f"{element.tag} {name}={value}")
    return found


def test_what_is_inline_would_be_found() -> None:
    page = Markup(
        '<p style="x" onclick="y" hx-on:click="z"></p><script>1</script><script src="//a"></script><style>2</style>'
        '<a href="javascript:1">a</a><a href="https://b">b</a><img src="/c"><a href="#d"></a>'
    )
    assert sorted(inline(page)) == sorted([
        "<style>", "<script>", "p style", "p onclick", "p hx-on:click", "script src=//a",
        "a href=javascript:1", "a href=https://b",
    ])  # fmt: skip


# ---- cookies


@told
async def test_a_stranger_becomes_a_guest_with_a_cookie_that_no_script_reads(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        page = await place.stranger().get("/")
        cookie = page.headers["set-cookie"]
        assert cookie.startswith(f"{COOKIE}=")
        assert [part for part in ("HttpOnly", "SameSite=Lax", "Path=/") if part not in cookie] == []
        assert "Secure" not in cookie
    async with Place(tmp_path, secure=True) as place:
        assert (await place.stranger().get("/")).headers["set-cookie"].endswith("; Secure")


@told
async def test_only_our_own_cookies_are_believed(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await a_game(place)
        anna = place.visitor("Anna")
        assert (await anna.get(anna.seat(room))).status_code == 200
        genuine = place.house.cookies.write(Guest("guest-Anna", "Anna", "en"))
        body, _, signature = genuine.rpartition(".")
        key = place.house.key
        forged = [
            "", ".", "a.b", "%", "gloam", genuine[:-1], genuine + "x", body, f"{body}.", f"{signature}.{body}",
            f"{body[::-1]}.{signature}", genuine.upper(), "é" * 50, "A" * 4000, "\x7f\x01", '"quoted', "a b c",
            Cookies("another key").write(Guest("guest-Anna", "Anna", "en")),
            URLSafeSerializer(key, salt="other").dumps(["guest-Anna", "Anna", "en"]),
            URLSafeSerializer(key, salt="guest").dumps(["guest-Anna", "Anna", "xx"]),
            URLSafeSerializer(key, salt="guest").dumps(["guest-Anna", "Anna"]),
            URLSafeSerializer(key, salt="guest").dumps([1, "Anna", "en"]),
            URLSafeSerializer(key, salt="guest").dumps({"id": "guest-Anna"}),
            URLSafeSerializer(key, salt="guest").dumps(None),
        ]  # fmt: skip
        for cookie in forged:
            stranger = place.stranger()
            header = f"{COOKIE}={cookie}".encode("latin-1")
            page = await stranger.client.get(anna.seat(room), headers={b"cookie": header})
            assert page.status_code == 403, cookie
            assert page.headers["set-cookie"].startswith(f"{COOKIE}="), "they are a new guest"


@told
async def test_cookies_of_others_on_this_host_do_not_hide_ours(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await a_game(place)
        ours = f"{COOKIE}={place.house.cookies.write(Guest('guest-Anna', 'Anna', 'en'))}"
        path = place.visitor("Anna").seat(room)
        for other in ('theme={"dark": true}', "a:b=1", "=", ";;", "x", "a/b=c; d[e]=f", "gloam2=x", "notgloam=1"):
            for header in (f"{other}; {ours}", f"{ours}; {other}"):
                assert (await place.stranger().get(path, cookie=header)).status_code == 200, header


# ---- foreign, too big, too often


@told
async def test_other_sites_send_no_forms(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        foreign = [
            {"sec_fetch_site": "cross-site"}, {"sec_fetch_site": "same-site"}, {"origin": "https://evil.test"},
            {"origin": "null"}, {"origin": "http://gloam.test.evil.test"}, {"origin": "http://gloam.test:81"},
            {"sec_fetch_site": "cross-site", "origin": "http://gloam.test"}, {"origin": "http://["},
        ]  # fmt: skip
        for headers in foreign:
            assert (await anna.post("/play", {"game": "vendetta"}, **headers)).status_code == 403, headers
            assert (await anna.post("/me/language", {"language": "fr"}, **headers)).status_code == 403
        assert place.house.store.tables_of("guest-Anna") == []
        assert (await anna.get("/", sec_fetch_site="cross-site")).status_code == 200, "a link may come from anywhere"
        for headers in ({"sec_fetch_site": "same-origin"}, {"origin": "http://gloam.test"}, {}):
            assert (await anna.post("/play", {"game": "vendetta"}, **headers)).status_code == 303, headers


@told
async def test_what_is_sent_has_a_limit(tmp_path: Path) -> None:
    async with Place(tmp_path, body=2000) as place:
        room = await a_game(place)
        anna, seat = place.visitor("Anna"), place.visitor("Anna").seat(room)
        assert (await anna.post(f"{seat}/say", {"text": "a" * 3000})).status_code == 413
        assert (await anna.raw(f"{seat}/answer", json.dumps({"option": "a" * 3000, "number": 1}))).status_code == 413
        assert room.remarks == []
        assert (await anna.post(f"{seat}/say", {"text": "a" * 300})).status_code == 303


@told
async def test_whoever_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    async with Place(tmp_path, requests=5) as place:
        anna = place.visitor("Anna")
        found = [(await anna.get("/rules")).status_code for _ in range(8)]
        assert found == [200] * 5 + [429] * 3
        assert (await anna.post("/play", {"game": "vendetta"})).status_code == 429
        assert (await anna.get("/health")).status_code == 200
        assert place.house.store.tables_of("guest-Anna") == []


@told
async def test_a_remark_is_cut_and_tidied(tmp_path: Path) -> None:
    async with Place(tmp_path, chat=20) as place:
        room = await a_game(place)
        anna = place.visitor("Anna")
        for text in ("a" * 50, "one\r\ntwo\x00\u202ethree", "  \t\n ", ""):
            assert (await anna.post(f"{anna.seat(room)}/say", {"text": text})).status_code == 303
        assert [remark.text for remark in room.remarks] == ["a" * 20, "one two three"]


# ---- whose seat it is


@told
async def test_nobody_reads_or_acts_in_anothers_seat(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await a_game(place)
        question, lines = asked(room), lines_kept(room)
        own = LETTERS[question.seat]
        others = [place.visitor(name) for name in FOUR if name != room.seats[question.seat].name]
        forms = {
            "choose": {"choose": f"0 {question.options[0]}", "number": str(question.number)},
            "confirm": {"number": str(question.number)},
            "clear": {}, "undo": {}, "ask-undo": {}, "consent": {"agree": "yes"}, "say": {"text": "I am Anna."},
            "stand-in": {"bot": "yes"}, "report": {"text": "Something is wrong."}, "link": {},
        }  # fmt: skip
        for visitor in [*others, place.visitor("Eve"), place.stranger()]:
            seat = f"/tables/{room.id}/{own}"
            for path in (seat, f"{seat}/view", f"{seat}/stream", f"{seat}/seat", f"{seat}/report"):
                assert (await visitor.get(path)).status_code == 403, path
            for path, form in forms.items():
                assert (await visitor.post(f"{seat}/{path}", form)).status_code in (403, 404, 405), path
            assert (await visitor.send(seat, question.options[0], question.number)).status_code == 403
            assert (await visitor.get(f"/replays/{room.id}?seat={own}")).status_code in (403, 404)
        assert (lines_kept(room), room.remarks, room.pending.drafts) == (lines, [], {})
        assert not room.seats[question.seat].stand_in


@told
async def test_forged_letters_lead_nowhere(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await a_game(place)
        anna = place.visitor("Anna")
        for letter in ("B", "F", "G", "a", "AB", "0", "-1", "Watch", "%41%00", "é", "A" * 500, "..", "%2e%2e"):
            page = await anna.get(f"/tables/{room.id}/{letter}/view")
            assert page.status_code in (403, 404), letter


@told
async def test_whoever_watches_only_watches(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await a_game(place)
        question, lines = asked(room), lines_kept(room)
        watch = f"/tables/{room.id}/watch"
        for visitor in (asked_visitor(place, room), place.stranger()):
            assert (await visitor.get(watch)).status_code == 200
            assert (await visitor.send(watch, question.options[0], question.number)).status_code == 403
            for path, form in (
                ("choose", {"choose": "0 x", "number": "1"}),
                ("undo", {}),
                ("consent", {"agree": "yes"}),
            ):
                assert (await visitor.post(f"{watch}/{path}", form)).status_code == 403
        view = (await place.stranger().get(f"{watch}/view")).json()
        assert (view["question"], view["view"]["seat"]) == (None, None)
        assert "you" not in view["view"]
        assert lines_kept(room) == lines


# ---- answers of the wrong shape


@told
async def test_an_answer_of_the_wrong_shape_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await a_game(place)
        visitor, question, lines = asked_visitor(place, room), asked(room), lines_kept(room)
        seat, option = visitor.seat(room), asked(room).options[0]
        numbers: list[object] = [None, "1", "x", True, 1.5, [], {}, -1, 0, question.number + 1, 10**18]
        for number in numbers:
            answer = await visitor.send(seat, option, number)
            assert 400 <= answer.status_code < 500, number
            assert answer.json()["error"]
        options: list[object] = [None, 7, True, [], {}, "", " ", "banana", "\x00", "é" * 9000, "play XX99", SCRIPT]
        for wrong in options:
            answer = await visitor.send(seat, wrong, question.number)
            assert 400 <= answer.status_code < 500, wrong
        bodies: list[str | bytes] = [
            "", "{", "[]", "null", '"play"', "{}", '{"option": "x"}', '{"number": 1}', "[" * 5000, b"\xff\xfe",
            b'{"option": "\xff", "number": 1}',
            '{"option": "\\ud800", "number": 1}', '{"option": "x", "number": 1e400}',
            '{"option": "x", "number": ' + "9" * 5000 + "}", '{"option": "x", "number": NaN}',
        ]  # fmt: skip
        for body in bodies:
            assert 400 <= (await visitor.raw(f"{seat}/answer", body)).status_code < 500, body[:99]
        assert (lines_kept(room), asked(room)) == (lines, question)
        assert (await visitor.send(seat, option, question.number)).status_code == 204


@told
async def test_a_form_of_the_wrong_shape_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await a_game(place)
        visitor, question, lines = asked_visitor(place, room), asked(room), lines_kept(room)
        seat, option, number = visitor.seat(room), asked(room).options[0], str(asked(room).number)
        for wrong in ("", "x", "-1", "1.5", "9" * 30, "٣x", " 1", "1 1", "0x1", "NaN"):
            form = {"choose": f"0 {option}", "number": wrong}
            assert (await visitor.post(f"{seat}/choose", form)).status_code == 400, wrong
            assert (await visitor.post(f"{seat}/confirm", {"number": wrong})).status_code == 400
        for wrong in ("", "x", option, f"-1 {option}", f"x {option}", f"9999 {option}", f" 0 {option}", f"+0 {option}"):
            answer = await visitor.post(f"{seat}/choose", {"choose": wrong, "number": number})
            assert answer.status_code == 400, wrong
        for form in ({}, {"number": number}, {"choose": f"0 {option}"}):
            assert (await visitor.post(f"{seat}/choose", form)).status_code == 400
        refused = (f"9 {option}", "0", "0 ", "0 banana", f"0 {SCRIPT}", "1 at 1 up", f"0 {'a' * 9000}", "0 \x00")
        for wrong in refused:
            answer = await visitor.post(f"{seat}/choose", {"choose": wrong, "number": number}, accept=JSON)
            assert answer.status_code in (400, 422), wrong
        assert (lines_kept(room), asked(room), room.pending.play_of(question.seat).chosen) == (lines, question, [])


@told
async def test_addresses_that_lead_nowhere_say_so_without_a_fault(tmp_path: Path) -> None:
    with Written(Plain()) as written:
        async with Place(tmp_path) as place:
            anna = place.visitor("Anna")
            waiting = await place.table("vendetta", "Anna", "open", "open")
            paths = [
                "/nowhere", "/tables/x/A", "/tables/%00/watch", "/seat/x", "/cards/vendetta/XX99", "/rules/chess",
                "/cards/chess", "/replays/x", "/invite/chess", "/tables//A", "/static/../door.py", "/reports/x",
                "/static/%2e%2e/door.py", "/vendor/nothing.js", "/tables/x/A/stream", f"/tables/{waiting.id}/A/stream",
                f"/tables/{waiting.id}/A/view", f"/tables/{waiting.id}/journal", "/decks/rivals/x", "/decks/chess",
                f"/replays/{waiting.id}", f"/replays/{waiting.id}?line=x", f"/replays/{waiting.id}?line=-1&seat=A",
            ]  # fmt: skip
            for path in paths:
                assert 400 <= (await anna.get(path)).status_code < 500, path
            for method in ("PUT", "DELETE", "PATCH"):
                assert (await anna.client.request(method, "/")).status_code == 405
            assert (await anna.get("/play")).status_code == 405
            for path in ("/", "/health", f"/tables/{waiting.id}/A/waiting", "/rules/vendetta", "/nowhere"):
                whole, head = await anna.get(path), await anna.client.request("HEAD", path)
                assert (head.status_code, head.content) == (whole.status_code, b""), path
                assert head.headers["content-type"] == whole.headers["content-type"], path
            assert (await anna.client.request("HEAD", f"/tables/{waiting.id}/A/waiting/stream")).status_code == 405
            assert (await anna.post("/watch/nowhere")).status_code == 404
    assert [line for line in written.lines if '"level": "error"' in line] == []


FOLDERS = (
    "static", "static/css", "vendor", "vendor/fonts", "tables", "tables/x", "tables/x/A", "seat", "arenas",
    "cards/vendetta", "rules", "replays", "puzzles", "puzzles/vendetta", "invite", "health", "decks/rivals",
)  # fmt: skip
NAMES = ("%00", "a%00.js", "a" * 256, "a" * 5000, "a/" * 2500, "%F0%9F%A6%87" * 64, "%FF" * 5000, "%2e%2e%00")


@pytest.mark.parametrize("name", NAMES)
@told
async def test_what_nothing_can_be_called_is_not_found(tmp_path: Path, name: str) -> None:
    with Written(Plain()) as written:
        async with Place(tmp_path, arenas=tmp_path) as place:
            anna = place.visitor("Anna")
            for folder in FOLDERS:
                assert (await anna.get(f"/{folder}/{name}")).status_code == 404, folder
            for path in (f"/{name}", f"/tables/{name}/A/view", f"/tables/{name}/watch/stream"):
                assert (await anna.get(path)).status_code == 404, path
            assert (await anna.post(f"/tables/{name}/A/answer")).status_code in (404, 405)
            assert (await anna.get(f"/replays/x?seat={name}&line={name}")).status_code in (400, 404)
    assert [line for line in written.lines if '"level": "error"' in line] == []


# ---- script in names and talk


@told
async def test_script_in_names_and_talk_is_only_text(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, boris = place.known(Guest("a", SCRIPT, "en")), place.known(Guest("b", SHOUT, "fr"))
        room = await place.table("vendetta", "a", "b", "c", seed=3)
        for seat, name in enumerate((SCRIPT, SHOUT, "{name} {0} %s")):
            room.seats[seat].name = name
            assert place.house.store.hold("abc"[seat], room.seats[seat].secret, f"fresh {seat}")
            room.holders[seat].add("abc"[seat])
        await anna.post(f"/tables/{room.id}/A/say", {"text": SCRIPT})
        await boris.post(f"/tables/{room.id}/B/say", {"text": SHOUT})
        await anna.post(f"/tables/{room.id}/A/say", {"text": "{names} {0} %(x)s"})
        walter = place.known(Guest("w", SCRIPT, "en"))
        await walter.post(f"/tables/{room.id}/watch/say", {"text": SHOUT})
        await play(room, Random(3), 60)
        seat = next(seat for seat in range(3) if room.back.may_request(seat))
        await room.back.ask_undo(seat)
        await harmless(room, [anna, boris, walter])
        for other in room.back.others(seat):
            await room.back.consent(other, agrees=True)
        await play(room, Random(3))
        await harmless(room, [anna, boris, walter], "/end")


async def harmless(room: Room, visitors: list[Visitor], *more: str) -> None:
    """On every page of this table: they are there, and they are words."""
    for visitor, place in zip(visitors, ("A", "B", "watch"), strict=True):
        seat = "" if place == "watch" else f"?seat={place}"
        paths = [f"/tables/{room.id}/{place}", f"/replays/{room.id}{seat}", f"/replays/{room.id}/log{seat}", "/"]
        for path in [*paths, *[f"/tables/{room.id}{tail}" for tail in more]]:
            page = await visitor.get(path)
            assert page.status_code == 200, path
            markup = Markup(page.text)
            assert inline(markup) == [], path
            assert not [element for element in markup.all("img") if "onerror" in element.attributes]
            assert SCRIPT not in page.text
            assert SHOUT not in page.text
            if path != "/" or place != "watch":
                assert SCRIPT in markup.said or SHOUT in markup.said, f"{path} names nobody"


# ---- secrets


@told
async def test_a_seats_secret_and_a_guests_id_are_nowhere(tmp_path: Path) -> None:
    """Neither on a page of others, nor in what is written down, nor in what a browser tells the next site."""
    with Written(Plain()) as written:
        async with Place(tmp_path) as place:
            room = await a_game(place)
            secrets = [seat.secret for seat in room.seats]
            assert min(map(len, secrets)) >= 32
            for name in FOUR:
                visitor = place.visitor(name)
                mine = secrets[LETTERS.index(visitor.seat(room)[-1])]
                for path in (visitor.seat(room), "/", f"{visitor.seat(room)}/view", f"/replays/{room.id}"):
                    page = await visitor.get(path)
                    assert [secret for secret in secrets if secret in page.text] == []
                    assert "guest-" not in page.text
                    assert page.headers["referrer-policy"] == "no-referrer"
                link = await visitor.get(f"{visitor.seat(room)}/seat")
                assert [secret for secret in secrets if secret in link.text] == [mine], "one's own, when asked for"
            await place.stranger().get(f"/seat/{secrets[0]}")
            await place.stranger().post(f"/seat/{secrets[0]}", {"name": "Eve"})
            await place.stranger().post(f"/seat/{secrets[0]}", {"name": "Eve"}, sec_fetch_site="cross-site")
            await place.stranger().get(f"/seat/{secrets[0]}/nowhere")
            await play(room, Random(1), 5)
    text = "\n".join(written.lines)
    assert "/seat/{secret}" in text
    assert [secret for secret in secrets if secret in text] == []
    assert "guest-" not in text
    assert "Anna" not in text
    assert "gloam=" not in text


@told
async def test_what_is_written_down_tells_nothing_of_the_game(tmp_path: Path) -> None:
    with Written(Plain()) as written:
        async with Place(tmp_path) as place:
            room = await a_game(place)
            anna = asked_visitor(place, room)
            await anna.post(f"{anna.seat(room)}/choose", {"choose": f"0 {asked(room).options[0]}", "number": "x"})
            await anna.send(anna.seat(room), asked(room).options[0], asked(room).number)
            await anna.send(anna.seat(room), "play XX99", 1)
            seed = room.row.seed = 918273645546372819
            options = {line.option for line in lines_kept(room) if " " in line.option}
    lines = [json.loads(line) for line in written.lines if '"what": "request"' in line]
    told_of = {"at", "level", "what", "request", "method", "path", "table", "status", "ms"}
    assert [set(line) for line in lines] == [told_of] * len(lines)
    assert len({line["request"] for line in lines}) == len(lines)
    text = "\n".join(written.lines)
    assert [option for option in options if option in text] == []
    assert str(seed) not in text


@told
async def test_a_running_game_is_not_handed_out(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await a_game(place)
        anna = place.visitor("Anna")
        assert (await anna.get(f"/tables/{room.id}/journal")).status_code in (403, 404, 409)
        for seat in ("all", "B", "*", "A,B"):
            page = await anna.get(f"/replays/{room.id}?seat={seat}")
            assert page.status_code in (400, 403, 404), seat
        report = await anna.post(f"{anna.seat(room)}/report", {"text": "Something is wrong."})
        assert report.status_code == 200
        (kept,) = place.house.store.reports()
        assert kept.id in report.text
        assert (await anna.get(f"/reports/{kept.id}")).status_code == 403
        assert "Anna" not in kept.journal
        await play(room, Random(1))
        assert (await anna.get(f"/reports/{kept.id}")).text == kept.journal
        assert (await anna.get(f"/tables/{room.id}/journal")).text == room.journal().text()
