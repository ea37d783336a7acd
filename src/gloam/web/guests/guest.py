"""Whoever visits: no account, only a signed cookie with a name, a language, and how they want pages to be."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from itsdangerous import BadData, URLSafeSerializer

from gloam.web.guests import comfort
from gloam.web.guests.comfort import USUAL, Comfort
from gloam.words import pages as web

COOKIE: Final = "gloam"
REMEMBERED: Final = 10_000  # cookies
AGE: Final = 400 * 24 * 3600  # seconds; as long as browsers allow


@dataclass(frozen=True)
class Guest:
    """`id` is what seats are held by, and is never shown to anyone else. `bots` are whom they last chose to play
    against, by game; `bot` is the same for any game, as older cookies have it. `learned` are the lessons they have
    done, which only their own cookie knows."""

    id: str
    name: str
    language: str
    bot: str = ""
    comfort: Comfort = USUAL
    learned: tuple[str, ...] = ()
    bots: tuple[tuple[str, str], ...] = ()

    @property
    def known_as(self) -> str:
        """What this guest is called at a table, also when they have given no name: each reader then reads it in their
        own language."""
        return self.name or web.LANGUAGES["en"]["guest"]

    def called(self, name: str, limit: int) -> Guest:
        return replace(self, name=tidy(name, limit))

    def against(self, game: str) -> str:
        """Whom they last chose to play this game against; '' for nobody yet."""
        return dict(self.bots).get(game, self.bot)

    def having_chosen(self, game: str, bot: str) -> Guest:
        return replace(self, bots=tuple(sorted({**dict(self.bots), game: bot}.items())))

    def having_learned(self, lesson: str) -> Guest:
        return self if lesson in self.learned else replace(self, learned=(*self.learned, lesson))


def tidy(text: str, limit: int) -> str:
    """One line without control characters, and not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:limit].strip()


def distinct(name: str, others: Sequence[str]) -> str:
    """This name, with a number where somebody else at the table has it already."""
    taken = {other.casefold() for other in others}
    numbered = (f"{name} {count}" for count in range(2, len(others) + 3))
    return name if name.casefold() not in taken else next(one for one in numbered if one.casefold() not in taken)


def new_guest(accepted: str) -> Guest:
    """Somebody who comes for the first time, with the languages their browser asks for."""
    return Guest(secrets.token_urlsafe(16), "", spoken(accepted) or "en")


def spoken(accepted: str) -> str:
    """The first of our languages that a header asks for; '' where it asks for none."""
    wanted = [part.split(";")[0].strip()[:2].lower() for part in accepted.split(",")]
    return next((one for one in wanted if one in web.LANGUAGES), "")


class Cookies:
    """Writes guests into cookies and reads them back; what was not signed here is nobody."""

    def __init__(self, key: str) -> None:
        self.signer: Final = URLSafeSerializer(key, salt="guest")
        self.known: Final[dict[str, Guest]] = {}  # by cookie; only such as were signed here

    def write(self, guest: Guest) -> str:
        more = [" ".join(guest.learned), " ".join([f"{game}={bot}" for game, bot in guest.bots])]
        return str(self.signer.dumps([guest.id, guest.name, guest.language, guest.bot, guest.comfort.written, *more]))

    def read(self, cookie: str) -> Guest | None:
        """Whoever comes again with the same one is remembered: to check a signature takes longer than all else that the
        door does."""
        found = self.known.get(cookie) or self.checked(cookie)
        if found is not None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            self.known[cookie] = found
        return found

    def checked(self, cookie: str) -> Guest | None:
        try:
            key, name, language, *more = self.signer.loads(cookie)  # older ones have less
        except (BadData, ValueError, TypeError):
            return None
        if not all(isinstance(part, str) for part in (key, name, language, *more)) or language not in web.LANGUAGES:
            return None
        bot, wishes, learned, chosen = [*more, "", "", "", ""][:4]
        wished = comfort.read(wishes) if wishes else USUAL
        bots = tuple([(game, by) for game, _, by in (one.partition("=") for one in chosen.split())])
        return Guest(key, name, language, bot, wished, tuple(learned.split()), bots)
