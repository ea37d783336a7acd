"""One language of the terminal: what the words room says of a game, and what the terminal says of itself."""

from __future__ import annotations

import os
from typing import Final

import gloam
from gloam.core.table import LETTERS
from gloam.words.english import lab as lab_en
from gloam.words.english import terminal as terminal_en
from gloam.words.english import thoughts as thoughts_en
from gloam.words.french import lab as lab_fr
from gloam.words.french import terminal as terminal_fr
from gloam.words.french import thoughts as thoughts_fr

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "en": terminal_en.SENTENCES | lab_en.SENTENCES | thoughts_en.SENTENCES,
    "fr": terminal_fr.SENTENCES | lab_fr.SENTENCES | thoughts_fr.SENTENCES,
}
PLACES: Final = ("GLOAM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # where a language is looked for, in this order


class Trouble(Exception):
    """Somebody asked for something that cannot be had. `key` names the sentence that says so."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key: Final = key
        self.facts: Final[dict[str, object]] = facts


def own_language() -> str:
    """The language of whoever sits here, by their environment; English where it says nothing."""
    for place in PLACES:
        said = os.environ.get(place, "")[:2].lower()
        if said:
            return said if said in SENTENCES else "en"
    return "en"


class Speech:
    """Says things of one game in one language. Raises `Trouble` for a language it does not have."""

    def __init__(self, language: str, game: str = "vendetta") -> None:
        if language not in SENTENCES:
            raise Trouble("error.language", name=language, known=", ".join(SENTENCES))
        self.language: Final = language
        self.words: Final = gloam.words(language, game)

    def of(self, game: str) -> Speech:
        """The same language, speaking of this game."""
        return Speech(self.language, game)

    def say(self, key: str, **facts: object) -> str:
        return SENTENCES[self.language][key].format(**facts)

    def number(self, value: float, digits: int) -> str:
        """A number as this language writes it: 1,234.5 or 1 234,5."""
        text = f"{value:,.{digits}f}"
        marks = {",": self.say("number.thousands"), ".": self.say("number.decimal")}
        return "".join([marks.get(sign, sign) for sign in text])

    def share(self, value: float) -> str:
        return self.say("number.percent", number=self.number(100 * value, 1))

    def is_command(self, word: str, command: str) -> bool:
        """Is this word the command, in English or in this language?"""
        return word.lower() in (command, SENTENCES[self.language]["command." + command])

    def names(self, seats: int, you: int | None) -> list[str]:
        """What everyone is called: names that begin with the letters of the seats, and you."""
        return [self.say("table.you") if seat == you else self.say("name." + LETTERS[seat]) for seat in range(seats)]
