"""What the lab says in the terminal, on charts and in reports, in English. Same keys and order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    # ---- help of the commands
    "help.arena": (
        "A tournament of bots: ratings and win shares, balanced over seats and clans. It can be interrupted and "
        "resumed."
    ),
    "help.lab": "For designers and researchers: reports on a game.",
    "help.balance": "Let bots play many games and write a report: clans, cards, seats and length, with charts.",
    "help.fit": (
        "Let a bot that searches play itself, fit what it looks at to who won, and let the new weights meet those of "
        "today. It can be interrupted and resumed."
    ),
    "help.puzzle": "Find the play: positions in which one play is clearly better than the others.",
    "help.puzzles": "Find puzzles in saved games, or in games that bots play, and write them to a file.",
    "option.puzzles": "A game, or a file of puzzles; without either, all puzzles are listed.",
    "option.puzzle": "Which puzzle; without a number they are listed.",
    "option.journals": "Saved games to look through; without any, bots play some.",
    "option.several-seats": "How many players; several numbers, separated by commas, take turns.",
    "option.fit-seats": "How many players, the fewest unless said; several numbers, separated by commas, take turns.",
    "option.puzzle-count": "How many puzzles to keep, as different from each other as can be.",
    "option.puzzle-easy": "Also those that a bot solves which looks one step ahead.",
    "option.puzzle-out": "The file of puzzles.",
    "option.crew": "Who plays: pool (processes of this machine) or ray (one machine or several).",
    "option.fixed-seed": "The seed that decides all luck.",
    "option.arena-bots": (
        "The bots that meet, separated by commas; the same name twice is two seats. search@60+FILE weighs by that "
        "file, PYTHON:search@60 is a bot of the Gloam installed there."
    ),
    "option.arena-games": "How many games at least; rounds are played to their end.",
    "option.arena-out": "The folder of the results; the same command goes on where it stopped.",
    "option.choose-clans": "Let bots choose their clans. Else these are dealt by lot, the same to all bots.",
    "option.balance-out": "The folder of the report; the same command goes on where it stopped.",
    "option.fit-bot": "The bot that plays itself, with its budget.",
    "option.fit-gate": "How many paired games the new weights play against those of today; 0 for none.",
    "option.fit-out": "The folder of games and weights; the same command goes on where it stopped.",
    "option.arenas": "A folder of arenas to be shown in the browser.",
    # ---- what was wrong
    "error.no-lab": "The lab needs more packages: pip install 'gloam[lab]'.",
    "error.no-ray": "Ray is not installed: pip install 'gloam[ray]'.",
    "error.crew": "There is no crew called “{name}”. There are: {known}.",
    "error.one-bot": "An arena needs two different bots at least.",
    "error.no-clans": "{title} has no clans to choose.",
    "error.other-plan": "{file} is of other games: {name} is {found} there, and {wanted} here. Choose another folder.",
    "error.damaged": "{file} is damaged at line {line}. Move it away to begin anew.",
    "error.busy": "{file} is being written by another run.",
    "error.abroad-python": "{python} cannot be started: {why}.",
    "error.abroad-gloam": "{python} has no Gloam: install one there, or name another Python.",
    "error.abroad-game": "The Gloam of {python} cannot follow: it does not have this game, or has other rules of it.",
    "error.abroad-bot": "The Gloam of {python} has no bot “{bot}” for this game. There are: {known}.",
    "error.abroad-answer": "The Gloam of {python} gives no answer: {why}",
    "error.abroad-move": "The Gloam of {python} answers “{line}”, which cannot be played.",
    "error.abroad-silent": "{python} answers nothing that a Gloam would say.",
    "error.arena-only": "“{name}” names a file of this machine: only “gloam arena” takes such bots.",
    "error.no-weights": "The bot {bot} does not search, so it takes no weights ({file}). These do: {known}.",
    "error.weights": (
        "A bot with the weights of {file} cannot play {title}: they are not of this game. Missing there, too much or "
        "impossible: {what}."
    ),
    "error.toml": "{file} is not TOML: see line {line}.",
    "error.nothing-to-fit": "{title} has nothing to fit yet.",
    "error.folder": "There is no folder called {file}.",
    "error.puzzle": "There is no puzzle {number}: they go from 1 to {count}.",
    "error.puzzles-not-yet": "There are no puzzles of {title} yet; “gloam lab puzzles --game {name}” looks for some.",
    "error.puzzles": "“{name}” is no game and no file of puzzles. Games: {known}.",
    "error.puzzle-file": "{file} cannot be used: {why}",
    "error.puzzle-games": "The saved games are of several games: {games}.",
    "error.no-puzzles": "There is no puzzle in {count} games. Take more games, or add --easy.",
    # ---- puzzles
    "puzzles.looking": "Puzzles: {found}",
    "puzzles.stopped": "Stopped. Puzzles found so far: {found}.",
    "puzzles.written": "Found {found} puzzles; {kept} of them are in {file}.",
    # ---- arena
    "arena.title": "Arena of {title}: {games} games, {seats} seats, seed {seed}",
    "arena.resumed": "{games} games are there already; {left} are left.",
    "arena.round": (
        "A round has {round} games: in it all bots play equally often, and each has every seat equally often."
    ),
    "arena.short": "A whole round has {round} games: with fewer, bots do not all play equally often.",
    "arena.go-on": "The same command goes on from here.",
    "arena.level": "If all were equal, each seat would win {level} of the games.",
    "arena.bots": "Bots",
    "arena.seats": "Seats",
    "arena.interval": "95% interval",
    "arena.place": "Place",
    "arena.score": "Score",
    "arena.skill": "Skill",
    "arena.pairs": "Who finishes ahead of whom",
    "arena.against": "Against",
    "arena.ahead": "Ahead",
    "arena.even-seat": "All bots had each seat equally often.",
    "arena.even-turn": "All bots had each place in the first order of play equally often.",
    "arena.even-clan": "All bots had each clan equally often.",
    "arena.even-deck": "All bots had each deck equally often.",
    "arena.uneven-seat": "In 100 seats, one bot had a seat up to {gap} times more than another.",
    "arena.uneven-turn": (
        "In 100 seats, one bot had a place in the first order of play up to {gap} times more than another."
    ),
    "arena.uneven-clan": "In 100 seats, one bot had a clan up to {gap} times more than another.",
    "arena.uneven-deck": "In 100 seats, one bot had a deck up to {gap} times more than another.",
    "arena.files": "Tables and charts are in {folder}: arena.json, wins.png, skill.png, pairs.png.",
    "arena.chart-wins": "{title}: victories for each seat had",
    "arena.chart-skill": "{title}: skill (OpenSkill), with 95% intervals",
    "arena.chart-pairs": "{title}: how often the bot of the row finishes ahead of that of the column",
    "arena.axis-wins": "share of games won, with 95% intervals; dashed: if all were equal",
    # ---- fit
    "fit.title": "Fit of {title}: {games} games of {bot}, seed {seed}",
    "fit.losses": "Log-loss on games that were held back: how surprising who won was (less is better)",
    "fit.surprises": "What the search tried, in games that were held back: how surprising it was (less is better)",
    "fit.question": "Question",
    "fit.decisions": "Decisions",
    "fit.stage": "Day or round",
    "fit.moments": "Tables",
    "fit.fitted": "New weights",
    "fit.played": "Those of today",
    "fit.coin": "A coin",
    "fit.all": "All",
    "fit.written": "The weights are in {file}.",
    "fit.gate": "At the gate: {games} paired games of {bot} with the new weights against those of today.",
    "fit.taken": (
        "The new weights won {share} of {games} games ({interval}): they may be taken. To use them, put {file} in the "
        "place of the game's weights.toml."
    ),
    "fit.refused": (
        "The new weights won {share} of {games} games ({interval}). More than {least} of at least {fewest} are needed: "
        "those of today stay."
    ),
    # ---- balance
    "balance.title": "{title}: what {games} games say",
    "balance.plan": "Bots by seat: {bots}. Seats: {seats}. Variants: {variants}. Seed: {seed}. Made by:",
    "balance.none": "none",
    "balance.reading": (
        "Every share has its 95% interval (Wilson). ▲ and ▼ mark those whose interval lies wholly above or below "
        "the base. Of every twenty intervals about one misses by luck alone, and there are many here: a single mark "
        "proves little. The base of a card is how often those win who draw, hold or play any "
        "card of its family; of all else, how often a seat wins ({level}). What is drawn is luck, so that column is a "
        "fair experiment. What is held or played was chosen, by bots that may have been winning already."
    ),
    "balance.limits": "The figures are those of these bots: a card they misplay may be good in better hands.",
    "balance.clans": "Clans",
    "balance.clan": "Clan",
    "balance.decks": "Decks",
    "balance.deck": "Deck",
    "balance.meetings": "Deck against deck",
    "balance.about-meetings": "How often the deck of the row won in games to which that of the column was brought too.",
    "balance.endings": "How games end",
    "balance.about-endings": "The share of all games, and how many of them each deck won so.",
    "balance.ending": "Won by",
    "balance.all-games": "All games",
    "balance.of-decks": "By deck, seat and game",
    "balance.picked": "Chosen when on offer",
    "balance.turns": "The first order of play",
    "balance.turn": "Place",
    "balance.seats": "Seats",
    "balance.seat": "Seat",
    "balance.bots": "Bots",
    "balance.bot": "Bot",
    "balance.length": "Length",
    "balance.length-text": (
        "A game takes {mean} decisions ({low} to {high}), half of the games between {lower} and {upper}; the shortest "
        "took {shortest}, the longest {longest}. A tie-break decided {ties} of the games."
    ),
    "balance.scores": "Mean score by source",
    "balance.happenings": "By seat and game",
    "balance.cards": "Cards",
    "balance.all": "All of them",
    "balance.id": "Id",
    "balance.card": "Card",
    "balance.games": "Seats",
    "balance.wins": "Wins",
    "balance.share": "Win share",
    "balance.drawn": "When drawn",
    "balance.held": "When held",
    "balance.played": "When played",
    "balance.d": "drawn",
    "balance.h": "held",
    "balance.p": "played",
    "balance.dealt": "Dealt",
    "balance.taken": "Taken when dealt",
    "balance.uses": "Uses each time dealt",
    "balance.uses-owned": "Uses each time taken",
    "balance.axis-wins": "share of games won, with 95% intervals; dashed: the base",
    "balance.axis-taken": "share taken when dealt, with 95% intervals",
    "balance.axis-uses": "uses each time dealt, with 95% intervals of the mean",
    "balance.axis-uses-owned": "uses each time taken, with 95% intervals of the mean",
    "balance.axis-length": "decisions of a game; dashed: the mean",
    "balance.axis-picked": "share chosen when on offer, with 95% intervals",
    "balance.chart-picked": "{what}: how often chosen",
    "balance.chart-taken": "{what}: how often taken",
    "balance.chart-uses": "{what}: how often used",
    "balance.files": "The report is {file}, with its charts beside it.",
}
