"""A folder of games that are over: what was planned, and a line of JSON for each game, in order.

A run that is killed loses the games that were being played and nothing else: whoever opens the folder again goes on
with the next one. A last line that was cut short does not count.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import SEEK_END, SEEK_SET
from pathlib import Path
from typing import BinaryIO, Final, Generic, Protocol, Self, TypeVar

import msgspec

if sys.platform != "win32":
    import fcntl

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"

Identity = dict[str, object]


class Game(Protocol):
    """Anything that came of one game."""

    @property
    def number(self) -> int: ...


Kept = TypeVar("Kept", bound=Game)


class Unusable(Exception):
    """This folder cannot be gone on with. `why` is a word: other-plan, damaged, busy."""

    def __init__(self, why: str, file: Path, **facts: object) -> None:
        super().__init__(why, file, facts)
        self.why: Final = why
        self.file: Final = file
        self.facts: Final[dict[str, object]] = facts


class Results(Generic[Kept]):
    """The games of one plan, of each what it is played for. Iterate over it as often as you like; nothing is held in
    memory."""

    def __init__(self, folder: Path, identity: Identity, kept: type[Kept]) -> None:
        """Open the folder, or make it. Raises `Unusable`, and `OSError` where it cannot be written."""
        self.kept: Final = kept
        self.folder: Final = folder
        self.path: Final = folder / GAMES
        folder.mkdir(parents=True, exist_ok=True)
        agree(folder / PLAN, identity)
        self.file: Final[BinaryIO] = self.path.open("ab+")
        try:
            lock(self.file, self.path)
            self.count = self.checked()
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def __iter__(self) -> Iterator[Kept]:
        return read(self.path, self.kept)

    def __len__(self) -> int:
        return self.count

    def add(self, played: Kept) -> None:
        """Keep a game. It is with the system before this returns: the end of this process does not lose it."""
        assert played.number == self.count, "games are kept in order"
        self.file.write(msgspec.json.encode(played) + b"\n")
        self.file.flush()
        self.count += 1

    def checked(self) -> int:
        """How many games there are. A last line that was cut short is cut off."""
        self.file.seek(0, SEEK_SET)
        good = count = 0
        for line in self.file:
            if not line.endswith(b"\n"):
                break
            if number_in(line, self.path, count + 1) != count:
                raise Unusable("damaged", self.path, line=count + 1)
            good += len(line)
            count += 1
        self.file.truncate(good)
        self.file.seek(0, SEEK_END)
        return count


class Numbered(msgspec.Struct):
    """The part of a line that tells which game it is."""

    number: int


def number_in(line: bytes, path: Path, place: int) -> int:
    try:
        return msgspec.json.decode(line, type=Numbered).number
    except msgspec.MsgspecError:
        raise Unusable("damaged", path, line=place) from None


def read(path: Path, kept: type[Kept]) -> Iterator[Kept]:
    """The games in a file, one after the other. Raises `Unusable`."""
    decoder = msgspec.json.Decoder(kept)
    with path.open("rb") as file:
        for place, line in enumerate(file):
            try:
                yield decoder.decode(line)
            except msgspec.MsgspecError:
                raise Unusable("damaged", path, line=place + 1) from None


def agree(path: Path, identity: Identity) -> None:
    """Is this what the folder was begun with? An empty folder agrees with everything. Raises `Unusable`."""
    wanted = msgspec.json.decode(msgspec.json.encode(identity))
    if not path.exists():
        beside = path.with_suffix(".new")
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(identity), indent=1) + b"\n")
        beside.replace(path)
        return
    try:
        found = msgspec.json.decode(path.read_bytes(), type=dict[str, object])
    except msgspec.MsgspecError:
        raise Unusable("damaged", path, line=1) from None
    for name in sorted(wanted.keys() | found.keys()):
        if wanted.get(name) != found.get(name):
            raise Unusable("other-plan", path, name=name, found=said(found.get(name)), wanted=said(wanted.get(name)))


def said(value: object) -> str:
    """A value of a plan, for a sentence."""
    return ", ".join([str(part) for part in value]) or "–" if isinstance(value, list) else str(value)


def lock(file: BinaryIO, path: Path) -> None:
    """Two runs must not write to one folder. The system gives it free when the process ends, however it ends."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Unusable("busy", path) from None
