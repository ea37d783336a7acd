"""The lessons that come with Gloam, game by game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from gloam.core.refusal import Unreadable
from gloam.lessons.games import GAMES
from gloam.lessons.lesson import Lesson, Lessons, Tip, read

FILE: Final = "lessons.toml"


@cache
def shipped(game: str) -> Lessons:
    """All that comes with Gloam for learning this game."""
    if game not in GAMES:
        raise Unreadable("game", game)
    return read(files(GAMES[game].room).joinpath(FILE).read_text(encoding="utf-8"))


def ladder(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, from the first to the last. Raises `Unreadable` where there is no such game."""
    return shipped(game).lesson


def tips(game: str) -> tuple[Tip, ...]:
    """What good players of it know."""
    return shipped(game).tip


def find(id: str) -> Lesson:
    """The lesson of this name. Raises `Unreadable`."""
    for game in GAMES:
        for lesson in ladder(game):
            if lesson.id == id:
                return lesson
    raise Unreadable("lesson", id)
