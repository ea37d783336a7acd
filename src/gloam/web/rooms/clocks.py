"""The clocks of a table: who is asked, since when, and until when. The server owns them.

All of it is one text in the table's row, written in the same transaction as the line that asks. So a clock is the same
after a restart and in every process; of two who change it the first wins (`PaceStore.set_clocks`). Nothing happens by
itself when time is out: the others choose (`guests/deciding.py`).

A clock stands still while it is nobody's turn but a bot's, while a request to take a move back is open, and while its
player still looks at what has happened; the last for a while only (`LOOKS`). What somebody does in secret leaves it as
it is: others must not read there how often a mind is changed.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from gloam.core.table import Table
from gloam.web.rooms.trial import Trial
from gloam.web.store.paces import Turn
from gloam.web.store.records import NOBODY, KeptLine
from gloam.web.store.schema import PERSON

if TYPE_CHECKING:
    from gloam.web.rooms.room import Room

LOOKS: Final = 120.0  # seconds that looking at what has happened may stop a clock, once for each question
LEAST: Final = 30.0  # seconds for whoever has taken a move back and has less than that left
WAIT: Final = "wait"  # what the others choose when somebody's time is out: more time,
SIT_IN: Final = "bot"  # a bot until they come back,
END: Final = "end"  # or the end of the game, without a winner
CHOICES: Final = (WAIT, SIT_IN, END)


def now() -> float:
    return time.time()


@dataclass(frozen=True)
class Time:
    """Somebody is asked. `serial` tells this question from all others of the table. `until` is when their time is out,
    0 where there is no limit; while the clock stands, `left` is what they have. `held` is what looking has been
    credited with. `called`: they have been told that it is their turn."""

    serial: int
    asked: float
    until: float = 0.0
    left: float = 0.0
    held: float = 0.0
    called: bool = False


@dataclass(frozen=True)
class Clocks:
    """All clocks of a table. `bank`: by seat, the seconds left of the reserve, where any of it is used. `spare`: what
    each had left when they last answered, in case they take it back. `votes`: by seat whose time is out, what each of
    the others has chosen. `late`: whose time was out when the others ended the game."""

    times: Mapping[int, Time] = field(default_factory=dict)
    bank: Mapping[int, float] = field(default_factory=dict)
    spare: Mapping[int, float] = field(default_factory=dict)
    votes: Mapping[int, Mapping[int, str]] = field(default_factory=dict)
    serial: int = 0
    late: int = NOBODY

    def text(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"))

    def with_time(self, seat: int, time: Time) -> Clocks:
        return replace(self, times={**self.times, seat: time})

    def with_votes(self, seat: int, votes: Mapping[int, str]) -> Clocks:
        others = {late: said for late, said in self.votes.items() if late != seat}
        return replace(self, votes={**others, seat: votes} if votes else others)


NONE: Final = Clocks()


@lru_cache(maxsize=4000)
def read(text: str) -> Clocks:
    if not text:
        return NONE
    kept = json.loads(text)
    return Clocks(
        {int(seat): Time(**one) for seat, one in kept["times"].items()},
        {int(seat): one for seat, one in kept["bank"].items()},
        {int(seat): one for seat, one in kept["spare"].items()},
        {int(seat): {int(by): said for by, said in votes.items()} for seat, votes in kept["votes"].items()},
        kept["serial"],
        kept["late"],
    )


class TableClocks:
    """The clocks of one room."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.looking: Final[set[int]] = set()  # seats that are asked and still look at what has happened
        self.told: Final[set[int]] = set()  # questions of which everyone here knows that their time is out

    @property
    def kept(self) -> Clocks:
        return read(self.room.row.clocks)

    @property
    def counts(self) -> bool:
        """Is there anything to be kept? Where there is no limit, only whom to call: where several people play."""
        if self.room.row.clock:
            return True
        people = sum(seat.kind == PERSON for seat in self.room.seats)
        return people > 1 and self.room.settings.calls

    # ---- who is asked

    def asked(self, table: Table) -> list[int]:
        """The people who are asked. Whether something is passed for them is nobody's business."""
        return [seat for seat in table.waiting_for() if not self.room.is_bot(seat)]

    def whole(self, seat: int) -> float:
        """All the time that this seat has for a new question."""
        return self.room.row.clock + self.bank(seat)

    def bank(self, seat: int) -> float:
        return self.kept.bank.get(seat, float(self.room.row.bank))

    def fresh(self, serial: int, seat: int, at: float, left: float = 0.0) -> Time:
        """A clock that begins to run."""
        return Time(serial, at, at + (left or self.whole(seat)) if self.room.row.clock else 0.0)

    def after(self, lines: Sequence[KeptLine], table: Table) -> dict[str, object]:
        """What these lines, which lead to this table, change: the columns to be written with them."""
        if not self.counts:
            return {}
        at, before = now(), self.kept
        taken_back = bool(lines) and lines[0].seat == NOBODY
        seat = lines[-1].seat if lines else NOBODY
        if not taken_back and seat in before.times and not self.in_secret(seat, table):
            before = self.answered(before, seat, at)
        return self.columns(self.going_on(before, table, at, taken_back))

    def in_secret(self, seat: int, table: Table) -> bool:
        """Does nobody else see anything of what this seat has done?"""
        return seat in table.waiting_for() and not Trial(seat, self.room.playing, table).is_public

    def answered(self, before: Clocks, seat: int, at: float) -> Clocks:
        """This seat has decided: first the time for it is used, then the reserve."""
        left = self.left(before, seat, at)
        times = {other: one for other, one in before.times.items() if other != seat}
        if not self.room.row.clock:
            return replace(before, times=times)
        bank = {**before.bank, seat: round(min(self.bank(seat), left), 3)}
        return replace(before, times=times, bank=bank, spare={**before.spare, seat: round(left, 3)})

    def left(self, clocks: Clocks, seat: int, at: float) -> float:
        """The seconds that this seat has left."""
        one = clocks.times[seat]
        return max(0.0, one.left or one.until + self.credit(seat, one, at) - at)

    def going_on(self, before: Clocks, table: Table, at: float, taken_back: bool = False) -> Clocks:
        """The clocks of those who are asked run, and of nobody else. What was decided in between is forgotten."""
        times: dict[int, Time] = {}
        serial = before.serial
        for seat in self.asked(table):
            known = before.times.get(seat)
            if known is not None:
                times[seat] = replace(known, until=at + known.left, left=0.0) if known.left else known
                continue
            serial += 1
            spare = max(before.spare.get(seat, self.whole(seat)), LEAST) if taken_back else 0.0
            times[seat] = self.fresh(serial, seat, at, spare)
        votes = {seat: said for seat, said in before.votes.items() if seat in times and times[seat].until}
        return replace(before, times=times, serial=serial, votes=votes)

    def columns(self, clocks: Clocks) -> dict[str, object]:
        """How they are kept."""
        after = self.room.settings.call_after
        due = [one.asked + after for one in clocks.times.values() if not one.called and self.calls]
        return {"clocks": clocks.text(), "call_at": min(due, default=0.0)}

    @property
    def calls(self) -> bool:
        """May somebody here be called? Only where others wait for them."""
        return sum(seat.kind == PERSON for seat in self.room.seats) > 1

    def settled(self, at: float) -> Clocks:
        """As they should be: somebody may have sat down, left, come back, or let a bot play."""
        table = self.room.table
        known = self.kept
        if table is None or self.room.row.ended or not self.counts:
            return known
        if set(known.times) == set(self.asked(table)) or self.room.back.request is not None:
            return known
        return self.going_on(known, table, at)

    def paused(self, stands: bool) -> dict[str, object]:
        """All clocks stand while a request is open, and run again when it is not."""
        if not self.room.row.clock or not self.kept.times:
            return {}
        at, times = now(), dict(self.kept.times)
        for seat, one in self.kept.times.items():
            if stands and not one.left:
                times[seat] = replace(one, until=0.0, left=max(1.0, self.left(self.kept, seat, at)))
            elif not stands and one.left:
                times[seat] = replace(one, until=at + one.left, left=0.0)
        return self.columns(replace(self.kept, times=times))

    # ---- looking at what has happened

    def credit(self, seat: int, one: Time, at: float) -> float:
        """What looking is credited with, for whoever still looks: until now, and no more than `LOOKS`."""
        return min(LOOKS, at - one.asked) if seat in self.looking and not one.held and one.until else 0.0

    def note_looks(self) -> None:
        """Whoever is asked and still looks has not seen the question."""
        for seat, one in self.kept.times.items():
            if one.until and not one.held and self.room.still_looks(seat):
                self.looking.add(seat)

    def credited(self, clocks: Clocks, at: float) -> Clocks:
        """Whoever has looked enough, or too long, is given the time that it took; once for each question."""
        for seat in sorted(self.looking):
            one = clocks.times.get(seat)
            if one is None or one.held or not one.until:
                self.looking.discard(seat)
            elif at - one.asked >= LOOKS or not self.room.still_looks(seat):
                credit = max(0.001, self.credit(seat, one, at))
                clocks = clocks.with_time(seat, replace(one, until=one.until + credit, held=credit))
        return clocks

    # ---- when time is out

    def is_out(self, seat: int, at: float | None = None) -> bool:
        """Is the time of this seat out?"""
        at = now() if at is None else at
        one = self.kept.times.get(seat)
        if one is None or not one.until or self.room.row.ended or self.room.back.request is not None:
            return False
        return at >= one.until + self.credit(seat, one, at)

    def late(self) -> list[int]:
        """Whose time is out."""
        return [seat for seat in sorted(self.kept.times) if self.is_out(seat)]

    def voters(self, late: int) -> list[int]:
        """The people who choose what is to be done when this seat's time is out: the others."""
        return [seat.seat for seat in self.room.seats if seat.seat != late and not self.room.is_bot(seat.seat)]

    def verdict(self, late: int, votes: Mapping[int, str]) -> str:
        """What more than half of those want who are here or have said something; '' as long as that is nothing."""
        voters = [seat for seat in self.voters(late) if seat in votes or self.room.present(seat)]
        said = [votes[seat] for seat in voters if seat in votes]
        return next((choice for choice in CHOICES if said.count(choice) * 2 > len(voters)), "")

    def turns(self, at: float) -> list[Turn]:
        """Who is to be called by now."""
        after = self.room.settings.call_after
        found = self.kept.times.items() if self.calls else ()
        return [Turn(seat, one.serial, one.asked) for seat, one in found if not one.called and one.asked + after <= at]

    def having_called(self, turns: Sequence[Turn]) -> Clocks:
        clocks = self.kept
        for turn in turns:
            clocks = clocks.with_time(turn.seat, replace(clocks.times[turn.seat], called=True))
        return clocks

    # ---- writing

    async def change(self, clocks: Clocks, **values: object) -> bool:
        """Keep these clocks, unless somebody else has changed them first: then theirs are read. The room is locked."""
        row, store = self.room.row, self.room.store
        new = {**self.columns(clocks), **values}
        if await self.room.written(store.set_clocks, self.room.id, row.clocks, new):
            self.take(new)
            return True
        found = await store.found(store.table, self.room.id)
        if found is not None:
            self.take({name: getattr(found, name) for name in ("clocks", "call_at", "ended", "stopped")})
        return False

    def take(self, values: Mapping[str, object]) -> None:
        """These columns are kept."""
        for name, value in values.items():
            setattr(self.room.row, name, value)

    async def mend(self, at: float) -> None:
        """Keep the clocks as they should be. The room is locked."""
        wanted = self.credited(self.settled(at), at)
        if wanted != self.kept and not self.room.row.ended and await self.change(wanted):
            self.room.touch()

    async def tick(self, at: float) -> None:
        """Once a second: whatever is not as it should be is mended, and who looks on is told whose time is out."""
        room = self.room
        if room.table is None or room.row.ended or not (self.counts or room.row.clocks):
            return
        self.note_looks()
        if self.credited(self.settled(at), at) != self.kept:
            await room.in_turn(self.mend, at)
        out = {self.kept.times[seat].serial for seat in self.late()}
        if not out <= self.told:
            self.told.update(out)
            room.touch()
