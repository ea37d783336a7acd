"""Ghouls, and what else the Tzimisce do with the living."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import Instead, Whenever
from gloam.rivals.catalogue import (
    ACTION,
    BODY,
    BOUNDLESS,
    GHOUL,
    GUARD,
    ONGOING,
    PROTEAN,
    RETAINER,
    ROOM,
    TZIMISCE,
    UNHOSTED,
    Card,
)
from gloam.rivals.counts import Cards, Times, some
from gloam.rivals.effects import Choose, To
from gloam.rivals.fight_effects import AttachTo
from gloam.rivals.ghouls import Enlist
from gloam.rivals.patterns import When
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import ATTACH, BURN, DEFEAT, PUT_TOKENS
from gloam.rivals.which import BEARER, COTERIE, ITSELF, ON_THIS, Which

SHAPER: Final = some(Which(BEARER, icon=PROTEAN))
TO_A_VOZHD: Final = Choose(Which(ON_THIS, RETAINER), AttachTo(Which(COTERIE, name="dar-vozhd")), may=True)

SZLACHTA: Final = Card(
    "dar-szlachta", "Szlachta", ACTION | GHOUL, needs=SHAPER, play=InOrder((Enlist(1), To(PUT_TOKENS, ITSELF, 2))),
    texts=(Plus(GUARD, 1, ITSELF),
           Instead(When(DEFEAT, on=ITSELF), then=TO_A_VOZHD),
           Instead(When(BURN, on=ITSELF), then=TO_A_VOZHD)),
)  # fmt: skip
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

FLESH: Final[tuple[Card, ...]] = (SZLACHTA, THE_MORE_THE_SCARIER, VOZHD)
