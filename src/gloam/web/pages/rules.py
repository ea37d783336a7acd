"""The rules of a game: all of them, what was searched for among them, or one alone."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten
from typing import Final
from urllib.parse import urlencode

import htpy as h
from htpy import Element, Node

from gloam.web.drawings import DRAWINGS
from gloam.web.drawings.parts import icon
from gloam.web.pages.reading import (
    Beside,
    contents,
    game_tabs,
    library_page,
    marked,
    prose,
    search_form,
    slips,
    turn_page,
)
from gloam.web.reading import ledgers as library
from gloam.web.reading import shelves
from gloam.web.reading.ledgers import Area, Entry
from gloam.words.forms import capital
from gloam.words.pages import Speech

BEGUN: Final = 60  # letters of an entry that is not shown whole
BESIDE: Final = 12  # cards shown beside what was found


# ---- pages


def games_page(speech: Speech) -> Element:
    """The games one can read about."""
    body = h.main("#main.library.library--games")[
        h.div(".head-of")[h.h1(".title")[speech.say("rules.title")], h.p(".soft")[speech.say("rules.about")]],
        [game_block(speech.of(game)) for game in DRAWINGS],
    ]
    return library_page(speech, speech.say("rules.title"), "/rules", body)


def game_block(speech: Speech) -> Element:
    game = speech.words.game
    chapters = library.areas(speech.language, game)
    return h.section(".game-block")[
        h.h2(".head")[h.a(href=f"/rules/{game}")[speech.say(f"game.{game}")]],
        h.p(".soft.small")[count(speech, chapters, "")],
        h.ul(".chapters")[[h.li[h.a(href=f"/rules/{game}#{area.key}")[area.title]] for area in chapters]],
        h.p[h.a(".btn", href=f"/rules/{game}")[icon("book"), speech.say("rules.read")]],
    ]


def ledger_page(speech: Speech, asked: str, only_rulings: bool) -> Element:
    """The whole ledger of a game, or what was found in it."""
    game = speech.words.game
    body = h.main("#main.library", data_library=f"/rules/{game}")[
        h.div(".head-of")[
            h.h1(".title")[speech.say("rules.title")],
            game_tabs(speech, "rules"),
            search_form(speech, "rules", asked, {"only": "rulings"} if only_rulings else {}),
        ],
        found(speech, asked, only_rulings),
    ]
    title = speech.say("rules.of", game=speech.say(f"game.{game}"))
    return library_page(speech, title, f"/rules/{game}", body)


def entry_page(speech: Speech, entry: Entry) -> Element:
    """One entry alone, with its neighbours and the cards it names."""
    game = speech.words.game
    area = library.area_of(speech.language, game, entry.id)
    place = [one.id for one in area.entries].index(entry.id)
    others = [one for one in area.entries if one.id != entry.id]
    cards = [card for card, rules in library.naming(speech.language, game).items() if entry.id in rules]
    body = h.main("#main.library.library--one")[
        h.div(".head-of")[
            h.p(".soft.small")[
                h.a(href=f"/rules/{game}")[speech.say("rules.of", game=speech.say(f"game.{game}"))],
                " · ",
                h.a(href=f"/rules/{game}#{area.key}")[area.title],
            ],
            h.h1(".title.title--id")[entry.title],
            article(speech, entry, "", heading=False),
            h.p[h.a(".btn", href=f"/rules/{game}#{entry.id}")[icon("book"), speech.say("rules.in-context")]],
            turn_page(speech, neighbours(area, place), f"/rules/{game}"),
        ],
        h.aside(".beside")[
            [h.h2(".label")[speech.say("rules.named-cards")], slips(speech, cards)] if cards else None,
            h.h2(".label")[speech.say("rules.chapter")],
            h.ul(".others")[
                [h.li[h.a(href=f"/rules/{game}/{one.id}")[one.title], " ", begun(speech, one)] for one in others]
            ],
        ],
    ]
    return library_page(speech, entry.title, f"/rules/{game}/{entry.id}", body)


def begun(speech: Speech, entry: Entry) -> Element:
    """How an entry begins: enough to tell whether one wants to read it."""
    text = library.legible(entry.said.question or entry.said.text, speech.language, speech.words.game)
    return h.span(".soft.small")[shorten(text, BEGUN, placeholder="…")]


def neighbours(area: Area, place: int) -> Beside:
    named = [(entry.id, entry.title) for entry in area.entries]
    return named[place - 1] if place else None, named[place + 1] if place + 1 < len(named) else None


# ---- what is found


def found(speech: Speech, asked: str, only_rulings: bool) -> Element:
    """All that changes with the search: contents, count, entries, and the cards that speak of it."""
    game = speech.words.game
    whole = library.areas(speech.language, game)
    shown = library.search(whole, asked, only_rulings=only_rulings)
    listed = [(area.key, area.title, len(area.entries)) for area in shown]
    return h.div("#found")[
        contents(speech, listed) if shown else None,
        h.div(".entries")[
            h.p(".soft.small.tally", role="status")[
                count(speech, shown, asked) if shown else nothing(speech, asked, bool(library.search(whole, asked))),
                " ",
                narrower(speech, asked, only_rulings, bool(shown)),
            ],
            [chapter(speech, area, asked) for area in shown],
        ],
        asked.strip() and beside(speech, asked),
    ]


def count(speech: Speech, shown: Sequence[Area], asked: str) -> str:
    every = [entry for area in shown for entry in area.entries]
    rulings = sum(entry.is_ruling for entry in every)
    return speech.say(
        "rules.found" if asked.strip() else "rules.count",
        rules=speech.counted("rules.rules", len(every) - rulings),
        rulings=speech.counted("rules.rulings", rulings),
    )


def nothing(speech: Speech, asked: str, has_rules: bool) -> str:
    return speech.say("rules.no-rulings" if has_rules else "rules.none", asked=asked.strip())


def narrower(speech: Speech, asked: str, only_rulings: bool, has_some: bool) -> Node:
    """Links to less and to more than what is shown."""
    base = f"/rules/{speech.words.game}"
    words = {"q": asked} if asked.strip() else {}
    other = words if only_rulings else {**words, "only": "rulings"}
    label = speech.say("rules.rules-too" if only_rulings else "rules.only-rulings")
    links = [h.a(href=f"{base}?{urlencode(other)}" if other else base)[label]] if has_some or only_rulings else []
    if asked.strip():
        links.append(h.a(href=base)[speech.say("library.all")])
    return h.span(".narrower")[[[" · " if place else "", link] for place, link in enumerate(links)]]


def chapter(speech: Speech, area: Area, asked: str) -> Element:
    return h.section(".chapter", aria_labelledby=area.key)[
        h.h2(".head", id=area.key, tabindex="-1")[area.title],
        [article(speech, entry, asked, anchor=True) for entry in area.entries],
    ]


def beside(speech: Speech, asked: str) -> Node:
    """The cards whose names or texts have the same words."""
    game = speech.words.game
    cards = [
        held.id
        for shelf in shelves.shelves(speech.language, game)
        for held in shelf.cards
        if library.has(f"{speech.words.card_name(held.id)} {speech.words.card(held.id)}", asked)
    ]
    if not cards:
        return None
    return h.aside(".beside")[
        h.h2(".label")[speech.say("rules.cards")],
        slips(speech, cards[:BESIDE]),
        len(cards) > BESIDE
        and h.p[
            h.a(href=f"/cards/{game}?{urlencode({'q': asked})}")[speech.say("rules.more-cards"), f" ({len(cards)})"]
        ],
    ]


# ---- one entry


def article(speech: Speech, entry: Entry, asked: str, *, anchor: bool = False, heading: bool = True) -> Element:
    """A rule, or a ruling with its question and its reason."""
    game = speech.words.game
    link = h.a(href=f"/rules/{game}/{entry.id}")[icon("link"), h.span[marked(entry.title, asked)]]
    return h.article(".rule", id=entry.id if anchor else None)[
        h.div(".id")[heading and h.h3[link], entry.variant and h.span(".variant")[variant(speech, entry)]],
        ruling(speech, entry, asked) if entry.is_ruling else h.p(".text")[prose(speech, entry.said.text, asked)],
    ]


def ruling(speech: Speech, entry: Entry, asked: str) -> Element:
    return h.div(".ruling")[
        h.span(".label")[speech.say("rules.ruling")],
        h.p(".question")[prose(speech, entry.said.question, asked)],
        h.p[prose(speech, entry.said.text, asked)],
        h.p(".because")[h.b[speech.say("rules.because")], " ", prose(speech, entry.said.because, asked)],
    ]


def variant(speech: Speech, entry: Entry) -> str:
    term = f"variant.{entry.variant}"
    terms = speech.words.terms
    name = terms[term] if term in terms else speech.say(f"rules.{term}")
    return speech.say("rules.variant", variant=capital(name))
