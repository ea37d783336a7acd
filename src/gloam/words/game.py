"""What the words room needs of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from gloam.words.voice import Voice


class Card(Protocol):
    """A card of any game, with its name as it is printed."""

    @property
    def name(self) -> str: ...


def no_entries(_card: str) -> Sequence[str]:
    """Of a game whose rulings are written down card by card."""
    return ()


def nothing(_card: str) -> Mapping[str, Sequence[str]]:
    """Of a game whose cards are found by their words alone."""
    return {}


def none_of(_field: str) -> Sequence[str]:
    return ()


@dataclass(frozen=True)
class SpokenGame:
    """A game as the words room knows it. Each game's folder makes its own."""

    room: str  # the name of its package, and of its folder in each language
    cards: Mapping[str, Card]
    voices: Mapping[str, Voice]  # by language
    rulings: Callable[[str], Sequence[str]] = no_entries  # of a card: the ledger's entries that say how it plays
    fields: tuple[str, ...] = ()  # by what else than words one can look for its cards
    facets: Callable[[str], Mapping[str, Sequence[str]]] = nothing  # of a card: what it is in each of these
    values: Callable[[str], Sequence[str]] = none_of  # of a field: all that its cards are
