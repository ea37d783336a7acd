"""The cards of Blood Orders, to be read: a Victim, a Location, a Ritual, a Bleeder or an Elder."""

from __future__ import annotations

from gloam.blood_orders.catalogue import KINDS, LOCATION, LOCATIONS, NUMBER, RITUAL, RITUALS, VICTIMS
from gloam.web import tags as h
from gloam.web.drawings.blood_orders.pieces import Offer, effect_text, is_vampire, is_victim, kind_name, pick, tri
from gloam.web.drawings.parts import disc, hidden, icon
from gloam.web.elements import Element, Node
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens
from gloam.words.pages import Speech


def full(speech: Speech, card: str, size: str = "card--l") -> Element:
    """A card with its whole text, as it is read at leisure or, with another `size`, beside a question."""
    if is_victim(card):
        return victim(speech, card, size)
    if is_vampire(card):
        return vampire(speech, card, size)
    return ritual(speech, card, size) if NUMBER[card] >= RITUAL else location(speech, card, size)


def ledger(parts: list[tuple[str, object, str]], words: bool = True) -> Element:
    """Figures of a card: symbol, number, word."""
    return h.span(".ledger")[
        [
            h.span(class_=f"of-{symbol}", title=word)[
                icon(symbol), str(number), h.small[word] if words else hidden(f" {word}")
            ]
            for symbol, number, word in parts
        ]
    ]


def kind_line(symbol: str, word: str) -> Element:
    return h.span(".k")[icon(symbol), word]


def victim(speech: Speech, card: str, size: str) -> Element:
    one, term = VICTIMS[NUMBER[card]], speech.term
    figures: list[tuple[str, object, str]] = [
        ("influence", one.cost, speech.say("bo.dusk-cost")),
        ("fear", one.fear, term("fear")),
        ("vp", one.points, speech.say("bo.points")),
    ]
    return h.article(class_=["card", "bo-card", size])[
        h.header[tri(speech, card), kind_line("victim", term("victim"))],
        h.h3[speech.words.card_name(card)],
        kind_line(f"class-{one.kind}", term(f"class.{one.kind}")),
        h.p[h.b[icon("dusk"), kind_name(speech, "dusk")], " ", effect_text(speech, card)],
        h.footer[ledger(figures)],
    ]


def location(speech: Speech, card: str, size: str) -> Element:
    fear = LOCATIONS[NUMBER[card] - LOCATION].fear
    return h.article(class_=["card", "bo-card", "card--wide", size])[
        h.div(".scene")[h.svg(aria_hidden="true")[h.use(href="/static/symbols.svg#scene-mill")]],
        h.header[kind_line("location", speech.term("location"))],
        h.h3[speech.words.card_name(card)],
        h.p[h.b[icon("dawn"), kind_name(speech, "dawn")], " ", effect_text(speech, card)],
        h.footer[ledger([("fear", fear, speech.term("fear"))])],
    ]


def ritual(speech: Speech, card: str, size: str) -> Element:
    points = RITUALS[NUMBER[card] - RITUAL].points
    return h.article(class_=["card", "bo-card", size])[
        h.header[
            h.span(".n")[str(points), hidden(f" {speech.say('bo.points')}")], kind_line("ritual", speech.term("ritual"))
        ],
        h.h3[speech.words.card_name(card)],
        needs(speech, card),
        h.p[effect_text(speech, card)],
        h.footer[speech.say("bo.points-at-end")],
    ]


def vampire(speech: Speech, card: str, size: str) -> Element:
    return h.article(class_=["card", "bo-card", size])[
        h.header[tri(speech, card), kind_line(card.lower(), speech.term("kind.vampire"))],
        h.h3[speech.words.card_name(card)],
        h.p[speech.say(f"bo.serves.{card.lower()}")],
        h.svg(".mark", aria_hidden="true")[h.use(href=f"/static/symbols.svg#{card.lower()}")],
    ]


@part
def needs(speech: Speech, card: str) -> Element:
    """What a Ritual asks for: symbols, Victims, classes, blood."""
    one = RITUALS[NUMBER[card] - RITUAL]
    figures: list[tuple[str, int, str]] = [
        (kind, number, kind_name(speech, kind)) for kind, number in zip(KINDS, one.symbols, strict=True)
    ]
    figures += [
        ("victim", one.victims, speech.term("victims")),
        ("class-elite", one.classes, speech.say("bo.classes")),
        ("blood", one.blood, speech.term("blood")),
    ]
    return h.span(".need", aria_label=speech.say("bo.needs"), role="group")[
        [
            h.span(title=f"{word} {number}")[icon(symbol), str(number), hidden(f" {word}")]
            for symbol, number, word in figures
            if number
        ]
    ]


@part
def on_offer(lens: Lens, card: str, where: str, offers: Offer, fly: bool = False) -> Element:
    """A Ritual of the market: its points, what it asks and what it does. Where it is offered it can be tried for."""
    speech, option = lens.speech, f"try {card}"
    name = speech.words.card_name(card)
    points = RITUALS[NUMBER[card] - RITUAL].points
    title: Node = h.a(href=lens.card_url(card), target="rules", data_read=card)[name]
    if option in offers:
        title = pick(lens, offers, option, name, where, "hit", said=False)
    return h.article(
        class_=["card", "rit", option in offers and "is-legal", option == offers.chosen and "is-chosen"],
        id=lens.keys.spot("ritual", where, card),
        data_card=lens.keys.card(card, 1) if fly else None,
    )[
        disc(lens, "card", card),
        h.span(".n", title=f"{points} {speech.say('bo.points')}")[
            str(points), icon("vp"), hidden(f" {speech.say('bo.points')}")
        ],
        h.h3[title],
        needs(speech, card),
        h.span(".does")[effect_text(speech, card)],
    ]
