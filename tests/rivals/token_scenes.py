"""Tables at which a token of a Discipline is put, on a character and on a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

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


SCENES: Final[tuple[Callable[[], Iterator[City]], ...]] = (less, learnt)
