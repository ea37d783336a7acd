"""The games, their rules and their cards, to be read."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

from litestar import Router, get
from litestar.params import FromPath, QueryParameter

import gloam
from gloam import bots
from gloam.web.asking import Asked, speech_of
from gloam.web.drawings.games import GAMES
from gloam.web.pages.reading import shelves_of
from gloam.web.reading import ledgers
from gloam.web.reading.ledgers import Entry
from gloam.web.routes.api.asked import game_named
from gloam.web.routes.api.refusing import LOOKING, documented
from gloam.web.routes.api.shapes import Card, Game, Rule
from gloam.web.routes.reading import LONGEST, entry_of
from gloam.web.trouble import missing
from gloam.words import games as spoken
from gloam.words import words
from gloam.words.search import query

Search = Annotated[str, QueryParameter(description="Words that must all be in it.")]
PRINTED: Final = (  # the numbers on cards, by the names that the games give them
    "act",
    "agenda",
    "aggravated",
    "blood",
    "copies",
    "cost",
    "damage",
    "drain_blood",
    "drain_influence",
    "fear",
    "feed",
    "influence",
    "intel",
    "mends",
    "points",
    "potency",
    "power",
    "shield",
    "superficial",
    "targeted",
    "value",
    "victims",
)


# ---- games


@get("/games", responses=LOOKING, tags=["games"], sync_to_thread=False)
def all_games() -> list[Game]:
    """Every game that is played here."""
    return [described(name) for name in gloam.games()]


@get("/games/{game:str}", responses=LOOKING, tags=["games"], sync_to_thread=False)
def one_game(request: Asked, game: FromPath[str]) -> Game:
    """How many play it, with which variants, bots and decks."""
    return described(game_named(request, game))


def described(name: str) -> Game:
    game, appearance = gloam.game(name), GAMES[name]
    decks = appearance.decks
    return Game(
        name=name,
        title=game.title,
        rules_version=game.rules_version,
        seats=list(game.seat_counts),
        usual_seats=appearance.usual_seats,
        variants=list(game.variants),
        bots=list(bots.names(name)),
        aids=list(appearance.aids),
        pools=[] if decks is None else list(decks.pools),
        decks=[] if decks is None else list(decks.ready),
    )


# ---- rules


@get("/games/{game:str}/rules", responses=LOOKING, tags=["rules"], sync_to_thread=True)
def all_rules(request: Asked, game: FromPath[str], q: Search = "") -> list[Rule]:
    """The ledger: every rule and ruling that holds at a table of this game, or those in which words were found."""
    speech = speech_of(request, game_named(request, game))
    found = ledgers.search(ledgers.areas(speech.language, game), q[:LONGEST])
    return [entry(one, area.title) for area in found for one in area.entries]


@get("/games/{game:str}/rules/{id:str}", responses=LOOKING, tags=["rules"], sync_to_thread=True)
def one_rule(request: Asked, game: FromPath[str], id: FromPath[str]) -> Rule:
    """One entry of the ledger."""
    speech = speech_of(request, game_named(request, game))
    found = entry_of(speech, id)
    return entry(found, ledgers.area_of(speech.language, game, id).title)


def entry(one: Entry, area: str) -> Rule:
    return Rule(one.id, one.title, area, one.said.text, one.said.question, one.said.because, one.variant)


# ---- cards


@get("/games/{game:str}/cards", responses=documented(422), tags=["cards"], sync_to_thread=True)
def all_cards(request: Asked, game: FromPath[str], q: Search = "") -> list[Card]:
    """Every card, or those in which words were found. Where a game's cards have more to tell them apart, a search like
    `clan:tremere kind:ritual` says what they must be."""
    language, asked = speech_of(request, game_named(request, game)).language, q[:LONGEST]
    wanted = query(language, game, asked)
    held = [card.id for shelf in shelves_of(language, game) for card in shelf.cards if wanted.fits(game, card.id)]
    found = [card_of(language, game, card) for card in held]
    return [card for card in found if ledgers.has(f"{card.id} {card.name} {card.line} {card.text}", wanted.words)]


@get("/games/{game:str}/cards/{id:str}", responses=LOOKING, tags=["cards"], sync_to_thread=True)
def one_card(request: Asked, game: FromPath[str], id: FromPath[str]) -> Card:
    """One card with its text and its rulings."""
    return card_of(speech_of(request, game_named(request, game)).language, game, id)


@lru_cache(maxsize=2000)
def card_of(language: str, game: str, id: str) -> Card:
    """A card as this language has it. Raises `Trouble` where the game has none such."""
    said, shelves = words(language, game), GAMES[game].shelves
    for shelf in shelves_of(language, game):
        for held in shelf.cards:
            if held.id == id:
                return Card(
                    id=id,
                    name=said.card_name(id),
                    kind=held.kind,
                    shelf=shelf.key,
                    line=said.card_line(id),
                    text=said.card(id),
                    facts=printed(game, id),
                    rulings=said.rulings(id),
                    rules=shelves.touched(held),
                    provenance=said.provenance(id),
                )
    raise missing("trouble.no-card", card=id)


def printed(game: str, id: str) -> dict[str, int]:
    """The numbers on a card; what it has not is left out."""
    card = spoken.GAMES[game].cards[id]
    found = {name: getattr(card, name, 0) for name in PRINTED}
    return {name: int(value) for name, value in found.items() if isinstance(value, int) and value}


ROUTES = Router("/", route_handlers=[all_games, one_game, all_rules, one_rule, all_cards, one_card])
