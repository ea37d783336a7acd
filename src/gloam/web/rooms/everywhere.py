"""Who looks at a table, here and at other processes: each tells the others whom it has."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from gloam.web.rooms.audience import Audience, Listener
from gloam.web.rooms.shows import Show, Viewer, show_of, written_show
from gloam.web.settings import Settings

HERE: Final = "here"  # who has a page of this table open at a process
SHOW: Final = "show"  # how far a viewer is in what is played out
LOOK: Final = "look"  # how much a person has seen, or what they are offered


@dataclass(frozen=True)
class Here:
    """Who has pages of a table open at one process: of those who play the guest, the seat, and whether everything is to
    come at once; of those who watch how many, and whether all of them want that."""

    devices: tuple[tuple[str, int, bool], ...] = ()
    watchers: int = 0
    hurried: bool = True


NOBODY_HERE: Final = Here()


def alone(_what: str, **_facts: Any) -> None:  # noqa: ANN401 - JSON
    """There is no other process to be told."""


class Everywhere(Audience):
    """All pages that are open at one table, wherever they are."""

    def __init__(self, seats: int, settings: Settings) -> None:
        super().__init__(seats, settings)
        self.publish: Callable[..., None] = alone
        self.elsewhere: Final[dict[str, Here]] = {}  # by process
        self.said = NOBODY_HERE  # what others know of us
        self.shows.told = self.tell_show
        self.asked_about = False  # who is at other processes
        self.awaited: Final[set[str]] = set()  # the processes that have not told yet
        self.introduced: Final = asyncio.Event()  # all have

    # ---- who is here

    @property
    def devices(self) -> list[tuple[str, int, bool]]:
        """Those at other processes who play."""
        return [device for here in self.elsewhere.values() for device in here.devices]

    @property
    def watched(self) -> bool:
        """Has anybody a page open?"""
        return bool(self.listeners) or any(here != NOBODY_HERE for here in self.elsewhere.values())

    @property
    def all_present(self) -> set[int | None]:
        return super().all_present | {at for _, at, _ in self.devices}

    @property
    def watchers(self) -> int:
        return super().watchers + sum(here.watchers for here in self.elsewhere.values())

    @property
    def hurried(self) -> bool:
        own, others = self.here(), list(self.elsewhere.values())
        playing = [hurried for here in (own, *others) for _, _, hurried in here.devices]
        return all(playing or [here.hurried for here in (own, *others)]) and self.watched

    def looking(self, seat: int) -> int:
        here = {listener.guest for listener in self.listeners if listener.seat == seat}
        return len(here | {guest for guest, at, _ in self.devices if at == seat})

    def listens(self, viewer: Viewer) -> bool:
        return super().listens(viewer) or any((guest, at) == viewer for guest, at, _ in self.devices)

    def still_looks(self, seat: int) -> bool:
        here = {Viewer(one.guest, one.seat) for one in self.listeners if one.seat == seat}
        here |= {Viewer(guest, at) for guest, at, _ in self.devices if at == seat}
        return bool(here) and all(viewer in self.shows.running for viewer in here)

    def send_away(self, seat: int, guests: Collection[str]) -> None:
        """These guests hold the seat no longer: their pages have to ask again."""
        for listener in self.listeners:
            if listener.seat == seat and listener.guest in guests:
                listener.dismissed = True
                listener.news.set()

    # ---- telling others

    def enter(self, seat: int | None, guest: str = "", hurried: bool = False) -> Listener:
        listener = super().enter(seat, guest, hurried)
        self.tell_here()
        return listener

    def leave(self, listener: Listener) -> None:
        super().leave(listener)
        self.tell_here()

    def here(self) -> Here:
        """Who is at this process."""
        playing = sorted({(one.guest, one.seat, one.hurried) for one in self.listeners if one.seat is not None})
        watching = [one.hurried for one in self.listeners if one.seat is None]
        return Here(tuple(playing), len(watching), all(watching))

    def tell_here(self, always: bool = False) -> None:
        here = self.here()
        if always or here != self.said:
            self.said = here
            self.publish(HERE, **asdict(here))

    def tell_all(self) -> None:
        """Another process asks who is here, and what they see."""
        for viewer, show in self.shows.running.items():
            if super().listens(viewer):
                self.tell_show(viewer, show)
        self.tell_here(always=True)

    def tell_show(self, viewer: Viewer, show: Show | None) -> None:
        self.publish(SHOW, **viewer._asdict(), show=None if show is None else written_show(show))

    # ---- hearing of others

    def hear_of(self, by: str, facts: Mapping[str, Any]) -> None:
        """Who is at another process."""
        self.awaited.discard(by)
        if not self.awaited:
            self.introduced.set()
        devices = tuple((guest, seat, hurried) for guest, seat, hurried in facts["devices"])
        self.hold(by, Here(devices, facts["watchers"], facts["hurried"]))

    def hold(self, by: str, here: Here) -> None:
        """From now on these are there. What is new of it is told to all, or to whoever holds the seat as well."""
        if self.elsewhere.get(by, NOBODY_HERE) == here:
            self.elsewhere[by] = here
            return
        seats = range(len(self.own))
        known = [self.present(seat) for seat in seats], self.watchers
        devices = [self.looking(seat) for seat in seats]
        self.elsewhere[by] = here
        if known != ([self.present(seat) for seat in seats], self.watchers):
            for seat in seats:
                if known[0][seat] and not self.present(seat):
                    self.seen[seat] = time.monotonic()
                    self.tell_later()
            self.tell_of_here()
        for seat in seats:
            if self.looking(seat) != devices[seat]:
                self.touch(seat)

    def lose(self, by: str) -> None:
        """This process is gone, and with it all pages that it had."""
        if by in self.elsewhere:
            self.hold(by, NOBODY_HERE)
            del self.elsewhere[by]

    def hear_show(self, facts: Mapping[str, Any]) -> None:
        """A viewer was led on, or back to the table as it lies now, at another process."""
        viewer = Viewer(facts["guest"], facts["seat"])
        self.shows.take(viewer, None if facts["show"] is None else show_of(facts["show"]))
        self.tell(viewer)
