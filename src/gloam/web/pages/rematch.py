"""Somebody wants to play again."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.web import tags as h
from gloam.web.elements import Node
from gloam.web.rooms.seated import Rematch
from gloam.words.pages import Speech


def invitation(speech: Speech, following: Rematch | None, names: Sequence[str], held: Sequence[int]) -> Node:
    """Who asked for another game, and the way there; nothing while nobody has. `held` are the reader's seats."""
    if following is None:
        return None
    say = speech.say
    if following.by and any(names[seat] == following.by for seat in held):
        text = say("end.asked-by-you")
    else:
        text = say("end.asked", name=speech.person(following.by)) if following.by else say("end.next")
    return [
        h.p(".asked", role="status")[text],
        h.a(class_=["btn", "btn--big", bool(held) and "btn--do"], href=f"/tables/{following.table}")[
            say("end.join" if held else "end.watch-next")
        ],
    ]
