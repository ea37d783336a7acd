"""What the pages of the library have in common: frame, search, contents, and texts with links in them."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element, Fragment, Node

from gloam.web.drawings import DRAWINGS
from gloam.web.drawings.parts import hidden, icon, split
from gloam.web.pages.frame import page, plain_top
from gloam.web.reading import ledgers as library
from gloam.web.reading import shelves
from gloam.words.pages import Speech

Beside = tuple[tuple[str, str] | None, tuple[str, str] | None]  # the one before and the one after: id and name


def library_page(speech: Speech, title: str, here: str, body: Node) -> Element:
    shelf = "/" + here.split("/")[1]
    script = h.script(src="/static/library.js", type="module")
    return page(speech, title, [plain_top(speech, here=shelf, back=here), body, script], "lib")


def game_tabs(speech: Speech, shelf: str) -> Element:
    return h.nav(".gamesel", aria_label=speech.say("library.games"))[
        [
            h.a(href=f"/{shelf}/{game}", aria_current="page" if game == speech.words.game else None)[
                speech.say(f"game.{game}")
            ]
            for game in DRAWINGS
        ]
    ]


def search_form(speech: Speech, shelf: str, asked: str, kept: dict[str, str]) -> Element:
    """Works without a script; with one, what is found follows the typing."""
    return h.form(".search", method="get", action=f"/{shelf}/{speech.words.game}", role="search")[
        h.label(".field")[
            icon("search"),
            hidden(speech.say(f"{shelf}.search")),
            h.input(
                type="search",
                name="q",
                value=asked,
                placeholder=speech.say(f"{shelf}.hint"),
                maxlength="100",
                autocomplete="off",
            ),
        ],
        [h.input(type="hidden", name=name, value=value) for name, value in kept.items()],
        h.button(".btn", type="submit")[speech.say("library.find")],
        h.button(".btn.btn--quiet.print", type="button", data_print=True, hidden=True)[speech.say("library.print")],
    ]


def contents(speech: Speech, listed: Sequence[tuple[str, str, int]]) -> Fragment:
    """Where what is shown stands: at the side of a wide page, folded on a narrow one."""
    label = speech.say("library.contents")
    links = [h.a(href=f"#{key}")[title, h.span[str(number)]] for key, title, number in listed]
    return h.fragment[
        h.nav(".areas", aria_label=label)[h.span(".label")[label], links],
        h.details(".fold")[h.summary[label], h.nav(aria_label=label)[links]],
    ]


def turn_page(speech: Speech, beside: Beside, base: str) -> Element:
    """To the one before and the one after."""
    before, after = beside
    return h.nav(".turn-page", aria_label=speech.say("library.contents"))[
        before
        and h.a(".btn.btn--quiet", href=f"{base}/{before[0]}", rel="prev")[
            icon("prev"), h.span[speech.say("library.previous", name=before[1])]
        ],
        after
        and h.a(".btn.btn--quiet.after", href=f"{base}/{after[0]}", rel="next")[
            h.span[speech.say("library.next", name=after[1])], icon("next")
        ],
    ]


def slips(speech: Speech, cards: Sequence[str]) -> list[Node]:
    """Cards as one line each, on paper."""
    game = speech.words.game
    symbols = {held.id: held for shelf in shelves.shelves(speech.language, game) for held in shelf.cards}
    return [
        h.a(class_=["slip", f"kind-{symbols[card].kind}"], href=f"/cards/{game}/{card}")[
            h.span[speech.words.card_name(card)],
            h.span(".k")[icon(symbols[card].symbol), h.span[shelves.kind_name(speech, symbols[card].kind)]],
        ]
        for card in cards
    ]


# ---- texts


def prose(speech: Speech, text: str, asked: str) -> Fragment:
    """A text in which cards and other rules are links, and what was searched for is marked."""
    game = speech.words.game
    pieces: list[Node] = [text]
    for name, card in library.own_names(speech.language, game).items():
        if name in text:
            pieces = split(pieces, name, h.a(href=f"/cards/{game}/{card}")[name])
    entries = library.entries(speech.language, game)
    for rule in library.RULE_ID.findall(text):
        if rule in entries:
            pieces = split(pieces, rule, h.a(href=f"/rules/{game}#{rule}")[entries[rule].title])
    return h.fragment[[marked(piece, asked) if isinstance(piece, str) else piece for piece in pieces]]


def marked(text: str, asked: str) -> Fragment:
    pieces: list[Node] = []
    end = 0
    for begins, ends in library.matches(text, asked) if asked.strip() else ():
        pieces += [text[end:begins], h.mark[text[begins:ends]]]
        end = ends
    return h.fragment[[*pieces, text[end:]]]
