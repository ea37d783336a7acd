"""Blood Orders, for the lab. Numbers are made when they are asked for: they need numpy."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from gloam.lab.blood_orders.watch import WATCH
from gloam.lab.subject import Subject

if TYPE_CHECKING:
    from gloam.lab.blood_orders.tensor import BloodOrdersTensor
    from gloam.lab.blood_orders.vocabulary import BloodOrdersVocabulary


@cache
def tensor(seats: int) -> BloodOrdersTensor:
    from gloam.lab.blood_orders.tensor import BloodOrdersTensor

    return BloodOrdersTensor(seats)


@cache
def vocabulary() -> BloodOrdersVocabulary:
    from gloam.lab.blood_orders.vocabulary import BloodOrdersVocabulary

    return BloodOrdersVocabulary()


BLOOD_ORDERS: Final = Subject(WATCH, tensor, vocabulary, longest=1800, usual_seats=2)
