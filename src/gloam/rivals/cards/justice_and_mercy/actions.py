"""What is attached, stays, or is done at once."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.rivals.catalogue import ACTION, ONGOING, STUDIED, Card
from gloam.rivals.counts import Cards, Exactly
from gloam.rivals.discipline_tokens import PutDiscipline
from gloam.rivals.effects import gains
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import GAIN_ACTIONS
from gloam.rivals.which import COTERIE, ITSELF, Which

ONLY_ONE: Final = Exactly(1, Cards(Which(COTERIE)))

STUDY_THEIR_WAYS: Final = Card(
    "jam-study-their-ways", "Study Their Ways", ACTION | ONGOING,
    play=InOrder((PutDiscipline(ITSELF), gains(GAIN_ACTIONS))),
    texts=(Plus(STUDIED, 1, Which(COTERIE), when=ONLY_ONE),),
)  # fmt: skip

ACTIONS: Final[tuple[Card, ...]] = (STUDY_THEIR_WAYS,)
