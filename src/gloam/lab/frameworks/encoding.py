"""How each game is written as numbers: its observations and its options."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from gloam.core.refusal import Unreadable
from gloam.lab.blood_orders.tensor import BloodOrdersTensor
from gloam.lab.blood_orders.vocabulary import BloodOrdersVocabulary
from gloam.lab.frameworks.tensors import Tensor
from gloam.lab.frameworks.vocabulary import Vocabulary
from gloam.lab.vendetta.tensor import VendettaTensor
from gloam.lab.vendetta.vocabulary import VendettaVocabulary

TENSORS: Final[dict[str, Callable[[int], Tensor]]] = {
    "blood-orders": BloodOrdersTensor,
    "vendetta": VendettaTensor,
}
VOCABULARIES: Final[dict[str, Callable[[], Vocabulary]]] = {
    "blood-orders": BloodOrdersVocabulary,
    "vendetta": VendettaVocabulary,
}


@cache
def tensor(game: str, seats: int) -> Tensor:
    """How a table of this game is written. Raises `Unreadable` where there is no such game."""
    if game not in TENSORS:
        raise Unreadable("game", game)
    return TENSORS[game](seats)


@cache
def vocabulary(game: str) -> Vocabulary:
    """The numbered options of this game."""
    if game not in VOCABULARIES:
        raise Unreadable("game", game)
    return VOCABULARIES[game]()
