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
    "look": "Look at what comes of it.",
    "offer": "Shall I show you?",
    "hint": "Perhaps: {play}.",
    "no-hint": "There is nothing more to say here: you decide.",
    "shown": "Now you.",
    "solution": "This is how: {play}.",
    "between": "; ",
    "next": "Next: {title}.",
    "leaving": "You can come back to any lesson.",
    "finished": "You know the game. The rest is practice, and a little malice.",
    # ---- what can be pressed or typed
    "learn": "Learn by playing",
    "just-play": "Just play",
    "again": "Try again",
    "now-you": "Now you",
    "show": "Show me",
    "skip": "Skip",
    "play-on": "Play on",
    "why": "Why?",
    "measured": "Measured: {figures}",
    # ---- the terminal
    "list": "gloam learn {game} N plays a lesson, --words explains words, --tips tells what good players know.",
    "games": "gloam learn GAME tells how it is played, and lists its lessons.",
    "done-of": "{done} of {count} lessons done",
    "begin": "gloam learn {game} {number} is where you are.",
    "help": (
        "A number answers, or what is written behind it. Also: hint, show (the solution), again, why (the rule), "
        "table, log, card NAME, rule NAME, undo, skip, quit."
    ),
    "after-done": "Enter: the next lesson. Also: again, show, why, table, log, back, quit.",
    "after-last": "Enter: enough for now. Also: again, why, table, log, back, quit.",
    "after-missed": "Enter: try again. Also: show, why, table, log, skip, quit.",
    "after-shown": "Enter: try it yourself. Also: why, table, log, skip, quit.",
    "after-real": "Enter: {enter}. Also: on (play on), again, why, table, log, back, quit.",
    "first": "This is the first lesson.",
    "not-here": "“{text}” is no command here.",
    "rules-of": "This lesson rests on these rules:",
    "command.again": "again",
    "command.show": "show",
    "command.why": "why",
    "command.skip": "skip",
    "command.on": "on",
    "enter.next": "the next lesson",
    "enter.enough": "enough for now",
}
