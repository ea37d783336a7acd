"""What the pages say, of all games, in English and French."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import Final

from gloam.words import Words, languages, words
from gloam.words.games import GAMES

LANGUAGES: Final[dict[str, dict[str, str]]] = {
    name: dict(chain(common.pages.items(), *[game.voices[name].pages.items() for game in GAMES.values()]))
    for name, common in languages.LANGUAGES.items()
}
GUESTS: Final = frozenset(sentences["guest"] for sentences in LANGUAGES.values())


class Speech:
    """One language of the pages, and the words of one game in it, where a page has one."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language: Final = language
        self.words: Final[Words] = words(language, game)

    def say(self, key: str, **facts: object) -> str:
        if not facts:
            return plainly(self.language, key)
        return self.words.typeset(LANGUAGES[self.language][key].format(**facts))

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


@cache
def plainly(language: str, key: str) -> str:
    """A sentence in which nothing has to be put: it is the same whenever it is said."""
    return words(language).typeset(LANGUAGES[language][key].format())
