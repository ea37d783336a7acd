"""English: the cards of Blood Orders, each as a line of facts and its rules text."""

from __future__ import annotations

from gloam.blood_orders.catalogue import HOUSE, RULEBOOK, Location, Ritual, Vampire, Victim
from gloam.words.blood_orders.cards import card_of
from gloam.words.english.blood_orders.effects import effect, lasting
from gloam.words.english.blood_orders.nouns import ACTS, KINDS, TERMS, points
from gloam.words.english.table import count, listing
from gloam.words.forms import sentence

PROVENANCE = {
    RULEBOOK: "From the rulebook.",
    HOUSE: "Ours: the publisher's cards are not at hand.",
}


def line(id: str) -> str:
    """The facts of a card, without its rules text."""
    card = card_of(id)
    match card:
        case Victim():
            facts = [TERMS[f"class.{card.kind}"], symbols(card.symbols), f"fear {card.fear}", points(card.points)]
            return " · ".join(["Victim", f"Act {ACTS[card.act]}", *facts])
        case Vampire():
            return f"Vampire · {symbols(card.symbols)}"
        case Location():
            return f"Location · Act {ACTS[card.act]} · fear {card.fear}"
        case Ritual():
            return f"Ritual · Act {ACTS[card.act]} · {points(card.points)}"


def symbols(values: tuple[int, int, int]) -> str:
    return ", ".join([f"{kind} {value}" for kind, value in zip(KINDS.values(), values, strict=True)])


def text(id: str) -> str:
    """The rules text of a card: what happens at Dawn or Dusk where it lies, or what a Ritual asks and gives."""
    card = card_of(id)
    match card:
        case Victim():
            return sentence(f"Dusk ({card.cost} influence): {effect(card.effect)}")
        case Vampire():
            return ""
        case Location():
            return sentence(f"Dawn: {effect(card.effect)}")
        case Ritual():
            parts = [f"to acquire it: {needs(card)}"]
            if card.power is not None:
                parts.append(f"once per Day: {effect(card.power)}")
            return " ".join([sentence(part) for part in [*parts, *[lasting(one) for one in card.standing]]])


def needs(card: Ritual) -> str:
    """What a Ritual asks for: "at least 2 Victim cards with 3 Night symbols in all, and 5 blood"."""
    kinds = [
        count(number, f"{kind} symbol", f"{kind} symbols")
        for kind, number in zip(KINDS.values(), card.symbols, strict=True)
        if number
    ]
    shown = f" with {listing(kinds)} in all" if kinds else ""
    classes = f" of {card.classes} different classes" if card.classes else ""
    return f"at least {count(card.victims, 'Victim card', 'Victim cards')}{classes}{shown}, and {card.blood} blood"


def provenance(id: str) -> str:
    return PROVENANCE[card_of(id).provenance]
