"""The menu of the Action Phase: a door for each kind of action, what costs none apart, and the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gloam.rivals.catalogue import ACTION, CARDS, NUMBER, VAMPIRE
from gloam.web import tags as h
from gloam.web.drawings.parts import hidden, icon, listed
from gloam.web.drawings.rivals.choosing import WEIGHED, door, press, pressing, spot, strip, who
from gloam.web.drawings.rivals.numbers import price_of, total
from gloam.web.drawings.rivals.pieces import View, own, seen
from gloam.web.drawings.rivals.plays import Span, name_of
from gloam.web.elements import Element, Node
from gloam.web.parts import part
from gloam.web.scenes.composing import Choice
from gloam.web.scenes.scene import Lens, Reason, Scene

DOORS: Final = (
    ("attack", "attack"),
    ("play", "faceup"),
    ("recruit", "recruit"),
    ("draw", "draw"),
    ("claim", "prince"),
)
IN_HAND: Final = ("play", "recruit")  # doors that lead to the hand
UNNAMED: Final = (*IN_HAND, "draw")  # what these do needs no name
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


@dataclass(frozen=True)
class Deed:
    """An action that can be chosen: its option, the card in play that does it, and what that is in words."""

    option: str
    name: str
    said: str
    pressed: bool
    spot: str


def doors(scene: Scene, span: Span) -> Element:
    """One door for each of the five actions."""
    lens = pressing(scene)
    return h.div("#doors.r-acts", role="group", aria_label=scene.speech.say("riv.menu.actions"), data_arrows=True)[
        [one(lens, verb, spot(scene, span, verb), span.last, *behind(scene, span, verb)) for verb, _ in DOORS]
    ]


def behind(scene: Scene, span: Span, verb: str) -> tuple[tuple[Deed, ...], str]:
    """What can be done through a door, and what stands under its title: why it is locked, which cards in hand it leads
    to, or how many there are to draw."""
    options = span.verb(verb)
    if not options:
        no = barred(scene, span, verb)
        return (), no.text if no is not None else scene.speech.say(f"riv.door.no-{verb}")
    deeds = tuple([deed(scene, span, option) for option in options])
    if verb in IN_HAND:
        return deeds, listed(scene.speech, [held(scene, verb, option.split(" ")[1]) for option in options])
    return deeds, decks(scene, span) if verb == "draw" else ""


def deed(scene: Scene, span: Span, option: str) -> Deed:
    name = called(scene, span, option) if option.partition(" ")[0] not in UNNAMED else ""
    return Deed(option, name, scene.said(option, span.last), span.parts[-1].option == option, spot(scene, span, option))


@part
def one(lens: Lens, verb: str, mark: str, place: int, deeds: Sequence[Deed], under: str) -> Element:
    title, symbol = lens.speech.say(f"riv.door.{verb}"), dict(DOORS)[verb]
    if not deeds:
        return h.button(".r-act", type="button", aria_disabled="true", id=mark, title=under)[door("lock", title, under)]
    if verb in IN_HAND:
        return h.a(".r-act.r-act--hand", href="#in-hand", id=mark)[door(symbol, title, under)]
    if len(deeds) == 1:
        return act(lens, place, deeds[0], door(symbol, title, under or deeds[0].name), "r-act")
    return h.div(".r-act.r-act--many", id=mark)[
        icon(symbol), h.span[h.b[title], strip(title, [act(lens, place, each, each.name) for each in deeds])]
    ]


def held(scene: Scene, verb: str, card: str) -> str:
    """A card in hand; a vampire with its price."""
    name, price = scene.speech.words.card_name(card), price_of(scene, card)
    return f"{name} ({total(price)})" if verb == "recruit" and price else name


def called(scene: Scene, span: Span, option: str) -> str:
    """The card in play that an answer speaks of."""
    return name_of(scene, option.split(" ")[1], span.question)


def act(lens: Lens, place: int, deed: Deed, content: Node, kind: str = "") -> Element:
    """The button of an action: an attack comes with the party, a claim is weighed first."""
    option = deed.option
    verb = option.partition(" ")[0]
    choice = Choice((option, WITH_PARTY)) if verb == "attack" else Choice((option,), weighed=verb == "claim")
    return lens.press(
        choice, place, id=deed.spot, class_=kind or False, aria_pressed="true" if deed.pressed else "false"
    )[content, hidden(f" ({deed.said})")]


def decks(scene: Scene, span: Span) -> str:
    me = seen(scene)["players"][span.question.seat]
    return scene.speech.say("riv.dock.decks", library=me["library"], faction=me["faction"])


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
        [
            act(scene, span.last, deed(scene, span, option), who(scene, span, option.split(" ")[1]))
            for option in options
        ],
        "r-whos",
    )
