"""Tables at which the cards of Heart of Europe about Havens, the City and what is attached ask something."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tests.rivals.scenario import City, out, seat, vampire


def reached() -> Iterator[City]:
    """Who attacks from the Haven, and a Curse that is taken off."""
    city = City(
        A=seat(coterie=["Roman Monstrum"]),
        B=seat(coterie=[out("Doc", curses={"A": ["Crossbow", "Veiled Threat"]}), out("Skunk")]),
    )
    city.acts()
    yield city
    city.answers("A", "use <Roman Monstrum>")
    yield city
    city.answers("A", "detach <Crossbow>")
    yield city
    city.answers("A", "choose 1", "attack <Roman Monstrum>")
    yield city


def shown() -> Iterator[City]:
    """Two Havens from outside the game, of which the Rival chooses one."""
    city = City(A=seat(coterie=["Borek Wagner"], haven="The Madhouse"))
    city.table.begun = city.table.turn = 0
    city.turn_of()
    yield city
    city.answers("A", "take [The Pit]")
    yield city
    city.answers("A", "take [City Park]")
    yield city
    city.answers("B", "take [The Pit]")
    yield city


def developed() -> Iterator[City]:
    """A Haven for a Leader who has no more room."""
    doc = vampire("Doc", on=["Vagrant", "Chef", "Athlete"])
    city = City(A=seat(coterie=[doc, out("Em")], hand=["Property Developer"], haven="The Madhouse"))
    city.acts()
    city.plays("Property Developer", "Em")
    yield city
    city.answers("A", "take [The Pit]")
    yield city
    city.answers("A", "burn <Chef>")
    yield city


SCENES: Final[tuple[Callable[[], Iterator[City]], ...]] = (reached, shown, developed)
