"""The vampires of clan Lasombra."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import Lend, Whenever
from gloam.rivals.catalogue import (
    CHARACTER,
    DAMAGE,
    DOMINATE,
    GUARD,
    INTEL,
    LASOMBRA,
    MORTAL,
    OBLIVION,
    POTENCE,
    REACH,
    SHIELD,
    UNBLOCKABLE,
    VAMPIRE,
    Card,
)
from gloam.rivals.costs import Tire
from gloam.rivals.counts import AtLeast, Attacks, Both, Cards, Fresh, some
from gloam.rivals.effects import Choose, ChooseFoe, To, gains, more_damage
from gloam.rivals.fight_counts import Fights, PlaysIcon, Unarmed
from gloam.rivals.patterns import When
from gloam.rivals.purses import LEVEL, Bank, PayAgenda, StealAgenda
from gloam.rivals.texts import ACTION_PHASE, FIGHT, SPYING, THIS_ATTACK, Activated, Plus
from gloam.rivals.verbs import ACTED, DEFEAT, GAIN_PRESTIGE, MARK
from gloam.rivals.which import ATTACKER, CITY_ASHES, COTERIE, ITSELF, PARTY, TARGET, THIS, Which

IT_FALLS: Final = When(DEFEAT, by=Which(ATTACKER), on=Which(TARGET))

PRIZE: Final = Lend(Whenever(IT_FALLS, gains(GAIN_PRESTIGE)), THIS_ATTACK)
REACHES: Final = Plus(REACH, 1, ITSELF)

ADRIAN_BELTZA: Final = Card(
    "sas-adrian-beltza", "Adrian Beltza", VAMPIRE, LASOMBRA, 5, (1, 1, 1), (OBLIVION, POTENCE),
    texts=(REACHES, Activated(FIGHT, PayAgenda(), more_damage(2), when=Both(Attacks(), Unarmed()))),
)  # fmt: skip
ASTRID_MALHELA: Final = Card(
    "sas-astrid-malhela", "Astrid Malhela", VAMPIRE, LASOMBRA, 3, (0, 1, 1), (POTENCE,),
    texts=(Activated(SPYING, PayAgenda(), InOrder((Lend(Plus(INTEL, 3, Which(ATTACKER)), THIS_ATTACK), PRIZE)),
                     when=Both(Attacks(PARTY), Fresh(1, any_turn=True))),
           Activated(FIGHT, PayAgenda(), PRIZE, when=Both(Attacks(PARTY), Fresh(0, any_turn=True)))),
)  # fmt: skip
GIA_DE_EMPARAN: Final = Card(
    "sas-gia-de-emparan", "Gia de Emparan", VAMPIRE, LASOMBRA, 6, (1, 1, 1), (DOMINATE, DOMINATE, POTENCE),
    texts=(Whenever(When(DEFEAT, by=Which(PARTY), kind=CHARACTER), Choose(Which(COTERIE, marked=True), Bank())),),
)  # fmt: skip
JUAN_CARLOS_DIAZ: Final = Card(
    "sas-juan-carlos-diaz", "Juan Carlos Diaz", VAMPIRE, LASOMBRA, 4, (0, 0, 2), (OBLIVION, OBLIVION),
    texts=(REACHES, Plus(DAMAGE, 1, ITSELF, when=Both(Attacks(), PlaysIcon(OBLIVION)))),
)  # fmt: skip
MARKUS_KUMNYAMA: Final = Card(
    "sas-markus-kumnyama", "Markus Kumnyama", VAMPIRE, LASOMBRA, 6, (2, 0, 1), (DOMINATE, OBLIVION, POTENCE),
    texts=(REACHES, Whenever(When(ACTED, by=ITSELF), To(MARK, ITSELF))),
)  # fmt: skip
MEI_YINYING: Final = Card(
    "sas-mei-yinying", "Mei Yinying", VAMPIRE, LASOMBRA, 4, (1, 1, 0), (DOMINATE, OBLIVION),
    texts=(REACHES, Plus(DAMAGE, 1, Which(ATTACKER), when=Both(
        Attacks(PARTY), AtLeast(3, Cards(Which(CITY_ASHES, MORTAL)))))),
)  # fmt: skip
PIERO_CALDERON: Final = Card(
    "sas-piero-calderon", "Piero Calderón", VAMPIRE, LASOMBRA, 6, (1, 1, 1), (OBLIVION, POTENCE, POTENCE),
    texts=(Plus(INTEL, 1, ITSELF),
           Plus(UNBLOCKABLE, 1, ITSELF, when=Both(Attacks(), some(Which(THIS, titled=True))))),
)  # fmt: skip
RACHANY_SOK: Final = Card(
    "sas-rachany-sok", "Rachany Sok", VAMPIRE, LASOMBRA, 4, (1, 1, 0), (DOMINATE, OBLIVION),
    texts=(Plus(GUARD, 1, ITSELF),
           Activated(FIGHT, PayAgenda(), Lend(Plus(SHIELD, 2, ITSELF), THIS_ATTACK), when=Fights())),
)  # fmt: skip
RAVEN_SMITH: Final = Card(
    "sas-raven-smith", "Raven Smith", VAMPIRE, LASOMBRA, 5, (0, 2, 1), (DOMINATE, OBLIVION),
    texts=(Activated(ACTION_PHASE, Tire(), ChooseFoe(StealAgenda(LEVEL, ITSELF))),),
)  # fmt: skip

LASOMBRA_VAMPIRES: Final[tuple[Card, ...]] = (
    ADRIAN_BELTZA, ASTRID_MALHELA, GIA_DE_EMPARAN, JUAN_CARLOS_DIAZ, MARKUS_KUMNYAMA, MEI_YINYING, PIERO_CALDERON,
    RACHANY_SOK, RAVEN_SMITH,
)  # fmt: skip
