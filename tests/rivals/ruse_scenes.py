"""Tables at which tokens are moved, stolen and laid down, and cards are put aside."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tests.rivals.scenario import City, seat, vampire


def shifted() -> Iterator[City]:
    """Stefan is exhausted, and moves a token."""
    city = City(
        A=seat(coterie=["Stefan Cel Tradat", "Hydra"], conspiracies=[("Lost Glory", "A")], board=["PR Firm"],
               hand=["Spiders"]),
        B=seat(),
    )  # fmt: skip
    city.acts()
    city.plays("Spiders", "Stefan Cel Tradat")
    city.answers("A", "choose <Hydra>")
    yield city
    city.answers("A", "to <PR Firm>")
    yield city


def robbed() -> Iterator[City]:
    """The Long Con steals a token."""
    city = City(
        A=seat(coterie=["Doc"], conspiracies=[("Lost Glory", "A")]),
        B=seat(coterie=["Mahendra Chanda"], conspiracies=[("The Long Con", "B")], board=["PR Firm"]),
    )
    city.acts()
    city.answers("A", "add <Lost Glory>")
    city.answers("B", "resolve <The Long Con>", "choose <Lost Glory>")
    yield city


def laid() -> Iterator[City]:
    """Fear Tactics lay stolen Prestige down."""
    city = City(
        A=seat(coterie=["Chance", "Hydra"], hand=["Fear Tactics"], board=["PR Firm"]),
        B=seat(coterie=[vampire("Flick", fear=1)]),
    )
    city.acts()
    city.answers("A", "play [Fear Tactics]")
    yield city
    city.answers("A", "to <PR Firm>")
    yield city


def stowed() -> Iterator[City]:
    """A discarded card goes under a Secret Compartment, and comes back instead of a draw."""
    city = City(
        A=seat(coterie=["Doc"], hand=["Mercy"], board=["Secret Compartment"], haven="The Madhouse",
               conspiracies=[("Spiders", "A")], library=["Greed"]),
        B=seat(),
    )  # fmt: skip
    city.acts()
    city.answers("A", "use <The Madhouse>", "discard [Mercy]", "use <Secret Compartment>")
    yield city
    city.answers("A", "draw", "use <Secret Compartment>")
    yield city


def hung() -> Iterator[City]:
    """Vicissitude attaches a card of the hand face down, where room has to be made."""
    city = City(
        A=seat(coterie=[vampire("Hydra", on=["Athlete", "Student", "Cop"]), "Doc"], board=["Vicissitude"],
               hand=["Mercy", "Spiders"]),
        B=seat(coterie=["Flick"]),
    )  # fmt: skip
    city.turn_of()
    while city.what != "AskAnswer":
        city.passes_once()
    city.answers("A", "use <Vicissitude>", "choose <Hydra>")
    yield city
    city.answers("A", "burn <Cop>")
    yield city
    city.answers("A", "attach [Mercy]")
    yield city


SCENES: Final[tuple[Callable[[], Iterator[City]], ...]] = (shifted, robbed, laid, stowed, hung)
