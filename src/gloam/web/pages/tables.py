"""All open tables, and a form that finds the right one. It needs no script."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import gloam
from gloam.web import tags as h
from gloam.web.drawings.parts import icon
from gloam.web.elements import Element
from gloam.web.pages.frame import page, plain_top
from gloam.web.pages.lists import tables
from gloam.web.pages.paces import choice, known
from gloam.web.rooms.glance import Glance
from gloam.web.store.paces import Wanted
from gloam.web.store.schema import LIVE, SLOW
from gloam.words.pages import LANGUAGES, Speech

FREE: Final = (0, 2, 3)  # at least so many free seats; 0: any


def tables_page(speech: Speech, found: Sequence[Glance], wanted: Wanted, key: str) -> Element:
    say = speech.say
    nothing = say("tables.none" if wanted == Wanted() else "tables.none-such")
    body = [
        plain_top(speech, here="/tables"),
        h.main("#main.wrap.page-narrow")[
            h.h1(".title")[say("tables.title")],
            h.p(".lead")[say("tables.text")],
            finder(speech, wanted),
            h.div("#found")[tables(speech, found, key, nothing)],
            None if found else open_one(speech),
        ],
    ]
    return page(speech, say("tables.title"), body)


def finder(speech: Speech, wanted: Wanted) -> Element:
    """What is looked for."""
    say = speech.say
    whatever = ("", say("tables.any"))
    games = [whatever, *[(name, say(f"game.{name}")) for name in gloam.games()]]
    paces = [whatever, *[(pace, say(f"tables.pace.{pace}")) for pace in (LIVE, SLOW)]]
    free = [(str(count), say("tables.free.at-least", count=count) if count else say("tables.any")) for count in FREE]
    languages = [whatever, *[(name, known(name)) for name in LANGUAGES]]
    return h.form(".dk-find.finder", method="get", action="/tables", role="search")[
        choice(say("tables.game"), "game", games, wanted.game),
        choice(say("tables.pace"), "pace", paces, wanted.pace),
        choice(say("tables.free"), "free", free, str(wanted.free)),
        choice(say("pace.spoken"), "language", languages, wanted.language),
        h.label(".tick-line")[
            h.input(type="checkbox", name="beginners", value="yes", checked=wanted.beginners),
            h.span[h.b[say("pace.beginners")]],
        ],
        h.button(".btn.btn--main", type="submit")[say("tables.show")],
        None if wanted == Wanted() else h.a(".btn.btn--quiet", href="/tables")[say("tables.all")],
    ]


def open_one(speech: Speech) -> Element:
    """Where there is none: one's own."""
    return h.div(".choices.open-one")[
        h.p[speech.say("tables.open-one")],
        h.p(".do")[
            [
                h.a(".btn.btn--big", href=f"/invite/{name}?listed=yes")[icon("link"), speech.say(f"game.{name}")]
                for name in gloam.games()
            ]
        ],
    ]
