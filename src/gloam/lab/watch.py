"""What is worth counting in a finished game, game by game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gloam.core.event import Event, Fact
from gloam.core.table import Table

DRAWN: Final = "d"  # it came to the seat by luck
HELD: Final = "h"  # the seat chose it, won it or began with it
PLAYED: Final = "p"  # the seat made use of it
WAYS: Final = (DRAWN, HELD, PLAYED)


@dataclass(frozen=True)
class CardCount:
    """What became of one card in one game: how often it came into play, was taken, and was used."""

    dealt: int = 0
    taken: int = 0
    used: int = 0

    def plus(self, other: CardCount) -> CardCount:
        return CardCount(self.dealt + other.dealt, self.taken + other.taken, self.used + other.used)


class Past:
    """A game that is over, and all that happened in it, in order."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.seats: Final = table.seats
        self.events: Final = table.happened()

    def first(self, what: str) -> Event:
        """The first event of this kind."""
        return next(event for event in self.events if event.what == what)


def ungrouped(past: Past) -> list[str]:
    """Of a game whose seats have no clans, or no decks."""
    return [""] * past.seats


def nothing_brought(_seats: int, _seed: int) -> tuple[str, ...]:
    """To a game in which everything is in the box."""
    return ()


def untold(_past: Past) -> str:
    """Of a game that always ends in the same way."""
    return ""


@dataclass(frozen=True)
class Watch:
    """How a game is looked at: what its seats did (something that never came about is left out), what they are grouped
    by beside bot, turn and seat, what became of its cards, what each seat had to do with them, which cards belong
    together, which questions of its set-up may be answered by lot, which decks are brought to a table of so many seats
    with this seed, and how it ended."""

    happened: Callable[[Past], list[dict[str, float]]]
    clans: Callable[[Past], list[str]]
    cards: Callable[[Past], dict[str, CardCount]]
    dealings: Callable[[Past], list[dict[str, str]]]
    family: Callable[[str], str]  # of a card, by its id: its clan, or a plural
    first: Callable[[Past], int]
    groups: tuple[str, ...]
    lots: tuple[str, ...] = ()
    owned: tuple[str, ...] = ()  # families whose effects are only for whoever has taken the card
    decks: Callable[[Past], list[str]] = ungrouped
    brings: Callable[[int, int], tuple[str, ...]] = nothing_brought
    ending: Callable[[Past], str] = untold


class Dealings:
    """What each seat had to do with each card: letters of `WAYS`, in that order."""

    def __init__(self, seats: int) -> None:
        self.found: Final[list[dict[str, set[str]]]] = [{} for _ in range(seats)]

    def add(self, seat: int, card: object, ways: str) -> None:
        """Nobody's doing, or no card, adds nothing."""
        if seat >= 0 and isinstance(card, str) and card:
            self.found[seat].setdefault(card, set()).update(ways)

    def plain(self) -> list[dict[str, str]]:
        return [
            {card: "".join([way for way in WAYS if way in ways]) for card, ways in sorted(mine.items())}
            for mine in self.found
        ]


def fact(event: Event, name: str) -> Fact:
    """A particular of an event, secret or not: the lab looks at games that are over. None where there is none."""
    if name in event.facts:
        return event.facts[name]
    return event.secret.get(name) if event.secret is not None else None


def names(event: Event, name: str) -> list[str]:
    """Several cards or clans that an event names."""
    value = fact(event, name)
    assert isinstance(value, tuple), f"{name} are several"
    return [str(one) for one in value]


def number(event: Event, name: str) -> int:
    value = fact(event, name)
    assert isinstance(value, int), f"{name} is a number"
    return value
