"""English: what stands around the effects of a card of Blood Orders. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import Ritual
from gloam.words.blood_orders.reading import Reader
from gloam.words.english.blood_orders.effects import effect, lasting
from gloam.words.english.blood_orders.nouns import KINDS, TERMS, points
from gloam.words.english.grammar import count, listing

SENTENCES: Final[dict[str, str]] = {
    "victim": "Victim · Act {act}",
    "fear": "fear {fear}",
    "vampire": "Vampire",
    "location": "Location · Act {act}",
    "ritual": "Ritual · Act {act}",
    "dusk": "Dusk ({cost} influence): {effect}",
    "dawn": "Dawn: {effect}",
    "to-acquire": "to acquire it: {needs}",
    "once-a-day": "once per Day: {effect}",
    "from.rulebook": "From the rulebook.",
    "from.house": "Ours: the publisher's cards are not at hand.",
}


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


READER: Final = Reader(TERMS, SENTENCES, points, needs, effect, lasting)
