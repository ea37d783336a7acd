"""The list of games one can go through again."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.web import tags as h
from gloam.web.drawings.parts import icon
from gloam.web.elements import Element
from gloam.web.pages.frame import page, plain_top
from gloam.web.pages.lists import tables
from gloam.web.rooms.glance import Glance
from gloam.words.pages import Speech


def replays_page(speech: Speech, mine: Sequence[Glance], others: Sequence[Glance], key: str) -> Element:
    say = speech.say
    body = h.main("#main.wrap.page-narrow")[
        h.h1(".title")[say("replays.title")],
        h.p(".lead")[say("replays.intro")],
        h.section[
            h.h2(".head")[say("replays.mine")],
            tables(speech, mine, key, say("replays.none-mine")),
            h.p(".do")[h.a(".btn.btn--quiet", href="/me")[say("home.mine")]],
        ],
        h.section[h.h2(".head")[say("replays.open")], tables(speech, others, key, say("replays.none-open"))],
        h.div(".row")[h.a(".btn.btn--big", href="/upload")[icon("plus"), say("replays.upload")]],
    ]
    return page(speech, say("replays.title"), [plain_top(speech, here="/replays"), body])
