"""Arenas that somebody has played with `gloam arena`: read from a folder, never written."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

import gloam

FILE: Final = "arena.json"
FORMAT: Final = "gloam arena 1"
LARGEST: Final = 2_000_000  # bytes; an arena of ten bots has 20,000

Interval = tuple[float, float]


class Bot(msgspec.Struct):
    """How one bot fared."""

    bot: str
    seats: int
    wins: float
    share: float
    interval: Interval
    place: float
    score: float
    mu: float
    sigma: float


class Pair(msgspec.Struct):
    """How often one bot finished ahead of another."""

    bot: str
    other: str
    games: int
    share: float
    interval: Interval


class Share(msgspec.Struct):
    """How often a seat, a place in the order of play, a clan or a deck won."""

    name: str
    games: int
    share: float
    interval: Interval


class ArenaPlan(msgspec.Struct):
    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    variants: tuple[str, ...] = ()
    dealt: bool = False


class Arena(msgspec.Struct):
    format: str
    plan: ArenaPlan
    played: int
    level: float
    bots: list[Bot]
    pairs: list[Pair]
    wins: dict[str, list[Share]]


@dataclass(frozen=True)
class Arenas:
    """What a folder holds: arenas by name, and the names of those that cannot be read."""

    found: dict[str, Arena]
    broken: tuple[str, ...]


def read(folder: Path | None) -> Arenas:
    """The arenas in the folders of this folder."""
    found: dict[str, Arena] = {}
    broken: list[str] = []
    for path in sorted(folder.glob(f"*/{FILE}")) if folder is not None else []:
        arena = arena_in(path)
        if arena is None:
            broken.append(path.parent.name)
        else:
            found[path.parent.name] = arena
    return Arenas(found, tuple(broken))


def arena_in(path: Path) -> Arena | None:
    """What the file says, or None where it is not an arena of a game we know."""
    try:
        if path.stat().st_size > LARGEST:
            return None
        arena = msgspec.json.decode(path.read_bytes(), type=Arena)
    except (OSError, msgspec.MsgspecError, RecursionError):
        return None
    known = arena.format == FORMAT and arena.plan.game in gloam.games()
    return arena if known and arena.bots else None
