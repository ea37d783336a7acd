"""Two processes on one database: any request may go to either, and both know what was done at the other."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from gloam.core.question import Question
from gloam.core.refusal import Rejected
from gloam.core.table import LETTERS
from gloam.web.drawings.parts import away_slot
from gloam.web.guests.colours import change, free
from gloam.web.guests.guest import Guest
from gloam.web.guests.leaving import leave
from gloam.web.guests.seating import come_in, hold, sign_out_others, take_seat
from gloam.web.pages import presence
from gloam.web.rooms.looks import Missed
from gloam.web.rooms.room import Room
from gloam.web.rooms.sequels import rematch
from gloam.web.rooms.shows import Viewer
from gloam.web.rooms.turns import ANYBODY, Asker
from gloam.web.trouble import Trouble
from gloam.words.pages import Speech
from tests.web.place import PATIENCE, Place, asked, holder, is_asked, lines_kept, play, refusal, told, until
from tests.web.test_writer import busy

GAMES = ("vendetta", "blood-orders", "rivals")
OWN = re.compile(r"[?&]v=[^\"&]*|data-(?:version|mark|v)=\"[^\"]*\"")  # what a page says of the process that made it


@asynccontextmanager
async def two(folder: Path, url: str, **settings: Any) -> AsyncIterator[tuple[Place, Place]]:
    """Two houses that know of each other."""
    async with Place(folder, database=url, **settings) as one, Place(folder, database=url, **settings) as other:
        await until(lambda: bool(one.house.wire.others and other.house.wire.others))
        yield one, other


async def level(one: Room, other: Room) -> None:
    """Wait until both have heard of all that was done: both may also be behind, and as far as each other."""

    def are() -> bool:
        known = one.changes == other.changes and not one.lock.locked() and not other.lock.locked()
        return known and one.store.changes(one.id) == one.changes

    await until(are)


def known(room: Room) -> object:
    """All that a room knows of a table."""
    table = room.playing
    viewers = (None, *range(table.seats))
    seen = [(table.view(viewer), table.events(viewer)) for viewer in viewers]
    plays = [(room.pending.play_of(seat).chosen, str(room.pending.notices.get(seat))) for seat in range(table.seats)]
    return seen, table.questions(), room.so_far.kept, room.so_far.repeats, plays, room.names, room.back.request


def card_of(question: Question) -> str:
    """A card that is laid down in several parts."""
    return next(option for option in question.options if option.startswith("play "))


async def pages(place: Place, room: Room, seat: int) -> str:
    guest = Guest(next(iter(room.holders[seat])), room.names[seat], "en")
    visitor = place.known(guest)
    page = await visitor.get(f"/tables/{room.id}/{LETTERS[seat]}")
    await visitor.client.aclose()
    assert page.status_code == 200
    return OWN.sub("", page.text)


# ---- answers


@pytest.mark.parametrize("game", GAMES)
@told
async def test_a_game_is_played_at_both_at_random(tmp_path: Path, postgres: str, game: str) -> None:
    rng = Random(3)
    async with two(tmp_path, postgres) as places:
        here = await places[0].table(game, seed=5)
        rooms = (here, await places[1].house.room(here.id))
        listeners = [room.enter(0, next(iter(room.holders[0]))) for room in rooms]
        answers = 0
        while not here.playing.over:
            at = rng.randrange(2)
            question = rng.choice(rooms[at].playing.questions())
            for listener in listeners:
                listener.news.clear()
            before = rooms[1 - at].playing.view(0), rooms[1 - at].playing.questions()
            option, number = rng.choice(question.options), rooms[at].number_of(question)
            try:
                await rooms[at].send(question.seat, option, number)
            except (Rejected, Trouble):
                continue
            answers += 1
            await level(*rooms)
            assert rooms[0].playing.view(None) == rooms[1].playing.view(None)
            assert rooms[0].playing.questions() == rooms[1].playing.questions()
            if (rooms[1 - at].playing.view(0), rooms[1 - at].playing.questions()) != before:
                assert listeners[1 - at].news.is_set() or question.seat != 0
            if answers % 12 == 0:
                assert known(rooms[0]) == known(rooms[1])
                seat = rng.randrange(len(here.seats))
                assert await pages(places[0], here, seat) == await pages(places[1], here, seat)
        assert rooms[1].row.ended
        assert lines_kept(rooms[0]) == lines_kept(rooms[1])


@told
async def test_of_two_answers_to_one_question_at_once_one_wins(tmp_path: Path, postgres: str) -> None:
    rng = Random(1)
    async with two(tmp_path, postgres) as (one, other):
        here = await one.table("vendetta", seed=2)
        rooms = (here, await other.house.room(here.id))
        won = [0, 0]
        for turn in range(40):
            question = rng.choice(here.playing.questions())
            number, kept = here.number_of(question), here.so_far.kept
            options = [rng.choice(question.options) for _ in rooms]
            pairs = zip(rooms, options, strict=True)
            async with busy(rooms[turn].store) if turn < 2 else nullcontext():  # twice we say who is first, then chance
                sends = [asyncio.ensure_future(room.send(question.seat, option, number)) for room, option in pairs]
                await asyncio.wait(sends, return_when=asyncio.FIRST_COMPLETED)
            said = await asyncio.gather(*sends, return_exceptions=True)
            assert [no is None for no in said].count(True) == 1, said
            won[[no is None for no in said].index(True)] += 1
            await level(*rooms)
            assert here.so_far.kept == kept + 1 == len(lines_kept(here))
            assert lines_kept(here)[-1].option == options[[no is None for no in said].index(True)]
            assert known(rooms[0]) == known(rooms[1])
        assert min(won) > 0, "both were first at times"


@told
async def test_answers_of_several_at_once_at_different_processes_are_all_kept(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres) as (one, other):
        here = await one.table("blood-orders", seed=2)
        rooms = (here, await other.house.room(here.id))
        rng = Random(1)
        for _ in range(30):
            questions = here.playing.questions()
            seats = [question.seat for question in questions]
            before = lines_kept(here)
            at = [rooms[rng.randrange(2)] for _ in questions]
            sends = [
                room.send(question.seat, rng.choice(question.options), room.number_of(question))
                for room, question in zip(at, questions, strict=True)
            ]
            await asyncio.gather(*sends)
            await level(*rooms)
            assert sorted(line.seat for line in lines_kept(here)[len(before) :]) == sorted(seats)
            assert known(rooms[0]) == known(rooms[1])


@told
async def test_whoever_is_behind_reads_on_instead_of_refusing(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloam.web.rooms.following.AT_ONCE", PATIENCE)  # no page is old because a machine is slow
    async with two(tmp_path, postgres) as (one, other):
        here = await one.table("vendetta", seed=2)
        there = await other.house.room(here.id)
        await other.house.wire.close()  # nothing is heard there any more
        rng = Random(1)
        for _ in range(10):
            question = asked(here)
            await here.send(question.seat, rng.choice(question.options), here.number_of(question))
        question = asked(here)
        old = here.so_far.kept
        assert there.so_far.kept < old
        await there.send(question.seat, question.options[0], here.number_of(question))
        assert lines_kept(there)[-1].seat == question.seat
        late = await refusal(here.send(question.seat, question.options[0], here.number_of(question)))
        assert late in ("trouble.too-late", "table.other-question"), "it may have heard of it by now"
        assert here.so_far.kept == old + 1, "it has read on"
        page = await other.visitor("Anna").get(f"/tables/{here.id}/A")
        assert page.status_code == 200
        await here.say(0, "Anna", "Are you there?")
        assert "Are you there?" in (await other.visitor("Anna").get(f"/tables/{here.id}/A")).text


@told
async def test_who_has_lost_the_wire_reads_on_once_it_is_back(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloam.web.rooms.following.AT_ONCE", 0.0)  # however long that takes
    async with two(tmp_path, postgres) as (one, other):
        here = await one.table("vendetta", seed=2)
        there = await other.house.room(here.id)
        listener = there.enter(None)
        with there.store.writing() as session:
            session.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"))
        question = asked(here)
        listener.news.clear()
        await here.send(question.seat, question.options[0], here.number_of(question))
        await level(here, there)
        assert listener.news.is_set()
        assert known(here) == known(there)


# ---- what is under way


@told
async def test_a_play_is_put_together_at_one_and_made_at_the_other(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres) as (one, other):
        here = await one.table("vendetta", seed=1)
        there = await other.house.room(here.id)
        await play(here, Random(1), until=is_asked("AskTurn"))
        await level(here, there)
        question = asked(here)
        seat, number = question.seat, here.number_of(question)
        parts = [card_of(question), "at 1 down", "blood 0"]
        listener = there.enter(seat, next(iter(there.holders[seat])))
        for place, part in enumerate(parts):
            listener.news.clear()
            await (here, there)[place % 2].pending.choose(seat, number, place, part)
            await level(here, there)
            assert (
                there.pending.play_of(seat).chosen[: place + 1]
                == here.pending.play_of(seat).chosen[: place + 1]
                == parts[: place + 1]
            )
            assert listener.news.is_set()
        assert (await one.house.store.found(one.house.load, here.id)).pending.play_of(seat).chosen == parts, (
            "it is kept"
        )
        await there.pending.confirm(seat, number)
        await level(here, there)
        assert (here.pending.drafts, there.pending.drafts) == ({}, {})
        assert here.playing.seat(seat).question() != question
        assert [row.pending for row in here.store.seats(here.id)] == [""] * len(here.seats)


@told
async def test_a_draft_is_dropped_and_a_refusal_is_read_wherever_the_page_is(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres) as (one, other):
        here = await one.table("vendetta", seed=1)
        there = await other.house.room(here.id)
        await play(here, Random(1), until=is_asked("AskTurn"))
        await level(here, there)
        question = asked(here)
        seat, number = question.seat, here.number_of(question)
        await here.pending.choose(seat, number, 0, card_of(question))
        await level(here, there)
        assert there.pending.drafts
        await there.pending.clear(seat)
        await level(here, there)
        assert not here.pending.drafts
        visitor = one.known(holder(here, seat))
        url = f"/tables/{here.id}/{LETTERS[seat]}"
        await visitor.post(f"{url}/choose", {"line": "nonsense", "number": str(number)}, hx_request="true")
        await level(here, there)
        assert str(here.pending.notices[seat]) == str(there.pending.notices[seat])
        for language in ("en", "fr"):
            guest = Guest(holder(here, seat).id, here.names[seat], language)
            assert [await noticed(place, guest, url) for place in (one, other)] == [await noticed(one, guest, url)] * 2


async def noticed(place: Place, guest: Guest, url: str) -> str:
    found = re.search(r'id="notice".*?</span>', (await place.known(guest).get(url)).text, re.DOTALL)
    assert found is not None
    return found[0]


@told
async def test_a_move_is_taken_back_with_consent_at_both(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres) as (one, other):
        here = await one.table("rivals", "Anna", "Boris", seed=1)
        there = await other.house.room(here.id)
        await play(here, Random(1), 12)
        await level(here, there)
        by = next(seat for seat in range(2) if here.back.may_request(seat) or here.back.may_undo(seat))
        if here.back.may_undo(by):
            await there.back.undo(by)
        else:
            await here.back.ask_undo(by)
            await level(here, there)
            assert there.back.request == here.back.request is not None
            await there.back.consent(1 - by, agrees=True)
        await level(here, there)
        assert lines_kept(here)[-1].seat == -1
        assert known(here) == known(there)
        await play(there, Random(2), 12)
        await level(here, there)
        assert known(here) == known(there)


@told
async def test_what_is_said_at_one_is_read_at_the_other(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres) as (one, other):
        here = await one.table("vendetta", seed=1)
        there = await other.house.room(here.id)
        listener = there.enter(None)
        listener.news.clear()
        await asyncio.gather(here.say(0, "Anna", "One."), there.say(1, "Boris", "Two."), here.say(0, "Anna", "Three."))
        await level(here, there)
        assert sorted(remark.text for remark in there.remarks) == ["One.", "Three.", "Two."]
        assert there.remarks == here.remarks
        assert listener.news.is_set()


# ---- who is where


@told
async def test_who_is_here_is_known_at_both(tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloam.web.house.INTRODUCED", PATIENCE)
    async with two(tmp_path, postgres, away=0.0) as (one, other):
        here = await one.table("vendetta", seed=1)
        there = await other.house.room(here.id)
        assert there.away(0)
        page, watcher = here.enter(0, "guest-Anna"), here.enter(None, "x", hurried=True)
        await until(lambda: there.present(0) and there.watchers == 1)
        assert not there.away(0)
        assert says_away(there, 0) is False, "nor does a page say so that is drawn there"
        assert says_away(there, 1) is True
        assert there.looking(0) == 1
        assert not there.hurried
        second = there.enter(0, "guest-Anna's other device", hurried=True)
        await until(lambda: here.looking(0) == 2)
        page.hurried = True
        here.leave(page)
        await until(lambda: there.looking(0) == 1 and there.hurried)
        assert here.present(0)
        there.leave(second)
        await until(lambda: not here.present(0))
        assert there.away(0)
        late = await third(one, here, tmp_path, postgres)
        assert late == 1, "whoever comes later is told who is here"
        here.leave(watcher)


def says_away(room: Room, seat: int) -> bool:
    """Does a page of this process say that whoever sits here is away?"""
    return presence.here(room, None, Speech("en", room.game))[away_slot(seat, beside=False)] is not None


async def third(one: Place, here: Room, folder: Path, url: str) -> int:
    """How many watch, as a process knows it that has just begun, once it knows of the others."""
    async with Place(folder, database=url) as place:
        await until(lambda: one.house.store.name in place.house.wire.others)
        return (await place.house.room(here.id)).watchers


@told
async def test_pages_of_a_process_that_is_gone_are_closed(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres, away=0.0) as (one, other):
        here = await one.table("vendetta", seed=1)
        there = await other.house.room(here.id)
        there.enter(0, "guest-Anna")
        await until(lambda: here.present(0))
        await other.house.wire.close()
        await until(lambda: not here.present(0))
        assert here.elsewhere == {}


@told
async def test_seats_are_taken_at_both_and_the_last_begins_the_game(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres) as places:
        for seed in range(6):
            here = await places[0].table("vendetta", "Anna", "open", "open", seed=seed)
            rooms = (here, await places[1].house.room(here.id))
            deeds = []
            for seat, (place, room) in enumerate(zip(places, rooms, strict=True), start=1):
                guest = Guest(f"guest-{seat}", "Same", "en")
                deeds.append(take_seat(place.house, guest, room, seat, room.seats[seat].secret))
            assert await asyncio.gather(*deeds) == [True, True]
            await level(*rooms)
            assert [room.row.begun for room in rooms] == [here.row.begun] * 2 != [0.0, 0.0]
            assert rooms[0].names == rooms[1].names
            assert len(set(rooms[0].names)) == 3, "nobody is called as another"
            assert rooms[0].holders == rooms[1].holders
            assert known(rooms[0]) == known(rooms[1])


@told
async def test_one_link_lets_one_in(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres) as (one, other):
        here = await one.table("vendetta", "Anna", "open", "open", seed=1)
        there = await other.house.room(here.id)
        secret = here.seats[1].secret
        came = [
            come_in(one.house, Guest("guest-1", "First", "en"), here, 1, secret),
            come_in(other.house, Guest("guest-2", "Second", "en"), there, 1, secret),
        ]
        said = await asyncio.gather(*came, return_exceptions=True)
        assert sorted(str(getattr(no, "key", None)) for no in said) == ["None", "trouble.no-seat"]
        await level(here, there)
        assert here.holders == there.holders
        assert len(here.holders[1]) == 1


@told
async def test_a_colour_has_one_person(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres) as (one, other):
        here = await one.table("blood-orders", "Anna", "Boris", "open", seed=1)
        there = await other.house.room(here.id)
        wanted = free(here)[0]
        said = await asyncio.gather(
            change(holder(here, 0), here, 0, wanted), change(holder(there, 1), there, 1, wanted), return_exceptions=True
        )
        assert sorted(str(getattr(no, "key", None)) for no in said) == ["None", "trouble.colour-taken"]
        await level(here, there)
        assert [seat.colour for seat in here.seats] == [seat.colour for seat in there.seats]
        assert len({seat.colour for seat in here.seats}) == 3


@told
async def test_whoever_leaves_or_is_signed_out_is_sent_away_everywhere(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres) as (one, other):
        here = await one.table("rivals", "Anna", "Boris", seed=1)
        there = await other.house.room(here.id)
        await hold(one.house, Guest("second", "Anna", "en"), here, 0, here.seats[0].secret)
        await level(here, there)
        pages = [there.enter(0, "guest-Anna"), there.enter(0, "second"), there.enter(1, "guest-Boris")]
        await sign_out_others(one.house, Guest("guest-Anna", "Anna", "en"), here, 0)
        await until(lambda: pages[1].dismissed)
        assert [page.dismissed for page in pages] == [False, True, False]
        assert (await other.known(Guest("second", "Anna", "en")).get(f"/tables/{here.id}/A")).status_code == 403
        await leave(one.house, Guest("guest-Anna", "Anna", "en"), here, 0)
        await until(lambda: pages[0].dismissed)
        assert not pages[2].dismissed
        await level(here, there)
        assert there.is_bot(0)
        assert there.row.host == "guest-Boris"
        assert there.pending.notices[1].facts == here.pending.notices[1].facts  # type: ignore[union-attr]
        await leave(other.house, Guest("guest-Boris", "Boris", "en"), there, 1)
        await until(lambda: here.id not in one.house.living and here.id not in other.house.living)
        assert (await one.visitor("Anna").get(f"/tables/{here.id}/watch")).status_code == 404


@told
async def test_there_is_one_rematch(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres) as (one, other):
        here = await one.table("rivals", seed=1)
        there = await other.house.room(here.id)
        await play(here, Random(1))
        await level(here, there)
        found = await asyncio.gather(
            rematch(one.house, holder(here, 0), here), rematch(other.house, holder(there, 1), there)
        )
        assert found[0].id == found[1].id
        await level(here, there)
        assert here.rematch == there.rematch
        assert here.rematch is not None


# ---- what is played out


@told
async def test_what_is_played_out_is_led_on_from_either(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres) as (one, other):
        here = await one.table("vendetta", seed=1)
        there = await other.house.room(here.id)
        await play(here, Random(1), 30)
        await level(here, there)
        viewer = Viewer("guest-Anna", 0)
        page = there.enter(0, "guest-Anna")
        here.shows.put(viewer, (3, 0))
        await until(lambda: viewer in there.shows.running)
        there.shows.put(viewer, (5, 1))
        await until(lambda: here.shows.running[viewer].at == (5, 1))
        assert here.shows.running[viewer].since == (3, 0)
        await until(lambda: here.still_looks(0))
        page.news.clear()
        here.shows.read_on(viewer)
        await here.say(0, "Anna", "Look at that!", "guest-Anna")
        await until(lambda: bool(there.shows.running[viewer].said))
        assert there.shows.running[viewer].reads
        assert page.news.is_set()
        here.shows.end(viewer)
        await until(lambda: viewer not in there.shows.running)
        assert not here.still_looks(0)
        here.looks.offer(viewer, Missed(4, 2))
        await until(lambda: there.looks.offered(viewer) == Missed(4, 2))
        there.looks.offer(viewer, None)
        here.looks.note(viewer, 7)
        await until(lambda: here.looks.offered(viewer) is None and there.looks.of(viewer) == 7)


# ---- bots


@told
async def test_one_process_plays_for_the_bots_and_each_answer_is_thought_about_once(
    tmp_path: Path, postgres: str
) -> None:
    async with two(tmp_path, postgres) as places:
        thoughts = [counted(place) for place in places]
        here = await places[0].table("vendetta", "Anna", "random", "random", "random", seed=1)
        rooms = (here, await places[1].house.room(here.id))
        for room in rooms:
            room.enter(0, "guest-Anna")
        rng = Random(1)
        for _ in range(12):
            await until(lambda: all(room.bots.self_answering() is None for room in rooms))
            await level(*rooms)
            if here.playing.over:
                break
            question = asked(here)
            await rooms[rng.randrange(2)].send(0, rng.choice(question.options), here.number_of(question))
        await until(lambda: all(room.bots.self_answering() is None for room in rooms))
        by_bots = {line.move for line in lines_kept(here) if line.seat != 0 and line.move}
        assert len(by_bots) == sum(map(len, thoughts))
        assert all(thoughts), "whoever lets them come to their turn plays for them"


def counted(place: Place) -> list[int]:
    """The seats for which somebody has thought at this place."""
    thought: list[int] = []
    choose = place.house.minds.choose

    async def noted(journal: str, seat: int, bot: str, asker: Asker = ANYBODY) -> str | None:
        thought.append(seat)
        return await choose(journal, seat, bot, asker)

    place.house.minds.choose = noted  # type: ignore[method-assign]
    return thought


@told
async def test_the_bots_of_a_process_that_was_killed_are_played_for_by_another(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres, lease=0.6) as (one, other):
        killed = await one.table("vendetta", "Anna", "random", "random", "random", seed=1)
        one.house.minds.choose = never  # type: ignore[method-assign]
        await until(lambda: killed.bots.self_answering() is None)
        question = asked(killed)
        await killed.send(0, question.options[0], killed.number_of(question))
        if killed.bots.self_answering() is None:
            question = asked(killed)
            await killed.send(0, question.options[0], killed.number_of(question))
        assert killed.row.due
        working = asyncio.create_task(other.house.work())
        await asyncio.sleep(0)
        kept = len(lines_kept(killed))
        await until(lambda: len(lines_kept(killed)) > kept)
        there = await other.house.room(killed.id)
        await until(lambda: there.bots.self_answering() is None and not there.bots.are_busy)
        assert not other.house.store.table(killed.id).due  # type: ignore[union-attr]
        other.house.stopping.set()
        await working


async def never(*_: Any, **__: Any) -> str | None:
    await asyncio.Event().wait()
    return None
