"""The rules of a game: all of them, what was searched for among them, or one alone."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten
from typing import Final
from urllib.parse import urlencode

from gloam.web import tags as h
from gloam.web.drawings.parts import icon
from gloam.web.elements import Element, Node
from gloam.web.pages import reading
from gloam.web.pages.reading import (
    RULES,
    beside,
    chapter_part,
    contents,
    crumbs,
    marked,
    prose,
    shelves_of,
    slips,
    turn_page,
)
from gloam.web.reading import ledgers
from gloam.web.reading.ledgers import Area, Entry
from gloam.words.forms import capital
from gloam.words.pages import Speech

BEGUN: Final = 60  # letters of an entry that is not shown whole
BESIDE: Final = 12  # cards shown beside what was found


# ---- pages


def games_page(speech: Speech) -> Element:
    """The games one can read about."""
    return reading.games_page(speech, RULES, game_block)


def game_block(speech: Speech) -> Element:
    areas = ledgers.areas(speech.language, speech.words.game)
    chapters = [(area.key, area.title) for area in areas]
    return reading.game_block(speech, RULES, count(speech, areas, ""), chapters, icon("book"), speech.say("rules.read"))


def ledger_page(speech: Speech, asked: str, only_rulings: bool) -> Element:
    """The whole ledger of a game, or what was found in it."""
    kept = {"only": "rulings"} if only_rulings else {}
    return reading.book_page(speech, RULES, asked, kept, found(speech, asked, only_rulings))


def entry_page(speech: Speech, entry: Entry) -> Element:
    """One entry alone, with its neighbours and the cards it names."""
    game = speech.words.game
    area = ledgers.area_of(speech.language, game, entry.id)
    named = [(one.id, one.title) for one in area.entries]
    others = [one for one in area.entries if one.id != entry.id]
    cards = [card for card, rules in ledgers.naming(speech.language, game).items() if entry.id in rules]
    body = h.main("#main.reading.reading--one")[
        h.div(".head-of")[
            crumbs(speech, RULES, (area.key, area.title)),
            h.h1(".title.title--id")[entry.title],
            article(speech, entry, "", heading=False),
            h.p[h.a(".btn", href=f"/rules/{game}#{entry.id}")[icon("book"), speech.say("rules.in-context")]],
            turn_page(speech, beside(named, entry.id), f"/rules/{game}"),
        ],
        h.aside(".beside")[
            [h.h2(".label")[speech.say("rules.named-cards")], slips(speech, cards)] if cards else None,
            h.h2(".label")[speech.say("rules.chapter")],
            h.ul(".others")[
                [h.li[h.a(href=f"/rules/{game}/{one.id}")[one.title], " ", begun(speech, one)] for one in others]
            ],
        ],
    ]
    return reading.reading_page(speech, entry.title, f"/rules/{game}/{entry.id}", body)


def begun(speech: Speech, entry: Entry) -> Element:
    """How an entry begins: enough to tell whether one wants to read it."""
    text = ledgers.legible(entry.said.question or entry.said.text, speech.language, speech.words.game)
    return h.span(".soft.small")[shorten(text, BEGUN, placeholder="…")]


# ---- what is found


def found(speech: Speech, asked: str, only_rulings: bool) -> Element:
    """All that changes with the search: contents, count, entries, and the cards that speak of it."""
    game = speech.words.game
    whole = ledgers.areas(speech.language, game)
    shown = ledgers.search(whole, asked, only_rulings=only_rulings)
    listed = [(area.key, area.title, len(area.entries)) for area in shown]
    return h.div("#found")[
        contents(speech, listed) if shown else None,
        h.div(".entries")[
            h.p(".soft.small.tally", role="status")[
                count(speech, shown, asked) if shown else nothing(speech, asked, bool(ledgers.search(whole, asked))),
                " ",
                narrower(speech, asked, only_rulings, bool(shown)),
            ],
            [chapter(speech, area, asked) for area in shown],
        ],
        asked.strip() and cards_beside(speech, asked),
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
        links.append(h.a(href=base)[speech.say("reading.all")])
    return h.span(".narrower")[[[" · " if place else "", link] for place, link in enumerate(links)]]


def chapter(speech: Speech, area: Area, asked: str) -> Element:
    entries = [article(speech, entry, asked, anchor=True) for entry in area.entries]
    return chapter_part((area.key, area.title), entries)


def cards_beside(speech: Speech, asked: str) -> Node:
    """The cards whose names or texts have the same words."""
    game = speech.words.game
    cards = [
        held.id
        for shelf in shelves_of(speech.language, game)
        for held in shelf.cards
        if ledgers.has(f"{speech.words.card_name(held.id)} {speech.words.card(held.id)}", asked)
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
