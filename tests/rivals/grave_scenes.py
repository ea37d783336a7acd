"""What hardly ever comes about by itself with wraiths and graves: tables at which it is asked, or has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tests.rivals.scenario import City, out, seat, vampire

DEAD: Final = ["Vagrant", "Vagrant", "Student"]


def haunted() -> Iterator[City]:
    """A wraith is drawn, or chosen by Scott, and looks at a deck."""
    spirits = vampire("Kwame", on=["Blind Seer", "Veiled Mourner"])
    for crew in ([spirits, "Zahara"], ["Scott", spirits]):
        city = City(A=seat(coterie=crew, board=[("Summon Spirit", 4)], library=["Greed", "Mercy"]))
        city.acts()
        city.answers("A", "use <Summon Spirit>")
        yield city
        if city.is_asked("AskWraith"):
            city.answers("A", "take [Keyhole Child]")
            yield city


def cast() -> Iterator[City]:
    """A Ritual of Oblivion gets its Blood, from those in Torpor too."""
    city = City(
        A=seat(coterie=["Kwame", "Annika"], hand=["Diminish"], torpor=[vampire("Zahara", blood=2), "Velvet"]),
        city_burned=DEAD,
    )
    city.acts()
    city.plays("Diminish", "Kwame")
    city.answers("A", "alone")
    yield city
    city.answers("A", "pay 2")
    yield city
    city.answers("A", "place <Zahara>")
    yield city
    city.answers("A", "done")
    yield city


def buried() -> Iterator[City]:
    """Somebody is recruited into Torpor, and graves are robbed."""
    city = City(
        A=seat(coterie=["Kwame", "Ty Smith"], hand=["Early Grave", "Grave Robbing", "Zahara", "Kristin"]),
        B=seat(coterie=["Doc"], torpor=["Karma"]),
    )
    city.acts()
    city.plays("Early Grave", "Ty Smith")
    yield city
    city.answers("A", "recruit [Zahara]")
    city.plays("Grave Robbing", "Kwame")
    yield city


def dug_up() -> Iterator[City]:
    """City cards are discarded up to a mortal, and a Ritual is cast beside the actions."""
    city = City(A=seat(coterie=["Kwame"], hand=["Necromancy", "Diminish"]), city=["Student", "The Hunger"])
    city.acts()
    city.plays("Necromancy", "Kwame")
    yield city


def driven() -> Iterator[City]:
    """Somebody is readied for a wraith, and acts at once."""
    city = City(
        A=seat(
            coterie=[vampire("Kwame", on=["Blind Seer"]), out("Scott", ready=False), out("Zahara")],
            hand=["Spectral Possession", "Early Grave", "Kristin"],
        ),
        B=seat(coterie=[out("Doc")]),
    )
    city.acts()
    city.plays("Spectral Possession", "Kwame")
    city.answers("A", "choose <Scott>")
    yield city


SCENES: Final[tuple[Callable[[], Iterator[City]], ...]] = (haunted, cast, buried, dug_up, driven)
