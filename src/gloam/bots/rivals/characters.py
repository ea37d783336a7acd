"""What the characters are drawn to in Rivals, as chances to win that they would give up for it."""

from __future__ import annotations

from typing import Final

from gloam.core.question import Question
from gloam.rivals.catalogue import KIND, NUMBER, SCHEME, TITLE, VAMPIRE
from gloam.rivals.catalogue import PLOT as PLOT_CARD
from gloam.rivals.pieces import NOTHING
from gloam.rivals.table import RivalsTable

NAMES: Final = ("bold", "careful", "schemer")
INTRIGUE: Final = SCHEME | PLOT_CARD | TITLE
BOLD: Final = {"attack": 0.06, "move": 0.03, "claim": 0.08, "end": -0.03}
BOLD_PREY: Final = 0.04  # a vampire for a target
CAREFUL: Final = {"attack": -0.03, "move": -0.04, "claim": -0.06, "recruit": 0.04, "block": 0.06, "mend": 0.04}
CAREFUL_PREY: Final = -0.04
SCHEMER: Final = {"add": 0.04, "resolve": 0.05, "show": 0.01, "claim": 0.04}
PLOT: Final = 0.06  # playing a Scheme, a Conspiracy or a Title
VOTE: Final = {"exert": 0.03, "lay": 0.03, "hide": 0.03}  # what is put into a conflict of Influence


def lean(character: str, table: RivalsTable, question: Question, option: str) -> float:
    verb, _, rest = option.partition(" ")
    match character:
        case "bold":
            return BOLD.get(verb, 0.0) + (BOLD_PREY if is_prey(table, verb, rest) else 0.0)
        case "careful":
            return CAREFUL.get(verb, 0.0) + (CAREFUL_PREY if is_prey(table, verb, rest) else 0.0)
        case "schemer":
            vote = VOTE.get(verb, 0.0) if question.what == "AskDeclare" else 0.0
            return SCHEMER.get(verb, 0.0) + vote + (PLOT if is_intrigue(verb, rest) else 0.0)
        case _:
            return 0.0


def is_prey(table: RivalsTable, verb: str, rest: str) -> bool:
    """Is a vampire made the target?"""
    card = table.called(rest) if verb == "target" else NOTHING
    return card != NOTHING and table.is_a(card, VAMPIRE)


def is_intrigue(verb: str, rest: str) -> bool:
    """Is a card played that works by Influence or in the dark?"""
    return verb == "play" and rest in NUMBER and KIND[NUMBER[rest]] & INTRIGUE != 0
