"""What the characters are drawn to in Blood Orders, as chances to win that they would give up for it."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import QUARTERS
from gloam.blood_orders.table import BloodOrdersTable
from gloam.bots.thought import THEN
from gloam.core.question import Question

BOLD_NIGHT: Final = 0.03  # each card of a plan under the Night
BOLD_FEAR: Final = 0.02  # scavenging
CAREFUL_NIGHT: Final = -0.03
CAREFUL_FEAR: Final = -0.06
EARLY: Final = 0.02  # the Night placed while others are still to come
CROWD: Final = 0.01  # each token of others that lies where one's own is placed


def lean(character: str, table: BloodOrdersTable, question: Question, line: str) -> float:
    match character:
        case "bold":
            return BOLD_NIGHT * nightly(line) + BOLD_FEAR * line.startswith("scavenge")
        case "careful":
            return CAREFUL_NIGHT * nightly(line) + CAREFUL_FEAR * line.startswith("scavenge")
        case "bluffer":
            return bluff(table, question.seat, line)
        case _:
            return 0.0


def nightly(line: str) -> int:
    """How many cards a plan puts under the Night."""
    return len([answer for answer in line.split(THEN) if answer.startswith("put ") and answer.endswith(" night")])


def bluff(table: BloodOrdersTable, seat: int, line: str) -> float:
    """A token that may be anything, laid early and where others have an interest."""
    words = line.split(" ")
    if words[0] != "place" or words[2] not in QUARTERS:
        return 0.0
    others = [token for token in table.entrance[QUARTERS.index(words[2])] if token // 3 != seat]
    early = words[1] == "night" and len(table.unplaced(seat)) > 1
    return EARLY * early + CROWD * len(others)
