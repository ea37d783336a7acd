"""What Vendetta gives to those who test its words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from gloam.core.table import Table
from gloam.vendetta.steps import STEPS
from tests.conformance.setups import SETUPS, set_up, step
from tests.words.sample import AT_EVERY_TABLE, Case, Move, Sample

OURS: Final = [setup for setup in SETUPS if setup[0] == "vendetta"]
ASKED: Final[Case] = {
    "card": "TR05", "at": "1", "to": "haven", "by": 1, "mate": 2, "player": 1, "hidden": "BR01", "amount": 2,
    "cards": ("BR01", "BR02"), "chosen": (), "pick": "stay", "moment": "aftermath",
}  # fmt: skip


def tables(count: int) -> Iterator[tuple[Table, Random, Move]]:
    """Random games over all seat counts and variants."""
    for seed in range(count):
        yield set_up(OURS[seed % len(OURS)], seed), Random(seed), step


VENDETTA: Final = Sample(
    steps=STEPS,
    asked=ASKED,
    happened={
        **ASKED, "rule": "term.gain", "seat": 0, "card": "VE03", "choice": 1, "cause": -1, "of": 1, "clan": "brujah",
        "clans": ("brujah",), "round": 1, "phase": "planning", "step": "conflict", "winners": (0,), "ranks": (0, 1),
        "picked": "BR01", "kept": ("BR01",), "under": ("BR02",), "bank": True, "pool": 3, "deployed": 2, "up": True,
        "included": True, "side": "up",
    },
    refused={
        **AT_EVERY_TABLE, "card": "BR04", "clan": "brujah", "hand": 2, "blood": 1, "cost": 1, "at": "2",
        "yourself": False,
    },
    tables=lambda: tables(300),
    moves=(
        "play BR04", "play", "play XX", "at 9 up", "at 1 up", "at 1 down", "at 1 sideways", "blood 9", "blood 3",
        "blood 0 tokens 3", "blood 1 at 2", "tokens 1", "drain VI", "drain AL11", "drain", "use RE01", "use",
        "look 1 A 1", "end", "pass", "keep", "keep BR01 BR02 BR03", "both BR01", "brujah", "RE01", "BR01", "stay",
        "bid 99", "seat Z", "yes", "",
    ),
    trials=lambda: tables(20),
    rare=3,
)  # fmt: skip
