"""What is written down and not generated: ledgers, names, rulings."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from gloam.core import ledger
from gloam.core.ledger import Ledger
from gloam.core.refusal import Unreadable
from gloam.vendetta.catalogue import CLANS
from gloam.words.blood_orders import cards as blood_orders
from gloam.words.vendetta import cards as vendetta

FOLDERS: Final = {"en": "english", "fr": "french"}
VENDETTA: Final = "vendetta"
BLOOD_ORDERS: Final = "blood-orders"
LEDGERS: Final = {VENDETTA: "gloam.vendetta", BLOOD_ORDERS: "gloam.blood_orders", "table": "gloam.core"}


@dataclass(frozen=True)
class RuleText:
    """A ledger entry in one language. `question` and `because` are '' but for rulings."""

    id: str
    area: str
    text: str
    question: str = ""
    because: str = ""


@cache
def written(language: str, game: str, name: str) -> dict[str, dict[str, object]]:
    """One of the files that a language has for a game, or nothing where it has none."""
    path = files("gloam.words").joinpath(FOLDERS[language], LEDGERS[game].rpartition(".")[2], f"{name}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


# ---- rules


@cache
def ledger_of(game: str) -> Ledger:
    if game not in LEDGERS:
        raise Unreadable("game", game)
    return ledger.load(LEDGERS[game])


def rule_text(language: str, id: str, game: str) -> RuleText:
    """The entry of this id: in the game's ledger, or among what holds at every table."""
    for name in (game, "table"):
        if id in ledger_of(name):
            return translated(language, id, name)
    raise Unreadable("rule", id, game)


def translated(language: str, id: str, game: str) -> RuleText:
    rule = ledger_of(game)[id]
    own = written(language, game, "rules")
    area = str(own.get("area", {}).get(rule.area, rule.area))
    ruling = own.get("ruling", {}).get(id)
    if isinstance(ruling, dict):
        return RuleText(id, area, str(ruling["decision"]), str(ruling["question"]), str(ruling["because"]))
    return RuleText(id, area, str(own.get("rule", {}).get(id, rule.text)), rule.question, rule.because)


# ---- cards


def game_of(card: str) -> str:
    """The game that has this card, or '' where none has."""
    if card in vendetta.cards():
        return VENDETTA
    return BLOOD_ORDERS if card in blood_orders.cards() else ""


def card_name(language: str, card: str) -> str:
    """A card's name, or the id itself where it names no card."""
    game = game_of(card)
    return str(written(language, game, "names").get("card", {}).get(card, printed_name(card))) if game else card


def printed_name(card: str) -> str:
    if card in vendetta.cards():
        return vendetta.cards()[card].name
    return blood_orders.cards()[card].name if card in blood_orders.cards() else card


def clan_name(language: str, clan: str) -> str:
    own = written(language, VENDETTA, "names").get("clan", {})
    return str(own.get(clan, clan.capitalize() if clan in CLANS else clan))


def class_name(language: str, kind: str) -> str:
    """A class of Victims in Blood Orders."""
    return str(written(language, BLOOD_ORDERS, "names").get("class", {}).get(kind, kind.capitalize()))


def quarter_name(language: str, quarter: str) -> str:
    return str(written(language, BLOOD_ORDERS, "names").get("quarter", {}).get(quarter, quarter.capitalize()))


def card_rulings(language: str, card: str) -> list[str]:
    """Written down for Vendetta; of Blood Orders, the entries of the ledger that speak of what the card does."""
    if game_of(card) == BLOOD_ORDERS:
        found = [rule_text(language, rule, BLOOD_ORDERS) for rule in blood_orders.rulings_of(card)]
        return [f"{said.question} {said.text}".strip() for said in found]
    rulings = written(language, VENDETTA, "rulings").get("rulings", {}).get(card, [])
    return [str(ruling) for ruling in rulings] if isinstance(rulings, list) else []
