"""How each bot plays Rivals, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "random": "Attacks, plots and recruits as chance has it, within the rules: good for a first look at them.",
    "beginner": "Knows whom it hunts but overlooks many of its actions, as people do in their first nights.",
    "greedy": "Weighs what each action brings at once, and thinks no further: a fair opponent.",
    "instinct": "Takes the first action that comes to mind, as others do when the master imagines them.",
    "bold": "Takes to The Street and attacks, whatever it costs.",
    "careful": "Stays in its Haven, builds its coterie, and lets others bleed.",
    "bluffer": "Lays cards face down whether they fit or not: you will fear the wrong ones.",
    "schemer": "Plays by Influence: Schemes, Conspiracies and Titles before any fight.",
    "search": "For a fifth of a second it imagines how the turn may end, and takes what ended well.",
    "master": "The strongest: it thinks its whole turn through, and weighs what you may hold.",
}
