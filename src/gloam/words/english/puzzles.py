"""What is said of puzzles everywhere, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "title": "Puzzles",
    "about": (
        "Positions from games of bots in which one play is clearly better than the others. You see what the player "
        "saw. Find the play."
    ),
    "of": "{game}: puzzle {number} of {count}",
    "find": "Find the play",
    "choices": "What do you play?",
    "hint": "A hint",
    "hinted": "It is none of these: {plays}.",
    "no-more-hints": "That was all the help there is: one of two is right.",
    # ---- the answer
    "right": "Yes, that is the play: {play}.",
    "wrong": "There is something better: {play}.",
    "odds": "{chance} against {best}",
    "odds-text": (
        "Your play gives you a chance of {chance} to win, the best one {best}: so it went on {tables} imagined tables, "
        "the same for both."
    ),
    "odds-right": (
        "It gives you a chance of {best} to win, the next best play {chance}: so it went on {tables} imagined tables, "
        "the same for both."
    ),
    "tempted": "A bot that looks only one step ahead would have played it too.",
    "tempting": "A bot that looks only one step ahead would have played something else: {play}.",
    "than.yours": "your play",
    "than.tempting": "that",
    "than.next": "the next best play",
    "others": "The best of the others then has {change}.",
    "more": "{amount} {what} more",
    "less": "{amount} {what} less",
    "and": "{most} and {last}",
    "rule": "The rule",
    "sequel": "How it can go on",
    "sequel-text": "On one of those tables, where this play made the difference:",
    # ---- the table of all plays
    "plays": "All plays",
    "plays-text": "Each was tried on the same {tables} imagined tables, to the end of the round, the Day or the turn.",
    "play": "Play",
    "chance": "Chance",
    "tried": "Tried by search",
    "best": "best",
    "yours": "yours",
    # ---- numbers
    "percent": "{number}%",
    "decimal": ".",
    "thousands": ",",
    # ---- the terminal
    "help": "A number answers. Also: hint, why (the rule), table, card NAME, rule NAME, next, back, quit.",
    "again": "Enter for the next one; table, card NAME, rule NAME, back, quit.",
    "number": "There are plays 1 to {count}; “{text}” is none of them, and no command.",
    "last": "That was the last one.",
    "first": "This is the first one.",
    "list": "gloam puzzle {game} N plays one of them.",
    "kind": "Asked",
    "facts": "{seats} players, {moment}",
    "command.hint": "hint",
    "command.why": "why",
    # ---- the pages
    "next": "The next puzzle",
    "all": "All puzzles",
    "another": "Try something else",
}
