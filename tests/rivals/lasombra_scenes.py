"""Tables on which Agenda lies on characters and is paid from there, and one vampire has drained another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from gloam.core.deeds import AtOnce, Deed
from gloam.rivals.catalogue import AGGRAVATED
from gloam.rivals.setup import before_play
from gloam.rivals.verbs import DEFEAT, DIABLERIZED
from tests.rivals.scenario import City, out, seat, vampire


def paying() -> Iterator[City]:
    """Intel and Shields that cost Agenda, from a character or from the Agenda card."""
    city = City(
        A=seat(coterie=[out("Markus Kumnyama", prize=1), out("Astrid Malhela")], agenda=2, board=["Fight Makes Right"],
               agenda_card="Prizefighter"),
        B=seat(coterie=[vampire("Doc", on=["Earth Meld"], blood=1), "Rachany Sok"], agenda=2),
    )  # fmt: skip
    city.acts()
    city.attack("Markus Kumnyama", "Doc", "social", "", "Astrid Malhela")
    yield city
    city.answers("A", "use <Astrid Malhela>")
    yield city
    city.answers("A", "choose <Markus Kumnyama>", "social")
    yield city
    city.passes()
    yield city


def saving() -> Iterator[City]:
    """Agenda of several places that is spent on a recruit."""
    city = City(
        A=seat(coterie=[vampire("Hydra", prize=2), vampire("Brother", prize=1)], haven="The Tenderloin", agenda=3,
               hand=["Doc"]),
    )  # fmt: skip
    city.acts()
    city.answers("A", "use <The Tenderloin>")
    yield city
    city.answers("A", "agenda")
    yield city
    city.answers("A", "choose <Hydra>", "done")
    yield city


def drained() -> Iterator[City]:
    """Two vampires that fall together, for one of whom a token is given back; room is made for it."""
    city = City(
        players=3,
        A=seat(coterie=[out("Hydra", on=["Vagrant", "Chef", "Herald"]), "Brother"], haven="The Big House"),
        B=seat(coterie=[out("Doc", blood=1), out("Karma", blood=1), "Skunk"]),
    )
    city.do(*before_play(city.table))
    yield city
    hydra, kinds = city.card("Hydra"), (0, AGGRAVATED)
    both = [Deed(DEFEAT, 0, city.card(name), 1, hydra, 1, detail=how, at_once=True)
            for name, how in zip(("Doc", "Karma"), kinds, strict=True)]  # fmt: skip
    city.do(AtOnce((), tuple(both)))
    yield city
    city.answers("A", "use <The Big House>")
    yield city
    city.answers("A", "burn <Chef>")
    yield city
    skunk = city.card("Skunk")
    city.table.pieces[city.card("Brother")] = city.table.pieces[city.card("Brother")].but(prize=1)
    city.do(Deed(DEFEAT, 0, skunk, 1, city.card("Brother"), 1, detail=DIABLERIZED))
    city.acts()
    yield city


SCENES: Final[tuple[Callable[[], Iterator[City]], ...]] = (paying, saving, drained)
