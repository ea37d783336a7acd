"""The cards of a game: all of them, what was searched for among them, or one alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from urllib.parse import urlencode

from gloam.core.refusal import Unreadable
from gloam.web import tags as h
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.parts import icon, why
from gloam.web.elements import Element, Node
from gloam.web.pages import reading
from gloam.web.pages.reading import (
    CARDS,
    Chapter,
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
from gloam.web.pages.rules import article
from gloam.web.reading import ledgers
from gloam.web.reading.shelves import Held, Shelf, kind_name, kinds, search
from gloam.web.store.schema import DeckRow
from gloam.words.forms import capital
from gloam.words.games import GAMES as SPOKEN
from gloam.words.pages import Speech
from gloam.words.search import Query, field_name, query, value_name

OTHER = {"en": "fr", "fr": "en"}
Chosen = Mapping[str, str]  # by field: which value a card must have


# ---- pages


def games_page(speech: Speech) -> Element:
    """The games whose cards one can see."""
    return reading.games_page(speech, CARDS, game_block)


def game_block(speech: Speech) -> Element:
    every = shelves_of(speech.language, speech.words.game)
    count = speech.counted("cards.count", sum(len(shelf.cards) for shelf in every))
    chapters = [chapter_of(shelf) for shelf in every]
    return reading.game_block(speech, CARDS, count, chapters, icon("hand"), speech.say("cards.see"))


def chapter_of(shelf: Shelf) -> Chapter:
    return f"shelf-{shelf.key}", shelf.title


def shelves_page(speech: Speech, asked: str, kind: str, chosen: Chosen) -> Element:
    """All cards of a game, or those that were looked for."""
    kept = {"kind": kind} if kind else {}
    shown = found(speech, asked, kind, chosen)
    return reading.book_page(speech, CARDS, asked, kept, shown, "reading--cards", sieve(speech, chosen))


def card_page(speech: Speech, held: Held, own: Sequence[DeckRow] = ()) -> Element:
    """One card in full. `own`: the decks that the reader keeps."""
    game = speech.words.game
    every = shelves_of(speech.language, game)
    home = next(shelf for shelf in every if held in shelf.cards)
    name = speech.words.card_name(held.id)
    named = [(card.id, speech.words.card_name(card.id)) for shelf in every for card in shelf.cards]
    body = h.main("#main.reading.reading--card")[
        h.div(".head-of")[crumbs(speech, CARDS, chapter_of(home)), h.h1(".title")[name]],
        h.section(".full", aria_labelledby="the-card")[
            h.h2("#the-card.vh")[speech.say("cards.card")], GAMES[game].drawing.card(speech, held.id)
        ],
        h.div(".about")[
            facts(speech, held),
            explained(speech, held),
            in_decks(speech, held, own),
            answered(speech, held),
            rulings(speech, held),
            rules(speech, held),
            turn_page(speech, beside(named, held.id), f"/cards/{game}"),
        ],
    ]
    return reading.reading_page(speech, name, f"/cards/{game}/{held.id}", body)


# ---- what is found


def fields_of(game: str) -> tuple[str, ...]:
    """By what else than words and kinds one can look for cards: kinds are links of their own."""
    return tuple([field for field in SPOKEN[game].fields if field != "kind"])


def sieve(speech: Speech, chosen: Chosen) -> Node:
    """A list to choose from for each field."""
    fields = fields_of(speech.words.game)
    return bool(fields) and h.div(".sieves")[[choice(speech, field, chosen.get(field, "")) for field in fields]]


def choice(speech: Speech, field: str, now: str) -> Element:
    game, language = speech.words.game, speech.language
    named = [(value, capital(value_name(language, game, field, value))) for value in SPOKEN[game].values(field)]
    return h.label[
        h.span[capital(field_name(language, game, field))],
        h.select(".select", name=field)[
            h.option(value="")[speech.say("cards.any")],
            [h.option(value=value, selected=value == now)[name] for value, name in named],
        ],
    ]


def found(speech: Speech, asked: str, kind: str, chosen: Chosen) -> Element:
    """What was found; or what in the search is not understood."""
    try:
        wanted = query(speech.language, speech.words.game, asked, chosen)
    except Unreadable as no:
        return h.div("#found")[h.p(".entries", role="status")[speech.words.refusal(no, ())]]
    return found_by(speech, asked, kind, chosen, wanted)


def found_by(speech: Speech, typed: str, kind: str, chosen: Chosen, wanted: Query) -> Element:
    game, asked = speech.words.game, wanted.words
    whole = shelves_of(speech.language, game)
    fitting = search(whole, lambda held: kind in ("", held.kind) and wanted.fits(game, held.id))
    shown = search(fitting, lambda held: ledgers.has(searched(speech, held.id), asked))
    total = sum(len(shelf.cards) for shelf in shown)
    narrowed = bool(asked or kind or wanted.wanted)
    listed = [(*chapter_of(shelf), len(shelf.cards)) for shelf in shown]
    return h.div("#found")[
        contents(speech, listed) if shown else None,
        h.div(".entries")[
            kind_links(speech, whole, typed, kind, chosen),
            h.p(".soft.small.tally", role="status")[
                speech.counted("cards.found" if narrowed else "cards.count", total)
                if shown
                else speech.say("cards.none"),
                narrowed and [" ", h.a(href=f"/cards/{speech.words.game}")[speech.say("reading.all")]],
            ],
            [one_shelf(speech, shelf, asked) for shelf in shown],
        ],
    ]


def searched(speech: Speech, card: str) -> str:
    """All that a card is found by, its name in the other language as well."""
    spoken = speech.words
    other = Speech(OTHER[speech.language], spoken.game).words.card_name(card)
    return " ".join((card, spoken.card_name(card), other, spoken.card_line(card), spoken.card(card)))


def kind_links(speech: Speech, whole: Sequence[Shelf], asked: str, kind_now: str, chosen: Chosen) -> Element:
    base = f"/cards/{speech.words.game}"

    def link(kind: str, text: str) -> Element:
        query = {name: value for name, value in (("q", asked.strip()), ("kind", kind), *chosen.items()) if value}
        return h.a(
            href=f"{base}?{urlencode(query)}" if query else base, aria_current="true" if kind == kind_now else None
        )[text]

    return h.nav(".kinds", aria_label=speech.say("cards.kinds"))[
        link("", speech.say("cards.every-kind")),
        [link(kind, kind_name(speech, GAMES[speech.words.game].shelves, kind)) for kind in kinds(whole)],
    ]


def one_shelf(speech: Speech, shelf: Shelf, asked: str) -> Element:
    leaves = h.ul(".leaves")[[h.li[leaf(speech, held, asked)] for held in shelf.cards]]
    return chapter_part(chapter_of(shelf), leaves)


def leaf(speech: Speech, held: Held, asked: str) -> Element:
    """A card as it stands on its shelf: paper, name, facts, text. All of it leads to its page."""
    spoken = speech.words
    return h.article(class_=["leaf", f"kind-{held.kind}"], id=held.id)[
        h.p(".k")[icon(held.symbol), marked(spoken.card_line(held.id), asked)],
        h.h3[h.a(".hit", href=f"/cards/{spoken.game}/{held.id}")[marked(spoken.card_name(held.id), asked)]],
        h.p[marked(spoken.card(held.id) or speech.say("cards.no-text"), asked)],
    ]


# ---- one card


def facts(speech: Speech, held: Held) -> Element:
    spoken = speech.words
    other = OTHER[speech.language]
    translated = Speech(other, spoken.game).words.card_name(held.id)
    return h.section[
        h.h2(".label")[speech.say("cards.facts")],
        h.div(".tongues")[tongue(speech, held), tongue(Speech(other, spoken.game), held)],
        h.dl(".facts")[
            h.dt[speech.say("cards.other-name")],
            h.dd(lang=other)[translated],
            h.dt[speech.say("cards.from")],
            h.dd[
                GAMES[spoken.game].shelves.is_ours(held.id) and h.span(".ours")[icon("plus"), speech.say("cards.own")],
                spoken.provenance(held.id),
            ],
        ],
    ]


def tongue(speech: Speech, held: Held) -> Element:
    """What the card says, in this language: both are made from the same effects."""
    spoken = speech.words
    return h.div(lang=speech.language)[
        h.p(".soft.small")[speech.say("language.own")],
        h.p(".line")[spoken.card_line(held.id)],
        h.p(".line")[spoken.card(held.id) or speech.say("cards.no-text")],
    ]


def explained(speech: Speech, held: Held) -> Node:
    """The words on the card, each with its rule."""
    game = speech.words.game
    known = ledgers.entries(speech.language, game)
    words = GAMES[game].shelves.keywords(held)
    return (
        bool(words)
        and h.section[
            h.h2(".label")[speech.say("cards.words")],
            h.dl(".words-on")[
                [
                    [
                        h.dt[speech.term(key)],
                        h.dd[prose(speech, known[rule].said.text, ""), " ", why(speech, game, rule)],
                    ]
                    for key, rule in words
                ]
            ],
        ]
    )


def in_decks(speech: Speech, held: Held, own: Sequence[DeckRow]) -> Node:
    """The ready decks and those of the reader that have this card, in a game with decks."""
    game = speech.words.game
    decks = GAMES[game].decks
    if decks is None:
        return None
    ready = [(name, speech.words.deck(name), decks.copies(name, held.id), "decks.ready") for name in decks.ready]
    mine = [(row.id, row.name, decks.copies(row.text, held.id), "decks.own") for row in own]
    found = [one for one in (*ready, *mine) if one[2]]
    having = sum(copies > 0 for _, _, copies, _ in mine)
    return h.section(".in-decks")[
        h.h2(".label")[speech.say("cards.in-decks")],
        h.ul[
            [
                h.li[h.b[f"{copies} ×"], " ", h.a(href=f"/decks/{game}/{key}")[name], " ", h.small[speech.say(whose)]]
                for key, name, copies, whose in found
            ]
        ]
        if found
        else h.p(".soft.small")[speech.say("cards.in-no-deck")],
        bool(own) and h.p(".soft.small")[speech.say("cards.in-yours", count=having, all=len(own))],
    ]


def answered(speech: Speech, held: Held) -> Node:
    """The cards with which others can answer it."""
    cards = GAMES[speech.words.game].shelves.answers(held)
    return (
        bool(cards) and h.section[h.h2(".label")[speech.say("cards.answered")], h.div(".slips")[slips(speech, cards)]]
    )


def rulings(speech: Speech, held: Held) -> Node:
    """What is said of this card alone; what the ledger says stands under the rules."""
    known = ledgers.entries(speech.language, speech.words.game)
    ledger = [known[rule].said for rule in GAMES[speech.words.game].shelves.touched(held)]
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
    ids = GAMES[speech.words.game].shelves.touched(held)
    known = ledgers.entries(speech.language, speech.words.game)
    return (
        ids and h.section[h.h2(".label")[speech.say("cards.rules")], [article(speech, known[rule], "") for rule in ids]]
    )
