"""The matrix: rows are seats, columns are places. What can be chosen is highlighted where it lies."""

from __future__ import annotations

from typing import Any, Final

import htpy as h
from htpy import Element, Node

from gloam.core.event import Fact
from gloam.web.drawings.parts import disc, hidden, icon
from gloam.web.drawings.vendetta.cards import back, classes, kind, power_of, skyline, slip, slip_face
from gloam.web.drawings.vendetta.outcome import decided
from gloam.web.drawings.vendetta.places import HAVEN, above, title
from gloam.web.drawings.vendetta.seats import own_row, seats
from gloam.web.drawings.vendetta.seen import Location, Lying, Position, View, location_of, read, seats_shown, seen
from gloam.web.drawings.vendetta.turn import Turn, turn_of
from gloam.web.scenes.scene import Scene

DROPS: Final = 6  # more Blood than this is told by a number
VERBS: Final = ("pick ", "take ", "turn ", "first ", "")  # how options name a card on the table
Fresh = tuple[int, str]  # a seat and a place: where a card has just been played


def board(scene: Scene) -> Element:
    view = seen(scene)
    rows, places = len(view["players"]), len(view["locations"])
    dense = rows > 4 or places > 3
    fresh = newest(scene.events)
    return h.div(class_=["board", f"seats-{rows}", f"places-{places}", dense and "board--dense"])[
        seats(scene),
        h.div(".locs")[[column(scene, view, place, fresh) for place in view["locations"]]],
    ]


def newest(events: list[dict[str, Fact]]) -> Fresh | None:
    """Where the card lies that was played last, unless something else has begun since."""
    for event in reversed(events):
        if event["what"] == "played":
            return int(str(event["seat"])), str(event["at"])
        if event["what"] in ("step", "phase"):
            return None
    return None


def column(scene: Scene, view: View, place: Location, fresh: Fresh | None) -> Element:
    name = title(scene.speech, place)
    now = view["resolving"] == place["name"]
    return h.section(
        id=f"loc-{place['name']}",
        class_=["loc", now and "loc--now"],
        aria_label=name,
        aria_current="step" if now else None,
    )[
        h.div(".lochead")[
            h.div(".scene")[
                disc(scene, "place", place["name"]),
                skyline(place["card"] or place["name"]),
                h.span(".num")[above(scene.speech, place)],
                h.h2[name],
            ],
            decided(scene, place["name"]),
            h.p(".rule")[place_rule(scene, place)],
            h.div(".prize")[prize(scene, place)],
        ],
        [own_row(scene, seat, position(scene, view, place, seat, fresh)) for seat in seats_shown(scene)],
    ]


def place_rule(scene: Scene, place: Location) -> str:
    """What is special about the place."""
    if place["name"] == HAVEN:
        return scene.speech.say("v.haven-rule")
    return scene.speech.words.card(place["card"]) if place["card"] else ""


def prize(scene: Scene, place: Location) -> Node:
    ally = place["ally"]
    if ally is None:
        return h.span(".soft.small")[scene.speech.say("v.no-ally")]
    return slip(scene, ally, id=scene.keys.spot("ally", place["name"]), data_card=scene.keys.card(ally))


# ---- a Position


def position(scene: Scene, view: View, place: Location, seat: int, fresh: Fresh | None) -> Element:
    here, name = place["positions"][seat], place["name"]
    turn = turn_of(scene)
    chosen = seat == scene.you and turn.begun and turn.place == name
    buttons = choices_here(scene, turn, name) if seat == scene.you else []
    empty = not here["cards"] and not here["blood"] and not chosen
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
                    lying(scene, card, name, seat, number, fresh == (seat, name) and number == len(here["cards"]) - 1)
                    for number, card in enumerate(here["cards"])
                ],
                chosen and ghost(scene, turn),
                drops(scene, after_blood(scene, turn, seat) if chosen else here["blood"], name, seat),
                shown_pick(scene, view, name, seat),
            ],
            in_sight(scene, here, after(scene, turn, seat) if chosen else None, name, seat),
        ],
        buttons and h.div(".heres")[buttons],
    ]


def choices_here(scene: Scene, turn: Turn, name: str) -> list[Node]:
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


def here_button(scene: Scene, option: str, symbol: str, name: str) -> Element:
    spot = scene.keys.spot("here", name, option)
    return scene.choice(option, class_="here", id=spot)[icon(symbol), scene.said(option)]


def lying(scene: Scene, card: Lying, place: str, seat: int, number: int, fresh: bool) -> Element:
    """A card on the table: paper if everyone may read it, ink if not."""
    spot = scene.keys.spot(seat, place, number)
    known, owner = card["card"], card["owner"]
    moved: dict[str, str] = {"data_from": f"seat-{seat}"} if fresh else {}
    keyed = {} if known is None else {"data_card": scene.keys.card(known)}
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


def down_face(scene: Scene, card: Lying) -> list[Node]:
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


def option_for(scene: Scene, card: Lying, place: str, seat: int, number: int) -> str:
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


def ghost(scene: Scene, turn: Turn) -> Element:
    """The card as it will lie there."""
    speech = scene.speech
    symbol = "faceup" if turn.face == "up" else "facedown"
    return h.span(class_=["slip", "slip--ghost", classes(turn.card)], id=scene.keys.spot("ghost"))[
        h.span(".n")[str(power_of(turn.card))],
        h.span(".nm")[speech.words.card_name(turn.card)],
        kind(speech, turn.card) if turn.face == "up" else h.span(".k")[icon(symbol), h.span[speech.term("face_down")]],
    ]


def after(scene: Scene, turn: Turn, seat: int) -> Position | None:
    """The Position once the play is made, where making it teaches nothing."""
    if scene.play.after is None or not turn.place:
        return None
    return location_of(read(scene.play.after), turn.place)["positions"][seat]


def after_blood(scene: Scene, turn: Turn, seat: int) -> int:
    there = after(scene, turn, seat)
    now = location_of(seen(scene), turn.place)["positions"][seat]["blood"]
    return now if there is None else there["blood"]


def drops(scene: Scene, blood: int, place: str, seat: int) -> Node:
    if not blood:
        return None
    word = scene.speech.say("v.deployed", amount=blood)
    spot = scene.keys.spot("drops", place, seat)
    return h.span(".drops", title=word, id=spot, data_tick=True)[
        [icon("blood") for _ in range(blood if blood <= DROPS else 1)],
        blood > DROPS and h.b(aria_hidden="true")[f"× {blood}"],
        hidden(word),
    ]


def shown_pick(scene: Scene, view: View, place: str, seat: int) -> Node:
    """Stay or Withdraw, once it has been shown."""
    pick = view["players"][seat]["pick"]
    if pick is None or view["resolving"] != place:
        return None
    left = pick != "stay"
    return h.span(".pick-shown")[
        icon("withdraw" if left else "stay"), scene.speech.say("v.withdraws" if left else "v.stays")
    ]


def in_sight(scene: Scene, here: Position, later: Position | None, place: str, seat: int) -> Element:
    """The Power that can be added up, and "+ ?" where something is hidden from this viewer."""
    shown = later or here
    unknown = any(card["card"] is None for card in shown["cards"])
    return h.div(".sum")[
        disc(scene, "power", place, scene.letter(seat)),
        h.b(title=scene.speech.say("v.in-sight"), id=scene.keys.spot("power", place, seat), data_tick=True)[
            h.span[str(shown["power"])], unknown and h.i[" + ?"], hidden(" " + scene.speech.term("power"))
        ],
        None if later is not None else parts_of(scene, place, seat),
    ]


def parts_of(scene: Scene, place: str, seat: int) -> Node:
    """What the number is made of, where it is more than one thing: each card, and the Blood."""
    powers: Any = scene.explained.get("powers")
    found = powers[place][seat] if powers is not None else []
    return h.small(".parts")[" + ".join([str(part) for part in found])] if len(found) > 1 else None
