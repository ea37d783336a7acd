"""Tables at which the cards of Heart of Europe about Havens, the City and what is attached ask something."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from gloam.core.deeds import Deed
from gloam.rivals.city import CityStep
from gloam.rivals.verbs import ASLEEP, DISCARD
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


def audited() -> Iterator[City]:
    """A tradition that a foe has attached, and a discard that may become a draw."""
    city = City(
        A=seat(coterie=["Doc", "Skunk"], hand=["Fourth Tradition: The Accounting"], agenda_card="Disheveled Shelves"),
        B=seat(coterie=["Karma", out("Brother")], hand=["Greed", "Mercy"], library=["Mercy"]),
    )
    city.acts()
    city.plays("Fourth Tradition: The Accounting", "Skunk")
    yield city
    city.answers("A", "choose <Karma>")
    yield city
    city.do(Deed(DISCARD, 0, 1, 1, owner=1))
    yield city
    city.answers("A", "use <Disheveled Shelves>")
    yield city


def emptied() -> Iterator[City]:
    """Whoever wins by a Library without cards."""
    city = City(A=seat(agenda_card="Disheveled Shelves"))
    city.turn_of()
    yield city


def charged() -> Iterator[City]:
    """A card of a player that lies in The Street, and what an attack costs for it."""
    city = City(
        A=seat(coterie=["Liza Holt", out("Ty Smith")], hand=["Cover Charge"]),
        B=seat(coterie=[out("Brother"), "Skunk"], prestige=5),
    )
    city.acts()
    city.plays("Cover Charge", "Ty Smith")
    yield city
    city.acts("B")
    city.attack("Brother", "Ty Smith", "social", by="B")
    yield city
    city.passes()
    city.table.active = 0
    city.do(CityStep())
    yield city


def stashed() -> Iterator[City]:
    """Prestige from a card pays for an ability."""
    city = City(A=seat(coterie=[vampire("Doc", blood=2)], board=[("Hidden Stash", 2)], prestige=5))
    city.acts()
    city.answers("A", "use <Doc>")
    yield city
    city.answers("A", "from <Hidden Stash>")
    yield city


def buried() -> Iterator[City]:
    """The first card of a Library is attached face down."""
    city = City(
        A=seat(torpor=[vampire("Anjali the Samedi", blood=1)], coterie=["Hydra"], library=["Mercy"], faction=["Doc"]),
        B=seat(coterie=["Skunk"], library=["Sheriff"]),
    )
    city.do(Deed(ASLEEP, 0, 0, 1, owner=0))
    yield city
    city.answers("A", "choose <Skunk>")
    yield city


def ignored() -> Iterator[City]:
    """An Event that one player ignores, and one that comes back for a last time."""
    city = City(
        city=["Castro Street Party"],
        city_burned=["Gallery Opening", "Meeting at Alcatraz"],
        A=seat(coterie=["Doc", out("Emil Hruza")]),
        B=seat(coterie=["Skunk", out("Karma", blood=1)]),
    )
    city.do(CityStep())
    yield city
    city.answers("A", "ignore")
    yield city
    city.strikes(("Karma", 5, 0, False), by="Emil Hruza", doer="A")
    yield city
    city.answers("A", next(one for one in city.options("A") if one.startswith("use")))
    yield city
    city.answers("A", "take [Gallery Opening]")
    yield city
    city.do(CityStep())
    city.answers("A", "heed")
    yield city


SCENES: Final[tuple[Callable[[], Iterator[City]], ...]] = (
    reached,
    shown,
    developed,
    audited,
    emptied,
    charged,
    stashed,
    buried,
    ignored,
)
