"""What puzzles of Vendetta are made of."""

from __future__ import annotations

from typing import Final

from gloam.core.table import Table
from gloam.puzzles.material import Ends, Material, scored
from gloam.vendetta.scoring import score
from gloam.vendetta.table import vendetta


def verb(answer: str) -> str:
    """Amounts are told apart, and of a place only whether the card lies open: "withdraw", "up", "blood 3"."""
    words = answer.split(" ")
    if words[0] in ("blood", "bid"):
        return answer
    return words[-1] if words[0] == "at" else words[0]


def ends(table: Table, seat: int) -> Ends:
    here = vendetta(table)
    return {**scored([score(here, one)["total"] for one in range(table.seats)], seat), "blood": here.blood[seat]}


VENDETTA: Final = Material(
    room="gloam.puzzles.vendetta",
    clock="round",
    left_out=("AskClan", "AskOfferedRelic"),  # chosen before anything has happened
    continues=("AskPlace", "AskBlood"),
    turn=("AskTurn", "AskPlace", "AskBlood", "AskEnd", "AskWithdraw"),
    asides=("drain", "look", "use"),
    hard=("withdraw",),
    verb=verb,
    ends=ends,
    outcomes=("total", "won"),
    own=(
        "diablerie",
        "drained",
        "eliminated",
        "frenzy",
        "influence-gained",
        "influence-lost",
        "joined",
        "withdrew",
    ),
    last_phase="end of round",
)
