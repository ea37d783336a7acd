"""Rituals of Oblivion."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.rivals.catalogue import ACTION, MORTAL, OBLIVION, ONGOING, RITUAL, WRAITH, Card
from gloam.rivals.counts import Cards, some
from gloam.rivals.deck_effects import FromThis
from gloam.rivals.effects import Choose, To
from gloam.rivals.fight_effects import AttachTo
from gloam.rivals.graves import Rise
from gloam.rivals.ritual_effects import SpendBlood
from gloam.rivals.rituals import RaiseBlood
from gloam.rivals.texts import ACTION_PHASE, Activated
from gloam.rivals.verbs import LOSE_BLOOD, WEAKEN
from gloam.rivals.which import ASLEEP, BEARER, CHOSEN, CITY_ASHES, COTERIE, EVERYBODY, ON_COTERIE, Which
from gloam.rivals.wraiths import CreateWraith

CAST: Final = ACTION | RITUAL | ONGOING
NECROMANCER: Final = some(Which(BEARER, icon=OBLIVION))
SEED: Final = RaiseBlood(Cards(Which(CITY_ASHES, MORTAL)))
SOMEBODY: Final = Which(CHOSEN)

BIND_THE_SPIRIT: Final = Card(
    "sas-bind-the-spirit", "Bind the Spirit", CAST, needs=NECROMANCER, price=SEED,
    texts=(Activated(ACTION_PHASE, SpendBlood(), Choose(Which(ON_COTERIE, WRAITH), AttachTo(Which(EVERYBODY))),
                     relentless=True),),
)  # fmt: skip
DIMINISH: Final = Card(
    "sas-diminish", "Diminish", CAST, needs=NECROMANCER, price=SEED,
    texts=(Activated(ACTION_PHASE, SpendBlood(), Choose(Which(EVERYBODY), To(WEAKEN, SOMEBODY))),),
)  # fmt: skip
SUMMON_SPIRIT: Final = Card(
    "sas-summon-spirit", "Summon Spirit", CAST, needs=NECROMANCER, price=SEED,
    texts=(Activated(ACTION_PHASE, SpendBlood(2), CreateWraith(Which(COTERIE))),),
)  # fmt: skip
THE_GIFT_OF_FALSE_LIFE: Final = Card(
    "sas-the-gift-of-false-life", "The Gift of False Life", CAST, needs=NECROMANCER, price=SEED,
    texts=(Activated(ACTION_PHASE, None, Choose(Which(ASLEEP), InOrder((FromThis(SOMEBODY), Rise())))),),
)  # fmt: skip
THE_SCENT_OF_DEATH: Final = Card(
    "sas-the-scent-of-death", "The Scent of Death", CAST, needs=NECROMANCER, price=SEED,
    texts=(Activated(ACTION_PHASE, SpendBlood(), Choose(Which(EVERYBODY, wounded=True), To(LOSE_BLOOD, SOMEBODY))),),
)  # fmt: skip

RITUALS: Final[tuple[Card, ...]] = (
    BIND_THE_SPIRIT, DIMINISH, SUMMON_SPIRIT, THE_GIFT_OF_FALSE_LIFE, THE_SCENT_OF_DEATH,
)  # fmt: skip
