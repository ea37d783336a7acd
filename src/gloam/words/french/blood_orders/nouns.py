"""French: cards, places and tokens of Blood Orders inside a sentence, and the nouns that pages and terminals need."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.words.blood_orders.cards import card_name
from gloam.words.french.grammar import contracted, count, listing, the
from gloam.words.french.table import COMMON

KINDS = {"dawn": "Aube", "dusk": "Crépuscule", "night": "Nuit"}
CATACOMBS = {"BLEEDER": ("un Saigneur", "Saigneur", "Saigneurs"), "ELDER": ("un Ancien", "Ancien", "Anciens")}
RESOURCES = {"blood": "Sang", "influence": "Influence"}


def named(card: str) -> str:
    """A card inside a sentence: a Bleeder or an Elder is one of many, all others are quoted with their article."""
    return CATACOMBS[card][0] if card in CATACOMBS else f"« {card_name('fr', card)} »"


def several(cards: Sequence[str]) -> str:
    """Some cards: « 2 Saigneurs, un Ancien et « Le Boucher » »."""
    items = []
    for card in dict.fromkeys(cards):
        many = cards.count(card)
        items.append(named(card) if many == 1 else count(many, *CATACOMBS[card][1:]))
    return listing(items)


def place(name: str) -> str:
    """A Quarter, the Altar or the Catacombs: « le Nord », « l'Est »."""
    if name == "catacombs":
        return "les Catacombes"
    return the("Autel" if name == "altar" else TERMS.get(f"quarter.{name}", name.capitalize()))


def at(name: str) -> str:
    """« au Nord », « à l'Est », « aux Catacombes »."""
    return contracted("à", "au", "aux", place(name))


def source(name: str) -> str:
    """« du Nord », « de l'Est », « des Catacombes »."""
    return contracted("de", "du", "des", place(name))


def goal(name: str) -> str:
    return f"vers {place(name)}"


def points(number: int) -> str:
    return count(number, "point de victoire", "points de victoire")


def amount(number: int, resource: str) -> str:
    """« 2 Sang », « 1 point de victoire »."""
    return points(number) if resource == "points" else f"{number} {RESOURCES[resource]}"


def pile(blood: int, influence: int) -> str:
    """Blood and influence together; '' for nothing."""
    parts = [amount(number, name) for number, name in ((blood, "blood"), (influence, "influence")) if number]
    return listing(parts) if parts else ""


TERMS: dict[str, str] = {
    **COMMON,
    "act": "Acte",
    "altar": "Autel",
    "assigned": "cartes affectées",
    "bleeders": "Saigneurs",
    "blood": "Sang",
    "catacombs": "Catacombes",
    "city": "ville",
    "class": "classe",
    "colour": "couleur",
    "day": "Jour",
    "deck": "pioche",
    "die": "dé de Peur",
    "discard": "défausse",
    "elders": "Anciens",
    "entrance": "entrée",
    "fear": "Peur",
    "fear_track": "piste de Peur",
    "influence": "Influence",
    "known": "cartes connues",
    "location": "Lieu",
    "locations": "Lieux",
    "market": "étal",
    "night_space": "case Nuit",
    "order": "ordre",
    "orders": "ordres",
    "plan": "plan",
    "points": "points de victoire",
    "quarter": "Quartier",
    "quarters": "Quartiers",
    "ritual": "Rituel",
    "rituals": "Rituels",
    "rituals_left": "Rituels restant dans la pioche",
    "start": "premier joueur",
    "supply": "réserve",
    "symbols": "symboles",
    "token": "jeton Ordre",
    "tokens": "jetons Ordre",
    "torpor": "Torpeur",
    "unknown": "cartes inconnues",
    "victim": "Victime",
    "victims": "Victimes",
    "victims_left": "Victimes restant dans la pioche",
    "phase.setup": "Mise en place",
    "phase.planning": "Phase de Planification",
    "phase.order": "Phase des Ordres",
    "phase.resolution": "Phase de Résolution",
    "phase.cleanup": "Phase d'Entretien",
    "phase.scoring": "Décompte",
    "phase.over": "Fin de la partie",
    "kind.dawn": "Aube",
    "kind.dusk": "Crépuscule",
    "kind.night": "Nuit",
    "kind.victim": "Victime",
    "kind.vampire": "Vampire",
    "kind.location": "Lieu",
    "kind.ritual": "Rituel",
    "quarter.north": "Nord",
    "quarter.south": "Sud",
    "quarter.east": "Est",
    "quarter.west": "Ouest",
    "class.elite": "Élite",
    "class.scholar": "Érudit",
    "class.commoner": "Roturier",
    "class.outlaw": "Hors-la-loi",
    "colour.red": "rouge",
    "colour.green": "vert",
    "colour.blue": "bleu",
    "colour.violet": "violet",
    "score.hand": "main",
    "score.rituals": "Rituels",
    "score.tokens": "jetons point de victoire",
    "score.influence": "Influence",
    "score.fear": "Peur",
    "score.powers": "pouvoirs de Rituels",
    "score.total": "total",
}
