"""Vendetta, for the lab. Numbers are made when they are asked for: they need numpy."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from gloam.lab.subject import Subject
from gloam.lab.vendetta.watch import WATCH

if TYPE_CHECKING:
    from gloam.lab.vendetta.tensor import VendettaTensor
    from gloam.lab.vendetta.vocabulary import VendettaVocabulary


@cache
def tensor(seats: int) -> VendettaTensor:
    from gloam.lab.vendetta.tensor import VendettaTensor

    return VendettaTensor(seats)


@cache
def vocabulary() -> VendettaVocabulary:
    from gloam.lab.vendetta.vocabulary import VendettaVocabulary

    return VendettaVocabulary()


VENDETTA: Final = Subject(WATCH, tensor, vocabulary, longest=400, usual_seats=4)
