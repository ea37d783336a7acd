"""What one guest, and one address, may do in a while; and how many pages they may have open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from gloam.web.guests.recent import HOUR, MINUTE, Recent
from gloam.web.settings import Settings
from gloam.web.trouble import Trouble

WHILE: Final = {"reopened": MINUTE, "opened": HOUR, "remarks": MINUTE, "reports": HOUR, "uploads": HOUR}
ADDRESS: Final = "address "
SOON: Final = 5  # seconds after which it is worth asking whether there is room for a page


class Limits:
    """A guest has a share, and an address that of as many guests as a crowd has. Each process counts for itself."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.guests: Final = {what: Recent(getattr(settings, what), long) for what, long in WHILE.items()}
        self.addresses: Final = {
            what: Recent(getattr(settings, what) * settings.crowd, long) for what, long in WHILE.items()
        }
        self.open: Final[Counter[str]] = Counter()  # streams, by guest and by address

    def spend(self, what: str, guest: str, address: str) -> None:
        """Once more. Raises `Trouble` where that is more than their share, and then counts for nobody."""
        pairs = [(self.guests[what], guest), (self.addresses[what], address)]
        wait = max([recent.wait(who) for recent, who in pairs if who], default=0)
        if wait:
            raise Trouble(f"trouble.often-{what}", 429, wait=wait, limit=self.guests[what].limit)
        for recent, who in pairs:
            if who:
                recent.count(who)

    @property
    def streams(self) -> int:
        """How many pages are open."""
        return sum(count for who, count in self.open.items() if who.startswith(ADDRESS))

    @contextmanager
    def streaming(self, guest: str, address: str) -> Iterator[None]:
        """As long as a page is open. Raises `Trouble` where there are too many."""
        share = self.settings.streams
        most = {f"{ADDRESS}{address}": share * self.settings.crowd, **({f"guest {guest}": share} if guest else {})}
        if any(self.open[who] >= limit for who, limit in most.items()):
            raise Trouble("trouble.many-streams", 429, wait=SOON, limit=share)
        self.open.update(most.keys())
        try:
            yield
        finally:
            for who in most:
                self.open[who] -= 1
                if not self.open[who]:
                    del self.open[who]
