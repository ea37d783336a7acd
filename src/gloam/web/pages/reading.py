"""What the pages of rules and of cards have in common: frame, search, contents, and texts with links in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from gloam.web import tags as h
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.parts import hidden, icon, split
from gloam.web.elements import Element, Node
from gloam.web.pages.frame import page, plain_top
from gloam.web.reading import ledgers
from gloam.web.reading.shelves import Shelf, kind_name
from gloam.words.pages import Speech

RULES: Final = "rules"  # the two books: so their addresses begin, and the keys of their sentences
CARDS: Final = "cards"

Beside = tuple[tuple[str, str] | None, tuple[str, str] | None]  # the one before and the one after: id and name
Chapter = tuple[str, str]  # its key on the page, and its title


@cache
def shelves_of(language: str, game: str) -> tuple[Shelf, ...]:
    """The cards of a game, shelf by shelf."""
    return tuple(GAMES[game].shelves.all(Speech(language, game)))


# ---- whole pages


def reading_page(speech: Speech, title: str, here: str, body: Node) -> Element:
    book = "/" + here.split("/")[1]
    script = h.script(src="/static/reading.js", type="module")
    return page(speech, title, [plain_top(speech, here=book, back=here), body, script], "lib")


def games_page(speech: Speech, book: str, block: Callable[[Speech], Element]) -> Element:
    """The games of which there is something to read."""
    title = speech.say(f"{book}.title")
    body = h.main("#main.reading.reading--games")[
        h.div(".head-of")[h.h1(".title")[title], h.p(".soft")[speech.say(f"{book}.about")]],
        [block(speech.of(game)) for game in GAMES],
    ]
    return reading_page(speech, title, f"/{book}", body)


def game_block(speech: Speech, book: str, count: str, chapters: Sequence[Chapter], *way: Node) -> Element:
    """One game: how much there is, its chapters, and the way to all of it."""
    url = f"/{book}/{speech.words.game}"
    return h.section(".game-block")[
        h.h2(".head")[h.a(href=url)[speech.say(f"game.{speech.words.game}")]],
        h.p(".soft.small")[count],
        h.ul(".chapters")[[h.li[h.a(href=f"{url}#{key}")[title]] for key, title in chapters]],
        h.p[h.a(".btn", href=url)[way]],
    ]


def book_page(
    speech: Speech, book: str, asked: str, kept: dict[str, str], found: Node, kind: str = "", more: Node = None
) -> Element:
    """All there is of a game, or what was found in it. `kept` is what else was asked for, `more` by what else one can
    ask."""
    url = f"/{book}/{speech.words.game}"
    body = h.main("#main", class_=["reading", kind], data_reading=url)[
        h.div(".head-of")[
            h.h1(".title")[speech.say(f"{book}.title")],
            game_tabs(speech, book),
            learn_first(speech) if book == RULES else None,
            search_form(speech, book, asked, kept, more),
        ],
        found,
    ]
    return reading_page(speech, name_of(speech, book), url, body)


def name_of(speech: Speech, book: str) -> str:
    """What a book is called: "Rules of Vendetta"."""
    return speech.say(f"{book}.of", game=speech.say(f"game.{speech.words.game}"))


# ---- parts of pages


def learn_first(speech: Speech) -> Element:
    """For whoever looks for a way into a game, and has found all its rules."""
    return h.p[h.a(".learn-link", href=f"/learn/{speech.words.game}")[icon("coach"), speech.say("learn.link")]]


def crumbs(speech: Speech, book: str, chapter: Chapter) -> Element:
    """Where something stands: in which book, in which chapter."""
    url = f"/{book}/{speech.words.game}"
    key, title = chapter
    return h.p(".soft.small")[h.a(href=url)[name_of(speech, book)], " · ", h.a(href=f"{url}#{key}")[title]]


def game_tabs(speech: Speech, book: str) -> Element:
    return h.nav(".gamesel", aria_label=speech.say("reading.games"))[
        [
            h.a(href=f"/{book}/{game}", aria_current="page" if game == speech.words.game else None)[
                speech.say(f"game.{game}")
            ]
            for game in GAMES
        ]
    ]


def search_form(speech: Speech, book: str, asked: str, kept: dict[str, str], more: Node = None) -> Element:
    """Works without a script; with one, what is found follows the typing."""
    return h.form(".search", method="get", action=f"/{book}/{speech.words.game}", role="search")[
        h.label(".field")[
            icon("search"),
            hidden(speech.say(f"{book}.search")),
            h.input(
                type="search",
                name="q",
                value=asked,
                placeholder=speech.say(f"{book}.hint"),
                maxlength="100",
                autocomplete="off",
            ),
        ],
        [h.input(type="hidden", name=name, value=value) for name, value in kept.items()],
        more,
        h.button(".btn", type="submit")[speech.say("reading.find")],
        h.button(".btn.btn--quiet.print", type="button", data_print=True, hidden=True)[speech.say("reading.print")],
    ]


def contents(speech: Speech, listed: Sequence[tuple[str, str, int]]) -> list[Node]:
    """Where what is shown stands: at the side of a wide page, folded on a narrow one."""
    label = speech.say("reading.contents")
    links = [h.a(href=f"#{key}")[title, h.span[str(number)]] for key, title, number in listed]
    return [
        h.nav(".areas", aria_label=label)[h.span(".label")[label], links],
        h.details(".fold")[h.summary[label], h.nav(aria_label=label)[links]],
    ]


def chapter_part(chapter: Chapter, inside: Node) -> Element:
    key, title = chapter
    return h.section(".chapter", aria_labelledby=key)[h.h2(".head", id=key, tabindex="-1")[title], inside]


def beside(named: Sequence[tuple[str, str]], id: str) -> Beside:
    """The neighbours of the one with this id, of all these ids and names."""
    place = [one for one, _ in named].index(id)
    return named[place - 1] if place else None, named[place + 1] if place + 1 < len(named) else None


def turn_page(speech: Speech, neighbours: Beside, base: str) -> Element:
    """To the one before and the one after."""
    before, after = neighbours
    return h.nav(".turn-page", aria_label=speech.say("reading.contents"))[
        before
        and h.a(".btn.btn--quiet", href=f"{base}/{before[0]}", rel="prev")[
            icon("prev"), h.span[speech.say("reading.previous", name=before[1])]
        ],
        after
        and h.a(".btn.btn--quiet.after", href=f"{base}/{after[0]}", rel="next")[
            h.span[speech.say("reading.next", name=after[1])], icon("next")
        ],
    ]


def slips(speech: Speech, cards: Sequence[str]) -> list[Node]:
    """Cards as one line each, on paper."""
    game = speech.words.game
    held = {card.id: card for shelf in shelves_of(speech.language, game) for card in shelf.cards}
    return [
        h.a(class_=["slip", f"kind-{held[card].kind}"], href=f"/cards/{game}/{card}")[
            h.span[speech.words.card_name(card)],
            h.span(".k")[icon(held[card].symbol), h.span[kind_name(speech, GAMES[game].shelves, held[card].kind)]],
        ]
        for card in cards
    ]


# ---- texts


def prose(speech: Speech, text: str, asked: str) -> list[Node]:
    """A text in which cards and other rules are links, and what was searched for is marked."""
    game = speech.words.game
    pieces: list[Node] = [text]
    for name, card in ledgers.own_names(speech.language, game).items():
        if name in text:
            pieces = split(pieces, name, h.a(href=f"/cards/{game}/{card}")[name])
    entries = ledgers.entries(speech.language, game)
    for rule in ledgers.RULE_ID.findall(text):
        if rule in entries:
            pieces = split(pieces, rule, h.a(href=f"/rules/{game}#{rule}")[entries[rule].title])
    return [marked(piece, asked) if isinstance(piece, str) else piece for piece in pieces]


def marked(text: str, asked: str) -> list[Node]:
    pieces: list[Node] = []
    end = 0
    for begins, ends in ledgers.matches(text, asked) if asked.strip() else ():
        pieces += [text[end:begins], h.mark[text[begins:ends]]]
        end = ends
    return [*pieces, text[end:]]
