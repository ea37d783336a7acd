"""The City: a row of its own, with Events over the Havens and mortals in The Street."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gloam.rivals.catalogue import ANTAGONIST, EVENT
from gloam.rivals.cities import city_name
from gloam.web import tags as h
from gloam.web.drawings.parts import disc, figure, hidden, icon
from gloam.web.drawings.rivals.pieces import View, anyone, asked_of, card_link, face, hit, menu, seen, states, tick
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens, Scene
from gloam.words.forms import capital

SKYLINES: Final = 7  # of one piece, side by side
MANY: Final = 4  # in The Street; more take the whole width
LONG: Final = 14  # letters; a longer name is set smaller
SCENERY: Final = {"san-francisco": "scene-span", "prague": "scene-spire"}  # behind The Street
PILES: Final = ("city", "city_seen", "city_discard", "city_burned")


def city(scene: Scene, asked: Lens | None) -> Drawn:
    view = seen(scene)
    holds = {one["handle"]: one["seat"] for one in reversed(view["in_force"]) if one["until"] == "its-turn"}
    ends = {card["handle"]: holds[card["handle"]] for card in view["street"] if card["handle"] in holds}
    lies = {"place": city_name(tuple(view["variants"])), **{pile: view[pile] for pile in PILES}}
    return row(scene.lens, asked_of(asked, view["street"]), view["street"], ends, lies)


@part
def row(lens: Lens, asked: Lens | None, street: Sequence[View], ends: Mapping[str, int], lies: View) -> Element:
    """`asked`: the viewer with their question, where it speaks of a card here; `ends`: with whose turn an Event ends;
    `lies`: which City it is, and what lies in its deck and its piles."""
    speech = lens.speech
    events = [card for card in street if face(card["card"]).kind & EVENT]
    others = [card for card in street if not face(card["card"]).kind & EVENT]
    mortals = [card for card in others if card["value"] is not None and "beside" not in card]
    in_the_street = speech.counted("riv.mortals", len(mortals))
    crowded = len(others) > MANY and "r-row--many"
    return h.section("#city", class_=["r-row", "r-row--city", crowded], aria_label=speech.say("riv.the-city"))[
        piles(anyone(lens), lies),
        h.div(".r-head.r-head--haven", id="city-events", data_arrows=True)[
            skyline("scene-terrace", speech.say("riv.havens"), [icon("secrecy"), speech.say("riv.inside")]),
            h.ul("#city-force.r-force", aria_label=speech.say("riv.events"))[
                [event_of(lens, asked, card, ends.get(card["handle"])) for card in events]
            ]
            if events
            else None,
        ],
        h.div(".r-head.r-head--street", id="city-street", data_arrows=True)[
            skyline(SCENERY[lies["place"]], capital(speech.term("street")), in_the_street, "city-count"),
            h.ul("#city-mortals.r-mortals", aria_label=capital(speech.term("street")))[
                [stranger_of(lens, asked, card) for card in others]
            ]
            if others
            else None,
        ],
    ]


def skyline(scenery: str, name: str, note: Node, id: str | None = None) -> Element:
    return h.div(".scene")[
        h.div(".wide", aria_hidden="true")[[icon(scenery, "sky") for _ in range(SKYLINES)]],
        h.h2[name],
        h.span(".num", id=id)[note],
    ]


def event_of(lens: Lens, asked: Lens | None, card: View, until: int | None) -> Drawn:
    """Whose turn ends it is told to each in their own words."""
    return event(asked_of(asked, (card,)) or (anyone(lens) if until is None else lens), card, until)


@part
def event(lens: Lens, card: View, ends: int | None) -> Element:
    """An Event in force, with its text and whose turn ends it."""
    handle, name = card["handle"], card["card"]
    return h.li(id=f"card-{handle}", data_card=f"card-{handle}")[
        h.div(class_=["slip", "r-event", *states(lens, handle)], data_read=name)[
            icon("event"),
            h.span(".nm")[hit(lens, handle, name, lens.speech.words.card_name(name))],
            None if ends is None else until(lens, ends),
        ],
        h.p[lens.speech.words.card(name)],
        menu(lens, handle),
    ]


def until(lens: Lens, seat: int) -> Element:
    say = lens.speech.say
    words = say("riv.until-yours") if seat == lens.you else say("riv.until-turn", name=lens.names[seat])
    return h.span(class_=["until", f"s{seat + 1}"])[icon("ongoing"), words]


def stranger_of(lens: Lens, asked: Lens | None, card: View) -> Drawn:
    """Whose a mortal is, is told by name."""
    told = "of" in card or "beside" in card
    return stranger(asked_of(asked, (card,)) or (lens if told else anyone(lens)), card)


@part
def stranger(scene: Lens, card: View) -> Element:
    """A mortal, with what fells it and the Agenda it pays; or the Title that nobody holds."""
    handle, name, speech = card["handle"], card["card"], scene.speech
    kind = face(name).kind
    value = card["value"]
    now = states(scene, handle)
    called = speech.words.card_name(name)
    symbol = "prince" if value is None else "antagonist" if kind & ANTAGONIST else ""
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
        amount(card["blood"], "blood" if value is not None else "prestige", speech.say("riv.tokens")),
        None if "of" not in card else owned(scene, card),
        None if "beside" not in card else besieging(scene, card["beside"]),
        tick() if "is-chosen" in now else None,
        menu(scene, handle),
    ]


def besieging(lens: Lens, seat: int) -> Node:
    """At whose Haven it lies. [antagonist.at-haven]"""
    say = lens.speech.say
    words = say("riv.beside-yours") if seat == lens.you else say("riv.beside", name=lens.names[seat])
    return h.span(class_=["ag", f"s{seat + 1}"], title=words)[icon("haven"), hidden(f" {words}")]


def owned(lens: Lens, card: View) -> Node:
    """Whose card it is attached to, and the Prestige that others pay to attack it."""
    words = lens.speech.say("riv.toll", name=lens.names[card["of"]], amount=card["toll"])
    return h.span(class_=["ag", f"s{card['of'] + 1}"], title=words)[
        icon("prestige"), str(card["toll"]), hidden(f" {words}")
    ]


def amount(many: int, symbol: str, word: str) -> Node:
    if not many:
        return None
    return h.span(".ag", title=f"{many} {word}")[icon(symbol), str(many), hidden(f" {word}")]


# ---- the piles


@part
def piles(lens: Lens, lies: View) -> Element:
    """How many cards lie in the City Deck and its piles; what lies open there is in a sheet."""
    say = lens.speech.say
    place = lens.speech.term(f"city.{lies['place']}")
    told = (
        ("city", lies["city"], say("riv.city-deck"), ""),
        ("discard", len(lies["city_discard"]), say("riv.city-discard"), "fig--soft"),
        ("burn", len(lies["city_burned"]), say("riv.city-burned"), "fig--soft"),
    )
    return h.div("#city-piles.r-city")[
        h.span(".label")[say("riv.the-city")],
        h.h2[h.button(".r-open", type="button", popovertarget="sheet-city", title=say("riv.look"))[place]],
        h.div(".figs")[[figure(symbol, many, word, kind, f"city-{symbol}") for symbol, many, word, kind in told]],
        h.div("#sheet-city.sheet.seat-sheet.r-sheet", popover="auto", role="dialog", aria_label=say("riv.the-city"))[
            h.h2(".head")[place],
            h.dl("#told-city-amounts")[
                [[h.dt[capital(word)], h.dd(id=f"told-city-many-{kind}")[str(many)]] for kind, many, word, _ in told]
            ],
            known(lens, "told-city-seen", "riv.seen-there", lies["city_seen"]),
            pile(lens, "told-city-discard", "riv.city-discard", lies["city_discard"]),
            pile(lens, "told-city-burned", "riv.city-burned", lies["city_burned"]),
        ],
    ]


@part
def pile(lens: Lens, id: str, title: str, cards: Sequence[str]) -> Node:
    """Cards that lie open, the same ones together."""
    many = {card: cards.count(card) for card in cards}
    return cards and [
        h.h3(".label")[called(lens, title)],
        h.ul(".r-names", id=id)[
            [
                h.li(id=f"{id}-{card}")[card_link(lens, card), f" × {count}" if count > 1 else None]
                for card, count in many.items()
            ]
        ],
    ]


@part
def known(lens: Lens, id: str, title: str, places: Sequence[View]) -> Node:
    """Cards of a deck that this viewer has seen there, with their places."""
    return places and [
        h.h3(".label")[called(lens, title)],
        h.ul(".r-names", id=id)[
            [
                h.li[lens.speech.say("riv.place-in", place=one["place"]), " ", card_link(lens, one["card"])]
                for one in places
            ]
        ],
    ]


def called(lens: Lens, title: str) -> str:
    return capital(lens.speech.term(title)) if title.startswith("zone.") else lens.speech.say(title)
