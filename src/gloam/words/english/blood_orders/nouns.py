"""English: cards, places and tokens of Blood Orders inside a sentence, and the nouns that pages and terminals need."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.words.blood_orders.cards import card_name
from gloam.words.english.grammar import count, listing
from gloam.words.english.table import COMMON

KINDS = {"dawn": "Dawn", "dusk": "Dusk", "night": "Night"}
CATACOMBS = {"BLEEDER": ("a Bleeder", "Bleeder", "Bleeders"), "ELDER": ("an Elder", "Elder", "Elders")}


def named(card: str) -> str:
    """A card inside a sentence: a Bleeder or an Elder is one of many."""
    return CATACOMBS[card][0] if card in CATACOMBS else card_name("en", card)


def several(cards: Sequence[str]) -> str:
    """Some cards: "2 Bleeders, an Elder and The Butcher"."""
    items = []
    for card in dict.fromkeys(cards):
        many = cards.count(card)
        items.append(named(card) if many == 1 else count(many, *CATACOMBS[card][1:]))
    return listing(items)


def place(name: str) -> str:
    """A Quarter, the Altar or the Catacombs."""
    return f"the {TERMS.get(f'quarter.{name}', name.capitalize())}"


def at(name: str) -> str:
    return f"{'at' if name in ('altar', 'catacombs') else 'in'} {place(name)}"


def source(name: str) -> str:
    return f"from {place(name)}"


def goal(name: str) -> str:
    return f"to {place(name)}"


def points(number: int) -> str:
    return count(number, "victory point", "victory points")


def amount(number: int, resource: str) -> str:
    """ "2 blood", "1 victory point"."""
    return points(number) if resource == "points" else f"{number} {resource}"


def pile(blood: int, influence: int) -> str:
    """Blood and influence together, or nothing."""
    parts = [amount(number, name) for number, name in ((blood, "blood"), (influence, "influence")) if number]
    return listing(parts) if parts else "nothing"


TERMS: dict[str, str] = {
    **COMMON,
    "act": "Act",
    "altar": "Altar",
    "assigned": "assigned cards",
    "bleeders": "Bleeders",
    "blood": "blood",
    "catacombs": "Catacombs",
    "city": "city",
    "class": "class",
    "colour": "colour",
    "day": "Day",
    "deck": "deck",
    "die": "fear die",
    "discard": "discard pile",
    "elders": "Elders",
    "entrance": "entrance",
    "fear": "fear",
    "fear_track": "fear track",
    "influence": "influence",
    "known": "known cards",
    "location": "Location",
    "locations": "Locations",
    "market": "market",
    "night_space": "Night space",
    "order": "order",
    "orders": "orders",
    "plan": "plan",
    "points": "victory points",
    "quarter": "Quarter",
    "quarters": "Quarters",
    "ritual": "Ritual",
    "rituals": "Rituals",
    "rituals_left": "Rituals left in the deck",
    "start": "start player",
    "supply": "supply",
    "symbols": "symbols",
    "token": "Order token",
    "tokens": "Order tokens",
    "torpor": "Torpor",
    "unknown": "unknown cards",
    "victim": "Victim",
    "victims": "Victims",
    "victims_left": "Victims left in the deck",
    "phase.setup": "Setup",
    "phase.planning": "Planning Phase",
    "phase.order": "Order Phase",
    "phase.resolution": "Resolution Phase",
    "phase.cleanup": "Cleanup Phase",
    "phase.scoring": "Scoring",
    "phase.over": "End of the game",
    "kind.dawn": "Dawn",
    "kind.dusk": "Dusk",
    "kind.night": "Night",
    "kind.victim": "Victim",
    "kind.vampire": "Vampire",
    "kind.location": "Location",
    "kind.ritual": "Ritual",
    "quarter.north": "North",
    "quarter.south": "South",
    "quarter.east": "East",
    "quarter.west": "West",
    "class.elite": "Elite",
    "class.scholar": "Scholar",
    "class.commoner": "Commoner",
    "class.outlaw": "Outlaw",
    "colour.red": "red",
    "colour.green": "green",
    "colour.blue": "blue",
    "colour.violet": "violet",
    "score.hand": "hand",
    "score.rituals": "Rituals",
    "score.tokens": "victory point tokens",
    "score.influence": "influence",
    "score.fear": "fear",
    "score.powers": "Ritual powers",
    "score.total": "total",
}
