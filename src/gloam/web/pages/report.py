"""Something is wrong: the form, and the number of what was sent."""

from __future__ import annotations

from gloam.web import tags as h
from gloam.web.drawings.parts import icon
from gloam.web.elements import Element, Node
from gloam.web.pages.frame import page, plain_top
from gloam.web.pages.table import url_of
from gloam.web.rooms.room import Room
from gloam.words.pages import Speech


def form_page(speech: Speech, room: Room, seat: int, longest: int, wrong: str = "") -> Element:
    say = speech.say
    url = url_of(room, seat)
    return framed(
        speech,
        h.p(".lead")[say("report.intro")],
        h.form(".sheet-form", method="post", action=f"{url}/report")[
            h.label(".label", for_="text")[say("report.text")],
            h.textarea(
                "#text",
                name="text",
                rows="7",
                maxlength=str(longest),
                required=True,
                aria_invalid="true" if wrong else None,
                aria_describedby="wrong" if wrong else None,
            ),
            wrong and h.p("#wrong.reason", role="alert")[icon("lock"), wrong],
            h.div(".row")[
                h.button(".btn.btn--do.btn--big", type="submit")[say("report.send")],
                h.a(".btn.btn--quiet", href=url)[say("report.back")],
            ],
        ],
    )


def thanks_page(speech: Speech, room: Room, seat: int, number: str) -> Element:
    say = speech.say
    over = room.table is not None and room.table.over
    return framed(
        speech,
        h.p(".lead", role="status")[say("report.thanks"), " ", h.strong[say("report.number", number=number)]],
        h.p(".soft")[say("report.number-why")],
        h.div(".row")[
            h.a(".btn.btn--big", href=url_of(room, seat))[say("report.back")],
            over and h.a(".btn.btn--big", href=f"/reports/{number}")[icon("log"), say("report.file")],
        ],
    )


def framed(speech: Speech, *inside: Node) -> Element:
    title = speech.say("report.title")
    body = h.main("#main.wrap.page-narrow")[h.h1(".title")[title], inside]
    return page(speech, title, [plain_top(speech), body])
