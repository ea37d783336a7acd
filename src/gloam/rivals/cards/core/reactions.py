"""Reactions."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import OWN as AT_ONCE
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import (
    CELERITY,
    FORTITUDE,
    MALKAVIAN,
    MENTAL,
    OBFUSCATE,
    PHYSICAL,
    RANGED,
    REACTION,
    SHIELD,
    SOCIAL,
    TOREADOR,
    VENTRUE,
    Card,
)
from gloam.rivals.counts import AtLeast, Blocks, Cards, Icons, Times, TypeIs
from gloam.rivals.effects import To
from gloam.rivals.fight_effects import CancelText
from gloam.rivals.patterns import When
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import LOSE_BLOOD, REVEALED, SUMMED
from gloam.rivals.which import ATTACKER, BEARER, COTERIE, DEFENDERS, Which

PLAYER: Final = Which(BEARER)  # the character that reacts

CLOAK_OF_SHADOWS: Final = Card(
    "core-cloak-of-shadows", "Cloak of Shadows", REACTION, potency=1, against=RANGED | PHYSICAL,
    texts=(Plus(SHIELD, Icons(OBFUSCATE, Which(DEFENDERS)), Which(DEFENDERS)),),
)  # fmt: skip
DIGNITY_OF_THE_OFFICE: Final = Card(
    "core-dignity-of-the-office", "Dignity of the Office", REACTION, VENTRUE, 3, against=PHYSICAL | SOCIAL,
    texts=(Plus(SHIELD, Times(2, Cards(Which(COTERIE, titled=True))), PLAYER),),
)  # fmt: skip
FLEETNESS: Final = Card(
    "core-fleetness", "Fleetness", REACTION, potency=2, against=RANGED | PHYSICAL,
    texts=(Plus(SHIELD, Times(2, Icons(CELERITY, PLAYER)), PLAYER),),
)  # fmt: skip
INSANITY_DEFENSE: Final = Card(
    "core-insanity-defense", "Insanity Defense", REACTION, MALKAVIAN, against=PHYSICAL | SOCIAL | MENTAL, shield=2,
    texts=(Plus(SHIELD, 1, PLAYER, when=TypeIs(MENTAL)),),
)  # fmt: skip
SLAP_IN_THE_FACE: Final = Card(
    "core-slap-in-the-face", "Slap in the Face", REACTION, potency=1, against=SOCIAL | MENTAL, damage=1,
    hits_as=PHYSICAL,
)  # fmt: skip
STEAL_THE_SPOTLIGHT: Final = Card(
    "core-steal-the-spotlight", "Steal the Spotlight", REACTION, TOREADOR, 3, against=PHYSICAL, shield=2,
    texts=(Whenever(When(SUMMED), To(LOSE_BLOOD, Which(ATTACKER), 2), when=Blocks()),),
)  # fmt: skip
UNSWAYABLE_MIND: Final = Card(
    "core-unswayable-mind", "Unswayable Mind", REACTION, potency=1, against=SOCIAL | MENTAL, shield=1,
    texts=(Whenever(When(REVEALED), CancelText(), rank=AT_ONCE, when=AtLeast(2, Icons(FORTITUDE, Which(DEFENDERS)))),),
)  # fmt: skip

REACTIONS: Final = (
    CLOAK_OF_SHADOWS, DIGNITY_OF_THE_OFFICE, FLEETNESS, INSANITY_DEFENSE, SLAP_IN_THE_FACE, STEAL_THE_SPOTLIGHT,
    UNSWAYABLE_MIND,
)  # fmt: skip
