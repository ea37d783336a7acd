"""What the pages of a table reckon for everyone, and whether a table does without it."""

from __future__ import annotations

from collections.abc import Collection

from gloam.web import tags as h
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.parts import icon
from gloam.web.elements import Element, Node
from gloam.words.pages import Speech


def choices(speech: Speech, game: str, without: Collection[str]) -> Node:
    """In a form: what the maker of a table lets everyone have."""
    return [choice(speech, aid, aid not in without) for aid in GAMES[game].aids]


def choice(speech: Speech, aid: str, shown: bool) -> Element:
    say = speech.say
    return h.fieldset(".choices")[
        h.legend(".head")[say(f"aid.{aid}")],
        [
            h.label(".tick-line")[
                h.input(type="radio", name=f"aid-{aid}", value=value, checked=checked),
                h.span[h.b[say(f"aid.{value}")], h.span(".hint")[say(f"aid.{aid}.{value}")]],
            ]
            for value, checked in (("yes", shown), ("no", not shown))
        ],
    ]


def here(speech: Speech, game: str, without: Collection[str]) -> Node:
    """What an invitation says of it; nothing in a game without such."""
    told = [speech.say(f"aid.{aid}.here.{'no' if aid in without else 'yes'}") for aid in GAMES[game].aids]
    return [h.p(".hint.aids-here")[icon("why"), h.span[one]] for one in told]
