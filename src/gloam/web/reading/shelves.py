"""Cards as they stand to be read: shelf by shelf, and which rules each card touches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from gloam.words.forms import capital
from gloam.words.pages import Speech


@dataclass(frozen=True)
class Held:
    """A card on a shelf. `kind` is what one can filter by; `symbol` goes with it."""

    id: str
    kind: str
    symbol: str


@dataclass(frozen=True)
class Shelf:
    """Cards that stand together. `key` is the same in every language."""

    key: str
    title: str
    cards: tuple[Held, ...]


class Shelves(Protocol):
    """All cards of one game."""

    def all(self, speech: Speech) -> list[Shelf]:
        """Every card, on its shelf."""
        ...

    def noun(self, kind: str) -> str:
        """The term that names a kind of card."""
        ...

    def touched(self, card: Held) -> list[str]:
        """The entries that say how this card plays: those that name it, and those its text leans on; each once."""
        ...

    def keywords(self, card: Held) -> Sequence[tuple[str, str]]:
        """The words on this card that are explained beside it: the term that names each, and its rule."""
        return ()

    def answers(self, card: Held) -> Sequence[str]:
        """The cards with which others can answer this one."""
        return ()

    def is_ours(self, card: str) -> bool:
        """Is what the card does our own, because the publisher's text is not at hand?"""
        ...


def search(found: Sequence[Shelf], keeps: Callable[[Held], bool]) -> list[Shelf]:
    """The shelves with only the cards that are kept; empty ones are left out."""
    kept = [Shelf(shelf.key, shelf.title, tuple(card for card in shelf.cards if keeps(card))) for shelf in found]
    return [shelf for shelf in kept if shelf.cards]


def kinds(found: Sequence[Shelf]) -> list[str]:
    return list(dict.fromkeys(card.kind for shelf in found for card in shelf.cards))


def kind_name(speech: Speech, shelves: Shelves, kind: str) -> str:
    return capital(speech.term(shelves.noun(kind)))
