"""One's own games: what was won with what and against whom, what stands out, and the way to have all of it, or none."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from gloam.core.table import LETTERS
from gloam.web import tags as h
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.parts import icon, listed
from gloam.web.elements import Element, Node
from gloam.web.guests import record
from gloam.web.guests.guest import Guest
from gloam.web.guests.record import Played, Tally
from gloam.web.pages.end import scored
from gloam.web.pages.frame import page, plain_top
from gloam.web.pages.home import name_form
from gloam.web.pages.lists import tables
from gloam.web.rooms.glance import Glance
from gloam.web.store.schema import BOT
from gloam.words.forms import capital
from gloam.words.pages import Speech


def record_page(
    speech: Speech,
    guest: Guest,
    games: Sequence[Played],
    running: Sequence[Glance],
    key: str,
    longest: int,
    stopped: Sequence[Glance] = (),
) -> Element:
    say = speech.say
    won = sum(one.won for one in games)
    body = h.main("#main.wrap.page-narrow")[
        h.h1(".title")[say("me.title")],
        h.p(".lead")[speech.counted("me.lead", len(games), won=won)],
        bool(running) and h.section[h.h2(".head")[say("home.go-on")], tables(speech, running, key, "")],
        bool(games) and counted(speech, games),
        bool(games) and standing_out(speech, games),
        bool(games) and h.section[h.h2(".head")[say("me.all")], h.ol(".past")[[past(speech, one) for one in games]]],
        bool(stopped) and h.section[h.h2(".head")[say("stopped.record")], tables(speech, stopped, key, "")],
        h.section[h.h2(".head")[say("home.name")], name_form(speech, guest.name, guest.known_as, longest, "/me")],
        h.section(".own-data")[
            h.h2(".head")[say("me.data")],
            h.p(".hint")[say("me.data.text")],
            h.p(".do")[
                h.a(".btn", href="/me/games.json", download="gloam.json")[icon("log"), say("me.export")],
                h.a(".btn.btn--quiet", href="/me/forget")[say("me.forget")],
            ],
        ],
    ]
    return page(speech, say("me.title"), [plain_top(speech, here="/me"), body])


# ---- counted


def counted(speech: Speech, games: Sequence[Played]) -> Node:
    """By game, by clan or deck, by opponent."""
    say = speech.say
    return h.div(".tallies")[
        tally(speech, "me.by-game", "me.won", record.by_game(games), lambda key: say(f"game.{key[0]}"), best=True),
        tally(
            speech,
            "me.by-side",
            "me.won",
            record.by_side(games, lambda one: side(speech, one)),
            lambda key: say("me.side", side=key[1], game=say(f"game.{key[0]}")),
        ),
        tally(speech, "me.by-opponent", "me.ahead", record.by_opponent(games), lambda key: opponent(speech, *key)),
    ]


def tally(
    speech: Speech,
    title: str,
    well: str,
    found: Mapping[tuple[str, ...], Tally],
    named: Callable[[tuple[str, ...]], str],
    best: bool = False,
) -> Node:
    say = speech.say
    if not found:
        return None
    return h.table(".tally")[
        h.caption(".head")[say(title)],
        h.thead[
            h.tr[
                h.th(scope="col")[h.span(".vh")[say(title)]],
                h.th(scope="col")[say("me.games")],
                h.th(scope="col")[say(well)],
                best and h.th(scope="col")[say("me.best")],
            ]
        ],
        h.tbody[
            [
                h.tr[
                    h.th(scope="row")[named(key)],
                    h.td[str(one.games)],
                    h.td[str(one.won), " ", h.small[share(speech, one)]],
                    best and h.td[scored(speech, key[0], one.best or 0)],
                ]
                for key, one in found.items()
            ]
        ],
    ]


def share(speech: Speech, one: Tally) -> str:
    return speech.say("me.share", percent=round(100 * one.won / one.games))


def opponent(speech: Speech, kind: str, name: str) -> str:
    """A person by their name, a bot by its character."""
    if kind != BOT:
        return speech.person(name)
    return speech.say("me.bot", name=capital(speech.words.bot_name(name)))


def side(speech: Speech, one: Played) -> str:
    """What the guest played: a ready deck by its name, else a clan; '' where all play the same."""
    game = one.row.game
    spoken, look, deck = speech.of(game), GAMES[game], one.seats[one.seat].deck
    if look.decks is not None and deck in look.decks.ready:
        return spoken.words.deck(deck)
    return look.drawing.plays(spoken, one.view, one.seat)


# ---- games


def standing_out(speech: Speech, games: Sequence[Played]) -> Node:
    found = record.moments(games)
    if not found:
        return None
    return h.section[
        h.h2(".head")[speech.say("me.moments")],
        h.ul(".past")[[h.li[h.b[moment(speech, key, one)], " ", after(speech, one)] for key, one in found]],
    ]


def moment(speech: Speech, key: str, one: Played) -> str:
    minutes = speech.counted("end.minutes", round(one.seconds / 60))
    return speech.say(f"me.moment.{key}", lead=abs(one.lead), minutes=minutes)


def past(speech: Speech, one: Played) -> Element:
    """A game in a line: how it ended, and the way back to it."""
    return h.li[h.b[ended(speech, one)], " ", after(speech, one)]


def ended(speech: Speech, one: Played) -> str:
    if one.won:
        return speech.say("me.you-won")
    return speech.say("me.place", place=one.place) if one.place else speech.say("me.out")


def after(speech: Speech, one: Played) -> Node:
    """Which game it was, with whom and with what, and a link to it."""
    say, game = speech.say, one.row.game
    names = listed(speech, speech.people(one.seats[other].name for other in one.others))
    parts = [say(f"game.{game}"), side(speech, one), scored(speech, game, one.score), say("list.with", names=names)]
    return [
        h.span(".hint")[" · ".join([part for part in parts if part]), " · ", day(one)],
        " ",
        h.a(href=f"/replays/{one.row.id}?seat={LETTERS[one.seat]}")[say("list.replay"), h.span(".vh")[f", {names}"]],
    ]


def day(one: Played) -> Element:
    """When it ended, written so that everyone reads the same."""
    written = time.strftime("%Y-%m-%d", time.gmtime(one.row.ended))
    return h.time(datetime=written)[written]


# ---- forgetting


def forget_page(speech: Speech) -> Element:
    say = speech.say
    body = h.main("#main.wrap.page-narrow")[
        h.h1(".title")[say("me.forget")],
        h.p(".lead")[say("me.forget.text")],
        h.ul(".past")[[h.li[say(f"me.forget.{what}")] for what in ("games", "others", "rest")]],
        h.form(".row", method="post", action="/me/forget")[
            h.button(".btn.btn--big", name="sure", value="yes")[say("me.forget.do")],
            h.a(".btn.btn--big", href="/me")[say("me.forget.back")],
        ],
    ]
    return page(speech, say("me.forget"), [plain_top(speech, back="/me/forget"), body])
