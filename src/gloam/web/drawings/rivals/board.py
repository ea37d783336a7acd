"""The table of Rivals: the City, then a row for each player, clockwise, one's own last. Columns: seat, Haven, The
Street."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from gloam.web.drawings.parts import icon
from gloam.web.drawings.rivals.city import city
from gloam.web.drawings.rivals.fight import conflict, fight
from gloam.web.drawings.rivals.pieces import View, hit, menu, seen, states
from gloam.web.drawings.rivals.seats import rows, seat_of
from gloam.web.drawings.rivals.tiles import chip, vampire
from gloam.web.scenes.scene import Scene
from gloam.words.forms import capital

FEWEST, MOST = 2, 7  # vampires for which a column always has room, and for which columns still differ


def board(scene: Scene) -> Node:
    view = seen(scene)
    shares = [f"r-seats-{len(view['players'])}", *widths(view)]
    return h.div(class_=["r-board", *shares])[
        fight(scene) if view["attack"] else None,
        conflict(scene) if view["conflict"] else None,
        city(scene),
        [row(scene, seat) for seat in rows(scene)],
    ]


def widths(view: View) -> list[str]:
    """How the columns share the width: by the most vampires that any player has there."""
    players = view["players"]
    homes = max([len(at_home(one)) + len(one["torpor"]) for one in players])
    outside = max([len(in_street(one)) for one in players])
    return [f"r-h{share(homes)}", f"r-s{share(outside)}"]


def share(many: int) -> int:
    return min(MOST, max(FEWEST, many))


def at_home(one: View) -> list[View]:
    return [card for card in one["coterie"] if card["zone"] != "street"]


def in_street(one: View) -> list[View]:
    return [card for card in one["coterie"] if card["zone"] == "street"]


def row(scene: Scene, seat: int) -> Element:
    one = seen(scene)["players"][seat]
    mine = seat == scene.you
    return h.section(
        class_=["r-row", f"s{seat + 1}", mine and "r-row--me", one["out"] and "r-row--out"], aria_label=scene.name(seat)
    )[seat_of(scene, seat), haven(scene, seat, one), street(scene, seat, one)]


def haven(scene: Scene, seat: int, one: View) -> Element:
    """The Haven card, what else lies before the player, the vampires at home; Torpor behind a hairline."""
    laid = [card for card in one["board"] if card["kind"] not in ("haven", "agenda")]
    label = capital(scene.speech.term("haven"))
    return h.div(".r-cell.r-haven", id=f"haven-{seat}", role="group", aria_label=label, data_arrows=True)[
        h.div(".r-base")[
            [place(scene, card) for card in one["board"] if card["kind"] == "haven"],
            [chip(scene, card) for card in laid],
        ],
        h.div(".r-cast")[
            [vampire(scene, one, card) for card in at_home(one)],
            h.div(".r-torpor", id=f"torpor-{seat}", role="group", aria_label=scene.speech.say("riv.in-torpor"))[
                [vampire(scene, one, card) for card in one["torpor"]]
            ]
            if one["torpor"]
            else None,
        ],
    ]


def place(scene: Scene, card: View) -> Element:
    """The Haven card; face down its name is only for who knows it."""
    say, words = scene.speech.say, scene.speech.words
    name = say("riv.haven-down") if card["card"] is None else words.card_name(card["card"])
    return h.span(class_=["hv", *states(scene, card["handle"])], id=f"card-{card['handle']}", data_read=card["card"])[
        icon("haven"),
        hit(scene, card["handle"], card["card"], h.span(".hvn")[name]),
        card["down"] and card["card"] is not None and h.small[scene.speech.term("zone.face-down")],
        menu(scene, card["handle"]),
    ]


def street(scene: Scene, seat: int, one: View) -> Element:
    """Parties: a bracket over two or more; one alone has none."""
    out = in_street(one)
    parties = list(dict.fromkeys([card["party"] for card in out]))
    groups = [[card for card in out if card["party"] == party] for party in parties]
    label = capital(scene.speech.term("street"))
    return h.div(
        class_=["r-cell", "r-street", not out and "r-street--empty"],
        id=f"street-{seat}",
        role="group",
        aria_label=label,
        data_arrows=True,
    )[
        h.div(".r-base.r-base--street", aria_hidden="true")[h.span(".hv")[icon("street"), label]],
        h.div(".r-cast")[
            [
                h.div(
                    class_=["party", "party--many", f"party--{share(len(group))}"],
                    role="group",
                    aria_label=scene.speech.say("riv.together"),
                )[[vampire(scene, one, card) for card in group]]
                if len(group) > 1
                else vampire(scene, one, group[0])
                for group in groups
            ]
        ],
    ]
