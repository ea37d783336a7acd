"""Ghouls, and what else the Tzimisce do with the living."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, InOrder
from gloam.core.texts import Instead, Whenever
from gloam.rivals.cards.dragon_and_rogue.tzimisce import OUT_OF_THE_STREET
from gloam.rivals.catalogue import (
    ACTION,
    BODY,
    BOUNDLESS,
    CITIZEN,
    GHOUL,
    GUARD,
    ONGOING,
    PROTEAN,
    RETAINER,
    ROOM,
    TZIMISCE,
    UNHOSTED,
    VAGRANT,
    Card,
)
from gloam.rivals.city_effects import Revive
from gloam.rivals.counts import Cards, Times, some
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.fight_effects import AttachTo
from gloam.rivals.ghouls import Enlist
from gloam.rivals.patterns import When
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import ATTACH, BURN, DEFEAT, GAIN_PRESTIGE, PUT_TOKENS
from gloam.rivals.which import BEARER, COTERIE, ITSELF, ON_THIS, ON_YOURS, Which

SHAPER: Final = some(Which(BEARER, icon=PROTEAN))
TO_A_VOZHD: Final = Choose(Which(ON_THIS, RETAINER), AttachTo(Which(COTERIE, name="dar-vozhd")), may=True)

SZLACHTA: Final = Card(
    "dar-szlachta", "Szlachta", ACTION | GHOUL, needs=SHAPER, play=InOrder((Enlist(1), To(PUT_TOKENS, ITSELF, 2))),
    texts=(Plus(GUARD, 1, ITSELF),
           Instead(When(DEFEAT, on=ITSELF), then=TO_A_VOZHD),
           Instead(When(BURN, on=ITSELF), then=TO_A_VOZHD)),
)  # fmt: skip
FLESHCRAFTING: Final = Card(
    "dar-fleshcrafting", "Fleshcrafting", ACTION, TZIMISCE, needs=SHAPER,
    play=ChooseOne((OUT_OF_THE_STREET, Revive(CITIZEN | VAGRANT, AttachTo(Which(COTERIE))))),
)  # fmt: skip
SLUMLORD: Final = Card(
    "dar-slumlord", "Slumlord", ACTION, TZIMISCE, play=gains(GAIN_PRESTIGE, Cards(Which(ON_YOURS, CITIZEN)))
)
THE_MORE_THE_SCARIER: Final = Card(
    "dar-the-more-the-scarier", "The More The Scarier", ACTION | UNHOSTED | ONGOING, TZIMISCE,
    texts=(Plus(ROOM, 1, Which(COTERIE)),),
)  # fmt: skip
VOZHD: Final = Card(
    "dar-vozhd", "Vozhd", ACTION | GHOUL, needs=SHAPER, play=Enlist(),
    texts=(Plus(BOUNDLESS, 1, ITSELF),
           Whenever(When(ATTACH, on=ITSELF, other=RETAINER), To(PUT_TOKENS, ITSELF, 2)),
           Plus(BODY, Times(2, Cards(Which(ON_THIS, RETAINER))), ITSELF)),
)  # fmt: skip

FLESH: Final[tuple[Card, ...]] = (FLESHCRAFTING, SLUMLORD, SZLACHTA, THE_MORE_THE_SCARIER, VOZHD)
