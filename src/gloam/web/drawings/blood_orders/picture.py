"""A Day of Blood Orders in four pictures."""

from __future__ import annotations

from typing import Final

from gloam.web import tags as h
from gloam.web.drawings.blood_orders.pieces import kind_name, signed
from gloam.web.drawings.parts import icon
from gloam.web.drawings.pictures import FOUR, box, many, op, pictures, row, steps
from gloam.web.elements import Element, Node
from gloam.words.pages import Speech

KINDS: Final = ("dawn", "dusk", "night")
MARKS: Final = (4, 2, 0, -2, -5)  # what fear counts, from its first mark on


def picture(speech: Speech) -> Node:
    say = speech.say
    below: list[Node] = [
        h.b[say("bo.pic.day")],
        steps(*[(kind, kind_name(speech, kind)) for kind in KINDS], ("torpor", say("bo.pic.feed"))),
        h.span(".end")[
            icon("fear"), say("bo.pic.fear"), " ", [[" · " if at else "", signed(one)] for at, one in marks()]
        ],
    ]
    said = [(say(f"bo.pic.{number}.title"), say(f"bo.pic.{number}")) for number in FOUR]
    return pictures(said, [plan(), placed(), quarter(speech), fed()], below)


def marks() -> list[tuple[int, int]]:
    return list(enumerate(MARKS))


def plan() -> list[Node]:
    return [
        row(*[box(icon(kind), kind="ln-box--big") for kind in KINDS]),
        row(box(icon("bleeder"), "1"), op("+"), box(icon("bleeder"), "1"), op("≥"), die(2), icon("check")),
    ]


def placed() -> list[Node]:
    down = box(icon("order"), kind="ln-box--dark")
    return [row(die(1), down, down), row(die(2), down), row(die(2), down, down)]


def quarter(speech: Speech) -> list[Node]:
    term = speech.term
    return [
        row(icon("dawn"), box(icon("location"), term("location"))),
        row(icon("dusk"), box(icon("victim"), term("victim")), op("\N{MINUS SIGN}"), many("influence", 1)),
        row(icon("night"), box(icon("victim"), term("victim")), op("+"), many("blood", 2, "ln-many--blood")),
    ]


def fed() -> list[Node]:
    return [
        row(box(icon("bleeder")), op("\N{MINUS SIGN}"), many("blood", 1, "ln-many--blood"), op("→"), icon("hand")),
        row(box(icon("elder")), op("→"), icon("away")),
    ]


def die(value: int) -> Element:
    return h.span(".ln-die")[str(value)]
