"""What is printed on a card beside its text, in a few words: a person compares it with the card."""

from __future__ import annotations

from collections.abc import Iterable

from gloam.rivals.catalogue import (
    AGENDA_CARD,
    ANIMALISM,
    ATTACK_TYPES,
    CLANS,
    DISCIPLINES,
    HAVEN_CARD,
    KINDS,
    NO_CLAN,
    VAMPIRE,
    Card,
)

BASES = HAVEN_CARD | AGENDA_CARD

VampireFacts = tuple[str, str, str, int, tuple[int, int, int], str]
LibraryFacts = tuple[str, str, str, str, int, str, str, int, int]
BaseFacts = tuple[str, str, str]


def types(bits: int) -> str:
    return " ".join([name for bit, name in ATTACK_TYPES.items() if bits & bit])


def kinds(card: Card) -> str:
    return " ".join([name for place, name in enumerate(KINDS) if card.kind >> place & 1])


def clan(card: Card) -> str:
    return "" if card.clan == NO_CLAN else CLANS[card.clan]


def vampires(cards: Iterable[Card]) -> tuple[VampireFacts, ...]:
    """Id, name, clan, Blood Potency, attributes, Disciplines."""
    found: list[VampireFacts] = []
    for card in [card for card in cards if card.kind & VAMPIRE]:
        icons = " ".join([DISCIPLINES[icon - ANIMALISM] for icon in card.disciplines])
        found.append((card.id, card.name, clan(card), card.potency, card.attributes, icons))
    return tuple(found)


def library(cards: Iterable[Card]) -> tuple[LibraryFacts, ...]:
    """Id, name, kinds, clan, Blood Potency, types of the attack, types it answers, damage, Shield."""
    found: list[LibraryFacts] = []
    for card in [card for card in cards if not card.kind & (VAMPIRE | BASES)]:
        named = (card.id, card.name, kinds(card), clan(card), card.potency)
        found.append((*named, types(card.types), types(card.against), card.damage, card.shield))
    return tuple(found)


def bases(cards: Iterable[Card]) -> tuple[BaseFacts, ...]:
    """Id, name, kind of the Havens and Agendas."""
    return tuple([(card.id, card.name, kinds(card)) for card in cards if card.kind & BASES])
