"""Traps, and attacks that take another course: what hardly ever comes about by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.rivals.scenario import City, out, seat


def sprung() -> Iterator[City]:
    """Spiders with 2 Prestige on them come back to Omnis's player."""
    city = City(
        A=seat(coterie=["Flick", out("Brother")]),
        B=seat(coterie=["Omnis", "Thora"], conspiracies=[("Spiders", "BB")]),
        street=["Vagrant"],
    )
    city.acts()
    city.attack("Brother", "Vagrant", "physical")
    while city.what not in ("AskTrap", "AskAction"):
        city.answers("A", "burn") if city.what == "AskSpoils" else city.passes_once()
    yield city
    city.answers("B", "resolve <Spiders>")
    yield city


def screened() -> Iterator[City]:
    """Off Limits shields whoever is attacked in The Street."""
    city = City(
        A=seat(coterie=["Flick", out("Brother")]),
        B=seat(coterie=["Thora", out("Karma")], conspiracies=[("Off Limits", "B")]),
    )
    city.acts()
    city.attack("Brother", "Karma", "physical")
    while city.what != "AskTrap":
        city.passes_once()
    yield city
    city.answers("B", "resolve <Off Limits>")
    yield city


def doubled() -> Iterator[City]:
    """Dien has laid two Attack cards, and takes one back."""
    city = City(
        A=seat(coterie=["Flick", out("Dien")], hand=["Baseball Bat", "Throat Rip"]),
        B=seat(coterie=["Doc", out("Karma")], hand=["Mercy"]),
    )
    city.acts()
    city.attack("Dien", "Karma", "physical", "Baseball Bat")
    yield city
    city.answers("A", "lay [Throat Rip]")
    city.passes_once()
    yield city
    city.answers("A", "reveal <Baseball Bat>")
    yield city


def late() -> Iterator[City]:
    """Ekene names the type of his attack."""
    city = City(A=seat(coterie=["Flick", out("Ekene")]), B=seat(coterie=["Doc", out("Karma")], hand=["Mercy"]))
    city.acts()
    city.attack("Ekene", "Karma", "")
    city.passes_once()
    yield city


def divined() -> Iterator[City]:
    """Psychic Assault turns up the first card of a Library."""
    city = City(
        A=seat(coterie=["Flick", out("Aleister")], hand=["Psychic Assault"], library=["Scry the Soul"]),
        B=seat(coterie=["Doc", out("Karma")], library=["Mercy"]),
    )
    city.acts()
    city.attack("Aleister", "Karma", "mental", "Psychic Assault")
    while city.what != "AskWindow":
        city.passes_once()
    city.answers("A", "use <Psychic Assault>")
    yield city
    city.answers("A", "foe A")
    yield city


SCENES: Final = (sprung, screened, doubled, late, divined)
