"""The vampires of clan Ravnos."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, InOrder
from gloam.core.texts import Lend, Whenever
from gloam.rivals.catalogue import ANIMALISM, GUARD, HAVEN_CARD, OBFUSCATE, PRESENCE, RAVNOS, VAMPIRE, Card
from gloam.rivals.collection import CARRIED, TakeHaven
from gloam.rivals.costs import Tire
from gloam.rivals.counts import FOE, Attacks, Blocks, Both, Players, TargetIn, some
from gloam.rivals.effects import Choose, To
from gloam.rivals.event_effects import PutEither
from gloam.rivals.patterns import When
from gloam.rivals.placing import MoveToken, Spill, StealOnto
from gloam.rivals.roaming import SwapHavens
from gloam.rivals.texts import ACTION_PHASE, THIS_ATTACK, Activated, Plus
from gloam.rivals.verbs import EXHAUST, SILENCE, SUMMED, TAKEN, TIRED
from gloam.rivals.which import (
    CHOSEN,
    COTERIE,
    HOLDERS,
    IN_HAVEN,
    ITSELF,
    LADEN,
    READY,
    TARGET,
    YOUR_CONSPIRACIES,
    YOUR_LASTING,
    Which,
)

THAT_ONE: Final = Which(CHOSEN)
LAID: Final = Which(YOUR_CONSPIRACIES)

CHANCE: Final = Card(
    "dar-chance", "Chance", VAMPIRE, RAVNOS, 3, (0, 1, 1), (OBFUSCATE,),
    texts=(Activated(ACTION_PHASE, None, Choose(Which(COTERIE, state=READY, able=True), InOrder((
        To(SILENCE, THAT_ONE), To(EXHAUST, THAT_ONE), Choose(LAID, PutEither())))), when=some(LAID)),),
)  # fmt: skip
MAHENDRA_CHANDA: Final = Card(
    "dar-mahendra-chanda", "Mahendra Chanda", VAMPIRE, RAVNOS, 4, (1, 0, 1), (ANIMALISM, PRESENCE),
    texts=(Plus(GUARD, 1, ITSELF),
           Whenever(When(TAKEN, on=ITSELF), Spill(Which(YOUR_LASTING)), when=Blocks())),
)  # fmt: skip
MAYA: Final = Card(
    "dar-maya", "Maya", VAMPIRE, RAVNOS, 4, (0, 1, 1), (OBFUSCATE, PRESENCE),
    texts=(Activated(ACTION_PHASE, Tire(), ChooseOne((TakeHaven(ITSELF, how=CARRIED, only=True), SwapHavens()))),),
)  # fmt: skip
SHWETA: Final = Card(
    "dar-shweta", "Shweta", VAMPIRE, RAVNOS, 3, (2, 0, 0), (ANIMALISM,),
    texts=(Whenever(When(SUMMED), Lend(Whenever(
        When(TAKEN, by=ITSELF, on=Which(TARGET)), StealOnto(Players(FOE), Which(HOLDERS, but=HAVEN_CARD))), THIS_ATTACK,
        once=True), when=Both(Attacks(solo=True), TargetIn(IN_HAVEN))),),
)  # fmt: skip
STEFAN_CEL_TRADAT: Final = Card(
    "dar-stefan-cel-tradat", "Stefan Cel Tradat", VAMPIRE, RAVNOS, 4, (0, 0, 2), (ANIMALISM, OBFUSCATE),
    texts=(Whenever(When(TIRED, on=ITSELF), Choose(Which(LADEN), MoveToken(), may=True)),),
)  # fmt: skip

RAVNOS_VAMPIRES: Final[tuple[Card, ...]] = (
    CHANCE, MAHENDRA_CHANDA, MAYA, SHWETA, STEFAN_CEL_TRADAT,
)  # fmt: skip
