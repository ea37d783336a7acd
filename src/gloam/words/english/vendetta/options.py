"""English: every answer that Vendetta offers, as a phrase."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.core.question import Question
from gloam.core.table import LETTERS
from gloam.vendetta.abilities import InsteadOfDraining, InsteadOfDrainingHere, the
from gloam.vendetta.catalogue import ALLY, NUMBER, Ally, ClanCard
from gloam.vendetta.draining import tokens_for
from gloam.words.english.grammar import count, listing
from gloam.words.english.vendetta.cards import READER
from gloam.words.english.vendetta.nouns import at, clan, goal, named
from gloam.words.facts import Names, seated, text, texts, whole
from gloam.words.forms import capital
from gloam.words.vendetta.cards import cards, choice_of, namesake

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def option(q: Question, answer: str, names: Names) -> str:
    """One of the answers to this question, told apart from every other."""
    whose = namesake(q.options, answer)
    return phrase(q, answer, names) + (f" ({clan(whose)})" if whose else "")


def run(q: Question, answers: Sequence[str], names: Names) -> str:
    """Answers in a row."""
    return "; ".join([option(q, answer, names) for answer in answers])


def phrase(q: Question, answer: str, names: Names) -> str:
    verb, *rest = answer.split(" ")
    match q.what, verb:
        case "AskClan", _:
            return f"The {clan(answer)} clan"
        case "AskOfferedRelic", _:
            return f"Take {named(answer)}"
        case "AskReaction", _:
            return f"{named(answer)} first"
        case "AskChoice" | "AskWhich", "choose":
            return choice(q, int(rest[0]))
        case "AskInsteadOfDraining", _:
            return instead(rest)
        case "AskReveal", "reveal":
            return f"Lose {whole(q.facts, 'amount')} Blood and turn it face up"
        case "AskWhere", "no":
            return "Move nothing"
        case "AskTakeBack", "done":
            return "That is all" if texts(q.facts, "chosen") else "Take nothing back"
        case "AskRival", "seat":
            return f"{seated(names, LETTERS.index(rest[0]))}'s hand"
    return plain(verb, rest, names)


def plain(verb: str, rest: list[str], names: Names) -> str:
    """The answers that mean the same wherever they are offered."""
    match verb:
        case "play":
            return f"Play {named(rest[0])}"
        case "at":
            return f"{at(rest[0])}, face {rest[1]}"
        case "blood":
            return blood(rest)
        case "drain":
            return drain(rest[0])
        case "use":
            return use(rest[0], rest[1:])
        case "look":
            whose = seated(names, LETTERS.index(rest[1]))
            return f"Spend 1 Blood to look at {whose}'s {ORDINALS[int(rest[2]) - 1]} card {at(rest[0])}"
        case "keep":
            return f"Keep {listing([named(card) for card in rest])}"
        case "both":
            return f"Keep both and put {named(rest[0])} under your deck"
        case "first":
            return f"{named(rest[0])} first"
        case "take":
            return f"Take back {named(rest[0])}"
        case "turn":
            return f"Turn {named(rest[0])} face down"
        case "bid":
            return "Bid nothing" if rest[0] == "0" else f"Bid {rest[0]} Blood"
        case "pick":
            return f"Choose {named(rest[0])}"
        case "shuffle":
            return f"Shuffle in {named(rest[0])}"
        case "to":
            return f"Move it {goal(rest[0])}"
    return WORDS[verb]


WORDS = {
    "stay": "Stay",
    "withdraw": "Withdraw",
    "yes": "Yes",
    "no": "No",
    "none": "Nothing happens",
    "done": "That is all",
    "leave": "Leave it face down",
    "end": "End your turn",
    "pass": "Pass",
}


def choice(q: Question, number: int) -> str:
    """One of the things a card lets a player choose among."""
    chosen = choice_of(text(q.facts, "card"), number)
    return capital(READER.yielded(chosen) if q.what == "AskChoice" else READER.effect(chosen))


def blood(rest: list[str]) -> str:
    amount = "no Blood" if rest[0] == "0" else f"{rest[0]} Blood"
    return amount if len(rest) < 3 else f"{amount} and {count(int(rest[2]), 'Diablerie token', 'Diablerie tokens')}"


def drain(card: str) -> str:
    ally = cards()[card]
    assert isinstance(ally, Ally), "only Allies and Victims are drained"
    tokens = tokens_for(NUMBER[card]) if NUMBER[card] >= ALLY else 0
    price = f" and {count(tokens, 'Diablerie token', 'Diablerie tokens')}" if tokens else ""
    return f"Drain {named(card)} for {ally.drain_blood} Blood{price}"


def use(relic: str, way: list[str]) -> str:
    if not way:
        return f"Use {named(relic)}"
    if way[0] in cards():
        return f"Use {named(relic)} on {named(way[0])}"
    if way[0] in ("up", "down"):
        return f"Use {named(relic)} on a face-{way[0]} Diablerie token"
    return f"Use {named(relic)} {at(way[0])}"


def instead(rest: list[str]) -> str:
    """What may stand in the place of a Drain."""
    if not rest:
        return "Drain a card"
    if isinstance(cards()[rest[0]], ClanCard):
        return f"Turn {named(rest[0])} face down and gain {the(InsteadOfDrainingHere).blood} Blood"
    return f"Use {named(rest[0])} and gain {the(InsteadOfDraining).blood} Blood"
