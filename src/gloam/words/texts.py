"""Rules and cards of whatever game, by their ids: what is written down of them in a language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from gloam.core import ledger
from gloam.core.ledger import Ledger
from gloam.core.refusal import Unreadable
from gloam.words import files
from gloam.words.games import GAMES

KEPT: Final = 5_000  # cards, or what is no card, of which it is known
TABLE: Final = "table"  # the ledger of what holds in every game
ROOMS: Final = {name: game.room for name, game in GAMES.items()} | {TABLE: "core"}


@dataclass(frozen=True)
class RuleText:
    """A ledger entry in one language. `question` and `because` are '' but for rulings."""

    id: str
    area: str
    text: str
    question: str = ""
    because: str = ""


# ---- rules


@cache
def ledger_of(game: str) -> Ledger:
    if game not in ROOMS:
        raise Unreadable("game", game)
    return ledger.load(f"gloam.{ROOMS[game]}")


def rule_text(language: str, id: str, game: str) -> RuleText:
    """The entry of this id: in the game's ledger, or among what holds at every table; without a game, in any ledger."""
    for name in (game, TABLE) if game else (TABLE, *GAMES):
        if id in ledger_of(name):
            return translated(language, id, name)
    raise Unreadable("rule", id, game)


def game_with(rule: str) -> str:
    """The first game that has this rule, or '' where none has."""
    return next((name for name in GAMES if rule in ledger_of(name)), "")


def translated(language: str, id: str, game: str) -> RuleText:
    rule = ledger_of(game)[id]
    own = files.written(language, ROOMS[game], "rules")
    area = str(own.get("area", {}).get(rule.area, rule.area))
    ruling = own.get("ruling", {}).get(id)
    if isinstance(ruling, dict):
        return RuleText(id, area, str(ruling["decision"]), str(ruling["question"]), str(ruling["because"]))
    return RuleText(id, area, str(own.get("rule", {}).get(id, rule.text)), rule.question, rule.because)


# ---- cards


@lru_cache(maxsize=KEPT)
def game_of(card: str) -> str:
    """The game that has this card, or '' where none has."""
    return next((name for name, game in GAMES.items() if card in game.cards), "")


@lru_cache(maxsize=KEPT)
def card_name(language: str, card: str) -> str:
    """A card's name, or the id itself where it names no card."""
    game = game_of(card)
    return files.card_name(language, GAMES[game].room, GAMES[game].cards, card) if game else card


def card_rulings(language: str, card: str) -> list[str]:
    """What is written down of the card itself, then the entries of the ledger that speak of what it does."""
    game = game_of(card)
    if not game:
        return []
    own = files.written(language, GAMES[game].room, "rulings").get("rulings", {}).get(card, [])
    entries = [rule_text(language, rule, game) for rule in GAMES[game].rulings(card)]
    said = [f"{entry.question} {entry.text}".strip() for entry in entries]
    return [*(str(ruling) for ruling in own), *said] if isinstance(own, list) else said
