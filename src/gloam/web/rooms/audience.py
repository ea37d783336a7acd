"""Who looks at a table, and what is new for whom."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from gloam.web.counting import DRAWN
from gloam.web.markup import Drawn
from gloam.web.parts import HELD, changes
from gloam.web.rooms.shows import Shows, Viewer
from gloam.web.rooms.trial import Trial, seen_by
from gloam.web.settings import Settings
from gloam.web.streaming import Message

Line = tuple[object, str, bool, Drawn]  # an event, its sign, whether it can be seen again, as it is written
UPDATES: Final = 8  # messages kept for those who are sent the same
GATHERED: Final = 0.25  # seconds in which those who come and go are told together


@dataclass(eq=False)
class Listener:
    """A page that is open at a table, and whose it is: a person may have several devices."""

    seat: int | None
    guest: str = ""
    hurried: bool = False  # everything is to come at once
    played_out: bool = False  # what happens is to be played out, moment by moment
    news: asyncio.Event = field(default_factory=asyncio.Event)
    dismissed: bool = False  # it has to ask again whether it may listen


class Audience:
    """All pages that are open at one table. Each has a version: what everyone sees is counted, what one seat sees
    alone, and who comes and goes."""

    def __init__(self, seats: int, settings: Settings) -> None:
        self.settings: Final = settings
        self.listeners: Final[set[Listener]] = set()
        self.seen: Final = [time.monotonic()] * seats  # when each seat's last page was closed
        self.version = 0  # counts what everyone sees
        self.own: Final = [0] * seats  # counts what only one seat sees
        self.comings = 0  # counts who comes and goes
        self.told_here = 0.0  # when all were last told of it
        self.telling_here: asyncio.TimerHandle | None = None  # they will be told again
        self.shows: Final = Shows(self.flipped)
        self.rendered: Final[dict[tuple[int | None, str], tuple[str, Drawn]]] = {}  # what was last drawn for whom
        self.book: Final[dict[tuple[int | None, str, bool], dict[int, Line]]] = {}  # lines of the log, by number
        self.newest: Final[dict[tuple[int | None, str], tuple[object, str]]] = {}  # the newest event and its words
        self.updates: Final[OrderedDict[tuple[str, str, str], Message]] = OrderedDict()  # what was last sent

    # ---- who is here

    @property
    def all_present(self) -> set[int | None]:
        """Everyone who has a page open here; None for those who watch."""
        return {listener.seat for listener in self.listeners}

    def present(self, seat: int) -> bool:
        return seat in self.all_present

    def away(self, seat: int) -> bool:
        """Is nobody there for this seat, and has nobody been for a while?"""
        return not self.present(seat) and time.monotonic() - self.seen[seat] >= self.settings.away

    @property
    def watchers(self) -> int:
        return sum(listener.seat is None for listener in self.listeners)

    @property
    def hurried(self) -> bool:
        """Do all who are here and play, or else all who watch, want everything at once? Then bots are quick too."""
        here = [one for one in self.listeners if one.seat is not None] or list(self.listeners)
        return bool(here) and all(one.hurried for one in here)

    def looking(self, seat: int) -> int:
        """On how many devices this seat is open now."""
        return len({listener.guest for listener in self.listeners if listener.seat == seat})

    def listens(self, viewer: Viewer) -> bool:
        """Has this viewer a page open here?"""
        return any((listener.guest, listener.seat) == viewer for listener in self.listeners)

    def still_looks(self, seat: int) -> bool:
        """Does whoever sits here look at what has happened, on every page they have open?"""
        here = [Viewer(one.guest, one.seat) for one in self.listeners if one.seat == seat]
        return bool(here) and all(viewer in self.shows.running for viewer in here)

    def flipped(self, viewer: Viewer) -> None:
        """This viewer begins to look at what has happened, or has looked enough."""

    def enter(self, seat: int | None, guest: str = "", hurried: bool = False) -> Listener:
        """A page is opened. Whoever holds the seat as well sees it too."""
        news = seat is None or not self.present(seat)
        before = 0 if seat is None else self.looking(seat)
        if not self.listeners:
            self.tell_later()
        listener = Listener(seat, guest, hurried)
        self.listeners.add(listener)
        HELD.make_space(1)
        if news:
            self.tell_of_here()
        elif seat is not None and self.looking(seat) != before:
            self.touch(seat)
        return listener

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        HELD.make_space(-1)
        seat = listener.seat
        if seat is None or not self.present(seat):
            if seat is not None:
                self.seen[seat] = time.monotonic()
                self.tell_later()
            self.tell_of_here()
        elif listener.guest not in {other.guest for other in self.listeners if other.seat == seat}:
            self.touch(seat)

    def dismiss(self, seats: Sequence[int | None], but: str = "") -> None:
        """Who may sit here has changed: every page of these seats has to ask again, but those of one guest."""
        for listener in self.listeners:
            if listener.seat in seats and not (but and listener.guest == but):
                listener.dismissed = True
                listener.news.set()

    # ---- what is new

    def sight(self, seat: int | None) -> str:
        """Tells what this viewer sees of the table from what they saw before."""
        return f"{self.version}.{0 if seat is None else self.own[seat]}"

    def version_for(self, seat: int | None) -> str:
        """The same, and of who is here."""
        return f"{self.sight(seat)}.{self.comings}"

    def touch(self, seat: int | None = None) -> None:
        """Something is new: for everyone, or for one seat."""
        if seat is None:
            self.version += 1
        else:
            self.own[seat] += 1
        for listener in self.listeners:
            if seat is None or listener.seat == seat:
                listener.news.set()

    def tell(self, viewer: Viewer) -> None:
        """There is something new for this viewer, on every page they have open here."""
        for listener in self.listeners:
            if (listener.guest, listener.seat) == viewer:
                listener.news.set()

    def tell_of_here(self) -> None:
        """Somebody has come or gone: everyone is told, at once, or with all who come and go meanwhile. Nothing is drawn
        for it."""
        self.comings += 1
        loop = asyncio.get_running_loop()
        due = self.told_here + GATHERED
        if loop.time() >= due:
            self.told_of_here()
        elif self.telling_here is None:
            self.telling_here = loop.call_at(due, self.told_of_here)

    def told_of_here(self) -> None:
        self.telling_here, self.told_here = None, asyncio.get_running_loop().time()
        for listener in self.listeners:
            listener.news.set()

    def tell_later(self) -> None:
        """Once somebody has been away for a while, the others are told what they can do."""
        asyncio.get_running_loop().call_later(self.settings.away + 0.1, self.tell_of_here)

    def announce(self, change: Trial) -> None:
        """The table has changed: new for everyone or, as long as it is a secret, only for those who see it. How often
        others change their minds in secret can then not be counted either."""
        if change.is_public:
            self.touch()
            return
        for seat in range(change.after.seats):
            if seat == change.seat or seen_by(change.after, seat) != seen_by(change.before, seat):
                self.touch(seat)

    def drawn(self, seat: int | None, language: str, draw: Callable[[], Drawn]) -> Drawn:
        """What `draw` draws, kept until something is new: all who see the same share one drawing."""
        version = self.sight(seat)
        kept = self.rendered.get((seat, language))
        if kept is None or kept[0] != version:
            kept = self.rendered[seat, language] = (version, draw())
            DRAWN.inc()
        return kept[1]

    def forget_drawn(self) -> None:
        """Whatever is wanted next is drawn anew."""
        self.rendered.clear()
        self.book.clear()
        self.newest.clear()
        self.updates.clear()

    @property
    def any_share(self) -> bool:
        """Do several pages look from one place? All others are sent what nobody else is."""
        return len(self.listeners) > len({listener.seat for listener in self.listeners})

    def update(self, old: Drawn | None, new: Drawn, version: str) -> Message:
        """What makes the one page of the other, or is the whole page to somebody who has none; written once for all who
        are sent the same."""
        key = ("" if old is None else old.digest, new.digest, version)
        message = self.updates.get(key)
        if message is None:
            found = None if old is None else changes(old, new)
            message = Message(new.text if found is None else found, id=f"{new.digest}.{version}")
            if self.any_share:
                self.updates[key] = message
                while len(self.updates) > UPDATES:
                    self.updates.popitem(last=False)
        return message
