"""French: the cards of Blood Orders, each as a line of facts and its rules text."""

from __future__ import annotations

from gloam.blood_orders.catalogue import HOUSE, RULEBOOK, Location, Ritual, Vampire, Victim
from gloam.words.blood_orders.cards import card_of
from gloam.words.forms import sentence
from gloam.words.french.blood_orders.effects import effect, lasting
from gloam.words.french.blood_orders.nouns import ACTS, KINDS, TERMS, points
from gloam.words.french.table import count, listing

PROVENANCE = {
    RULEBOOK: "Tirée du livret de règles.",
    HOUSE: "De notre cru : nous n'avons pas les cartes de l'éditeur.",
}


def line(id: str) -> str:
    """The facts of a card, without its rules text."""
    card = card_of(id)
    match card:
        case Victim():
            facts = [TERMS[f"class.{card.kind}"], symbols(card.symbols), f"Peur {card.fear}", points(card.points)]
            return " · ".join(["Victime", f"Acte {ACTS[card.act]}", *facts])
        case Vampire():
            return f"Vampire · {symbols(card.symbols)}"
        case Location():
            return f"Lieu · Acte {ACTS[card.act]} · Peur {card.fear}"
        case Ritual():
            return f"Rituel · Acte {ACTS[card.act]} · {points(card.points)}"


def symbols(values: tuple[int, int, int]) -> str:
    return ", ".join([f"{kind} {value}" for kind, value in zip(KINDS.values(), values, strict=True)])


def text(id: str) -> str:
    """The rules text of a card: what happens at Dawn or Dusk where it lies, or what a Ritual asks and gives."""
    card = card_of(id)
    match card:
        case Victim():
            return sentence(f"Crépuscule ({card.cost} Influence) : {effect(card.effect)}")
        case Vampire():
            return ""
        case Location():
            return sentence(f"Aube : {effect(card.effect)}")
        case Ritual():
            parts = [f"pour l'acquérir : {needs(card)}"]
            if card.power is not None:
                parts.append(f"une fois par Jour : {effect(card.power)}")
            return " ".join([sentence(part) for part in [*parts, *[lasting(one) for one in card.standing]]])


def needs(card: Ritual) -> str:
    """What a Ritual asks for: « au moins 2 cartes Victime totalisant 3 symboles Nuit, et 5 Sang »."""
    kinds = [
        count(number, f"symbole {kind}", f"symboles {kind}")
        for kind, number in zip(KINDS.values(), card.symbols, strict=True)
        if number
    ]
    shown = f" totalisant {listing(kinds)}" if kinds else ""
    classes = f" de {card.classes} classes différentes" if card.classes else ""
    return f"au moins {count(card.victims, 'carte Victime', 'cartes Victime')}{classes}{shown}, et {card.blood} Sang"


def provenance(id: str) -> str:
    return PROVENANCE[card_of(id).provenance]
