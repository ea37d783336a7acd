"""The vampires of clan Banu Haqim."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import Instead, Whenever
from gloam.rivals.catalogue import (
    BANU_HAQIM,
    CELERITY,
    DAMAGE,
    MILD,
    OBFUSCATE,
    RITUAL,
    SORCERY,
    TRADITION,
    UNBLOCKABLE,
    VAMPIRE,
    Card,
)
from gloam.rivals.counts import Attacks, BloodOn, Both, Different, ForDiscard, some
from gloam.rivals.diablerie import DIABLERIST
from gloam.rivals.effects import Choose, To, gains
from gloam.rivals.fight_counts import Stands
from gloam.rivals.patterns import A_RIVALS, YOURS, When
from gloam.rivals.preventing import NotAtAll, Savable
from gloam.rivals.ritual_effects import Replenish
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import ATTACK_OVER, BURN, DEFEAT, DRAW, MEND, MENDED, PLAYED, PUT_TOKENS, RECOLOUR
from gloam.rivals.which import AFFLICTED, CHOSEN, COTERIE, EVERYBODY, ITSELF, PARTY, TARGET, THAT, YOUR_ONGOING, Which

ALHAML_ALQURBANIU: Final = Card(
    "jam-alhaml-alqurbaniu", "Alhaml Alqurbaniu", VAMPIRE, BANU_HAQIM, 3, (1, 1, 0), (OBFUSCATE,),
    texts=(Instead(When(DEFEAT, on=Which(COTERIE, other=True)), NotAtAll(), InOrder((
        To(BURN, ITSELF), To(PUT_TOKENS, Which(THAT)))), when=Savable()),),
)  # fmt: skip
ALRAAZ_TAHIR: Final = Card(
    "jam-alraaz-tahir", "Alraaz Tahir", VAMPIRE, BANU_HAQIM, 6, (2, 0, 1), (CELERITY, OBFUSCATE, SORCERY),
    texts=(DIABLERIST, Whenever(When(ATTACK_OVER), To(RECOLOUR, Which(TARGET)), when=Both(Attacks(PARTY), Stands()))),
)  # fmt: skip
JAVIER: Final = Card(
    "jam-javier", "Javier", VAMPIRE, BANU_HAQIM, 3, (0, 0, 2), (SORCERY,),
    texts=(Whenever(When(PLAYED, YOURS, kind=RITUAL), Choose(Which(COTERIE, lacking=True), To(MEND, Which(CHOSEN)))),),
)  # fmt: skip
MINNIE: Final = Card(
    "jam-minnie", "Minnie", VAMPIRE, BANU_HAQIM, 4, (0, 2, 0), (OBFUSCATE, SORCERY),
    texts=(Whenever(When(MENDED, owner=A_RIVALS), To(RECOLOUR, Which(THAT)), when=ForDiscard()),),
)  # fmt: skip
NAOMI: Final = Card(
    "jam-naomi", "Naomi", VAMPIRE, BANU_HAQIM, 5, (2, 1, 0), (SORCERY, SORCERY),
    texts=(DIABLERIST, Plus(DAMAGE, Different(Which(YOUR_ONGOING, TRADITION)), ITSELF, when=Attacks())),
)  # fmt: skip
PAVEL_HORAK: Final = Card(
    "jam-pavel-horak", "Pavel Horak", VAMPIRE, BANU_HAQIM, 5, (1, 1, 1), (CELERITY, SORCERY),
    texts=(DIABLERIST, Plus(DAMAGE, BloodOn(Which(TARGET), yours=True), ITSELF, when=Attacks()),
           Plus(MILD, 1, ITSELF, when=Attacks())),
)  # fmt: skip
SAMA_RADI: Final = Card(
    "jam-sama-radi", "Sama Radi", VAMPIRE, BANU_HAQIM, 5, (1, 0, 2), (OBFUSCATE, SORCERY),
    texts=(DIABLERIST, Plus(UNBLOCKABLE, 1, ITSELF, when=Both(Attacks(), some(Which(TARGET, token=AFFLICTED))))),
)  # fmt: skip
SZYMON_NOWAK: Final = Card(
    "jam-szymon-nowak", "Szymon Nowak", VAMPIRE, BANU_HAQIM, 4, (1, 1, 0), (CELERITY, SORCERY),
    texts=(Whenever(When(PLAYED, YOURS, kind=TRADITION), gains(DRAW)),),
)  # fmt: skip
TODD: Final = Card(
    "jam-todd", "Todd", VAMPIRE, BANU_HAQIM, 4, (2, 0, 0), (CELERITY, SORCERY),
    texts=(DIABLERIST, Whenever(When(DEFEAT, on=Which(EVERYBODY, other=True), drained=True), Replenish(), may=True)),
)  # fmt: skip

BANU_HAQIM_VAMPIRES: Final[tuple[Card, ...]] = (
    ALHAML_ALQURBANIU, ALRAAZ_TAHIR, JAVIER, MINNIE, NAOMI, PAVEL_HORAK, SAMA_RADI, SZYMON_NOWAK, TODD,
)  # fmt: skip
