"""The same of Wolf & Rat: what comes and goes in The Street and in hands."""

from __future__ import annotations

from collections.abc import Iterator

from gloam.core.choices import Resolve
from gloam.core.deeds import Deed
from gloam.core.texts import Cause
from gloam.rivals.antagonists import Antagonists
from gloam.rivals.catalogue import CITIZEN, SECRECY
from gloam.rivals.city_effects import Revive
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import START
from gloam.rivals.which import COTERIE, Which
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


def watching() -> Iterator[City]:
    """Cards that are covered, and cards of others that are taken from them or discarded."""
    city = City(
        A=seat(coterie=["Hydra", out("Kim Phan")], hand=["Constant Surveillance"]),
        B=seat(coterie=["Doc"], haven="Artist Lofts", agenda_card="Turf War", board=["Search Engine"]),
    )
    city.acts()
    city.plays("Constant Surveillance", "Hydra")
    yield city
    city.answers("A", "choose 1", "use <Kim Phan>", "choose <Search Engine>")
    yield city


def spied() -> Iterator[City]:
    """Intel that is bought, and those who hide from the Antagonists."""
    city = City(A=seat(coterie=[out("Hydra")], board=[("Cracking the Case", 3)]), B=seat(coterie=["Doc", "Karma"]))
    city.table.put_blood(city.card("Cracking the Case"), 0)
    city.lends("Doc", Plus(SECRECY, 1, Which(COTERIE)))
    city.acts()
    city.answers("A", "attack <Hydra>", "target <Doc>", "use <Cracking the Case>")
    yield city
    city.answers("A", "pay 2")
    yield city
    city = City(
        street=["Special Affairs Division"],
        A=seat(coterie=[out("Velvet"), out("Skunk"), out("Karma")], board=["Hiding in Plain Sight"], hand=["Greed"]),
    )
    city.do(Antagonists())
    yield city
    city.answers("A", "use <Hiding in Plain Sight>", "discard [Greed]")
    yield city


def passed_on() -> Iterator[City]:
    """A Retainer that goes to another of the party."""
    city = City(
        street=["Chef"],
        A=seat(coterie=[out("Hydra"), out("Sheilar Omar"), out("Skunk")], hand=["Throat Rip"]),
    )
    city.acts()
    city.attack("Hydra", "Chef", "physical", "Throat Rip", "Sheilar Omar", "Skunk")
    city.passes()
    city.answers("A", "attach")
    yield city
    city.answers("A", "use <Sheilar Omar>")
    yield city


def prowling() -> Iterator[City]:
    """Who attacks a mortal from the Haven."""
    city = City(street=["Chef"], A=seat(coterie=["Hydra"], haven="The Sewers", hand=["Throat Rip"]))
    city.acts()
    yield city


def robbed() -> Iterator[City]:
    """Rival tokens that are stolen and given back, and a hand that is looked through."""
    city = City(
        players=3,
        A=seat(coterie=["General Flint", "Skunk"], hand=["Spy Games", "The Shakedown"]),
        B=seat(coterie=["Doc"], hand=["Throat Rip", "Seduction"]),
    )
    city.table.give_rival(2, 1)
    city.acts()
    city.plays("Spy Games", "General Flint")
    yield city
    city.answers("A", "name C")
    yield city
    city.plays("The Shakedown", "Skunk")
    yield city
    city.answers("A", "social")
    city.do(Deed(START, 0, 0, 1, owner=0))
    yield city


SCENES = (comings, domains, watching, spied, passed_on, prowling, robbed)
