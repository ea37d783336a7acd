"""What the pages say, in English and French; each pair of modules has the same keys in the same order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gloam.words import Words, words
from gloam.words.english import pages as english
from gloam.words.english.blood_orders import pages as english_blood_orders
from gloam.words.english.vendetta import pages as english_vendetta
from gloam.words.french import pages as french
from gloam.words.french.blood_orders import pages as french_blood_orders
from gloam.words.french.vendetta import pages as french_vendetta

ENGLISH: Final = (*english.MODULES, english_vendetta, english_blood_orders)
FRENCH: Final = (*french.MODULES, french_vendetta, french_blood_orders)
LANGUAGES: Final[dict[str, dict[str, str]]] = {
    "en": {key: text for module in ENGLISH for key, text in module.SENTENCES.items()},
    "fr": {key: text for module in FRENCH for key, text in module.SENTENCES.items()},
}


GUESTS: Final = frozenset(sentences["guest"] for sentences in LANGUAGES.values())


class Speech:
    """One language of the pages, and the words of one game in it."""

    def __init__(self, language: str, game: str = "vendetta") -> None:
        self.language: Final = language
        self.words: Final[Words] = words(language, game)

    def say(self, key: str, **facts: object) -> str:
        return self.words.voice.typeset(LANGUAGES[self.language][key].format(**facts))

    def term(self, key: str) -> str:
        return self.words.term(key)

    def counted(self, key: str, count: int, **facts: object) -> str:
        """A sentence with a count in it: `key.none` for 0 where there is one, `key.one` for 1 (and 0 in French), else
        `key.many`."""
        if count == 0 and f"{key}.none" in LANGUAGES[self.language]:
            return self.say(f"{key}.none", **facts)
        one = count == 1 or (count == 0 and self.language == "fr")
        return self.say(f"{key}.{'one' if one else 'many'}", count=count, **facts)

    def person(self, name: str) -> str:
        """What a player is called. A name is a name; but whoever has given none is a guest in every language."""
        word, _, number = name.partition(" ")
        if word not in GUESTS or (number and not number.isdecimal()):
            return name
        return f"{self.say('guest')} {number}".strip()

    def people(self, names: Iterable[str]) -> list[str]:
        return [self.person(name) for name in names]

    def of(self, game: str) -> Speech:
        return Speech(self.language, game)
