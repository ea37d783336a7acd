"""What whoever runs the server may set."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Limits protect the machine; `pace` is how long a bot seems to think, in seconds, whatever is in its hand.

    A table that is not finished is cleared away once none of its players has opened it for `untouched` days; the first
    page says so. A table at which somebody has a page open is never old, and finished games are kept for ever.
    """

    database: str = "gloam.db"  # a file, or any URL that SQLAlchemy knows
    pace: float = 0.9
    thinking: float = 10.0  # seconds a bot may think before a legal move is made for it; a master takes one
    body: int = 300_000  # bytes of a request; a journal of a long game has 20,000
    requests: int = 600  # a minute, from one address
    thoughts: int = 40  # a minute, from one address: what the master thinks of a finished game's moves
    decks: int = 50  # of their own that one guest may keep
    list: int = 20_000  # letters of a list of cards that is sent; one of 60 cards has 1,000
    tables: int = 30  # unfinished tables one guest may have begun
    chat: int = 400  # letters of one remark
    name: int = 24  # letters of a name
    secure: bool = False  # cookies only over https: set it where a proxy speaks https for us
    ping: float = 15.0  # seconds between signs of life on a stream
    away: float = 60.0  # seconds after which others may let a bot play for a person whose turn it is
    arenas: Path | None = None  # a folder of arenas to be shown
    untouched: int = 60  # days; 0: no table is ever cleared away
    lines: int = 5000  # of one table, with those taken back: five times those of the longest game; see Room.is_long
    kept: int = 200  # tables held ready in memory; any other is rebuilt from its journal when it is asked for

    @property
    def url(self) -> str:
        return self.database if "://" in self.database else f"sqlite:///{self.database}"
