"""Who is there: a bot plays for somebody who is away, and they come back; somebody plays on several devices."""

from __future__ import annotations

import hashlib

import htpy as h
from htpy import Element, Node

from gloam.web.drawings.parts import icon, sent
from gloam.web.rooms.room import Room
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech


def covered(room: Room, scene: Scene) -> bool:
    """Does a bot play for this viewer?"""
    return scene.you is not None and room.seats[scene.you].stand_in


def come_back(scene: Scene, url: str) -> Element:
    """One press, and this viewer plays again."""
    return sent(f"{url}/stand-in")[
        h.input(type="hidden", name="bot", value="no"),
        h.button("#back.btn.btn--do", type="submit")[icon("human"), scene.speech.say("seat.back")],
    ]


def also_open(speech: Speech, room: Room, seat: int | None, url: str) -> Node:
    """Somebody else, or the same person elsewhere, holds this viewer's seat too: nobody shall overlook that. Each
    device can say that it knows, until there is another; what one says, others do not hear."""
    devices = [] if seat is None else sorted(room.holders[seat])
    if seat is None or len(devices) < 2:
        return None
    say = speech.say
    mark = hashlib.sha256(" ".join(devices).encode()).hexdigest()[:16]
    return h.div("#devices.request.devices", role="alert", data_devices=mark)[
        icon("alert"),
        h.span[speech.counted("devices", len(devices) - 1), room.looking(seat) > 1 and [" ", say("devices.now")]],
        sent(f"{url}/sign-out")[h.button("#sign-out.btn", type="submit")[say("devices.sign-out")]],
        h.button("#devices-known.btn.btn--quiet", type="button", data_knows=mark)[say("devices.known")],
    ]


def covers(room: Room, scene: Scene, url: str) -> Node:
    """For everyone who keeps the table waiting and is away: let a bot play."""
    if scene.you is None or scene.still:
        return None
    say = scene.speech.say
    return [
        sent(f"{url}/cover", id=f"cover-{scene.letter(seat)}")[
            h.input(type="hidden", name="seat", value=scene.letter(seat)),
            h.button(".btn.btn--quiet", type="submit", title=say("presence.cover-why", name=scene.names[seat]))[
                icon("bot"), say("presence.cover", name=scene.names[seat])
            ],
        ]
        for seat in room.playing.waiting_for()
        if seat != scene.you and room.may_cover(seat)
    ]
