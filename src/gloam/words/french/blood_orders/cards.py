"""French: what stands around the effects of a card of Blood Orders. Same keys and same order as its English twin."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import Ritual
from gloam.words.blood_orders.reading import Reader
from gloam.words.french.blood_orders.effects import effect, lasting
from gloam.words.french.blood_orders.nouns import KINDS, TERMS, points
from gloam.words.french.grammar import count, listing

SENTENCES: Final[dict[str, str]] = {
    "victim": "Victime · Acte {act}",
    "fear": "Peur {fear}",
    "vampire": "Vampire",
    "location": "Lieu · Acte {act}",
    "ritual": "Rituel · Acte {act}",
    "dusk": "Crépuscule ({cost} Influence) : {effect}",
    "dawn": "Aube : {effect}",
    "to-acquire": "pour l'acquérir : {needs}",
    "once-a-day": "une fois par Jour : {effect}",
    "from.rulebook": "Tirée du livret de règles.",
    "from.house": "De notre cru : nous n'avons pas les cartes de l'éditeur.",
}


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


READER: Final = Reader(TERMS, SENTENCES, points, needs, effect, lasting)
