"""The pace of a table, and what else whoever opens it says to those who may come."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gloam.web.store.schema import LIVE, SLOW, TableRow
from gloam.words.pages import LANGUAGES

DAY: Final = 24 * 3600
CLOCK: Final = "clock"  # in a form: live, with a clock
PACES: Final = (LIVE, CLOCK, SLOW)
SECONDS: Final = (30, 60, 120, 300)  # for a decision at a live table with a clock
BANKS: Final = (0, 5, 10, 20)  # minutes besides, for a whole game
DAYS: Final = (1, 2, 3, 7)  # for a decision at a slow table
GOOD_FOR: Final = (1, 3, 7, 14, 30)  # days that an invitation is good


@dataclass(frozen=True)
class Terms:
    """How fast a table is played, and for whom it is. `clock` is in seconds and `bank` too; `days` is how long its
    invitations are good, 0 for ever."""

    pace: str = LIVE
    clock: int = 0
    bank: int = 0
    language: str = ""
    beginners: bool = False
    days: int = 14

    def columns(self, now: float) -> dict[str, object]:
        """How they are kept."""
        return {
            "pace": self.pace,
            "clock": self.clock,
            "bank": self.bank,
            "language": self.language,
            "beginners": self.beginners,
            "expires": now + self.days * DAY if self.days else 0.0,
        }


USUAL: Final = Terms()


def terms_of(form: Mapping[str, str]) -> Terms:
    """What a form asks for, as far as it says; the rest is as usual."""
    pace = chosen(form, "pace", PACES, LIVE)
    language, days = chosen(form, "spoken", tuple(LANGUAGES), ""), number(form, "good-for", GOOD_FOR, USUAL.days)
    clock = bank = 0
    if pace == CLOCK:
        clock, bank = number(form, "seconds", SECONDS, SECONDS[1]), 60 * number(form, "minutes", BANKS, BANKS[1])
    elif pace == SLOW:
        clock = DAY * number(form, "days", DAYS, DAYS[1])
    return Terms(SLOW if pace == SLOW else LIVE, clock, bank, language, form.get("beginners") == "yes", days)


def strange(form: Mapping[str, str]) -> str:
    """What a form says of the pace that no form of ours can say: the name of it, or ''."""
    known: dict[str, tuple[object, ...]] = {
        "pace": PACES,
        "seconds": SECONDS,
        "minutes": BANKS,
        "days": DAYS,
        "spoken": ("", *LANGUAGES),
        "good-for": GOOD_FOR,
    }
    return next((name for name, values in known.items() if form.get(name) not in (None, *map(str, values))), "")


def terms_like(row: TableRow) -> Terms:
    """Those of this table, for another of the same people."""
    return Terms(row.pace, row.clock, row.bank, row.language, row.beginners)


def chosen(form: Mapping[str, str], name: str, known: tuple[str, ...], usual: str) -> str:
    value = form.get(name, usual)
    return value if value in known else usual


def number(form: Mapping[str, str], name: str, known: tuple[int, ...], usual: int) -> int:
    return {str(one): one for one in known}.get(form.get(name, ""), usual)


def is_over(row: TableRow) -> bool:
    """Has the invitation to this table expired?"""
    return 0 < row.expires <= time.time()
