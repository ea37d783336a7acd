"""Nobody is sent what they may not know: what is hidden is dealt otherwise, and all that is sent stays the same.

The kernel's own leak tests compare views, events and refusals. Here it is everything that comes out of the server: the
page, what the stream sends, and the view as data. Controls plant leaks, to show that they would be found.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import pytest

import gloam
from gloam.core.question import Question
from gloam.core.table import LETTERS, Table
from gloam.rivals.table import RivalsTable
from gloam.vendetta.table import VendettaTable
from gloam.web import tags as h
from gloam.web.markup import Drawn
from gloam.web.parts import HELD
from gloam.web.rooms.past import Past
from gloam.web.rooms.room import Room
from gloam.web.rooms.shows import Viewer
from gloam.web.routes.api import play as api_play
from gloam.web.routes.tables import page_of
from gloam.web.scenes.composing import compose
from gloam.web.scenes.scene import Scene
from gloam.words import words
from tests.conformance.test_leaks import exchanges
from tests.web.markup import Markup, keys
from tests.web.place import FOUR, Place, Visitor, asked, play, told, until

GAMES = ("vendetta", "blood-orders", "rivals")
every_game = pytest.mark.parametrize("game", GAMES)

# The addresses of a table, without its beginning: those of the table itself, of a place at it, and of a seat.
ABOUT = ("end", "end/again", "journal")
OTHERS = (*ABOUT, "waiting")
SEATED = ("seat", "leave", "report")
WRONG: dict[str, dict[str, str]] = {  # what changes nothing, wherever it is sent
    "answer": {},
    "choose": {"choose": "0 nonsense", "number": "1"},
    "confirm": {"number": "x"},
    "report": {"text": ""},
}


class Company:
    """A table with a visitor at each seat and one who watches; English and French in turn."""

    def __init__(self, place: Place, room: Room) -> None:
        self.place = place
        self.room = room
        self.viewers: list[int | None] = [*range(room.playing.seats), None]
        self.had: dict[int | None, Drawn] = {}  # the page that each had when it was last compared
        self.newest: Drawn  # the page that the stream would have sent last
        self.visitors: list[Visitor] = [
            place.visitor(name, "fr" if number % 2 else "en")
            for number, name in enumerate([*FOUR[: room.playing.seats], "Walter"])
        ]

    @classmethod
    async def at(cls, place: Place, game: str, **setup: Any) -> Company:
        return cls(place, await place.table(game, **setup))

    def visitor(self, viewer: int | None) -> Visitor:
        return self.visitors[-1 if viewer is None else viewer]

    def language(self, viewer: int | None) -> str:
        guest = self.visitor(viewer).guest
        assert guest is not None
        return guest.language

    def path(self, viewer: int | None) -> str:
        return f"/tables/{self.room.id}/{'watch' if viewer is None else LETTERS[viewer]}"

    def forget_drawn(self) -> None:
        """Let everything be drawn anew: a part that is held ready would be the same whatever lies hidden."""
        self.room.forget_drawn()
        HELD.forget()

    async def sent(self, viewer: int | None) -> dict[str, str]:
        """The page of this viewer now, and their view as data."""
        visitor, path = self.visitor(viewer), self.path(viewer)
        self.room.rendered.clear()
        page, view = await visitor.get(path), await visitor.get(f"{path}/view")
        assert (page.status_code, view.status_code) == (200, 200)
        return {"page": page.text, "view": view.text}

    async def all_sent(self, viewer: int | None) -> dict[str, str]:
        """Everything that this viewer can receive now: from each address of the table, also what it says to whoever
        sends something that changes nothing; and what the stream sends to a page of a while ago."""
        visitor, path = self.visitor(viewer), self.path(viewer)
        self.forget_drawn()
        sent = await self.sent(viewer)
        for name in OTHERS if viewer is None else OTHERS + SEATED:
            page = await visitor.get(f"/tables/{self.room.id}/{name}" if name in ABOUT else f"{path}/{name}")
            sent[name] = f"{page.status_code} {page.headers.get('location', '')} {page.text}"
        for name, form in () if viewer is None else WRONG.items():
            page = await visitor.post(f"{path}/{name}", form, accept="application/json")
            assert 400 <= page.status_code < 500, name
            sent[f"to {name}"] = f"{page.status_code} {page.text}"
        self.newest = self.drawn(viewer)
        message = self.room.update(self.had.get(viewer), self.newest, "")
        sent["update"] = f"{message.id} {message.data}"
        return sent

    def page(self, viewer: int | None) -> Drawn:
        """The page that the stream would send now, drawn anew."""
        self.forget_drawn()
        return self.drawn(viewer)

    def drawn(self, viewer: int | None) -> Drawn:
        """The page that the stream would send now. What this table's page was just made of may be in it."""
        guest = self.visitor(viewer).guest
        assert guest is not None
        return page_of(self.place.house, self.room, Viewer(guest.id, viewer), guest.language)

    @contextmanager
    def instead(self, double: Table) -> Iterator[None]:
        """The same room with another table in it, of which everyone has been told the same."""
        real = self.room.table
        assert real is not None
        double.lines, double.told = real.lines, real.told
        self.room.so_far.table = double
        yield
        self.room.so_far.table = real
        self.forget_drawn()

    def doubles(self, viewer: int | None, rng: Random) -> list[Table]:
        """Tables that this viewer must not be able to tell from the real one."""
        table = self.room.playing
        if viewer is not None:
            return [table.seat(viewer).imagine(rng)]
        if isinstance(table, VendettaTable):
            if not any(table.hand):
                return []
            return [exchange.double for exchange in exchanges(table, table.seats, rng, 1)]
        return [table.seat(rng.randrange(table.seats)).imagine(rng)]

    async def differences(self, viewer: int | None, rng: Random) -> list[str]:
        """What of all that is sent would tell this viewer the tables apart."""
        here = await self.all_sent(viewer)
        now = self.newest
        found: list[str] = []
        for double in self.doubles(viewer, rng):
            with self.instead(double):
                there = await self.all_sent(viewer)
            found += [name for name in here if here[name] != there[name]]
        self.had[viewer] = now
        return found

    # ---- cards

    @property
    def cards(self) -> list[str]:
        return gloam.game(self.room.game).card_ids()

    def unknown(self, viewer: int | None, sent: dict[str, str]) -> list[str]:
        """Cards of which nothing that this viewer may know speaks."""
        if choosing_clans(self.room.playing):
            return []
        known = set(re.findall(r"[\w-]+", sent["view"]))
        return [card for card in self.cards if card not in known]

    def mentioned(self, viewer: int | None, sent: dict[str, str], cards: list[str]) -> list[str]:
        """Which of these cards what is sent names, by id or by name."""
        language, game = self.language(viewer), self.room.game
        ids = set(re.findall(r"[\w-]+", "\n".join(sent.values())))
        said = Markup(sent["page"]).said
        for card in sorted(set(self.cards) - set(cards), key=lambda card: -len(card_name(language, game, card))):
            said = said.replace(card_name(language, game, card), " ")
        names = {card: card_name(language, game, card) for card in cards}
        named = [card for card, name in names.items() if name in said and re.search(rf"\b{re.escape(name)}\b", said)]
        return [card for card in cards if card in ids or card in named]


def choosing_clans(table: Table) -> bool:
    """Before one chooses a clan one reads its cards."""
    return bool(table.view(None).get("clans_offered"))


@cache
def card_name(language: str, game: str, card: str) -> str:
    return words(language, game).card_name(card)


def put_together(room: Room, rng: Random) -> None:
    """Let everyone who is asked have chosen some parts of a play."""
    room.pending.drafts.clear()
    for question in room.playing.questions():
        parts: list[str] = []
        while rng.random() < 0.7:
            part = compose(room.playing, question.seat, parts, room.appearance.continues).open
            if part is None:
                break
            parts.append(rng.choice(part.options))
        if waits(room, question, parts):
            room.pending.drafts[question.seat] = (question.number, parts)


def waits(room: Room, question: Question, parts: list[str]) -> bool:
    """Is this a play that would wait to be confirmed or gone on with?"""
    made = compose(room.playing, question.seat, parts, room.appearance.continues)
    if len(made.chosen) != 1 or not made.whole:
        return bool(made.chosen)
    return room.drawing.costly(room.playing.view(question.seat), question, parts[0])


async def moments(company: Company, rng: Random, share: float) -> Any:
    """Play a whole game at random, and stop now and then."""
    room = company.room
    while not room.playing.over:
        await play(room, rng, 1)
        if rng.random() < share and not room.playing.over:
            put_together(room, rng)
            yield
            room.pending.drafts.clear()


# ---- what is hidden changes nothing


@pytest.mark.parametrize(("game", "seed"), [("vendetta", 1), ("vendetta", 2), ("blood-orders", 1), ("rivals", 1)])
@told
async def test_another_deal_of_what_a_viewer_cannot_know_changes_nothing_that_is_sent(
    tmp_path: Path, game: str, seed: int
) -> None:
    rng, compared = Random(seed), 0
    async with Place(tmp_path) as place:
        variants = ("relics",) if game == "vendetta" and seed % 2 else ()
        company = await Company.at(place, game, seed=seed, variants=variants)
        async for _ in moments(company, rng, {"vendetta": 0.08, "blood-orders": 0.03, "rivals": 0.06}[game]):
            for viewer in company.viewers:
                assert await company.differences(viewer, rng) == [], f"{viewer} at line {len(company.room.moves)}"
                compared += 1
    assert compared > 30


@every_game
@told
async def test_a_card_of_which_a_viewer_knows_nothing_is_nowhere(tmp_path: Path, game: str) -> None:
    rng, looked = Random(5), 0
    async with Place(tmp_path) as place:
        company = await Company.at(place, game, seed=5)
        async for _ in moments(company, rng, 0.06 if game == "vendetta" else 0.025):
            for viewer in company.viewers:
                sent = await company.sent(viewer)
                cards = company.unknown(viewer, sent)
                assert company.mentioned(viewer, sent, cards) == []
                looked += len(cards)
    assert looked > 500


@every_game
@told
async def test_ones_own_cards_are_there_to_be_read(tmp_path: Path, game: str) -> None:
    """The control for the test above: what is looked for is found where it belongs."""
    rng, found = Random(5), 0
    async with Place(tmp_path) as place:
        company = await Company.at(place, game, seed=5)
        async for _ in moments(company, rng, 0.03 if game == "vendetta" else 0.015):
            for seat in range(company.room.playing.seats):
                you: Any = company.room.playing.view(seat)["you"]
                assert company.mentioned(seat, await company.sent(seat), you["hand"]) == you["hand"]
                found += len(you["hand"])
    assert found > 20


@every_game
@told
async def test_the_page_and_the_stream_send_the_same(tmp_path: Path, game: str) -> None:
    async with Place(tmp_path) as place:
        company = await Company.at(place, game)
        async for _ in moments(company, Random(3), 0.01):
            for viewer in company.viewers:
                page = (await company.sent(viewer))["page"]
                assert company.page(viewer).text in page


# ---- for programs


async def answered(company: Company, viewer: int | None) -> dict[str, str]:
    """Every byte that the API sends this viewer, from each address that has something to say of the table; also why
    answers are refused that this seat could think of."""
    visitor, room = company.visitor(viewer), company.room
    table = f"/api/v1/tables/{room.id}"
    place = f"{table}/seats/{'watch' if viewer is None else LETTERS[viewer]}"
    paths = [table, *[f"{place}/{name}" for name in ("view", "question?words=true", "events?words=true")]]
    if viewer is not None:
        paths += [f"{place}/refusal?option={quote(option)}" for option in THOUGHT_OF[room.game]]
        paths += [f"{place}/answer", f"{place}/consent", f"{place}/hook"]
    paths += [f"{table}/journal", "/api/v1/tables"]
    sent: dict[str, str] = {}
    for path in paths:
        body = REFUSED.get(path.rpartition("/")[2])
        page = await (visitor.get(path) if body is None else visitor.raw(path, body))
        assert page.status_code in (200, 400, 403, 409, 422), path
        sent[path] = f"{page.status_code} {page.text}"
    async with visitor.client.stream("GET", f"{place}/events/stream") as stream:
        sent["stream"] = "".join([text async for text in stream.aiter_text()])
    return sent


REFUSED = {  # whatever lies on the table: the wrong number, no request
    "answer": b'{"option": "pass", "number": 999999}',
    "consent": b'{"agree": true}',
}
THOUGHT_OF = {
    "vendetta": ("pass", "play BR01 at 1", "drain AL01", "hide 9"),
    "blood-orders": ("done", "take V101", "feed V101"),
    "rivals": ("pass", "play core-hydra", "attack", "recruit core-hydra"),
}


@pytest.mark.parametrize(("game", "seed"), [("vendetta", 1), ("blood-orders", 1), ("rivals", 2)])
@told
async def test_another_deal_changes_no_byte_that_a_program_is_sent(tmp_path: Path, game: str, seed: int) -> None:
    rng, compared = Random(seed), 0
    async with Place(tmp_path) as place:
        company = await Company.at(place, game, seed=seed)
        place.house.stopping.set()  # a stream tells what there is to tell, and ends
        async for _ in moments(company, rng, {"vendetta": 0.05, "blood-orders": 0.015, "rivals": 0.03}[game]):
            for viewer in company.viewers:
                count, different = await otherwise(company, viewer, rng)
                assert different == [], f"{viewer} at line {len(company.room.moves)}"
                compared += count
    assert compared > 100


async def otherwise(company: Company, viewer: int | None, rng: Random) -> tuple[int, list[str]]:
    """How many addresses were asked, and which of them would tell this viewer the tables apart."""
    here, count, different = await answered(company, viewer), 0, []
    for double in company.doubles(viewer, rng):
        with company.instead(double):
            there = await answered(company, viewer)
        count += len(here)
        different += [path for path in here if here[path] != there[path]]
    return count, different


# ---- every address

OF_THE_PAST = {  # made of the journal, or dealt afresh: tests of their own, below and in test_api.py
    *["/replays/{id}", "/replays/{id}/frame", "/replays/{id}/log", "/replays/{id}/show", "/replays/{id}/thoughts"],
    "/api/v1/tables/{id}/seats/{seat}/position",
}
WITHOUT_A_GAME = {
    "/tables/{id}",
    "/tables/{id}/{place}/waiting/stream",
}  # the way to one's seat; before anything is dealt
STREAMED = "/tables/{id}/{place}/stream"  # the updates of `Company.all_sent`


@told
async def test_every_address_of_a_table_is_looked_at(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        company = await Company.at(place, "rivals")
        place.house.stopping.set()
        asked_for = {STREAMED, "/tables/{id}/{place}"}
        asked_for |= {f"/tables/{{id}}/{name}" for name in ABOUT}
        asked_for |= {f"/tables/{{id}}/{{place}}/{name}" for name in (*OTHERS, *SEATED, "view") if name not in ABOUT}
        for path in await answered(company, 0):
            plain = path.partition("?")[0].replace(company.room.id, "{id}").replace("/seats/A", "/seats/{seat}")
            asked_for.add(plain if plain != "stream" else "/api/v1/tables/{id}/seats/{seat}/events/stream")
        there = {
            route.path.replace(":str", "")
            for route in place.app.routes
            if "GET" in getattr(route, "methods", ()) and re.search(r"/(tables|replays)/\{id", route.path)
        }
        assert there - asked_for - OF_THE_PAST - WITHOUT_A_GAME == set()
        assert len(there) > 20


# ---- controls: leaks that are planted


@contextmanager
def drawing_also(room: Room, monkeypatch: pytest.MonkeyPatch, leak: Callable[[Scene], object]) -> Iterator[None]:
    """Let the board say something more."""
    board = room.drawing.board
    with monkeypatch.context() as patch:
        patch.setattr(room.drawing, "board", lambda scene: [board(scene), h.span[str(leak(scene))]])
        yield


@told
async def test_a_hidden_card_on_a_page_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Place(tmp_path) as place:
        company = await Company.at(place, "vendetta")
        room, rng = company.room, Random(2)
        await play(room, rng, 14)
        seat = asked(room).seat
        other = (seat + 1) % 4

        def hand(_scene: Scene) -> object:
            return [room.playing.id_of(card) for card in room.playing.hand[other]]  # type: ignore[attr-defined]

        assert await company.differences(seat, rng) == []
        sent = await company.sent(seat)
        unknown = company.unknown(seat, sent)
        assert company.mentioned(seat, sent, unknown) == []
        with drawing_also(room, monkeypatch, hand):
            assert set(await company.differences(seat, Random(1))) == {"page", "update"}
            assert company.mentioned(seat, await company.sent(seat), unknown) != []


@told
async def test_a_hidden_card_that_a_program_is_sent_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Place(tmp_path) as place:
        company = await Company.at(place, "vendetta")
        place.house.stopping.set()
        await play(company.room, Random(2), 14)
        seat = asked(company.room).seat

        def leaking(room: Room) -> str:
            return str(room.playing.hand[(seat + 1) % 4])  # type: ignore[attr-defined]

        monkeypatch.setattr(api_play, "next_of", leaking)
        _, different = await otherwise(company, seat, Random(1))
        assert different == [f"/api/v1/tables/{company.room.id}/seats/{LETTERS[seat]}/view"]


@told
async def test_a_hidden_card_in_an_order_or_a_key_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Place(tmp_path) as place:
        company = await Company.at(place, "blood-orders")
        room, rng = company.room, Random(2)
        await play(room, rng, until=lambda room: len(room.playing.waiting_for()) == 3)
        assert await company.differences(0, rng) == []

        def key(scene: Scene) -> object:
            return scene.keys.card(str(room.playing.victim_deck))  # type: ignore[attr-defined]

        with drawing_also(room, monkeypatch, key):
            assert set(await company.differences(0, rng)) == {"page", "update"}


# ---- names of things on a page


@pytest.mark.parametrize("game", GAMES[:2])  # what lies on a table of Rivals has a public number
@told
async def test_things_have_other_names_for_each_viewer_and_after_each_shuffle(tmp_path: Path, game: str) -> None:
    async with Place(tmp_path) as place:
        company = await Company.at(place, game)
        room = company.room
        before: dict[int | None, set[str]] = {}
        count, renewed = -1, 0
        async for _ in moments(company, Random(4), 0.05):
            now = {viewer: keys((await company.sent(viewer))["page"]) for viewer in company.viewers}
            assert all(now.values())
            for one in company.viewers:
                for other in company.viewers:
                    assert one == other or not now[one] & now[other]
            shuffles = room.drawing.shuffles(room.playing.view(None))
            if count >= 0:
                kept = [bool(now[viewer] & before[viewer]) for viewer in company.viewers]
                assert kept == [shuffles == count] * len(kept)
            renewed += shuffles != count
            before, count = now, shuffles
    assert renewed >= 3


@every_game
@told
async def test_every_name_on_a_page_is_used_once(tmp_path: Path, game: str) -> None:
    async with Place(tmp_path) as place:
        company = await Company.at(place, game)
        async for _ in moments(company, Random(6), 0.03):
            for viewer in company.viewers:
                ids = Markup((await company.sent(viewer))["page"]).ids
                assert sorted(ids) == sorted(set(ids))


# ---- what is done in secret


@told
async def test_nobody_hears_how_often_another_changes_a_secret_plan(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        company = await Company.at(place, "blood-orders")
        room, rng = company.room, Random(7)
        await play(room, rng, until=lambda room: len(room.playing.waiting_for()) == 3)
        listeners = {viewer: room.enter(viewer) for viewer in company.viewers}
        await until(lambda: room.telling_here is None)  # that they have come is news as well
        steps = 0
        while 0 in room.playing.waiting_for():
            others = [viewer for viewer in company.viewers if viewer != 0]
            before = [await company.sent(viewer) for viewer in others]
            for listener in listeners.values():
                listener.news.clear()
            question = room.playing.seat(0).question()
            assert question is not None
            await room.send(0, rng.choice(question.options), question.number)
            if 0 in room.playing.waiting_for():
                steps += 1
                assert [listeners[viewer].news.is_set() for viewer in company.viewers] == [True, False, False, False]
                after = [await company.sent(viewer) for viewer in others]
                assert after == before
        assert all(listener.news.is_set() for listener in listeners.values()), "that it is done is no secret"
        assert steps > 0


# ---- a running game looked at again


@every_game
@told
async def test_looking_back_at_a_running_game_tells_no_more_than_the_table(tmp_path: Path, game: str) -> None:
    """At whatever line: one's own view, or what everyone saw."""
    rng, looked = Random(8), 0
    async with Place(tmp_path) as place:
        company = await Company.at(place, game, seed=8)
        async for _ in moments(company, rng, 0.02 if game == "vendetta" else 0.01):
            past = Past(company.room.journal())
            for viewer in company.viewers:
                unknown = company.unknown(viewer, await company.sent(viewer))
                steps = [step for step, line in enumerate(past.steps(viewer)) if not choosing_clans(past.table(line))]
                query = f"line={rng.choice(steps)}" if steps else ""
                query += "" if viewer is None else f"&seat={LETTERS[viewer]}"
                for path in ("", "/frame", "/log"):
                    page = await company.visitor(viewer).get(f"/replays/{company.room.id}{path}?{query}")
                    assert page.status_code == 200
                    assert company.mentioned(viewer, {"page": page.text}, unknown) == []
                    looked += len(unknown)
    assert looked > 500


@every_game
@told
async def test_to_play_on_from_a_running_game_tells_nothing_either(tmp_path: Path, game: str, slow_bots: None) -> None:
    """What the seat does not know is dealt afresh; what it knows stays."""
    async with Place(tmp_path) as place:
        company = await Company.at(place, game, seed=9)
        room = company.room
        await play(room, Random(9), 60)
        seat = asked(room).seat
        line = len(Past(room.journal()).steps(seat)) - 1
        form = {"seat": LETTERS[seat], "line": str(line)}
        answer = await company.visitor(seat).post(f"/replays/{room.id}/play-on", form)
        assert answer.status_code == 303
        there = await place.house.room(answer.headers["location"].split("/")[2])
        assert there.playing.view(seat) == room.playing.view(seat)
        assert there.row.seed != room.row.seed
        assert hidden(there.playing) != hidden(room.playing)


def hidden(table: Any) -> object:
    """Some of what lies face down."""
    if isinstance(table, RivalsTable):
        return [table.prints, table.city]
    return [table.deck, table.hand] if isinstance(table, VendettaTable) else table.victim_deck
