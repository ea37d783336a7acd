"""French: cards and players of Rivals inside a sentence, and the nouns that pages and terminals need."""

from __future__ import annotations

from typing import Final

from gloam.words.french.grammar import contracted, listing, of
from gloam.words.french.table import COMMON
from gloam.words.rivals.cards import card_name, is_vampire
from gloam.words.rivals.saying import Name, Number, Tongue


def named(card: str) -> str:
    """A card inside a sentence: a vampire is a person, all others are quoted."""
    return card_name("fr", card) if is_vampire(card) else f"« {card_name('fr', card)} »"


def place(name: str) -> str:
    return TERMS.get(f"zone.{name}", name)


def of_the(noun: str) -> str:
    """« de Boris », « d'Anna », « du groupe », « d'un personnage »."""
    return contracted("de", "du", "des", noun) if noun.startswith(("le ", "les ")) else of(noun)


def to_the(noun: str) -> str:
    """« à Boris », « au porteur », « aux joueurs »."""
    return contracted("à", "au", "aux", noun)


class BentName(Name):
    """« Anna », « d'Anna », « à Anna »; the same of a noun with its article."""

    __slots__ = ()

    def bent(self, spec: str) -> str:
        assert spec in ("of", "to"), f"no form {spec} of a name"
        return of_the(str(self)) if spec == "of" else to_the(str(self))


class BentNumber(Number):
    """« 0 carte », « 1 carte », « 2 cartes »."""

    def is_one(self) -> bool:
        return self < 2


TERMS: Final[dict[str, str]] = {
    **COMMON,
    "action": "action",
    "actions": "actions",
    "agenda": "Cabale",
    "attachments": "cartes attachées",
    "attack": "attaque",
    "blood": "Sang",
    "burned": "cartes brûlées",
    "city": "Deck Cité",
    "clan": "clan",
    "conspiracy": "Conspiration",
    "coterie": "coterie",
    "deck": "deck",
    "discard": "défausse",
    "discipline": "Discipline",
    "exhausted": "épuisé",
    "faction": "Deck faction",
    "haven": "Refuge",
    "influence": "Influence",
    "intel": "Info",
    "leader": "Meneur",
    "library": "Bibliothèque",
    "mortals": "mortels",
    "party": "groupe",
    "potency": "Puissance du Sang",
    "prestige": "Prestige",
    "ready": "prêt",
    "rival": "Rival",
    "secrecy": "Secret",
    "shield": "Bouclier",
    "street": "La Rue",
    "supply": "réserve générale",
    "torpor": "Torpeur",
    "wounded": "Blessé",
    "phase.setup": "Mise en place",
    "phase.beginning": "Phase initiale",
    "phase.action": "Phase d'action",
    "phase.end": "Phase finale",
    "phase.over": "Fin de la partie",
    "step.city": "étape de la Cité",
    "step.start": "début du tour",
    "step.ready": "étape de redressement",
    "step.action": "actions en cours",
    "step.torpor": "étape de Torpeur",
    "step.mend": "étape de régénération",
    "step.end": "fin du tour",
    "step.antagonists": "étape des antagonistes",
    "step.draw": "étape de pioche",
    "zone.library": "Bibliothèque",
    "zone.faction": "Deck faction",
    "zone.hand": "main",
    "zone.face-down": "face cachée",
    "zone.laid": "posée face cachée",
    "zone.haven": "Refuge",
    "zone.street": "La Rue",
    "zone.torpor": "Torpeur",
    "zone.attached": "attachée",
    "zone.board": "en jeu",
    "zone.fought": "jouée",
    "zone.discard": "défausse",
    "zone.burned": "brûlée",
    "zone.city-deck": "Deck Cité",
    "zone.city-discard": "défausse de la Cité",
    "zone.city-burned": "cartes brûlées de la Cité",
    "zone.box": "la boîte",
    "deck.library": "Bibliothèque",
    "deck.faction": "Deck faction",
    "list.": "une liste personnelle",
    "list.rule-the-streets": "Rule the Streets",
    "list.beautiful-people": "Beautiful People",
    "list.kings-and-tyrants": "Kings and Tyrants",
    "list.the-big-picture": "The Big Picture",
    "list.blood-and-books": "Blood and Books",
    "list.kitchen-chemistry": "Kitchen Chemistry",
    "list.tooth-and-claw": "Tooth and Claw",
    "list.what-lies-beneath": "What Lies Beneath",
    "list.the-dead-keep-counsel": "The Dead Keep Counsel",
    "list.long-shadows": "Long Shadows",
    "list.crowns-and-castles": "Crowns and Castles",
    "list.mind-the-step": "Mind the Step",
    "type.ranged": "Distante",
    "type.physical": "Physique",
    "type.social": "Sociale",
    "type.mental": "Mentale",
    "side.out": "hors du vote",
    "side.yes": "Oui",
    "side.no": "Non",
    "attribute.physical": "Physique",
    "attribute.social": "Social",
    "attribute.mental": "Mental",
    "clan.brujah": "Brujah",
    "clan.malkavian": "Malkavien",
    "clan.toreador": "Toréador",
    "clan.ventrue": "Ventrue",
    "clan.tremere": "Tremere",
    "clan.thin-blood": "Sang clair",
    "clan.gangrel": "Gangrel",
    "clan.nosferatu": "Nosferatu",
    "clan.hecata": "Hecata",
    "clan.lasombra": "Lasombra",
    "discipline.animalism": "Animalisme",
    "discipline.auspex": "Auspex",
    "discipline.celerity": "Célérité",
    "discipline.dominate": "Domination",
    "discipline.fortitude": "Force d'âme",
    "discipline.obfuscate": "Occultation",
    "discipline.potence": "Puissance",
    "discipline.presence": "Présence",
    "discipline.protean": "Protéisme",
    "discipline.blood-sorcery": "Sorcellerie du sang",
    "discipline.thin-blood-alchemy": "Alchimie du sang clair",
    "discipline.oblivion": "Oblivion",
    "kind.vampire": "Vampire",
    "kind.attack": "Attaque",
    "kind.reaction": "Réaction",
    "kind.action": "Action",
    "kind.unhosted": "Action libre",
    "kind.scheme": "Intrigue",
    "kind.conspiracy": "Conspiration",
    "kind.trap": "Piège",
    "kind.title": "Titre",
    "kind.ongoing": "Persistant",
    "kind.modifier": "Modificateur d'Influence",
    "kind.haven": "Refuge",
    "kind.agenda": "Cabale",
    "kind.event": "Événement",
    "kind.mortal": "Mortel",
    "kind.retainer": "Servant",
    "kind.citizen": "Citoyen",
    "kind.inquisition": "Seconde Inquisition",
    "kind.antagonist": "Antagoniste",
    "kind.prince": "Prince de la Cité",
    "kind.unique": "Unique",
    "kind.one-each": "1 par joueur",
    "kind.vagrant": "Clochard",
    "kind.ritual": "Rituel",
    "kind.alchemy": "Alchimie",
    "kind.animal": "Animal",
    "kind.wraith": "Fantôme",
    "kind.special": "Spéciale",
    "field.set": "extension",
    "field.clan": "clan",
    "field.kind": "genre",
    "field.type": "type",
    "field.discipline": "Discipline",
    "field.potency": "Puissance du Sang",
    "field.cost": "coût",
    "field.keyword": "mot-clé",
    "set.core": "Boîte de base",
    "set.blood-and-alchemy": "Blood & Alchemy",
    "set.wolf-and-rat": "Wolf & Rat",
    "set.shadows-and-shrouds": "Shadows & Shrouds",
    "set.heart-of-europe": "Heart of Europe",
    "set.conclave-22": "Conclave 22 (Événements)",
    "keyword.ranged": "Distante",
    "keyword.physical": "Physique",
    "keyword.social": "Sociale",
    "keyword.mental": "Mentale",
    "keyword.reaction": "Réaction",
    "keyword.shield": "Bouclier",
    "keyword.targeted": "Ciblée",
    "keyword.aggravated": "Aggravé",
    "keyword.superficial": "Superficielle",
    "keyword.action": "Action",
    "keyword.ongoing": "Persistant",
    "keyword.scheme": "Intrigue",
    "keyword.ritual": "Rituel",
    "keyword.alchemy": "Alchimie",
    "keyword.animal": "Animal",
    "keyword.wraith": "Fantôme",
    "keyword.special": "Spéciale",
    "keyword.conspiracy": "Conspiration",
    "keyword.trap": "Piège",
    "keyword.title": "Titre",
    "keyword.unique": "Unique",
    "keyword.one-each": "1 par joueur",
    "keyword.modifier": "Modificateur d'Influence",
    "keyword.unhosted": "Action libre",
    "keyword.retainer": "Servant",
    "keyword.citizen": "Citoyen",
    "keyword.inquisition": "Seconde Inquisition",
    "keyword.event": "Événement",
    "keyword.haven": "Refuge",
    "keyword.agenda": "Cabale",
    "keyword.potency": "Puissance du Sang",
    "keyword.clan": "Carte de clan",
    "keyword.discipline": "Symboles de Discipline",
    "keyword.guard": "Garde",
    "keyword.reach": "Portée",
    "keyword.diablerie": "Diablerie",
    "keyword.purse": "Payer de la Cabale",
    "keyword.curse": "Malédiction",
    "keyword.unblockable": "Ne peut être bloqué",
    "keyword.ability": "Capacité",
    "keyword.relentless": "Implacable",
    "score.agenda": "Cabale",
    "score.prestige": "Prestige",
    "score.total": "Cabale",
    "city.san-francisco": "San Francisco",
    "city.prague": "Prague",
    "variant.first-game": "première partie",
    "variant.late-prince": "Prince tardif",
    "variant.custom-decks": "decks personnalisés",
    "variant.first-print": "première édition",
    "variant.prague": "Prague",
    "variant.conclave-22": "Événements de Conclave 22",
}

TONGUE: Final = Tongue(
    name=BentName,
    number=BentNumber,
    you="vous",
    card=named,
    unseen="la carte cachée n° {handle}",
    numbered="{card} (n° {handle})",
    listing=listing,
    together=" avec ",
    terms=TERMS,
)
