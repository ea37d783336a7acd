"""What is played out before those who look at a table: how far each of them has seen it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from gloam.core.journal import Journal
from gloam.core.table import Table
from gloam.web.rooms.past import midst, past_of
from gloam.web.rooms.trial import told_count

KEPT: Final = 60  # answers, at least, that can be laid out from a table held ready
STRIDE: Final = 8  # every so many answers there is one; those between are played again
LOOKED: Final = 24  # tables of the past held ready
PATIENCE: Final = 120.0  # seconds after which a show that nobody looks at is given up

Spot = tuple[int, int]  # so many events, and which of several pictures between two of them


class Viewer(NamedTuple):
    """A guest at a seat, or one who watches."""

    guest: str
    seat: int | None


@dataclass
class Show:
    """Somebody looks at what has happened: how far they are. `first`: the event it began with, where it is seen again;
    then it goes no further than what began with it. `since`: where they have begun to look, and so how far they can go
    back. `blind`: they do not know yet what comes, and have seen `furthest` events. `reads`: they read also what others
    have said later. `said`: what they have said themselves meanwhile."""

    at: Spot
    first: int | None = None
    since: Spot = (0, 0)
    furthest: int = 0
    blind: bool = True
    reads: bool = False
    said: frozenset[int] = frozenset()
    touched: float = field(default_factory=time.monotonic)


def written_show(show: Show) -> list[object]:
    """A show as other processes are told of it."""
    return [show.at, show.first, show.since, show.furthest, show.blind, show.reads, sorted(show.said)]


def show_of(told: Sequence[Any]) -> Show:
    at, first, since, furthest, blind, reads, said = told
    return Show((at[0], at[1]), first, (since[0], since[1]), furthest, blind, reads, frozenset(said))


class Shows:
    """Who sees what of what has happened. Whoever is not here sees the table as it lies now. `flips`: is told of
    whoever begins to look, or has looked enough. `told`: is told how far somebody is, for other processes."""

    def __init__(self, flips: Callable[[Viewer], None]) -> None:
        self.flips: Final = flips
        self.told: Callable[[Viewer, Show | None], None] = lambda _viewer, _show: None
        self.running: Final[dict[Viewer, Show]] = {}
        self.seen: Final[dict[Viewer, int]] = {}  # how many events each page that is open has shown

    def of(self, viewer: Viewer) -> Show | None:
        """What this viewer looks at. What was left long ago is over."""
        show = self.running.get(viewer)
        if show is not None and time.monotonic() - show.touched > PATIENCE:
            self.end(viewer)
            return None
        return show

    def put(self, viewer: Viewer, at: Spot, first: int | None = None, blind: bool = True) -> None:
        """This viewer looks at this moment: of what they look at already, or of something else. `blind`: they have not
        seen the table as it lies now."""
        before = self.running.get(viewer)
        if before is not None and before.first == first:
            since, furthest = min(before.since, at), max(before.furthest, at[0])
            self.running[viewer] = replace(before, at=at, since=since, furthest=furthest, touched=time.monotonic())
        else:
            self.running[viewer] = Show(at, first, at, at[0], blind and first is None)
        self.told(viewer, self.running[viewer])
        if before is None:
            self.flips(viewer)

    def read_on(self, viewer: Viewer) -> None:
        """This viewer wants to read what others have said later than the moment they see."""
        show = self.running.get(viewer)
        if show is not None:
            show.reads, show.blind = True, False
            self.told(viewer, show)

    def has_said(self, viewer: Viewer, remark: int) -> None:
        """This viewer has said something meanwhile."""
        show = self.of(viewer)
        if show is not None:
            show.said |= {remark}
            self.told(viewer, show)

    def end(self, viewer: Viewer) -> None:
        """This viewer sees the table as it lies now."""
        self.seen.pop(viewer, None)
        if self.running.pop(viewer, None) is not None:
            self.told(viewer, None)
            self.flips(viewer)

    def take(self, viewer: Viewer, show: Show | None) -> None:
        """So far this viewer is, as another process tells."""
        before = self.running.get(viewer)
        if show is None:
            self.seen.pop(viewer, None)
            self.running.pop(viewer, None)
        else:
            self.running[viewer] = show
        if (before is None) != (show is None):
            self.flips(viewer)

    def forget(self) -> None:
        """What was told has been taken back: everyone sees the table as it lies now."""
        self.running.clear()
        self.seen.clear()


@dataclass(frozen=True)
class Take:
    """Some answers in a row: the table before them, and their lines."""

    before: Table
    moves: list[tuple[int, str]]
    answers: int = 1


class Reel:
    """The newest answers of a table, so that it can be laid out again as it was in between. It has copies of tables,
    without what is kept ready of views: that takes far more than a table."""

    def __init__(self) -> None:
        self.takes: Final[list[Take]] = []
        self.looked: Final[dict[int, Table]] = {}  # by number of events: tables that were laid out

    def add(self, before: Table, moves: Sequence[tuple[int, str]]) -> None:
        """An answer: the table before it, and its lines."""
        last = self.takes[-1] if self.takes else None
        if last is not None and last.answers < STRIDE:
            self.takes[-1] = Take(last.before, [*last.moves, *moves], last.answers + 1)
            return
        self.takes.append(Take(before.clone(), [*moves]))
        del self.takes[: -(KEPT // STRIDE + 2)]

    def clear(self) -> None:
        self.takes.clear()
        self.looked.clear()

    def at(self, event: int, journal: Journal) -> Table:
        """The table as it lay when so many events had been told. `journal` is the whole game, for what is long past."""
        if event not in self.looked:
            if len(self.looked) >= LOOKED:
                self.looked.clear()
            take = next((take for take in reversed(self.takes) if told_count(take.before) < event), None)
            self.looked[event] = past_of(journal.text()).at(event) if take is None else laid_out(take, event)
        return self.looked[event]


def laid_out(take: Take, event: int) -> Table:
    table = take.before
    for seat, option in take.moves:
        after = table.clone()
        after.answer(seat, option)
        if told_count(after) > event:
            return midst(table, seat, option, event)
        table = after
        if told_count(table) == event:
            break
    return table
