"""English: every answer that Blood Orders offers, as a phrase."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.core.question import Question
from gloam.core.table import LETTERS
from gloam.words.blood_orders.cards import choice_of, planned
from gloam.words.english.blood_orders.cards import READER
from gloam.words.english.blood_orders.nouns import KINDS, TERMS, at, goal, named, pile, place, several
from gloam.words.facts import Names, seated, text, texts, whole
from gloam.words.forms import capital

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh")


def option(q: Question, answer: str, names: Names) -> str:
    """One of the answers to this question, told apart from every other."""
    verb, *rest = answer.split(" ")
    match q.what, verb:
        case "AskColour", _:
            return f"Play {TERMS['colour.' + answer]}"
        case "AskPlan", "take":
            return f"Take {named(rest[0])} back from {KINDS[rest[1]]}"
        case "AskPlan", "done":
            return "Your plan is made"
        case "AskAct", _:
            return act(q, verb)
        case "AskWhich", "choose":
            return capital(READER.effect(choice_of(text(q.facts, "card"), int(rest[0]))))
        case "AskShift", "no":
            return "Leave the dice as they are"
        case "AskMoveOwn", "no":
            return "Move nothing"
        case "AskRecover", "done":
            return "That is all"
        case "AskGiveUp", _:
            return f"Move {named(rest[0])} to Torpor"
        case "AskFeed", "done":
            return "That is all" if texts(q.facts, "fed") or texts(q.facts, "dropped") else "Feed nothing"
    return orders(verb, rest, names)


def run(q: Question, answers: Sequence[str], names: Names) -> str:
    """Answers in a row; a plan token by token: "Night towards the North: 2 Elders; Dawn: a Bleeder"."""
    plan = planned(answers)
    tokens = [token(kind, *where) for kind, where in plan.items()]
    return "; ".join(tokens or [option(q, answer, names) for answer in answers])


def token(kind: str, aim: str, cards: list[str]) -> str:
    turned = f"{KINDS[kind]} towards {place(aim)}" if aim else KINDS[kind]
    return f"{turned}: {several(cards)}" if cards else turned


def orders(verb: str, rest: list[str], names: Names) -> str:
    """What is done with Order tokens and the cards under them."""
    match verb:
        case "aim":
            return f"Turn {KINDS[rest[0]]} towards {place(rest[1])}"
        case "unplan":
            return f"Leave {KINDS[rest[0]]} unplanned and take its cards back"
        case "put":
            return f"Put {named(rest[0])} under {KINDS[rest[1]]}"
        case "place":
            return f"Place {KINDS[rest[0]]} {at(rest[1])}"
        case "move":
            return f"Move {KINDS[rest[0]]} {goal(rest[1])}"
        case "order":
            return f"{seated(names, LETTERS.index(rest[0]))}'s {KINDS[rest[1]]} token"
        case "to":
            return f"Move it {goal(rest[0])}"
        case "look":
            return f"Look at the {ORDINALS[int(rest[1]) - 1]} token {at(rest[0])}, from the bottom up"
    return plain(verb, rest, names)


def plain(verb: str, rest: list[str], names: Names) -> str:
    """The other answers, which mean the same wherever they are offered."""
    match verb:
        case "scavenge":
            return f"Scavenge {rest[0]} blood for {rest[0]} fear"
        case "use":
            return f"Use {named(rest[0])}"
        case "try":
            return f"Try for {named(rest[0])}"
        case "show":
            return f"Reveal {named(rest[0])}"
        case "take":
            return f"Take {named(rest[0])}"
        case "at":
            return capital(place(rest[0]))
        case "shift":
            return f"{'Raise' if int(rest[1]) > 0 else 'Lower'} the die {at(rest[0])} by {abs(int(rest[1]))}"
        case "blood":
            return capital(pile(int(rest[0]), int(rest[2])))
        case "recover":
            return f"Return {named(rest[0])} to your hand"
        case "discard":
            return f"Discard {named(rest[0])}"
        case "seat":
            return f"Choose {seated(names, LETTERS.index(rest[0]))}"
        case "feed":
            return f"Feed {named(rest[0])}"
        case "starve":
            return f"Leave {named(rest[0])} unfed after all"
        case "drop":
            return f"Give up {named(rest[0])}"
        case "keep":
            return f"Keep {named(rest[0])} after all"
    return WORDS[verb]


WORDS = {
    "yes": "Yes",
    "no": "No",
    "done": "That is all",
    "complete": "Complete the Ritual",
    "leave": "Give up the attempt",
    "end": "End your turn",
}


def act(q: Question, verb: str) -> str:
    """Taking an action, or declining it."""
    card, cost = text(q.facts, "card"), whole(q.facts, "cost")
    if verb == "decline":
        return "Decline the action"
    if text(q.facts, "kind") == "night":
        return f"Hunt {named(card)}" if card else "Take what lies there"
    return f"Pay {cost} influence and use {named(card)}" if cost else f"Use {named(card)}"
