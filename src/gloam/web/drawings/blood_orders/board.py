"""The city of Blood Orders: Quarters as rows, Dawn, Dusk and Night as columns; the Altar and the Catacombs below."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from gloam.blood_orders.catalogue import KINDS, NUMBER, VICTIMS
from gloam.web.drawings.blood_orders import stage
from gloam.web.drawings.blood_orders.pieces import (
    OWN_ORDERS,
    SIGILS,
    SKYLINES,
    View,
    asked,
    effect_text,
    kind_name,
    offered,
    own,
    pick,
    quarter_name,
    seen,
    tokens,
    tri,
)
from gloam.web.drawings.blood_orders.plan import where_placed
from gloam.web.drawings.blood_orders.players import players
from gloam.web.drawings.parts import SYMBOLS, disc, figure, hidden, icon, sigil
from gloam.web.scenes.scene import Scene
from gloam.words.forms import capital


def board(scene: Scene) -> Node:
    view = seen(scene)
    rows = [quarter for quarter in view["quarters"] if quarter["location"] is not None]
    return h.div(".bo-board")[
        players(scene),
        rows
        and h.div(class_=["city", f"city--{len(rows)}"])[
            heads(scene),
            [row(scene, quarter) for quarter in rows],
            always(scene),
        ],
    ]


def heads(scene: Scene) -> Element:
    say = scene.speech.say
    return h.div(".colh", aria_hidden="true")[
        h.span,
        [h.span[icon(kind), h.b[kind_name(scene.speech, kind)], " ", say(f"bo.head.{kind}")] for kind in KINDS],
    ]


def row(scene: Scene, quarter: View) -> Element:
    """One Quarter: its skyline, die and entrance, and what each kind of order finds there."""
    speech, name = scene.speech, quarter["name"]
    title = quarter_name(speech, name)
    die = speech.term("die")
    chosen = next((option for option in (f"at {name}", f"to {name}") if offered(scene, option)), None)
    return h.section(".q", aria_label=title, id=f"quarter-{name}")[
        h.div(".qn.scene")[
            h.svg(aria_hidden="true")[h.use(href=f"{SYMBOLS}#{SKYLINES[name]}")],
            h.h2[title],
            tokens(scene, name, quarter["entrance"]),
            last_night(scene, name),
            pick(scene, chosen, speech.say("bo.choose"), "board", "here here--city") if chosen else None,
            h.span(".die", title=f"{die} {quarter['die']}", id=f"die-{name}", data_tick=True)[
                hidden(f"{capital(die)} "), h.span[str(quarter["die"])], disc(scene, "die", name)
            ],
        ],
        dawn(scene, quarter),
        dusk(scene, quarter),
        night(scene, quarter),
    ]


def last_night(scene: Scene, name: str) -> Node:
    """Who took this Quarter by Night when it was last decided, with a way to see that Day again."""
    found = stage.newest_night(scene, name)
    if found is None:
        return None
    first, text, seat = found
    return h.p(class_=["bo-wonby", f"s{seat + 1}" if seat >= 0 else None])[h.span[text], " ", scene.see_again(first)]


def cell(scene: Scene, quarter: View, kind: str, content: Node, extra: str = "") -> Element:
    """An action space. It is framed where one's own order is meant to go, and where an order is being resolved."""
    view = seen(scene)
    now = view["resolving"]
    here = now is not None and (now["at"], now["kind"]) == (quarter["name"], kind)
    question = asked(scene)
    mine = here and question is not None and question.facts.get("at") == quarter["name"]
    return h.div(
        class_=[
            "cell",
            extra,
            meant(scene, quarter["name"], kind) and "cell--plan",
            here and "cell--here",
            mine and "cell--now",
        ],
        aria_label=f"{quarter_name(scene.speech, quarter['name'])}, {kind_name(scene.speech, kind)}",
        role="group",
    )[content, marks(scene, quarter, kind)]


def meant(scene: Scene, name: str, kind: str) -> bool:
    """Does one's own order of this kind lie in this Quarter, or is it turned to it?"""
    mine = own(scene)
    if mine is None or seen(scene)["phase"] not in OWN_ORDERS:
        return False
    aim = mine["plan"].get(kind, {}).get("to")
    return bool((where_placed(scene, kind) or aim) == name)


def marks(scene: Scene, quarter: View, kind: str) -> Node:
    """What stands at an action space: one's own plan, a button to change it, or the orders waiting there."""
    say, name = scene.speech.say, quarter["name"]
    title = kind_name(scene.speech, kind)
    option = next((one for one in (f"aim {kind} {name}", f"place {kind} {name}") if offered(scene, one)), None)
    waiting = orders_here(scene, quarter, kind)
    planned = meant(scene, name, kind)
    if not (option or planned or waiting):
        return None
    words = "bo.turn-here" if option and option.startswith("aim") else "bo.place-here"
    return h.span(".marks")[
        planned and h.span(".flag")[icon(kind), say("bo.your-order", kind=title)],
        pick(scene, f"unplan {kind}", icon("undo"), "board", "unplan")
        if planned and offered(scene, f"unplan {kind}")
        else None,
        pick(scene, option, [icon(kind), say(words, kind=title)], "board", "here") if option else None,
        waiting,
    ]


def orders_here(scene: Scene, quarter: View, kind: str) -> Node:
    """The revealed orders of an action space, the next one first, each with what it shows against the die."""
    view = seen(scene)
    now = view["resolving"]
    stack = [(seat, False) for seat in reversed(quarter["spaces"][kind])]
    if now and now["seat"] is not None and (now["at"], now["kind"]) == (quarter["name"], kind):
        stack.insert(0, (now["seat"], True))
    if not stack:
        return None
    return h.ol(".orders-here")[
        [
            h.li(class_=["oh", f"s{seat + 1}", active and "oh--now"], id=scene.keys.spot("order", seat, kind))[
                sigil(SIGILS[seat], seat, small=True),
                h.span(".who")[scene.name(seat)],
                h.b[scene.speech.say("bo.of", has=(view["players"][seat]["shown"] or {})[kind], needs=quarter["die"])]
                if view["players"][seat]["shown"] and not active
                else None,
            ]
            for seat, active in stack
        ]
    ]


# ---- the three columns


def dawn(scene: Scene, quarter: View) -> Element:
    card = quarter["location"]
    return cell(scene, quarter, "dawn", [h.h3[name_of(scene, card)], h.span(".does")[effect_text(scene.speech, card)]])


def name_of(scene: Scene, card: str) -> Element:
    return h.a(href=scene.card_url(card), target="rules", data_read=card)[scene.speech.words.card_name(card)]


def dusk(scene: Scene, quarter: View) -> Element:
    speech, card = scene.speech, quarter["victim"]
    if card is None:
        return cell(scene, quarter, "dusk", h.span(".soft")[speech.say("bo.no-victim")])
    victim = VICTIMS[NUMBER[card]]
    return cell(
        scene,
        quarter,
        "dusk",
        [
            h.h3(data_card=scene.keys.card(card), id=scene.keys.spot("victim", quarter["name"]))[
                disc(scene, "card", card),
                name_of(scene, card),
                h.small[icon(f"class-{victim.kind}"), speech.term(f"class.{victim.kind}")],
            ],
            h.span(".does")[effect_text(speech, card)],
            h.span(".meta")[
                tri(speech, card),
                figure("vp", victim.points, speech.say("bo.points"), "fig--soft"),
                price(scene, quarter["name"], victim.cost),
            ],
        ],
    )


def price(scene: Scene, name: str, cost: int) -> Element:
    """What the Dusk action costs; for a viewer who pays less, both numbers."""
    mine = own(scene)
    pays = cost if mine is None else mine["costs"].get(name, cost)
    word = scene.speech.say("bo.to-pay")
    return h.span(".fig.fig--inf", title=word)[
        icon("influence"), h.s[str(cost)] if pays != cost else None, h.span[str(pays)], hidden(f" {word}")
    ]


def night(scene: Scene, quarter: View) -> Element:
    speech, name = scene.speech, quarter["name"]
    content = [
        h.span(".two")[
            disc(scene, "night", name),
            figure("blood", quarter["night_blood"], speech.term("blood"), "fig--blood", f"night-{name}-blood"),
            figure("influence", quarter["night_influence"], speech.term("influence"), "fig--inf", f"night-{name}-inf"),
        ],
        h.small[speech.say("bo.and-victim" if quarter["victim"] else "bo.tokens-only")],
    ]
    return cell(scene, quarter, "night", content, "nightsp")


# ---- open to any token


def always(scene: Scene) -> Element:
    say, view = scene.speech.say, seen(scene)
    left = say("bo.decks", bleeders=view["bleeders_left"], elders=view["elders_left"])
    return h.div(".q.always")[
        h.span(".label")[say("bo.any-token")],
        [
            h.span(".anyplace", id=f"place-{name}")[
                disc(scene, "place", name),
                h.b[icon(name), quarter_name(scene.speech, name)],
                h.span(".does")[say(f"bo.{name}-does"), " ", h.span(".soft")[left] if name == "catacombs" else None],
                tokens(scene, name, view[name]),
                placing(scene, name),
            ]
            for name in ("altar", "catacombs")
        ],
    ]


def placing(scene: Scene, name: str) -> Node:
    found = [kind for kind in KINDS if offered(scene, f"place {kind} {name}")]
    return (
        h.span(".anykind", role="group", data_arrows=True)[
            [pick(scene, f"place {kind} {name}", icon(kind), "board", "here") for kind in found]
        ]
        if found
        else None
    )
