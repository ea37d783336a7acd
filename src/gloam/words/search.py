"""Looking for cards: by words that stand on them, and by what they are, as in `clan:tremere kind:ritual prestige`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gloam.core.reader import shown
from gloam.core.refusal import Unreadable
from gloam.words import words
from gloam.words.games import GAMES
from gloam.words.languages import LANGUAGES

WANTED: Final = re.compile(r"([^\W\d][\w-]*):(?:[\"“«]\s*([^\"”»]*?)\s*[\"”»]|([^\s\"“«]+))")


@dataclass(frozen=True)
class Query:
    """What is looked for: words, and the values that a card must have in some fields."""

    words: str
    wanted: tuple[tuple[str, str], ...] = ()

    def fits(self, game: str, card: str) -> bool:
        """Is the card all this, whatever its words are?"""
        has = GAMES[game].facets(card)
        return all(value in has[field] for field, value in self.wanted)


def query(language: str, game: str, text: str, chosen: Mapping[str, str] | None = None) -> Query:
    """A search as it is typed, and what was chosen beside it. Fields and values are called as in any of the languages,
    or by their names in the library. Raises `Unreadable` for a field or a value that is not there."""
    if not GAMES[game].fields:
        return Query(text)
    asked = [(name, value) for name, value in (chosen or {}).items() if value]
    asked += [(found[1], found[2] or found[3] or "") for found in WANTED.finditer(text)]
    wanted = []
    for name, value in asked:
        field = field_called(language, game, name)
        wanted.append((field, value_called(language, game, field, value)))
    return Query(" ".join(WANTED.sub(" ", text).split()), tuple(dict.fromkeys(wanted)))


def field_called(language: str, game: str, name: str) -> str:
    for field in GAMES[game].fields:
        if plain(name) in called(game, field, f"field.{field}"):
            return field
    raise Unreadable(
        "search-field", shown(name), listed([field_name(language, game, one) for one in GAMES[game].fields])
    )


def value_called(language: str, game: str, field: str, text: str) -> str:
    values = GAMES[game].values(field)
    for value in values:
        if plain(text) and plain(text) in called(game, value, f"{field}.{value}"):
            return value
    raise Unreadable("search-value", shown(text), listed([value_name(language, game, field, one) for one in values]))


def called(game: str, id: str, term: str) -> list[str]:
    """All that something is called, plainly."""
    return [plain(id), *[plain(words(language, game).terms.get(term, id)) for language in LANGUAGES]]


def field_name(language: str, game: str, field: str) -> str:
    return words(language, game).term(f"field.{field}")


def value_name(language: str, game: str, field: str, value: str) -> str:
    """A number is called as it is."""
    return words(language, game).terms.get(f"{field}.{value}", value)


def listed(names: Sequence[str]) -> str:
    return ", ".join(names)


def plain(text: str) -> str:
    """Without case, accents, blanks and signs."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in letters if letter.isalnum()])
