"""What hardly ever comes about by itself with Animals: tables at which it is asked, or has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from gloam.core.deeds import Deed
from gloam.rivals.verbs import EXHAUST
from tests.rivals.scenario import City, out, seat, vampire


def called() -> Iterator[City]:
    """Animals are brought from the hand and from the discard pile."""
    city = City(
        A=seat(coterie=["Crazy Cat Lady", "Drea Warden"], hand=["Alley Cat", "Mongrel"], discard=["Alley Cat"]),
    )
    city.acts()
    city.answers("A", "use <Crazy Cat Lady>")
    yield city
    city.answers("A", "take [Alley Cat]", "attach [Alley Cat]", "use <Drea Warden>", "attach [Mongrel]")
    yield city


def offered() -> Iterator[City]:
    """Animals are given up for damage."""
    city = City(
        A=seat(coterie=["Tamaska", vampire("Pong", on=["The Swarm"])], hand=["Animal Dominion", "Sewer Rat"]),
        B=seat(coterie=[out("Karma"), out("Doc")]),
    )
    city.acts()
    city.plays("Animal Dominion", "Tamaska")
    yield city
    city.answers("A", "offer <The Swarm>", "offer [Sewer Rat]")
    yield city


def gnawed() -> Iterator[City]:
    """Blood is stolen from Torpor for somebody else."""
    city = City(
        A=seat(coterie=[vampire("Pong", on=["Sewer Rat"]), vampire("Ty Smith", blood=1)], torpor=["Velvet"]),
        B=seat(coterie=["Doc"], torpor=["Karma"]),
    )
    city.acts()
    city.answers("A", "use <Sewer Rat> 2", "choose <Karma>")
    yield city


def turned_up() -> Iterator[City]:
    """City Park shows the first card of the Library."""
    for top in ("Greed", "Mongrel"):
        city = City(A=seat(coterie=["Pong", "Ty Smith"], haven="City Park", library=["Mercy", top]))
        city.acts()
        city.do(Deed(EXHAUST, 0, city.card("Pong"), 1, city.card("Pong"), 0))
        yield city


def tamed() -> Iterator[City]:
    """The next Animal costs less."""
    city = City(A=seat(coterie=["Pong"], hand=["Mongrel"], board=["Bond Famulus"]))
    city.acts()
    city.answers("A", "use <Bond Famulus>")
    yield city


SCENES: Final[tuple[Callable[[], Iterator[City]], ...]] = (called, offered, gnawed, turned_up, tamed)
