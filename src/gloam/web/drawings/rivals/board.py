"""The table of Rivals: the City, then a row for each player, clockwise, one's own last. Columns: seat, Haven, The
Street."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.web import tags as h
from gloam.web.drawings.parts import hidden, icon
from gloam.web.drawings.rivals.city import city
from gloam.web.drawings.rivals.fight import conflict, fight
from gloam.web.drawings.rivals.numbers import Sums, sums_of
from gloam.web.drawings.rivals.pieces import View, anyone, asked_of, hit, menu, seen, signs, states
from gloam.web.drawings.rivals.seats import Sitting, rows, seat_of, sitting_of
from gloam.web.drawings.rivals.tiles import laid, vampire
from gloam.web.elements import Element
from gloam.web.markup import Drawn, slot
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens, Scene
from gloam.words.forms import capital

FEWEST, MOST = 2, 7  # vampires for which a column always has room, and for which columns still differ


def board(scene: Scene) -> Drawn:
    view, asked = seen(scene), scene.asking if scene.play.parts else None
    marks = signs(view)
    shown = [
        fight(scene) if view["attack"] else None,
        conflict(scene) if view["conflict"] else None,
        city(scene, asked),
        *[row_of(scene, view, asked, seat, marks[seat]) for seat in rows(scene, view)],
    ]
    return whole(len(view["players"]), widths(view)).filled(shown=[one for one in shown if one is not None])


@part
def whole(seats: int, widths: Sequence[str]) -> Element:
    return h.div("#board", class_=["r-board", f"r-seats-{seats}", *widths])[slot("shown")]


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


# ---- a player's row


def row_of(scene: Scene, view: View, asked: Lens | None, seat: int, sign: str) -> Drawn:
    one, sums = view["players"][seat], sums_of(scene)
    vampires = (*one["coterie"], *one["torpor"])
    told = {card["handle"]: sums[card["handle"]] for card in vampires if card["handle"] in sums}
    sitting = sitting_of(scene, view, seat, sign)
    return row(scene.lens, asked_of(asked, (*vampires, *one["board"])), one, sitting, told)


@part
def row(lens: Lens, asked: Lens | None, one: View, sitting: Sitting, sums: Sums) -> Element:
    """A player and what is theirs. `asked`: the viewer with their question, where it speaks of a card here; `sums`: how
    the numbers come about."""
    seat, lead = sitting.seat, one["leader"]
    look = ["r-row", f"s{seat + 1}", seat == lens.you and "r-row--me", one["out"] and "r-row--out"]
    home, out = at_home(one), in_street(one)
    before = [card for card in one["board"] if card["kind"] != "agenda"]
    # Who has seen a Conspiracy, and whose Prestige lies on a Haven, is told to each in their own words.
    personal = any(card["down"] or (card["kind"] == "haven" and card["blood"]) for card in before)
    inside = asked_of(asked, (*before, *home, *one["torpor"]))
    return h.section(id=f"row-{seat}", class_=look, aria_label=lens.name(seat))[
        seat_of(lens, one, sitting),
        haven(lens if personal else anyone(lens), inside, seat, before, home, one["torpor"], lead, sums),
        street(anyone(lens), asked_of(asked, out), seat, out, lead, sums),
    ]


@part
def haven(
    lens: Lens,
    asked: Lens | None,
    seat: int,
    before: Sequence[View],
    home: Sequence[View],
    torpor: Sequence[View],
    lead: str | None,
    sums: Sums,
) -> Element:
    """The Haven card, what else lies `before` the player, the vampires at home; Torpor behind a hairline."""
    speech, label = lens.speech, capital(lens.speech.term("haven"))
    return h.div(".r-cell.r-haven", id=f"haven-{seat}", role="group", aria_label=label, data_arrows=True)[
        h.div(".r-base", id=f"base-{seat}")[
            [
                place(asked_of(asked, (card,)) or (lens if card["blood"] else anyone(lens)), card)
                for card in before
                if card["kind"] == "haven"
            ],
            [laid(lens, asked, card) for card in before if card["kind"] != "haven"],
        ],
        h.div(".r-cast", id=f"home-{seat}")[
            [vampire(lens, asked, card, lead, sums) for card in home],
            h.div(".r-torpor", id=f"torpor-{seat}", role="group", aria_label=speech.say("riv.in-torpor"))[
                [vampire(lens, asked, card, lead, sums) for card in torpor]
            ]
            if torpor
            else None,
        ],
    ]


@part
def place(lens: Lens, card: View) -> Element:
    """The Haven card; face down its name is only for who knows it."""
    speech, handle = lens.speech, card["handle"]
    name = speech.say("riv.haven-down") if card["card"] is None else speech.words.card_name(card["card"])
    return h.span(class_=["hv", *states(lens, handle)], id=f"card-{handle}", data_read=card["card"])[
        icon("haven"),
        hit(lens, handle, card["card"], h.span(".hvn")[name]),
        card["down"] and card["card"] is not None and h.small[speech.term("zone.face-down")],
        "covered" in card and h.small[speech.say("riv.covered")],
        [hostage(lens, seat, amount) for seat, amount in enumerate(card["tokens"]) if amount],
        menu(lens, handle),
    ]


def hostage(lens: Lens, seat: int, amount: int) -> Element:
    """Prestige of somebody's colour that lies on a Haven. [card.the-big-house]"""
    words = lens.speech.say("riv.hostage", name=lens.name(seat), amount=amount)
    return h.span(class_=["ag", f"s{seat + 1}"], title=words)[icon("prestige"), str(amount), hidden(f" {words}")]


@part
def street(lens: Lens, asked: Lens | None, seat: int, out: Sequence[View], lead: str | None, sums: Sums) -> Element:
    """Parties: a bracket over two or more; one alone has none."""
    parties = list(dict.fromkeys([card["party"] for card in out]))
    groups = [[card for card in out if card["party"] == party] for party in parties]
    label = capital(lens.speech.term("street"))
    return h.div(
        class_=["r-cell", "r-street", not out and "r-street--empty"],
        id=f"street-{seat}",
        role="group",
        aria_label=label,
        data_arrows=True,
    )[
        h.div(".r-base.r-base--street", aria_hidden="true")[h.span(".hv")[icon("street"), label]],
        h.div(".r-cast", id=f"out-{seat}")[
            [
                h.div(
                    class_=["party", "party--many", f"party--{share(len(group))}"],
                    id=f"party-of-{group[0]['handle']}",
                    role="group",
                    aria_label=lens.speech.say("riv.together"),
                )[[vampire(lens, asked, card, lead, sums) for card in group]]
                if len(group) > 1
                else vampire(lens, asked, group[0], lead, sums)
                for group in groups
            ]
        ],
    ]
