"""What the pages say to whoever learns a game, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "nav.learn": "Learn",
    "learn.link": "Learn it in 3 minutes",
    "learn.first": "Learn first",
    "learn.all-games": "Learn a game",
    "learn.about": (
        "Three minutes to read, then a few small positions at a real table. Nobody has to learn in order to play."
    ),
    "learn.read": "Read it in 3 minutes",
    "learn.games": "Games",
    "learn.title": "Learn {game}",
    "learn.lead": (
        "Three minutes to read, about {minutes} to play through. You can leave at any step and come back to it."
    ),
    "learn.go-on": "Go on with lesson {number}",
    "learn.progress": "{done} of {count} done · {minutes} left",
    "learn.dots": "{done} of {count} lessons done",
    "learn.is-done": "Done",
    "learn.begin": "Begin",
    "learn.again": "Again",
    "learn.nothing-locked": "At a real table, in small positions. Nothing is locked.",
    "learn.words-too": "Also under the pointer, at the table",
    # ---- a lesson
    "learn.number": "Lesson {number} of {count}",
    "learn.lesson": "Lesson {number}",
    "learn.leave": "Leave the lesson",
    "learn.hint": "A hint",
    "learn.point": "The coach's number {number}",
    "learn.missed": "Not yet",
    "learn.done": "Done",
    "learn.shown": "This is how it is done",
    "learn.next": "Next: {title}",
    "learn.all": "All lessons",
    "learn.words": "Words",
    "learn.no-log": "Nothing has happened yet: you begin.",
    "trouble.no-lesson": "There is no lesson {name}.",
}
