"""Tables at which a token of a Discipline is put, on a character and on a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from gloam.core.deeds import Deed
from gloam.rivals.verbs import EXHAUST
from tests.rivals.scenario import City, out, seat, vampire


def less() -> Iterator[City]:
    city = City(
        A=seat(coterie=["Lorenzo Murik"], board=[("Ishtar's Touch", 2)]),
        B=seat(coterie=[vampire("Hydra", less=["celerity"]), out("Doc")]),
    )
    city.acts()
    city.answers("A", "use <Ishtar's Touch>", "choose <Hydra>")
    yield city
    city.answers("A", "potence")
    yield city


def learnt() -> Iterator[City]:
    city = City(A=seat(coterie=["Nancy Witt"], hand=["Study Their Ways"]), B=seat(coterie=["Doc"]))
    city.acts()
    city.plays("Study Their Ways", "Nancy Witt")
    yield city
    city.answers("A", "auspex")
    yield city


def relieved() -> Iterator[City]:
    """Kashi is exhausted, and somebody is relieved of a burden."""
    city = City(A=seat(coterie=[vampire("Kashi")]), B=seat(coterie=[out("Doc", weak=2, mute=True), "Karma"]))
    card = city.card("Kashi")
    city.do(Deed(EXHAUST, 0, card, 1, card, 0))
    city.answers("A", "use <Kashi>")
    yield city
    while city.asking:
        city.answers("A", city.options("A")[-1])
    yield city


SCENES: Final[tuple[Callable[[], Iterator[City]], ...]] = (less, learnt, relieved)
