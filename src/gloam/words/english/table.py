"""English: what is said at every table, whatever the game."""

from __future__ import annotations

from gloam.core.table import LETTERS
from gloam.words.english.grammar import listing
from gloam.words.facts import Facts, Names, seated, seats, text, texts, whole
from gloam.words.results import Endings


def addressed(name: str, prompt: str) -> str:
    """A question as somebody else than the one who is asked reads it."""
    return f"{name}: {prompt}"


def refusal(rule: str, facts: Facts, names: Names) -> str:
    """Why the table says no; '' for what is not its to say."""
    match rule:
        case "table.not-asked":
            asked = listing([seated(names, n) for n in seats(facts, "asked")])
            return f"You are not asked now; the table waits for {asked}."
        case "table.already-answered":
            return "You have answered already. Your choice is sealed until everyone has chosen."
        case "table.other-question" if whole(facts, "number") > whole(facts, "open"):
            return "That has not been asked yet; something else is asked now."
        case "table.other-question":
            return "That was already answered; something else is asked now."
        case "table.over":
            return "The game is over; there is nothing left to answer."
        case "table.no-such-seat":
            last = LETTERS[min(whole(facts, "seats"), len(LETTERS)) - 1]
            return f"There is no such seat: this table has seats A to {last}."
        case "table.unknown-variant":
            return unknown_variant(text(facts, "variant"), texts(facts, "known"))
    return ""


def unknown_variant(name: str, known: list[str]) -> str:
    if name in known:
        return f"The variant “{name}” was named twice."
    return f"This game has no variant “{name}”; " + (f"it has {listing(known)}." if known else "it has none.")


UNREADABLE = {
    "option": "“{text}” is not a move that is possible now.",
    "option-too-far": "“{text}” comes too soon: something new comes to light before it. Enter your moves up to there.",
    "option-too-long": "One line holds {where} answers at most. Enter “{text}” and what follows in a line of its own.",
    "given-number": "{where} should be a whole number, not {text}.",
    "given-text": "{where} should be a text, not {text}.",
    "given-list": "{where} should be a list or a tuple, not {text}.",
    "given-deck": "In {where} there should be names, texts or records of decks, not {text}.",
    "given-table": "{where} should be a table of Gloam, not {text}.",
    "given-journal": "{where} should be a journal or its text, not {text}.",
    "given-random": "{where} should be a random.Random, not {text}.",
    "bot": "There is no bot called “{text}”.",
    "budget": "“{text}” is no budget: write 400 (tries), 200ms or 1s.",
    "weights": "These are no weights for this game's evaluation: “{text}” is missing, too much or cannot be.",
    "game": "There is no game called “{text}”.",
    "language": "There are no words for the language “{text}”.",
    "card": "There is no card “{text}”.",
    "rule": "There is no rule “{text}”.",
    "journal": "This is not a journal of Gloam: it begins with “{text}”.",
    "journal-format": "This journal is written in format {text}, which this version cannot read.",
    "journal-rules": "This journal follows version {text} of the rules; this is version {where}.",
    "journal-head": "The journal does not say its “{text}” (line {where}).",
    "journal-number": "The journal gives “{text}” as its {where}; that should be a number.",
    "journal-line": "Line {where} of the journal is no move: “{text}”.",
    "journal-move": "Move {where} of the journal is not allowed: “{text}”.",
    "decks": "Nobody brings a deck to this game, “{text}”.",
    "decks-many": "There are {text} decks for {where} seats.",
    "deck-name": "“{text}” is no ready deck. Perhaps {where} is meant.",
    "deck-card": "Line {where} of the deck names no card: “{text}”.",
    "deck-near": "Line {where} of the deck names no card. Perhaps “{text}” is meant.",
    "deck-kind": "“{text}”, in line {where} of the deck, is not a card of that kind.",
    "deck-city": "“{text}”, in line {where}, belongs to the City Deck: no player's deck holds it.",
    "deck-made": "“{text}”, in line {where}, comes into being in play: no deck holds it.",
    "deck-number": "Line {where} of the deck asks for more or less of “{text}” than a deck can hold: write 1 to 3.",
    "deck-long": "No deck has more than {text} lines; reading stopped at line {where}.",
    "search-field": "Cards cannot be searched by “{text}”, but by: {where}.",
    "search-value": "No card is “{text}” there. There is: {where}.",
    "lesson": "There is no lesson “{text}”.",
    "lessons": "This is no file of lessons: {text}.",
    "lessons-none": "A file of lessons has 1 to 100 of them, not {text}.",
    "lesson-twice": "Two lessons or tips are called “{text}”.",
    "lesson-game": "Lesson {where} is of the game “{text}”, the others are not.",
    "lesson-rule": "“{text}”, in {where}, is no rule of this game.",
    "lesson-seat": "“{text}”, in lesson {where}, is not a seat of its position, or is the learner's own.",
    "lesson-bot": "“{text}”, in lesson {where}, is no bot.",
    "lesson-play": "Lesson {where} needs either a solution (play) or bots, and not both.",
    "lesson-goal": "“{text}” of lesson {where} must say what is to be reached: one event, has or winner in each entry.",
    "lesson-event": "An event in lesson {where} needs a “what”, which is a text: {text}.",
    "lesson-amount": "“{text}”, in lesson {where}, is no limit: write <=2, <2, >=2 or >2.",
    "lesson-wrong": (
        "The wrong answers “{text}” of lesson {where} do not go together: they need answers, and a line or a rule that "
        "refuses them; what is refused has no consequence, and what is always said has one."
    ),
    "lesson-asks": "The position of lesson {where} does not ask the learner, who is player {text}.",
    "lesson-over": "“{text}” comes after the end of lesson {where}.",
    "lesson-unsolved": "Lesson {text} is a real game: there is no solution to show.",
    "puzzles": "This is no file of puzzles: {text}.",
    "puzzles-format": "These puzzles are of the format “{text}”, which this version cannot read.",
    "puzzles-none": "A file of puzzles has 1 to 10,000 of them, not {text}.",
    "puzzle-game": "Puzzle {where} is of the game “{text}”, the others are not.",
    "puzzle-seat": "“{text}”, in puzzle {where}, is no seat.",
    "puzzle-plays": "Puzzle {where} needs two plays at least, each with an answer; it has {text}.",
    "puzzle-answer": "“{text}”, in puzzle {where}, is no option of its question.",
    "puzzle-best": "In puzzle {where} “{text}” comes first, but is not the best play.",
    "puzzle-question": "The position of puzzle {where} does not ask the question “{text}” with these options.",
    "position-object": "The position needs an object at {where}, not “{text}”.",
    "position-number": "The position needs a whole number at {where}, not “{text}”.",
    "position-range": "The number at {where} of the position is out of bounds: {text}.",
    "position-flag": "The position needs true or false at {where}, not “{text}”.",
    "position-text": "The position needs a text at {where}, not “{text}”.",
    "position-among": "At {where} the position can only have: {text}.",
    "position-list": "The position needs a list at {where}, not “{text}”.",
    "position-length": "The list at {where} of the position has the wrong length, {text}.",
    "position-choice": "“{text}” is not possible at {where} of the position.",
    "position-unknown": "A position has no “{text}” at {where}.",
    "position-near": "A position has no {where}. Perhaps “{text}” is meant.",
    "position-rules": "This position follows version {text} of the rules, which this version does not play.",
    "position-players": "These seats and variants do not go together: “{text}” forbids it.",
    "position-variant": "What lies at {where} of the position is played only with the variant “{text}”.",
    "position-seats": "A position of this game cannot have {text} seats.",
    "position-seat": "“{text}” at {where} of the position is not a seat of this table, or is named twice.",
    "position-out": "At {where} of the position player {text} takes part though the game is over for them.",
    "position-too-many": "There are not {text} of them in the game; see {where} of the position.",
    "position-early": "Nothing can be at {where} of the position at this point of the game.",
    "position-known": "What is known of “{text}”, at {where} of the position, cannot be so where that card is.",
    "position-memory": "What viewers make of a hand, at {where} of the position, does not fit the cards on this table.",
    "position-token": "“{text}” at {where} of the position is not an Order token of this table.",
    "position-token-twice": "The Order token “{text}” is in two places, the second at {where} of the position.",
    "position-token-kind": "A {text} token cannot lie at {where} of the position: the space is for another kind.",
    "position-token-phase": "The Order token “{text}” cannot lie at {where} of the position at this point of the game.",
    "position-order-lost": "Cards lie under the token “{text}”, which lies nowhere; see {where} of the position.",
    "position-unpaid": "What is to be fed at {where} of the position costs more than the {text} blood that is there.",
    "position-turns": "The turns that are left do not fit the tokens of player {text} ({where} of the position).",
    "position-space": "“{text}” at {where} of the position is not an action space that can be resolved now.",
    "position-resolving": "“{text}” at {where} of the position is not where this game has got to.",
    "position-phase": "The position has “{text}” left to do, which is not of the phase at {where}.",
    "position-location": "“{text}” at {where} of the position is not a Location of this table.",
    "position-card": "“{text}” at {where} of the position is no card that can be there.",
    "position-card-near": "No card of that name can be at {where} of the position. Perhaps “{text}” is meant.",
    "position-card-out": "“{text}” at {where} of the position belongs to a clan nobody plays.",
    "position-card-twice": "“{text}” is in two places, the second at {where} of the position.",
    "position-card-owner": "“{text}” at {where} of the position belongs to another seat.",
    "position-act": "“{text}” at {where} of the position is of an act that has not begun.",
    "position-act-begun": "“{text}” at {where} of the position is of an act that has begun: it is not still to come.",
    "position-relic": "At {where} of the position a Relic has been used by somebody who has none.",
    "position-empty-pool": "Player {text} has an empty Pool at {where} of the position, and no Frenzy is under way.",
    "position-clan-twice": "Two seats have the clan “{text}”, the second at {where} of the position.",
    "position-colour-twice": "Two seats have the colour “{text}”, the second at {where} of the position.",
    "position-step": "“{text}” at {where} of the position is not a step of the game.",
    "position-fields": "The step at {where} of the position has other fields: {text}.",
    "position-effect": "“{text}” at {where} of the position is not an effect that this step carries out.",
    "position-order": "“{text}” cannot come next at {where} of the position.",
    "position-docket": "“{text}” at {where} of the position cannot be left to do at this table.",
    "position-sealed": "“{text}” at {where} of the position is not an answer that can have been given in secret now.",
    "position-result": "The result at {where} of the position is not that of this table.",
    "position-unplayable": "This position cannot be played to an end: see its {where}.",
}


def unreadable(what: str, text: str, where: str) -> str:
    """What could not be read, and where."""
    known = UNREADABLE.get(what, "“{text}” cannot be read ({what}).")
    return known.format(what=what, text=text, where=where)


class Cast:
    """Who is who for one reader, who may be one of the players."""

    def __init__(self, names: Names, you: int | None) -> None:
        self.names = names
        self.you = you

    def does(self, seat: int, yours: str, theirs: str) -> str:
        """ "you lose", "Anna loses"."""
        return f"you {yours}" if seat == self.you else f"{seated(self.names, seat)} {theirs}"

    def them(self, seat: int) -> str:
        return "you" if seat == self.you else seated(self.names, seat)

    def whose(self, seat: int, thing: str) -> str:
        """ "your hand", "Anna's hand"."""
        return f"your {thing}" if seat == self.you else f"{seated(self.names, seat)}'s {thing}"


def won_game(winners: list[int], cast: Cast) -> str:
    if len(winners) == 1:
        return cast.does(winners[0], "win the game", "wins the game")
    return f"{listing([cast.them(winner) for winner in winners])} win the game"


ENDINGS = Endings(
    one="{names} wins.",
    several="{names} win.",
    place="{place}: {name}, {score}.",
    out="{name}: out of the game.",
    ordinals=("1st", "2nd", "3rd", "4th", "5th", "6th"),
    listing=listing,
)

COMMON: dict[str, str] = {  # the nouns of pages and terminals that every game needs
    "card": "card",
    "cards": "cards",
    "face_down": "face down",
    "face_up": "face up",
    "game_over": "The game is over",
    "hand": "hand",
    "log": "log",
    "nobody": "nobody",
    "options": "options",
    "out": "out of the game",
    "place": "place",
    "player": "player",
    "players": "players",
    "phase": "phase",
    "rule": "rule",
    "rulings": "rulings",
    "score": "score",
    "seat": "seat",
    "spectator": "spectator",
    "step": "step",
    "table": "table",
    "total": "total",
    "turn": "turn",
    "unused": "unused",
    "used": "used",
    "waiting": "waiting for",
    "winner": "winner",
    "you": "you",
}
