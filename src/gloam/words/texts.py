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
from gloam.words.vendetta import cards

FOLDERS: Final = {"en": "english", "fr": "french"}
LEDGERS: Final = {"vendetta": "gloam.vendetta", "table": "gloam.core"}


@dataclass(frozen=True)
class RuleText:
    """A ledger entry in one language. `question` and `because` are '' but for rulings."""

    id: str
    area: str
    text: str
    question: str = ""
    because: str = ""


@cache
def written(language: str, name: str) -> dict[str, dict[str, object]]:
    """One of a language's files, or nothing where the language has none."""
    path = files("gloam.words").joinpath(FOLDERS[language], f"{name}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


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
    own = written(language, game)
    area = str(own.get("area", {}).get(rule.area, rule.area))
    ruling = own.get("ruling", {}).get(id)
    if isinstance(ruling, dict):
        return RuleText(id, area, str(ruling["decision"]), str(ruling["question"]), str(ruling["because"]))
    return RuleText(id, area, str(own.get("rule", {}).get(id, rule.text)), rule.question, rule.because)


def card_name(language: str, card: str) -> str:
    """A card's name, or the id itself where it names no card."""
    own = written(language, "vendetta_names").get("card", {})
    return str(own.get(card, cards()[card].name if card in cards() else card))


def clan_name(language: str, clan: str) -> str:
    own = written(language, "vendetta_names").get("clan", {})
    return str(own.get(clan, clan.capitalize() if clan in CLANS else clan))


def card_rulings(language: str, card: str) -> list[str]:
    found = written(language, "vendetta_rulings").get("rulings", {}).get(card, [])
    return [str(ruling) for ruling in found] if isinstance(found, list) else []
