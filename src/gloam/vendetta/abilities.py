"""What cards do by being there. An ability says itself when it applies; the steps that care for it ask it, and read its
numbers from the very object that its text is read from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

from gloam.core.effect import Effect
from gloam.vendetta import catalogue
from gloam.vendetta.catalogue import Ability
from gloam.vendetta.table import NONE, VendettaTable

# ---- what several have in common


@dataclass(frozen=True)
class Reaction(Ability):
    """Something that reacts when a card is played."""

    def reacts(self, table: VendettaTable, card: int, player: int, location: int, up: bool) -> bool:
        """Does this card react to what that player plays there?"""
        raise AssertionError(f"{type(self).__name__} reacts to nothing")

    def whose(self, table: VendettaTable, card: int, player: int) -> int:
        """The seat that it acts for when its turn comes, or NONE."""
        return table.holder(card) if table.working(card) else NONE


@dataclass(frozen=True)
class FrenzyExtra(Ability):
    """A Frenzy brings whoever caused it this much Influence more."""

    influence: int

    def applies(self, table: VendettaTable, card: int, seat: int, cause: int, place: int) -> bool:
        """Is this card about the Frenzy of that seat, caused by that one at that place?"""
        raise AssertionError(f"{type(self).__name__} is about no Frenzy")


@dataclass(frozen=True)
class DownCost(Ability):
    """Playing face down costs this much more, or less."""

    change: int

    def applies(self, table: VendettaTable, card: int, seat: int, location: int) -> bool:
        """Is this card about what that seat plays there?"""
        raise AssertionError(f"{type(self).__name__} is about no card")


@dataclass(frozen=True)
class Substitute(Ability):
    """What may stand in the place of a Drain in a Frenzy: you Gain this much Blood."""

    blood: int

    def ready(self, table: VendettaTable, card: int, seat: int) -> bool:
        """Could that seat use this card now?"""
        raise AssertionError(f"{type(self).__name__} is never ready")


# ---- clan cards


@dataclass(frozen=True)
class WhenOpponentPlaysElsewhere(Reaction):
    """Each card an opponent plays at another Location sets this off against that opponent."""

    then: Effect

    def reacts(self, table: VendettaTable, card: int, player: int, location: int, up: bool) -> bool:
        return table.working(card) and table.holder(card) != player and table.location_of(card) != location


@dataclass(frozen=True)
class WhenOpponentPlaysHere(Reaction):
    """Each card an opponent plays here puts this much Blood from the Bank on your Position here."""

    blood: int

    def reacts(self, table: VendettaTable, card: int, player: int, location: int, up: bool) -> bool:
        return table.working(card) and table.holder(card) != player and table.location_of(card) == location


@dataclass(frozen=True)
class OnlyFaceDownHere(Reaction):
    """In Planning opponents play here only face down, you may look at those cards, and each card played face down here
    puts this much Blood from the Bank on your Position here."""

    blood: int

    def reacts(self, table: VendettaTable, card: int, player: int, location: int, up: bool) -> bool:
        return not up and table.phase == "planning" and table.working(card) and table.location_of(card) == location


@dataclass(frozen=True)
class FrenzyOfRivalHere(FrenzyExtra):
    """Of a Rival of this card."""

    def applies(self, table: VendettaTable, card: int, seat: int, cause: int, place: int) -> bool:
        return table.working(card) and table.holder(card) == cause and table.present(seat, table.location_of(card))


@dataclass(frozen=True)
class WithdrawToHere(Ability):
    """Withdrawing from another Location you may move everything here instead."""


@dataclass(frozen=True)
class BloodPerCardWithdrawn(Ability):
    """Withdrawing from another Location puts this much Blood here for each card moved."""

    blood: int


@dataclass(frozen=True)
class UnhurtFromHere(Ability):
    """Lose and Steal effects from this Location do nothing to you."""


@dataclass(frozen=True)
class BloodStaysHere(Ability):
    """Blood you Lose or Spend goes onto your Position here."""


@dataclass(frozen=True)
class WhenYouBleedHere(Reaction):
    """When Blood leaves your Pool by Spending, Lose or Steal at this Location, this follows."""

    then: Effect

    def reacts(self, table: VendettaTable, card: int, player: int, location: int, up: bool) -> bool:
        lies_there = table.working(card) and table.spot[card] == table.spot_of(location, player)
        return not up and table.owed > 0 and lies_there


@dataclass(frozen=True)
class InsteadOfDrainingHere(Substitute):
    """While this Location is resolved, by turning this face down."""

    def ready(self, table: VendettaTable, card: int, seat: int) -> bool:
        here = table.resolving
        return here != NONE and table.working(card) and table.spot[card] == table.spot_of(here, seat)


# ---- Allies


@dataclass(frozen=True)
class BloodWhenYouPlayAtHaven(Reaction):
    """Each card you play at the Prince's Haven puts this much Blood from the Bank on your Position there."""

    blood: int

    def reacts(self, table: VendettaTable, card: int, player: int, location: int, up: bool) -> bool:
        return location == table.haven and table.has_ally(player, card)

    def whose(self, table: VendettaTable, card: int, player: int) -> int:
        return player if table.has_ally(player, card) else NONE


@dataclass(frozen=True)
class FaceDownCost(DownCost):
    """Wherever you play."""

    def applies(self, table: VendettaTable, card: int, seat: int, location: int) -> bool:
        return table.has_ally(seat, card)


@dataclass(frozen=True)
class WinsTies(Ability):
    """You win every tie in a conflict or an auction. [ties.fiorenza]"""


@dataclass(frozen=True)
class NeverDrained(Ability):
    """This one is never Drained, neither by choice nor in a Frenzy. [frenzy.undrainable]"""


@dataclass(frozen=True)
class FrenzyInfluence(FrenzyExtra):
    """Of any opponent."""

    def applies(self, table: VendettaTable, card: int, seat: int, cause: int, place: int) -> bool:
        return table.has_ally(cause, card)


@dataclass(frozen=True)
class FrenzyBlood(Ability):
    """A Frenzy you cause in an opponent lets you Gain this much Blood."""

    blood: int


@dataclass(frozen=True)
class LookForBlood(Ability):
    """Spend this much Blood to look at a face-down Deployed card."""

    blood: int


@dataclass(frozen=True)
class DiablerieTokens(Ability):
    """Draining this one brings so many tokens."""

    tokens: int


@dataclass(frozen=True)
class OnlyHumanAtEnd(Ability):
    """At the end of the game, this much Influence if it is the only Human Ally in the Alliance."""

    influence: int


@dataclass(frozen=True)
class KeepBoth(Ability):
    """In Hand Building you may keep both cards and give up one you had."""


@dataclass(frozen=True)
class DrainedFirst(Ability):
    """In Frenzy this one is Drained."""


# ---- Location cards


@dataclass(frozen=True)
class TakeBackWhenDone(Ability):
    """When the Location is finished each player may take back up to this much of their Blood from it."""

    blood: int


@dataclass(frozen=True)
class FrenzyHere(FrenzyExtra):
    """Of anybody, where this card lies. [loccard.the-collar]"""

    def applies(self, table: VendettaTable, card: int, seat: int, cause: int, place: int) -> bool:
        return table.has_location_card(place, card)


@dataclass(frozen=True)
class FirstBloodHere(Ability):
    """The first Blood a player plays here each round on a turn brings this much more from the Bank."""

    blood: int


@dataclass(frozen=True)
class FaceDownCostHere(DownCost):
    """For everybody, where this card lies. [loccard.blackout-underpass]"""

    def applies(self, table: VendettaTable, card: int, seat: int, location: int) -> bool:
        return table.has_location_card(location, card)


@dataclass(frozen=True)
class NoPreparation(Ability):
    """This Location has no Preparation Step. [loccard.hushed-elysium]"""


@dataclass(frozen=True)
class WithdrawToll(Ability):
    """Whoever withdraws here Loses this much Blood."""

    then: Effect


@dataclass(frozen=True)
class ThirdTakesVictim(Ability):
    """Whoever comes third in the conflict here takes a Victim too. [loccard.charnel-market]"""


# ---- Relics


@dataclass(frozen=True)
class InsteadOfDraining(Substitute):
    """At any time, once in the game. [relic.ferrymans-coin]"""

    def ready(self, table: VendettaTable, card: int, seat: int) -> bool:
        return table.has_relic(seat, card)


@dataclass(frozen=True)
class AddToTotal(Ability):
    """Once all totals are known you may add this much to yours. [relic.ashen-circlet]"""

    power: int


@dataclass(frozen=True)
class ChangePick(Ability):
    """Once all picks are shown you may change yours. [relic.oathbreakers-seal]"""


CARD_WITH: Final[dict[type[Ability], int]] = {}
ABILITY_OF: Final[dict[int, Ability]] = {}

# Those that one place asks, in the order in which it asks them.
REACTIONS: Final[list[tuple[int, Reaction]]] = []
FRENZY_EXTRAS: Final[list[tuple[int, FrenzyExtra]]] = []
DOWN_COSTS: Final[list[tuple[int, DownCost]]] = []
SUBSTITUTES: Final[list[tuple[int, Substitute]]] = []

Kind = TypeVar("Kind", bound=Ability)


def the(kind: type[Kind]) -> Kind:
    """The ability of this kind: its card has the only one."""
    ability = ABILITY_OF[CARD_WITH[kind]]
    assert isinstance(ability, kind)
    return ability


def fill() -> None:
    """Note which card has which ability. Called once, when the game is made."""
    for noted in (REACTIONS, FRENZY_EXTRAS, DOWN_COSTS, SUBSTITUTES):
        noted.clear()
    CARD_WITH.clear()
    ABILITY_OF.clear()
    for card, ability in catalogue.abilities():
        kind = type(ability)
        assert kind is FaceDownCost or kind not in CARD_WITH, f"two cards have {kind.__name__}"
        CARD_WITH[kind] = card
        ABILITY_OF[card] = ability
        if isinstance(ability, Reaction):
            REACTIONS.append((card, ability))
        elif isinstance(ability, FrenzyExtra):
            FRENZY_EXTRAS.append((card, ability))
        elif isinstance(ability, DownCost):
            DOWN_COSTS.append((card, ability))
        elif isinstance(ability, Substitute):
            SUBSTITUTES.append((card, ability))
    REACTIONS.sort(key=lambda noted: isinstance(noted[1], WhenYouBleedHere))  # the last: it answers what others did
