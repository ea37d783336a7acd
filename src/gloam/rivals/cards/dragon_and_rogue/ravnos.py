"""The vampires of clan Ravnos."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import ChooseOne, InOrder
from gloam.core.texts import Lend, Whenever
from gloam.rivals.catalogue import (
    ANIMALISM,
    CITIZEN,
    DAMAGE,
    GUARD,
    HAVEN_CARD,
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
from gloam.rivals.counts import (
    FOE,
    AtLeast,
    Attacks,
    BelowLeader,
    Blocks,
    Both,
    Cards,
    Players,
    TargetIn,
    TargetIs,
    YourTurn,
    some,
)
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.event_effects import PutEither
from gloam.rivals.library_effects import CullTop
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.placing import MoveToken, Spill, StealOnto
from gloam.rivals.roaming import SwapHavens
from gloam.rivals.texts import ACTION_PHASE, THIS_ATTACK, Activated, Plus
from gloam.rivals.verbs import EXHAUST, GAIN_UNHOSTED, RECRUITED, SILENCE, SUMMED, TAKEN, TIRED
from gloam.rivals.which import (
    ATTACKER,
    CHOSEN,
    COTERIE,
    HOLDERS,
    IN_HAVEN,
    IN_STREET,
    ITSELF,
    LADEN,
    PARTY,
    READY,
    STREET_CARDS,
    TARGET,
    THIS,
    YOUR_CONSPIRACIES,
    YOUR_LASTING,
    Which,
)

THAT_ONE: Final = Which(CHOSEN)
LAID: Final = Which(YOUR_CONSPIRACIES)
CROWD: Final = Which(STREET_CARDS, CITIZEN | VAGRANT, loose=True)

CHANCE: Final = Card(
    "dar-chance", "Chance", VAMPIRE, RAVNOS, 3, (0, 1, 1), (OBFUSCATE,),
    texts=(Activated(ACTION_PHASE, None, Choose(Which(COTERIE, state=READY, able=True), InOrder((
        To(SILENCE, THAT_ONE), To(EXHAUST, THAT_ONE), Choose(LAID, PutEither())))), when=some(LAID)),),
)  # fmt: skip
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
MAHENDRA_CHANDA: Final = Card(
    "dar-mahendra-chanda", "Mahendra Chanda", VAMPIRE, RAVNOS, 4, (1, 0, 1), (ANIMALISM, PRESENCE),
    texts=(Plus(GUARD, 1, ITSELF),
           Whenever(When(TAKEN, on=ITSELF), Spill(Which(YOUR_LASTING)), when=Blocks())),
)  # fmt: skip
MAYA: Final = Card(
    "dar-maya", "Maya", VAMPIRE, RAVNOS, 4, (0, 1, 1), (OBFUSCATE, PRESENCE),
    texts=(Activated(ACTION_PHASE, Tire(), ChooseOne((TakeHaven(ITSELF, how=CARRIED, only=True), SwapHavens()))),),
)  # fmt: skip
MIRCEA: Final = Card(
    "dar-mircea", "Mircea", VAMPIRE, RAVNOS, 2, (0, 0, 1), (PRESENCE,),
    texts=(Whenever(When(RECRUITED, YOURS), gains(GAIN_UNHOSTED), first=True, when=Both(YourTurn(), BelowLeader())),),
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
    CHANCE, HAYA, JACK, KWAKU, MAHENDRA_CHANDA, MAYA, MIRCEA, SHWETA, STEFAN_CEL_TRADAT,
)  # fmt: skip
