"""What the terminal says of bots and of what they think, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    # ---- help of the commands
    "help.bots": "List the bots: what they are called, and how they play.",
    "option.one-game": "Which game; all of them where none is named.",
    "option.explain": "Show what the bots weigh: at once if you only watch, after the game if you play.",
    "option.explain-replay": "Show for each decision of a finished game what a bot weighs there, as that seat saw it.",
    "option.explain-bot": "The bot that explains, one that searches: search@400, master@2s.",
    # ---- what was wrong
    "error.budget": ("“{budget}” is no time to think. Write {bot}@400 for so many tries, or {bot}@200ms or {bot}@2s."),
    "error.no-budget": "The bot {bot} does not search, so it takes no budget (“{name}”). These do: {known}.",
    "error.no-thoughts": "The bot {bot} does not search, so it cannot say what it weighs. These can: {known}.",
    "error.explain-running": (
        "{file} is a game that is not over yet: what a bot weighs would tell what the others hold. "
        "It is shown once the game is over."
    ),
    # ---- who the bots are
    "bots.name": "Bot",
    "bots.called": "Called",
    "bots.plays": "How it plays {title}",
    "bots.budgets": (
        "The simplest come first. Those that search take another budget after an @: search@400 for so many "
        "tries, search@200ms or master@2s for a time. They are: {known}."
    ),
    "bots.all": "Bots: {known}. To read who they are: gloam bots",
    "bots.seat": "{name} ({called}, {bot})",
    # ---- what they think
    "thoughts.thinking": "{name} is thinking…",
    "thoughts.thinking-for": "{name} is thinking, for {seconds} s at most…",
    "thoughts.of": "{name} weighs",
    "thoughts.tried": "Tried",
    "thoughts.chance": "Wins",
    "thoughts.played": "played",
    "thoughts.more": "and {count} more",
    "thoughts.settled": "{name} has nothing to weigh: {option}",
    "thoughts.nothing": "{name} has nothing to weigh.",
    "thoughts.not-weighed": "Played, but not weighed: {option}",
    "thoughts.stopped": "The thought was broken off.",
    "thoughts.line": "Move {line}",
    "thoughts.as-typed": "To do the same, type: {line}",
    "thoughts.kept": "What the bots weigh is kept and shown after the game: now it would tell what they hold.",
    "thoughts.silent": "None of these bots searches, so none can say what it weighs. These can: {known}.",
    "thoughts.after": "What the bots weighed",
    "command.hint": "hint",
}
