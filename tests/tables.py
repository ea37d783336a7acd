"""Tables on the way through a game, for tests of what holds at each of them."""

from __future__ import annotations

from random import Random

import gloam
from gloam.core.table import Table


def on_the_way(game: str, seats: int, seed: int, variants: tuple[str, ...] = ()) -> list[Table]:
    """Those of a game played at random, one after each answer."""
    table = gloam.game(game).table(seats=seats, seed=seed, variants=variants)
    rng, found = Random(seed), [table.clone()]
    while not table.over:
        question = rng.choice(table.questions())
        table.answer(question.seat, rng.choice(question.options))
        found.append(table.clone())
    return found
