"""Pages in parts: only what has changed is sent, only what is new is drawn, and the page is what it would be anyway."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from typing import Final

import pytest

import gloam
from gloam.web import tags as h
from gloam.web.elements import Node
from gloam.web.guests.guest import Guest
from gloam.web.markup import Drawn, drawn, slot
from gloam.web.parts import HELD, Kept, changes, part
from gloam.web.rooms.room import Room
from gloam.web.rooms.shows import Viewer
from gloam.web.routes.tables import body_of, page_of, updates
from gloam.web.scenes.keys import Keys
from gloam.web.scenes.scene import Lens
from gloam.web.streaming import Message
from gloam.words.pages import Speech
from tests.web.applied import apply, partials, read
from tests.web.place import Place, play, told
from tests.web.scenes import scene_of

GAMES: Final = ("vendetta", "blood-orders", "rivals")
every_game = pytest.mark.parametrize("game", GAMES)
LONG: Final = "x" * 99


# ---- what is sent


def page(*nodes: Node) -> Drawn:
    return drawn([nodes, h.i("#end")])


def lines(*names: str) -> Drawn:
    return page(h.ol("#list")[[h.li(id=name)[name, LONG] for name in names]])


DIFFERENT: Final = {
    "nothing": (page(h.p("#a")["x"]), page(h.p("#a")["x"]), []),
    "one of two": (page(h.p("#a")["x"], h.p("#b")["y"]), page(h.p("#a")["x"], h.p("#b")["z"]), ["b outerMorph"]),
    "within": (page(h.div("#a")[LONG, h.p("#b")["y"]]), page(h.div("#a")[LONG, h.p("#b")["z"]]), ["b outerMorph"]),
    "round it": (page(h.div("#a")["v", h.p("#b")["y"]]), page(h.div("#a")["w", h.p("#b")["y"]]), ["a outerMorph"]),
    "shorter whole": (page(h.p("#a")[h.b("#b")["x"]]), page(h.p("#a")[h.b("#b")["y"]]), ["a outerMorph"]),
    "attributes": (page(h.div("#a.x")[LONG]), page(h.div("#a.y", title="<")[LONG]), ["a attributes"]),
    "of htmx": (page(h.p("#a", {"hx-get": "/x"})[LONG]), page(h.p("#a", {"hx-get": "/y"})[LONG]), ["a outerMorph"]),
    "to a list": (lines("a", "b"), lines("a", "b", "c", "d"), ["b afterend"]),
    "before a list": (lines("a", "b"), lines("c", "d", "a", "b"), ["list afterbegin"]),
    "amid a list": (lines("a", "b"), lines("a", "c", "b"), ["a afterend"]),
    "from a list": (lines("a", "b", "c", "e", "f"), lines("b", "e", "f", "d"), ["a delete", "c delete", "f afterend"]),
    "beside what changes": (
        page(h.ol("#l")[h.li("#a")["x"], h.li("#z")[LONG]]),
        page(h.ol("#l")[h.p("#a")["y"], h.li("#b")["b"], h.li("#z")[LONG]]),
        ["a afterend", "a outerMorph"],
    ),
    "order": (lines("a", "b"), lines("b", "a"), ["list outerMorph"]),
    "another list": (lines("a", "b"), lines("c"), ["list outerMorph"]),
    "an empty list": (lines(), lines("a"), ["list outerMorph"]),
    "another element": (page(h.p("#a")["x"]), page(h.div("#a")["x"]), ["a outerMorph"]),
    "another name": (page(h.p("#a")["x"]), page(h.p("#b")["x"]), ["whole"]),
    "text at the root": (page(h.p("#a")["x"], "y"), page(h.p("#a")["x"], "z"), ["whole"]),
}


@pytest.mark.parametrize("what", DIFFERENT)
def test_what_makes_one_page_of_another(what: str) -> None:
    old, new, sent = DIFFERENT[what]
    found = changes(old, new)
    if found is None:
        assert sent == ["whole"]
        return
    assert [f"{one.name} {one.attributes['hx-swap']}" for one in partials(found)] == sent
    assert apply(read(old.text), found) == read(new.text)


def test_what_has_a_name_in_a_picture_is_no_part_of_a_page() -> None:
    old, new = (page(h.p("#a")[h.svg[h.g("#b")[h.text[text]]]]) for text in "xy")
    assert [one.name for one in partials(changes(old, new) or "")] == ["a"]


def test_a_digest_tells_pages_apart_by_what_is_written_and_by_nothing_else() -> None:
    assert page(h.p("#a")["x"]).digest == page(h.p("#a")["x"]).digest
    others = [page(h.p("#a")["y"]), page(h.p("#b")["x"]), page(h.p("#a.c")["x"]), page(h.p("#a")["x"], "x")]
    assert len({one.digest for one in [page(h.p("#a")["x"]), *others]}) == 5
    assert page("a", h.b("#b")["c"]).digest != page("a", h.b("#b"), "c").digest


def test_what_stands_round_slots_is_drawn_once() -> None:
    around = drawn(h.div("#a")[h.p[slot("one")], slot("two"), slot("three")])
    one, two = drawn(h.b("#b")["x"]), drawn([h.i["y"], h.i("#c")["z"]])
    assert around.filled(one=one, two=[two, one], three=None).text == (
        '<div id="a"><p><b id="b">x</b></p><i>y</i><i id="c">z</i><b id="b">x</b></div>'
    )
    assert around.filled(one=one, two=None, three=None).text == '<div id="a"><p><b id="b">x</b></p></div>'


# ---- what is drawn


def lens(language: str = "en", you: int | None = 0) -> Lens:
    return Lens(
        table="T",
        game="vendetta",
        names=["Anna", "Boris"],
        you=you,
        speech=Speech(language, "vendetta"),
        keys=Keys("key", "T", you, 0),
    )


def test_a_part_is_drawn_once_for_the_same_data_and_anew_for_other() -> None:
    seen = []

    @part
    def figure(lens: Lens, amount: int, card: dict[str, object]) -> Node:
        seen.append((lens.you, lens.speech.language, amount, card["name"]))
        return h.b("#figure")[f"{lens.name(0)} {amount} {card['name']}"]

    first = figure(lens(), 3, {"name": "BR01"})
    assert first.text == '<b id="figure">You 3 BR01</b>'
    assert figure(lens(), 3, {"name": "BR01"}) is first, "another lens and another card, but the same in everything"
    for other in (figure(lens(), 4, {"name": "BR01"}), figure(lens(), 3, {"name": "BR02"})):
        assert other.text != first.text
    assert figure(lens("fr"), 3, {"name": "BR01"}).text != figure(lens(you=1), 3, {"name": "BR01"}).text
    assert len(seen) == len(set(seen)) == 5


def test_a_part_is_drawn_from_no_scene_since_that_is_more_than_it_shows() -> None:
    @part
    def board(lens: Lens) -> Node:
        return lens.table

    scene = scene_of(gloam.game("vendetta").table(seats=3, seed=1), 0)
    assert board(scene.lens).text == "T"
    with pytest.raises(TypeError, match="a lens"):
        board(scene)


def test_what_was_not_wanted_for_longest_is_forgotten_first() -> None:
    kept = Kept(3_000)
    keys = [b"a", b"b", b"c"]
    for key in keys:
        kept.found(key, lambda: h.p["x" * 600])
    assert kept.made == 3
    kept.found(keys[0], lambda: h.p["never"])
    kept.found(b"d", lambda: h.p["x" * 1000])
    assert list(kept.parts) == [b"c", b"a", b"d"]
    assert kept.size <= kept.most
    assert kept.found(keys[1], lambda: h.p["again"]).text == "<p>again</p>"


# ---- whole games


class Company:
    """Everyone at a table and one who watches, each with the page that they have."""

    def __init__(self, place: Place, room: Room) -> None:
        self.place = place
        self.room = room
        self.viewers: list[int | None] = [None, *range(room.playing.seats)]
        self.have = {viewer: self.page(viewer) for viewer in self.viewers}
        self.pages = {viewer: read(self.have[viewer].text) for viewer in self.viewers}

    def page(self, viewer: int | None) -> Drawn:
        return page_of(self.place.house, self.room, Viewer(f"guest-{viewer}", viewer), "fr" if viewer == 1 else "en")

    def update(self, viewer: int | None) -> Message:
        """What this viewer is sent now."""
        new = self.page(viewer)
        message = self.room.update(self.have[viewer], new, self.room.version_for(viewer))
        self.have[viewer] = new
        return message


@every_game
@told
async def test_every_page_is_what_it_would_be_if_it_were_drawn_and_sent_whole(tmp_path: Path, game: str) -> None:
    """All through a game, what was kept and what was sent in parts makes the page that is drawn from nothing."""
    async with Place(tmp_path) as place:
        company = Company(place, await place.table(game, seed=3))
        room, rng, compared = company.room, Random(3), 0
        while not room.playing.over and compared < 40:
            await play(room, rng, 1 if compared % 2 else 5)
            viewer = company.viewers[compared % len(company.viewers)]
            sent = company.update(viewer).data
            assert sent is not None
            company.pages[viewer] = apply(company.pages[viewer], sent)
            HELD.forget()
            room.forget_drawn()
            assert company.pages[viewer] == read(company.page(viewer).text)
            compared += 1
        assert compared == 40


# By game: bytes of an update on the wire, and parts that are drawn for it, at most. Both are means.
MOST: Final = {"vendetta": (1600, 10), "blood-orders": (1600, 6), "rivals": (2000, 12)}


@every_game
@told
async def test_an_update_is_small_and_little_is_drawn_for_it(tmp_path: Path, game: str) -> None:
    """Counted over the first part of a random game at which everyone looks."""
    size, parts = MOST[game]
    async with Place(tmp_path) as place:
        company = Company(place, await place.table(game, seed=1))
        room, rng, sent, whole, count, made = company.room, Random(1), 0, 0, 0, HELD.made
        while count < 150:
            await play(room, rng, 1)
            for viewer in company.viewers:
                message = company.update(viewer)
                if message.data:
                    count, sent, whole = count + 1, sent + len(message.packed), whole + company.have[viewer].size
        assert sent / count < size
        assert sent < whole / 15
        assert (HELD.made - made) / count < parts


@every_game
@told
async def test_who_comes_and_goes_changes_what_says_so_and_nothing_else(tmp_path: Path, game: str) -> None:
    async with Place(tmp_path) as place:
        company = Company(place, await place.table(game, seed=2))
        room = company.room
        await play(room, Random(2), 20)
        for viewer in company.viewers:
            company.update(viewer)
        watcher = room.enter(None, "walter")
        found = [partials(company.update(viewer).data or "") for viewer in company.viewers]
        assert [[one.name for one in sent] for sent in found] == [["watching"]] * len(found)
        room.leave(watcher)
        for viewer in company.viewers:
            company.update(viewer)
        made = HELD.made
        room.enter(None, "walter")
        for viewer in company.viewers:
            company.update(viewer)
        assert HELD.made == made, "who has come before is drawn already"


@told
async def test_whoever_watches_may_come_and_go_and_nothing_is_drawn_for_it(tmp_path: Path) -> None:
    """Those who are here are told how many watch, all at once; and whoever comes again is told only that."""
    async with Place(tmp_path) as place:
        room = await place.table("blood-orders", seed=2)
        await play(room, Random(2), 20)
        drawn_for = []

        def draw(_: object) -> Drawn:
            drawn_for.append(room.comings)
            return body_of(place.house, room, Viewer("guest-Anna", 0), "en")

        stream = updates(place.house, Guest("guest-Anna", "Anna", "en"), room, 0, draw, "")
        first = await anext(stream)
        for _ in range(300):
            room.leave(room.enter(None, "walter"))
        room.enter(None, "walter")
        sent = [await anext(stream)]
        while not sent[-1].id.endswith(f".{room.version_for(0)}"):
            sent.append(await anext(stream))
        assert len(drawn_for) == 1
        assert len(sent) < 4, "of all who come and go together it is told once"
        named = [one.name for one in partials(sent[-1].data or "")]
        assert named == ["watching"]
        page = Company(place, room).have[0]
        assert sent[-1].id.partition(".")[0] == page.digest != first.id.partition(".")[0]
        known = first.id.partition(".")[0]
        again = updates(place.house, Guest("guest-Anna", "Anna", "en"), room, 0, draw, known)
        told_again = partials((await anext(again)).data or "")
        assert {"watching", "st-1"} <= {one.name for one in told_again} < {one.name for one in page.walk()}
        assert len(told_again) < 8
        for one in (stream, again):
            await one.aclose()


@told
async def test_a_page_that_comes_again_with_all_there_is_is_told_at_most_the_count(tmp_path: Path) -> None:
    async with Place(tmp_path, ping=0.01) as place:
        room = await place.table("vendetta", seed=2)
        guest = Guest("guest-Anna", "Anna", "en")
        here = room.enter(0, guest.id)

        def draw(_: object) -> Drawn:
            return body_of(place.house, room, Viewer(guest.id, 0), "en")

        async def first(known: str) -> Message:
            stream = updates(place.house, guest, room, 0, draw, known)
            message = await anext(stream)
            await stream.aclose()
            return message

        whole = await first("")
        room.leave(room.enter(None, "walter"))
        assert (await first(whole.id)).comment, "nothing but a sign of life, whoever came and went"
        room.touch()
        told = await first(whole.id)
        assert (told.data, told.id) == ("", f"{whole.id.partition('.')[0]}.{room.version_for(0)}")
        room.leave(here)


@told
async def test_who_is_sent_the_same_is_sent_the_same_message(tmp_path: Path) -> None:
    """So it is packed once, however many watch."""
    async with Place(tmp_path) as place:
        room = await place.table("vendetta", seed=2)
        guests = [Guest(f"guest-{number}", "", "en") for number in range(3)]
        streams = [updates(place.house, guest, room, None, lambda _: now(), "") for guest in guests]

        def now() -> Drawn:
            return page_of(place.house, room, Viewer("", None), "en")

        async def newest(stream: AsyncGenerator[Message, None]) -> Message:
            message = await anext(stream)
            while not message.id.endswith(f".{room.version_for(None)}"):
                message = await anext(stream)
            return message

        for stream in streams:
            await anext(stream)
        for stream in streams[:2]:  # whoever has come last is up to date
            await newest(stream)
        await play(room, Random(2), 1)
        one, other, last = [await newest(stream) for stream in streams]
        assert one is other is last
        assert (one.data or "").startswith("<hx-partial")
        for stream in streams:
            await stream.aclose()
