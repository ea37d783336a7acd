"""French: every answer that Blood Orders offers, as a phrase."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.core.question import Question
from gloam.core.table import LETTERS
from gloam.words.blood_orders.cards import choice_of, planned
from gloam.words.facts import Names, seated, text, texts, whole
from gloam.words.forms import BARE, capital
from gloam.words.french.blood_orders.cards import READER
from gloam.words.french.blood_orders.nouns import KINDS, TERMS, at, goal, named, pile, place, several, source
from gloam.words.french.grammar import of

ORDINALS = (
    "premier",
    "deuxième",
    "troisième",
    "quatrième",
    "cinquième",
    "sixième",
    "septième",
    "huitième",
    "neuvième",
    "dixième",
    "onzième",
)


def option(q: Question, answer: str, names: Names) -> str:
    """One of the answers to this question, told apart from every other."""
    verb, *rest = answer.split(" ")
    match q.what, verb:
        case "AskColour", _:
            return f"Prendre le {TERMS['colour.' + answer]}"
        case "AskPlan", "take":
            return f"Retirer {named(rest[0])} du jeton {KINDS[rest[1]]}"
        case "AskPlan", "done":
            return "Votre plan est prêt"
        case "AskAct", _:
            return act(q, verb)
        case "AskWhich", "choose":
            return capital(READER.effect(choice_of(text(q.facts, "card"), int(rest[0])), BARE))
        case "AskShift", "no":
            return "Laisser les dés comme ils sont"
        case "AskMoveOwn", "no":
            return "Ne rien déplacer"
        case "AskRecover", "done":
            return "C'est tout"
        case "AskGiveUp", _:
            return f"Mettre {named(rest[0])} en Torpeur"
        case "AskFeed", "done":
            return "C'est tout" if texts(q.facts, "fed") or texts(q.facts, "dropped") else "Ne rien nourrir"
    return orders(verb, rest, names)


def run(q: Question, answers: Sequence[str], names: Names) -> str:
    """Answers in a row; a plan token by token: « Nuit vers le Nord : 2 Anciens ; Aube : un Saigneur »."""
    plan = planned(answers)
    tokens = [token(kind, *where) for kind, where in plan.items()]
    return " ; ".join(tokens or [option(q, answer, names) for answer in answers])


def token(kind: str, aim: str, cards: list[str]) -> str:
    turned = f"{KINDS[kind]} {goal(aim)}" if aim else KINDS[kind]
    return f"{turned} : {several(cards)}" if cards else turned


def orders(verb: str, rest: list[str], names: Names) -> str:
    """What is done with Order tokens and the cards under them."""
    match verb:
        case "aim":
            return f"Tourner le jeton {KINDS[rest[0]]} {goal(rest[1])}"
        case "unplan":
            return f"Ne plus préparer le jeton {KINDS[rest[0]]} et reprendre ses cartes"
        case "put":
            return f"Glisser {named(rest[0])} sous le jeton {KINDS[rest[1]]}"
        case "place":
            return f"Placer le jeton {KINDS[rest[0]]} {at(rest[1])}"
        case "move":
            return f"Déplacer le jeton {KINDS[rest[0]]} {goal(rest[1])}"
        case "order":
            return f"Le jeton {KINDS[rest[1]]} {of(seated(names, LETTERS.index(rest[0])))}"
        case "to":
            return f"Le déplacer {goal(rest[0])}"
        case "look":
            return f"Regarder le {ORDINALS[int(rest[1]) - 1]} jeton {at(rest[0])}, en partant du bas"
    return plain(verb, rest, names)


def plain(verb: str, rest: list[str], names: Names) -> str:
    """The other answers, which mean the same wherever they are offered."""
    match verb:
        case "scavenge":
            return f"Glaner {rest[0]} Sang pour {rest[0]} de Peur"
        case "use":
            return f"Utiliser {named(rest[0])}"
        case "try":
            return f"Tenter {named(rest[0])}"
        case "show":
            return f"Révéler {named(rest[0])}"
        case "take":
            return f"Prendre {named(rest[0])}"
        case "at":
            return capital(place(rest[0]))
        case "shift":
            verb = "Augmenter" if int(rest[1]) > 0 else "Baisser"
            return f"{verb} de {abs(int(rest[1]))} le dé {source(rest[0])}"
        case "blood":
            return pile(int(rest[0]), int(rest[2]))
        case "recover":
            return f"Reprendre {named(rest[0])} en main"
        case "discard":
            return f"Défausser {named(rest[0])}"
        case "seat":
            return f"Choisir {seated(names, LETTERS.index(rest[0]))}"
        case "feed":
            return f"Nourrir {named(rest[0])}"
        case "starve":
            return f"Finalement, renoncer à nourrir {named(rest[0])}"
        case "drop":
            return f"Défausser {named(rest[0])}"
        case "keep":
            return f"Finalement, garder {named(rest[0])}"
    return WORDS[verb]


WORDS = {
    "yes": "Oui",
    "no": "Non",
    "done": "C'est tout",
    "complete": "Accomplir le Rituel",
    "leave": "Renoncer à ce Rituel",
    "end": "Finir votre tour",
}


def act(q: Question, verb: str) -> str:
    """Taking an action, or declining it."""
    card, cost = text(q.facts, "card"), whole(q.facts, "cost")
    if verb == "decline":
        return "Renoncer à l'action"
    if text(q.facts, "kind") == "night":
        return f"Chasser {named(card)}" if card else "Prendre ce qui s'y trouve"
    return f"Payer {cost} Influence et utiliser {named(card)}" if cost else f"Utiliser {named(card)}"
