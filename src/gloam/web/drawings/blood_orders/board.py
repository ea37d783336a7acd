"""The city of Blood Orders: Quarters as rows, Dawn, Dusk and Night as columns; the Altar and the Catacombs below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gloam.blood_orders.catalogue import KINDS, NUMBER, VICTIMS
from gloam.web import tags as h
from gloam.web.drawings.blood_orders import stage
from gloam.web.drawings.blood_orders.orders import PLACES, where_placed
from gloam.web.drawings.blood_orders.pieces import (
    NO_OFFER,
    OWN_ORDERS,
    SIGILS,
    SKYLINES,
    Offer,
    View,
    asked,
    effect_text,
    kind_name,
    offer,
    own,
    pick,
    quarter_name,
    seen,
    tokens,
    tri,
)
from gloam.web.drawings.blood_orders.players import players
from gloam.web.drawings.blood_orders.stage import Night
from gloam.web.drawings.parts import SYMBOLS, disc, figure, hidden, icon, sigil
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn, slot
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens, Scene
from gloam.words.forms import capital

Here = tuple[int, bool, int | None]  # an order: whose, whether it is being resolved, and what it shows


def board(scene: Scene) -> Drawn:
    view = seen(scene)
    found = [quarter for quarter in view["quarters"] if quarter["location"] is not None]
    nights = stage.newest_nights(scene)
    aims = {kind: meant(scene, view, kind) for kind in KINDS} if found else {}
    rows = [row(scene.lens, ground(scene, view, quarter, aims, nights.get(quarter["name"]))) for quarter in found]
    below = [place(scene.lens, *at_place(scene, view, name)) for name in PLACES]
    return whole(scene.lens, len(found)).filled(players=players(scene), rows=rows, places=below)


@part
def whole(lens: Lens, rows: int) -> Element:
    return h.div("#bo-board.bo-board")[
        slot("players"),
        rows
        and h.div("#city", class_=["city", f"city--{rows}"])[
            heads(lens),
            slot("rows"),
            h.div("#always.q.always")[h.span(".label")[lens.speech.say("bo.any-token")], slot("places")],
        ],
    ]


def heads(lens: Lens) -> Element:
    say = lens.speech.say
    return h.div(".colh", aria_hidden="true")[
        h.span,
        [h.span[icon(kind), h.b[kind_name(lens.speech, kind)], " ", say(f"bo.head.{kind}")] for kind in KINDS],
    ]


def meant(scene: Scene, view: View, kind: str) -> str | None:
    """The Quarter in which one's own order of this kind lies, or to which it is turned."""
    mine = own(scene)
    if mine is None or view["phase"] not in OWN_ORDERS:
        return None
    aim: str | None = mine["plan"].get(kind, {}).get("to")
    return where_placed(view, scene.you, kind) or aim


# ---- a Quarter


@dataclass(frozen=True)
class Space:
    """What an action space shows: whether one's own order is meant to go there, whether an order is being resolved
    there and asks the viewer, which orders wait, and what can be chosen."""

    kind: str
    planned: bool
    now: bool
    mine: bool
    orders: tuple[Here, ...]
    offers: Offer


@dataclass(frozen=True)
class Ground:
    """What a Quarter shows. `pays`: what its Dusk action costs the viewer. `night`: what came of it by Night."""

    quarter: View
    spaces: tuple[Space, ...]
    pays: int | None
    night: Night | None
    offers: Offer


def ground(scene: Scene, view: View, quarter: View, aims: dict[str, str | None], night: Night | None) -> Ground:
    name, mine = quarter["name"], own(scene)
    return Ground(
        quarter=quarter,
        spaces=tuple([space(scene, view, quarter, kind, aims[kind] == name) for kind in KINDS]),
        pays=None if mine is None else mine["costs"].get(name),
        night=night,
        offers=offer(scene, (f"at {name}", f"to {name}")),
    )


def space(scene: Scene, view: View, quarter: View, kind: str, planned: bool) -> Space:
    name, now, question = quarter["name"], view["resolving"], asked(scene)
    here = now is not None and (now["at"], now["kind"]) == (name, kind)
    mine = here and question is not None and question.facts.get("at") == name
    active = now["seat"] if here else None
    orders: list[Here] = [] if active is None else [(active, True, None)]
    for seat in reversed(quarter["spaces"][kind]):
        shown = view["players"][seat]["shown"]
        orders.append((seat, False, shown[kind] if shown else None))
    options = [f"aim {kind} {name}", f"place {kind} {name}", *([f"unplan {kind}"] if planned else [])]
    offers = offer(scene, options) if question is not None else NO_OFFER
    return Space(kind, planned, here, mine, tuple(orders), offers)


@part
def row(lens: Lens, found: Ground) -> Drawn:
    """One Quarter: its skyline, die and entrance, and what each kind of order finds there."""
    quarter, (at_dawn, at_dusk, at_night) = found.quarter, found.spaces
    name, die, victim = quarter["name"], quarter["die"], quarter["victim"]
    gains = (quarter["night_blood"], quarter["night_influence"])
    return row_frame(lens, name).filled(
        head=head(lens, name, die, quarter["entrance"], found.night, found.offers),
        dawn=dawn(lens, name, die, quarter["location"], at_dawn),
        dusk=dusk(lens, name, die, victim, found.pays, at_dusk),
        night=night(lens, name, die, gains, victim is not None, at_night),
    )


@part
def row_frame(lens: Lens, name: str) -> Element:
    return h.section(".q", aria_label=quarter_name(lens.speech, name), id=f"quarter-{name}")[
        slot("head"), slot("dawn"), slot("dusk"), slot("night")
    ]


@part
def head(lens: Lens, name: str, pips: int, entrance: Sequence[View], night: Night | None, offers: Offer) -> Element:
    speech = lens.speech
    die = speech.term("die")
    return h.div(".qn.scene", id=f"scene-{name}")[
        h.svg(aria_hidden="true")[h.use(href=f"{SYMBOLS}#{SKYLINES[name]}")],
        h.h2(id=f"title-{name}")[quarter_name(speech, name)],
        tokens(lens, name, entrance),
        last_night(lens, name, night),
        [pick(lens, offers, option, speech.say("bo.choose"), "board", "here here--city") for option in offers.options],
        h.span(".die", title=f"{die} {pips}", id=f"die-{name}", data_tick=True)[
            hidden(f"{capital(die)} "), h.span[str(pips)], disc(lens, "die", name)
        ],
    ]


def last_night(lens: Lens, name: str, night: Night | None) -> Node:
    """Who took this Quarter by Night when it was last decided, with a way to see that Day again."""
    if night is None:
        return None
    first, what, seat = night
    key = "bo.night.taken.you" if what == "taken" and seat == lens.you else f"bo.night.{what}"
    text = lens.speech.say(key, name=lens.names[seat] if seat >= 0 else "")
    return h.p(class_=["bo-wonby", f"s{seat + 1}" if seat >= 0 else None], id=f"wonby-{name}")[
        h.span[text], " ", lens.see_again(first)
    ]


def cell(lens: Lens, name: str, die: int, found: Space, content: Node, extra: str = "") -> Element:
    """An action space. It is framed where one's own order is meant to go, and where an order is being resolved."""
    return h.div(
        class_=[
            "cell",
            extra,
            found.planned and "cell--plan",
            found.now and "cell--here",
            found.mine and "cell--now",
        ],
        id=f"{found.kind}-{name}",
        aria_label=f"{quarter_name(lens.speech, name)}, {kind_name(lens.speech, found.kind)}",
        role="group",
    )[content, marks(lens, name, die, found)]


def marks(lens: Lens, name: str, die: int, found: Space) -> Node:
    """What stands at an action space: one's own plan, a button to change it, or the orders waiting there."""
    say, kind, offers = lens.speech.say, found.kind, found.offers
    title, back = kind_name(lens.speech, kind), f"unplan {kind}"
    option = next((one for one in offers.options if one != back), None)
    if not (option or found.planned or found.orders):
        return None
    words = "bo.turn-here" if option and option.startswith("aim") else "bo.place-here"
    return h.span(".marks", id=f"marks-{name}-{kind}")[
        found.planned and h.span(".flag")[icon(kind), say("bo.your-order", kind=title)],
        pick(lens, offers, back, icon("undo"), "board", "unplan") if back in offers else None,
        pick(lens, offers, option, [icon(kind), say(words, kind=title)], "board", "here") if option else None,
        orders_here(lens, kind, die, found.orders),
    ]


def orders_here(lens: Lens, kind: str, die: int, orders: Sequence[Here]) -> Node:
    """The revealed orders of an action space, the next one first, each with what it shows against the die."""
    if not orders:
        return None
    return h.ol(".orders-here")[
        [
            h.li(class_=["oh", f"s{seat + 1}", active and "oh--now"], id=lens.keys.spot("order", seat, kind))[
                sigil(SIGILS[seat], seat, small=True),
                h.span(".who")[lens.name(seat)],
                None if shows is None else h.b[lens.speech.say("bo.of", has=shows, needs=die)],
            ]
            for seat, active, shows in orders
        ]
    ]


# ---- the three columns


@part
def dawn(lens: Lens, name: str, die: int, card: str, found: Space) -> Element:
    content = [
        h.h3(id=f"location-{name}")[name_of(lens, card)],
        h.span(".does", id=f"dawn-does-{name}")[effect_text(lens.speech, card)],
    ]
    return cell(lens, name, die, found, content)


def name_of(lens: Lens, card: str) -> Element:
    return h.a(href=lens.card_url(card), target="rules", data_read=card)[lens.speech.words.card_name(card)]


@part
def dusk(lens: Lens, name: str, die: int, card: str | None, pays: int | None, found: Space) -> Element:
    speech = lens.speech
    if card is None:
        nobody = h.span(".soft", id=f"no-victim-{name}")[speech.say("bo.no-victim")]
        return cell(lens, name, die, found, nobody)
    victim = VICTIMS[NUMBER[card]]
    content = [
        h.h3(data_card=lens.keys.card(card, 1), id=lens.keys.spot("victim", name))[
            disc(lens, "card", card),
            name_of(lens, card),
            h.small[icon(f"class-{victim.kind}"), speech.term(f"class.{victim.kind}")],
        ],
        h.span(".does", id=f"dusk-does-{name}")[effect_text(speech, card)],
        h.span(".meta", id=f"meta-{name}")[
            tri(speech, card),
            figure("vp", victim.points, speech.say("bo.points"), "fig--soft"),
            price(lens, victim.cost, victim.cost if pays is None else pays),
        ],
    ]
    return cell(lens, name, die, found, content)


def price(lens: Lens, cost: int, pays: int) -> Element:
    """What the Dusk action costs; for a viewer who pays less, both numbers."""
    word = lens.speech.say("bo.to-pay")
    return h.span(".fig.fig--inf", title=word)[
        icon("influence"), h.s[str(cost)] if pays != cost else None, h.span[str(pays)], hidden(f" {word}")
    ]


@part
def night(lens: Lens, name: str, die: int, gains: tuple[int, int], victim: bool, found: Space) -> Element:
    speech, (blood, influence) = lens.speech, gains
    content = [
        h.span(".two", id=f"gains-{name}")[
            disc(lens, "night", name),
            figure("blood", blood, speech.term("blood"), "fig--blood", f"night-{name}-blood"),
            figure("influence", influence, speech.term("influence"), "fig--inf", f"night-{name}-inf"),
        ],
        h.small(id=f"and-victim-{name}")[speech.say("bo.and-victim" if victim else "bo.tokens-only")],
    ]
    return cell(lens, name, die, found, content, "nightsp")


# ---- open to any token


def at_place(scene: Scene, view: View, name: str) -> tuple[str, Sequence[View], tuple[int, int] | None, Offer]:
    """What is shown of the Altar or the Catacombs: the tokens there, which cards are left, what can be placed."""
    left = (view["bleeders_left"], view["elders_left"]) if name == "catacombs" else None
    return name, view[name], left, offer(scene, [f"place {kind} {name}" for kind in KINDS])


@part
def place(lens: Lens, name: str, stack: Sequence[View], left: tuple[int, int] | None, offers: Offer) -> Element:
    say = lens.speech.say
    decks = left and h.span(".soft", id=f"left-{name}")[say("bo.decks", bleeders=left[0], elders=left[1])]
    return h.span(".anyplace", id=f"place-{name}")[
        disc(lens, "place", name),
        h.b(id=f"called-{name}")[icon(name), quarter_name(lens.speech, name)],
        h.span(".does", id=f"does-{name}")[say(f"bo.{name}-does"), " ", decks],
        tokens(lens, name, stack),
        placing(lens, name, offers),
    ]


def placing(lens: Lens, name: str, offers: Offer) -> Node:
    if not offers.options:
        return None
    return h.span(".anykind", role="group", data_arrows=True, id=f"placing-{name}")[
        [pick(lens, offers, option, icon(option.split(" ")[1]), "board", "here") for option in offers.options]
    ]
