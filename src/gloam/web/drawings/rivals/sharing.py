"""Damage and mending given out among one's vampires: a row each, with a stepper."""

from __future__ import annotations

from gloam.web import tags as h
from gloam.web.drawings.parts import hidden, icon
from gloam.web.drawings.rivals.choosing import MADE, chooses, ends, life, press, row, said, spot, toggle
from gloam.web.drawings.rivals.pieces import View, seen
from gloam.web.drawings.rivals.plays import Span, name_of
from gloam.web.elements import Element, Node
from gloam.web.scenes.composing import Choice
from gloam.web.scenes.scene import Scene
from gloam.words.forms import capital


def given_out(scene: Scene, span: Span) -> Node:
    """So many points: who takes how many of them. Whoever is out of reach stays in the list, with the reason."""
    verb = "give" if span.what == "AskAssign" else "mend"
    left = int(str(span.question.facts["left"])) - (0 if span.open else 1)
    enough = "enough" in span.options
    end = press(scene, span, "enough", scene.said("enough", span.last), MADE, "btn") if enough else None
    note = scene.speech.counted("riv.dock.left", max(0, left))
    return [
        h.ul(".r-shares")[[share(scene, span, verb, card) for card in rows(scene, span)]],
        ends(scene, span, [end], note),
    ]


def placed(scene: Scene, span: Span) -> Node:
    """Whose Blood is placed on a Ritual: everybody who could give some, those in Torpor where it comes from there."""
    known = {option for part in span.parts for option in part.question.options}
    everyone = [card for player in seen(scene)["players"] for card in (*player["coterie"], *player["torpor"])]
    found = [card for card in everyone if {f"place {card['handle']}", f"leave {card['handle']}"} & known]
    done = press(scene, span, "done", scene.said("done", span.last), MADE, "btn") if "done" in span.options else None
    return [
        h.ul(".r-shares")[[share(scene, span, "place", card, "leave") for card in found]],
        ends(scene, span, [done]),
    ]


def rows(scene: Scene, span: Span) -> list[View]:
    me = seen(scene)["players"][span.question.seat]
    return [*me["coterie"], *me["torpor"]]


def share(scene: Scene, span: Span, verb: str, card: View, back: str = "") -> Element:
    """`back`: the verb that takes out what was in before this play."""
    option, undo = f"{verb} {card['handle']}", f"{back} {card['handle']}"
    given = span.places(option)
    offered = option in span.options and span.open
    name = [h.b[name_of(scene, card["handle"], span.question)], life(scene, card)]
    if not given and not offered and not {option, undo} & set(span.options):
        return row(name, None, why(scene, span, option, card))
    return row(name, stepper(scene, span, option, undo, offered))


def why(scene: Scene, span: Span, option: str, card: View) -> Node:
    no = scene.why_not(option, span.last)
    words = (
        no.text
        if no is not None
        else scene.speech.say("riv.dock.torpor" if card["zone"] == "torpor" else "riv.dock.full")
    )
    return [icon("lock"), capital(words)]


def stepper(scene: Scene, span: Span, option: str, undo: str, offered: bool) -> Element:
    """Less, how many, more."""
    say, mark = scene.speech.say, spot(scene, span, option)
    places = span.places(option)
    minus = [icon("minus"), hidden(say("riv.dock.less"))]
    if places:
        less = scene.press(Choice(()), places[-1], id=f"{mark}-less")[minus]
    elif undo in span.options:
        less = scene.press(chooses(span, undo), span.last, id=f"{mark}-less")[minus]
    else:
        less = h.button(type="button", aria_disabled="true", id=f"{mark}-less")[minus]
    more = (
        press(scene, span, option, icon("plus"), "?", brief=True)
        if offered
        else h.button(type="button", aria_disabled="true", id=mark)[icon("plus"), hidden(say("riv.dock.more"))]
    )
    return h.span(
        ".r-step", role="group", aria_label=name_of(scene, option.split(" ")[1], span.question), data_arrows=True
    )[less, h.b[str(len(places))], more]


# ---- mending by discards


def mend(scene: Scene, span: Span) -> Node:
    """Who is mended by 1, for a discarded card each."""
    count = len([option for option in span.chosen if option.startswith("mend ")])
    me = rows(scene, span)
    known = {option for part in span.parts for option in part.question.options}
    found = [card for card in me if f"mend {card['handle']}" in known or f"leave {card['handle']}" in known]
    say = scene.speech.say
    words = scene.speech.counted("riv.dock.mend-go", count) if count else say("riv.dock.mend-none")
    done = press(scene, span, "done", words, MADE, "btn btn--do" if count and span.open else "btn", brief=True)
    return [
        h.ul(".r-shares")[
            [
                row(
                    [h.b[name_of(scene, card["handle"], span.question)], life(scene, card)],
                    h.div(".pick")[
                        toggle(scene, span, f"mend {card['handle']}", say("riv.dock.mend"), f"leave {card['handle']}")
                    ],
                )
                for card in found
            ]
        ],
        ends(scene, span, [done]),
    ]


def discards(scene: Scene, span: Span) -> Node:
    """So many cards from the hand, chosen there."""
    left = int(str(span.question.facts["left"]))
    done = (
        press(scene, span, "done", scene.speech.say("riv.dock.discard-these"), MADE, "btn btn--do")
        if "done" in span.options
        else None
    )
    return ends(scene, span, [done], scene.speech.counted("riv.dock.discard-left", left) if left else None)


def discard(scene: Scene, span: Span) -> Node:
    """A card from the hand, chosen there; or enough."""
    ended = [said(scene, span, option, MADE, "btn") for option in span.options if " " not in option]
    return ends(scene, span, ended, scene.speech.say("riv.dock.in-hand"))


def parts(scene: Scene, span: Span) -> Node:
    """How much of the damage is Aggravated; how much Prestige is paid: a number."""
    return h.div(
        ".pick.r-numbers", role="group", data_arrows=True, aria_label=scene.speech.say(f"riv.part.{span.what}")
    )[[press(scene, span, option, option.split(" ")[1], "?", brief=True) for option in span.options]]
