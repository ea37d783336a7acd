"""The page that a browser shows when the server cannot be reached."""

from __future__ import annotations

from gloam.web import tags as h
from gloam.web.drawings.parts import icon
from gloam.web.elements import Element
from gloam.web.pages.frame import brand, page
from gloam.words.pages import Speech


def offline_page(speech: Speech) -> Element:
    """It leads nowhere but here: its link has no address, so it tries the page again that could not be had."""
    say = speech.say
    inside = h.main("#main.trouble")[
        h.h1(".title")[say("offline")],
        h.p(".said")[say("offline.text")],
        h.form[h.button(".btn", type="submit")[icon("replay"), say("offline.again")]],
    ]
    return page(speech, say("offline"), [h.header(".top")[brand(speech)], inside])
