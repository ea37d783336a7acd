"""What the characters are drawn to in Blood Orders, as chances to win that they would give up for it."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import QUARTERS
from gloam.blood_orders.orders import TOKENS
from gloam.blood_orders.table import NONE, BloodOrdersTable
from gloam.bots.thought import THEN
from gloam.core.question import Question

BOLD_NIGHT: Final = 0.03  # each card of a plan under the Night
BOLD_FEAR: Final = 0.1  # scavenging
BOLD_CROWD: Final = 0.05  # each token of others that lies where one's own is placed
CAREFUL_NIGHT: Final = -0.08
CAREFUL_FEAR: Final = -0.1
CAREFUL_CROWD: Final = -0.05
EARLY: Final = 0.1  # the Night placed while others are still to come
CROWD: Final = 0.05


def lean(character: str, table: BloodOrdersTable, question: Question, line: str) -> float:
    match character:
        case "bold":
            fear = BOLD_FEAR * line.startswith("scavenge")
            return BOLD_NIGHT * nightly(line) + fear + BOLD_CROWD * crowd(table, question.seat, line)
        case "careful":
            fear = CAREFUL_FEAR * line.startswith("scavenge")
            return CAREFUL_NIGHT * nightly(line) + fear + CAREFUL_CROWD * crowd(table, question.seat, line)
        case "bluffer":
            return bluff(table, question.seat, line)
        case _:
            return 0.0


def nightly(line: str) -> int:
    """How many cards a plan puts under the Night."""
    return len([answer for answer in line.split(THEN) if answer.startswith("put ") and answer.endswith(" night")])


def placed(line: str) -> int:
    """The Quarter where a token is placed, or NONE."""
    words = line.split(" ")
    return QUARTERS.index(words[2]) if words[0] == "place" and words[2] in QUARTERS else NONE


def crowd(table: BloodOrdersTable, seat: int, line: str) -> int:
    """How many tokens of others lie where a token is placed."""
    quarter = placed(line)
    return 0 if quarter == NONE else len([token for token in table.entrance[quarter] if token // TOKENS != seat])


def bluff(table: BloodOrdersTable, seat: int, line: str) -> float:
    """A token that may be anything, laid early and where others have an interest."""
    early = placed(line) != NONE and line.startswith("place night ") and len(table.unplaced(seat)) > 1
    return EARLY * early + CROWD * crowd(table, seat, line)
