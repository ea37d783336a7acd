"""The cards of Vendetta in three sizes: S on the table, M in the hand, L to read."""

from __future__ import annotations

from typing import Final

from gloam.vendetta.catalogue import CLAN_SIZE, CLANS, NUMBER, Ally, ClanCard, LocationCard, Relic
from gloam.web import tags as h
from gloam.web.drawings.parts import disc, hidden, icon
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Lens
from gloam.words.forms import capital, signed
from gloam.words.pages import Speech
from gloam.words.vendetta.cards import card_of

LONG: Final = 140  # letters; a text longer than this needs a broader card
KIND_SYMBOLS: Final = {"human": "mortal", "vampire": "vampire", "victim": "victim"}
SCENES: Final = {
    "LO01": "club",
    "LO02": "gas",
    "LO03": "mill",
    "LO04": "harbour",
    "LO05": "spire",
    "LO06": "bridge",
    "LO07": "market",
    "haven": "haven",
    "1": "club",
    "2": "market",
    "3": "spire",
}


def clan_of(card: str) -> str:
    return CLANS[NUMBER[card] // CLAN_SIZE]


def power_of(card: str) -> int:
    """The written number of a clan card."""
    fact = card_of(card)
    assert isinstance(fact, ClanCard), "only clan cards have Power"
    return fact.power


def is_vampire(card: str) -> bool:
    fact = card_of(card)
    return isinstance(fact, Ally) and fact.kind == "vampire"


def worth_of(card: str, drained: bool = False) -> int:
    """The Influence of an Ally or a Victim, in the Alliance or drained."""
    fact = card_of(card)
    assert isinstance(fact, Ally), "only Allies and Victims are worth Influence in an Alliance"
    return fact.drain_influence if drained else fact.influence


def skyline(place: str) -> Element:
    """The silhouette of a place: a Location card's own, or one by number."""
    return h.svg(aria_hidden="true", viewBox="0 0 320 120", preserveAspectRatio="xMidYMax slice")[
        h.use(href=f"/static/symbols.svg#scene-{SCENES[place]}")
    ]


# ---- S


def kind(speech: Speech, card: str) -> Element:
    """Symbol and word of what sort of card it is."""
    fact = card_of(card)
    if isinstance(fact, ClanCard):
        symbol, word = f"kind-{fact.kind}", f"kind.{fact.kind}"
    elif isinstance(fact, Ally):
        symbol, word = KIND_SYMBOLS[fact.kind], f"kind.{fact.kind}"
    else:
        symbol = word = "relic" if isinstance(fact, Relic) else "location"
    return h.span(".k")[icon(symbol), h.span[speech.term(word)]]


def classes(card: str) -> str:
    fact = card_of(card)
    return f"kind-{fact.kind}" if isinstance(fact, ClanCard) else ""


def slip_face(speech: Speech, card: str) -> list[Node]:
    """What a slip says: Power, name, kind; an Ally's Influence stands at its end."""
    fact = card_of(card)
    name = h.span(".nm")[speech.words.card_name(card)]
    if isinstance(fact, ClanCard):
        power = h.span(".n")[hidden(speech.term("power") + " "), str(fact.power)]
        return [power, name, kind(speech, card)]
    if isinstance(fact, Ally):
        worth = h.span(".n.on-dusk")[icon("influence"), str(fact.influence), hidden(" " + speech.term("influence"))]
        return [name, kind(speech, card), worth]
    return [name, kind(speech, card)]


def slip(scene: Lens, card: str, seat: int | None = None, extra: str = "", **attributes: str | bool | None) -> Element:
    """A known card on one line; it leads to the card in full."""
    whose = "" if seat is None else f"s{seat + 1}"
    return h.a(
        class_=["slip", classes(card), whose, extra],
        href=scene.card_url(card),
        target="rules",
        title=scene.speech.words.card(card),
        data_read=card,
        **attributes,
    )[disc(scene, "card", card), slip_face(scene.speech, card)]


def back() -> Element:
    """The house pattern."""
    return h.i(".v-back", aria_hidden="true")


# ---- M and L


def face(speech: Speech, card: str, name: Node, more: Node) -> list[Node]:
    """The inside of a card: the same parts in the same order in every size."""
    fact = card_of(card)
    title = h.h3[name or speech.words.card_name(card)]
    text = speech.words.card(card)
    match fact:
        case ClanCard():
            power = h.span(".n")[hidden(speech.term("power") + " "), str(fact.power)]
            head = h.header[power, kind(speech, card)]
            return [head, title, h.p[text], more, icon(f"clan-{clan_of(card)}", "mark")]
        case Ally():
            head = h.header[number(speech, fact.influence), kind(speech, card)]
            told = h.p[text or speech.say("v.card.plain")]
            return [head, title, ledger(speech, fact), told, more, h.footer[speech.say("v.card.worth")]]
        case LocationCard():
            return [h.div(".scene")[skyline(card)], h.header[kind(speech, card)], title, h.p[text], more]
        case Relic():
            head = h.header[number(speech, fact.influence), kind(speech, card)]
            return [head, title, h.p[text], more, h.footer[speech.say("v.card.relic-worth")]]


def number(speech: Speech, influence: int) -> Element:
    return h.span(".n")[str(influence), hidden(" " + speech.term("influence"))]


def ledger(speech: Speech, ally: Ally) -> Node:
    """What an Ally feeds, and what it leaves when drained."""
    return [
        h.div(".ledger")[h.span(".on-blood")[icon("feed"), signed(ally.feed), h.small[speech.say("v.card.feed")]]],
        h.div(".ledger")[
            h.span(".on-blood")[icon("drain"), str(ally.drain_blood), h.small[speech.say("v.card.drained")]],
            h.span(".on-dusk")[icon("influence"), str(ally.drain_influence), h.small[speech.say("v.card.then")]],
        ],
    ]


def article(
    speech: Speech,
    card: str,
    name: Node = None,
    seat: int | None = None,
    extra: str = "",
    more: Node = None,
    before: Node = None,
    **attributes: str | bool | None,
) -> Element:
    """A card as it lies before a reader."""
    wide = isinstance(card_of(card), LocationCard) and "card--wide"
    long = len(speech.words.card(card)) > LONG and "card--long"
    whose = "" if seat is None else f"s{seat + 1}"
    return h.article(class_=["card", classes(card), whose, wide, long, extra], **attributes)[
        before, face(speech, card, name, more)
    ]


def card(speech: Speech, card: str) -> Element:
    """A card in full, with its rulings."""
    rulings = speech.words.rulings(card)
    shown = h.div(".rulings")[h.b[capital(speech.term("rulings"))], [h.p[ruling] for ruling in rulings]]
    return article(speech, card, extra="card--l", more=shown if rulings else None)
