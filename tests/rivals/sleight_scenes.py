"""Tables at which a face, a Haven, a type, or who is hit, is changed for another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from gloam.core.deeds import Deed
from gloam.rivals.verbs import DEFEAT
from tests.rivals.scenario import City, out, seat, vampire


def masked() -> Iterator[City]:
    crew = ["Hydra", out("Kwaku", blood=2)]
    city = City(A=seat(coterie=crew, board=[("Mask of a Thousand Faces", 3)], hand=["Maya"]), B=seat(coterie=["Karma"]))
    city.acts()
    city.answers("A", "use <Mask of a Thousand Faces>")
    yield city
    city.answers("A", "swap <Kwaku> [Maya]")
    yield city


def swapped() -> Iterator[City]:
    crew = ["Hydra", vampire("Maya", carries=["The Sewers"]), vampire("Brother", carries=["Campsite"])]
    city = City(A=seat(coterie=crew, haven="The Dockyards"), B=seat(coterie=["Karma"]))
    city.acts()
    city.answers("A", "use <Maya>")
    yield city
    city.answers("A", "swap <The Sewers> <The Dockyards>")
    yield city


def culled() -> Iterator[City]:
    city = City(A=seat(coterie=[out("Jack")], library=["Greed", "Mercy"]), B=seat(coterie=["Karma"]))
    city.acts()
    city.answers("A", "use <Jack>")
    yield city


def switched() -> Iterator[City]:
    hand = ["Switcharoo", "Humiliate", "Throat Rip"]
    city = City(A=seat(coterie=[out("Bella Forte")], hand=hand), B=seat(coterie=[out("Haya")]))
    city.acts()
    city.attack("Bella Forte", "Haya", "physical", "Switcharoo")
    yield city
    city.answers("A", "social")
    yield city
    city.answers("A", "show [Humiliate]")
    yield city


def scattered() -> Iterator[City]:
    foes = [out("Jack"), out("Karma"), out("Trinity Voss")]
    city = City(A=seat(coterie=[out("Haya")], hand=["Throwing Knives"]), B=seat(coterie=foes))
    city.acts()
    city.attack("Haya", "Jack", "ranged", "Throwing Knives")
    city.passes()
    yield city


def reclaimed() -> Iterator[City]:
    """Doc has fallen, and Noelle comes."""
    crew = ["Karma", vampire("Doc", on=["Athlete", "Herald"])]
    city = City(A=seat(coterie=crew, hand=["Noelle"]), B=seat(coterie=["Hydra"]))
    city.acts()
    city.do(Deed(DEFEAT, 1, city.card("Doc"), 1, city.card("Hydra"), 0))
    city.answers("A", "recruit [Noelle]")
    yield city
    city.answers("A", "take [Athlete]")
    yield city


def salvaged() -> Iterator[City]:
    """Illona shuffles a Reaction back."""
    city = City(A=seat(coterie=["Illona"], discard=["Hardened Flesh", "Unswayable Mind"]), B=seat(coterie=["Hydra"]))
    city.acts()
    city.answers("A", city.offers("A", "use")[0])
    yield city
    city.answers("A", city.options("A")[0])
    yield city


SCENES: Final[tuple[Callable[[], Iterator[City]], ...]] = (
    masked, swapped, culled, switched, scattered, reclaimed, salvaged,
)  # fmt: skip
