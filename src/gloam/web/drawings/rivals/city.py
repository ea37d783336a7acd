"""The City: a row of its own, with Events over the Havens and mortals in The Street."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import htpy as h
from htpy import Element, Node

from gloam.rivals.catalogue import EVENT, INQUISITION
from gloam.web.drawings.parts import disc, figure, hidden, icon
from gloam.web.drawings.rivals.pieces import View, card_link, face, hit, menu, seen, states, tick
from gloam.web.scenes.scene import Scene
from gloam.words.forms import capital

SKYLINES: Final = 7  # of one piece, side by side
MANY: Final = 4  # in The Street; more take the whole width
LONG: Final = 14  # letters; a longer name is set smaller


def city(scene: Scene) -> Element:
    view, speech = seen(scene), scene.speech
    events = [card for card in view["street"] if face(card["card"]).kind & EVENT]
    others = [card for card in view["street"] if card not in events]
    mortals = len([card for card in others if card["value"] is not None])
    crowded = len(others) > MANY and "r-row--many"
    return h.section(class_=["r-row", "r-row--city", crowded], aria_label=speech.say("riv.the-city"))[
        piles(scene),
        h.div(".r-head.r-head--haven", id="city-events", data_arrows=True)[
            skyline("scene-terrace", speech.say("riv.havens"), [icon("secrecy"), speech.say("riv.inside")]),
            h.ul(".r-force", aria_label=speech.say("riv.events"))[[event(scene, card) for card in events]]
            if events
            else None,
        ],
        h.div(".r-head.r-head--street", id="city-street", data_arrows=True)[
            skyline("scene-span", capital(speech.term("street")), speech.counted("riv.mortals", mortals)),
            h.ul(".r-mortals", aria_label=capital(speech.term("street")))[[stranger(scene, card) for card in others]]
            if others
            else None,
        ],
    ]


def skyline(scenery: str, name: str, note: Node) -> Element:
    return h.div(".scene")[
        h.div(".wide", aria_hidden="true")[[icon(scenery, "sky") for _ in range(SKYLINES)]],
        h.h2[name],
        h.span(".num")[note],
    ]


def event(scene: Scene, card: View) -> Element:
    """An Event in force, with its text and whose turn ends it."""
    handle, name = card["handle"], card["card"]
    return h.li(id=f"card-{handle}", data_card=f"card-{handle}")[
        h.div(class_=["slip", "r-event", *states(scene, handle)], data_read=name)[
            icon("event"),
            h.span(".nm")[hit(scene, handle, name, scene.speech.words.card_name(name))],
            until(scene, handle),
        ],
        h.p[scene.speech.words.card(name)],
        menu(scene, handle),
    ]


def until(scene: Scene, handle: str) -> Node:
    holds = [one for one in seen(scene)["in_force"] if one["handle"] == handle and one["until"] == "its-turn"]
    if not holds:
        return None
    seat, say = holds[0]["seat"], scene.speech.say
    words = say("riv.until-yours") if seat == scene.you else say("riv.until-turn", name=scene.names[seat])
    return h.span(class_=["until", f"s{seat + 1}"])[icon("ongoing"), words]


def stranger(scene: Scene, card: View) -> Element:
    """A mortal, with what fells it and the Agenda it pays; or the Title that nobody holds."""
    handle, name, speech = card["handle"], card["card"], scene.speech
    kind = face(name).kind
    value = card["value"]
    now = states(scene, handle)
    called = speech.words.card_name(name)
    symbol = "prince" if value is None else "antagonist" if kind & INQUISITION else ""
    return h.li(
        class_=["slip", "r-mortal", value is None and "r-princely", len(called) > LONG and "r-mortal--long", *now],
        id=f"card-{handle}",
        data_card=f"card-{handle}",
        data_read=name,
    )[
        disc(scene, "card", name),
        value is not None
        and h.span(".n", title=speech.say("riv.value"))[str(value), hidden(f" {speech.say('riv.value')}")],
        h.span(".nm")[hit(scene, handle, name, called)],
        symbol and h.span(".k")[icon(symbol)],
        amount(face(name).agenda, "agenda", speech.term("agenda")),
        amount(card["blood"], "prestige", speech.say("riv.tokens")),
        tick() if "is-chosen" in now else None,
        menu(scene, handle),
    ]


def amount(many: int, symbol: str, word: str) -> Node:
    if not many:
        return None
    return h.span(".ag", title=f"{many} {word}")[icon(symbol), str(many), hidden(f" {word}")]


# ---- the piles


def piles(scene: Scene) -> Element:
    """How many cards lie in the City Deck and its piles; what lies open there is in a sheet."""
    view, say = seen(scene), scene.speech.say
    told = (
        ("city", view["city"], say("riv.city-deck"), ""),
        ("discard", len(view["city_discard"]), say("riv.city-discard"), "fig--soft"),
        ("burn", len(view["city_burned"]), say("riv.city-burned"), "fig--soft"),
    )
    return h.div(".r-city")[
        h.span(".label")[say("riv.the-city")],
        h.h2[h.button(".r-open", type="button", popovertarget="sheet-city", title=say("riv.look"))[say("riv.place")]],
        h.div(".figs")[[figure(symbol, many, word, kind, f"city-{symbol}") for symbol, many, word, kind in told]],
        h.div("#sheet-city.sheet.seat-sheet.r-sheet", popover="auto", role="dialog", aria_label=say("riv.the-city"))[
            h.h2(".head")[say("riv.place")],
            h.dl[[[h.dt[capital(word)], h.dd[str(many)]] for _, many, word, _ in told]],
            known(scene, say("riv.seen-there"), view["city_seen"]),
            pile(scene, say("riv.city-discard"), view["city_discard"]),
            pile(scene, say("riv.city-burned"), view["city_burned"]),
        ],
    ]


def pile(scene: Scene, title: str, cards: Sequence[str]) -> Node:
    """Cards that lie open, the same ones together."""
    many = {card: cards.count(card) for card in cards}
    return cards and [
        h.h3(".label")[title],
        h.ul(".r-names")[
            [h.li[card_link(scene, card), f" × {count}" if count > 1 else None] for card, count in many.items()]
        ],
    ]


def known(scene: Scene, title: str, places: Sequence[View]) -> Node:
    """Cards of a deck that this viewer has seen there, with their places."""
    return places and [
        h.h3(".label")[title],
        h.ul(".r-names")[
            [
                h.li[scene.speech.say("riv.place-in", place=one["place"]), " ", card_link(scene, one["card"])]
                for one in places
            ]
        ],
    ]
