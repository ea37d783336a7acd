"""The door to a seat, and one's own seat: its link, its name, and who plays it."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.web import tags as h
from gloam.web.drawings.parts import SYMBOLS, icon, sigil
from gloam.web.elements import Element, Node
from gloam.web.guests.bringing import Choice
from gloam.web.guests.guest import Guest
from gloam.web.pages import aids, bringing, paces
from gloam.web.pages.frame import Share, page, plain_top
from gloam.web.pages.home import SKYLINES, name_field, name_form
from gloam.web.pages.lists import SIGNS, variants
from gloam.web.pages.presence import also_open
from gloam.web.pages.qr import qr_code
from gloam.web.pages.table import url_of
from gloam.web.pages.waiting import learn_beside, link_field
from gloam.web.rooms.room import Room
from gloam.web.store.schema import BOT, OPEN, PERSON, SLOW, HookRow, SeatRow
from gloam.web.trouble import Trouble
from gloam.words.pages import Speech


def door_page(
    speech: Speech,
    room: Room,
    seat: int,
    held: Sequence[int],
    guest: Guest,
    longest: int,
    choices: Sequence[Choice] = (),
) -> Element:
    """What somebody sees who opens a seat's link. Its form has no address: it goes where the link led. `choices`: the
    decks they may bring."""
    say = speech.say
    row = room.seats[seat]
    taken = row.kind == PERSON
    title = say("door.back" if taken else "door.title", game=say(f"game.{room.game}"), name=speech.person(row.name))
    body = [
        plain_top(speech),
        None if taken else sky(),
        h.main("#main", class_=["wrap", "door", taken and "page-narrow"])[
            other_device(speech, room, held, title)
            if taken
            else [what(speech, room, title), free_seat(speech, room, seat, held, guest, longest, choices)]
        ],
    ]
    return page(speech, title, body, share=Share(say("share.invitation", game=say(f"game.{room.game}")), room.game))


def expired_page(speech: Speech, room: Room) -> Element:
    """What somebody sees who comes with an invitation that is no longer good."""
    title = speech.say("invitation.expired")
    body = h.main("#main.wrap.page-narrow")[
        h.h1(".title")[title],
        h.p(".lead")[speech.say("invitation.expired.text", day=paces.day(room.row.expires))],
        h.p(".do")[
            h.a(".btn.btn--big", href="/tables")[speech.say("tables.link")],
            h.a(".btn.btn--quiet.btn--big", href=url_of(room, None))[icon("watch"), speech.say("door.watch")],
        ],
    ]
    return page(speech, title, [plain_top(speech), body])


def sky() -> Element:
    """The city over an invitation."""
    return h.div(".scene.door-sky", aria_hidden="true")[
        h.span(".wide")[[h.svg[h.use(href=f"{SYMBOLS}#{name}")] for name in (*SKYLINES, *SKYLINES)]]
    ]


def other_device(speech: Speech, room: Room, held: Sequence[int], title: str) -> Element:
    """The link of a seat that has its player: for another device of theirs."""
    say = speech.say
    return h.section[
        h.h1(".title")[title],
        h.p(".lead")[say("door.back.text")],
        held and already(speech, room, held),
        h.form(".do.door-form", method="post")[
            h.button(class_=["btn btn--big", not held and "btn--do"], type="submit")[say("door.continue")],
            held and own_seat(speech, room, held),
        ],
    ]


def free_seat(
    speech: Speech,
    room: Room,
    seat: int,
    held: Sequence[int],
    guest: Guest,
    longest: int,
    choices: Sequence[Choice],
) -> Element:
    """Who is there, and the way in. Whoever plays here already cannot take a second hand, and is not asked to."""
    say = speech.say
    full = bool(held) and bool(room.row.begun)
    said = "" if full else company(speech, room, seat)
    return h.section(".seat-free")[
        h.h2(".title")[say("seat.title", name=speech.person(room.seats[held[0]].name)) if full else say("door.free")],
        h.p(".lead")[said] if said else None,
        at_table(speech, room, None if full else seat),
        held and already(speech, room, held),
        bringing.allowed(speech, room.game, room.row.decks),
        aids.here(speech, room.game, room.without),
        paces.good_until(speech, room.row),
        None
        if full
        else h.form(".do.door-form", method="post")[
            h.p(".hint")[say("home.name")],
            name_field(speech, guest.name, guest.known_as, longest),
            bringing.radios(speech, room.game, choices, room.seats[seat].deck, room.row.decks),
            h.button(class_=["btn btn--big", not held and "btn--do"], type="submit")[say("door.sit")],
        ],
        h.div(".do.door-ways")[
            held and own_seat(speech, room, held),
            None if held else learn_beside(room.game, say("learn.first"), "btn"),
            h.a(".btn", href=url_of(room, None))[icon("watch"), say("door.watch")],
        ],
    ]


def already(speech: Speech, room: Room, held: Sequence[int]) -> Element:
    name = speech.person(room.seats[held[0]].name)
    return h.p(".hint.door-already")[icon("why"), h.span[speech.say("door.already", name=name)]]


def own_seat(speech: Speech, room: Room, held: Sequence[int]) -> Element:
    return h.a(".btn.btn--do.btn--big", href=url_of(room, held[0]))[speech.say("door.own")]


def what(speech: Speech, room: Room, title: str) -> Element:
    """What is played here, in three lines, how long it takes, and who asks."""
    say, game = speech.say, room.game
    host = [row for row in room.seats if room.row.host in room.holders[row.seat]]
    return h.section(".door-what")[
        [inviter(speech, row) for row in host[:1]],
        h.h1[title],
        h.p(".lead")[say(f"home.text.{game}")],
        h.ol(".in-three")[[h.li[say(f"door.{game}.{line}")] for line in (1, 2, 3)]],
        facts(speech, room),
        h.p(".ways-in")[h.a(href=f"/rules/{game}", target="rules")[icon("book"), h.span[say("door.rules")]]],
    ]


def inviter(speech: Speech, row: SeatRow) -> Element:
    """Who asks."""
    return h.p(".asks")[
        sigil(SIGNS[row.seat], row.seat, small=True), speech.say("door.invites", name=speech.person(row.name))
    ]


def facts(speech: Speech, room: Room) -> Element:
    """This table: for how many, how long, with which variants, and what is played where a variant is not."""
    told = [
        ("human", speech.say("door.seats", count=len(room.seats))),
        *([] if room.row.pace == SLOW else [("clock", speech.say(f"door.time.{room.game}"))]),
        ("clock" if room.row.pace == SLOW else "human", paces.told(speech, room.row)),
        *[("plus", name) for name in variants(speech, room.row)],
    ]
    return h.ul(".door-facts")[[h.li[icon(symbol), h.span[said]] for symbol, said in told]]


def at_table(speech: Speech, room: Room, seat: int | None) -> Element:
    """Every seat: who is there, and which is meant."""
    return h.ul(".door-seats")[[sits(speech, row, row.seat == seat) for row in room.seats]]


def sits(speech: Speech, row: SeatRow, meant: bool) -> Element:
    say = speech.say
    if meant:
        return h.li(".meant")[icon("plus"), h.b[say("door.you")], h.small[say("door.no-account")]]
    if row.kind == OPEN:
        return h.li[icon("plus"), h.b[say("list.free-seat")]]
    bot = row.kind == BOT
    return h.li[
        sigil(SIGNS[row.seat], row.seat, small=True),
        h.b[speech.person(row.name)],
        h.small[
            bot and icon("bot"), say("chair.bot", name=speech.words.bot_name(row.bot)) if bot else say("door.here")
        ],
    ]


def company(speech: Speech, room: Room, seat: int) -> str:
    """What the list of seats does not say of this one."""
    if room.seats[seat].kind == BOT:
        return speech.say("door.bot", name=room.seats[seat].name)
    return speech.say("door.first") if all(row.kind == OPEN for row in room.seats) else ""


def own_page(
    speech: Speech,
    room: Room,
    seat: int,
    origin: str,
    longest: int,
    hook: HookRow | None = None,
    secret: str = "",
    no: Trouble | None = None,
) -> Element:
    """One's own seat. `hook`: the address that is called; `secret`: that of its signature, where it is new; `no`: why
    an address could not be taken."""
    say = speech.say
    row = room.seats[seat]
    url = url_of(room, seat)
    here = f"{url}/seat"
    body: list[Node] = [
        plain_top(speech, back=here),
        h.main("#main.wrap.page-narrow")[
            h.h1(".title")[say("seat.title", name=speech.person(row.name))],
            h.p(".do")[h.a(".btn.btn--big", href=url)[say("seat.to-table")]],
            also_open(speech, room, seat, url),
            another_device(speech, url, f"{origin}/seat/{row.secret}"),
            stand_in(speech, url, row.stand_in) if not room.row.ended else None,
            calling(speech, url, hook, secret, no) if room.row.pace == SLOW and not room.row.ended else None,
            h.section(".choices")[
                h.h2(".head")[say("home.name")], name_form(speech, row.name, row.name, longest, here)
            ],
            h.section(".choices")[
                h.h2(".head")[say("leave")],
                h.p(".do")[h.a(".btn", href=f"{url}/leave")[icon("away"), say("seat.leave")]],
            ],
        ],
    ]
    return page(speech, say("seat.title", name=speech.person(row.name)), body)


def another_device(speech: Speech, url: str, link: str) -> Element:
    """The link that brings one's seat to another device: to be copied, or to be read by its camera."""
    say = speech.say
    return h.section(".choices")[
        h.h2(".head")[say("seat.link")],
        h.div(".another")[
            h.div[
                h.p(".hint")[say("seat.link.text")],
                link_field(speech, "link-own", link, say("seat.link")),
                h.form(method="post", action=f"{url}/new-link")[
                    h.button(".btn.btn--quiet", type="submit")[icon("replay"), say("seat.new-link")]
                ],
                h.p(".hint")[say("seat.new-link.text")],
            ],
            qr_code(link, say("seat.qr")),
        ],
    ]


def calling(speech: Speech, url: str, hook: HookRow | None, secret: str, no: Trouble | None) -> Element:
    """The address that is called when it is one's turn."""
    say = speech.say
    return h.section("#calling.choices")[
        h.h2(".head")[say("hook")],
        h.p(".hint")[say("hook.text")],
        no is not None and h.div(".refusal", role="alert")[icon("lock"), h.span[say(no.key, **no.facts)]],
        hook is not None and h.p[say("hook.now", url=hook.url)],
        secret
        and [
            h.p(".hint")[icon("alert"), " ", say("hook.secret")],
            link_field(speech, "hook-secret", secret, say("hook")),
        ],
        hook is not None and hook.trouble and h.p(".hint")[say("hook.trouble", why=say(f"hook.why.{hook.trouble}"))],
        h.form(".do.door-form", method="post", action=f"{url}/hook")[
            h.label(".field")[
                h.span(".vh")[say("hook.url")],
                icon("notify"),
                h.input(type="url", name="url", placeholder=say("hook.url"), maxlength="500", required=True),
            ],
            h.button(".btn", type="submit")[say("hook.set")],
        ],
        hook is not None
        and h.form(method="post", action=f"{url}/hook/drop")[
            h.button(".btn.btn--quiet", type="submit")[say("hook.drop")]
        ],
    ]


def leave_page(speech: Speech, room: Room, seat: int, stays: bool) -> Element:
    """What leaving means at this table now; nothing happens before it is said again."""
    say = speech.say
    url = url_of(room, seat)
    kind = "gone" if not stays else "ended" if room.row.ended else "begun" if room.row.begun else "open"
    hosts = stays and not room.row.ended and room.row.host in room.holders[seat]
    body = [
        plain_top(speech, back=f"{url}/leave"),
        h.main("#main.wrap.page-narrow")[
            h.h1(".title")[say("leave.title", game=say(f"game.{room.game}"))],
            h.p(".lead")[say(f"leave.{kind}")],
            hosts and h.p(".hint")[say("leave.host")],
            h.form(".do.leave", method="post", action=f"{url}/leave")[
                h.a(".btn.btn--big", href=url)[say("leave.stay")],
                h.button(".btn.btn--big", type="submit")[icon("away"), say("seat.leave")],
            ],
        ],
    ]
    return page(speech, say("leave.title", game=say(f"game.{room.game}")), body)


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
