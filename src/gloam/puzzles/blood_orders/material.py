"""What puzzles of Blood Orders are made of."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.scoring import score
from gloam.blood_orders.table import blood_orders
from gloam.core.table import Table
from gloam.puzzles.material import Ends, Material, scored


def rules_out(answer: str, other: str) -> bool:
    """A token placed elsewhere does; another token can wait for the next turn."""
    return not answer.startswith("place ") or answer.split(" ")[:2] == other.split(" ")[:2]


def verb(answer: str) -> str:
    """Mixtures of blood and influence are told apart: "place", "act", "blood 1 influence 2"."""
    first = answer.split(" ", maxsplit=1)[0]
    return answer if first == "blood" else first


def ends(table: Table, seat: int) -> Ends:
    city = blood_orders(table)
    scores = [score(city, one)["total"] for one in range(table.seats)]
    return {**scored(scores, seat), "blood": city.blood[seat], "fear": city.fear[seat]}


BLOOD_ORDERS: Final = Material(
    room="gloam.puzzles.blood_orders",
    clock="day",
    left_out=("AskColour", "AskPlan"),  # chosen before anything has happened; several plans are as good as the best
    continues=(),
    turn=("AskTurn", "AskEnd"),
    asides=("scavenge", "use"),
    rules_out=rules_out,
    hard=(),
    verb=verb,
    ends=ends,
    outcomes=("contest", "contest-won", "stalemate"),
    own=(
        "action",
        "card-taken",
        "fear",
        "gained",
        "night-taken",
        "order-failed",
        "recovered",
        "ritual-acquired",
        "ritual-failed",
        "ritual-used",
        "scavenged",
        "stolen",
        "victim-taken",
    ),
    last_phase="cleanup",
)
