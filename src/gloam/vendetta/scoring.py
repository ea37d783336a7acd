"""The end of the game: what counts, and who has won."""

from __future__ import annotations

from gloam.vendetta.abilities import CARD_WITH, OnlyHumanAtEnd, the
from gloam.vendetta.catalogue import ALLIES, ALLY, HUMAN, RELIC, RELICS
from gloam.vendetta.table import NONE, VendettaTable


def scores(table: VendettaTable) -> list[dict[str, int]]:
    return [score(table, seat) for seat in range(table.setup.seats)]


def score(table: VendettaTable, seat: int) -> dict[str, int]:
    """The parts of a result and their sum. [score.sum] [relic.score] [diablerie.score]"""
    if table.out[seat]:
        return {"tokens": 0, "alliance": 0, "drained": 0, "cards": 0, "relic": 0, "diablerie": 0, "total": 0}
    parts = {
        "tokens": table.influence[seat],
        "alliance": sum([ALLIES[ally - ALLY].influence for ally in table.alliance[seat]]),
        "drained": sum([ALLIES[ally - ALLY].drain_influence for ally in table.drained[seat]]),
        "cards": only_human(table, seat),
        "relic": 0 if table.relic[seat] == NONE else RELICS[table.relic[seat] - RELIC].influence,
        "diablerie": -table.tokens_up[seat] - table.tokens_down[seat],
    }
    parts["total"] = sum(parts.values())
    return parts


def only_human(table: VendettaTable, seat: int) -> int:
    """What the Ally who wants to be the only Human brings."""
    ally = CARD_WITH[OnlyHumanAtEnd]
    if ally not in table.alliance[seat]:
        return 0
    humans = [other for other in table.alliance[seat] if ALLIES[other - ALLY].kind == HUMAN]
    return the(OnlyHumanAtEnd).influence if len(humans) == 1 else 0
