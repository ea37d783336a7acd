"""What there is to read: the entries of the ledgers by area, and how words are found in them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import gloam
from gloam.core.ledger import RULINGS, Rule, stands_in
from gloam.words import words
from gloam.words.texts import RuleText, ledger_of, translated

RULE_ID: Final = re.compile(r"\b[a-z][a-z-]*\.[a-z][a-z-]*[a-z]\b")
TABLE = "table"  # the ledger of what holds at every table
LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "’": "'", "\u202f": " ", "\u00a0": " "})


@dataclass(frozen=True)
class Entry:
    """One rule or ruling in the reader's language."""

    said: RuleText
    variant: str  # the variant it belongs to; '' for what always holds
    title: str = ""  # what it is called: its area, and its place there

    @property
    def id(self) -> str:
        return self.said.id

    @property
    def is_ruling(self) -> bool:
        return self.said.question != ""

    @property
    def whole(self) -> str:
        """All that can be searched."""
        said = self.said
        return f"{said.id} {said.area} {said.question} {said.text} {said.because}"


@dataclass(frozen=True)
class Area:
    """A chapter: its rules, then the rulings that belong to it. `key` is the same in every language."""

    key: str
    title: str
    entries: tuple[Entry, ...]


# ---- the ledgers


@cache
def areas(language: str, game: str) -> tuple[Area, ...]:
    """Everything that holds at a table of this game, by area, in the order of the ledger; each entry once."""
    found: dict[str, list[Entry]] = {}
    titles: dict[str, str] = {}
    for ledger in (game, TABLE):
        homes = homes_of(ledger_of(ledger).rules.values())
        for rule in ledger_of(ledger).rules.values():
            said = translated(language, rule.id, ledger)
            home = homes.get(prefix(rule.id), rule.area)
            titles.setdefault(rule.area, said.area)
            found.setdefault(home, []).append(Entry(said, rule.variant))
    return tuple(Area(slug(area), titles[area], counted(titles[area], entries)) for area, entries in found.items())


def counted(title: str, entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """These entries of an area, each called by its place in it: "Planning 7"."""
    return tuple(replace(entry, title=f"{title} {number}") for number, entry in enumerate(entries, start=1))


def homes_of(rules: Iterable[Rule]) -> dict[str, str]:
    """The area that a ruling is read in, by the beginning of its id: the area of the rules that begin so."""
    found: dict[str, str] = {}
    for rule in rules:
        if rule.area != RULINGS:
            found.setdefault(prefix(rule.id), rule.area)
    return found


def prefix(id: str) -> str:
    return id.split(".", 1)[0]


def slug(area: str) -> str:
    return "area-" + "-".join("".join(letter if letter.isalnum() else " " for letter in folded(area)).split())


@cache
def entries(language: str, game: str) -> dict[str, Entry]:
    return {entry.id: entry for area in areas(language, game) for entry in area.entries}


def legible(text: str, language: str, game: str) -> str:
    """A text that speaks of other entries, with what they are called instead of their ids."""
    known = entries(language, game)
    return RULE_ID.sub(lambda found: known[found[0]].title if found[0] in known else found[0], text)


def area_of(language: str, game: str, id: str) -> Area:
    return next(area for area in areas(language, game) if any(entry.id == id for entry in area.entries))


def search(found: Sequence[Area], asked: str, *, only_rulings: bool = False) -> list[Area]:
    """The entries that have all these words, in their areas; areas without any are left out."""
    kept = [
        Area(
            area.key,
            area.title,
            tuple(entry for entry in area.entries if has(entry.whole, asked) and (entry.is_ruling or not only_rulings)),
        )
        for area in found
    ]
    return [area for area in kept if area.entries]


# ---- cards that rules speak of


@cache
def own_names(language: str, game: str) -> dict[str, str]:
    """Cards by their names, the longest first, without names that several cards have or that are nouns of the game."""
    spoken = words(language, game)
    ids = gloam.game(game).card_ids()
    names = [spoken.card_name(card) for card in ids]
    nouns = set(spoken.terms.values())
    single = {name: card for name, card in zip(names, ids, strict=True) if names.count(name) == 1 and name not in nouns}
    return dict(sorted(single.items(), key=lambda pair: -len(pair[0])))


@cache
def naming(language: str, game: str) -> dict[str, tuple[str, ...]]:
    """By card: the entries that speak of it by its name."""
    found: dict[str, list[str]] = {}
    for entry in entries(language, game).values():
        for name, card in own_names(language, game).items():
            if stands_in(name, entry.whole):
                found.setdefault(card, []).append(entry.id)
    return {card: tuple(ids) for card, ids in found.items()}


# ---- finding words


@cache
def folded(text: str) -> str:
    """Without capitals, accents and ligatures, so that "evenement" finds « Événement »."""
    plain = unicodedata.normalize("NFKD", text.lower().translate(LETTERS))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def has(text: str, asked: str) -> bool:
    """Are all the words that are asked for in the text?"""
    plain = folded(text)
    return all(word in plain for word in folded(asked).split())


def matches(text: str, asked: str) -> list[tuple[int, int]]:
    """Where the asked words stand in the text: places of beginning and end, in order, none inside another."""
    places = [at for at, letter in enumerate(text) for _ in folded(letter)]
    plain = "".join(folded(letter) for letter in text)
    marked = [False] * len(text)
    for word in folded(asked).split():
        at = plain.find(word)
        while at >= 0:
            for place in places[at : at + len(word)]:
                marked[place] = True
            at = plain.find(word, at + len(word))
    return runs(marked)


def runs(marked: Sequence[bool]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    begun = -1
    for at, is_marked in enumerate([*marked, False]):
        if is_marked and begun < 0:
            begun = at
        elif not is_marked and begun >= 0:
            found.append((begun, at))
            begun = -1
    return found
