"""Rivals, for the lab. Numbers are made when they are asked for: they need numpy."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from gloam.lab.rivals.watch import WATCH
from gloam.lab.subject import Subject

if TYPE_CHECKING:
    from gloam.lab.rivals.tensor import RivalsTensor
    from gloam.lab.rivals.vocabulary import RivalsVocabulary


@cache
def tensor(seats: int) -> RivalsTensor:
    from gloam.lab.rivals.tensor import RivalsTensor

    return RivalsTensor(seats)


@cache
def vocabulary() -> RivalsVocabulary:
    from gloam.lab.rivals.vocabulary import RivalsVocabulary

    return RivalsVocabulary()


RIVALS: Final = Subject(WATCH, tensor, vocabulary, longest=2000, usual_seats=2)
