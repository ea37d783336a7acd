"""The API for programs: who is who, what there is to read, a table from its opening to its end, and what is refused."""

from __future__ import annotations

import asyncio
import json
import runpy
import sys
from pathlib import Path
from random import Random
from socket import IPPROTO_TCP, TCP_NODELAY, create_connection
from typing import Any, Final

import httpx
import pytest

import gloam
from gloam.rivals.ready_decks import READY
from gloam.web.guests.guest import COOKIE
from gloam.web.rooms.room import Room
from gloam.web.routes.api import events
from gloam.web.routes.api.programs import described
from gloam.web.serve import listen
from tests.docs.pages import ROOT
from tests.web.place import PATIENCE, Place, asked, lines_kept, play, told, until
from tests.web.test_leaks import hidden
from tests.web.test_stream import END, served

BOT: Final = ROOT / "docs" / "examples" / "web_bot.py"


class Program:
    """Somebody without a browser: a token, and no cookies."""

    def __init__(self, place: Place, token: str = "") -> None:
        self.client: Final = httpx.AsyncClient(transport=place.transport, base_url="http://gloam.test/api/v1")
        self.headers: dict[str, str] = {"authorization": f"Bearer {token}"} if token else {}
        self.place: Final = place

    @classmethod
    async def named(cls, place: Place, name: str = "Robot", language: str = "en") -> Program:
        answer = await cls(place).post("/guests", name=name, language=language)
        assert answer.status_code == 201
        return cls(place, answer.json()["token"])

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.ask("GET", path, None, **headers)

    async def post(self, path: str, **body: object) -> httpx.Response:
        return await self.ask("POST", path, body)

    async def put(self, path: str, **body: object) -> httpx.Response:
        return await self.ask("PUT", path, body)

    async def delete(self, path: str) -> httpx.Response:
        return await self.ask("DELETE", path, None)

    async def ask(self, method: str, path: str, body: object, **headers: str) -> httpx.Response:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        answer = await self.client.request(method, path, json=body, headers=self.headers | sent)
        assert "set-cookie" not in answer.headers, "a program is given no cookie"
        assert not self.client.cookies
        return answer

    async def raw(self, path: str, body: bytes) -> httpx.Response:
        return await self.client.post(path, content=body, headers=self.headers)

    async def table(self, game: str = "vendetta", **plan: object) -> tuple[dict[str, Any], Room]:
        answer = await self.post("/tables", game=game, **plan)
        assert answer.status_code == 201, answer.text
        return answer.json(), await self.place.house.room(answer.json()["id"])


def refused(answer: httpx.Response, status: int, key: str) -> dict[str, Any]:
    """What a refusal says besides its name, which is this one."""
    problem: dict[str, Any] = answer.json()
    assert (answer.status_code, problem["key"]) == (status, key)
    assert set(problem) == {"error", "key", "rule", "facts"}
    assert len(problem["error"]) > 8
    return problem


# ---- who is who


@told
async def test_a_token_says_who_somebody_is(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        robot = await Program.named(place, "Robot", "fr")
        assert (await robot.get("/guests/me")).json() == {"name": "Robot", "language": "fr"}


@told
async def test_the_cookie_of_a_browser_does_as_well(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        assert (await anna.get("/api/v1/guests/me")).json()["name"] == "Anna"


@told
async def test_a_token_goes_before_a_cookie_and_serves_the_pages_too(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, robot = place.visitor("Anna"), await Program.named(place)
        assert (await anna.get("/api/v1/guests/me", **robot.headers)).json()["name"] == "Robot"
        room = await place.table("vendetta", "Anna", "greedy", "greedy")
        path = f"/tables/{room.id}/A/view"
        assert [(await anna.get(path)).status_code, (await anna.get(path, **robot.headers)).status_code] == [200, 403]


@pytest.mark.parametrize("forge", ["{0}~", "nonsense", "", "{0}.{0}"])
@told
async def test_a_forged_token_is_nobodys(tmp_path: Path, forge: str) -> None:
    async with Place(tmp_path) as place:
        robot = await Program.named(place)
        token = robot.headers["authorization"].removeprefix("Bearer ")
        answer = await robot.get("/games", authorization=f"Bearer {forge.format(token)}")
        refused(answer, 401, "trouble.bad-token")
        assert answer.headers["www-authenticate"] == "Bearer"


@told
async def test_the_token_of_another_house_is_nobodys(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    async with Place(folders[0]) as here, Place(folders[1]) as there:
        foreign = Program(here, (await Program.named(there)).headers["authorization"].removeprefix("Bearer "))
        refused(await foreign.get("/guests/me"), 401, "trouble.bad-token")


@told
async def test_a_stranger_reads_and_watches_but_opens_nothing(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", "Anna", "Boris", "Chloe")
        stranger = Program(place)
        assert (await stranger.get(f"/tables/{room.id}/seats/watch/view")).status_code == 200
        assert (await stranger.get("/tables")).json() == []
        before = place.house.store.unfinished_of("")
        for answer in (
            await stranger.post("/tables", game="vendetta"),
            await stranger.post(f"/tables/{room.id}/seats"),
            await stranger.post(f"/tables/{room.id}/seats/watch/say", text="hello"),
            await stranger.delete(f"/tables/{room.id}"),
            await stranger.post(f"/tables/{room.id}/seats/A/answer", option="x", number=1),
            await stranger.post("/games/rivals/decks", list="x"),
            await stranger.get("/guests/me"),
        ):
            refused(answer, 401, "trouble.no-guest")
        assert (place.house.store.unfinished_of(""), room.remarks) == (before, [])


@told
async def test_a_name_has_as_many_letters_as_on_pages(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        limit = place.settings.name
        assert (await Program(place).post("/guests", name="x" * limit)).json()["name"] == "x" * limit
        for much in (limit + 1, 5000):
            no = refused(await Program(place).post("/guests", name="x" * much), 400, "trouble.name-long")
            assert no["facts"] == {"limit": limit}


@told
async def test_who_need_not_say_anything_need_not_send_anything(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        assert (await Program(place).raw("/guests", b"")).json()["name"] == ""
        host, guest = await Program.named(place, "Host"), await Program.named(place, "Guest")
        for game in ("vendetta", "rivals"):
            table, _ = await host.table(
                game, seats=["me", *["open"] * (gloam.game(game).seat_counts[0] - 1)], listed=True
            )
            assert (await guest.raw(f"/tables/{table['id']}/seats", b"")).json()["letter"] == "B"
            no = await guest.put(f"/tables/{table['id']}/seats/B/deck")
            assert refused(no, 400, "trouble.form")["facts"] == {"name": "deck"}, "nobody changes it by saying nothing"
        assert refused(await host.raw("/tables", b""), 400, "trouble.form")["facts"] == {"name": "game"}
        needed = {
            path: item["post"]["requestBody"]["required"]
            for path, item in described()["paths"].items()
            if "requestBody" in item.get("post", {})
        }
        assert [path for path, is_needed in needed.items() if not is_needed] == [
            "/api/v1/guests",
            "/api/v1/tables/{id}/seats",
        ]


# ---- in which language


@told
async def test_sentences_are_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        english, french = await Program.named(place), await Program.named(place, "Robot", "fr")
        path = "/games/vendetta/cards/BR01"
        said = (await english.get(path)).json()["name"], (await french.get(path)).json()["name"]
        assert said[0] != said[1]
        assert (await english.get(f"{path}?language=fr")).json()["name"] == said[1]
        assert (await english.get(path, accept_language="fr-CA,en;q=0.5")).json()["name"] == said[1]
        assert (await french.get(path, accept_language="de")).json()["name"] == said[1]
        assert (await french.get(f"{path}?language=en", accept_language="fr")).json()["name"] == said[0]
        assert refused(await english.get(f"{path}?language=de"), 400, "trouble.form")["facts"] == {"name": "language"}


# ---- what there is to read


@told
async def test_every_game_says_how_it_is_set_up(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        games = (await Program(place).get("/games")).json()
        assert [game["name"] for game in games] == gloam.games()
        for said in games:
            game = gloam.game(said["name"])
            assert (said["rules_version"], said["seats"]) == (game.rules_version, list(game.seat_counts))
            assert said["usual_seats"] in said["seats"]
            assert (await Program(place).get(f"/games/{game.name}")).json() == said
        assert [bool(game["decks"]) for game in games] == [False, False, True]


@told
async def test_every_rule_and_card_can_be_read(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        program, rules = Program(place), set[str]()
        for game in gloam.games():
            rules = {rule["id"] for rule in (await program.get(f"/games/{game}/rules")).json()}
            assert set(gloam.game(game).ledger().rules) <= rules
            cards = (await program.get(f"/games/{game}/cards")).json()
            assert {card["id"] for card in cards} == set(gloam.game(game).card_ids())
            assert all(set(card["rules"]) <= rules for card in cards)
        found = (await program.get("/games/rivals/cards?q=hydra")).json()
        assert found[0] == (await program.get(f"/games/rivals/cards/{found[0]['id']}")).json()
        assert found[0]["facts"]["potency"] == 6
        drained = (await program.get("/games/rivals/cards?q=clan:ventrue%20kind:vampire%20potency:6")).json()
        assert [card["name"] for card in drained] == ["Randolph Marz", "Borek Wagner"]
        refused(await program.get("/games/rivals/cards?q=klan:ventrue"), 422, "unreadable.search-field")
        torpor = (await program.get("/games/rivals/rules?q=torpor")).json()
        assert 0 < len(torpor) < len(rules)
        assert (await program.get(f"/games/rivals/rules/{torpor[0]['id']}")).json() == torpor[0]
        for path, key in (("x/cards", "no-game"), ("rivals/cards/x", "no-card"), ("rivals/rules/x", "no-rule")):
            refused(await program.get(f"/games/{path}"), 404, f"trouble.{key}")


@told
async def test_decks_are_kept_changed_and_removed_by_their_owner_alone(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        robot, other = await Program.named(place), await Program.named(place, "Other")
        ready = (await robot.get("/games/rivals/decks/rule-the-streets")).json()
        assert ready["lawful"]
        assert all(law["met"] for law in ready["laws"])
        refused(await robot.post("/games/rivals/decks", list=ready["list"], name="x" * 41), 400, "trouble.name-long")
        assert all(deck["ready"] for deck in (await robot.get("/games/rivals/decks")).json()), "none was kept"
        kept = (await robot.post("/games/rivals/decks", list=ready["list"], name="Mine")).json()
        assert (kept["name"], kept["lawful"]) == ("Mine", True)
        path = f"/games/rivals/decks/{kept['id']}"
        assert kept["id"] in [deck["id"] for deck in (await robot.get("/games/rivals/decks")).json()]
        for answer in (await other.get(path), await other.delete(path), await other.put(path, list="1 Hydra")):
            refused(answer, 404, "trouble.no-deck")
        changed = (await robot.put(path, list="1 Baseball Bat")).json()
        assert (changed["name"], changed["lawful"]) == ("Mine", False)
        assert (await robot.get(path)).json()["list"] == changed["list"]
        refusal = refused(
            await robot.post("/tables", game="rivals", decks=[kept["id"]], pool="any"), 422, "trouble.deck-unlawful"
        )
        assert refusal["rule"] in gloam.game("rivals").ledger()
        assert (await robot.delete(path)).status_code == 204
        refused(await robot.get(path), 404, "trouble.no-deck")
        refused(await robot.get("/games/vendetta/decks"), 404, "trouble.no-decks")


@told
async def test_a_list_is_checked_and_not_kept(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        robot = await Program.named(place)
        checked = (
            await robot.post("/games/rivals/decks/check", list="Leader: Hydra\n3 Basball Bat\n1 Nobody at all")
        ).json()
        assert (checked["id"], checked["lawful"]) == ("", False)
        assert checked["slips"][0]["wrote"] == "3 Basball Bat"
        assert checked["slips"][0]["was_read"]
        assert any(not law["met"] for law in checked["laws"])
        assert [one["ready"] for one in (await robot.get("/games/rivals/decks")).json()] == [True] * len(READY)
        limit = place.settings.list
        refused(await robot.post("/games/rivals/decks/check", list="x" * (limit + 1)), 413, "trouble.list-long")


# ---- tables and seats


@told
async def test_a_table_is_opened_joined_and_begun(tmp_path: Path, slow_bots: None) -> None:
    async with Place(tmp_path) as place:
        host, guest, third = [await Program.named(place, name) for name in ("Host", "Guest", "Third")]
        made, room = await host.table(
            "vendetta", seats=["me", "open", "open", "greedy"], variants=["relics"], listed=True
        )
        assert (made["begun"], made["host"], made["variants"]) == (False, True, ["relics"])
        assert [seat["kind"] for seat in made["seats"]] == ["person", "open", "open", "bot"]
        secrets = [seat["secret"] for seat in made["seats"]]
        assert [bool(secret) for secret in secrets] == [False, True, True, False]
        for other in (guest, third, Program(place)):
            seen = (await other.get(f"/tables/{room.id}")).json()
            assert (seen["host"], [seat["secret"] for seat in seen["seats"]]) == (False, [""] * 4)
        refused(await guest.get(f"/tables/{room.id}/seats/watch/view"), 409, "trouble.not-begun")
        assert (await guest.post("/seats", secret=secrets[1])).json() == {"table": room.id, "seat": 1, "letter": "B"}
        refused(await third.post("/seats", secret=secrets[1]), 404, "trouble.no-seat")
        listed = (await third.get("/tables?which=listed")).json()
        assert [table["id"] for table in listed] == [room.id]
        refused(await guest.post(f"/tables/{room.id}/begin"), 403, "trouble.not-host")
        begun = (await host.post(f"/tables/{room.id}/begin")).json()
        assert (begun["begun"], [seat["kind"] for seat in begun["seats"]]) == (True, ["person", "person", "bot", "bot"])
        assert [table["id"] for table in (await guest.get("/tables")).json()] == [room.id]
        refused(await third.post(f"/tables/{room.id}/seats"), 400, "trouble.no-open-seat")


@told
async def test_the_last_who_sits_down_at_a_listed_table_begins_the_game(tmp_path: Path, slow_bots: None) -> None:
    async with Place(tmp_path) as place:
        host, guest = await Program.named(place, "Host"), await Program.named(place, "Guest")
        _, room = await host.table("rivals", seats=["me", "open"], decks=["rule-the-streets"], listed=True)
        refused(
            await guest.put(f"/tables/{room.id}/seats/A/deck", deck="the-big-picture"), 403, "trouble.not-your-seat"
        )
        refused(await guest.post(f"/tables/{room.id}/seats", deck="no such deck"), 404, "trouble.no-deck")
        assert (await host.put(f"/tables/{room.id}/seats/A/deck", deck="the-big-picture")).status_code == 204
        assert (await guest.post(f"/tables/{room.id}/seats", deck="kings-and-tyrants")).json()["letter"] == "B"
        assert room.playing.setup.decks == ("the-big-picture", "kings-and-tyrants")
        refused(await host.put(f"/tables/{room.id}/seats/A/deck", deck=""), 409, "trouble.begun")


@told
async def test_a_seat_is_left_to_a_bot_taken_back_and_left_for_good(tmp_path: Path, slow_bots: None) -> None:
    async with Place(tmp_path) as place:
        host = await Program.named(place)
        _, room = await host.table()
        path = f"/tables/{room.id}/seats/A"
        for away in (True, False):
            assert (await host.put(f"{path}/stand-in", bot=away)).status_code == 204
            assert (await host.get(f"/tables/{room.id}")).json()["seats"][0]["stand_in"] is away
        refused(await host.post(f"{path}/cover/B"), 409, "trouble.not-away")
        refused(await host.post(f"{path}/cover/Z"), 404, "trouble.no-letter")
        assert (await host.delete(path)).status_code == 204
        refused(await host.get(f"/tables/{room.id}"), 404, "trouble.no-table")


@told
async def test_only_whoever_opened_a_table_clears_it_away(tmp_path: Path, slow_bots: None) -> None:
    async with Place(tmp_path) as place:
        host, other = await Program.named(place), await Program.named(place, "Other")
        _, room = await host.table()
        refused(await other.delete(f"/tables/{room.id}"), 403, "trouble.not-yours")
        assert (await host.delete(f"/tables/{room.id}")).status_code == 204
        assert (await host.get("/tables")).json() == []


@pytest.mark.parametrize(
    ("plan", "status", "key", "fact"),
    [
        ({"game": "chess"}, 404, "trouble.no-game", "chess"),
        ({"game": "vendetta", "seats": ["me", "nobody", "greedy"]}, 400, "trouble.no-bot", "nobody"),
        ({"game": "vendetta", "seats": ["me", "me", "greedy"]}, 400, "trouble.two-chairs", None),
        ({"game": "vendetta", "seats": ["me", "greedy"]}, 422, "trouble.setup", None),
        ({"game": "vendetta", "variants": ["chess"]}, 422, "trouble.setup", None),
        ({"game": "vendetta", "decks": ["x"]}, 400, "trouble.form", "decks"),
        ({"game": "rivals", "pool": "x"}, 400, "trouble.form", "pool"),
        ({"game": "rivals", "without": ["x"]}, 400, "trouble.form", "without"),
        ({"game": "rivals", "decks": ["", "1 Hydra;"]}, 400, "trouble.deck-others", None),
        ({"game": "rivals", "decks": [""] * 3}, 400, "trouble.form", "decks"),
        ({"game": "vendetta", "position": {"seats": 3}}, 400, "trouble.form", "position.game"),
        ({"game": "vendetta", "seats": "me"}, 400, "trouble.form", "seats"),
        ({"game": "vendetta", "seats": [1]}, 400, "trouble.form", "seats[0]"),
        ({"game": "vendetta", "sets": []}, 400, "trouble.form", "sets"),
        ({"game": "vendetta", "listed": "yes"}, 400, "trouble.form", "listed"),
        ({}, 400, "trouble.form", "game"),
    ],
)
@told
async def test_a_table_that_cannot_be_is_refused(
    tmp_path: Path, plan: dict[str, Any], status: int, key: str, fact: str | None
) -> None:
    async with Place(tmp_path) as place:
        robot = await Program.named(place)
        problem = refused(await robot.post("/tables", **plan), status, key)
        if fact is not None:
            assert fact in problem["facts"].values()
        if key == "trouble.setup":
            assert problem["rule"] in gloam.game("vendetta").ledger() or problem["rule"].startswith("table.")
        assert (await robot.get("/tables")).json() == []


@told
async def test_a_guest_opens_as_many_tables_as_on_pages_and_no_more(tmp_path: Path, slow_bots: None) -> None:
    async with Place(tmp_path, tables=1) as place:
        robot = await Program.named(place)
        await robot.table()
        refused(await robot.post("/tables", game="vendetta"), 429, "trouble.too-many-tables")


# ---- questions and answers


async def seated(place: Place, game: str = "vendetta", *others: str) -> tuple[Program, Room, str]:
    """A program at seat A of a table at which others sit who answer only when they are told."""
    room = await place.table(game, "Anna", *others)
    anna = Program(place, place.house.cookies.write(place.visitor("Anna").guest))  # type: ignore[arg-type]
    return anna, room, f"/tables/{room.id}/seats/A"


def is_mine(room: Room) -> bool:
    return 0 in room.playing.waiting_for()


@told
async def test_a_seat_sees_its_view_its_question_and_why_not(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, room, path = await seated(place, "vendetta", "Boris", "Chloe")
        await play(room, Random(1), until=is_mine)
        seen = (await anna.get(f"{path}/view")).json()
        assert seen["view"] == json.loads(room.playing.view_json(0))
        assert seen["names"] == ["Anna", "Boris", "Chloe"]
        question = (await anna.get(f"{path}/question?words=true")).json()["question"]
        assert seen["question"] == question | {"phrases": []}
        mine = room.playing.seat(0).question()
        assert mine is not None
        assert (question["options"], question["rule"]) == (list(mine.options), mine.rule)
        assert len(question["phrases"]) == len(question["options"])
        assert question["prompt"]
        offered = (await anna.get(f"{path}/refusal?option={question['options'][0]}")).json()
        assert offered == {"option": question["options"][0], "refusal": None}
        assert refused(await anna.get(f"{path}/refusal"), 400, "trouble.form")["facts"] == {"name": "option"}
        no = (await anna.get(f"{path}/refusal?option=fly")).json()["refusal"]
        assert no["key"] == "unreadable.option"
        assert no["facts"]["text"] == "fly"
        assert (await anna.get(f"/tables/{room.id}/seats/watch/question")).json() == {"question": None}


@told
async def test_an_answer_counts_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, room, path = await seated(place, "vendetta", "Boris", "Chloe")
        await play(room, Random(1), until=is_mine)
        question = (await anna.get(f"{path}/question")).json()["question"]
        answer = {"option": question["options"][0], "number": question["number"]}
        sent = await asyncio.gather(*[anna.post(f"{path}/answer", **answer) for _ in range(4)])
        assert sorted(one.status_code for one in sent) == [204, 409, 409, 409]
        assert [line.option for line in lines_kept(room)].count(question["options"][0]) == 1
        again = refused(await anna.post(f"{path}/answer", **answer), 409, "trouble.answered")
        assert again["facts"] == {"number": question["number"]}


@told
async def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, room, path = await seated(place, "vendetta", "Boris", "Chloe")
        await play(room, Random(1), until=is_mine)
        mine = room.playing.seat(0).question()
        assert mine is not None
        number, lines = room.number_of(mine), len(lines_kept(room))
        refused(await anna.post(f"{path}/answer", option="fly", number=number), 422, "unreadable.option")
        ahead = refused(
            await anna.post(f"{path}/answer", option=mine.options[0], number=number + 1), 409, "table.other-question"
        )
        assert (ahead["rule"], ahead["facts"]) == ("table.other-question", {"number": number + 1, "open": number})
        for body, field in (
            (b'{"option": "x", "number": "1"}', "number"),
            (b'{"option": 5, "number": 1}', "option"),
            (b'{"option": "x", "number": 1.5}', "number"),
            (b'{"option": "x", "number": -1}', "number"),
            (b'{"option": "x"}', "number"),
            (b'{"option": "x", "number": 1, "more": 1}', "more"),
            (b"{}", "option"),
            (b"", "option"),
        ):
            problem = refused(await anna.raw(f"{path}/answer", body), 400, "trouble.form")
            assert problem["facts"] == {"name": field}
        for body, came in (
            (b"[]", "array"),
            (b"[" * 100_000, "array"),
            (b'"x"', "string"),
            (b"3", "number"),
            (b"0.5", "number"),
            (b"1e999", "number"),
            (b"true", "boolean"),
            (b"null", "null"),
        ):
            problem = refused(await anna.raw(f"{path}/answer", body), 400, f"trouble.body-{came}")
            assert problem["facts"] == {"expected": "object", "came": came}
        for bad in (b"{", b"\xff"):
            refused(await anna.raw(f"{path}/answer", bad), 400, "trouble.unreadable")
        long = json.dumps({"option": "x" * place.settings.body, "number": 1}).encode()
        refused(await anna.raw(f"{path}/answer", long), 413, "trouble.too-big")
        for other in ("B", "watch", "Z", "AA"):
            refused(
                await anna.post(f"/tables/{room.id}/seats/{other}/answer", option="x", number=1),
                403,
                "trouble.not-your-seat",
            )
        assert len(lines_kept(room)) == lines
        assert room.playing.seat(0).question() == mine


@told
async def test_whoever_is_not_asked_is_told_whose_turn_it_is(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, room, path = await seated(place, "vendetta", "Boris", "Chloe")
        await play(room, Random(1), until=lambda room: not is_mine(room))
        problem = refused(await anna.post(f"{path}/answer", option="x", number=99), 409, "table.not-asked")
        assert problem["facts"]["asked"] == room.playing.waiting_for()


@told
async def test_a_move_is_taken_back_alone_or_with_consent(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, room, path = await seated(place, "blood-orders", "Boris")
        await play(room, Random(7), until=lambda room: len(room.playing.waiting_for()) == 2)
        question = (await anna.get(f"{path}/question")).json()["question"]
        await anna.post(f"{path}/answer", option=question["options"][0], number=question["number"])
        assert (await anna.post(f"{path}/undo")).status_code == 204
        again = (await anna.get(f"{path}/question")).json()["question"]
        assert again["options"] == question["options"]
        assert again["number"] > question["number"]
        ahead = {"number": again["number"] + 1, "open": again["number"]}
        no = await anna.post(f"{path}/answer", option="x", number=ahead["number"])
        assert refused(no, 409, "table.other-question")["facts"] == ahead
        refused(await anna.post(f"{path}/consent", agree=True), 400, "trouble.no-request")


@told
async def test_a_remark_is_heard(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, room, path = await seated(place, "vendetta", "Boris", "Chloe")
        assert (await anna.post(f"{path}/say", text=" good \n evening ")).status_code == 204
        assert [(remark.name, remark.text) for remark in room.remarks] == [("Anna", "good evening")]
        refused(await anna.post(f"{path}/say", text=" \n "), 400, "trouble.form")
        refused(await anna.post(f"{path}/say", text=""), 400, "trouble.form")


@told
async def test_a_remark_is_said_whole_or_not_at_all(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, room, path = await seated(place, "vendetta", "Boris", "Chloe")
        limit = place.settings.chat
        for much in (limit + 1, 5000):
            no = refused(await anna.post(f"{path}/say", text="x" * much), 400, "trouble.remark-long")
            assert no["facts"] == {"limit": limit}
            assert str(limit) in no["error"]
        assert room.remarks == []
        assert (await anna.post(f"{path}/say", text="  " + "x" * limit + "\n")).status_code == 204
        assert [remark.text for remark in room.remarks] == ["x" * limit]


# ---- events


@told
async def test_events_go_on_where_they_were(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, room, path = await seated(place, "vendetta", "Boris", "Chloe")
        rng, heard, since = Random(3), [], "0"
        page: dict[str, Any] = {}
        while not room.playing.over:
            await play(room, rng, 5)
            page = (await anna.get(f"{path}/events?since={since}&words=true")).json()
            assert len(page["lines"]) == len(page["events"])
            heard += page["events"]
            since = page["next"]
        assert heard == json.loads(json.dumps(room.playing.events(0)))
        assert page["over"]
        assert (await anna.get(f"{path}/events?since={since}")).json()["events"] == []
        number = len(heard) - 2
        assert (await anna.get(f"{path}/events?since={number}")).json()["events"] == heard[-2:]
        for wrong in ("-1", "x", "1.2.3", "1" * 10, ""):
            assert refused(await anna.get(f"{path}/events?since={wrong}"), 400, "trouble.form")["facts"] == {
                "name": "since"
            }
        for wait, status in ((30, 200), (31, 400), (-1, 400)):
            assert (await anna.get(f"{path}/events?wait={wait}")).status_code == status


@told
async def test_what_was_taken_back_is_told_otherwise(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, room, path = await seated(place, "vendetta", "Boris", "Chloe")
        rng = Random(1)
        await play(room, rng, until=lambda room: room.told > 10 and room.back.own_move(asked(room).seat) >= 0)
        known = (await anna.get(f"{path}/events")).json()
        seat = asked(room).seat
        await room.back.ask_undo(seat)
        assert (await anna.get(f"/tables/{room.id}")).json()["asks_back"] == seat
        for other in {0, 1, 2} - {seat}:
            await room.back.consent(other, True)
        left = room.told
        assert left < len(known["events"])
        await play(room, rng, until=lambda room: room.told > len(known["events"]))
        page = (await anna.get(f"{path}/events?since={known['next']}")).json()
        assert page["since"] == left
        assert known["events"][:left] + page["events"] == json.loads(json.dumps(room.playing.events(0)))
        assert page["next"].endswith(".1")


@told
async def test_whoever_waits_is_told_when_something_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "LINGER", PATIENCE)
    async with Place(tmp_path) as place:
        anna, room, path = await seated(place, "vendetta", "Boris", "Chloe")
        await play(room, Random(1), until=lambda room: not is_mine(room))
        page = (await anna.get(f"{path}/events")).json()
        waiting = asyncio.create_task(anna.get(f"{path}/events?since={page['next']}&wait=30"))
        await until(lambda: room.present(0))
        assert not waiting.done()
        await play(room, Random(1), until=lambda room: room.told > len(page["events"]))
        told_now = (await waiting).json()
        assert told_now["events"] == json.loads(json.dumps(room.playing.events(0, len(page["events"]))))
        assert room.present(0), "whoever asks again and again does not come and go"


@told
async def test_a_seat_that_is_asked_does_not_wait_unless_it_knows(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, room, path = await seated(place, "vendetta", "Boris", "Chloe")
        await play(room, Random(1), until=is_mine)
        page = (await anna.get(f"{path}/events")).json()
        number = page["question"]["number"]
        at_once = await anna.get(f"{path}/events?since={page['next']}&wait=30")
        assert at_once.json()["question"]["number"] == number
        waiting = asyncio.create_task(anna.get(f"{path}/events?since={page['next']}&wait=30&known={number}"))
        await until(lambda: room.present(0))
        assert not waiting.done()
        place.house.end_streams()
        assert (await waiting).json()["events"] == []


@told
async def test_whoever_has_waited_leaves_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "LINGER", 0.0)
    async with Place(tmp_path) as place:
        anna, room, path = await seated(place, "vendetta", "Boris", "Chloe")
        await play(room, Random(1), until=lambda room: not is_mine(room))
        since = (await anna.get(f"{path}/events")).json()["next"]
        waiting = asyncio.create_task(anna.get(f"{path}/events?since={since}&wait=1"))
        await until(lambda: room.present(0))
        assert (await waiting).json()["events"] == []
        await until(lambda: not room.present(0))


@told
async def test_a_stream_tells_all_and_can_be_taken_up_again(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, room, path = await seated(place, "vendetta", "Boris", "Chloe")
        async with (
            served(place) as url,
            httpx.AsyncClient(base_url=f"{url}/api/v1", headers=anna.headers, timeout=PATIENCE) as client,
        ):
            rng, heard, last = Random(2), [], ""
            while not room.playing.over:
                async with client.stream(
                    "GET", f"{path}/events/stream", headers={"last-event-id": last or "0"}
                ) as answer:
                    assert answer.headers["content-type"].startswith("text/event-stream")
                    pages = told_in(answer)
                    for _ in range(3):
                        message = await anext(pages, None)
                        if message is None:
                            break
                        last, page = message["id"], json.loads(message["data"])
                        heard += page["events"]
                        assert page["next"] == last
                        told_before = room.told
                        await play(room, rng, 40, until=lambda room, before=told_before: room.told > before)  # type: ignore[misc]
            rest = (await anna.get(f"{path}/events?since={last}")).json()
            assert heard + rest["events"] == json.loads(json.dumps(room.playing.events(0)))
            async with client.stream("GET", f"{path}/events/stream?since={rest['next']}") as answer:
                over = [json.loads(message["data"]) async for message in told_in(answer)]
            assert [page["over"] for page in over] == [True], "a stream ends with the game"


async def told_in(answer: httpx.Response) -> Any:
    """The messages of a stream."""
    text = ""
    async for chunk in answer.aiter_text():
        text += chunk
        while (found := END.search(text)) is not None:
            fields = dict(line.split(": ", 1) for line in text[: found.start()].splitlines() if line[0] != ":")
            text = text[found.end() :]
            if "data" in fields:
                yield fields


# ---- journals and positions


@told
async def test_a_journal_is_given_when_the_game_is_over_and_can_be_sent_back(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna, room, path = await seated(place, "vendetta", "Boris", "Chloe")
        await play(room, Random(1), 30)
        refused(await anna.get(f"/tables/{room.id}/journal"), 403, "end.journal-running")
        half = room.journal().text()
        imagined = (await anna.get(f"{path}/position")).json()
        assert imagined["imagined"]
        table: Any = gloam.from_position(imagined["position"])
        assert table.view(0) == room.playing.view(0)
        assert hidden(table) != hidden(room.playing)
        refused(await anna.get(f"/tables/{room.id}/seats/watch/position"), 403, "trouble.not-your-seat")
        await play(room, Random(1))
        whole = await anna.get(f"/tables/{room.id}/journal")
        assert whole.headers["content-type"].startswith("text/plain")
        assert whole.text == room.journal().text()
        true = (await anna.get(f"{path}/position?line=0")).json()
        assert not true["imagined"]
        refused(await anna.get(f"{path}/position?line=99999"), 404, "replay.no-line")
        kept = (await anna.post("/journals", journal=whole.text)).json()
        assert (kept["over"], kept["lines"]) == (True, len(room.moves))
        assert (await place.house.room(kept["table"])).playing.view(None) == room.playing.view(None)
        looked = (await anna.post("/journals", journal=half)).json()
        assert (looked["over"], looked["table"], looked["lines"]) == (False, "", 30)
        going = (await anna.post("/journals", journal=half, seat="B")).json()
        assert (await anna.get(f"/tables/{going['table']}")).json()["seats"][1]["yours"]
        refused(await anna.post("/journals", journal="nonsense"), 422, "unreadable.journal")


@told
async def test_a_table_is_set_up_from_a_position(tmp_path: Path, slow_bots: None) -> None:
    async with Place(tmp_path) as place:
        anna, room, path = await seated(place, "vendetta", "Boris", "Chloe")
        await play(room, Random(1), 40, until=lambda room: len(room.moves) >= 38 and is_mine(room))
        position = (await anna.get(f"{path}/position")).json()["position"]
        read = (await anna.post("/positions", position=position)).json()
        assert (read["game"], read["seats"], read["table"]) == ("vendetta", 3, "")
        made, there = await anna.table("vendetta", seats=["me", "open", "greedy"], position=position)
        assert [seat["kind"] for seat in made["seats"]] == ["person", "open", "bot"]
        assert json.loads(there.row.position)["seed"] != position["seed"]
        refused(await anna.post("/tables", game="vendetta", seats=["me"], position=position), 400, "trouble.form")
        for other in (position | {"game": ""}, position, position | {"game": 5}):
            no = refused(await anna.post("/tables", game="rivals", position=other), 400, "trouble.form")
            assert no["facts"] == {"name": "position.game"}
        refused(await anna.post("/positions", position={}), 400, "trouble.form")
        broken = refused(
            await anna.post("/positions", position=position | {"round": "x"}), 422, "unreadable.position-number"
        )
        assert broken["facts"]["where"] == "round"


# ---- limits and wrong ways


@told
async def test_a_program_that_asks_too_often_is_told_when_to_come_again(tmp_path: Path) -> None:
    async with Place(tmp_path, requests=2) as place:
        program = Program(place)
        assert [(await program.get("/games")).status_code for _ in range(2)] == [200, 200]
        answer = await program.get("/games")
        refused(answer, 429, "trouble.too-often")
        assert 1 <= int(answer.headers["retry-after"]) <= 60


@told
async def test_what_comes_from_another_sites_page_is_refused(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        anna = place.visitor("Anna")
        answer = await anna.raw("/api/v1/tables", b'{"game": "vendetta"}', origin="http://elsewhere.test")
        refused(answer, 403, "trouble.foreign")


@told
async def test_wrong_addresses_and_methods_are_refused_as_data(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        program = Program(place)
        refused(await program.get("/nothing"), 404, "trouble.no-page")
        refused(await program.delete("/games"), 405, "trouble.no-method")
        refused(await program.get("/tables/none"), 404, "trouble.no-table")


@told
async def test_where_nothing_can_be_kept_it_says_when_to_try_again(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        robot = await Program.named(place)
        (tmp_path / "gloam.db").rename(tmp_path / "elsewhere.db")
        answer = await robot.post("/tables", game="vendetta")
        refused(answer, 503, "trouble.store")
        assert int(answer.headers["retry-after"]) > 0


@told
async def test_the_page_for_people_names_every_address(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        for language in ("en", "fr"):
            page = await place.visitor("Anna", language).get("/api")
            assert page.status_code == 200
            assert all(path in page.text for path in described()["paths"])
            assert 'href="/api/v1/openapi.json"' in page.text


@told
async def test_the_description_is_of_the_api_alone(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        description = (await Program(place).get("/openapi.json")).json()
        assert description["openapi"].startswith("3.1")
        assert all(path.startswith("/api/v1/") for path in description["paths"])
        assert len(description["paths"]) > 25


@told
async def test_no_cookie_is_given_to_programs_but_still_to_people(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        stranger = place.stranger()
        assert COOKIE not in (await stranger.get("/api/v1/games")).cookies
        assert COOKIE in (await stranger.get("/")).cookies


def test_on_an_open_connection_nothing_waits_for_a_packet_to_be_confirmed() -> None:
    with listen("127.0.0.1", 0) as listening, create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(IPPROTO_TCP, TCP_NODELAY)


# ---- the bot of the documentation


@pytest.mark.parametrize("game", gloam.games())
@told
async def test_the_bot_of_the_documentation_plays_a_whole_game(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Place(tmp_path) as place, served(place) as url:
        monkeypatch.setattr(sys, "argv", [str(BOT), url, game])
        played = await asyncio.to_thread(runpy.run_path, str(BOT))
        played["server"].close()
        (room,) = place.house.rooms.values()
        assert room.playing.over
        assert capsys.readouterr().out.strip() in ("won", "lost")


def test_the_bot_of_the_documentation_has_thirty_lines() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 30
