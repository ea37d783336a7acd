"""Rivals in four pictures: the two places, an attack, and the two gauges."""

from __future__ import annotations

from typing import Final

from gloam.web import tags as h
from gloam.web.drawings.parts import icon
from gloam.web.drawings.pictures import FOUR, box, many, op, pictures, row, steps
from gloam.web.elements import Element, Node
from gloam.words.forms import capital
from gloam.words.pages import Speech

WINS: Final = 13


def picture(speech: Speech) -> Node:
    say, term = speech.say, speech.term
    below: list[Node] = [
        h.b[say("riv.pic.turn")],
        steps(
            ("city", capital(term("city"))),
            ("fresh", capital(term("ready"))),
            ("play", say("riv.pic.actions")),
            ("mend", say("riv.pic.mend")),
            ("antagonist", say("riv.pic.hunters")),
            ("draw", say("riv.pic.draw")),
        ),
    ]
    said = [(say(f"riv.pic.{number}.title"), say(f"riv.pic.{number}")) for number in FOUR]
    return pictures(said, [places(speech), recruiting(), attack(), gauges(speech)], below)


def places(speech: Speech) -> list[Node]:
    return [
        row(
            box(icon("haven"), capital(speech.term("haven")), kind="ln-box--dark"),
            h.span(".ln-ways")[h.span["→"], h.span["←"]],
            box(icon("street"), speech.say("riv.pic.street")),
        ),
        row(many("vampire", 2), h.span(".ln-gap"), many("mortal", 2)),
    ]


def recruiting() -> list[Node]:
    return [
        row(icon("prestige"), op("\N{MINUS SIGN}3"), op("→"), box(icon("vampire")), many("blood", 3, "ln-many--blood"))
    ]


def attack() -> list[Node]:
    return [
        row(
            box(icon("physical"), "1"),
            op("+"),
            box(icon("vampire"), "2"),
            op("\N{MINUS SIGN}"),
            box("0"),
            op("="),
            h.b["3"],
        ),
        row(op("→"), box(icon("vampire"), kind="ln-box--dark"), many("blood", 3, "ln-many--spent")),
    ]


def gauges(speech: Speech) -> list[Node]:
    return [
        row(icon("agenda"), gauge(9, "ln-gauge--agenda"), h.b[str(WINS)]),
        row(icon("prestige"), gauge(4, "ln-gauge--prestige"), h.b["0"]),
    ]


def gauge(full: int, kind: str) -> Element:
    return h.span(class_=["ln-gauge", kind])[[h.i(class_=["on"] if at < full else []) for at in range(WINS)]]
