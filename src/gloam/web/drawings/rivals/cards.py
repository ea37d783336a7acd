"""The cards of Rivals, to be read."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import (
    AGENDA_CARD,
    ATTACK,
    ATTACK_TYPES,
    CARDS,
    CLANS,
    DISCIPLINES,
    HAVEN_CARD,
    KINDS,
    NO_CLAN,
    NUMBER,
    REACTION,
    TITLE,
    VAMPIRE,
    Card,
)
from gloam.rivals.catalogue import ANIMALISM as FIRST_DISCIPLINE
from gloam.rivals.deck_report import family
from gloam.rivals.keywords import keywords
from gloam.rivals.setup import GAME
from gloam.web import tags as h
from gloam.web.drawings.parts import hidden, icon
from gloam.web.elements import Element, Node
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
    """A card to read: what one looks for first, its numbers and its text; and, where there is time, its words."""
    one = CARDS[NUMBER[card]]
    first = first_number(one)
    return h.article(class_=["card", "r-card", "card--l", f"kind-{family(card)}"])[
        h.header[
            h.span(".n")[first is not None and [str(first[0]), hidden(f" {speech.say(first[1])}")]],
            h.span(".k")[[icon(sign) for sign in signs(one)], kinds_of(speech, card)],
        ],
        h.h3[speech.words.card_name(card)],
        facts(speech, one),
        h.p[speech.words.card(card)],
        words_on(speech, card),
    ]


def words_on(speech: Speech, card: str) -> Element:
    """The words on the card, each in the words of its rule."""
    told = [(speech.term(f"keyword.{word.name}"), speech.words.rule(word.rule, GAME).text) for word in keywords(card)]
    return h.div(".rulings")[[h.p[h.b[name], text] for name, text in told]]


def first_number(one: Card) -> tuple[int, str] | None:
    """The number one looks for first, and the key of its word."""
    if one.kind & VAMPIRE:
        return one.potency, "riv.deck.potency"
    if one.kind & ATTACK:
        return one.damage, "riv.damage"
    if one.kind & REACTION:
        return one.shield, "riv.deck.shield"
    return (one.cost, "riv.price") if one.kind & TITLE else None


def signs(one: Card) -> list[str]:
    """Clan of a vampire; types of an attack or of what is answered; the symbol of a Haven or an Agenda."""
    if one.kind & VAMPIRE:
        return [f"clan-{CLANS[one.clan]}"]
    if one.kind & (HAVEN_CARD | AGENDA_CARD):
        return [family(one.id)]
    return [name for bit, name in ATTACK_TYPES.items() if (one.types | one.against) & bit]


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
        ("mend", one.mends, say("riv.mends")),
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
