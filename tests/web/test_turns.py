"""Thinking is shared out: whoever lets many tables play by themselves slows down nobody else."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from gloam.web.guests.guest import Guest
from gloam.web.house import Arrangement
from gloam.web.rooms.thinking import Mind
from gloam.web.rooms.turns import ADDRESS, ANYBODY, IN_A_ROW, Asker, Turns
from tests.web.place import Place, play, told, until

SHOWS = 120  # tables of one visitor at which only masters play


class Chairs:
    """A few things that are shared out, and who had one, in order. Each is given back when the test says so."""

    def __init__(self, count: int, alone: int = 1) -> None:
        self.turns: Turns[int] = Turns(alone)
        self.had: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.seated: list[tuple[int, Asker]] = []
        for chair in range(count):
            self.turns.put(chair)

    def ask(self, asker: Asker) -> None:
        self.tasks.append(asyncio.create_task(self.sit(asker)))

    async def sit(self, asker: Asker) -> None:
        chair = await self.turns.get(asker)
        self.had.append(asker.guest)
        self.seated.append((chair, asker))

    async def pass_round(self) -> None:
        """Until nobody waits any more: whoever sat down first gets up."""
        await asyncio.sleep(0)
        while self.seated:
            self.turns.put(*self.seated.pop(0))
            await asyncio.sleep(0)


def show(guest: str, address: str = "") -> Asker:
    return Asker(guest, address or f"home of {guest}", plays_alone=True)


def person(guest: str, address: str = "") -> Asker:
    return Asker(guest, address or f"home of {guest}")


@told
async def test_guests_take_turns_however_many_tables_each_of_them_has() -> None:
    chairs = Chairs(1)
    for _ in range(5):
        chairs.ask(person("Eve"))
    chairs.ask(person("Anna"))
    chairs.ask(person("Boris"))
    await chairs.pass_round()
    assert chairs.had == ["Eve", "Eve", "Anna", "Boris", "Eve", "Eve", "Eve"]


@told
async def test_addresses_take_turns_however_many_guests_each_of_them_has() -> None:
    """Whoever comes with many names from one address has one turn of two."""
    chairs = Chairs(1)
    for number in range(6):
        chairs.ask(person(f"Eve {number}", "one address"))
    for _ in range(3):
        chairs.ask(person("Anna"))
    await chairs.pass_round()
    assert [name.partition(" ")[0] for name in chairs.had[:7]] == ["Eve", "Eve", "Anna", "Eve", "Anna", "Eve", "Anna"]


@told
async def test_who_waits_for_a_bot_comes_before_those_who_only_look_but_not_for_ever() -> None:
    chairs = Chairs(1)
    chairs.ask(show("Eve"))
    chairs.ask(show("Eve"))
    for _ in range(2 * IN_A_ROW):
        chairs.ask(person("Anna"))
    await chairs.pass_round()
    first, *rest = chairs.had
    assert first == "Eve"
    assert rest.index("Eve") == IN_A_ROW, "a table at which only bots play goes on too"


@pytest.mark.parametrize("alone", [1, 2])
@told
async def test_no_guest_and_no_address_has_more_than_so_many_shows_at_once(alone: int) -> None:
    chairs = Chairs(4, alone)
    for number in range(SHOWS):
        chairs.ask(show(f"Eve {number % 3}", "one address"))
    chairs.ask(show("Anna"))
    await asyncio.sleep(0)
    assert len(chairs.seated) == alone + 1
    assert chairs.had.count("Anna") == 1
    await chairs.pass_round()
    assert len(chairs.had) == SHOWS + 1, "everyone has their turn"


@told
async def test_who_does_not_wait_any_more_keeps_nothing() -> None:
    chairs = Chairs(1)
    chairs.ask(person("Anna"))
    chairs.ask(person("Eve"))
    chairs.ask(person("Boris"))
    await asyncio.sleep(0)
    chairs.tasks[1].cancel()
    await chairs.pass_round()
    assert chairs.had == ["Anna", "Boris"]
    assert chairs.turns.idle == [0]


# ---- a whole house


@told
async def test_120_tables_of_masters_leave_the_one_beside_them_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eve opens tables at which only masters play, and looks at all of them. Each of their answers takes a process a
    second. There are two processes, and all of Eve's tables have one of them: the other is there for Anna."""
    thinking, most = Counter[str](), Counter[str]()

    class Watched(Turns[Mind]):
        async def get(self, asker: Asker) -> Mind:
            mind = await super().get(asker)
            thinking[asker.guest] += 1
            most[asker.guest] = max(most[asker.guest], thinking[asker.guest])
            return mind

        def put(self, thing: Mind, asker: Asker = ANYBODY) -> None:
            thinking[asker.guest] -= 1
            super().put(thing, asker)

    monkeypatch.setattr("gloam.web.rooms.thinking.Turns", Watched)
    async with Place(tmp_path, minds=2, tables=SHOWS) as place:
        anna = await place.table("vendetta", "Anna", "greedy", "greedy")
        ADDRESS.set("home of Eve")
        for _ in range(SHOWS):
            await masters(place)
        await until(lambda: place.house.minds.asked == SHOWS)
        ADDRESS.set("home of Anna")
        await play(anna, Random(1), 12)
        hers = sum(line.seat != 0 for line in anna.moves)
        assert hers > 5, "her bots have answered"
        assert most["guest-Eve"] == 1, "whatever Eve does, one process is left for others"


async def masters(place: Place) -> None:
    """A table of Eve's, at which she looks."""
    room = await place.house.create(Guest("guest-Eve", "Eve", "en"), Arrangement("vendetta", ("master",) * 4))
    room.enter(None, "guest-Eve")
    room.wake()
