"""Havens and Agendas."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import If, InOrder
from gloam.core.effect import Either
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import AGENDA_CARD, HAVEN_CARD, SALUBRI, WIN_AT, Card
from gloam.rivals.costs import DiscardCost
from gloam.rivals.counts import Both, ByText, Cards, Exactly, Fresh, InActionPhase, Lonely, Sleeping, some
from gloam.rivals.deck_effects import DrawFrom
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.texts import ACTION_PHASE, Activated
from gloam.rivals.verbs import DRAW, GAIN_AGENDA, GAIN_PRESTIGE, MEND, MENDED, RECRUITED, RELIEVED, START
from gloam.rivals.which import ALL_VAMPIRES, CHOSEN, COTERIE, THAT, Which

THAT_ONE: Final = Which(CHOSEN)
BY_TEXT: Final = Both(InActionPhase(), ByText())

THE_CASTLE: Final = Card(
    "jam-the-castle", "The Castle", HAVEN_CARD, own=1,
    texts=(Activated(ACTION_PHASE, DiscardCost(), Choose(Which(ALL_VAMPIRES, lacking=True), InOrder((
        To(MEND, THAT_ONE, Either(Sleeping(), 2, 1)), If(Lonely(), gains(DRAW)))))),),
)  # fmt: skip
GOOD_SAMARITAN: Final = Card(
    "jam-good-samaritan", "Good Samaritan", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(MENDED, YOURS), gains(GAIN_AGENDA), first=True, when=Both(BY_TEXT, Fresh(1, any_turn=True))),
           Whenever(When(RELIEVED, YOURS), gains(GAIN_AGENDA), first=True,
                    when=Both(InActionPhase(), Fresh(0, any_turn=True)))),
)  # fmt: skip


THE_HERMITAGE: Final = Card(
    "jam-the-hermitage", "The Hermitage", HAVEN_CARD, own=1,
    texts=(Whenever(When(RECRUITED, YOURS), If(
        some(Which(THAT, clan=SALUBRI)), InOrder((gains(GAIN_PRESTIGE, 2), DrawFrom(1, faction=True))),
        gains(GAIN_PRESTIGE))),),
)  # fmt: skip
ARMY_OF_ONE: Final = Card(
    "jam-army-of-one", "Army of One", AGENDA_CARD, agenda=WIN_AT,
    texts=(Whenever(When(START, YOURS), gains(GAIN_AGENDA), when=Exactly(1, Cards(Which(COTERIE)))),),
)  # fmt: skip

BASES: Final[tuple[Card, ...]] = (THE_CASTLE, THE_HERMITAGE, ARMY_OF_ONE, GOOD_SAMARITAN)
