"""What Prague and Conclave 22 ask and bring about: tables at which it is asked, or has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from gloam.rivals.city import CityStep
from tests.rivals.scenario import City, out, seat, vampire

OPERATIVE: Final = "Team X Operative"


def tip() -> Iterator[City]:
    """Influence is called for against a player, and succeeds."""
    city = City(
        players=3,
        street=["Tipped Off", OPERATIVE],
        A=seat(coterie=["Doc"], library=["Greed"]),
        B=seat(coterie=["Flick"]),
    )
    city.acts()
    city.answers("A", "use <Tipped Off>")
    yield city
    city.answers("A", "name B")
    city.declares(A="exert <Doc>, yes", B="out", C="out")
    yield city


def carnevale() -> Iterator[City]:
    """Somebody pays Blood, and brings a burned card back."""
    city = City(
        city=["Bohemian Carnevale"], city_burned=["Liberate", "Vagrant"], A=seat(coterie=["Doc", "Hydra"]), B=seat()
    )
    city.do(CityStep())
    city.answers("A", "yes")
    yield city
    city.answers("A", "choose <Hydra>")
    yield city
    city.answers("A", "take [Liberate]")
    yield city


def curfew() -> Iterator[City]:
    """A Citizen is taken off The Street."""
    city = City(city=["Midnight Curfew"], street=["Nun"])
    city.do(CityStep())
    yield city


def bribed() -> Iterator[City]:
    """A Citizen of Prague has fallen; and one is burned by Theft of Vitae."""
    city = City(street=["Nun"], A=seat(coterie=[out("Hydra", blood=2)]))
    city.strikes(("Nun", 3, 0, False), by="Hydra", doer="A")
    yield city
    city = City(street=["Nun"], A=seat(coterie=[out("Alejandro Lopez", blood=3)], hand=["Theft of Vitae"]))
    city.acts()
    city.plays("Theft of Vitae", "Alejandro Lopez")
    yield city


def friends() -> Iterator[City]:
    """Blood for those in Torpor."""
    city = City(
        street=["To Absent Friends"],
        A=seat(coterie=["Doc", "Hydra"], torpor=[vampire("Karma", blood=1), vampire("Velvet", blood=1)]),
    )
    city.acts()
    city.answers("A", "use <To Absent Friends>")
    yield city
    city.answers("A", "choose <Doc>")
    yield city
    city.answers("A", "to <Karma>")
    yield city


def ceremonies() -> Iterator[City]:
    """Characters are exhausted for Prestige."""
    city = City(street=["Opening Ceremonies"], A=seat(coterie=["Doc", "Hydra", "Karma"]))
    city.acts()
    city.answers("A", "use <Opening Ceremonies>", "exhaust <Doc>")
    yield city


def lockdown() -> Iterator[City]:
    """Influence leads out of the Haven."""
    prince = vampire("Johnny", on=["Prince of the City"])
    city = City(street=["City-Wide Lockdown"], A=seat(coterie=["Karma", "Flick", prince]))
    city.acts()
    city.answers("A", "use <City-Wide Lockdown>")
    yield city
    city.answers("A", "exert <Johnny>")
    yield city
    city.answers("A", "go")
    yield city


SCENES: Final[tuple[Callable[[], Iterator[City]], ...]] = (
    tip, carnevale, curfew, bribed, friends, ceremonies, lockdown,
)  # fmt: skip
