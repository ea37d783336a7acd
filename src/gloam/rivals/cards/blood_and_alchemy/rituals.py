"""Rituals: Action cards that stay in play as long as there is Blood on them."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import ACTION, ONGOING, POTENCY, RITUAL, SECRECY, SORCERY, TREMERE, Card
from gloam.rivals.costs import BothCosts, PayPrestige
from gloam.rivals.counts import CHOSEN_PLAYER, Fresh, Players, some
from gloam.rivals.effects import ChooseFoe, For, To, gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.ritual_effects import GiveInfluence, SpendBlood
from gloam.rivals.rituals import PlaceBlood
from gloam.rivals.texts import ACTION_PHASE, INFLUENCING, Activated, Plus
from gloam.rivals.verbs import DISCARD, DRAW, GAIN_PRESTIGE, LOSE_AGENDA, START, TAKE_TOKENS
from gloam.rivals.which import BEARER, COTERIE, FOES_ASLEEP, IN_HAVEN, ITSELF, Which

CAST: Final = ACTION | RITUAL | ONGOING
SORCERER: Final = some(Which(BEARER, icon=SORCERY))
SEED: Final = PlaceBlood(1, 3)
DRAIN: Final = To(TAKE_TOKENS, ITSELF)

BLOOD_MAKES_NOISE: Final = Card(
    "baa-blood-makes-noise", "Blood Makes Noise", CAST, needs=SORCERER, price=SEED,
    texts=(Activated(ACTION_PHASE, SpendBlood(), gains(GAIN_PRESTIGE), when=Fresh(1, any_turn=True), relentless=True),
           Activated(INFLUENCING, SpendBlood(), GiveInfluence(4), when=Fresh(0, any_turn=True), relentless=True)),
)  # fmt: skip
DEFENSE_OF_THE_SACRED_HAVEN: Final = Card(
    "baa-defense-of-the-sacred-haven", "Defense of the Sacred Haven", CAST, needs=SORCERER, price=SEED,
    texts=(Plus(SECRECY, 1, Which(COTERIE, place=IN_HAVEN)), Whenever(When(START, YOURS), DRAIN)),
)  # fmt: skip
SEEK_KNOWLEDGE: Final = Card(
    "baa-seek-knowledge", "Seek Knowledge", CAST, TREMERE, needs=SORCERER, price=SEED,
    texts=(Activated(ACTION_PHASE, SpendBlood(), InOrder((gains(DRAW, 2), gains(DISCARD)))),),
)  # fmt: skip
SLEEP_OF_THE_DAMNED: Final = Card(
    "baa-sleep-of-the-damned", "Sleep of the Damned", CAST, needs=SORCERER, price=SEED,
    texts=(Plus(POTENCY, 2, Which(FOES_ASLEEP)), Whenever(When(START, YOURS), DRAIN, when=some(Which(FOES_ASLEEP)))),
)  # fmt: skip
TRUTH_OF_BLOOD: Final = Card(
    "baa-truth-of-blood", "Truth of Blood", CAST, needs=SORCERER, price=SEED,
    texts=(Activated(ACTION_PHASE, BothCosts(PayPrestige(), SpendBlood()),
                     ChooseFoe(For(LOSE_AGENDA, Players(CHOSEN_PLAYER)))),),
)  # fmt: skip

RITUALS: Final = (BLOOD_MAKES_NOISE, DEFENSE_OF_THE_SACRED_HAVEN, SEEK_KNOWLEDGE, SLEEP_OF_THE_DAMNED, TRUTH_OF_BLOOD)
