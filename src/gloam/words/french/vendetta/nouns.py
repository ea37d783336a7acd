"""French: cards, places and players of Vendetta inside a sentence, and the nouns that pages and terminals need."""

from __future__ import annotations

from gloam.words.french.table import COMMON
from gloam.words.vendetta.cards import card_name, is_ally


def named(card: str) -> str:
    """A card inside a sentence: a Victim is one of many, an Ally is a person, all others are quoted."""
    if card == "VI":
        return "une Victime"
    return card_name("fr", card) if is_ally(card) else f"« {card_name('fr', card)} »"


def clan(name: str) -> str:
    return TERMS.get(f"clan.{name}", name)


def place(name: str) -> str:
    return "le Refuge du Prince" if name == "haven" else f"Lieu {name}"


def the(name: str) -> str:
    return "le Refuge du Prince" if name == "haven" else f"le Lieu {name}"


def at(name: str) -> str:
    return "au Refuge du Prince" if name == "haven" else f"au Lieu {name}"


def source(name: str) -> str:
    return "du Refuge du Prince" if name == "haven" else f"du Lieu {name}"


def goal(name: str) -> str:
    return "vers le Refuge du Prince" if name == "haven" else f"vers le Lieu {name}"


TERMS: dict[str, str] = {
    **COMMON,
    "ally": "Allié",
    "alliance": "Alliance",
    "ambition": "jeton Ambition",
    "bank": "Banque",
    "blood": "Sang",
    "clan": "clan",
    "deck": "pioche de Clan",
    "deployed": "déployé",
    "diablerie": "Diablerie",
    "drained": "drainées",
    "feed": "nourriture",
    "haven": "le Refuge du Prince",
    "influence": "Influence",
    "location": "Lieu",
    "location_card": "carte Lieu",
    "locations": "Lieux",
    "pool": "Réserve",
    "position": "Position",
    "power": "Puissance",
    "relic": "Relique",
    "round": "manche",
    "teammate": "coéquipier",
    "tokens": "jetons Diablerie",
    "victim": "Victime",
    "victims": "Victimes",
    "phase.setup": "Mise en place",
    "phase.feed": "Se nourrir",
    "phase.location setup": "Mise en place des Lieux",
    "phase.hand building": "Composition de la main",
    "phase.planning": "Planification",
    "phase.resolution": "Résolution",
    "phase.end of round": "Fin de la manche",
    "phase.over": "Fin de la partie",
    "step.withdraw": "étape de Retrait",
    "step.revelation": "étape de Révélation",
    "step.preparation": "étape de Préparation",
    "step.conflict": "étape de Conflit",
    "step.aftermath": "étape des Conséquences",
    "kind.preparation": "Préparation",
    "kind.conflict": "Conflit",
    "kind.aftermath": "Conséquences",
    "kind.passive": "Passive",
    "kind.human": "Humain",
    "kind.vampire": "Vampire",
    "kind.victim": "Victime",
    "clan.brujah": "Brujah",
    "clan.gangrel": "Gangrel",
    "clan.malkavian": "Malkavien",
    "clan.nosferatu": "Nosferatu",
    "clan.toreador": "Toréador",
    "clan.tremere": "Tremere",
    "clan.ventrue": "Ventrue",
    "score.tokens": "jetons Influence",
    "score.alliance": "Alliance",
    "score.drained": "cartes drainées",
    "score.cards": "effets de cartes",
    "score.relic": "Relique",
    "score.diablerie": "Diablerie",
    "score.total": "total",
    "variant.location-cards": "cartes Lieu",
    "variant.relics": "Reliques",
    "variant.tag-team": "en équipes",
}
