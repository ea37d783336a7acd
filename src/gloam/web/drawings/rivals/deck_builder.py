"""A deck of Rivals as it is drawn: its curves, its cards, and the cards that it could have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final
from urllib.parse import urlencode

from gloam.rivals.cards import SETS
from gloam.rivals.catalogue import ATTACK_TYPES, CLANS, DISCIPLINES, NO_CLAN, VAMPIRE, Card
from gloam.rivals.deck_report import (
    FAMILY_NAMES,
    Note,
    copies_of,
    curve,
    disciplines_of,
    face,
    family,
    is_full,
    lacks_clan,
    payers,
    pool,
    sides,
)
from gloam.rivals.decks import Deck
from gloam.rivals.facets import facets
from gloam.rivals.setup import GAME
from gloam.web import tags as h
from gloam.web.drawings.parts import hidden, icon
from gloam.web.drawings.rivals.cards import ATTRIBUTES, first_number, signs
from gloam.web.elements import Element, Node
from gloam.web.reading.ledgers import has
from gloam.words.forms import capital
from gloam.words.pages import Speech

FILTERS: Final[tuple[str, ...]] = ("kind", "set", "clan", "type", "discipline")
BASES: Final = ("haven", "agenda")
ONCE: Final = ("vampire", *BASES)  # a deck has one of each at most
HIGH: Final = 64  # of the tallest bar
LONG: Final = 100  # of the longest


# ---- at a glance


def summary(speech: Speech, deck: Deck) -> Node:
    """Who leads, and the curve in small."""
    steps = curve(deck)
    most = max([1, *[step.asked for step in steps]])
    return [
        h.svg(".dk-mini", viewBox="0 0 48 18", aria_hidden="true")[
            [bar(8 * step.potency, 18, 6, 18 * step.asked // most) for step in steps]
        ],
        h.span[speech.say("riv.deck.led", card=name_of(speech, deck.leader)) if deck.leader else ""],
    ]


def name_of(speech: Speech, card: str) -> str:
    return speech.words.card_name(card)


def bar(x: int, bottom: int, width: int, height: int) -> Element:
    """A bar that stands on the bottom; one of nothing is a line."""
    tall = max(1, height)
    return h.rect(x=str(x), y=str(bottom - tall), width=str(width), height=str(tall))


def note(speech: Speech, one: Note) -> Node:
    say = speech.say
    if one.what == "answers":
        return speech.counted("riv.note.answers", one.count, type=speech.term(f"type.{one.type}"))
    if one.what == "clan":
        return say("riv.note.clan", card=name_of(speech, one.card), clan=speech.term(f"clan.{one.clan}"))
    if one.what == "potency":
        return say("riv.note.potency", card=name_of(speech, one.card), potency=face(one.card).potency)
    return say("riv.note.leader", card=name_of(speech, one.card))


# ---- the two curves


def curves(speech: Speech, deck: Deck) -> Node:
    return h.div(".dk-charts")[costs(speech, deck), fights(speech, deck)]


def costs(speech: Speech, deck: Deck) -> Element:
    """The Blood Potency that the Library asks for, and how many can pay it."""
    steps = curve(deck)
    most = max([1, *[step.asked for step in steps]])
    return h.figure(".dk-curve")[
        h.figcaption[speech.say("riv.deck.curve")],
        h.ol[
            [
                h.li[
                    h.b[str(step.asked), hidden(" " + speech.say("riv.deck.curve.cards"))],
                    h.svg(viewBox=f"0 0 40 {HIGH}", preserveAspectRatio="none", aria_hidden="true")[
                        bar(0, HIGH, 40, HIGH * step.asked // most)
                    ],
                    h.span[hidden(speech.term("potency") + " "), str(step.potency)],
                    h.small[str(step.payers), hidden(" " + speech.say("riv.deck.curve.vampires"))],
                ]
                for step in steps
            ]
        ],
        h.p(".dk-key", aria_hidden="true")[
            h.span[speech.term("potency")], h.small[speech.say("riv.deck.curve.vampires")]
        ],
    ]


def fights(speech: Speech, deck: Deck) -> Element:
    """Attacks against answers, by type."""
    found = sides(deck)
    most = max([1, *[side.attacks for side in found], *[side.answers for side in found]])
    return h.figure(".dk-types")[
        h.table[
            h.caption[speech.say("riv.deck.types")],
            h.thead[
                h.tr[
                    h.td,
                    h.th(scope="col")[speech.say("riv.deck.attacks")],
                    h.th(scope="col")[speech.say("riv.deck.answers")],
                ]
            ],
            h.tbody[
                [
                    h.tr[
                        h.th(scope="row")[icon(side.type), capital(speech.term(f"type.{side.type}"))],
                        h.td(".a")[length(side.attacks, most), h.b[str(side.attacks)]],
                        h.td(".r")[length(side.answers, most), h.b[str(side.answers)]],
                    ]
                    for side in found
                ]
            ],
        ]
    ]


def length(count: int, most: int) -> Element:
    return h.svg(viewBox=f"0 0 {LONG} 10", preserveAspectRatio="none", aria_hidden="true")[
        h.rect(x="0", y="0", width=str(max(1, LONG * count // most)), height="10")
    ]


# ---- what it holds


def contents(speech: Speech, deck: Deck, form: str) -> Node:
    """Haven and Agenda, the vampires, and the Library by kind. With a form every card has its buttons."""
    say, term = speech.say, speech.term
    shelves = [
        (kind, cards)
        for kind in FAMILY_NAMES
        if kind not in ONCE and (cards := [card for card, _ in deck.library if family(card) == kind])
    ]
    return [
        h.ul(".dk-base")[[h.li[held(speech, deck, card, form)] for card in (*deck.havens, *deck.agendas)]],
        h.h3(".label")[term("faction"), " ", h.b[str(len(deck.vampires))], hidden(" " + say("riv.deck.of-seven"))],
        h.ul(".dk-fac")[[h.li[held(speech, deck, card, form)] for card in dict.fromkeys(deck.vampires)]],
        h.h3(".label")[term("library"), " ", h.b[str(deck.cards())]],
        h.div(".dk-list")[[shelf(speech, deck, kind, cards, form) for kind, cards in shelves]],
    ]


def shelf(speech: Speech, deck: Deck, kind: str, cards: Sequence[str], form: str) -> Element:
    return h.section[
        h.h4[
            speech.say(f"riv.family.{kind}"),
            h.b[str(sum([copies_of(deck, card) for card in cards]))],
        ],
        h.ul[
            [
                h.li[
                    h.span(".n")[str(copies_of(deck, card)), hidden(" ×")],
                    link(speech, card),
                    form and few(speech, deck, card, form),
                ]
                for card in cards
            ]
        ],
    ]


def link(speech: Speech, card: str) -> Element:
    return h.a(href=f"/cards/{GAME}/{card}", target="rules", data_read=card)[name_of(speech, card)]


def held(speech: Speech, deck: Deck, card: str, form: str) -> Node:
    """A vampire, a Haven or an Agenda of the deck."""
    one = face(card)
    leads = card == deck.leader
    copies = copies_of(deck, card)
    return [
        slip(speech, one, [leads and h.span(".ld")[speech.term("leader")], copies > 1 and f"×{copies}"]),
        form
        and h.span(".dk-do")[
            one.kind & VAMPIRE != 0
            and not leads
            and button(speech, form, "lead", card, speech.say("riv.deck.lead"), speech.say("riv.deck.lead.short")),
            button(speech, form, "remove", card, speech.say("decks.fewer"), icon("minus")),
        ],
    ]


def slip(speech: Speech, one: Card, more: Node = None) -> Element:
    """A card as a line of paper: what it is worth, its name, its signs."""
    worth = first_number(one)
    return h.a(
        class_=["slip", f"kind-{family(one.id)}"], href=f"/cards/{GAME}/{one.id}", target="rules", data_read=one.id
    )[
        worth is not None and h.span(".n")[str(worth[0]), hidden(f" {speech.say(worth[1])}")],
        h.span(".nm")[name_of(speech, one.id)],
        more,
        h.span(".k")[[icon(sign) for sign in signs(one)], hidden(speech.term(f"kind.{family(one.id)}"))],
    ]


def few(speech: Speech, deck: Deck, card: str, form: str) -> Element:
    """One fewer, one more."""
    return h.span(".dk-do")[
        button(speech, form, "remove", card, speech.say("decks.fewer"), icon("minus")),
        more(speech, deck, card, form),
    ]


def more(speech: Speech, deck: Deck, card: str, form: str, place: str = "in") -> Element:
    """One more, or why not."""
    if is_full(deck, card):
        full = speech.say("riv.deck.full" if family(card) not in ONCE else "riv.deck.once")
        return h.button(".step", type="button", aria_disabled="true", title=full)[icon("plus"), hidden(full)]
    return button(speech, form, "add", card, speech.say("decks.more"), icon("plus"), place)


def button(speech: Speech, form: str, deed: str, card: str, label: str, inside: Node, place: str = "in") -> Element:
    """Sends one change of this card. `place` tells it from the same button elsewhere on the page."""
    whole = f"{label}: {name_of(speech, card)}"
    return h.button(
        ".step",
        type="submit",
        form=form,
        name=deed,
        value=card,
        title=whole,
        id=f"{place}-{deed}-{card}",
        aria_label=whole,
    )[inside]


# ---- what it could hold


def sieve(speech: Speech, asked: Mapping[str, str]) -> Node:
    """By kind, set, clan, type and Discipline."""
    options = {
        "kind": [(kind, speech.say(f"riv.family.{kind}")) for kind in FAMILY_NAMES],
        "set": [(each.id, speech.term(f"set.{each.id}")) for each in SETS if not each.of_the_city],
        "clan": [(clan, speech.term(f"clan.{clan}")) for clan in CLANS],
        "type": [(name, capital(speech.term(f"type.{name}"))) for name in ATTACK_TYPES.values()],
        "discipline": [(name, capital(speech.term(f"discipline.{name}"))) for name in used_disciplines()],
    }
    return [
        h.label(".dk-filter")[
            h.span[speech.say(f"riv.filter.{name}")],
            h.select(".select", name=name)[
                h.option(value="")[speech.say("decks.all")],
                [h.option(value=value, selected=asked.get(name) == value)[text] for value, text in options[name]],
            ],
        ]
        for name in FILTERS
    ]


def used_disciplines() -> list[str]:
    found = {name for card in pool() for name in disciplines_of(card)}
    return [name for name in DISCIPLINES if name in found]


def fits(speech: Speech, card: str, asked: Mapping[str, str]) -> bool:
    """Is this one of the cards that are looked for, but for its kind?"""
    has_all = facets(card)
    if any(asked.get(name) and asked[name] not in has_all[name] for name in FILTERS if name != "kind"):
        return False
    return has(text_of(speech.language, card), asked.get("q", ""))


@cache
def text_of(language: str, card: str) -> str:
    """All that a card is found by, its names in both languages among them."""
    words = Speech(language, GAME).words
    names = [Speech(other, GAME).words.card_name(card) for other in ("en", "fr")]
    return " ".join([*names, words.card_line(card), words.card(card)])


def finder(speech: Speech, deck: Deck, asked: Mapping[str, str], url: str, form: str) -> Node:
    """What was looked for, kind by kind; one kind at a time where nothing narrows it down."""
    found = [card for card in pool() if fits(speech, card, asked)]
    narrowed = any(asked.get(name) for name in ("q", *FILTERS) if name != "kind")
    kind = asked.get("kind", "") or ("" if narrowed else FAMILY_NAMES[0])
    shown = [card for card in found if kind in ("", family(card))]
    return [
        h.nav(".dk-kinds", aria_label=speech.say("riv.filter.kind"))[
            [tab(speech, name, found, asked, url, kind) for name in FAMILY_NAMES]
        ],
        h.p(".soft.small", role="status")[
            speech.counted("cards.found", len(shown)) if shown else speech.say("cards.none")
        ],
        h.ul(".dk-rows")[[row(speech, deck, card, form) for card in shown]],
    ]


def tab(speech: Speech, kind: str, found: Sequence[str], asked: Mapping[str, str], url: str, chosen: str) -> Element:
    kept = {name: value for name, value in asked.items() if value and name != "kind"} | {"kind": kind}
    count = len([card for card in found if family(card) == kind])
    return h.a(href=f"{url}?{urlencode(kept)}", aria_current="true" if kind == chosen else None)[
        speech.say(f"riv.family.{kind}"), " ", h.b[str(count)]
    ]


def row(speech: Speech, deck: Deck, card: str, form: str) -> Element:
    copies = copies_of(deck, card)
    return h.li(id=f"row-{card}", class_=["is-in" if copies else ""])[
        slip(speech, face(card)),
        h.p[words(speech, deck, card)],
        need(speech, deck, card),
        h.span(".dk-step")[
            button(speech, form, "remove", card, speech.say("decks.fewer"), icon("minus"), "find")
            if copies
            else h.button(".step", type="button", aria_disabled="true", title=speech.say("riv.deck.none"))[
                icon("minus"), hidden(speech.say("riv.deck.none"))
            ],
            h.b[hidden(speech.say("decks.have") + " "), str(copies)],
            more(speech, deck, card, form, "find"),
        ],
    ]


def words(speech: Speech, deck: Deck, card: str) -> Node:
    one = face(card)
    text = speech.words.card(card)
    if one.kind & VAMPIRE:
        told = zip(ATTRIBUTES, one.attributes, strict=True)
        numbers = ", ".join([f"{speech.term(f'attribute.{name}')} {amount}" for name, amount in told])
        own = [capital(speech.term(f"discipline.{name}")) for name in disciplines_of(card)]
        text = f"{numbers}. {', '.join(own)}. {text}"
    if deck.vampires and lacks_clan(deck, card) and not one.kind & VAMPIRE:
        return [text, " ", h.em[speech.say("riv.deck.no-clan", clan=speech.term(f"clan.{CLANS[one.clan]}"))]]
    return text


def need(speech: Speech, deck: Deck, card: str) -> Element:
    """The Blood Potency and the clan that it asks for, and how many of the deck's vampires can pay."""
    one = face(card)
    if one.kind & VAMPIRE or family(card) in BASES:
        return h.span(".nd")
    able = payers(deck, card)
    names = ", ".join([name_of(speech, vampire) for vampire in able])
    return h.span(".nd", title=names or None)[
        icon("blood"),
        h.span[hidden(speech.say("riv.needed") + " "), str(one.potency)],
        one.clan != NO_CLAN and [icon(f"clan-{CLANS[one.clan]}"), hidden(speech.term(f"clan.{CLANS[one.clan]}"))],
        bool(deck.vampires) and h.small[speech.say("riv.deck.can-pay", able=len(able), all=len(deck.vampires))],
    ]
