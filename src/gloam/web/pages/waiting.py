"""Before the game: who has come, and the links for those who have not."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from gloam.core.table import LETTERS
from gloam.web import tags as h
from gloam.web.drawings.parts import hues, icon, sent, sigil
from gloam.web.elements import Element, Node
from gloam.web.guests import colours
from gloam.web.guests.bringing import Choice
from gloam.web.guests.coming import may_free
from gloam.web.markup import drawn
from gloam.web.pages import aids, bringing, paces
from gloam.web.pages.frame import again, live, page, plain_top
from gloam.web.pages.lists import SIGNS, variants
from gloam.web.pages.presence import also_open
from gloam.web.pages.qr import qr_code
from gloam.web.pages.table import url_of
from gloam.web.pages.tips import tip
from gloam.web.rooms.paces import is_over
from gloam.web.rooms.room import Room
from gloam.web.store.schema import OPEN, PERSON
from gloam.words.pages import Speech


@dataclass(frozen=True)
class Waiting:
    """The room as one visitor sees it before the game. `host`: did they open the table? `origin`: where links lead."""

    room: Room
    seat: int | None
    host: bool
    speech: Speech
    origin: str
    choices: Sequence[Choice] = ()  # the decks they may bring


def waiting_page(waiting: Waiting) -> Element:
    room, seat, speech = waiting.room, waiting.seat, waiting.speech
    url = f"{url_of(room, seat)}/waiting"
    title = speech.say("waiting.title", game=speech.say(f"game.{room.game}"))
    body = [
        plain_top(speech, back=url),
        live(f"{url}/stream", inside(waiting, links=True), drawn(inside(waiting)).digest, room.version_for(seat)),
        h.div("#away", role="alert", hidden=True)[speech.say("away")],
        h.div(".wrap.page-narrow")[again(speech, url)],
    ]
    return page(speech, title, body, table=True)


def inside(waiting: Waiting, links: bool = False) -> Node:
    """What is sent whenever somebody comes or goes. The secret links are only in the page itself, not in the stream
    that also carries other people's names."""
    room, say = waiting.room, waiting.speech.say
    if room.row.begun:
        return begun(waiting)
    watching = f"{waiting.origin}/tables/{room.id}/watch"
    return h.main("#main.wrap.page-narrow")[
        h.h1(".title")[say("waiting.title", game=say(f"game.{room.game}"))],
        h.p(".lead", role="status")[news(waiting)],
        terms(waiting),
        bringing.allowed(waiting.speech, room.game, room.row.decks),
        aids.here(waiting.speech, room.game, room.without),
        also_open(waiting.speech, room, waiting.seat, url_of(room, waiting.seat)),
        h.ul(class_=["chairs", "chairs--wait", *hues([seat.colour for seat in room.seats])])[
            [chair(waiting, seat, links) for seat in range(len(room.seats))]
        ],
        own_deck(waiting),
        host_deeds(waiting) if waiting.host else guest_deeds(waiting),
        meanwhile(waiting.speech, room.game),
        tip(waiting.speech, room.game, f"{room.id}/waiting"),
        waiting.seat is not None
        and h.p(".do")[
            h.a(".btn.btn--quiet", href=f"{url_of(room, waiting.seat)}/seat")[icon("link"), say("seat.link")],
            h.a(".btn.btn--quiet", href=f"{url_of(room, waiting.seat)}/leave")[icon("away"), say("seat.leave")],
        ],
        h.div(".choices")[
            h.h2(".head")[say("waiting.watch")],
            h.p(".hint")[say("waiting.watch.text")],
            link_field(waiting.speech, "link-watch", watching, say("waiting.watch")),
            h.div("#qr-watch", {"hx-morph-skip": ""})[by_camera(waiting.speech, watching, say("waiting.watch"))],
        ],
    ]


def terms(waiting: Waiting) -> Node:
    """What is played, the pace, for whom the table is, and how long its invitations are good; whoever opened it can
    renew them."""
    room, speech = waiting.room, waiting.speech
    said = variants(speech, room.row)
    said += [speech.say("labelled", label=speech.say("pace"), text=paces.told(speech, room.row))]
    said += [mark for mark in paces.marked(speech, room.row) if mark != paces.told(speech, room.row)]
    return [
        h.p(".hint")[" · ".join(said)],
        paces.good_until(speech, room.row),
        waiting.host
        and is_over(room.row)
        and sent(f"/tables/{room.id}/renew")[
            h.button("#renew.btn", type="submit")[icon("replay"), speech.say("invitation.renew")]
        ],
    ]


def meanwhile(speech: Speech, game: str) -> Element:
    """What a newcomer can do until the others come."""
    return h.p(".ways-in")[
        h.span(".hint")[speech.say("waiting.meanwhile")],
        learn_beside(game, speech.say("learn.link")),
        h.a(href=f"/rules/{game}", target="rules")[icon("book"), h.span[speech.say("nav.rules")]],
    ]


def learn_beside(game: str, words: str, kind: str = "") -> Element:
    """The way to the lessons beside this page, which stays open: the game may begin, and an invitation is not lost."""
    return h.a(class_=["learn-link", kind], href=f"/learn/{game}", target="rules")[icon("coach"), h.span[words]]


def begun(waiting: Waiting) -> Element:
    """The game has begun: the script goes there by itself, anybody else follows the link."""
    room, seat = waiting.room, waiting.seat
    url = f"/tables/{room.id}" if seat is None else url_of(room, seat)  # perhaps they sit down at this very moment
    return h.main("#main.wrap.page-narrow")[
        h.h1(".title")[waiting.speech.say("waiting.begun")],
        h.p(".do")[h.a(".btn.btn--do.btn--big", href=url, data_goto=url)[waiting.speech.say("waiting.go")]],
    ]


def news(waiting: Waiting) -> str:
    """For how many the table waits."""
    free = sum(seat.kind == OPEN for seat in waiting.room.seats)
    return waiting.speech.counted("waiting.free", free)


def chair(waiting: Waiting, seat: int, links: bool) -> Element:
    room, say = waiting.room, waiting.speech.say
    row = room.seats[seat]
    free = row.kind == OPEN
    return h.li(id=f"chair-{LETTERS[seat]}", class_=["is-free" if free else ""])[
        h.span(".free.free--l")[icon("plus")] if free else sigil(SIGNS[seat], seat),
        h.span(".who-sits")[
            h.b[waiting.speech.person(row.name) or say("list.free-seat")], h.small[status(waiting, seat)]
        ],
        free and waiting.host and link(waiting, seat, links),
        removal(waiting, seat) if waiting.host else None,
        own_colour(waiting, row.colour) if seat == waiting.seat and row.colour else None,
    ]


def removal(waiting: Waiting, seat: int) -> Node:
    """For a guest who sat down and does not come: the host may free their seat."""
    room, say = waiting.room, waiting.speech.say
    if not may_free(room, seat):
        return None
    name = waiting.speech.person(room.seats[seat].name)
    return sent(f"/tables/{room.id}/free", f"free-{LETTERS[seat]}")[
        h.input(type="hidden", name="seat", value=LETTERS[seat]),
        h.button(".btn.btn--quiet", type="submit", title=say("removal.why", name=name))[
            icon("away"), say("removal.do"), h.span(".vh")[f", {name}"]
        ],
    ]


def own_deck(waiting: Waiting) -> Node:
    """One's own deck, and what else one could bring."""
    if waiting.seat is None:
        return None
    room, seat = waiting.room, waiting.seat
    url, mine = url_of(room, seat), room.seats[seat].deck
    return bringing.buttons(waiting.speech, room.game, url, waiting.choices, mine, room.row.decks)


def own_colour(waiting: Waiting, mine: str) -> Element:
    """One's own colour, and those that nobody has."""
    room, say = waiting.room, waiting.speech.say
    kept = [mine, *colours.free(room)]
    return sent(f"{url_of(room, waiting.seat)}/colour", "colour")[
        h.div(".hues", role="group", data_arrows=True, aria_label=say("waiting.colour"))[
            [
                h.button(
                    id=f"colour-{colour}",
                    type="submit",
                    name="colour",
                    value=colour,
                    aria_pressed="true" if colour == mine else "false",
                )[h.span(class_=["hue", f"hue--{colour}"]), waiting.speech.term(f"colour.{colour}")]
                for colour in room.appearance.colours
                if colour in kept
            ]
        ]
    ]


def status(waiting: Waiting, seat: int) -> str:
    room, say = waiting.room, waiting.speech.say
    row = room.seats[seat]
    if row.kind == OPEN:
        return say("waiting.nobody")
    if row.kind != PERSON:
        state = say("chair.bot", name=waiting.speech.words.bot_name(row.bot))
    elif seat == waiting.seat:
        return say("waiting.you")
    else:
        state = say("waiting.here" if room.present(seat) else "waiting.not-here")
    brings = bringing.state(waiting.speech, room.game, row.deck)
    if brings:
        return f"{state}, {brings}"
    if not row.colour:
        return state
    return say("waiting.plays", state=state, colour=waiting.speech.term(f"colour.{row.colour}"))


def link(waiting: Waiting, seat: int, links: bool) -> Element:
    """The private link of a free seat, for whoever set the table up. The box is kept as it is as long as the link is
    the same; for another, which the stream does not carry, the page is asked."""
    key, secret = f"link-{LETTERS[seat]}", waiting.room.seats[seat].secret
    label = waiting.speech.say("waiting.link", number=seat + 1)
    address = f"{waiting.origin}/seat/{secret}"
    mark = hashlib.sha256(secret.encode()).hexdigest()[:8]
    return h.div({"hx-morph-skip": True}, id=f"box-{key}-{mark}", class_="link-box")[
        [link_field(waiting.speech, key, address, label), by_camera(waiting.speech, address, label)]
        if links
        else h.a(".btn", href=f"{url_of(waiting.room, waiting.seat)}/waiting")[waiting.speech.say("waiting.new-link")]
    ]


def link_field(speech: Speech, id: str, url: str, label: str) -> Element:
    """A link to give away, with a button that copies it."""
    return h.div(".give")[
        h.label(".field")[
            icon("link"), h.span(".vh")[label], h.input(id=id, value=url, readonly=True, spellcheck="false")
        ],
        h.button(".btn", type="button", data_copy=f"#{id}", data_copied=speech.say("copied"))[
            speech.say("copy"), h.span(".vh")[f", {label}"]
        ],
    ]


def by_camera(speech: Speech, url: str, label: str) -> Element:
    """The same link for a phone at the same table: its camera reads it."""
    return h.details(".qr-of")[
        h.summary[icon("qr"), speech.say("qr"), h.span(".vh")[f", {label}"]], qr_code(url, label)
    ]


def host_deeds(waiting: Waiting) -> Element:
    room, say = waiting.room, waiting.speech.say
    return h.div(".do")[
        sent(f"/tables/{room.id}/begin")[
            h.button("#begin.btn.btn--do.btn--big", type="submit")[icon("bot"), say("waiting.begin")]
        ],
        h.form(method="post", action=f"/tables/{room.id}/close")[
            h.button(".btn.btn--quiet.btn--big", type="submit")[say("waiting.close")]
        ]
        if sum(seat.kind == PERSON for seat in room.seats) <= (waiting.seat is not None)
        else None,
    ]


def guest_deeds(waiting: Waiting) -> Node:
    room, say = waiting.room, waiting.speech.say
    if waiting.seat is not None:
        return h.p(".hint")[say("waiting.host")]
    if room.row.listed and any(seat.kind == OPEN for seat in room.seats) and not is_over(room.row):
        return h.form(".do", method="post", action=f"/tables/{room.id}/sit-down")[
            bringing.radios(waiting.speech, room.game, waiting.choices, "", room.row.decks),
            h.button(".btn.btn--do.btn--big", type="submit")[say("list.sit-down")],
        ]
    return h.p(".hint")[say("waiting.invited")]
