"""What a card is, and the list of all of them. A card is named by a number that never changes within a version."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.effect import Effect

CLANS: Final = ("brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue")
CLAN_SIZE: Final = 9  # cards of one clan: seven, then Ready and Hunt
CLAN_CARDS: Final = 63

PREPARATION: Final = "preparation"
CONFLICT: Final = "conflict"
AFTERMATH: Final = "aftermath"
PASSIVE: Final = "passive"

# The moments at which a card's effect comes; beside them the three steps above.
PLANNING_END: Final = "planning-end"
PICKS_CARRIED_OUT: Final = "picks-carried-out"
BEFORE_REVELATION: Final = "before-revelation"
DURING_REVELATION: Final = "during-revelation"
AFTER_REVELATION: Final = "after-revelation"
RESOLUTION_START: Final = "resolution-start"
LOCATION_DONE: Final = "location-done"
ACQUIRED: Final = "acquired"
YOUR_TURN: Final = "your-turn"
BEFORE_YOUR_CARD: Final = "before-your-card"
ALWAYS: Final = "always"

RULEBOOK: Final = "rulebook"
PUBLIC_DATA: Final = "public data"
HOUSE: Final = "house"

HUMAN: Final = "human"
VAMPIRE: Final = "vampire"
VICTIM_KIND: Final = "victim"


@dataclass(frozen=True)
class Ability:
    """Something a card does by being there, without a moment of its own."""


@dataclass(frozen=True)
class PowerRule:
    """What a face-up card changes when Power is totalled where it lies."""


@dataclass(frozen=True)
class ClanCard:
    """One of the nine cards of a clan: its Power, and an effect at its moment, a count or an ability."""

    id: str
    name: str
    kind: str
    power: int
    provenance: str = PUBLIC_DATA
    moment: str = ""  # when the effect comes, where that is not the step the card's kind names
    effect: Effect | None = None
    counts: PowerRule | None = None
    ability: Ability | None = None

    @property
    def acts(self) -> str:
        """The moment at which its effect comes, or '' if it has none."""
        return "" if self.effect is None else self.moment or self.kind

    @property
    def starter(self) -> bool:
        return self.id[2:] in ("08", "09")


@dataclass(frozen=True)
class Ally:
    """A card of the Ally deck: what it brings each round, at the end, and when it is Drained."""

    id: str
    name: str
    kind: str
    feed: int
    influence: int
    drain_blood: int
    drain_influence: int
    provenance: str = PUBLIC_DATA
    effect: Effect | None = None  # when it joins an Alliance as a reward
    ability: Ability | None = None


@dataclass(frozen=True)
class LocationCard:
    """A card of the variant that changes one Location for the whole game. [loccard.apply]"""

    id: str
    name: str
    provenance: str
    ability: Ability


@dataclass(frozen=True)
class Relic:
    """A card of the variant that each player may use once in the game. [relic.once]"""

    id: str
    name: str
    provenance: str
    influence: int
    moment: str
    effect: Effect | None = None
    ability: Ability | None = None


# Every card has a number: clan cards from 0, Allies from 64, the Victim 94, Location cards from 96, Relics from 104.
ALLY: Final = 64
VICTIM: Final = 94
LOCATION_CARD: Final = 96
RELIC: Final = 104
NUMBERS: Final = 112

IDS: Final[list[str]] = [""] * NUMBERS
NUMBER: Final[dict[str, int]] = {}
CARD: Final[list[ClanCard]] = []
ALLIES: Final[list[Ally]] = []  # by number less ALLY; the Victim is the last
LOCATION_CARDS: Final[list[LocationCard]] = []
RELICS: Final[list[Relic]] = []
ACTS: Final[list[str]] = []  # by clan card: the moment it acts in
POWER: Final[list[int]] = []  # by clan card: the written number
COUNTING: Final[dict[type[PowerRule], int]] = {}  # by rule, the card that counts so, where there is only one


def load(
    cards: tuple[ClanCard, ...],
    allies: tuple[Ally, ...],
    location_cards: tuple[LocationCard, ...],
    relics: tuple[Relic, ...],
) -> None:
    """Number all cards. Called once, when the game is made."""
    if CARD:
        return
    CARD.extend(cards)
    ALLIES.extend(allies)
    LOCATION_CARDS.extend(location_cards)
    RELICS.extend(relics)
    ACTS.extend([card.acts for card in cards])
    POWER.extend([card.power for card in cards])
    COUNTING.update([(type(card.counts), place) for place, card in enumerate(cards) if card.counts is not None])
    ids = [(0, [card.id for card in cards]), (ALLY, [ally.id for ally in allies])]
    ids += [(LOCATION_CARD, [card.id for card in location_cards]), (RELIC, [relic.id for relic in relics])]
    for (first, names), end in zip(ids, (ALLY, LOCATION_CARD, RELIC, NUMBERS), strict=True):
        assert first + len(names) <= end, f"there is no number left for {names[-1]}"
        for place, name in enumerate(names):
            IDS[first + place] = name
            NUMBER[name] = first + place
    assert ALLIES[VICTIM - ALLY].kind == VICTIM_KIND, "VICTIM is the number of the last of the Allies"


def abilities() -> list[tuple[int, Ability]]:
    """Every card with an ability, by number."""
    found: list[tuple[int, Ability]] = []
    for place, card in enumerate(CARD):
        if card.ability is not None:
            found.append((place, card.ability))
    for place, ally in enumerate(ALLIES):
        if ally.ability is not None:
            found.append((ALLY + place, ally.ability))
    for place, location_card in enumerate(LOCATION_CARDS):
        found.append((LOCATION_CARD + place, location_card.ability))
    for place, relic in enumerate(RELICS):
        if relic.ability is not None:
            found.append((RELIC + place, relic.ability))
    return found
