"""What Blood Orders gives to those who test its words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from gloam.blood_orders.steps import STEPS
from gloam.core.table import Table
from tests.conformance.setups import SETUPS, set_up, step
from tests.words.blood_orders.eager import eager_step, rare_table, rich_table
from tests.words.sample import AT_EVERY_TABLE, Case, Move, Sample

OURS: Final = [setup for setup in SETUPS if setup[0] == "blood-orders"]
ASKED: Final[Case] = {
    "card": "R203", "at": "north", "kind": "dusk", "cost": 2, "fed": ("BLEEDER", "BLEEDER"), "dropped": ("V101",),
    "over": 1, "chosen": ("V101", "V102"),
}  # fmt: skip


def tables() -> Iterator[tuple[Table, Random, Move]]:
    """Games that get somewhere, and some that are quite random."""
    for seed in range(60):
        rng = Random(seed)
        yield rare_table(rng) if seed % 6 == 0 else rich_table(rng), rng, eager_step
    for seed in range(9):
        yield set_up(OURS[seed % len(OURS)], seed), Random(seed), step


def trials() -> Iterator[tuple[Table, Random, Move]]:
    for seed in range(12):
        rng = Random(seed)
        yield rich_table(rng), rng, eager_step


BLOOD_ORDERS: Final = Sample(
    steps=STEPS,
    asked=ASKED,
    happened={
        **ASKED, "rule": "flow.phases", "seat": 0, "amount": 2, "day": 4, "act": 2, "phase": "order", "colour": "red",
        "cards": ("ELDER", "V103"), "shown": ("V103",), "unfed": ("ELDER",), "resource": "points", "blood": 2,
        "fear": 7, "influence": 1, "by": 1, "from": 2, "to": "south", "of": 1, "where": "altar 2",
        "dawn": ("east", "ELDER"), "winners": (0, 1),
    },
    refused={
        **AT_EVERY_TABLE, "card": "R101", "blood": 1, "at": "north", "to": "west", "kind": "dusk", "of": 1,
        "colour": "red", "by": 2, "hand": 8, "influence": 2,
    },
    tables=tables,
    moves=(
        "aim dawn west", "put V101 dusk", "put ELDER night", "take BLEEDER", "unplan dawn", "place dawn west", "done",
        "place night north", "pass", "end", "scavenge 0", "scavenge 99", "use R101", "use R105", "use XX", "try R101",
        "show BLEEDER", "show V102", "complete", "feed ELDER", "red", "act", "shift north +1", "shift west -1",
        "move dawn north", "order A dusk", "to north", "at west", "moon", "",
    ),
    trials=trials,
    refusals=20,
)  # fmt: skip
