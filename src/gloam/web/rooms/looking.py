"""Somebody looks back at a game: at one of its lines, through somebody's eyes."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from gloam.core.table import LETTERS, Table
from gloam.web.drawings.still import still
from gloam.web.guests.guest import Guest
from gloam.web.house import House
from gloam.web.rooms.past import Past, past_of
from gloam.web.rooms.room import Room
from gloam.web.scenes.scene import Scene
from gloam.web.trouble import Trouble, missing
from gloam.words.pages import Speech

WATCH: Final = "watch"  # the eyes of those who only watch
ALL: Final = "all"  # every hand at once


@dataclass(frozen=True)
class Look:
    """`steps` are the lines of the journal where one can stop, `step` is which of them. `held` are the seats of
    whoever looks."""

    room: Room
    past: Past
    steps: Sequence[int]
    step: int
    eyes: str
    held: Sequence[int]
    speech: Speech
    key: str

    @property
    def over(self) -> bool:
        return self.past.end.over

    @property
    def seat(self) -> int | None:
        """The seat whose view it is; None for those who watch."""
        return LETTERS.index(self.eyes) if len(self.eyes) == 1 else None

    @property
    def line(self) -> int:
        return self.steps[self.step]

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    @property
    def names(self) -> list[str]:
        return self.speech.people(self.room.names)

    @property
    def url(self) -> str:
        return f"/replays/{self.room.id}"

    def link(self, step: int, eyes: str = "") -> str:
        """The address of a step. Of a game that goes on, each viewer counts their own."""
        if eyes and eyes != self.eyes and not self.over:
            return f"{self.url}?seat={eyes}"
        return f"{self.url}?line={step}&seat={eyes or self.eyes}"

    def step_at(self, line: int) -> int:
        """The first step at which this line has happened."""
        return min(bisect_left(self.steps, line), self.last)

    def scene(self, table: Table) -> Scene:
        """A picture of the past through these eyes."""
        scene = past_scene(self.room, table, self.seat, self.speech, self.key)
        seen = opened(scene, table) if self.eyes == ALL else scene
        return replace(seen, again=f"{self.url}/show?seat={self.eyes}")


def past_scene(room: Room, table: Table, seat: int | None, speech: Speech, key: str) -> Scene:
    """A table of this room's past as this seat sees it."""
    return replace(still(table, seat, room.id, room.names, speech, key), bots=room.all_bots, without=room.without)


def opened(scene: Scene, table: Table) -> Scene:
    """The same picture with everything in it that anybody at the table knew: only for whoever may know all of it."""
    view: object = scene.view
    events: object = scene.events
    for seat in range(table.seats):
        view = filled(view, table.view(seat))
        events = filled(events, table.events(seat))
    assert isinstance(view, dict), "what is filled keeps its shape"
    assert isinstance(events, list), "what is filled keeps its shape"
    return replace(scene, view=view, events=events)


def filled(seen: object, known: object) -> object:
    """What is hidden (None) in the one, taken from the other, which has the same shape."""
    if seen is None:
        return known
    if isinstance(seen, dict) and isinstance(known, dict):
        return {name: filled(value, known.get(name)) for name, value in seen.items()}
    if isinstance(seen, (list, tuple)) and isinstance(known, (list, tuple)) and len(seen) == len(known):
        return type(seen)([filled(one, other) for one, other in zip(seen, known, strict=True)])
    return seen


async def look(house: House, guest: Guest, room: Room, line: int | None, eyes: str) -> Look:
    """What this guest may see of a game. Raises `Trouble`."""
    if room.table is None:
        raise Trouble("trouble.not-begun", 409)
    held = await house.seats_of(guest, room.id)
    past = await house.drawing.do(past_of, room.journal().text())
    eyes = eyes or (LETTERS[held[0]] if held else WATCH)
    check_eyes(eyes, held, len(room.seats), past.end.over)
    seat = LETTERS.index(eyes) if len(eyes) == 1 else None
    steps = await house.drawing.do(past.steps, seat)
    step = len(steps) - 1 if line is None else line
    if not 0 <= step < len(steps):
        raise missing("replay.no-line")
    return Look(room, past, steps, step, eyes, held, Speech(guest.language, room.game), house.key)


def check_eyes(eyes: str, held: Sequence[int], seats: int, over: bool) -> None:
    """Of a game that goes on one sees only what one may know."""
    if eyes == WATCH or (eyes == ALL and over):
        return
    if eyes == ALL:
        raise Trouble("replay.all-later", 403)
    if len(eyes) != 1 or eyes not in LETTERS[:seats]:
        raise missing("replay.no-seat")
    if not over and LETTERS.index(eyes) not in held:
        raise Trouble("trouble.not-your-seat", 403)
