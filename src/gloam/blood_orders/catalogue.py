"""What a card is, and the list of all of them. A card is named by a number that never changes within a version."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.effect import Count, Effect

DAWN: Final = 0
DUSK: Final = 1
NIGHT: Final = 2
KINDS: Final = ("dawn", "dusk", "night")
QUARTERS: Final = ("north", "south", "east", "west")

ELITE: Final = "elite"
SCHOLAR: Final = "scholar"
COMMONER: Final = "commoner"
OUTLAW: Final = "outlaw"

RULEBOOK: Final = "rulebook"
HOUSE: Final = "house"


@dataclass(frozen=True)
class Standing:
    """Something an acquired Ritual does by being there."""


@dataclass(frozen=True)
class ExtraSymbols(Standing):
    """Orders of this kind with a card count more symbols: always, or only when a contest is compared."""

    kind: int
    symbols: int
    contested: bool = False


@dataclass(frozen=True)
class DuskDiscount(Standing):
    """Dusk actions cost you this much influence less. [dusk.pay]"""

    influence: int


@dataclass(frozen=True)
class FreeFeeding(Standing):
    """So many cards are fed for nothing in each Cleanup, or only Bleeders and Elders."""

    cards: int
    only_catacombs: bool = False


@dataclass(frozen=True)
class LargerHand(Standing):
    """You may keep this many cards more in hand. [feed.limit]"""

    cards: int


@dataclass(frozen=True)
class LessNightFear(Standing):
    """Night actions move your fear marker this many spaces less. [night.fear]"""

    spaces: int


@dataclass(frozen=True)
class LessScoredFear(Standing):
    """The fear track is read as if the marker were so much lower."""

    spaces: int


@dataclass(frozen=True)
class WinsContestTies(Standing):
    """Tied for the most symbols in a contest, you win it."""


AFTER_DAWN: Final = "after-dawn"
AFTER_NIGHT: Final = "after-night"
AFTER_OPPONENTS_DUSK: Final = "after-opponents-dusk"
AFTER_CONTEST_WON: Final = "after-contest-won"


@dataclass(frozen=True)
class After(Standing):
    """After this happens, that follows."""

    event: str
    then: Effect


@dataclass(frozen=True)
class EndPoints(Standing):
    """Victory points at the end of the game."""

    points: Count


@dataclass(frozen=True)
class Vampire:
    """A Bleeder or an Elder."""

    id: str
    name: str
    symbols: tuple[int, int, int]
    provenance: str = RULEBOOK


@dataclass(frozen=True)
class Victim:
    """A Victim card: how it counts while it lies in a Quarter, under a token, and in a hand at the end."""

    id: str
    name: str
    act: int
    kind: str
    symbols: tuple[int, int, int]
    fear: int
    cost: int
    points: int
    effect: Effect
    provenance: str = HOUSE


@dataclass(frozen=True)
class Location:
    """A Location card: the effect of a Dawn action in its Quarter, and its part of the die there."""

    id: str
    name: str
    act: int
    fear: int
    effect: Effect
    provenance: str = HOUSE


@dataclass(frozen=True)
class Ritual:
    """What it asks for: Victim cards, the symbols on them, different classes, and blood. `power` is used once a day."""

    id: str
    name: str
    act: int
    points: int
    victims: int
    blood: int
    symbols: tuple[int, int, int] = (0, 0, 0)
    classes: int = 0
    power: Effect | None = None
    standing: tuple[Standing, ...] = ()
    provenance: str = HOUSE


# Every card has a number: Victims from 0, the Bleeder, the Elder, Locations, Rituals.
VICTIM_COUNT: Final = 42
BLEEDER: Final = 42
ELDER: Final = 43
LOCATION: Final = 44
RITUAL: Final = 80
NUMBERS: Final = 116
VICTIMS_AN_ACT: Final = 14
LOCATIONS_AN_ACT: Final = 12
RITUALS_AN_ACT: Final = 12
CATACOMB_CARDS: Final = 36  # of each

IDS: Final[list[str]] = [""] * NUMBERS
NUMBER: Final[dict[str, int]] = {}
VICTIMS: Final[list[Victim]] = []
VAMPIRES: Final[list[Vampire]] = []
LOCATIONS: Final[list[Location]] = []  # by number less LOCATION
RITUALS: Final[list[Ritual]] = []  # by number less RITUAL
SYMBOLS: Final[list[tuple[int, int, int]]] = []  # of every card that can be assigned, by number


def load(
    victims: tuple[Victim, ...],
    vampires: tuple[Vampire, ...],
    locations: tuple[Location, ...],
    rituals: tuple[Ritual, ...],
) -> None:
    """Number all cards. Called once, when the game is made."""
    if VICTIMS:
        return
    VICTIMS.extend(victims)
    VAMPIRES.extend(vampires)
    LOCATIONS.extend(locations)
    RITUALS.extend(rituals)
    SYMBOLS.extend([victim.symbols for victim in victims] + [vampire.symbols for vampire in vampires])
    ids = [card.id for card in victims] + [card.id for card in vampires]
    ids += [card.id for card in locations] + [card.id for card in rituals]
    for number, name in enumerate(ids):
        IDS[number] = name
        NUMBER[name] = number
