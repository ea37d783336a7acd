"""What whoever runs the server may set: by `GLOAM_…` in the environment, or `--set NAME=VALUE` in the command."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Final

PREFIX: Final = "GLOAM_"
YES: Final = ("1", "on", "true", "yes")
NO: Final = ("", "0", "off", "false", "no")
EVERYBODY: Final = "on"  # instead of addresses
LISTED: Final = ("proxies", "metrics")  # settings that list addresses


class Unfit(Exception):
    """A setting that does not exist, or a value that it cannot have where it is `known`."""

    def __init__(self, name: str, value: str, known: bool) -> None:
        super().__init__(name, value)
        self.name: Final = name
        self.value: Final = value
        self.known: Final = known


@dataclass(frozen=True)
class Settings:
    """Limits protect the machine; `pace` is how long a bot seems to think, in seconds, whatever is in its hand.

    A table that is not finished is cleared away once none of its players has opened it for `untouched` days; the first
    page says so. A table at which somebody has a page open is never old, and finished games are kept for ever, unless
    it is set otherwise. What one guest may do in a while is theirs by their cookie; since anybody can have many, one
    address may do as much as `crowd` guests.
    """

    database: str = "gloam.db"  # a file, or any URL that SQLAlchemy knows
    pace: float = 0.8
    thinking: float = 10.0  # seconds a bot may think before a legal move is made for it; a master takes 0.65
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
    call_after: float = 20.0  # seconds that somebody is asked before they are called, by push or by their hook
    push_key: str = ""  # the private key with which calls by web push are signed (gloam push-keys); '': none are made
    push_contact: str = ""  # whom a push service writes to when something is wrong: mailto: or https:
    private_hooks: bool = False  # calls to private addresses, without https: for trying things out at home
    arenas: Path | None = None  # a folder of arenas to be shown
    untouched: int = 60  # days; 0: no table is ever cleared away
    lines: int = 5000  # of one table, with those taken back: five times those of the longest game; see Room.is_long
    lease: float = 10.0  # seconds after which another process plays for the bots of one that was killed
    minds: int = 2  # processes in which bots think, for each process that serves
    shows: int = 1  # tables of one guest, or one address, where only bots play that think at the same time
    kept: int = 200  # tables held ready in memory; any other is rebuilt from its journal when it is asked for
    streams: int = 12  # pages that one guest may have open at tables at the same time
    reopened: int = 60  # a minute, by one guest: streams that are opened, again or anew
    opened: int = 40  # an hour, by one guest: tables that are begun
    remarks: int = 20  # a minute, by one guest
    reports: int = 10  # an hour, by one guest
    uploads: int = 20  # an hour, by one guest: games and positions that are sent
    crowd: int = 8  # so many guests may come from one address before they share what one address may do
    connections: int = 256  # open at the same time from one address; those of `proxies` are not counted
    arriving: float = 20.0  # seconds in which a request must have come, its head first
    unread: float = 30.0  # seconds after which whoever does not read what is sent to them is let go
    proxies: str = ""  # addresses or networks, by commas, whose word for whom they speak is believed
    metrics: str = ""  # who may read /metrics: nobody, "on" for everybody, or addresses and networks by commas
    keep_finished: int = 0  # days that a finished game is kept; 0: for ever
    keep_talk: int = 0  # days that what was said at a table is kept after its game; 0: as long as the game
    keep_reports: int = 0  # days that a report is kept; 0: for ever

    @property
    def calls(self) -> bool:
        """Can people be called at any table? At slow ones they always can."""
        return bool(self.push_key)

    @property
    def url(self) -> str:
        return self.database if "://" in self.database else f"sqlite:///{self.database}"

    @property
    def place(self) -> str:
        """Where tables are kept, as it may be shown: a password is nobody's business."""
        return re.sub(r"(?<=://)([^/@:]*):[^/@]*@", r"\1:***@", self.database)


class Named:
    """Addresses and networks, as somebody has listed them with commas."""

    def __init__(self, listed: str) -> None:
        """Raises `ValueError` where one of them is none."""
        self.networks: Final = [ip_network(one.strip(), strict=False) for one in listed.split(",") if one.strip()]

    def __contains__(self, address: str) -> bool:
        try:
            known = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(known in network for network in self.networks if network.version == known.version)


# What one guest or address may do. A test or a measurement that comes from one address does without.
LIMITS: Final = ("requests", "streams", "reopened", "opened", "remarks", "reports", "uploads", "connections")
BOUNDLESS: Final[dict[str, Any]] = dict.fromkeys(LIMITS, 10**9)


def settings_of(environment: Mapping[str, str], said: Mapping[str, str]) -> Settings:
    """What the environment says, but for what was `said` in the command itself. Raises `Unfit`."""
    known = {field.name: str(field.type) for field in fields(Settings)}
    for name, value in said.items():
        if name not in known:
            raise Unfit(name, value, known=False)
    named = {name: environment[variable(name)] for name in known if variable(name) in environment}
    found = {name: read(name, value, known[name]) for name, value in {**named, **said}.items()}
    return Settings(**found)  # type: ignore[arg-type]  # `read` reads each by the kind that its field has


def variable(name: str) -> str:
    """What a setting is called in the environment."""
    return f"{PREFIX}{name.upper()}"


def read(name: str, value: str, kind: str) -> object:
    """A value as it is written. Raises `Unfit`."""
    try:
        if kind == "bool":
            return truth(value)
        if kind in ("int", "float"):
            return amount(value, int if kind == "int" else float)
        if name in LISTED and value != EVERYBODY:
            Named(value)
        return Path(value) if kind.startswith("Path") else value
    except ValueError:
        raise Unfit(name, value, known=True) from None


def truth(value: str) -> bool:
    if value.lower() not in YES + NO:
        raise ValueError
    return value.lower() in YES


def amount(value: str, kind: type[int | float]) -> int | float:
    """A number that is not below zero, and not beyond all numbers."""
    number = kind(value)
    if not 0 <= number < float("inf"):
        raise ValueError
    return number
