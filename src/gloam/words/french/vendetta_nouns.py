"""French: cards, places and players of Vendetta inside a sentence, and the nouns that pages and terminals need."""

from __future__ import annotations

from gloam.words import texts
from gloam.words.facts import Names, seated
from gloam.words.french.table import of
from gloam.words.vendetta import is_ally


def named(card: str) -> str:
    """A card inside a sentence: a Victim is one of many, an Ally is a person, all others are quoted."""
    if card == "VI":
        return "une Victime"
    return texts.card_name("fr", card) if is_ally(card) else f"« {texts.card_name('fr', card)} »"


def clan(name: str) -> str:
    return texts.clan_name("fr", name)


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


class Cast:
    """Who is who for one reader, who may be one of the players."""

    def __init__(self, names: Names, you: int | None) -> None:
        self.names = names
        self.you = you

    def does(self, seat: int, yours: str, theirs: str) -> str:
        """« vous perdez », « Anna perd »."""
        return f"vous {yours}" if seat == self.you else f"{seated(self.names, seat)} {theirs}"

    def them(self, seat: int) -> str:
        return "vous" if seat == self.you else seated(self.names, seat)

    def whose(self, seat: int, article: str, thing: str) -> str:
        """« votre main », « la main d'Anna »: the article comes with its space or apostrophe."""
        return f"votre {thing}" if seat == self.you else f"{article}{thing} {of(seated(self.names, seat))}"

    def alliance(self, seat: int) -> str:
        return self.whose(seat, "l'", "Alliance")


TERMS = {
    "ally": "Allié",
    "alliance": "Alliance",
    "ambition": "jeton Ambition",
    "bank": "Banque",
    "blood": "Sang",
    "card": "carte",
    "cards": "cartes",
    "clan": "clan",
    "deck": "pioche de Clan",
    "deployed": "déployé",
    "diablerie": "Diablerie",
    "drained": "drainées",
    "face_down": "face cachée",
    "face_up": "face visible",
    "feed": "nourriture",
    "game_over": "La partie est terminée",
    "hand": "main",
    "haven": "le Refuge du Prince",
    "influence": "Influence",
    "location": "Lieu",
    "location_card": "carte Lieu",
    "locations": "Lieux",
    "log": "journal",
    "nobody": "personne",
    "options": "choix",
    "out": "hors de la partie",
    "place": "rang",
    "player": "joueur",
    "players": "joueurs",
    "phase": "phase",
    "pool": "Réserve",
    "position": "Position",
    "power": "Puissance",
    "relic": "Relique",
    "round": "manche",
    "rule": "règle",
    "rulings": "décisions",
    "score": "score",
    "seat": "place",
    "spectator": "spectateur",
    "step": "étape",
    "table": "table",
    "teammate": "coéquipier",
    "tokens": "jetons Diablerie",
    "total": "total",
    "turn": "tour",
    "unused": "pas encore utilisée",
    "used": "utilisée",
    "victim": "Victime",
    "victims": "Victimes",
    "waiting": "en attente de",
    "winner": "vainqueur",
    "you": "vous",
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
