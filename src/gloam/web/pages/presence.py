"""Who is there: a bot plays for somebody who is away, and they come back; somebody plays on several devices.

A page is drawn without those who are here: where they are spoken of it has slots, which are filled when it is sent. So
whoever comes or goes changes a few words on everyone's page, and no page is drawn for it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

from gloam.core.table import LETTERS
from gloam.web import tags as h
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.parts import away_slot, hidden, icon, sent
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn, Filling, drawn
from gloam.web.parts import part
from gloam.web.rooms.room import Room
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech

WATCHING, COVERS = "watching", "covers"  # what is said of those who are here, and not at a seat
BESIDE: Final = "~"  # stands in a digest between that of the body and that of the whole


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


# ---- who is here now


def shown(room: Room, seat: int | None, language: str, body: Drawn) -> Drawn:
    """The page with those who are here now. `body` is drawn without them, since they come and go while the table stays
    as it is. The digest of a page begins with that of its body."""
    if not body.is_open:
        return body
    slots = here(room, seat, Speech(language, room.game))
    page = body.kept_with(slots)
    if not page.found:  # it follows from both; to sum it all up once more would take longer
        page.found = f"{body.digest}{BESIDE}{summed(slots)}"
    return page


def summed(slots: Mapping[str, Filling]) -> str:
    """Tells what stands in these slots from anything else."""
    told = [f"{name} {drawn(found).digest}" for name, found in slots.items() if found is not None]
    return Drawn("", "", tuple(told), "").digest


def unknown(room: Room, body: Drawn) -> Drawn:
    """The same to somebody who may have been told anything of who is here: all of that differs from what is so."""
    found = dict.fromkeys((COVERS, *[name for names in places(room) for name in names]), drawn("?"))
    return body.filled_with({**found, WATCHING: drawn(h.span(id=WATCHING))})


def here(room: Room, seat: int | None, speech: Speech) -> dict[str, Filling]:
    """By slot, what is said of those who are here and of those who are not."""
    found: dict[str, Filling] = {
        WATCHING: watching(speech, room.watchers),
        COVERS: None,
    }
    if seat is not None and (gone_for_long := missing(room, seat)):
        found[COVERS] = covers(speech, f"/tables/{room.id}/{LETTERS[seat]}", gone_for_long)
    present = room.all_present
    for other, names in enumerate(places(room)):
        gone = other not in present and not room.is_bot(other)
        for name, beside in zip(names, (False, True), strict=True):
            found[name] = away(speech, room.game, beside) if gone else None
    return found


def places(room: Room) -> list[tuple[str, str]]:
    """By seat, the slots in which it is said that somebody is away."""
    return [(away_slot(seat, False), away_slot(seat, True)) for seat in range(len(room.seats))]


@part
def away(speech: Speech, game: str, beside: bool) -> Node:
    return GAMES[game].drawing.away(speech, beside)


@part
def watching(speech: Speech, watchers: int) -> Element:
    """How many look on."""
    counted = speech.counted("watchers", watchers)
    return h.span("#watching.fig.fig--soft.hide-s.watching", title=counted, hidden=not watchers)[
        icon("watch"), str(watchers), hidden(counted)
    ]


def missing(room: Room, you: int) -> list[tuple[str, str]]:
    """Everyone who keeps the table waiting and is away, by letter and name."""
    seats = [seat for seat in room.playing.waiting_for() if seat != you and room.may_cover(seat)]
    return [(LETTERS[seat], room.names[seat]) for seat in seats]


@part
def covers(speech: Speech, url: str, seats: Sequence[tuple[str, str]]) -> Node:
    """For each of these: let a bot play."""
    return [cover(speech, url, letter, speech.person(name)) for letter, name in seats]


def cover(speech: Speech, url: str, letter: str, name: str) -> Element:
    return sent(f"{url}/cover", id=f"cover-{letter}")[
        h.input(type="hidden", name="seat", value=letter),
        h.button(".btn.btn--quiet", type="submit", title=speech.say("presence.cover-why", name=name))[
            icon("bot"), speech.say("presence.cover", name=name)
        ],
    ]
