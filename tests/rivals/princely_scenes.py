"""What the princes of Prince Pack 1 ask for: a card more in an attack, several cards, a card that becomes a Ghoul."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.rivals.scenario import City, out, seat


def thrown() -> Iterator[City]:
    """James Chung adds a second Attack card."""
    city = City(
        A=seat(coterie=["Flick", out("James Chung")], hand=["Throat Rip", "Kneecapped", "Mercy"]),
        B=seat(coterie=["Doc", out("Karma")]),
    )
    city.acts()
    city.attack("James Chung", "Karma", "physical")
    while city.what not in ("AskWindow", "AskAction"):
        city.passes_once()
    city.answers("A", "use <James Chung>")
    yield city
    city.answers("A", "show [Kneecapped]")
    yield city


def several() -> Iterator[City]:
    """David Garcia puts Prestige on two cards that lie face down."""
    city = City(
        A=seat(
            coterie=["Doc", "David Garcia"],
            conspiracies=[("Lost Glory", "A"), ("Lost Glory", "B"), ("Lost Glory", "")],
            hand=["Whispering Campaign"],
        )
    )
    city.acts()
    city.plays("Whispering Campaign", "Doc")
    yield city
    city.answers("A", "choose <Lost Glory 1>")
    yield city
    city.answers("A", "enough")
    yield city


def bound() -> Iterator[City]:
    """Ken Michael-Otto makes a Ghoul of one of two Influence Modifiers."""
    city = City(A=seat(coterie=["Flick", "Ken Michael-Otto"], hand=["Hedge Your Bets", "The Last Word", "Mercy"]))
    city.acts()
    city.answers("A", "use <Ken Michael-Otto>")
    yield city
    city.answers("A", "show [The Last Word]")
    yield city


def gambled() -> Iterator[City]:
    """Murchaidh turns up the first card of the defender's Library."""
    city = City(
        A=seat(coterie=["Flick", out("Murchaidh")]),
        B=seat(coterie=["Doc", out("Karma")], library=["Mercy", "Throat Rip"]),
    )
    city.acts()
    city.attack("Murchaidh", "Karma", "physical")
    while city.what not in ("AskWindow", "AskAction"):
        city.passes_once()
    yield city


def free() -> Iterator[City]:
    """Branden James, who has felled Karma, may play a Scheme."""
    city = City(
        A=seat(coterie=["Flick", out("Branden James")], hand=["Free Money", "Greed"]),
        B=seat(coterie=["Doc", out("Karma", blood=1)]),
    )
    city.acts()
    city.attack("Branden James", "Karma", "physical")
    while city.what not in ("AskCast", "AskAction"):
        city.passes_once()
    yield city


SCENES: Final = (thrown, several, bound, gambled, free)
