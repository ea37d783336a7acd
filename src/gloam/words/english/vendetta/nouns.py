"""English: cards, places and players of Vendetta inside a sentence, and the nouns that pages and terminals need."""

from __future__ import annotations

from gloam.words.english.table import COMMON
from gloam.words.vendetta.cards import card_name


def named(card: str) -> str:
    """A card inside a sentence: a Victim is one of many."""
    return "a Victim" if card == "VI" else card_name("en", card)


def clan(name: str) -> str:
    return TERMS.get(f"clan.{name}", name)


def place(name: str) -> str:
    return "the Prince's Haven" if name == "haven" else f"Location {name}"


def at(name: str) -> str:
    return f"at {place(name)}"


def source(name: str) -> str:
    return f"from {place(name)}"


def goal(name: str) -> str:
    return f"to {place(name)}"


TERMS: dict[str, str] = {
    **COMMON,
    "ally": "Ally",
    "alliance": "Alliance",
    "ambition": "Ambition token",
    "bank": "Bank",
    "blood": "Blood",
    "clan": "clan",
    "deck": "Clan deck",
    "deployed": "deployed",
    "diablerie": "Diablerie",
    "drained": "drained",
    "feed": "feed",
    "haven": "the Prince's Haven",
    "influence": "Influence",
    "location": "Location",
    "location_card": "Location card",
    "locations": "Locations",
    "pool": "Pool",
    "position": "Position",
    "power": "Power",
    "relic": "Relic",
    "round": "round",
    "teammate": "teammate",
    "tokens": "Diablerie tokens",
    "victim": "Victim",
    "victims": "Victims",
    "phase.setup": "Setup",
    "phase.feed": "Feed",
    "phase.location setup": "Location Setup",
    "phase.hand building": "Hand Building",
    "phase.planning": "Planning",
    "phase.resolution": "Resolution",
    "phase.end of round": "End of the round",
    "phase.over": "End of the game",
    "step.withdraw": "Withdraw Step",
    "step.revelation": "Revelation Step",
    "step.preparation": "Preparation Step",
    "step.conflict": "Conflict Step",
    "step.aftermath": "Aftermath Step",
    "kind.preparation": "Preparation",
    "kind.conflict": "Conflict",
    "kind.aftermath": "Aftermath",
    "kind.passive": "Passive",
    "kind.human": "Human",
    "kind.vampire": "Vampire",
    "kind.victim": "Victim",
    "clan.brujah": "Brujah",
    "clan.gangrel": "Gangrel",
    "clan.malkavian": "Malkavian",
    "clan.nosferatu": "Nosferatu",
    "clan.toreador": "Toreador",
    "clan.tremere": "Tremere",
    "clan.ventrue": "Ventrue",
    "score.tokens": "Influence tokens",
    "score.alliance": "Alliance",
    "score.drained": "drained cards",
    "score.cards": "card effects",
    "score.relic": "Relic",
    "score.diablerie": "Diablerie",
    "score.total": "total",
    "variant.location-cards": "Location cards",
    "variant.relics": "Relics",
    "variant.tag-team": "Tag Team",
}
