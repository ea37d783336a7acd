"""The cards of Rivals, to be read."""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Element, Node

from gloam.rivals.catalogue import ANIMALISM as FIRST_DISCIPLINE
from gloam.rivals.catalogue import ATTACK_TYPES, CARDS, CLANS, DISCIPLINES, KINDS, NO_CLAN, NUMBER, VAMPIRE, Card
from gloam.web.drawings.parts import icon
from gloam.words.forms import capital
from gloam.words.pages import Speech

SILENT: Final = ("vagrant",)  # kinds that nobody has to read
ATTRIBUTES: Final = ("physical", "social", "mental")


def kinds_of(speech: Speech, card: str) -> str:
    """Vampire; or Action – Scheme; with its clan."""
    one = CARDS[NUMBER[card]]
    words = [
        speech.term(f"kind.{kind}") for bit, kind in enumerate(KINDS) if one.kind >> bit & 1 and kind not in SILENT
    ]
    if one.clan != NO_CLAN:
        words.append(speech.term(f"clan.{CLANS[one.clan]}"))
    return " – ".join(words)


def full(speech: Speech, card: str) -> Element:
    one = CARDS[NUMBER[card]]
    return h.article(".card.r-card.card--l")[
        h.header[h.span(".k")[kinds_of(speech, card)]],
        h.h3[speech.words.card_name(card)],
        facts(speech, one),
        h.p[speech.words.card(card)],
    ]


def numbers(speech: Speech, one: Card) -> list[tuple[str, int, str]]:
    """What is printed on it as numbers: the symbol, how much, the word. The attributes of a vampire are told even
    where they are 0."""
    term, say = speech.term, speech.say
    told = [
        ("blood", one.potency, term("potency") if one.kind & VAMPIRE else say("riv.needed")),
        *[(name, number, term(f"attribute.{name}")) for name, number in zip(ATTRIBUTES, one.attributes, strict=True)],
        ("power", one.damage, say("riv.damage")),
        ("shield", one.shield, term("shield")),
        ("influence", one.influence, term("influence")),
        ("prestige", one.cost, say("riv.price")),
        ("blood", one.value, say("riv.value")),
        ("agenda", one.agenda, term("agenda")),
    ]
    always = set(ATTRIBUTES) if one.kind & VAMPIRE else set()
    return [(symbol, number, word) for symbol, number, word in told if number or symbol in always]


def icons(speech: Speech, one: Card) -> str:
    """Types and Disciplines, in words."""
    term = speech.term
    own = [term(f"discipline.{DISCIPLINES[which - FIRST_DISCIPLINE]}") for which in one.disciplines]
    kinds = [term(f"type.{name}") for bit, name in ATTACK_TYPES.items() if (one.types | one.against) & bit]
    return capital(", ".join([*kinds, *own]))


def facts(speech: Speech, one: Card) -> Node:
    told, words = numbers(speech, one), icons(speech, one)
    return [
        h.span(".ledger")[
            [h.span(title=word)[icon(symbol), str(number), " ", h.small[word]] for symbol, number, word in told]
        ]
        if told
        else None,
        h.p(".soft")[words] if words else None,
    ]
