"""What the characters are drawn to in Vendetta, as chances to win that they would give up for it."""

from __future__ import annotations

from typing import Final

from gloam.core.question import Question
from gloam.vendetta.catalogue import POWER
from gloam.vendetta.table import VendettaTable

BOLD_BLOOD: Final = 0.02  # for each Blood put with a card
BOLD_STAY: Final = 0.2
BOLD_OPEN: Final = 0.03  # a card face up: come and get it
CAREFUL_BLOOD: Final = -0.02
CAREFUL_WITHDRAWAL: Final = 0.06
BLUFF: Final = 0.1  # a card face down
FEINT: Final = 0.03  # each Blood put with a weak card face down, or kept from a strong one
STRONG: Final = 3  # Power


def lean(character: str, table: VendettaTable, question: Question, option: str) -> float:
    match character:
        case "bold":
            return BOLD_BLOOD * blood(option) + BOLD_STAY * (option == "stay") + BOLD_OPEN * option.endswith(" up")
        case "careful":
            return CAREFUL_BLOOD * blood(option) + CAREFUL_WITHDRAWAL * (option == "withdraw")
        case "bluffer":
            return BLUFF * option.endswith(" down") + FEINT * blood(option) * feint(table, question)
        case _:
            return 0.0


def blood(option: str) -> int:
    """How much Blood an answer puts with a card."""
    words = option.split(" ")
    return int(words[1]) if words[0] == "blood" else 0


def feint(table: VendettaTable, question: Question) -> int:
    """Would Blood here mislead (1), or give a strong card away (-1)? Neither where the card is open."""
    if question.what != "AskBlood":
        return 0
    name = question.facts["at"]
    here = next(place for place in range(table.haven + 1) if table.name_of(place) == name)
    hidden = [card for card in table.cards_of(here, question.seat) if not table.up[card]]
    if not hidden:
        return 0
    return -1 if POWER[hidden[-1]] >= STRONG else 1
