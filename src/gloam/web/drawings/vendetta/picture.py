"""A round of Vendetta in four pictures."""

from __future__ import annotations

from gloam.web import tags as h
from gloam.web.drawings.parts import icon, sigil
from gloam.web.drawings.pictures import FOUR, box, many, op, pictures, row
from gloam.web.drawings.vendetta.cards import back, classes, skyline, slip_face
from gloam.web.elements import Element, Node
from gloam.words.forms import capital
from gloam.words.pages import Speech

ALLY, CARD, THEIRS, VICTIM = "Tom Kimber", "BR03", "NO08", "VI"


def picture(speech: Speech) -> Node:
    say = speech.say
    below: list[Node] = [
        h.b[say("v.pic.sum")],
        h.span(".part")[icon("influence"), say("v.pic.tokens")],
        op("+"),
        h.span[say("v.pic.alliance")],
        op("\N{MINUS SIGN}"),
        h.span[say("v.pic.diablerie")],
        h.span(".end")[say("v.pic.win")],
    ]
    said = [(say(f"v.pic.{number}.title"), say(f"v.pic.{number}")) for number in FOUR]
    return pictures(said, [places(speech), tokens(speech), sums(), prizes(speech)], below)


def places(speech: Speech) -> list[Node]:
    return [
        h.span(".ln-three")[[h.span(".scene")[skyline(place)] for place in ("1", "2", "haven")]],
        laid(speech, CARD, "s1"),
        many("blood", 2, "ln-many--blood"),
        h.span(".slip.slip--down.s2")[back(), h.span[capital(speech.term("face_down"))]],
    ]


def laid(speech: Speech, card: str, whose: str = "") -> Element:
    return h.span(class_=["slip", classes(card), whose])[slip_face(speech, card)]


def tokens(speech: Speech) -> list[Node]:
    say = speech.say
    return [
        row(sigil("clan-brujah", 0, small=True), box(icon("stay"), say("v.pic.stay"))),
        row(sigil("clan-tremere", 1, small=True), box(icon("stay"), say("v.pic.stay"))),
        row(sigil("clan-nosferatu", 3, small=True), box(icon("withdraw"), say("v.pic.leave"), kind="ln-box--dark")),
    ]


def sums() -> list[Node]:
    return [total("clan-brujah", 0, 4, 2), total("clan-nosferatu", 3, 3, 2)]


def total(symbol: str, seat: int, card: int, blood: int) -> Element:
    return row(
        sigil(symbol, seat, small=True),
        box(str(card)),
        op("+"),
        box(str(blood), icon("blood"), kind="ln-box--blood"),
        op("="),
        h.b[str(card + blood)],
    )


def prizes(speech: Speech) -> list[Node]:
    say = speech.say
    return [
        row(h.span(".rank")[say("v.pic.first")], box(icon("alliance"), speech.term("ally")), gain(1)),
        row(h.span(".rank")[say("v.pic.second")], box(icon("victim"), speech.term("victim")), gain(1)),
        row(h.span(".rank")[say("v.pic.third")], gain(1)),
    ]


def gain(count: int) -> Element:
    return h.span(".part")[icon("influence"), f"+{count}"]
