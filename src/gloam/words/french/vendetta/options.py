"""French: every answer that Vendetta offers, as a phrase."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.core.question import Question
from gloam.core.table import LETTERS
from gloam.vendetta.abilities import InsteadOfDraining, InsteadOfDrainingHere, the
from gloam.vendetta.catalogue import ALLY, NUMBER, Ally, ClanCard
from gloam.vendetta.draining import tokens_for
from gloam.words.facts import Names, seated, text, texts, whole
from gloam.words.forms import BARE, capital
from gloam.words.french.grammar import count, listing, of
from gloam.words.french.vendetta.cards import READER
from gloam.words.french.vendetta.nouns import at, clan, goal, named
from gloam.words.vendetta.cards import cards, choice_of, namesake

ORDINALS = (
    "première",
    "deuxième",
    "troisième",
    "quatrième",
    "cinquième",
    "sixième",
    "septième",
    "huitième",
    "neuvième",
)


def option(q: Question, answer: str, names: Names) -> str:
    """One of the answers to this question, told apart from every other."""
    whose = namesake(q.options, answer)
    return phrase(q, answer, names) + (f" ({clan(whose)})" if whose else "")


def run(q: Question, answers: Sequence[str], names: Names) -> str:
    """Answers in a row."""
    return " ; ".join([option(q, answer, names) for answer in answers])


def phrase(q: Question, answer: str, names: Names) -> str:
    verb, *rest = answer.split(" ")
    match q.what, verb:
        case "AskClan", _:
            return f"Le clan {clan(answer)}"
        case "AskOfferedRelic", _:
            return f"Prendre {named(answer)}"
        case "AskReaction", _:
            return f"{named(answer)} d'abord"
        case "AskChoice" | "AskWhich", "choose":
            return choice(q, int(rest[0]))
        case "AskInsteadOfDraining", _:
            return instead(rest)
        case "AskReveal", "reveal":
            return f"Perdre {whole(q.facts, 'amount')} Sang et la retourner face visible"
        case "AskWhere", "no":
            return "Ne rien déplacer"
        case "AskTakeBack", "done":
            return "C'est tout" if texts(q.facts, "chosen") else "Ne rien reprendre"
        case "AskRival", "seat":
            return f"La main {of(seated(names, LETTERS.index(rest[0])))}"
    return plain(verb, rest, names)


def plain(verb: str, rest: list[str], names: Names) -> str:
    """The answers that mean the same wherever they are offered."""
    match verb:
        case "play":
            return f"Jouer {named(rest[0])}"
        case "at":
            return f"{at(rest[0])}, face {'visible' if rest[1] == 'up' else 'cachée'}"
        case "blood":
            return blood(rest)
        case "drain":
            return drain(rest[0])
        case "use":
            return use(rest[0], rest[1:])
        case "look":
            whose = of(seated(names, LETTERS.index(rest[1])))
            return f"Dépenser 1 Sang pour regarder la {ORDINALS[int(rest[2]) - 1]} carte {whose} {at(rest[0])}"
        case "keep":
            return f"Garder {listing([named(card) for card in rest])}"
        case "both":
            return f"Garder les deux et mettre {named(rest[0])} sous votre pioche"
        case "first":
            return f"{named(rest[0])} d'abord"
        case "take":
            return f"Reprendre {named(rest[0])}"
        case "turn":
            return f"Retourner {named(rest[0])} face cachée"
        case "bid":
            return "Ne rien miser" if rest[0] == "0" else f"Miser {rest[0]} Sang"
        case "pick":
            return f"Choisir {named(rest[0])}"
        case "shuffle":
            return f"Y mélanger {named(rest[0])}"
        case "to":
            return f"Le déplacer {goal(rest[0])}"
    return WORDS[verb]


WORDS = {
    "stay": "Rester",
    "withdraw": "Se retirer",
    "yes": "Oui",
    "no": "Non",
    "none": "Il ne se passe rien",
    "done": "C'est tout",
    "leave": "La laisser face cachée",
    "end": "Finir votre tour",
    "pass": "Passer",
}


def choice(q: Question, number: int) -> str:
    """One of the things a card lets a player choose among."""
    chosen = choice_of(text(q.facts, "card"), number)
    return capital(READER.yielded(chosen) if q.what == "AskChoice" else READER.effect(chosen, BARE))


def blood(rest: list[str]) -> str:
    amount = "pas de Sang" if rest[0] == "0" else f"{rest[0]} Sang"
    return amount if len(rest) < 3 else f"{amount} et {count(int(rest[2]), 'jeton Diablerie', 'jetons Diablerie')}"


def drain(card: str) -> str:
    ally = cards()[card]
    assert isinstance(ally, Ally), "only Allies and Victims are drained"
    tokens = tokens_for(NUMBER[card]) if NUMBER[card] >= ALLY else 0
    price = f" et {count(tokens, 'jeton Diablerie', 'jetons Diablerie')}" if tokens else ""
    return f"Drainer {named(card)} : {ally.drain_blood} Sang{price}"


def use(relic: str, way: list[str]) -> str:
    if not way:
        return f"Utiliser {named(relic)}"
    if way[0] in cards():
        return f"Utiliser {named(relic)} pour {named(way[0])}"
    if way[0] in ("up", "down"):
        side = "visible" if way[0] == "up" else "cachée"
        return f"Utiliser {named(relic)} sur un jeton Diablerie face {side}"
    return f"Utiliser {named(relic)} {at(way[0])}"


def instead(rest: list[str]) -> str:
    """What may stand in the place of a Drain."""
    if not rest:
        return "Drainer une carte"
    if isinstance(cards()[rest[0]], ClanCard):
        return f"Retourner {named(rest[0])} face cachée et gagner {the(InsteadOfDrainingHere).blood} Sang"
    return f"Utiliser {named(rest[0])} et gagner {the(InsteadOfDraining).blood} Sang"
