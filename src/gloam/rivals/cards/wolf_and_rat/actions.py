"""Action cards that are no Animals."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import Lend, Whenever
from gloam.rivals.animal_effects import Offer, Offered
from gloam.rivals.catalogue import ACTION, ANIMAL, ANIMALISM, ONGOING, PHYSICAL, TAMING, UNHOSTED, Card
from gloam.rivals.costs import Tire
from gloam.rivals.counts import Both, some
from gloam.rivals.deck_effects import Salvage
from gloam.rivals.effects import Choose, To
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.ritual_effects import SpendBlood
from gloam.rivals.sudden import DealNow
from gloam.rivals.texts import ACTION_PHASE, NEXT_ANIMAL, Activated, Plus
from gloam.rivals.verbs import PLAYED, PUT_TOKENS, READY, START
from gloam.rivals.which import BEARER, COTERIE, DOER, EVERYBODY, IN_STREET, ITSELF, YOUR_PILE, Which

ANIMAL_DOMINION: Final = Card(
    "war-animal-dominion", "Animal Dominion", ACTION, potency=5, needs=some(Which(BEARER, icon=ANIMALISM)),
    play=Offer(ANIMAL, Choose(Which(EVERYBODY, place=IN_STREET), DealNow(Offered(), type=PHYSICAL))),
)  # fmt: skip
BOND_FAMULUS: Final = Card(
    "war-bond-famulus", "Bond Famulus", ACTION | UNHOSTED | ONGOING,
    texts=(Activated(ACTION_PHASE, Tire(), InOrder((
        Lend(Plus(TAMING, 1, Which(COTERIE)), NEXT_ANIMAL),
        Lend(Whenever(When(PLAYED, YOURS, kind=ANIMAL), To(READY, Which(DOER))), NEXT_ANIMAL)))),),
)  # fmt: skip
FERAL_WHISPERS: Final = Card(
    "war-feral-whispers", "Feral Whispers", ACTION | ONGOING, play=To(PUT_TOKENS, ITSELF, 3),
    texts=(Whenever(When(START, YOURS), InOrder((SpendBlood(), Salvage(ANIMAL))), may=True, when=Both(
        some(Which(COTERIE, icon=ANIMALISM)), some(Which(YOUR_PILE, ANIMAL)))),),
)  # fmt: skip

ACTIONS: Final = (ANIMAL_DOMINION, BOND_FAMULUS, FERAL_WHISPERS)
