"""The rules and the cards, to be read, searched, printed, and looked up from a table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from litestar import Response, Router, get
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery

from gloam.web.asking import Asked, guest_of, house_of, known_game, shown, speech_of, unhurried
from gloam.web.drawings.games import GAMES
from gloam.web.elements import Node, html
from gloam.web.guests.comfort import VISIT, Comfort
from gloam.web.pages import cards as card_pages
from gloam.web.pages import rules as rule_pages
from gloam.web.pages.reading import shelves_of
from gloam.web.reading import ledgers
from gloam.web.reading.ledgers import Entry
from gloam.web.reading.shelves import Held
from gloam.web.trouble import missing
from gloam.words.pages import Speech

LONGEST: Final = 100  # letters of a search
DRAWN: Final = 24  # whole pages of a kind that are kept
# A piece changes only with a release, but each reader has it in their own language, which their cookie tells.
KEPT: Final = {"cache-control": "private, max-age=86400", "vary": "Cookie"}


def speech_about(request: Asked, game: str) -> Speech:
    return speech_of(request, known_game(game))


def piece(content: Node, headers: dict[str, str] | None = None) -> Response[str]:
    """Part of a page, for a script that puts it where it belongs."""
    return as_html(html(content), headers)


def as_html(text: str, headers: dict[str, str] | None = None) -> Response[str]:
    return Response(text, media_type=MediaType.HTML, headers=headers or {})


@lru_cache(maxsize=DRAWN)
def whole_ledger(language: str, game: str, _comfort: Comfort) -> str:
    """The longest page of all, drawn once for all readers of a language who want pages alike."""
    return html(rule_pages.ledger_page(Speech(language, game), "", only_rulings=False))


@lru_cache(maxsize=DRAWN)
def all_shelves(language: str, game: str, _comfort: Comfort) -> str:
    return html(card_pages.shelves_page(Speech(language, game), "", "", {}))


# ---- rules


@get("/rules")
@unhurried
def all_rules(request: Asked) -> Response[str]:
    return shown(rule_pages.games_page(speech_of(request)))


@get("/rules/{game:str}")
@unhurried
def rules_of(
    request: Asked, game: FromPath[str], q: FromQuery[str] = "", only: FromQuery[str] = "", part: FromQuery[str] = ""
) -> Response[str]:
    """The whole ledger, or what was found in it; `part=found` gives only what changes with the search."""
    speech = speech_about(request, game)
    asked, only_rulings = q[:LONGEST], only == "rulings"
    if part == "found":
        return piece(rule_pages.found(speech, asked, only_rulings))
    if not asked.strip() and not only_rulings:
        return as_html(whole_ledger(speech.language, game, VISIT.get().comfort))
    return shown(rule_pages.ledger_page(speech, asked, only_rulings))


@get("/rules/{game:str}/{id:str}")
@unhurried
def one_rule(request: Asked, game: FromPath[str], id: FromPath[str], part: FromQuery[str] = "") -> Response[str]:
    """One entry; `part=rule` gives it alone, to be shown over something else."""
    speech = speech_about(request, game)
    entry = entry_of(speech, id)
    if part == "rule":
        return piece(rule_pages.article(speech, entry, ""), KEPT)
    return shown(rule_pages.entry_page(speech, entry))


def entry_of(speech: Speech, id: str) -> Entry:
    entry = ledgers.entries(speech.language, speech.words.game).get(id)
    if entry is None:
        raise missing("trouble.no-rule", rule=id)
    return entry


# ---- cards


@get("/cards")
@unhurried
def all_cards(request: Asked) -> Response[str]:
    return shown(card_pages.games_page(speech_of(request)))


@get("/cards/{game:str}")
@unhurried
def cards_of(
    request: Asked, game: FromPath[str], q: FromQuery[str] = "", kind: FromQuery[str] = "", part: FromQuery[str] = ""
) -> Response[str]:
    """All cards, or those that were looked for; `part=found` gives only what changes with the search."""
    speech = speech_about(request, game)
    asked = q[:LONGEST]
    given = {field: request.query_params.get(field, "")[:LONGEST] for field in card_pages.fields_of(game)}
    chosen = {field: value for field, value in given.items() if value}
    if part == "found":
        return piece(card_pages.found(speech, asked, kind, chosen))
    if not asked.strip() and not kind and not chosen:
        return as_html(all_shelves(speech.language, game, VISIT.get().comfort))
    return shown(card_pages.shelves_page(speech, asked, kind, chosen))


@get("/cards/{game:str}/{id:str}")
@unhurried
def one_card(request: Asked, game: FromPath[str], id: FromPath[str], part: FromQuery[str] = "") -> Response[str]:
    """One card; `part=card` gives it alone, to be shown over something else."""
    speech = speech_about(request, game)
    held = held_of(speech, id)
    if part == "card":
        return piece(GAMES[game].drawing.card(speech, held.id), KEPT)
    own = house_of(request).store.decks_of(guest_of(request).id, game) if GAMES[game].decks is not None else []
    return shown(card_pages.card_page(speech, held, own))


def held_of(speech: Speech, id: str) -> Held:
    every = shelves_of(speech.language, speech.words.game)
    held = next((card for shelf in every for card in shelf.cards if card.id == id), None)
    if held is None:
        raise missing("trouble.no-card", card=id)
    return held


ROUTES = Router("/", route_handlers=[all_rules, rules_of, one_rule, all_cards, cards_of, one_card])
