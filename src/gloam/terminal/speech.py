"""One language of the terminal: what the words room says of a game, and what the terminal says of itself."""

from __future__ import annotations

import os
from functools import cache
from typing import Final

import gloam
from gloam.core.table import LETTERS
from gloam.words.games import GAMES
from gloam.words.languages import LANGUAGES

PLACES: Final = ("GLOAM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # where a language is looked for, in this order


class Trouble(Exception):
    """Somebody asked for something that cannot be had. `key` names the sentence that says so."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key: Final = key
        self.game = ""  # whose sentence it is, where it is not the terminal's own
        self.facts: Final[dict[str, object]] = facts

    def of(self, game: str) -> Trouble:
        """The same, in a sentence of this game's."""
        self.game = game
        return self


def own_language() -> str:
    """The language of whoever sits here, by their environment; English where it says nothing."""
    for place in PLACES:
        said = os.environ.get(place, "")[:2].lower()
        if said:
            return said if said in LANGUAGES else "en"
    return "en"


@cache
def sentences(language: str, game: str = "") -> dict[str, str]:
    """What the terminal says: of everything, and of this game where there is one."""
    common = LANGUAGES[language].terminal
    return common | GAMES[game].voices[language].terminal if game else common


class Speech:
    """Says things in one language, of one game where there is one. Raises `Trouble` for a language it does not have."""

    def __init__(self, language: str, game: str = "") -> None:
        if language not in LANGUAGES:
            raise Trouble("error.language", name=language, known=", ".join(LANGUAGES))
        self.language: Final = language
        self.words: Final = gloam.words(language, game)
        self.sentences: Final = sentences(language, game)

    def of(self, game: str) -> Speech:
        """The same language, speaking of this game."""
        return Speech(self.language, game)

    def say(self, key: str, **facts: object) -> str:
        return self.sentences[key].format(**facts)

    def number(self, value: float, digits: int) -> str:
        """A number as this language writes it: 1,234.5 or 1 234,5."""
        text = f"{value:,.{digits}f}"
        marks = {",": self.say("number.thousands"), ".": self.say("number.decimal")}
        return "".join([marks.get(sign, sign) for sign in text])

    def share(self, value: float) -> str:
        return self.say("number.percent", number=self.number(100 * value, 1))

    def is_command(self, word: str, command: str) -> bool:
        """Is this word the command, in English or in this language?"""
        return word.lower() in (command, self.sentences["command." + command])

    def names(self, seats: int, you: int | None) -> list[str]:
        """What everyone is called: names that begin with the letters of the seats, and you."""
        return [self.say("table.you") if seat == you else self.say("name." + LETTERS[seat]) for seat in range(seats)]
