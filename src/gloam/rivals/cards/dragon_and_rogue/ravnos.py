"""The vampires of clan Ravnos."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import (
    ANIMALISM,
    CITIZEN,
    DAMAGE,
    OBFUSCATE,
    PRESENCE,
    RAVNOS,
    SECRECY,
    VAGRANT,
    VAMPIRE,
    Card,
)
from gloam.rivals.collection import CARRIED, TakeHaven
from gloam.rivals.costs import Tire
from gloam.rivals.counts import AtLeast, Attacks, BelowLeader, Both, Cards, TargetIs, YourTurn, some
from gloam.rivals.effects import gains
from gloam.rivals.library_effects import CullTop
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.roaming import SwapHavens
from gloam.rivals.texts import ACTION_PHASE, Activated, Plus
from gloam.rivals.verbs import GAIN_UNHOSTED, RECRUITED
from gloam.rivals.which import ATTACKER, IN_STREET, ITSELF, PARTY, STREET_CARDS, THIS, Which

CROWD: Final = Which(STREET_CARDS, CITIZEN | VAGRANT, loose=True)

HAYA: Final = Card(
    "dar-haya", "Haya", VAMPIRE, RAVNOS, 3, (1, 1, 0), (PRESENCE,),
    texts=(Plus(DAMAGE, Cards(Which(PARTY, clan=RAVNOS)), Which(ATTACKER), when=Both(Attacks(PARTY), TargetIs())),),
)  # fmt: skip
JACK: Final = Card(
    "dar-jack", "Jack", VAMPIRE, RAVNOS, 2, (1, 0, 0), (ANIMALISM,),
    texts=(Activated(ACTION_PHASE, Tire(), CullTop(), when=some(Which(THIS, place=IN_STREET))),),
)  # fmt: skip
KWAKU: Final = Card(
    "dar-kwaku", "Kwaku", VAMPIRE, RAVNOS, 3, (0, 2, 0), (OBFUSCATE,),
    texts=(Plus(SECRECY, 1, Which(PARTY, place=IN_STREET), when=AtLeast(2, Cards(CROWD))),),
)  # fmt: skip
MAYA: Final = Card(
    "dar-maya", "Maya", VAMPIRE, RAVNOS, 4, (0, 1, 1), (OBFUSCATE, PRESENCE),
    texts=(Activated(ACTION_PHASE, Tire(), ChooseOne((TakeHaven(ITSELF, how=CARRIED, only=True), SwapHavens()))),),
)  # fmt: skip
MIRCEA: Final = Card(
    "dar-mircea", "Mircea", VAMPIRE, RAVNOS, 2, (0, 0, 1), (PRESENCE,),
    texts=(Whenever(When(RECRUITED, YOURS), gains(GAIN_UNHOSTED), first=True, when=Both(YourTurn(), BelowLeader())),),
)  # fmt: skip

RAVNOS_VAMPIRES: Final[tuple[Card, ...]] = (HAYA, JACK, KWAKU, MAYA, MIRCEA)
