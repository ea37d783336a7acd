"""The same of Wolf & Rat: what comes and goes in The Street and in hands."""

from __future__ import annotations

from collections.abc import Iterator

from gloam.core.choices import Resolve
from gloam.core.texts import Cause
from gloam.rivals.catalogue import CITIZEN
from gloam.rivals.city_effects import Revive
from tests.rivals.scenario import City, out, seat


def comings() -> Iterator[City]:
    """Burned mortals that come back, a character that goes home, cards that are sifted."""
    city = City(
        city_burned=["Chef", "Student"],
        A=seat(coterie=[out("Leah Swiftfoot"), "Hydra"], hand=["We Are Legend"], library=["Mercy", "Greed"],
               board=["Secret Passage"]),
    )  # fmt: skip
    city.acts()
    city.answers("A", "use <Secret Passage>")
    passage = city.card("Secret Passage")
    city.do(Resolve(Revive(CITIZEN), Cause(0, passage, city.table.pieces[passage].stamp)))
    yield city
    city.answers("A", "take core-student")
    yield city
    city.acts()
    city.plays("We Are Legend", "Hydra")
    yield city


def domains() -> Iterator[City]:
    """A mortal that belongs to a card in play, with Blood on it, and a foe who pays to attack it."""
    city = City(
        street=["Chef", "Vagrant"],
        A=seat(coterie=["Hydra"], board=["Second Tradition: The Domain", "Protect the Flock"]),
        B=seat(coterie=[out("Brother")]),
    )
    city.acts()
    city.answers("A", "use <Second Tradition: The Domain>", "choose <Chef>", "use <Protect the Flock>", "choose <Chef>")
    city.acts("B")
    city.answers("B", "attack <Brother>")
    yield city
    city.answers("B", "target <Chef>")
    yield city


SCENES = (comings, domains)
