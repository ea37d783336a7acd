"""The cards of a game: all of them, what was searched for among them, or one alone."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlencode

import htpy as h
from htpy import Element, Node

from gloam.web import drawings
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
    turn_page,
)
from gloam.web.pages.rules import article
from gloam.web.reading import ledgers as library
from gloam.web.reading import shelves
from gloam.web.reading.shelves import Held, Shelf
from gloam.words.pages import Speech

OTHER = {"en": "fr", "fr": "en"}


# ---- pages


def games_page(speech: Speech) -> Element:
    """The games whose cards one can see."""
    body = h.main("#main.library.library--games")[
        h.div(".head-of")[h.h1(".title")[speech.say("cards.title")], h.p(".soft")[speech.say("cards.about")]],
        [game_block(speech.of(game)) for game in DRAWINGS],
    ]
    return library_page(speech, speech.say("cards.title"), "/cards", body)


def game_block(speech: Speech) -> Element:
    game = speech.words.game
    all_shelves = shelves.shelves(speech.language, game)
    return h.section(".game-block")[
        h.h2(".head")[h.a(href=f"/cards/{game}")[speech.say(f"game.{game}")]],
        h.p(".soft.small")[speech.counted("cards.count", sum(len(shelf.cards) for shelf in all_shelves))],
        h.ul(".chapters")[[h.li[h.a(href=f"/cards/{game}#shelf-{shelf.key}")[shelf.title]] for shelf in all_shelves]],
        h.p[h.a(".btn", href=f"/cards/{game}")[icon("hand"), speech.say("cards.see")]],
    ]


def shelves_page(speech: Speech, asked: str, kind: str) -> Element:
    """All cards of a game, or those that were looked for."""
    game = speech.words.game
    body = h.main("#main.library.library--cards", data_library=f"/cards/{game}")[
        h.div(".head-of")[
            h.h1(".title")[speech.say("cards.title")],
            game_tabs(speech, "cards"),
            search_form(speech, "cards", asked, {"kind": kind} if kind else {}),
        ],
        found(speech, asked, kind),
    ]
    return library_page(speech, speech.say("cards.of", game=speech.say(f"game.{game}")), f"/cards/{game}", body)


def card_page(speech: Speech, held: Held) -> Element:
    """One card in full."""
    game = speech.words.game
    name = speech.words.card_name(held.id)
    body = h.main("#main.library.library--card")[
        h.div(".head-of")[
            h.p(".soft.small")[
                h.a(href=f"/cards/{game}")[speech.say("cards.of", game=speech.say(f"game.{game}"))],
                " · ",
                home_shelf(speech, held),
            ],
            h.h1(".title")[name],
        ],
        h.section(".full", aria_labelledby="the-card")[
            h.h2("#the-card.vh")[speech.say("cards.card")], drawings.of(game).card(speech, held.id)
        ],
        h.div(".about")[
            facts(speech, held),
            rulings(speech, held),
            rules(speech, held),
            turn_page(speech, beside(speech, held), f"/cards/{game}"),
        ],
    ]
    return library_page(speech, name, f"/cards/{game}/{held.id}", body)


# ---- what is found


def found(speech: Speech, asked: str, kind: str) -> Element:
    whole = shelves.shelves(speech.language, speech.words.game)
    shown = shelves.search(
        whole, lambda held: kind in ("", held.kind) and library.has(searched(speech, held.id), asked)
    )
    total = sum(len(shelf.cards) for shelf in shown)
    narrowed = bool(asked.strip() or kind)
    listed = [(f"shelf-{shelf.key}", shelf.title, len(shelf.cards)) for shelf in shown]
    return h.div("#found")[
        contents(speech, listed) if shown else None,
        h.div(".entries")[
            kind_links(speech, whole, asked, kind),
            h.p(".soft.small.tally", role="status")[
                speech.counted("cards.found" if narrowed else "cards.count", total)
                if shown
                else speech.say("cards.none"),
                narrowed and [" ", h.a(href=f"/cards/{speech.words.game}")[speech.say("library.all")]],
            ],
            [one_shelf(speech, shelf, asked) for shelf in shown],
        ],
    ]


def searched(speech: Speech, card: str) -> str:
    """All that a card is found by, its name in the other language as well."""
    spoken = speech.words
    other = Speech(OTHER[speech.language], spoken.game).words.card_name(card)
    return " ".join((card, spoken.card_name(card), other, spoken.card_line(card), spoken.card(card)))


def kind_links(speech: Speech, whole: Sequence[Shelf], asked: str, chosen: str) -> Element:
    base = f"/cards/{speech.words.game}"

    def link(kind: str, text: str) -> Element:
        query = {name: value for name, value in (("q", asked.strip()), ("kind", kind)) if value}
        return h.a(
            href=f"{base}?{urlencode(query)}" if query else base, aria_current="true" if kind == chosen else None
        )[text]

    return h.nav(".kinds", aria_label=speech.say("cards.kinds"))[
        link("", speech.say("cards.every-kind")),
        [link(kind, shelves.kind_name(speech, kind)) for kind in shelves.kinds(whole)],
    ]


def one_shelf(speech: Speech, shelf: Shelf, asked: str) -> Element:
    key = f"shelf-{shelf.key}"
    return h.section(".chapter", aria_labelledby=key)[
        h.h2(".head", id=key, tabindex="-1")[shelf.title],
        h.ul(".leaves")[[h.li[leaf(speech, held, asked)] for held in shelf.cards]],
    ]


def leaf(speech: Speech, held: Held, asked: str) -> Element:
    """A card as it stands on its shelf: paper, name, facts, text. All of it leads to its page."""
    spoken = speech.words
    return h.article(class_=["leaf", f"kind-{held.kind}"], id=held.id)[
        h.p(".k")[icon(held.symbol), marked(spoken.card_line(held.id), asked)],
        h.h3[h.a(".hit", href=f"/cards/{spoken.game}/{held.id}")[marked(spoken.card_name(held.id), asked)]],
        h.p[marked(spoken.card(held.id) or speech.say("cards.no-text"), asked)],
    ]


# ---- one card


def home_shelf(speech: Speech, held: Held) -> Node:
    game = speech.words.game
    shelf = next(shelf for shelf in shelves.shelves(speech.language, game) if held in shelf.cards)
    return h.a(href=f"/cards/{game}#shelf-{shelf.key}")[shelf.title]


def facts(speech: Speech, held: Held) -> Element:
    spoken = speech.words
    other = OTHER[speech.language]
    translated = Speech(other, spoken.game).words.card_name(held.id)
    return h.section[
        h.h2(".label")[speech.say("cards.facts")],
        h.p(".line")[spoken.card_line(held.id)],
        h.p(".line")[spoken.card(held.id) or speech.say("cards.no-text")],
        h.dl(".facts")[
            h.dt[speech.say("cards.other-name")],
            h.dd(lang=other)[translated],
            h.dt[speech.say("cards.from")],
            h.dd[
                shelves.is_ours(spoken.game, held.id) and h.span(".ours")[icon("plus"), speech.say("cards.own")],
                spoken.provenance(held.id),
            ],
        ],
    ]


def rulings(speech: Speech, held: Held) -> Node:
    """What is said of this card alone; what the ledger says stands under the rules."""
    known = library.entries(speech.language, speech.words.game)
    ledger = [known[rule].said for rule in shelves.touched(speech.words.game, held)]
    general = {f"{said.question} {said.text}".strip() for said in ledger}
    own = [ruling for ruling in speech.words.rulings(held.id) if ruling not in general]
    if not own and ledger:
        return None
    return h.section[
        h.h2(".label")[speech.say("cards.rulings")],
        h.ul(".own-rulings")[[h.li[prose(speech, ruling, "")] for ruling in own]]
        if own
        else h.p(".soft.small")[speech.say("cards.no-rulings")],
    ]


def rules(speech: Speech, held: Held) -> Node:
    ids = shelves.touched(speech.words.game, held)
    known = library.entries(speech.language, speech.words.game)
    return (
        ids and h.section[h.h2(".label")[speech.say("cards.rules")], [article(speech, known[rule], "") for rule in ids]]
    )


def beside(speech: Speech, held: Held) -> Beside:
    ids = [card.id for shelf in shelves.shelves(speech.language, speech.words.game) for card in shelf.cards]
    place = ids.index(held.id)
    before = ids[place - 1] if place else ""
    after = ids[place + 1] if place + 1 < len(ids) else ""
    name = speech.words.card_name
    return (before, name(before)) if before else None, (after, name(after)) if after else None
