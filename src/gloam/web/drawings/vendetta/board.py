"""The matrix: rows are seats, columns are places. What can be chosen is highlighted where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from gloam.core.event import Fact
from gloam.web import tags as h
from gloam.web.drawings.parts import disc, hidden, icon
from gloam.web.drawings.vendetta.cards import back, classes, kind, power_of, skyline, slip, slip_face
from gloam.web.drawings.vendetta.outcome import Result, decided, result, this_round
from gloam.web.drawings.vendetta.places import HAVEN, Known, above, known_of, title
from gloam.web.drawings.vendetta.seats import own_row, seats
from gloam.web.drawings.vendetta.seen import Location, Lying, Position, View, location_of, read, seats_shown, seen
from gloam.web.drawings.vendetta.story import Story
from gloam.web.drawings.vendetta.turn import Turn, turn_of
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn, slot
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens, Scene

DROPS: Final = 6  # more Blood than this is told by a number
VERBS: Final = ("pick ", "take ", "turn ", "first ", "")  # how options name a card on the table
Fresh = tuple[int, str]  # a seat and a place: where a card has just been played


def board(scene: Scene) -> Drawn:
    view = seen(scene)
    fresh, told = newest(scene.events), this_round(scene.events)
    asking = scene.asking if scene.play.parts else scene.lens
    columns = [column(asking, scene.lens, ground(scene, view, place, fresh, told)) for place in view["locations"]]
    return whole(len(view["players"]), len(columns)).filled(seats=seats(scene), columns=columns)


@part
def whole(rows: int, places: int) -> Element:
    dense = rows > 4 or places > 3
    return h.div("#board", class_=["board", f"seats-{rows}", f"places-{places}", dense and "board--dense"])[
        slot("seats"), h.div("#places.locs")[slot("columns")]
    ]


def newest(events: list[dict[str, Fact]]) -> Fresh | None:
    """Where the card lies that was played last, unless something else has begun since."""
    for event in reversed(events):
        if event["what"] == "played":
            return int(str(event["seat"])), str(event["at"])
        if event["what"] in ("step", "phase"):
            return None
    return None


@dataclass(frozen=True)
class Ground:
    """What a place shows. `now`: it is being resolved, and then everyone's `picks` that are shown; `powers`: of each
    Position; `fresh`: whose card was just played here; `came`: what came of the place in this round."""

    place: Location
    now: bool
    picks: Sequence[str | None]
    powers: Sequence[Sequence[int]]
    fresh: int | None
    came: Result | None


def ground(scene: Scene, view: View, place: Location, fresh: Fresh | None, told: Sequence[Story]) -> Ground:
    name = place["name"]
    now = view["resolving"] == name
    came = next((each for each in told if each.at == name and each.over), None)
    return Ground(
        place=place,
        now=now,
        picks=[player["pick"] for player in view["players"]] if now else (),
        powers=powers_of(scene, name),
        fresh=fresh[0] if fresh is not None and fresh[1] == name else None,
        came=None if came is None else result(scene, came),
    )


@part
def column(asking: Lens, plain: Lens, ground: Ground) -> Drawn:
    """A place with everyone's Position. `plain`: for all that cannot be chosen."""
    known = known_of(ground.place)
    turn = turn_of(asking) if asking.play.parts else None
    positions = {f"at{seat}": position_of(asking, plain, ground, seat, turn) for seat in seats_shown(plain)}
    return frame(plain, known, ground.now).filled(head=head(plain, known, ground.came), **positions)


@part
def frame(lens: Lens, place: Known, now: bool) -> Element:
    return h.section(
        id=f"loc-{place[0]}",
        class_=["loc", now and "loc--now"],
        aria_label=title(lens.speech, place),
        aria_current="step" if now else None,
    )[slot("head"), [own_row(lens, seat, slot(f"at{seat}")) for seat in seats_shown(lens)]]


@part
def head(lens: Lens, place: Known, came: Result | None) -> Element:
    name, card, _ = place
    return h.div(".lochead", id=f"head-{name}")[
        h.div(".scene")[
            disc(lens, "place", name),
            skyline(card or name),
            h.span(".num")[above(lens.speech, place)],
            h.h2[title(lens.speech, place)],
        ],
        decided(lens, came),
        h.p(".rule")[place_rule(lens, place)],
        h.div(".prize")[prize(lens, place)],
    ]


def place_rule(lens: Lens, place: Known) -> str:
    """What is special about the place."""
    name, card, _ = place
    if name == HAVEN:
        return lens.speech.say("v.haven-rule")
    return lens.speech.words.card(card) if card else ""


def prize(lens: Lens, place: Known) -> Node:
    name, _, ally = place
    if ally is None:
        return h.span(".soft.small")[lens.speech.say("v.no-ally")]
    return slip(lens, ally, id=lens.keys.spot("ally", name), data_card=lens.keys.card(ally, 1))


# ---- a Position


@dataclass(frozen=True)
class Spot:
    """What a Position shows. `fresh`: its last card has just been played; `pick`: what its owner has shown. `powers`:
    what its Power is made of. `after`: what it will be, once the play is made."""

    place: str
    seat: int
    here: Position
    fresh: bool
    pick: str | None
    powers: Sequence[int]
    turn: Turn | None
    after: Position | None


def position_of(asking: Lens, plain: Lens, ground: Ground, seat: int, turn: Turn | None) -> Drawn:
    name, own = ground.place["name"], turn if seat == plain.you else None
    chosen = own is not None and own.begun and own.place == name
    spot = Spot(
        place=name,
        seat=seat,
        here=ground.place["positions"][seat],
        fresh=ground.fresh == seat,
        pick=ground.picks[seat] if ground.now else None,
        powers=ground.powers[seat],
        turn=own,
        after=after(asking, own, seat) if own is not None and chosen else None,
    )
    return position(asking if own is not None or choosable(asking, spot) else plain, plain, spot)


def choosable(scene: Lens, spot: Spot) -> bool:
    """Is one of the cards here a choice?"""
    cards = enumerate(spot.here["cards"])
    return any(option_for(scene, card, spot.place, spot.seat, number) for number, card in cards)


@part
def position(scene: Lens, plain: Lens, spot: Spot) -> Element:
    """`plain`: for the cards in it that cannot be chosen."""
    here, name, seat, turn = spot.here, spot.place, spot.seat, spot.turn
    chosen = turn is not None and turn.begun and turn.place == name
    buttons = choices_here(scene, turn, name) if turn is not None else []
    empty = not here["cards"] and not here["blood"] and not chosen
    last = len(here["cards"]) - 1
    look = [
        "pos",
        f"s{seat + 1}",
        seat == scene.you and "pos--me",
        empty and "pos--empty",
        (buttons or chosen) and "pos--legal",
        chosen and "pos--chosen",
    ]
    return h.div(class_=look, id=scene.keys.spot("position", name, seat))[
        h.span(".seatname")[scene.name(seat)],
        not empty
        and [
            h.div(".stack")[
                [
                    laid(scene, plain, card, name, seat, number, spot.fresh and number == last)
                    for number, card in enumerate(here["cards"])
                ],
                turn is not None and chosen and ghost(scene, turn),
                drops(scene, (spot.after or here)["blood"], name, seat),
                shown_pick(scene, spot.pick),
            ],
            in_sight(scene, here, spot.after, name, seat, spot.powers),
        ],
        buttons and h.div(".heres")[buttons],
    ]


def choices_here(scene: Lens, turn: Turn, name: str) -> list[Node]:
    """What the viewer can choose on the own Position at this place."""
    if scene.still:
        return []
    option = turn.at(name)
    found: list[Node] = []
    if option and turn.place != name:
        found.append(
            scene.choice(option, turn.place_part, class_="here", id=scene.keys.spot("here", name))[
                icon("plus"), scene.speech.say("v.play-here")
            ]
        )
    question = scene.question
    if question is not None and question.what == "AskWithdraw" and question.facts.get("at") == name:
        found += [here_button(scene, pick, pick, name) for pick in ("stay", "withdraw") if scene.offers(pick)]
    if question is not None and question.what == "AskWhere" and scene.offers(f"to {name}"):
        found.append(here_button(scene, f"to {name}", "next", name))
    return found


def here_button(scene: Lens, option: str, symbol: str, name: str) -> Element:
    spot = scene.keys.spot("here", name, option)
    return scene.choice(option, class_="here", id=spot)[icon(symbol), scene.said(option)]


def laid(scene: Lens, plain: Lens, card: Lying, place: str, seat: int, number: int, fresh: bool) -> Drawn:
    chosen = option_for(scene, card, place, seat, number)
    return lying(scene if chosen else plain, card, place, seat, number, fresh)


@part
def lying(scene: Lens, card: Lying, place: str, seat: int, number: int, fresh: bool) -> Element:
    """A card on the table: paper if everyone may read it, ink if not."""
    spot = scene.keys.spot(seat, place, number)
    known, owner = card["card"], card["owner"]
    moved: dict[str, str] = {"data_from": f"seat-{seat}"} if fresh else {}
    keyed = {} if known is None else {"data_card": scene.keys.card(known, 1)}
    option = option_for(scene, card, place, seat, number)
    look = ["slip", f"s{owner + 1}", "is-fresh" if fresh else ""]
    if not card["up"]:
        look += ["slip--down", "slip--mine" if known is not None else ""]
    elif known is not None:
        look.append(classes(known))
    mark = disc(scene, "card", known) if known else None
    inside = [mark, slip_face(scene.speech, known) if known and card["up"] else down_face(scene, card)]
    if option:
        look.append("is-legal")
        chosen: dict[str, str] = {**moved, **keyed, "title": scene.said(option)}
        return scene.choice(option, None, class_=" ".join(filter(None, look)), id=spot, **chosen)[
            inside, hidden(scene.said(option))
        ]
    if known is None:
        return h.span(class_=look, id=spot, **moved)[inside]
    return h.a(
        class_=look,
        id=spot,
        href=scene.card_url(known),
        target="rules",
        title=scene.speech.words.card(known),
        data_read=known,
        **moved,
        **keyed,
    )[inside]


def down_face(scene: Lens, card: Lying) -> list[Node]:
    """A face-down card: the same whatever it is, but for those who know it."""
    known = card["card"]
    if known is None:
        return [back(), h.span[scene.speech.say("v.face-down")]]
    who = "v.face-down" if scene.you is None else "v.only-you" if card["owner"] == scene.you else "v.you-saw"
    return [
        back(),
        h.span[h.b(".n")[str(power_of(known))], scene.speech.words.card_name(known)],
        h.span(".k")[icon("facedown"), scene.speech.say(who)],
    ]


def option_for(scene: Lens, card: Lying, place: str, seat: int, number: int) -> str:
    """The open question's option that means this card; '' where there is none."""
    question = scene.question
    if question is None or scene.still:
        return ""
    if card["card"] is not None:
        meant = next((verb + card["card"] for verb in VERBS if verb + card["card"] in question.options), "")
        asks_of_hand = question.what in ("AskPlayNext", "AskOfferedRelic")
        return "" if asks_of_hand else meant
    look = f"look {place} {scene.letter(seat)} {number + 1}"
    return look if look in question.options else ""


def ghost(scene: Lens, turn: Turn) -> Element:
    """The card as it will lie there."""
    speech = scene.speech
    symbol = "faceup" if turn.face == "up" else "facedown"
    return h.span(class_=["slip", "slip--ghost", classes(turn.card)], id=scene.keys.spot("ghost"))[
        h.span(".n")[str(power_of(turn.card))],
        h.span(".nm")[speech.words.card_name(turn.card)],
        kind(speech, turn.card) if turn.face == "up" else h.span(".k")[icon(symbol), h.span[speech.term("face_down")]],
    ]


def after(scene: Lens, turn: Turn, seat: int) -> Position | None:
    """The Position once the play is made, where making it teaches nothing."""
    if scene.play.after is None or not turn.place:
        return None
    return location_of(read(scene.play.after), turn.place)["positions"][seat]


def drops(scene: Lens, blood: int, place: str, seat: int) -> Node:
    if not blood:
        return None
    word = scene.speech.say("v.deployed", amount=blood)
    spot = scene.keys.spot("drops", place, seat)
    return h.span(".drops", title=word, id=spot, data_tick=True)[
        [icon("blood") for _ in range(blood if blood <= DROPS else 1)],
        blood > DROPS and h.b(aria_hidden="true")[f"× {blood}"],
        hidden(word),
    ]


def shown_pick(scene: Lens, pick: str | None) -> Node:
    """Stay or Withdraw, once it has been shown."""
    if pick is None:
        return None
    left = pick != "stay"
    return h.span(".pick-shown")[
        icon("withdraw" if left else "stay"), scene.speech.say("v.withdraws" if left else "v.stays")
    ]


def in_sight(
    scene: Lens, here: Position, later: Position | None, place: str, seat: int, powers: Sequence[int]
) -> Element:
    """The Power that can be added up, and "+ ?" where something is hidden from this viewer."""
    shown = later or here
    unknown = any(card["card"] is None for card in shown["cards"])
    return h.div(".sum")[
        disc(scene, "power", place, scene.letter(seat)),
        h.b(title=scene.speech.say("v.in-sight"), id=scene.keys.spot("power", place, seat), data_tick=True)[
            h.span[str(shown["power"])], unknown and h.i[" + ?"], hidden(" " + scene.speech.term("power"))
        ],
        None if later is not None else parts_of(powers),
    ]


def powers_of(scene: Scene, place: str) -> Sequence[Sequence[int]]:
    """By seat: each card's part of the Power, and the Blood's."""
    found: Any = scene.explained.get("powers")
    return found[place] if found is not None else [()] * len(scene.names)


def parts_of(powers: Sequence[int]) -> Node:
    """What the number is made of, where it is more than one thing."""
    return h.small(".parts")[" + ".join([str(part) for part in powers])] if len(powers) > 1 else None
