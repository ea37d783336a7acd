"""What a guest has played here: their finished games, what can be counted in them, and how all of it is forgotten."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any, Final

import gloam
from gloam.core.refusal import Rejected
from gloam.core.table import LETTERS
from gloam.web.guests.guest import Guest
from gloam.web.guests.leaving import leave
from gloam.web.house import House
from gloam.web.rooms.glance import glance
from gloam.web.store.database import Unkept
from gloam.web.store.schema import BOT, SeatRow, TableRow

MOST: Final = 1000  # games that are counted, the newest


@dataclass(frozen=True)
class Played:
    """A finished game. `seat` is the guest's; `view` is what is kept of the game for lists."""

    row: TableRow
    seats: Sequence[SeatRow]
    seat: int
    view: Mapping[str, Any]

    @property
    def won(self) -> bool:
        return self.seat in self.view["result"]["winners"]

    @property
    def place(self) -> int:
        """1 is best, 0 is out of the game."""
        return int(self.view["result"]["places"][self.seat])

    @property
    def score(self) -> int:
        return self.total(self.seat)

    @property
    def lead(self) -> int:
        """How far the guest is ahead of the best of the others; below 0 where somebody has more."""
        return self.score - max([self.total(other) for other in self.others], default=0)

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(len(self.seats)) if seat != self.seat]

    @property
    def seconds(self) -> float:
        return self.row.ended - self.row.begun

    def total(self, seat: int) -> int:
        return int(self.view["result"]["scores"][seat]["total"])

    def ahead_of(self, other: int) -> bool:
        """Does the guest stand before this seat? Whoever is out of the game stands behind everybody else."""
        places = self.view["result"]["places"]
        return bool(places[self.seat]) and (not places[other] or places[self.seat] < places[other])


@dataclass
class Tally:
    """How many games, and how many of them went well."""

    games: int = 0
    won: int = 0
    best: int | None = None  # score

    def add(self, won: bool, score: int) -> None:
        self.games += 1
        self.won += won
        self.best = score if self.best is None else max(self.best, score)


def tallied(pairs: Iterable[tuple[tuple[str, ...], bool, int]]) -> dict[tuple[str, ...], Tally]:
    """By key, what went well and with which score; the most frequent first."""
    found: dict[tuple[str, ...], Tally] = {}
    for key, won, score in pairs:
        found.setdefault(key, Tally()).add(won, score)
    return dict(sorted(found.items(), key=lambda pair: (-pair[1].games, pair[0])))


def by_game(games: Sequence[Played]) -> dict[tuple[str, ...], Tally]:
    return tallied(((one.row.game,), one.won, one.score) for one in games)


def by_opponent(games: Sequence[Played]) -> dict[tuple[str, ...], Tally]:
    """By kind of seat and name: a bot's is its character. What went well is to stand before them at the end."""
    return tallied(
        (opponent(one.seats[other]), one.ahead_of(other), one.score) for one in games for other in one.others
    )


def by_side(games: Sequence[Played], side: Callable[[Played], str]) -> dict[tuple[str, ...], Tally]:
    """By game and what the guest played there, where there is a choice."""
    named = [(one, side(one)) for one in games]
    return tallied(((one.row.game, name), one.won, one.score) for one, name in named if name)


def opponent(seat: SeatRow) -> tuple[str, str]:
    return (seat.kind, seat.bot if seat.kind == BOT else seat.name)


# ---- moments


def moments(games: Sequence[Played]) -> list[tuple[str, Played]]:
    """The best and the odd ones: what a game stands out by, and the game. Each game stands out by one thing."""
    won = [one for one in games if one.won]
    wanted: list[tuple[str, Sequence[Played], Callable[[Played], float]]] = [
        ("clearest", [one for one in won if one.lead > 0], lambda one: one.lead),
        ("closest", [one for one in won if one.lead > 0], lambda one: -one.lead),
        ("level", [one for one in won if one.lead == 0], lambda one: one.row.ended),
        ("behind", [one for one in won if one.lead < 0], lambda one: -one.lead),
        ("robbed", [one for one in games if not one.won and one.lead >= 0], lambda one: one.lead),
        ("longest", [one for one in games if one.seconds >= 60], lambda one: one.seconds),
    ]
    found: list[tuple[str, Played]] = []
    for key, among, worth in wanted:
        free = [one for one in among if all(one is not other for _, other in found)]
        if free:
            found.append((key, max(free, key=worth)))
    return found


# ---- what is kept


async def played(house: House, guest: Guest) -> list[Played]:
    """The guest's finished games, the newest first. How one ended is kept with it; of a game from before that it is
    found out once."""
    return await house.store.found(read, house, guest)


def read(house: House, guest: Guest) -> list[Played]:
    store = house.store
    found = []
    for row, seats, seat in store.finished_of(guest.id, MOST):
        view = json.loads(row.glance) if row.glance else {}
        if "result" not in view:
            view = found_out(house, row)
        if view:
            found.append(Played(row, seats, seat, view))
    return found


def found_out(house: House, row: TableRow) -> dict[str, Any]:
    """What is kept of this game for lists, with its result; nothing where it was played by rules that are gone."""
    try:
        table = house.load(row.id).table
    except Rejected:
        return {}
    if table is None or not table.over:
        return {}
    kept = glance(table)
    with suppress(Unkept):  # it is found out again next time
        house.store.set_table(row.id, glance=kept)
    view: dict[str, Any] = json.loads(kept)
    return view


async def export(house: House, guest: Guest) -> dict[str, object]:
    """All that is kept of a guest, as plain data. Of others it has what everybody at the table could see."""
    games = await played(house, guest)
    decks, said, reported = await house.store.found(house.store.kept_of, guest.id)
    running = await house.store.found(house.store.held_by, guest.id)
    return {
        "name": guest.name,
        "language": guest.language,
        "bots": {game: bot for game in gloam.games() if (bot := guest.against(game))},
        "comfort": asdict(guest.comfort),
        "lessons": list(guest.learned),
        "games": [told(one) for one in games],
        "tables": [{"table": claim.table, "seat": LETTERS[claim.seat]} for claim in running],
        "decks": [{"game": deck.game, "name": deck.name, "list": deck.text} for deck in decks],
        "said": [{"table": one.table, "text": one.text, "at": one.at} for one in said],
        "reported": [{"table": one.table, "text": one.text, "at": one.at} for one in reported],
    }


def told(one: Played) -> dict[str, object]:
    seats = [{"name": seat.name, "bot": seat.bot if seat.kind == BOT else ""} for seat in one.seats]
    return {
        "table": one.row.id,
        "game": one.row.game,
        "variants": one.row.variants.split(),
        "begun": one.row.begun,
        "ended": one.row.ended,
        "seat": LETTERS[one.seat],
        "seats": seats,
        "result": one.view["result"],
        "journal": f"/tables/{one.row.id}/journal",
    }


async def forget(house: House, guest: Guest) -> None:
    """Whatever is kept of this guest is removed. Seats of theirs at tables where others play on are left to bots; in
    finished games of others they are somebody without a name."""
    await house.store.kept(house.store.silence, guest.id)
    await house.store.kept(house.store.forget_calls, guest.id)
    for claim in await house.store.found(house.store.held_by, guest.id):
        room = await house.room(claim.table)
        room.remarks = await house.store.found(house.store.remarks, room.id)
        await leave(house, guest, room, claim.seat, guest_name())
    for table in await house.store.kept(house.store.forget, guest.id, guest_name()):
        await house.forget(table)


def guest_name() -> str:
    """What somebody is called who has no name."""
    return Guest("", "", "en").known_as
