"""The clocks of a table, and what the others choose when somebody's time is out."""

from __future__ import annotations

import time
from collections.abc import Mapping

from gloam.web import tags as h
from gloam.web.drawings.parts import icon, listed, sent
from gloam.web.elements import Element, Node
from gloam.web.pages import paces
from gloam.web.rooms.clocks import CHOICES, END, SIT_IN, WAIT, Time
from gloam.web.rooms.room import Room
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech


def server_time(room: Room) -> Node:
    """What the script counts from: it stands outside what is sent anew. Only where there is a clock."""
    return h.span("#server-time", data_now=f"{time.time():.3f}", hidden=True) if room.row.clock else None


def clocks(room: Room, scene: Scene) -> Node:
    """How long each of those who are asked has left."""
    if not room.row.clock or room.row.ended or scene.still:
        return None
    running = room.clocks.kept.times
    return (
        bool(running) and h.ul("#clocks.clocks")[[clock(room, scene, seat, running[seat]) for seat in sorted(running)]]
    )


def clock(room: Room, scene: Scene, seat: int, one: Time) -> Element:
    """A clock. Without a script it says when time is out; with one it counts."""
    say, name = scene.speech.say, scene.names[seat]
    mine = seat == scene.you
    label = say("clock.yours") if mine else say("clock.theirs", name=name)
    if not one.until:
        shown: Node = say("clock.stands")
    elif room.clocks.is_out(seat):
        shown = say("clock.out")
    elif not mine and not one.held and room.still_looks(seat):
        shown = say("clock.looks", name=name)
    else:
        shown = counting(room, scene.speech, seat, one)
    return h.li(class_=[mine and "is-mine"])[icon("clock"), h.span(".label")[label], " ", h.b[shown]]


def counting(room: Room, speech: Speech, seat: int, one: Time) -> Element:
    words = {name: speech.say(f"clock.{name}", left="#") for name in ("reserve", "only-reserve")}
    return h.time(
        datetime=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(one.until)),
        data_until=f"{one.until:.1f}",
        data_bank=f"{room.clocks.bank(seat):.0f}",
        data_days=speech.say("clock.days", days="#d", hours="#h"),
        data_reserve=words["reserve"],
        data_only_reserve=words["only-reserve"],
    )[speech.say("clock.until", day=paces.day(one.until))]


# ---- when time is out


def late(room: Room, scene: Scene, url: str) -> Node:
    """For everyone whose time is out: what shall be done, or that one can still answer."""
    if scene.still or not room.row.clock or room.row.ended:
        return None
    return [out(room, scene, seat, url) for seat in room.clocks.late()]


def out(room: Room, scene: Scene, seat: int, url: str) -> Element:
    say, name, votes = scene.speech.say, scene.names[seat], room.clocks.kept.votes.get(seat, {})
    key = "you" if seat == scene.you else "other" if scene.you in room.clocks.voters(seat) else "watch"
    chooses, mine = key == "other", "" if scene.you is None else votes.get(scene.you, "")
    return h.div(".request.out", id=f"out-{scene.letter(seat)}", role="alert")[
        icon("clock"),
        h.span[
            say(f"clock.out.{key}", name=name) if key != "you" else say("clock.out.you"),
            [h.small[" ", said(scene, votes, choice)] for choice in CHOICES if choice in votes.values()],
            chooses and h.small[" ", say("clock.bot.text", name=name)],
            chooses and len(room.clocks.voters(seat)) > 1 and h.small[" ", say("clock.majority")],
        ],
        chooses
        and sent(f"{url}/time-out", f"choose-{scene.letter(seat)}")[
            h.input(type="hidden", name="late", value=scene.letter(seat)),
            [button(scene, choice, mine == choice) for choice in (WAIT, SIT_IN)],
            h.details(".out-end")[
                h.summary[icon("away"), say("clock.end")],
                h.p[say("clock.end.text")],
                button(scene, END, mine == END, "clock.end.sure"),
            ],
        ],
    ]


def said(scene: Scene, votes: Mapping[int, str], choice: str) -> str:
    """Who has chosen this."""
    names = listed(scene.speech, [scene.names[seat] for seat, one in sorted(votes.items()) if one == choice])
    return scene.speech.say("clock.votes", names=names, choice=scene.speech.say(f"clock.{choice}"))


def button(scene: Scene, choice: str, chosen: bool, key: str = "") -> Element:
    symbol = {SIT_IN: "bot", END: "away"}.get(choice, "clock")
    pressed = "true" if chosen else "false"
    return h.button(".btn", type="submit", name="choice", value=choice, aria_pressed=pressed)[
        icon(symbol), scene.speech.say(key or f"clock.{choice}")
    ]


def stopped(room: Room, scene: Scene) -> Element:
    """What the dock says of a game that its people have ended."""
    say = scene.speech.say
    name = scene.names[room.clocks.kept.late]
    return h.div(".ask.ask--stopped")[
        h.span(".turn.turn--idle")[say("stopped")],
        h.div("#question.question", role="status")[h.h1[say("stopped.text", name=name)]],
        h.a(".btn", href=f"/invite/{room.game}")[icon("link"), say("stopped.another")],
    ]
