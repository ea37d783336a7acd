"""The first screen, and the list of what can be watched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import gloam
from gloam import bots
from gloam.lessons import ladder
from gloam.web import tags as h
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.parts import SYMBOLS, icon
from gloam.web.drawings.parts import listed as listed_words
from gloam.web.elements import Element, Node
from gloam.web.guests.guest import Guest
from gloam.web.house import usual_seats
from gloam.web.pages import learn, puzzles
from gloam.web.pages.frame import Share, page, plain_top
from gloam.web.pages.lesson import address
from gloam.web.pages.lists import tables
from gloam.web.pages.tips import tip
from gloam.web.rooms.glance import Glance
from gloam.web.settings import Settings
from gloam.web.store.schema import TableRow
from gloam.words.forms import capital
from gloam.words.lessons import LessonWords
from gloam.words.pages import Speech

GENTLE: Final = "beginner"
LEVELS: Final = ("random", "beginner", "greedy", "search", "master")  # the simplest first
SKYLINES: Final = ("scene-gas", "scene-haven", "scene-spire", "scene-club", "scene-rivals")


def home_page(
    speech: Speech,
    guest: Guest,
    own: Sequence[Glance],
    listed: Sequence[Glance],
    key: str,
    settings: Settings,
    freed: Sequence[TableRow] = (),
) -> Element:
    say = speech.say
    running = [glance for glance in own if not glance.row.ended]
    ended = [glance for glance in own if glance.row.ended]
    waited_for = any(glance.yours for glance in running)
    free = [glance for glance in listed if glance.is_open]
    shows = [glance for glance in listed if glance.row.begun]
    body = [
        h.a(".skip", href="#main")[say("home.skip")],
        plain_top(speech),
        h.main("#main")[
            hero(speech, guest.name),
            h.div(".wrap")[
                freed_seats(speech, freed) if freed else None,
                bool(running) and going_on(speech, running, key, settings),
                h.div(".games")[
                    [game(speech, name, guest, waited_for, new=not own) for name in gloam.games()], onlooker(speech)
                ],
                h.div(".lists")[
                    h.section[
                        h.h2(".head")[say("home.ended")],
                        tables(speech, ended[:5], key, say("home.ended.none")),
                        bool(ended) and h.p(".do")[h.a(".btn.btn--quiet", href="/me")[icon("vp"), say("home.mine")]],
                        tip(speech, ended[0].row.game, f"{ended[0].row.id}/home") if ended else None,
                    ],
                    h.section[
                        h.h2(".head")[say("home.open")],
                        tables(speech, free, key, say("home.open.none")),
                        h.p(".do")[h.a(".btn.btn--quiet", href="/tables")[icon("human"), say("tables.link")]],
                        bool(shows) and [h.h2(".head")[say("home.running")], tables(speech, shows, key, "")],
                    ],
                ],
                h.div(".more")[
                    h.section[
                        h.h2(".head")[say("home.name")],
                        name_form(speech, guest.name, guest.known_as, settings.name, "/"),
                    ],
                    h.section[
                        h.h2(".head")[say("home.bring")],
                        h.p[say("home.bring.text")],
                        h.p(".do")[
                            h.a(".btn", href="/upload")[say("home.upload")],
                            h.a(".btn.btn--quiet", href="/replays")[icon("replay"), say("home.replays")],
                        ],
                    ],
                    puzzles.invitation(speech),
                ],
            ],
        ],
        h.footer(".foot")[
            h.span[say("home.unofficial")],
            h.a(href="/rules")[say("nav.rules")],
            h.a(href="/cards")[say("nav.cards")],
            h.a(href="/me")[say("me.title")],
            settings.arenas is not None and h.a(href="/arenas")[say("arenas.title")],
        ],
    ]
    return page(speech, say("home.title"), body, kind="home", share=Share(say("share.home")))


def hero(speech: Speech, name: str) -> Element:
    """Good evening, by name to whoever has given one."""
    first = speech.say("home.hello.name", name=name) if name else speech.say("home.hello")
    second = speech.say("home.question")
    return h.div(".hero")[
        h.span(".sun", aria_hidden="true"),
        h.span(".wide", aria_hidden="true")[[h.svg[h.use(href=f"{SYMBOLS}#{name}")] for name in SKYLINES]],
        h.div(".in")[h.h1[first, h.br, second], h.p[speech.say("home.what")]],
    ]


def freed_seats(speech: Speech, freed: Sequence[TableRow]) -> Element:
    """At which tables one's seat was freed, until one has read it."""
    games = [speech.say(f"game.{row.game}") for row in freed]
    return h.form(".request.freed", method="post", action="/me/freed", role="status")[
        icon("away"),
        h.span[speech.counted("removal.told", len(freed)), " ", h.b[listed_words(speech, games)]],
        h.button(".btn", type="submit")[speech.say("removal.read")],
    ]


def going_on(speech: Speech, running: Sequence[Glance], key: str, settings: Settings) -> Element:
    """What one has begun comes first."""
    say = speech.say
    return h.section(".going-on")[
        h.h2(".head")[say("home.go-on")],
        tables(speech, running, key, ""),
        bool(settings.untouched) and h.p(".hint")[kept_for(speech, settings)],
    ]


def kept_for(speech: Speech, settings: Settings) -> str:
    """How long tables are kept."""
    if settings.keep_finished:
        return speech.say("home.yours.both", days=settings.untouched, finished=settings.keep_finished)
    return speech.say("home.yours.kept", days=settings.untouched)


def game(speech: Speech, name: str, guest: Guest, waited_for: bool, new: bool) -> Element:
    """One of the games, with the two ways into it. The bots are as the visitor chose them last; on a first visit the
    gentlest. `waited_for`: a table waits for them, and only its button is bright. `new`: they have no table here."""
    say, bot = speech.say, guest.against(name)
    title = say(f"game.{name}")
    return h.section(".game", aria_label=title)[
        h.span(".span-of")[say(f"home.facts.{name}")],
        h.h2[title],
        h.p[
            say(f"home.text.{name}"),
            GAMES[name].decks is not None and [" ", h.a(href=f"/decks/{name}")[say("home.decks")]],
        ],
        h.p[lessons(speech, name, guest.learned, new)],
        h.form(".start", method="post", action="/play")[
            opponents(speech.of(name), name, bot if bot in bots.names(name) else GENTLE),
            h.div(".do")[
                h.button(class_=["btn", "btn--main" if waited_for else "btn--do", "btn--big"], name="game", value=name)[
                    say("home.play")
                ],
                h.a(".btn.btn--big", href=f"/invite/{name}")[icon("link"), say("home.invite")],
            ],
        ],
    ]


def lessons(speech: Speech, game: str, learned: Sequence[str], new: bool) -> Element:
    """To the lessons: newcomers are asked in, and whoever has begun them goes on where they were."""
    rest, words = learn.left(game, learned), LessonWords(speech.language, game)
    if rest and len(rest) < len(ladder(game)):
        number = ladder(game).index(rest[0]) + 1
        return h.a(".learn-link", href=address(rest[0]))[
            icon("coach"), h.span[speech.say("learn.go-on", number=number)]
        ]
    return learn.link(speech, game, words.worded("invitation") if new and not learned else "")


def opponents(speech: Speech, game: str, chosen: str) -> Element:
    """How strong the bots shall be, with a sentence for each strength; that of the chosen one is in sight. A bot with a
    character that was chosen elsewhere stands among them."""
    levels = [bot for bot in bots.names(game) if bot in LEVELS or bot == chosen]
    return h.fieldset(".against")[
        h.legend(".vs")[icon("bot"), speech.say(f"home.against.{usual_seats(game) - 1}")],
        h.div(".levels")[[level(speech, game, bot, bot == chosen) for bot in levels]],
    ]


def level(speech: Speech, game: str, bot: str, chosen: bool) -> Node:
    key = f"{game}-{bot}"
    return [
        h.input(".vh", type="radio", name="bot", value=bot, id=key, checked=chosen, aria_describedby=f"{key}-is"),
        h.label(for_=key)[capital(speech.words.bot_name(bot))],
        h.span(".hint", id=f"{key}-is")[speech.words.bot(bot)],
    ]


def onlooker(speech: Speech) -> Element:
    """For those who would rather look first."""
    say = speech.say
    return h.section(".game.game--look", aria_label=say("home.look"))[
        h.span(".span-of")[say("home.look.facts")],
        h.h2[say("home.look")],
        h.p[say("home.look.text")],
        bot_shows(speech),
        h.span(".vs")[icon("watch"), h.a(href="/watch")[say("home.look.others")]],
    ]


def bot_shows(speech: Speech) -> Element:
    """A button for each game that bots can show."""
    return h.form(".do", method="post", action="/watch")[
        [h.button(".btn.btn--big", name="game", value=name)[speech.say(f"game.{name}")] for name in gloam.games()]
    ]


def name_form(speech: Speech, name: str, instead: str, longest: int, back: str) -> Element:
    """What one wants to be called. Without a name one is called `instead`."""
    return h.form(".name-form", method="post", action="/me/name")[
        h.input(type="hidden", name="back", value=back),
        name_field(speech, name, instead, longest, required=True),
        h.button(".btn", type="submit")[speech.say("home.name.save")],
    ]


def name_field(speech: Speech, name: str, instead: str, longest: int, *, required: bool = False) -> Element:
    return h.label(".field")[
        h.span(".vh")[speech.say("home.name")],
        icon("human"),
        h.input(
            name="name",
            value=speech.person(name),
            placeholder=speech.person(instead),
            maxlength=str(longest),
            autocomplete="nickname",
            required=required,
        ),
    ]


def watch_page(speech: Speech, listed: Sequence[Glance], key: str, arenas: bool) -> Element:
    say = speech.say
    shows = [glance for glance in listed if glance.row.begun]
    body: list[Node] = [
        plain_top(speech, here="/watch"),
        h.main("#main.wrap.page-narrow")[
            h.h1(".title")[say("nav.watch")],
            h.p(".lead")[say("watch.text")],
            h.h2(".head")[say("home.running")],
            tables(speech, shows, key, say("watch.none")),
            h.h2(".head")[say("watch.bots")],
            h.p(".hint")[say("home.look.text")],
            bot_shows(speech),
            arenas and [h.h2(".head")[h.a(href="/arenas")[say("arenas.title")]], h.p(".hint")[say("arenas.about")]],
        ],
    ]
    return page(speech, say("nav.watch"), body)
