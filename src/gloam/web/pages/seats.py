"""The door to a seat, and one's own seat: its link, its name, and who plays it."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element, Node, VoidElement

from gloam.web.guest import Guest
from gloam.web.house import BOT, OPEN, PERSON
from gloam.web.pages.frame import page, plain_top
from gloam.web.pages.home import name_field, name_form
from gloam.web.pages.parts import icon, listed
from gloam.web.pages.table import url_of
from gloam.web.pages.waiting import link_field
from gloam.web.room import Room
from gloam.words.web import Speech


def door_page(speech: Speech, room: Room, seat: int, held: Sequence[int], guest: Guest, longest: int) -> Element:
    """What somebody sees who opens a seat's link. Its form has no address: it goes where the link led."""
    say = speech.say
    row = room.seats[seat]
    game = say(f"game.{room.game}")
    taken = row.kind == PERSON
    title = say("door.back" if taken else "door.title", game=game, name=row.name)
    body = [
        plain_top(speech),
        h.main("#main.wrap.page-narrow.door")[
            h.h1(".title")[title],
            h.p(".lead")[say("door.back.text") if taken else company(speech, room, seat)],
            held and h.p(".hint")[icon("why"), say("door.already", name=room.seats[held[0]].name)],
            h.form(".do.door-form", method="post")[
                None
                if taken
                else [
                    h.p(".hint")[say("home.name")],
                    name_field(speech, guest.name, guest.known_as, longest),
                    free_mark(),
                ],
                h.button(class_=["btn btn--big", not held and "btn--do"], type="submit")[
                    say("door.continue" if taken else "door.sit")
                ],
                held and h.a(".btn.btn--do.btn--big", href=url_of(room, held[0]))[say("door.own")],
            ],
        ],
    ]
    return page(speech, title, body)


def free_mark() -> VoidElement:
    """Tells the server that this form was made while nobody sat there."""
    return h.input(type="hidden", name="free", value="yes")


def company(speech: Speech, room: Room, seat: int) -> str:
    """Who else is at the table."""
    if room.seats[seat].kind == BOT:
        return speech.say("door.bot", name=room.seats[seat].name)
    names = [row.name for row in room.seats if row.kind != OPEN]
    return speech.say("door.with", names=listed(speech, names)) if names else speech.say("door.first")


def own_page(speech: Speech, room: Room, seat: int, origin: str, may_close: bool, longest: int) -> Element:
    say = speech.say
    row = room.seats[seat]
    url = url_of(room, seat)
    here = f"{url}/seat"
    body: list[Node] = [
        plain_top(speech, back=here),
        h.main("#main.wrap.page-narrow")[
            h.h1(".title")[say("seat.title", name=row.name)],
            h.p(".do")[h.a(".btn.btn--big", href=url)[say("seat.to-table")]],
            h.section(".choices")[
                h.h2(".head")[say("seat.link")],
                h.p(".hint")[say("seat.link.text")],
                link_field(speech, "link-own", f"{origin}/seat/{row.secret}", say("seat.link")),
                h.form(method="post", action=f"{url}/new-link")[
                    h.button(".btn.btn--quiet", type="submit")[icon("replay"), say("seat.new-link")]
                ],
                h.p(".hint")[say("seat.new-link.text")],
            ],
            stand_in(speech, url, row.stand_in) if not room.row.ended else None,
            h.section(".choices")[
                h.h2(".head")[say("home.name")], name_form(speech, row.name, row.name, longest, here)
            ],
            closing(speech, room) if may_close else None,
        ],
    ]
    return page(speech, say("seat.title", name=row.name), body)


def stand_in(speech: Speech, url: str, wanted: bool) -> Element:
    """Let a bot play, or come back."""
    say = speech.say
    return h.section(".choices")[
        h.h2(".head")[say("seat.away")],
        h.p(".hint")[say("seat.away.now" if wanted else "seat.away.text")],
        h.form(method="post", action=f"{url}/stand-in")[
            h.button(class_=["btn", wanted and "btn--do"], name="bot", value="no" if wanted else "yes")[
                icon("human" if wanted else "bot"), say("seat.back" if wanted else "seat.bot")
            ]
        ],
    ]


def closing(speech: Speech, room: Room) -> Element:
    say = speech.say
    return h.section(".choices")[
        h.h2(".head")[say("seat.close")],
        h.p(".hint")[say("seat.close.text")],
        h.form(method="post", action=f"/tables/{room.id}/close")[h.button(".btn", type="submit")[say("waiting.close")]],
    ]
