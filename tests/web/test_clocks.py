"""Clocks: who has how much time, when it stands still, and what the others choose when it is out."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest

from gloam.web.guests import calls, deciding, seating
from gloam.web.guests.deciding import choose
from gloam.web.guests.guest import Guest
from gloam.web.markup import drawn
from gloam.web.pages import table as pages
from gloam.web.rooms import clocks
from gloam.web.rooms.clocks import END, LEAST, LOOKS, SIT_IN, WAIT, Clocks, Time, read
from gloam.web.rooms.paces import DAY
from gloam.web.rooms.room import Room
from gloam.web.rooms.shows import Viewer
from gloam.web.store.records import NO_SEATS
from gloam.web.store.schema import SLOW
from tests.web.place import Place, asked, holder, lines_kept, passed, play, refusal, told

EACH, BANK = 60, 300
START = 1_000_000.0
ANNA = Guest("guest-Anna", "Anna", "en")

pytestmark = pytest.mark.usefixtures("slow_bots")


@dataclass
class Watch:
    """A clock of the test's own."""

    at: float = START

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(clocks, "now", watch)
    return watch


async def timed(place: Place, game: str, *chairs: str, clock: int = EACH, bank: int = BANK, pace: str = "live") -> Room:
    """A table at which these sit, with clocks."""
    room = await place.table(game, *chairs)
    values: dict[str, object] = {"clock": clock, "bank": bank, "pace": pace}
    place.house.store.set_table(room.id, NO_SEATS, **values)
    room.clocks.take(values)
    await room.clocks.tick(clocks.now())
    return room


async def answer(room: Room, seat: int, rng: Random | None = None) -> None:
    """Any legal answer of this seat."""
    question = room.playing.seat(seat).question()
    assert question is not None
    option = question.options[0] if rng is None else rng.choice(question.options)
    await room.send(seat, option, room.number_of(question))


def running(room: Room) -> dict[int, float]:
    """By seat, how many seconds are left."""
    return {seat: round(one.until - clocks.now(), 1) for seat, one in room.clocks.kept.times.items() if one.until}


async def public(room: Room, seats: int = 1) -> None:
    """Play on until so many people are asked, and nobody else."""
    await play(room, Random(1), until=lambda room: len(room.playing.waiting_for()) == seats)


# ---- the text that is kept


def test_clocks_are_written_and_read() -> None:
    kept = Clocks({1: Time(7, 5.0, 65.0, called=True)}, {1: 12.5}, {0: 3.0}, {1: {0: WAIT}}, 7, 1)
    assert read(kept.text()) == kept
    assert read("") == Clocks()


# ---- running


@told
async def test_whoever_is_asked_has_time_for_the_decision_and_then_the_reserve(tmp_path: Path, watch: Watch) -> None:
    async with Place(tmp_path) as place:
        room = await timed(place, "blood-orders", "Anna", "Boris", "Chloe")
        together = room.playing.waiting_for()
        assert len(together) > 1
        assert running(room) == dict.fromkeys(together, float(EACH + BANK))
        watch.at += EACH
        await answer(room, together[0])
        assert running(room) == dict.fromkeys(together[1:], float(BANK)), "for the others it is the same question"
        assert room.clocks.bank(together[0]) == BANK, "a decision in time costs nothing of it"
        watch.at += 40
        await answer(room, together[1])
        assert room.clocks.bank(together[1]) == BANK - 40
        await public(room)
        seat = asked(room).seat
        before = room.clocks.bank(seat)
        watch.at += EACH + before + 1000
        await answer(room, seat)
        assert room.clocks.bank(seat) == 0, "and it is never less than nothing"
        kept = room.row.clocks
    async with Place(tmp_path) as place:
        again = await place.house.room(room.id)
        assert (again.row.clocks, again.clocks.kept) == (kept, read(kept)), "a restart changes nothing"


@told
async def test_a_clock_is_written_with_the_line_that_asks(tmp_path: Path, watch: Watch) -> None:
    async with Place(tmp_path) as place:
        room = await timed(place, "rivals", "Anna", "Boris")
        for _ in range(30):
            await answer(room, asked(room).seat)
            row = place.house.store.table(room.id)
            assert row is not None
            assert row.clocks == room.row.clocks
            assert set(read(row.clocks).times) == set(room.playing.waiting_for())
            assert len(lines_kept(room)) == room.so_far.kept


@told
async def test_bots_and_tables_without_a_clock_have_none(tmp_path: Path, watch: Watch) -> None:
    async with Place(tmp_path) as place:
        plain = await place.table("vendetta")
        await answer(plain, asked(plain).seat)
        await plain.clocks.tick(clocks.now())
        assert (plain.row.clocks, plain.row.call_at) == ("", 0.0)
        room = await timed(place, "blood-orders", "Anna", "Boris", "greedy")
        assert 2 in room.playing.waiting_for()
        assert set(running(room)) == {0, 1}
        await seating.stand_in(place.house, ANNA, room, 0, True)
        await room.clocks.tick(clocks.now())
        assert set(running(room)) == {1}
        watch.at += 100
        await seating.stand_in(place.house, ANNA, room, 0, False)
        await room.clocks.tick(clocks.now())
        assert running(room) == {0: EACH + BANK, 1: EACH + BANK - 100}, "who is back has all their time"


@told
async def test_what_is_done_in_secret_changes_no_clock(tmp_path: Path, watch: Watch) -> None:
    """Else others could count how often somebody changes their mind."""
    async with Place(tmp_path) as place:
        room = await timed(place, "vendetta", "Anna", "Boris", "Chloe")
        seen = 0
        for _ in range(60):
            watch.at += 3
            before, table = room.row.clocks, room.playing
            seat = asked(room).seat
            await answer(room, seat, Random(seen))
            secret = table.view(None) == room.playing.view(None) and table.waiting_for() == room.playing.waiting_for()
            if secret and seat in room.playing.waiting_for():
                seen += 1
                assert read(room.row.clocks).times == read(before).times
        if not seen:
            pytest.fail("nothing was done in secret")


@told
async def test_clocks_stand_still_while_a_request_is_open(tmp_path: Path, watch: Watch) -> None:
    async with Place(tmp_path) as place:
        room = await timed(place, "vendetta", "Anna", "Boris", "Chloe")
        await play(room, Random(3), until=lambda room: room.back.may_request(0))
        watch.at += 10
        before = running(room)
        await room.back.ask_undo(0)
        assert running(room) == {}
        watch.at += 10 * DAY
        assert room.clocks.late() == []
        await room.clocks.tick(clocks.now())
        assert running(room) == {}
        assert all("stands still" in clock for clock in shown(room, 1))
        await room.back.consent(1, agrees=False)
        assert running(room) == before
        await room.back.ask_undo(0)
        watch.at += 10 * DAY
        await room.back.consent(1, agrees=True)
        await room.back.consent(2, agrees=True)
        assert room.back.request is None
        assert running(room).keys() == set(room.playing.waiting_for())
        assert all(LEAST <= left <= EACH + BANK for left in running(room).values())


@told
async def test_to_take_back_gives_nobody_more_time(tmp_path: Path, watch: Watch) -> None:
    async with Place(tmp_path) as place:
        room = await timed(place, "blood-orders", "Anna", "greedy", "greedy")
        watch.at += EACH + 100
        await answer(room, 0)
        assert running(room) == {}
        watch.at += 5
        await room.back.undo(0)
        assert running(room) == {0: BANK - 100}
        watch.at += BANK - 100 - 10
        await answer(room, 0)
        await room.back.undo(0)
        assert running(room) == {0: LEAST}, "but whoever has hardly any can still do something"


@told
async def test_looking_at_what_has_happened_stops_a_clock_for_a_while(tmp_path: Path, watch: Watch) -> None:
    async with Place(tmp_path) as place:
        room = await timed(place, "vendetta", "Anna", "Boris", "Chloe", bank=0)
        seat = asked(room).seat
        viewer = Viewer(f"guest-{room.names[seat]}", seat)
        page = room.enter(seat, viewer.guest)
        room.shows.put(viewer, (0, 0))
        await room.clocks.tick(clocks.now())
        other = next(one for one in range(3) if one != seat)
        assert any("stands still while" in clock for clock in shown(room, other))
        watch.at += EACH + 30
        await room.clocks.tick(clocks.now())
        assert not room.clocks.is_out(seat), "the question has not been seen yet"
        room.shows.end(viewer)
        await room.clocks.tick(clocks.now())
        assert running(room)[seat] == EACH, "time counts from when they see it"
        room.shows.put(viewer, (0, 0), first=0)
        watch.at += EACH
        await room.clocks.tick(clocks.now())
        assert room.clocks.is_out(seat), "once for each question"
        room.leave(page)


@told
async def test_nobody_stops_a_clock_by_looking_for_ever(tmp_path: Path, watch: Watch) -> None:
    async with Place(tmp_path) as place:
        room = await timed(place, "vendetta", "Anna", "Boris", "Chloe", bank=0)
        seat = asked(room).seat
        viewer = Viewer(f"guest-{room.names[seat]}", seat)
        page = room.enter(seat, viewer.guest)
        room.shows.put(viewer, (0, 0))
        for _ in range(int(LOOKS) + EACH - 1):
            watch.at += 1
            await room.clocks.tick(clocks.now())
        assert not room.clocks.is_out(seat)
        watch.at += 1
        assert room.clocks.is_out(seat)
        room.leave(page)


# ---- when time is out


async def out(place: Place, watch: Watch, *chairs: str) -> tuple[Room, int]:
    """A table at which somebody's time is out, and who it is."""
    room = await timed(place, "rivals", *chairs, bank=0)
    await public(room)
    late = asked(room).seat
    watch.at += EACH - 1
    assert not room.clocks.is_out(late)
    watch.at += 1
    assert room.clocks.is_out(late)
    return room, late


@told
async def test_when_time_is_out_nothing_happens_by_itself(tmp_path: Path, watch: Watch) -> None:
    async with Place(tmp_path) as place:
        room, late = await out(place, watch, "Anna", "Boris")
        before, version = room.playing, room.version
        for _ in range(3):
            watch.at += DAY
            await deciding.tick(place.house, clocks.now())
        assert room.playing is before
        assert room.version > version, "who looks on is told"
        assert (room.version - version) == 1, "once"
        await answer(room, late)
        assert room.playing is not before, "whoever comes back before the choice simply answers"
        assert not room.clocks.is_out(late)


@pytest.mark.parametrize("choice", [WAIT, SIT_IN, END])
@told
async def test_with_two_the_other_chooses_alone(tmp_path: Path, watch: Watch, choice: str) -> None:
    async with Place(tmp_path) as place:
        room, late = await out(place, watch, "Anna", "Boris")
        other = 1 - late
        lazy, keen = place.visitor(room.names[late]), place.visitor(room.names[other])
        page = (await keen.get(keen.seat(room))).text
        assert f"{room.names[late]}'s time is out. What shall be done?".replace("'", "&#39;") in page
        assert "Your time is out" in (await lazy.get(lazy.seat(room))).text
        form = {"late": "AB"[late], "choice": choice}
        data = {"accept": "application/json"}
        assert (await lazy.post(f"{lazy.seat(room)}/time-out", form, **data)).status_code == 403
        assert (await place.stranger().post(f"{keen.seat(room)}/time-out", form, **data)).status_code == 403
        assert (await keen.post(f"{keen.seat(room)}/time-out", form | {"choice": "win"}, **data)).status_code == 400
        assert (await keen.post(f"{keen.seat(room)}/time-out", form, **data)).status_code == 303
        assert (await keen.post(f"{keen.seat(room)}/time-out", form, **data)).status_code in (403, 409), "once"
        row, seat = place.house.store.table(room.id), place.house.store.seats(room.id)[late]
        assert row is not None
        assert (seat.stand_in, row.stopped, bool(row.ended)) == (choice == SIT_IN, choice == END, choice == END)
        if choice == WAIT:
            assert running(room) == {late: EACH}
        assert row.clocks == room.row.clocks


@told
async def test_a_bot_that_sits_in_answers_and_the_player_comes_back(tmp_path: Path, watch: Watch) -> None:
    """Every question has a legal answer: whatever is asked, a bot that sits in answers it."""
    async with Place(tmp_path) as place:
        room, late = await out(place, watch, "Anna", "Boris")
        guest = holder(room, late)
        await choose(holder(room, 1 - late), room, 1 - late, late, SIT_IN)
        assert room.bots.bot_asked() == late
        assert late not in room.clocks.kept.times
        await seating.stand_in(place.house, guest, room, late, False)
        assert room.bots.bot_asked() is None
        await room.clocks.tick(clocks.now())
        assert running(room) == {late: EACH}


@told
async def test_a_game_that_is_ended_has_no_winner_and_is_over_everywhere(tmp_path: Path, watch: Watch) -> None:
    async with Place(tmp_path) as place:
        room, late = await out(place, watch, "Anna", "Boris")
        other = 1 - late
        keen, lazy = place.visitor(room.names[other]), place.visitor(room.names[late])
        await choose(holder(room, other), room, other, late, END)
        assert await refusal(answer(room, late)) == "trouble.stopped"
        assert await refusal(room.back.undo(late)) == "trouble.undo"
        assert room.bots.self_answering() is None
        for visitor in (keen, lazy):
            page = (await visitor.get(visitor.seat(room))).text
            assert "Nobody has won or lost" in page
            assert 'data-state="over"' in page
            assert "data-asked" not in page
            assert "Ended early, nobody has won" in (await visitor.get("/")).text
            record = (await visitor.get("/me")).text
            assert "Ended early" in record
            assert room.id not in record.split("Ended early")[0], "it counts for nobody"
        assert (await keen.get(f"/tables/{room.id}/journal")).status_code == 403, "nothing hidden is shown"
        assert (await keen.get(f"/tables/{room.id}/end")).status_code == 303
        view = (await lazy.get(f"{lazy.seat(room)}/view")).json()
        assert view["question"] is None
        kept = room.id
    async with Place(tmp_path) as place:
        again = await place.house.room(kept)
        assert (again.row.stopped, again.bots.self_answering()) == (True, None)
        lazy = place.visitor(again.names[late])
        assert "Nobody has won or lost" in (await lazy.get(lazy.seat(again))).text
        assert place.house.store.finished() == []


@told
async def test_among_more_what_most_of_those_who_are_here_want_is_done(tmp_path: Path, watch: Watch) -> None:
    async with Place(tmp_path) as place:
        room, late = await out(place, watch, "Anna", "Boris", "Chloe", "Dora")
        first, second, third = (seat for seat in range(4) if seat != late)
        pages_open = [room.enter(seat, f"guest-{room.names[seat]}") for seat in (first, second, third)]
        await choose(holder(room, first), room, first, late, END)
        assert not room.row.stopped, "one of three"
        await choose(holder(room, second), room, second, late, SIT_IN)
        assert [room.row.stopped, room.seats[late].stand_in] == [False, False], "one for each"
        page = drawn(pages.now(room, pages.scene_of(room, third, "en", "key"))).text
        assert f"{room.names[first]}: End the game" in page
        await choose(holder(room, second), room, second, late, WAIT)
        assert room.clocks.kept.votes[late] == {first: END, second: WAIT}, "a mind can be changed"
        await choose(holder(room, third), room, third, late, WAIT)
        assert running(room) == {late: EACH}, "two of three"
        assert room.clocks.kept.votes == {}
        for one in pages_open:
            room.leave(one)


@told
async def test_those_who_are_not_here_are_not_waited_for(tmp_path: Path, watch: Watch) -> None:
    async with Place(tmp_path) as place:
        room, late = await out(place, watch, "Anna", "Boris", "Chloe", "Dora")
        first, second, _ = (seat for seat in range(4) if seat != late)
        here = room.enter(second, f"guest-{room.names[second]}")
        await choose(holder(room, first), room, first, late, SIT_IN)
        await deciding.tick(place.house, clocks.now())
        assert not room.seats[late].stand_in, "one of two"
        room.leave(here)
        await deciding.tick(place.house, clocks.now())
        assert room.seats[late].stand_in, "the only one who is here"


@told
async def test_the_first_who_changes_a_clock_wins(tmp_path: Path, watch: Watch) -> None:
    """Another process may hold the same table: here those at the other have chosen to wait."""
    async with Place(tmp_path) as place:
        room, late = await out(place, watch, "Anna", "Boris")
        other = 1 - late
        longer = replace(room.clocks.kept.times[late], until=watch.at + EACH)
        elsewhere = {"clocks": room.clocks.kept.with_time(late, longer).text(), "call_at": 0.0}
        assert place.house.store.set_clocks(room.id, room.row.clocks, elsewhere)
        assert await refusal(choose(holder(room, other), room, other, late, END)) == "trouble.not-out"
        assert room.row.clocks == elsewhere["clocks"], "and the second reads what the first has written"
        assert not room.row.stopped


@pytest.mark.parametrize("choice", [WAIT, SIT_IN, END])
@told
async def test_that_somebody_was_called_refuses_nobodys_choice(tmp_path: Path, watch: Watch, choice: str) -> None:
    """Another process has noted it in the clocks, and told nobody."""
    async with Place(tmp_path) as place:
        room, late = await out(place, watch, "Anna", "Boris")
        other, store = 1 - late, place.house.store
        row = store.table(room.id)
        assert row is not None
        assert await calls.note(place.house, row, watch.at)
        assert row.clocks != room.row.clocks
        await choose(holder(room, other), room, other, late, choice)
        row, seat = store.table(room.id), store.seats(room.id)[late]
        assert row is not None
        assert (seat.stand_in, row.stopped) == (choice == SIT_IN, choice == END)
        assert not room.clocks.is_out(late)


@told
async def test_a_slow_table_waits_for_days_and_nobody_covers_for_others_before(tmp_path: Path, watch: Watch) -> None:
    async with Place(tmp_path, away=0.0) as place:
        plain = await place.table("rivals", "Anna", "Boris")
        await public(plain)
        assert plain.may_cover(asked(plain).seat)
        room = await timed(place, "rivals", "Anna", "Boris", clock=2 * DAY, bank=0, pace=SLOW)
        await public(room)
        late = asked(room).seat
        assert not room.may_cover(late)
        watch.at += 2 * DAY - 1
        assert room.clocks.late() == []
        watch.at += 1
        assert room.clocks.late() == [late]


# ---- on the page


def shown(room: Room, seat: int) -> list[str]:
    """What the clocks say to this seat."""
    page = drawn(pages.now(room, pages.scene_of(room, seat, "en", "key"))).text
    return re.findall(r"<li[^>]*>(?:(?!</li>).)*</li>", page.split('id="clocks"', 1)[1].split("</ul>", 1)[0])


@told
async def test_a_page_says_until_when_and_what_the_script_counts_from(tmp_path: Path, watch: Watch) -> None:
    async with Place(tmp_path) as place:
        room = await timed(place, "rivals", "Anna", "Boris")
        await public(room)
        seat = asked(room).seat
        mine, theirs = shown(room, seat), shown(room, 1 - seat)
        assert "Your time" in mine[0]
        assert f"{room.names[seat]}&#39;s time" in theirs[0]
        for clock in (mine[0], theirs[0]):
            assert f'data-until="{START + EACH + BANK:.1f}"' in clock
            assert "until 1970-01-12" in clock, "without a script"
        visitor = place.visitor(room.names[seat])
        assert 'id="server-time"' in (await visitor.get(visitor.seat(room))).text
        plain = await place.table("rivals", "Anna", "Boris")
        page = (await visitor.get(visitor.seat(plain))).text
        assert 'id="server-time"' not in page
        assert 'id="clocks"' not in page
        await passed(plain)
