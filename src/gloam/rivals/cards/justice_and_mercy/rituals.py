"""Rituals of Blood Sorcery."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import ACTION, ONGOING, RITUAL, SORCERY, Card
from gloam.rivals.counts import some
from gloam.rivals.discipline_tokens import PutDiscipline
from gloam.rivals.effects import Choose
from gloam.rivals.ritual_effects import SpendBlood
from gloam.rivals.rituals import PlaceBlood
from gloam.rivals.texts import ACTION_PHASE, Activated
from gloam.rivals.which import BEARER, CHOSEN, EVERYBODY, Which

CAST: Final = ACTION | RITUAL | ONGOING
SORCERER: Final = some(Which(BEARER, icon=SORCERY))
SEED: Final = PlaceBlood(1, 3)

ISHTARS_TOUCH: Final = Card(
    "jam-ishtars-touch", "Ishtar's Touch", CAST, needs=SORCERER, price=SEED,
    texts=(Activated(ACTION_PHASE, SpendBlood(), Choose(Which(EVERYBODY), PutDiscipline(Which(CHOSEN)))),),
)  # fmt: skip

RITUALS: Final[tuple[Card, ...]] = (ISHTARS_TOUCH,)
