"""Scavenging: how much, as a number that can be stepped or typed, and what it brings and costs."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from gloam.core.question import Question
from gloam.web import tags as h
from gloam.web.drawings.blood_orders.pieces import View, seen, signed, told, why_not
from gloam.web.drawings.parts import hidden, icon, sent
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn, drawn, slot
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens, Reason, Scene


@dataclass(frozen=True)
class Means:
    """What there is to scavenge with: so much at most, one's fear and what it counts, one's blood, and what the fear
    would count by how much is scavenged. `chosen`: how much waits to be confirmed, 0 for nothing. `pointed`: how much
    a coach points at."""

    most: int
    fear: int
    points: int
    blood: int
    worth: tuple[int, ...]
    chosen: int
    pointed: int


def means(scene: Scene, question: Question, most: int) -> Means:
    me: View = seen(scene)["players"][question.seat]
    verb, _, chosen = scene.chosen_at(0).partition(" ")
    wanted = [int(option.split(" ")[1]) for option in scene.wanted[:1] if option.startswith("scavenge ")]
    return Means(
        most=most,
        fear=me["fear"],
        points=me["fear_points"],
        blood=me["blood"],
        worth=worth(question),
        chosen=int(chosen) if verb == "scavenge" else 0,
        pointed=wanted[0] if wanted and not scene.play.chosen else 0,
    )


def scavenging(scene: Scene, question: Question) -> Drawn | None:
    """The stepper, and what one's fear counts at the end for how much of it."""
    most = len([option for option in question.options if option.startswith("scavenge ")])
    if not most:
        return refused(scene.lens, why_not(scene, "scavenge 1")) if question.what != "AskPlan" else None
    one = means(scene, question, most)
    return around(scene.lens, one).filled(carried=carried(scene))


@part
def refused(lens: Lens, no: Reason | None) -> Node:
    return told(lens, no)


@part
def around(lens: Lens, one: Means) -> Element:
    return h.div("#scavenging.scav")[stepper(lens, one), bands(lens, one)]


def carried(scene: Scene) -> Drawn:
    return drawn(scene.carried("scavenge-number"))


def stepper(lens: Lens, one: Means) -> Element:
    """A form of its own, so that Enter in the number means this and nothing else. Too much is refused by the table."""
    say, much = lens.speech.say, one.chosen or one.pointed or 1
    return sent(f"{lens.url}/choose", "scavenge", class_="stepper", novalidate=True, data_stepper=True)[
        slot("carried"),
        h.input(type="hidden", name="choose", value="0 scavenge"),
        h.button(type="button", data_step="-1")[icon("minus"), hidden(say("bo.less"))],
        h.input(
            id="scavenge-amount",
            type="number",
            name="amount",
            min="1",
            max=str(one.most),
            value=str(much),
            inputmode="numeric",
            autocomplete="off",
            aria_label=say("bo.scavenge-much", most=one.most),
        ),
        h.button(type="button", data_step="1")[icon("plus"), hidden(say("bo.more"))],
        h.button("#do-scavenge.btn", type="submit", data_wanted=lens.pointed(one.pointed > 0))[say("bo.scavenge")],
        h.output(".stepped", for_="scavenge-amount")[
            h.span(".about")[say("bo.scavenge-about", fear=one.fear, points=signed(one.points))],
            [h.span(data_amount=str(much))[scavenged(lens, one, much)] for much in range(1, one.most + 1)],
        ],
    ]


def scavenged(lens: Lens, one: Means, much: int) -> str:
    """What so much brings and costs."""
    return lens.speech.say(
        "bo.bill.scavenge",
        before=one.fear,
        after=one.fear + much,
        points=signed(one.worth[much]),
        blood=one.blood + much,
    )


def worth(question: Question) -> tuple[int, ...]:
    """What one's fear counts at the end, by how much is scavenged."""
    told = question.facts["worth"]
    assert isinstance(told, tuple), "whoever may scavenge is told what it costs"
    return tuple([int(points) for points in told])


def bands(lens: Lens, one: Means) -> Element:
    """How much can be had for the same points."""
    say = lens.speech.say
    groups = [
        (points, list(much)) for points, much in groupby(range(1, one.most + 1), key=lambda much: one.worth[much])
    ]
    return h.ul(".bands", aria_label=say("bo.bands"))[
        h.li(".of", aria_hidden="true")[say("bo.at-the-end")],
        [
            h.li(data_from=str(much[0]), data_to=str(much[-1]))[
                h.span[str(much[0]) if len(much) == 1 else f"{much[0]}\N{EN DASH}{much[-1]}"], h.b[signed(points)]
            ]
            for points, much in groups
        ],
    ]
