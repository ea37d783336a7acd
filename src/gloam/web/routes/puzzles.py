"""Puzzles: the list, and one of them; nothing is kept of who solves what."""

from __future__ import annotations

from functools import cache
from typing import Final

from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery

import gloam
from gloam.puzzles import shipped
from gloam.puzzles.telling import Telling
from gloam.web.asking import Asked, guest_of, house_of, known_game, shown, speech_of, unhurried
from gloam.web.pages import puzzles as pages
from gloam.web.trouble import missing

HINTS: Final = 9  # more than any puzzle has


@cache
def told(game: str, number: int, language: str) -> Telling:
    """A puzzle in a language, read once. Nothing in it is ever changed."""
    return Telling(shipped(game)[number - 1], language)


def all_told(game: str, language: str) -> list[Telling]:
    return [told(game, number + 1, language) for number in range(len(shipped(game)))]


@get("/puzzles")
@unhurried
def list_puzzles(request: Asked) -> Response[str]:
    language = guest_of(request).language
    return shown(pages.list_page(speech_of(request), {game: all_told(game, language) for game in gloam.games()}))


@get("/puzzles/{game:str}/{number:int}")
@unhurried
def show_puzzle(
    request: Asked, game: FromPath[str], number: FromPath[int], play: FromQuery[int] = 0, hints: FromQuery[int] = 0
) -> Response[str]:
    """The puzzle; with `play`, which counts its plays from 1 on, what comes of that one; with `hints`, so many."""
    count = len(shipped(known_game(game)))
    if not 1 <= number <= count:
        raise missing("trouble.no-puzzle", number=number, count=count)
    one = told(game, number, guest_of(request).language)
    if not 0 <= play <= len(one.choices) or not 0 <= hints <= HINTS:
        raise missing("trouble.no-play", number=play, count=len(one.choices))
    chosen = one.choices[play - 1] if play else None
    sight = pages.Sight(one, number, count, speech_of(request, game), house_of(request).key, chosen, hints)
    return shown(pages.puzzle_page(sight))


ROUTES = Router("/", route_handlers=[list_puzzles, show_puzzle])
