"""What puzzles of Rivals are made of."""

from __future__ import annotations

from typing import Final

from gloam.core.table import Table
from gloam.puzzles.material import Ends, Material, scored
from gloam.rivals.table import rivals
from gloam.rivals.untimely import AMOUNTS

ACTIONS: Final = ("draw", "recruit", "attack", "claim", "play")  # two of them in a turn


def rules_out(answer: str, other: str) -> bool:
    """Another action can wait for the next, unless it is of the same card."""
    (verb, _, card), (other_verb, _, other_card) = answer.partition(" "), other.partition(" ")
    return verb not in ACTIONS or other_verb not in ACTIONS or card == other_card


def verb(answer: str) -> str:
    """Amounts are told apart: "attack", "lay", "hide 3"."""
    first = answer.split(" ", maxsplit=1)[0]
    return answer if first in AMOUNTS else first


def ends(table: Table, seat: int) -> Ends:
    here = rivals(table)
    return {**scored(list(here.agenda), seat), "prestige": here.has_prestige(seat)}


RIVALS: Final = Material(
    room="gloam.puzzles.rivals",
    clock="turn",
    left_out=(  # chosen before anything has happened; made of many small parts; or as good one way as another
        *("AskLeader", "AskBid"),
        *(
            "AskDeck",
            "AskDiscard",
            "AskDiscards",
            "AskDiscardCost",
            "AskDiscardFor",
            "AskSift",
            "AskMend",
            "AskAssign",
            "AskShare",
            "AskOffer",
        ),
        *("DraftRegroup", "AskChange", "AskAnswer", "AskParts"),
    ),
    continues=(
        *("DraftAttack", "DraftClaim", "AskTarget", "AskIntel", "AskType", "AskAttackCard", "AskJoin"),
        *("AskActor", "AskHelper", "AskNamed", "AskDeclare", "AskPrice", "AskCard", "AskFoe", "AskWhich"),
    ),
    turn=("AskAction",),
    asides=("move", "regroup", "burn", "show", "ask", "add", "reveal", "order"),
    rules_out=rules_out,
    hard=("end",),
    verb=verb,
    ends=ends,
    outcomes=("scheme-yes", "scheme-no"),
    own=(
        "agenda-gained",
        "agenda-lost",
        "agenda-stolen",
        "attack",
        "blocked",
        "claim-succeeded",
        "conspiracy-resolved",
        "damaged",
        "defeated",
        "diablerized",
        "knocked-out",
        "played",
        "prestige-gained",
        "prestige-lost",
        "prestige-stolen",
        "reaction",
        "recruited",
        "torpor",
        "won",
    ),
    last_phase="over",
)
