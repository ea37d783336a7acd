"""Beside the table: what is in force, by which card, and until when."""

from __future__ import annotations

from typing import Any

import htpy as h
from htpy import Element, Node

from gloam.rivals.catalogue import AGENDA_CARD
from gloam.web.drawings.parts import icon, sigil
from gloam.web.drawings.rivals.pieces import View, card_link, face, seen, sign
from gloam.web.drawings.rivals.seats import rows
from gloam.web.scenes.scene import Scene


def side(scene: Scene) -> Node:
    """What touches the question or the fight first; of both kinds what holds for a time, then what lies before the
    players."""
    held = [(str(one["card"]), one["seat"], ends(scene, one)) for one in seen(scene)["in_force"]]
    held += [(card, seat, "") for seat, card in standing(scene)]
    if not held:
        return None
    matters: Any = scene.explained.get("touching", ())
    first = [one for one in held if one[0] in matters]
    rest = [one for one in held if one[0] not in matters]
    return h.details("#in-force.r-holds", open=True)[
        h.summary[h.h2(".label")[scene.speech.say("riv.in-force")], h.span(".count")[str(len(held))]],
        [h.p(".r-matters")[scene.speech.say("riv.in-force.now")], listing(scene, first)] if first and rest else None,
        listing(scene, rest if first and rest else held),
    ]


def listing(scene: Scene, held: list[tuple[str, int | None, str]]) -> Element:
    return h.ul[[entry(scene, *one) for one in held]]


def standing(scene: Scene) -> list[tuple[int, str]]:
    """Havens, Ongoing cards and Agendas that lie open, player by player in the order of the rows."""
    players = seen(scene)["players"]
    return [
        (seat, card["card"])
        for seat in reversed(rows(scene))
        for card in players[seat]["board"]
        if card["card"] is not None and not card["down"] and not face(card["card"]).kind & AGENDA_CARD
    ]


def ends(scene: Scene, one: View) -> str:
    say = scene.speech.say
    if one["until"] != "its-turn":
        return say(f"riv.until.{one['until']}")
    seat = one["seat"]
    return say("riv.until-yours") if seat == scene.you else say("riv.until-turn", name=scene.names[seat])


def entry(scene: Scene, card: str, seat: int | None, end: str) -> Element:
    """Whose it is, which card, what it says, when it ends."""
    return h.li[
        h.span if seat is None else sigil(sign(seen(scene), seat), seat, small=True),
        h.span[
            card_link(scene, card),
            end and h.span(".until")[icon("ongoing"), end],
            h.span(".does")[scene.speech.words.card(card)],
        ],
    ]
