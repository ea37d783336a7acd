"""The vampires of clan Toreador."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import Instead, Lend, Whenever
from gloam.rivals.catalogue import (
    ATTACK,
    AUSPEX,
    CELERITY,
    CHARACTER,
    DAMAGE,
    GUARD,
    INFLUENCE,
    PRESENCE,
    RETAINER,
    SCHEME,
    SOCIAL,
    TOREADOR,
    VAMPIRE,
    Card,
)
from gloam.rivals.costs import Tire
from gloam.rivals.counts import Attacks, Both, Cards, Opening, TypeIs, some
from gloam.rivals.deck_effects import TurnUpTop
from gloam.rivals.effects import Choose, gains, more_damage
from gloam.rivals.fight_effects import AttachTo, Mill
from gloam.rivals.patterns import A_FOES, YOURS, When
from gloam.rivals.texts import FIGHT, INFLUENCING, THIS_ACTION, Activated, Plus
from gloam.rivals.verbs import DEFEAT, END_OF_TURN, GAIN_PRESTIGE, PLAYED, SUCCEEDED
from gloam.rivals.which import ATTACKER, ITSELF, ON_PARTY, ON_THAT, ON_THIS, PARTY, Which

LIXUE_CHEN: Final = Card(
    "core-lixue-chen", "Lixue Chen", VAMPIRE, TOREADOR, 6, (1, 2, 0), (AUSPEX, CELERITY, PRESENCE),
    texts=(Plus(DAMAGE, 1, Which(ATTACKER), when=Both(
        Both(Attacks(PARTY), TypeIs(SOCIAL)), Both(Opening(SOCIAL), some(Which(ON_THIS, RETAINER))))),),
)  # fmt: skip
BELLA_FORTE: Final = Card(
    "core-bella-forte", "Bella Forte", VAMPIRE, TOREADOR, 5, (2, 0, 1), (AUSPEX, CELERITY),
    texts=(Activated(FIGHT, None, Mill(ATTACK, more_damage(2)), when=Attacks()),),
)  # fmt: skip
MUHAMMAD_ZADEH: Final = Card(
    "core-muhammad-zadeh", "Muhammad Zadeh", VAMPIRE, TOREADOR, 5, (0, 2, 1), (AUSPEX, PRESENCE),
    texts=(Plus(INFLUENCE, Cards(Which(ON_THIS, RETAINER)), ITSELF),),
)  # fmt: skip
BUNNY_BENITEZ: Final = Card(
    "core-bunny-benitez", "Bunny Benitez", VAMPIRE, TOREADOR, 4, (1, 0, 1), (CELERITY, PRESENCE),
    texts=(Whenever(When(SUCCEEDED, YOURS), gains(GAIN_PRESTIGE)),
           Activated(INFLUENCING, Tire(), Lend(Plus(INFLUENCE, 2, ITSELF), THIS_ACTION))),
)  # fmt: skip
IRIS_LOKKEN: Final = Card(
    "core-iris-lokken", "Iris Lokken", VAMPIRE, TOREADOR, 4, (0, 0, 2), (AUSPEX, PRESENCE),
    texts=(Whenever(When(PLAYED, YOURS, by=ITSELF, kind=SCHEME), TurnUpTop()),),
)  # fmt: skip
LIZA_HOLT: Final = Card(
    "core-liza-holt", "Liza Holt", VAMPIRE, TOREADOR, 4, (1, 1, 0), (CELERITY, PRESENCE),
    texts=(Instead(When(DEFEAT, by=Which(PARTY), kind=CHARACTER, owner=A_FOES),
                   then=Choose(Which(ON_THAT, RETAINER), AttachTo(Which(PARTY)), may=True)),),
)  # fmt: skip
BONG_CHA_PARK: Final = Card(
    "core-bong-cha-park", "Bong-Cha Park", VAMPIRE, TOREADOR, 3, (0, 2, 0), (PRESENCE,),
    texts=(Whenever(When(END_OF_TURN, YOURS),
                    Choose(Which(ON_PARTY, RETAINER), AttachTo(Which(PARTY), moved=True)), may=True),),
)  # fmt: skip
JOHN_KARTUNEN: Final = Card(
    "core-john-kartunen", "John Kartunen", VAMPIRE, TOREADOR, 3, (0, 1, 1), (AUSPEX,), texts=(Plus(GUARD, 1, ITSELF),)
)  # fmt: skip
TY_SMITH: Final = Card(
    "core-ty-smith", "Ty Smith", VAMPIRE, TOREADOR, 3, (1, 1, 0), (PRESENCE,), texts=(Plus(GUARD, 1, ITSELF),)
)  # fmt: skip

TOREADOR_VAMPIRES: Final = (
    LIXUE_CHEN, BELLA_FORTE, MUHAMMAD_ZADEH, BUNNY_BENITEZ, IRIS_LOKKEN, LIZA_HOLT, BONG_CHA_PARK, JOHN_KARTUNEN,
    TY_SMITH,
)  # fmt: skip
