"""The cards of each game as they stand in the library: shelf by shelf, and which rules each card touches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from gloam.blood_orders import catalogue as blood_orders
from gloam.vendetta import catalogue as vendetta
from gloam.web.reading.ledgers import naming
from gloam.words import words
from gloam.words.blood_orders import cards as blood_orders_words
from gloam.words.forms import capital
from gloam.words.pages import Speech
from gloam.words.vendetta import cards as vendetta_words

ACTS: Final = ("I", "II", "III")


@dataclass(frozen=True)
class Held:
    """A card on a shelf. `kind` is what one can filter by; `symbol` goes with it."""

    id: str
    kind: str
    symbol: str


@dataclass(frozen=True)
class Shelf:
    """Cards that stand together. `key` is the same in every language."""

    key: str
    title: str
    cards: tuple[Held, ...]


@cache
def shelves(language: str, game: str) -> tuple[Shelf, ...]:
    return tuple(SHELVES[game](Speech(language, game)))


def search(found: Sequence[Shelf], keeps: Callable[[Held], bool]) -> list[Shelf]:
    """The shelves with only the cards that are kept; empty ones are left out."""
    kept = [Shelf(shelf.key, shelf.title, tuple(card for card in shelf.cards if keeps(card))) for shelf in found]
    return [shelf for shelf in kept if shelf.cards]


def kinds(found: Sequence[Shelf]) -> list[str]:
    return list(dict.fromkeys(card.kind for shelf in found for card in shelf.cards))


def kind_name(speech: Speech, kind: str) -> str:
    return capital(speech.term(NOUNS.get(kind, f"kind.{kind}")))


# ---- Vendetta

NOUNS: Final = {"location-card": "location_card", "relic": "relic"}
PEOPLE: Final = {"human": "mortal", "vampire": "vampire", "victim": "victim"}


def vendetta_shelves(speech: Speech) -> list[Shelf]:
    clans = [
        Shelf(clan, speech.words.clan(clan), tuple(Held(card.id, card.kind, f"kind-{card.kind}") for card in own))
        for clan, own in zip(vendetta.CLANS, by_clan(), strict=True)
    ]
    people = [
        Shelf(
            kind,
            speech.say(f"cards.{kind}"),
            tuple(Held(card.id, kind, symbol) for card in vendetta.ALLIES if card.kind == kind),
        )
        for kind, symbol in PEOPLE.items()
    ]
    places = tuple(Held(card.id, "location-card", "location") for card in vendetta.LOCATION_CARDS)
    relics = tuple(Held(card.id, "relic", "relic") for card in vendetta.RELICS)
    return [
        *clans,
        *people,
        Shelf("location-card", speech.say("cards.location-card"), places),
        Shelf("relic", speech.say("cards.relic"), relics),
    ]


def by_clan() -> list[list[vendetta.ClanCard]]:
    size = vendetta.CLAN_SIZE
    return [vendetta.CARD[first : first + size] for first in range(0, vendetta.CLAN_CARDS, size)]


# ---- Blood Orders


def blood_orders_shelves(speech: Speech) -> list[Shelf]:
    found: list[Shelf] = []
    for act, numeral in enumerate(ACTS, 1):
        victims = tuple(
            Held(card.id, "victim", f"class-{card.kind}") for card in blood_orders.VICTIMS if card.act == act
        )
        places = tuple(Held(card.id, "location", "location") for card in blood_orders.LOCATIONS if card.act == act)
        rituals = tuple(Held(card.id, "ritual", "ritual") for card in blood_orders.RITUALS if card.act == act)
        for kind, cards in (("victims", victims), ("locations", places), ("rituals", rituals)):
            title = speech.say(f"cards.{kind}", act=numeral)
            found.append(Shelf(f"{kind}-{act}", title, cards))
    vampires = tuple(Held(card.id, "vampire", card.id.lower()) for card in blood_orders.VAMPIRES)
    return [Shelf("vampires", speech.say("cards.vampires"), vampires), *found]


SHELVES: Final[dict[str, Callable[[Speech], list[Shelf]]]] = {
    "vendetta": vendetta_shelves,
    "blood-orders": blood_orders_shelves,
}


# ---- the rules a card touches

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


def touched(game: str, card: Held) -> list[str]:
    """The entries that say how this card plays: those that name it, and those its text leans on; each once."""
    named = naming("en", game).get(card.id, ())
    if game == "blood-orders":
        return list(dict.fromkeys([*blood_orders_words.rulings_of(card.id), *named]))
    text = words("en", game).card(card.id).lower()
    terms = [rule for word, rule in GLOSSARY.items() if word in text]
    return list(dict.fromkeys([*named, *TIMING.get(card.kind, ()), *terms]))


# ---- one card


def held_of(language: str, game: str, card: str) -> Held | None:
    """The card of this id, or None where the game has no such card."""
    return next((held for shelf in shelves(language, game) for held in shelf.cards if held.id == card), None)


def is_ours(game: str, card: str) -> bool:
    """Is what the card does our own, because the publisher's text is not at hand?"""
    cards = vendetta_words.cards() if game == "vendetta" else blood_orders_words.cards()
    return cards[card].provenance == vendetta.HOUSE
