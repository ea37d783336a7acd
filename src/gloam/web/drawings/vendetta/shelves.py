"""The cards of Vendetta, shelf by shelf."""

from __future__ import annotations

from typing import Final

from gloam.vendetta import catalogue
from gloam.vendetta.game import NAME
from gloam.web.reading.ledgers import naming
from gloam.web.reading.shelves import Held, Shelf, Shelves
from gloam.words import words
from gloam.words.pages import Speech
from gloam.words.vendetta.cards import cards

NOUNS: Final = {"location-card": "location_card", "relic": "relic"}
PEOPLE: Final = {"human": "mortal", "vampire": "vampire", "victim": "victim"}
TIMING: Final = {
    "preparation": ("card.active-timing",),
    "conflict": ("card.active-timing",),
    "aftermath": ("card.active-timing",),
    "passive": ("card.passive-timing", "card.passive-late"),
}
GLOSSARY: Final = {  # words of a card's English text, and where the ledger says what they mean
    "gain": "term.gain",
    "spend": "term.spend",
    "lose": "term.lose",
    "steal": "term.steal",
    "rival": "term.rival",
    "opponent": "term.opponent",
    "printed power": "term.printed-power",
}


class VendettaShelves(Shelves):
    """By clan, then the people, the places and the relics."""

    def all(self, speech: Speech) -> list[Shelf]:
        clans = [
            Shelf(clan, speech.words.clan(clan), tuple(Held(card.id, card.kind, f"kind-{card.kind}") for card in own))
            for clan, own in zip(catalogue.CLANS, by_clan(), strict=True)
        ]
        people = [
            Shelf(
                kind,
                speech.say(f"cards.{kind}"),
                tuple(Held(card.id, kind, symbol) for card in catalogue.ALLIES if card.kind == kind),
            )
            for kind, symbol in PEOPLE.items()
        ]
        places = tuple(Held(card.id, "location-card", "location") for card in catalogue.LOCATION_CARDS)
        relics = tuple(Held(card.id, "relic", "relic") for card in catalogue.RELICS)
        return [
            *clans,
            *people,
            Shelf("location-card", speech.say("cards.location-card"), places),
            Shelf("relic", speech.say("cards.relic"), relics),
        ]

    def noun(self, kind: str) -> str:
        return NOUNS.get(kind, f"kind.{kind}")

    def touched(self, card: Held) -> list[str]:
        text = words("en", NAME).card(card.id).lower()
        terms = [rule for word, rule in GLOSSARY.items() if word in text]
        named = naming("en", NAME).get(card.id, ())
        return list(dict.fromkeys([*named, *TIMING.get(card.kind, ()), *terms]))

    def is_ours(self, card: str) -> bool:
        return cards()[card].provenance == catalogue.HOUSE


def by_clan() -> list[list[catalogue.ClanCard]]:
    size = catalogue.CLAN_SIZE
    return [catalogue.CARD[first : first + size] for first in range(0, catalogue.CLAN_CARDS, size)]
