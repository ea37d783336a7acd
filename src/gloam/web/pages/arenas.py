"""Arenas in the browser: tables, and charts drawn as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import quote

from gloam import bots
from gloam.core.table import LETTERS
from gloam.web import tags as h
from gloam.web.drawings.parts import hidden, listed
from gloam.web.elements import Element, Node
from gloam.web.pages.dots import Dot, dots
from gloam.web.pages.frame import page, plain_top
from gloam.web.reading.arenas import Arena, Arenas, Bot, Interval, Share
from gloam.words.pages import Speech

CERTAINTY: Final = 1.959964  # standard deviations for 95 %
GROUPS: Final = ("turn", "seat", "clan", "deck")


# ---- the list


def list_page(speech: Speech, found: Arenas) -> Element:
    say = speech.say
    body = h.main("#main.wrap.page-narrow.arena")[
        h.h1(".title")[say("arenas.title")],
        h.p(".lead")[say("arenas.about")],
        h.ul(".tables")[[line(speech.of(arena.plan.game), name, arena) for name, arena in found.found.items()]]
        if found.found
        else h.p(".none")[say("arenas.none")],
        bool(found.broken) and h.p(".hint")[say("arenas.broken", names=", ".join(found.broken))],
    ]
    return page(speech, say("arenas.title"), [plain_top(speech, here="/arenas"), body])


def line(speech: Speech, name: str, arena: Arena) -> Element:
    game = title(speech, arena)
    return h.li(".t")[
        h.div[h.b[game], h.small[facts(speech, arena)]],
        h.span,
        h.a(".btn", href=address(name))[speech.say("arenas.see"), hidden(f", {game}, {name}")],
    ]


def address(name: str) -> str:
    return f"/arenas/{quote(name, safe='')}"


def title(speech: Speech, arena: Arena) -> str:
    """The game, and with which variants."""
    variants = [speech.of(arena.plan.game).term(f"variant.{name}") for name in arena.plan.variants]
    return ", ".join([speech.say(f"game.{arena.plan.game}"), *variants])


def facts(speech: Speech, arena: Arena) -> str:
    names = listed(speech, [called(speech, bot) for bot in arena.plan.bots])
    return speech.say("arenas.facts", played=arena.played, seats=arena.plan.seats, bots=names)


def called(speech: Speech, bot: str) -> str:
    """What a bot is called on every other page, and with what budget where it was given one; a bot of somebody's own
    has the name they gave it."""
    kind, _, budget = bot.partition(bots.AT)
    if kind not in bots.names():
        return bot
    name = speech.words.bot_name(kind)
    return speech.say("arenas.budget", name=name, budget=budget) if budget else name


# ---- one arena


def arena_page(speech: Speech, name: str, arena: Arena) -> Element:
    say = speech.say
    heading = say("arenas.of", game=title(speech, arena))
    body = h.main("#main.wrap.page-narrow.arena")[
        h.p(".soft.small")[h.a(href="/arenas")[say("arenas.title")], f" · {name}"],
        h.h1(".title")[heading],
        h.p(".lead")[facts(speech, arena)],
        h.p(".soft.small")[say("arenas.seed", seed=arena.plan.seed), arena.plan.dealt and [" · ", say("arenas.dealt")]],
        bots_part(speech, arena),
        skill_part(speech, arena),
        pairs_part(speech, arena),
        [group_part(speech, of, arena.wins[of], arena.level) for of in GROUPS if of in arena.wins],
    ]
    return page(speech, heading, [plain_top(speech, here="/arenas", back=address(name)), body])


def bots_part(speech: Speech, arena: Arena) -> Element:
    say = speech.say
    chart = [Dot(called(speech, one.bot), one.share, one.interval, percent(speech, one.share)) for one in arena.bots]
    names = listed(speech, [dot.name for dot in chart])
    heads = [say(f"arenas.{key}") for key in ("bot", "seats", "wins", "share", "interval", "place", "score", "skill")]
    return h.section[
        h.h2(".head")[say("arenas.bots")],
        h.p(".soft")[say("arenas.level", level=percent(speech, arena.level))],
        dots(chart, say("arenas.chart", names=names), arena.level),
        table(say("arenas.bots"), heads, [bot_row(speech, one) for one in arena.bots]),
    ]


def bot_row(speech: Speech, one: Bot) -> list[Node]:
    return [
        called(speech, one.bot),
        str(one.seats),
        f"{one.wins:g}",
        percent(speech, one.share),
        between(speech, one.interval),
        decimal(speech, one.place, 2),
        decimal(speech, one.score, 1),
        f"{decimal(speech, one.mu, 1)} ± {decimal(speech, CERTAINTY * one.sigma, 1)}",
    ]


def skill_part(speech: Speech, arena: Arena) -> Element:
    say = speech.say
    chart = [Dot(called(speech, one.bot), one.mu, skill_of(one), decimal(speech, one.mu, 1)) for one in arena.bots]
    names = listed(speech, [dot.name for dot in chart])
    return h.section[
        h.h2(".head")[say("arenas.skills")],
        h.p(".soft")[say("arenas.skill-text")],
        dots(chart, say("arenas.skill-chart", names=names)),
    ]


def skill_of(one: Bot) -> Interval:
    return (one.mu - CERTAINTY * one.sigma, one.mu + CERTAINTY * one.sigma)


def pairs_part(speech: Speech, arena: Arena) -> Element:
    say = speech.say
    names = [one.bot for one in arena.bots]
    found = {(pair.bot, pair.other): pair for pair in arena.pairs}

    def meeting(row: str, column: str) -> Node:
        pair = found.get((row, column))
        return "–" if pair is None else [percent(speech, pair.share), h.small[between(speech, pair.interval)]]

    rows = [[called(speech, row), *[meeting(row, column) for column in names]] for row in names]
    return h.section[
        h.h2(".head")[say("arenas.pairs")],
        h.p(".soft")[say("arenas.pairs-text")],
        table(say("arenas.pairs"), [say("arenas.bot"), *[called(speech, name) for name in names]], rows),
    ]


def group_part(speech: Speech, of: str, shares: Sequence[Share], level: float) -> Element:
    """Win shares of seats, of places in the first order of play, of clans or of decks."""
    label = speech.say(f"arenas.{of}")
    chart = [Dot(named(speech, of, one.name), one.share, one.interval, percent(speech, one.share)) for one in shares]
    names = listed(speech, [dot.name for dot in chart])
    return h.section[h.h2(".head")[label], dots(chart, speech.say("arenas.chart", names=names), level)]


def named(speech: Speech, of: str, name: str) -> str:
    if of == "clan":
        return speech.words.clan(name)
    if of == "deck":
        return speech.words.deck(name)
    place = int(name) if name.isdecimal() and len(name) == 1 else 0
    return LETTERS[place] if of == "seat" and place < len(LETTERS) else str(place + 1)


# ---- tables and numbers


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[Node]]) -> Element:
    """The first column names the row. It scrolls by itself where it is too wide."""
    return h.div(".scroll", tabindex="0", role="region", aria_label=caption)[
        h.table(".figures")[
            h.caption(".vh")[caption],
            h.thead[h.tr[[h.th(scope="col")[head] for head in heads]]],
            h.tbody[[h.tr[h.th(scope="row")[row[0]], [h.td[cell] for cell in row[1:]]] for row in rows]],
        ]
    ]


def decimal(speech: Speech, value: float, digits: int) -> str:
    return f"{value:.{digits}f}".replace(".", speech.say("arenas.decimal"))


def percent(speech: Speech, value: float) -> str:
    return speech.say("arenas.percent", number=decimal(speech, 100 * value, 1))


def between(speech: Speech, ends: Interval) -> str:
    return speech.say("arenas.range", low=percent(speech, ends[0]), high=percent(speech, ends[1]))
