"""Tables in the middle of whatever Ghouls, keepsakes and the Country Estate ask."""

from __future__ import annotations

from collections.abc import Iterator

from gloam.core.deeds import Deed
from gloam.rivals.pieces import NOTHING
from gloam.rivals.setup import before_play
from gloam.rivals.verbs import DEFEAT
from tests.rivals.scenario import City, out, seat, vampire


def enlisted() -> Iterator[City]:
    """Retainers for a Vozhd: the first, and the next."""
    crew = [out("Drea Warden", on=["Cop", "Vagrant"]), vampire("Szlachta", blood=1, given=2, on=["Addict"])]
    city = City(A=seat(coterie=crew, hand=["Vozhd", "Mercy"]), B=seat(hand=["Mercy", "Greed"]))
    city.acts()
    city.answers("A", "play [Vozhd]")
    yield city
    city.answers("A", "choose <Addict>")
    yield city


def kept() -> Iterator[City]:
    """Matthias falls with a Title, a Retainer and a Curse."""
    matthias = vampire("Matthias", on=["Herald", "Vagrant"], curses={"B": ["Crossbow"]})
    city = City(A=seat(coterie=["Karma", matthias], hand=["Mercy"]), B=seat(hand=["Greed"]))
    city.acts("B")
    city.do(Deed(DEFEAT, 1, city.card("Matthias"), 1, NOTHING, 0))
    yield city
    city.answers("A", "choose <Vagrant>")
    yield city


def chosen() -> Iterator[City]:
    """A Ghoul for the Country Estate."""
    library = ["Mercy", "Vozhd", "Szlachta", "Vozhd"]
    city = City(A=seat(coterie=["Valeria"], haven="Country Estate", library=library, hand=["Greed"]))
    city.acts()
    city.do(*before_play(city.table))
    yield city


def freely() -> Iterator[City]:
    """Its Leader has defeated a Vagrant: a card of the hand is played, without an action."""
    crew = [out("Angela", on=["Cop"]), "Drea Warden", vampire("Szlachta", blood=2)]
    mine = seat(coterie=crew, haven="Country Estate", library=["Mercy"], hand=["Slumlord", "Herald"])
    city = City(A=mine, street=["Vagrant"])
    city.acts()
    city.attack("Angela", "Vagrant", "physical")
    while city.what != "AskFreePlay":
        yield city
        wanted = ("pass", "let", "use", "attach", "choose")
        city.answers("A", next(one for one in city.options("A") if one.startswith(wanted)))
    yield city


def exhausted() -> Iterator[City]:
    """The Ghoul Keeper plays a Ghoul, which is not in play yet as it is exhausted."""
    crew = [vampire("The Ghoul Keeper", on=["Cop"]), vampire("Szlachta", blood=1, given=2)]
    city = City(A=seat(coterie=crew, hand=["Vozhd", "Mercy"]), city_burned=["Vagrant"])
    city.acts()
    city.answers("A", "play [Vozhd]")
    yield city


def blanked() -> Iterator[City]:
    """Poacher's Choice takes the text of what the target bears."""
    target = out("Brother", blood=2, on=["Athlete", "Addict"])
    city = City(A=seat(coterie=[out("Valeria")], hand=["Poacher's Choice"]), B=seat(coterie=[target]))
    city.acts()
    city.attack("Valeria", "Brother", "social", "Poacher's Choice")
    while city.asking and not city.log("blanked"):
        city.passes_once()
    yield city


SCENES = (enlisted, kept, chosen, freely, exhausted, blanked)
