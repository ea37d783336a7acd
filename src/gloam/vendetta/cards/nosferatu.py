"""Nosferatu: they slip away and use the same card at two Locations in one round."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder, May
from gloam.vendetta.abilities import BloodPerCardWithdrawn, OnlyFaceDownHere, WithdrawToHere
from gloam.vendetta.catalogue import AFTERMATH, DURING_REVELATION, PASSIVE, PREPARATION, RULEBOOK, ClanCard
from gloam.vendetta.conditions import AtHaven
from gloam.vendetta.counts import EACH_RIVAL
from gloam.vendetta.effects import DeployFromPool, MoveThisToHaven, WithdrawHere
from gloam.vendetta.hits import Steal
from gloam.vendetta.power import Plus
from gloam.vendetta.turning import RevealForBlood

UNSEEN_PASSAGE: Final = ClanCard("NO01", "Unseen Passage", AFTERMATH, power=2, effect=MoveThisToHaven())

CLOAK_OF_SHADOWS: Final = ClanCard("NO02", "Cloak of Shadows", PASSIVE, power=3, ability=WithdrawToHere())

EYES_IN_THE_DARK: Final = ClanCard("NO03", "Eyes in the Dark", PASSIVE, power=2, ability=OnlyFaceDownHere(blood=1))

FERAL_WHISPERS: Final = ClanCard("NO04", "Feral Whispers", PASSIVE, power=1, ability=BloodPerCardWithdrawn(blood=2))

BACKSTAB: Final = ClanCard(
    "NO05",
    "Backstab",
    PREPARATION,
    power=2,
    effect=InOrder((DeployFromPool(up_to=3), May(MoveThisToHaven()))),
)

ONE_STEP_AHEAD: Final = ClanCard(
    "NO06", "One Step Ahead", PASSIVE, power=3, moment=DURING_REVELATION, effect=RevealForBlood(2)
)

VANISH: Final = ClanCard(
    "NO07",
    "Vanish",
    PREPARATION,
    power=4,
    provenance=RULEBOOK,
    effect=May(WithdrawHere(), then=Steal(1, EACH_RIVAL)),
)

READY: Final = ClanCard("NO08", "Ready", PASSIVE, power=1, counts=Plus(2, when=AtHaven()))

HUNT: Final = ClanCard(
    "NO09", "Hunt", AFTERMATH, power=0, effect=InOrder((Steal(1, EACH_RIVAL), May(MoveThisToHaven())))
)

CARDS: Final[tuple[ClanCard, ...]] = (
    UNSEEN_PASSAGE,
    CLOAK_OF_SHADOWS,
    EYES_IN_THE_DARK,
    FERAL_WHISPERS,
    BACKSTAB,
    ONE_STEP_AHEAD,
    VANISH,
    READY,
    HUNT,
)
