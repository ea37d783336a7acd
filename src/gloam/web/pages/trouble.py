"""The page that says what went wrong."""

from __future__ import annotations

from typing import Final

from gloam.web import tags as h
from gloam.web.drawings.parts import icon
from gloam.web.elements import Element
from gloam.web.pages.frame import page, plain_top
from gloam.words.pages import Speech

TITLED: Final = (403, 404, 405, 413, 429, 500)  # these have a title of their own


def trouble_page(speech: Speech, text: str, status: int, table: str = "") -> Element:
    """`table`: one that the visitor has no seat at, but can watch."""
    title = speech.say(f"trouble.{status}" if status in TITLED else "trouble.title")
    inside = h.main("#main.trouble")[
        h.div(".scene", aria_hidden="true")[
            h.svg(viewBox="0 0 320 120", preserveAspectRatio="xMidYMax slice")[
                h.use(href="/static/symbols.svg#scene-bridge")
            ]
        ],
        h.p(".label")[str(status)],
        h.h1(".title")[title],
        h.p(".said")[text],
        h.p(".do")[
            table and h.a(".btn", href=f"/tables/{table}/watch")[icon("watch"), speech.say("door.watch")],
            h.a(".btn", href="/")[icon("gloam"), speech.say("home")],
        ],
    ]
    return page(speech, title, [plain_top(speech), inside])
