"""Havens and Agendas for those who keep the Traditions and cast Rituals."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import AGENDA_CARD, CHARACTER, HAVEN_CARD, REBATE, TRADITION, WIN_AT, Card
from gloam.rivals.counts import AtLeast, Different
from gloam.rivals.effects import gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.placing import Spill
from gloam.rivals.ritual_effects import BloodHeld
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import DRAW, EMPTIED, GAIN_AGENDA, PLAYED, START, TAKEN
from gloam.rivals.which import ITSELF, LEADER, YOUR_CARDS, YOUR_RITUALS, Which

PLEDGED: Final = When(PLAYED, YOURS, kind=TRADITION)

THE_HIGH_HORSE: Final = Card(
    "jam-the-high-horse", "The High Horse", HAVEN_CARD,
    texts=(Whenever(PLEDGED, gains(DRAW)), Plus(REBATE, 1, ITSELF)),
)  # fmt: skip
RITUAL_ROOM: Final = Card(
    "jam-ritual-room", "Ritual Room", HAVEN_CARD,
    texts=(Whenever(When(TAKEN, by=Which(LEADER), kind=CHARACTER), Spill(Which(YOUR_RITUALS), must=True)),),
)  # fmt: skip
RITUAL_MASTER: Final = Card(
    "jam-ritual-master", "Ritual Master", AGENDA_CARD,
    texts=(Whenever(When(START, YOURS), InOrder((gains(DRAW), gains(GAIN_AGENDA))),
                    when=AtLeast(3, BloodHeld())),
           Whenever(When(EMPTIED, YOURS, owner=YOURS), gains(GAIN_AGENDA), first=True)),
)  # fmt: skip
TRADITIONALIST: Final = Card(
    "jam-traditionalist", "Traditionalist", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(START, YOURS), gains(GAIN_AGENDA), when=AtLeast(3, Different(Which(YOUR_CARDS, TRADITION)))),
           Whenever(PLEDGED, gains(GAIN_AGENDA))),
)  # fmt: skip

KEEPING: Final[tuple[Card, ...]] = (RITUAL_ROOM, THE_HIGH_HORSE, RITUAL_MASTER, TRADITIONALIST)
