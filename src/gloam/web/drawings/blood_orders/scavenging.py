"""Scavenging: how much, as a number that can be stepped or typed, and what it brings and costs."""

from __future__ import annotations

from itertools import groupby

import htpy as h
from htpy import Element, Node

from gloam.core.question import Question
from gloam.web.drawings.blood_orders.pieces import View, seen, signed, why_not
from gloam.web.drawings.parts import hidden, icon, sent
from gloam.web.scenes.scene import Scene


def scavenging(scene: Scene, question: Question) -> Node:
    """The stepper, and what one's fear counts at the end for how much of it."""
    most = len([option for option in question.options if option.startswith("scavenge ")])
    if not most:
        return why_not(scene, "scavenge 1") if question.what != "AskPlan" else None
    return h.div(".scav")[stepper(scene, question, most), bands(scene, question, most)]


def stepper(scene: Scene, question: Question, most: int) -> Element:
    """A form of its own, so that Enter in the number means this and nothing else. Too much is refused by the table."""
    say = scene.speech.say
    verb, _, chosen = scene.chosen_at(0).partition(" ")
    wanted = [option for option in scene.wanted[:1] if option.startswith("scavenge ")]
    pointed = not scene.play.chosen and bool(wanted)
    amount = int(chosen) if verb == "scavenge" else int(wanted[0].split(" ")[1]) if pointed else 1
    return sent(f"{scene.url}/choose", "scavenge", class_="stepper", novalidate=True, data_stepper=True)[
        scene.carried(),
        h.input(type="hidden", name="choose", value="0 scavenge"),
        h.button(type="button", data_step="-1")[icon("minus"), hidden(say("bo.less"))],
        h.input(
            id="scavenge-amount",
            type="number",
            name="amount",
            min="1",
            max=str(most),
            value=str(amount),
            inputmode="numeric",
            autocomplete="off",
            aria_label=say("bo.scavenge-much", most=most),
        ),
        h.button(type="button", data_step="1")[icon("plus"), hidden(say("bo.more"))],
        h.button("#do-scavenge.btn", type="submit", data_wanted=scene.pointed(pointed))[say("bo.scavenge")],
        h.output(".stepped", for_="scavenge-amount")[
            h.span(".about")[scavenging_about(scene, question)],
            [h.span(data_amount=str(much))[scavenged(scene, question, much)] for much in range(1, most + 1)],
        ],
    ]


def scavenging_about(scene: Scene, question: Question) -> str:
    """The rate, and where one stands."""
    me: View = seen(scene)["players"][question.seat]
    return scene.speech.say("bo.scavenge-about", fear=me["fear"], points=signed(me["fear_points"]))


def scavenged(scene: Scene, question: Question, much: int) -> str:
    """What so much brings and costs."""
    me: View = seen(scene)["players"][question.seat]
    return scene.speech.say(
        "bo.bill.scavenge",
        before=me["fear"],
        after=me["fear"] + much,
        points=signed(worth(question)[much]),
        blood=me["blood"] + much,
    )


def worth(question: Question) -> list[int]:
    """What one's fear counts at the end, by how much is scavenged."""
    told = question.facts["worth"]
    assert isinstance(told, tuple), "whoever may scavenge is told what it costs"
    return [int(points) for points in told]


def bands(scene: Scene, question: Question, most: int) -> Element:
    """How much can be had for the same points."""
    say, counts = scene.speech.say, worth(question)
    groups = [(points, list(much)) for points, much in groupby(range(1, most + 1), key=lambda much: counts[much])]
    return h.ul(".bands", aria_label=say("bo.bands"))[
        h.li(".of", aria_hidden="true")[say("bo.at-the-end")],
        [
            h.li(data_from=str(much[0]), data_to=str(much[-1]))[
                h.span[str(much[0]) if len(much) == 1 else f"{much[0]}\N{EN DASH}{much[-1]}"], h.b[signed(points)]
            ]
            for points, much in groups
        ],
    ]
