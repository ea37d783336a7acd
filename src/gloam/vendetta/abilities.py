"""What cards do by being there. Data only: the steps that care for them read the numbers from here."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from gloam.core.effect import Effect
from gloam.vendetta import catalogue
from gloam.vendetta.catalogue import Ability

# ---- clan cards


@dataclass(frozen=True)
class WhenOpponentPlaysElsewhere(Ability):
    """Each card an opponent plays at another Location sets this off against that opponent."""

    then: Effect


@dataclass(frozen=True)
class WhenOpponentPlaysHere(Ability):
    """Each card an opponent plays here puts this much Blood from the Bank on your Position here."""

    blood: int


@dataclass(frozen=True)
class OnlyFaceDownHere(Ability):
    """In Planning opponents play here only face down, you may look at those cards, and each card played face down here
    puts this much Blood from the Bank on your Position here."""

    blood: int


@dataclass(frozen=True)
class FrenzyOfRivalHere(Ability):
    """Sending a Rival of this card into Frenzy brings this much Influence more."""

    influence: int


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
class WhenYouBleedHere(Ability):
    """When Blood leaves your Pool by Spending, Lose or Steal at this Location, this follows."""

    then: Effect


@dataclass(frozen=True)
class InsteadOfDrainingHere(Ability):
    """In a Frenzy while this Location is resolved you may turn this face down and Gain this much Blood instead."""

    blood: int


# ---- Allies


@dataclass(frozen=True)
class BloodWhenYouPlayAtHaven(Ability):
    """A card that you play at the Prince's Haven brings this much Blood onto your Position there, from the Bank."""

    blood: int


@dataclass(frozen=True)
class FaceDownCost(Ability):
    """Playing face down costs this much more, or less."""

    change: int


@dataclass(frozen=True)
class WinsTies(Ability):
    """You win every tie in a conflict or an auction. [ties.fiorenza]"""


@dataclass(frozen=True)
class NeverDrained(Ability):
    """This one is never Drained, neither by choice nor in a Frenzy. [frenzy.undrainable]"""


@dataclass(frozen=True)
class FrenzyInfluence(Ability):
    """A Frenzy you cause in an opponent is worth this much Influence more."""

    influence: int


@dataclass(frozen=True)
class FrenzyBlood(Ability):
    """A Frenzy you cause in an opponent lets you Gain this much Blood."""

    blood: int


@dataclass(frozen=True)
class LookForBlood(Ability):
    """Spend 1 Blood to look at a face-down Deployed card."""


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
class FrenzyHere(Ability):
    """A Frenzy caused at this Location is worth this much Influence more. [loccard.the-collar]"""

    influence: int


@dataclass(frozen=True)
class FirstBloodHere(Ability):
    """The first Blood a player plays here each round on a turn brings this much more from the Bank."""

    blood: int


@dataclass(frozen=True)
class FaceDownCostHere(Ability):
    """Playing face down at this Location costs this much more, or less. [loccard.blackout-underpass]"""

    change: int


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
class InsteadOfDraining(Ability):
    """In a Frenzy you may Gain this much Blood instead of Draining. [relic.ferrymans-coin]"""

    blood: int


@dataclass(frozen=True)
class AddToTotal(Ability):
    """Once all totals are known you may add this much to yours. [relic.ashen-circlet]"""

    power: int


@dataclass(frozen=True)
class ChangePick(Ability):
    """Once all picks are shown you may change yours. [relic.oathbreakers-seal]"""


CARD_WITH: Final[dict[type[Ability], int]] = {}
AMOUNT_OF: Final[dict[type[Ability], int]] = {}
EFFECT_OF: Final[dict[type[Ability], Effect]] = {}


def fill() -> None:
    """Note which card has which ability, and its number or effect. Called once, when the game is made."""
    for number, ability in catalogue.abilities():
        kind = type(ability)
        assert kind is FaceDownCost or kind not in CARD_WITH, f"two cards have {kind.__name__}"
        CARD_WITH[kind] = number
        for field in fields(ability):
            value: object = getattr(ability, field.name)
            if isinstance(value, int):
                AMOUNT_OF[kind] = value
            elif isinstance(value, Effect):
                EFFECT_OF[kind] = value
