"""What is said to learners of any game, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "title": "Learn by playing",
    "invitation": "New here? Three minutes, then your first card",
    "overview": "{game} in three minutes",
    "ladder": "The lessons",
    "words": "The words of the game",
    "tips": "What good players know",
    "of": "{game}, lesson {number} of {count}: {title}",
    "minutes.one": "1 minute",
    "minutes.some": "{count} minutes",
    # ---- the coach
    "coach": "Coach",
    "script": "The others follow a script here. In the last lesson they will not.",
    "missed": "Not yet: the log says what happened. Try again?",
    "otherwise": "That works too. The coach had something else in mind; see it?",
    "offer": "Shall I show you?",
    "hint": "Perhaps: {play}.",
    "no-hint": "There is nothing more to say here: you decide.",
    "shown": "Now you.",
    "solution": "This is how: {play}.",
    "next": "Next: {title}.",
    "leaving": "You can come back to any lesson.",
    "finished": "You know the game. The rest is practice, and a little malice.",
    # ---- what can be pressed or typed
    "learn": "Learn by playing",
    "just-play": "Just play",
    "again": "Try again",
    "show": "Show me",
    "skip": "Skip",
    "play-on": "Play on",
    "why": "Why?",
    "measured": "Measured: {figures}",
}
