"""Beside the table: what is in force, by which card, and until when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from gloam.rivals.catalogue import AGENDA_CARD
from gloam.web import tags as h
from gloam.web.drawings.parts import icon, sigil
from gloam.web.drawings.rivals.pieces import View, anyone, card_link, face, seen, signs
from gloam.web.drawings.rivals.seats import rows
from gloam.web.elements import Element, Node
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens, Scene

ITS_TURN: Final = "its-turn"


@dataclass(frozen=True)
class Holds:
    """A card in force, whose it is, and how long; '' for as long as it lies there. `number` tells it from others of the
    same name."""

    card: str
    number: int
    seat: int | None
    sign: str
    until: str


def side(scene: Scene) -> Node:
    """What touches the question or the fight first; of both kinds what holds for a time, then what lies before the
    players."""
    view = seen(scene)
    told = [(str(one["card"]), one["seat"], str(one["until"])) for one in view["in_force"]]
    told += [(card, seat, "") for seat, card in standing(scene, view)]
    if not told:
        return None
    cards, marks = [card for card, _, _ in told], signs(view)
    held = [
        Holds(card, cards[:place].count(card), seat, "" if seat is None else marks[seat], until)
        for place, (card, seat, until) in enumerate(told)
    ]
    matters: Any = scene.explained.get("touching", ())
    first = [one for one in held if one.card in matters]
    rest = [one for one in held if one.card not in matters]
    return in_force(scene.lens, first, rest) if first and rest else in_force(scene.lens, (), held)


def standing(scene: Lens, view: View) -> list[tuple[int, str]]:
    """Havens and Ongoing cards that lie open, player by player in the order of the rows; what is covered has no
    text."""
    return [
        (seat, card["card"])
        for seat in reversed(rows(scene, view))
        for card in view["players"][seat]["board"]
        if holds(card)
    ]


def holds(card: View) -> bool:
    """Does this card before a player say something that holds all the time? Not an Agenda, whose goal is shown."""
    known = card["card"] is not None and not card["down"]
    return known and "covered" not in card and not face(card["card"]).kind & AGENDA_CARD


@part
def in_force(lens: Lens, first: Sequence[Holds], held: Sequence[Holds]) -> Element:
    """`first` matters now."""
    say = lens.speech.say
    return h.details("#in-force.r-holds", open=True)[
        h.summary[h.h2(".label")[say("riv.in-force")], h.span("#in-force-count.count")[str(len([*first, *held]))]],
        [h.p(".r-matters")[say("riv.in-force.now")], listing(lens, "in-force-now", first)] if first else None,
        listing(lens, "in-force-all", held),
    ]


def listing(lens: Lens, id: str, held: Sequence[Holds]) -> Element:
    return h.ul(id=id)[[entry(lens if one.until == ITS_TURN else anyone(lens), one) for one in held]]


@part
def entry(lens: Lens, one: Holds) -> Element:
    """Whose it is, which card, what it says, when it ends."""
    end = ends(lens, one)
    return h.li(id=f"holds-{one.card}-{one.number}")[
        h.span if one.seat is None else sigil(one.sign, one.seat, small=True),
        h.span[
            card_link(lens, one.card),
            end and h.span(".until")[icon("ongoing"), end],
            h.span(".does")[lens.speech.words.card(one.card)],
        ],
    ]


def ends(lens: Lens, one: Holds) -> str:
    say = lens.speech.say
    if one.until != ITS_TURN or one.seat is None:
        return say(f"riv.until.{one.until}") if one.until else ""
    return say("riv.until-yours") if one.seat == lens.you else say("riv.until-turn", name=lens.names[one.seat])
