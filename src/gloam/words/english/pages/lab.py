"""What the pages about arenas say, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "arenas.title": "Arenas",
    "arenas.about": "Tournaments of bots: who is how strong, and how sure we are of it.",
    "arenas.none": "There is no arena here yet. The command gloam arena makes one.",
    "arenas.broken": "Could not be read: {names}.",
    "arenas.see": "See the figures",
    "arenas.facts": "{played} games with {seats} seats: {bots}",
    "arenas.budget": "{name} ({budget})",
    "arenas.of": "Arena of {game}",
    "arenas.bots": "Bots",
    "arenas.bot": "Bot",
    "arenas.seats": "Seats had",
    "arenas.wins": "Won",
    "arenas.share": "Share won",
    "arenas.interval": "95% interval",
    "arenas.place": "Mean place",
    "arenas.score": "Mean score",
    "arenas.skill": "Skill",
    "arenas.level": "If all were equal, each seat would win {level} of the games: the dashed line.",
    "arenas.chart": "Share of games won by {names}, each with its 95% interval",
    "arenas.skills": "Skill",
    "arenas.skill-text": "By OpenSkill (Plackett-Luce), from all places; everyone begins at 25.",
    "arenas.skill-chart": "Skill of {names}, each with its 95% interval",
    "arenas.pairs": "Who finishes ahead of whom",
    "arenas.pairs-text": (
        "How often the bot of the row finishes ahead of that of the column; below it the 95% interval. "
        "Each game counts once, to be level is half."
    ),
    "arenas.seat": "By seat",
    "arenas.turn": "By first order of play",
    "arenas.clan": "By clan",
    "arenas.deck": "By deck",
    "arenas.dealt": "Clans were dealt by lot.",
    "arenas.seed": "Seed {seed}",
    "arenas.decimal": ".",
    "arenas.percent": "{number}%",
    "arenas.range": "{low} to {high}",
    "trouble.no-arena": "There is no arena called “{name}” here.",
    "trouble.no-puzzle": "There is no puzzle {number}: they go from 1 to {count}.",
    "trouble.no-play": "There is no such play here: they go from 1 to {count}, and {number} is none of them.",
}
