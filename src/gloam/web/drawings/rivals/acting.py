"""The menu of the Action Phase: a door for each kind of action, what costs none apart, and the end."""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Element, Node

from gloam.rivals.catalogue import ACTION, CARDS, NUMBER, VAMPIRE
from gloam.web.drawings.parts import hidden, icon, listed
from gloam.web.drawings.rivals.choosing import WEIGHED, door, press, spot, strip, who
from gloam.web.drawings.rivals.numbers import price_of, total
from gloam.web.drawings.rivals.pieces import View, own, seen
from gloam.web.drawings.rivals.plays import Span, name_of
from gloam.web.scenes.composing import Choice
from gloam.web.scenes.scene import Reason, Scene

DOORS: Final = (
    ("attack", "attack"),
    ("play", "faceup"),
    ("recruit", "recruit"),
    ("draw", "draw"),
    ("claim", "prince"),
)
GROUPS: Final = (
    ("free", ("move", "regroup", "burn")),
    ("abilities", ("use",)),
    ("plots", ("show", "ask", "add", "resolve")),
    ("agenda", ("reveal", "order")),
)
SYMBOLS: Final = {
    "move": "move-out",
    "regroup": "regroup",
    "burn": "burn",
    "use": "ongoing",
    "show": "watch",
    "ask": "prestige",
    "add": "prestige",
    "resolve": "conspiracy",
    "reveal": "agenda",
    "order": "agenda",
}
WITH_PARTY: Final = "go"  # whoever attacks takes along whom it stands with, until something else is said


# ---- doors


def doors(scene: Scene, span: Span) -> Element:
    """One door for each of the five actions."""
    return h.div(".r-acts", role="group", aria_label=scene.speech.say("riv.menu.actions"), data_arrows=True)[
        [one(scene, span, verb, symbol) for verb, symbol in DOORS]
    ]


def one(scene: Scene, span: Span, verb: str, symbol: str) -> Element:
    options, title = span.verb(verb), scene.speech.say(f"riv.door.{verb}")
    if not options:
        return closed(scene, span, verb, title)
    if verb in ("play", "recruit"):
        names = [held(scene, verb, option.split(" ")[1]) for option in options]
        return h.a(".r-act.r-act--hand", href="#in-hand")[door(symbol, title, listed(scene.speech, names))]
    if len(options) == 1:
        under = decks(scene, span) if verb == "draw" else called(scene, span, options[0])
        return act(scene, span, options[0], door(symbol, title, under), "r-act")
    return h.div(".r-act.r-act--many")[
        icon(symbol),
        h.span[h.b[title], strip(title, [act(scene, span, option, called(scene, span, option)) for option in options])],
    ]


def held(scene: Scene, verb: str, card: str) -> str:
    """A card in hand; a vampire with its price."""
    name, price = scene.speech.words.card_name(card), price_of(scene, card)
    return f"{name} ({total(price)})" if verb == "recruit" and price else name


def called(scene: Scene, span: Span, option: str) -> str:
    """The card in play that an answer speaks of."""
    return name_of(scene, option.split(" ")[1], span.question)


def act(scene: Scene, span: Span, option: str, content: Node, kind: str = "") -> Element:
    """The button of an action: an attack comes with the party, a claim is weighed first."""
    verb = option.partition(" ")[0]
    choice = Choice((option, WITH_PARTY)) if verb == "attack" else Choice((option,), weighed=verb == "claim")
    return scene.press(
        choice,
        span.last,
        id=spot(scene, span, option),
        class_=kind or False,
        aria_pressed="true" if span.parts[-1].option == option else "false",
    )[content, hidden(f" ({scene.said(option, span.last)})")]


def decks(scene: Scene, span: Span) -> str:
    me = seen(scene)["players"][span.question.seat]
    return scene.speech.say("riv.dock.decks", library=me["library"], faction=me["faction"])


def closed(scene: Scene, span: Span, verb: str, title: str) -> Element:
    """A door that is locked, with the reason."""
    no = barred(scene, span, verb)
    under = no.text if no is not None else scene.speech.say(f"riv.door.no-{verb}")
    return h.button(".r-act", type="button", aria_disabled="true", id=spot(scene, span, verb), title=under)[
        door("lock", title, under)
    ]


def barred(scene: Scene, span: Span, verb: str) -> Reason | None:
    """Why no answer of this kind can be given: what the first thing it could be done with is refused for."""
    mine = own(scene)
    me: View = seen(scene)["players"][span.question.seat]
    held = mine["hand"] if mine is not None else []
    kinds = {"play": ACTION, "recruit": VAMPIRE}
    if verb in kinds:
        tried = [f"{verb} {card}" for card in held if CARDS[NUMBER[card]].kind & kinds[verb]]
    elif verb == "draw":
        tried = ["draw"]
    else:
        tried = [f"{verb} {card['handle']}" for card in me["coterie"]]
    found = [scene.why_not(option, span.last) for option in tried]
    return next((no for no in found if no is not None), None)


# ---- what costs no action, and the end


def besides(scene: Scene, span: Span) -> Element:
    groups = [(title, span.verb(*verbs)) for title, verbs in GROUPS]
    say = scene.speech.say
    return h.div(".r-free")[
        h.div(".r-besides")[
            [
                h.div[
                    h.h3(".label")[say(f"riv.menu.{title}")],
                    strip(say(f"riv.menu.{title}"), [beside(scene, span, option) for option in options]),
                ]
                for title, options in groups
                if options
            ]
        ],
        press(scene, span, "end", ended(scene), kind="btn r-end"),
    ]


def ended(scene: Scene) -> Node:
    left = seen(scene)["actions"]
    unused = hidden(f", {scene.speech.counted('riv.actions', left)}") if left else None
    return [scene.speech.say("riv.dock.end"), unused]


def beside(scene: Scene, span: Span, option: str) -> Element:
    verb, _, rest = option.partition(" ")
    short = scene.speech.say("riv.dock.out", name=called(scene, span, option)) if verb == "move" else ""
    return press(
        scene,
        span,
        option,
        [
            icon(SYMBOLS[verb]),
            h.span[
                short or scene.said(option, span.last),
                [" ", h.small(".r-nothing")[scene.speech.say("riv.dock.burn-nothing")]] if verb == "burn" else None,
            ],
        ],
        "" if verb in ("move", "regroup") else WEIGHED,
        carries=(f"card-{rest}", f"street-{span.question.seat}") if verb == "move" else ("", ""),
    )


def chosen(scene: Scene, span: Span) -> Node:
    """The action that was begun, and who else could do it."""
    verb = span.parts[-1].option.partition(" ")[0]
    if verb not in ("attack", "claim", "move"):
        return None
    options = span.verb(verb)
    return strip(
        scene.speech.say(f"riv.part.{verb}"),
        [act(scene, span, option, who(scene, span, option.split(" ")[1])) for option in options],
        "r-whos",
    )
