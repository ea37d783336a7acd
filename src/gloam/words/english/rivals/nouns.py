"""English: cards and players of Rivals inside a sentence, and the nouns that pages and terminals need."""

from __future__ import annotations

from typing import Final

from gloam.words.english.grammar import listing
from gloam.words.english.table import COMMON
from gloam.words.rivals.cards import card_name
from gloam.words.rivals.saying import Name, Number, Tongue


def named(card: str) -> str:
    return card_name("en", card)


def place(name: str) -> str:
    return TERMS.get(f"zone.{name}", name)


class BentName(Name):
    """ "Anna", "Anna's"; "you", "your"."""

    __slots__ = ()

    def bent(self, spec: str) -> str:
        assert spec == "own", f"no form {spec} of a name"
        return "your" if self == "you" else f"{self!s}'s"


TERMS: Final[dict[str, str]] = {
    **COMMON,
    "action": "action",
    "actions": "actions",
    "agenda": "Agenda",
    "attachments": "attached cards",
    "attack": "attack",
    "blood": "Blood",
    "burned": "burned pile",
    "city": "City Deck",
    "clan": "clan",
    "conspiracy": "Conspiracy",
    "coterie": "coterie",
    "deck": "deck",
    "discard": "discard pile",
    "discipline": "Discipline",
    "exhausted": "exhausted",
    "faction": "Faction Deck",
    "haven": "Haven",
    "influence": "Influence",
    "intel": "Intel",
    "leader": "Leader",
    "library": "Library",
    "mortals": "mortals",
    "party": "party",
    "potency": "Blood Potency",
    "prestige": "Prestige",
    "ready": "ready",
    "rival": "Rival",
    "secrecy": "Secrecy",
    "shield": "Shield",
    "street": "The Street",
    "supply": "general supply",
    "torpor": "Torpor",
    "wounded": "Wounded",
    "phase.setup": "Setup",
    "phase.beginning": "Beginning Phase",
    "phase.action": "Action Phase",
    "phase.end": "End Phase",
    "phase.over": "The game is over",
    "step.city": "City step",
    "step.start": "start of the turn",
    "step.ready": "ready step",
    "step.action": "actions",
    "step.torpor": "Torpor step",
    "step.mend": "mend step",
    "step.end": "end of the turn",
    "step.antagonists": "Antagonist step",
    "step.draw": "draw step",
    "zone.library": "Library",
    "zone.faction": "Faction Deck",
    "zone.hand": "hand",
    "zone.face-down": "face down",
    "zone.laid": "laid face down",
    "zone.haven": "Haven",
    "zone.street": "The Street",
    "zone.torpor": "Torpor",
    "zone.attached": "attached",
    "zone.board": "in play",
    "zone.fought": "played",
    "zone.discard": "discard pile",
    "zone.burned": "burned",
    "zone.city-deck": "City Deck",
    "zone.city-discard": "City discard pile",
    "zone.city-burned": "City burned pile",
    "zone.box": "the box",
    "deck.library": "Library",
    "deck.faction": "Faction Deck",
    "list.": "a custom list",
    "list.rule-the-streets": "Rule the Streets",
    "list.beautiful-people": "Beautiful People",
    "list.kings-and-tyrants": "Kings and Tyrants",
    "list.the-big-picture": "The Big Picture",
    "type.ranged": "Ranged",
    "type.physical": "Physical",
    "type.social": "Social",
    "type.mental": "Mental",
    "side.out": "stays out",
    "side.yes": "Yes",
    "side.no": "No",
    "attribute.physical": "Physical",
    "attribute.social": "Social",
    "attribute.mental": "Mental",
    "clan.brujah": "Brujah",
    "clan.malkavian": "Malkavian",
    "clan.toreador": "Toreador",
    "clan.ventrue": "Ventrue",
    "clan.tremere": "Tremere",
    "clan.thin-blood": "Thin-Blood",
    "discipline.animalism": "Animalism",
    "discipline.auspex": "Auspex",
    "discipline.celerity": "Celerity",
    "discipline.dominate": "Dominate",
    "discipline.fortitude": "Fortitude",
    "discipline.obfuscate": "Obfuscate",
    "discipline.potence": "Potence",
    "discipline.presence": "Presence",
    "discipline.protean": "Protean",
    "discipline.blood-sorcery": "Blood Sorcery",
    "discipline.thin-blood-alchemy": "Thin-Blood Alchemy",
    "kind.vampire": "Vampire",
    "kind.attack": "Attack",
    "kind.reaction": "Reaction",
    "kind.action": "Action",
    "kind.unhosted": "Unhosted Action",
    "kind.scheme": "Scheme",
    "kind.conspiracy": "Conspiracy",
    "kind.title": "Title",
    "kind.ongoing": "Ongoing",
    "kind.modifier": "Influence Modifier",
    "kind.haven": "Haven",
    "kind.agenda": "Agenda",
    "kind.event": "Event",
    "kind.mortal": "Mortal",
    "kind.retainer": "Retainer",
    "kind.citizen": "Citizen",
    "kind.inquisition": "Second Inquisition",
    "kind.unique": "Unique",
    "kind.one-each": "1 per player",
    "kind.vagrant": "Vagrant",
    "kind.ritual": "Ritual",
    "kind.alchemy": "Alchemy",
    "kind.special": "Special",
    "score.agenda": "Agenda",
    "score.prestige": "Prestige",
    "score.total": "Agenda",
    "variant.first-game": "first game",
    "variant.late-prince": "late Prince",
    "variant.custom-decks": "custom decks",
    "variant.first-print": "first print",
}

TONGUE: Final = Tongue(
    name=BentName,
    number=Number,
    you="you",
    card=named,
    unseen="the face-down card no. {handle}",
    numbered="{card} (no. {handle})",
    listing=listing,
    together=" with ",
    terms=TERMS,
)
