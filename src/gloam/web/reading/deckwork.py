"""Decks, where players bring them: what the pages and the tables have to know of a game's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from gloam.core.refusal import Unreadable
from gloam.web.elements import Node
from gloam.words.pages import Speech


@dataclass(frozen=True)
class Law:
    """A rule of decks, whether this deck keeps it, in words. `mend` is what a button says that would mend it, `does`
    what it would do, `card` the card that breaks it."""

    rule: str
    met: bool
    text: str
    mend: str = ""
    does: str = ""
    card: str = ""


@dataclass(frozen=True)
class Remark:
    """A line of a list that names no card: it was read as the first of these, or they are only offered."""

    line: int
    wrote: str
    cards: tuple[str, ...]
    was_read: bool


@dataclass(frozen=True)
class Listing:
    """A list that somebody has sent, as far as it could be read."""

    text: str
    remarks: tuple[Remark, ...]
    wrong: tuple[Unreadable, ...]


class Deckwork(Protocol):
    """All that is said of decks in one game. A deck is a text: the name of a ready one, or a list of cards, which may
    break the rules."""

    @property
    def ready(self) -> Sequence[str]:
        """The names of the ready decks."""
        ...

    def ease(self, name: str) -> int:
        """How hard a ready deck is for beginners, from 1 to 3."""
        ...

    def telling(self, name: str) -> Sequence[str]:
        """The three cards by which one knows what a ready deck is about."""
        ...

    @property
    def pools(self) -> Sequence[str]:
        """What a table may allow, the narrowest first; the last allows every lawful deck."""
        ...

    @property
    def filters(self) -> Sequence[str]:
        """By what one may look for cards, besides words: names of fields in a form."""
        ...

    # ---- at a table

    def carried(self, text: str) -> str:
        """The deck as games carry it. Raises `Rejected` where it cannot be read or breaks a rule."""
        ...

    def allows(self, carried: str, pool: str) -> bool:
        """May this deck be brought where only such are allowed?"""
        ...

    def later(self, carried: str, pool: str) -> Sequence[str]:
        """The cards, as decks name them, that came after the sets which are allowed."""
        ...

    # ---- lists

    def read(self, text: str) -> Listing:
        """A list that a person has written, in whatever language and with whatever mistakes."""
        ...

    def amended(self, text: str, line: int, card: str) -> str:
        """The list with this card in that line. Raises `Unreadable` where there is no such card."""
        ...

    def written(self, text: str, name: str) -> str:
        """The list of a deck as all programs write it, under this name."""
        ...

    def name_of(self, text: str) -> str: ...

    # ---- building

    def changed(self, text: str, deed: str, card: str) -> str:
        """After a deed, "add", "remove" or "lead". Raises `Unreadable` where there is no such card."""
        ...

    def mended(self, text: str, rule: str, card: str) -> str:
        """After what a law's button does."""
        ...

    def copies(self, text: str, card: str) -> int:
        """How many of this card it has."""
        ...

    def broken(self, text: str) -> int:
        """How many rules of decks it breaks."""
        ...

    def laws(self, speech: Speech, text: str) -> Sequence[Law]:
        """Every rule of decks, the broken ones first."""
        ...

    # ---- drawn

    def signs(self, text: str) -> Sequence[str]:
        """The symbols by which one knows a deck at a glance."""
        ...

    def summary(self, speech: Speech, text: str) -> Node:
        """The deck in a line."""
        ...

    def notes(self, speech: Speech, text: str) -> Sequence[Node]:
        """What is lawful, but unwise."""
        ...

    def curves(self, speech: Speech, text: str) -> Node:
        """What it costs and what it can do, as pictures."""
        ...

    def contents(self, speech: Speech, text: str, form: str) -> Node:
        """All its cards; with buttons that send this form, where there is one."""
        ...

    def sieve(self, speech: Speech, asked: Mapping[str, str]) -> Node:
        """The fields by which cards are looked for, filled in."""
        ...

    def finder(self, speech: Speech, text: str, asked: Mapping[str, str], url: str, form: str) -> Node:
        """The cards that were looked for, each with its buttons; `url` is the page that shows them."""
        ...
