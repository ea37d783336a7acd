"""What hardly ever comes about by itself in Rivals: tables at which it is asked, or has happened."""

from __future__ import annotations

from collections.abc import Iterator

from gloam.core.choices import May, Resolve
from gloam.core.deeds import Deed
from gloam.core.texts import Cause
from gloam.rivals.catalogue import PHYSICAL
from gloam.rivals.effects import To
from gloam.rivals.table import RivalsTable
from gloam.rivals.verbs import READY, TAKE_TOKENS
from gloam.rivals.which import COTERIE, Which
from tests.rivals.scenario import City, out, seat, vampire


def scenes() -> Iterator[RivalsTable]:
    """Each as often as there is something to see at it."""
    for scene in (drive_by, scried, sucker_punch, room, parts, small_things):
        for city in scene():
            yield city.table


def drive_by() -> Iterator[City]:
    city = City(
        A=seat(coterie=[out("Beretta"), out("Sweetums")], hand=["Drive-By"]),
        B=seat(coterie=[out("Doc"), out("Velvet"), out("Bad Penny")]),
    )
    city.acts()
    city.attack("Beretta", "Doc", "ranged", "Drive-By", "Sweetums")
    city.passes()
    yield city
    city.answers("A", city.first_question().options[0])
    yield city


def scried() -> Iterator[City]:
    for mate in ("John Kartunen", "Skunk"):  # the one has Auspex, the other none
        city = City(
            A=seat(coterie=[out("Iris Lokken"), out(mate)], hand=["Scry the Soul"]),
            B=seat(coterie=[out("Yusuf Kaya"), "Karma"], hand=["Unswayable Mind"]),
        )
        city.acts()
        city.attack("Iris Lokken", "Yusuf Kaya", "mental", "Scry the Soul", mate)
        city.answers("B", "lay [Unswayable Mind]")
        yield city


def sucker_punch() -> Iterator[City]:
    city = City(
        A=seat(coterie=[out("Skunk")], hand=["Sucker Punch"]),
        B=seat(coterie=[out("Karma"), out("Bunny Benitez"), out("Doc")], hand=["Steal the Spotlight"]),
    )
    city.acts()
    city.attack("Skunk", "Karma", "physical", "Sucker Punch")
    city.answers("B", "block <Bunny Benitez>", "lay [Steal the Spotlight]")
    yield city
    city.answers("A", "target <Doc>")
    yield city


def room() -> Iterator[City]:
    city = City(
        street=["Chef"],
        A=seat(coterie=[out("Hydra", on=["Athlete", "Student", "Tour Guide"])], hand=["Throat Rip"], library=["Greed"]),
    )
    city.acts()
    city.attack("Hydra", "Chef", "physical", "Throat Rip")
    city.passes()
    city.answers("A", "attach")
    yield city


def parts() -> Iterator[City]:
    city = City(A=seat(coterie=[vampire("Doc", blood=2, on=["Vagrant"]), "Skunk"], prestige=4))
    city.strikes(("Doc", 2, PHYSICAL, False), ("Doc", 1, PHYSICAL, True))
    city.answers("A", "use <Vagrant>")
    yield city


def small_things() -> Iterator[City]:
    """What every game can ask and no card of this one does, and deeds that cards do in passing."""
    city = City(A=seat(coterie=[vampire("Doc", ready=False)], board=[("Emergency Bloodbag", 2)]))
    doc, bag = city.card("Doc"), city.card("Emergency Bloodbag")
    city.do(Deed(READY, 0, doc, 1, owner=0), Deed(TAKE_TOKENS, 0, bag, 1, owner=0))
    city.do(Resolve(May(To(READY, Which(COTERIE))), Cause(0, bag, city.table.pieces[bag].stamp)))
    yield city
    city.answers("A", "no")
    yield city
