"""Princes and their people who fight, or stand in the way."""

from __future__ import annotations

from typing import Final

from gloam.core.choices import InOrder
from gloam.core.texts import OWN as AT_ONCE
from gloam.core.texts import Lend, Whenever
from gloam.rivals.catalogue import (
    AGGRAVATED,
    ANIMALISM,
    ATTACK,
    AUSPEX,
    BANU_HAQIM,
    BRUJAH,
    CELERITY,
    CHARACTER,
    DAMAGE,
    DOMINATE,
    FORTITUDE,
    GUARD,
    MINISTRY,
    NOSFERATU,
    OBFUSCATE,
    POTENCE,
    PRESENCE,
    PROTEAN,
    SALUBRI,
    SHIELD,
    SOLITARY,
    SORCERY,
    THIN_BLOOD,
    THIN_BLOOD_ALCHEMY,
    TOREADOR,
    VAMPIRE,
    WAKEFUL,
    Card,
)
from gloam.rivals.costs import BothCosts, DiscardCost, Exchange, PayBlood, PayPrestige
from gloam.rivals.counts import AtLeast, Attacks, Both, Cards, Exactly
from gloam.rivals.diablerie import DIABLERIST
from gloam.rivals.effects import Choose, LoseYourColour, To, more_damage
from gloam.rivals.fight_counts import Besieged, Fights, FoeAttacks, Unarmed, Worsened
from gloam.rivals.fight_effects import CancelReaction
from gloam.rivals.patterns import When
from gloam.rivals.several import UpTo
from gloam.rivals.sudden import GoHome
from gloam.rivals.texts import BLOCKING, FIGHT, THIS_ATTACK, THIS_TURN, Activated, Plus
from gloam.rivals.thrown_in import Gamble, ThrowIn
from gloam.rivals.verbs import BLOCKED, EXHAUST, FRIGHTEN, MENDED, PUT_TOKENS, RECOLOUR, REVEALED, TAKE_TOKENS, TAKEN
from gloam.rivals.which import (
    BOTH_PARTIES,
    CHOSEN,
    COTERIE,
    DEFENDERS,
    EVERYBODY,
    IN_STREET,
    ITSELF,
    TARGET,
    THEIRS,
    THIS,
    YOUR_CONSPIRACIES,
    Which,
)

THAT_ONE: Final = Which(CHOSEN)
ON_WATCH: Final = InOrder((Lend(Plus(GUARD, 1, ITSELF), THIS_TURN), Lend(Plus(WAKEFUL, 1, ITSELF), THIS_TURN)))

ANDY_SIMONELLI: Final = Card(
    "pp1-andy-simonelli", "Andy Simonelli", VAMPIRE, THIN_BLOOD, 2, (1, 0, 0), (THIN_BLOOD_ALCHEMY,),
    texts=(Plus(GUARD, 1, ITSELF),
           Whenever(When(BLOCKED, by=ITSELF), Choose(Which(BOTH_PARTIES, place=IN_STREET), Exchange(
               PayPrestige(kept=True), GoHome(Which(CHOSEN, CHARACTER))), may=True, again=True))),
)  # fmt: skip
DOUG_ST_JOHN: Final = Card(
    "pp1-doug-st-john", "Doug St. John", VAMPIRE, MINISTRY, 4, (1, 0, 1), (OBFUSCATE, OBFUSCATE),
    texts=(Plus(GUARD, 1, ITSELF),
           Activated(FIGHT, None, UpTo(2, Which(YOUR_CONSPIRACIES), InOrder((
               To(TAKE_TOKENS, THAT_ONE), Lend(Plus(SHIELD, 1, ITSELF), THIS_ATTACK))), least=1), when=Fights())),
)  # fmt: skip
DRAKH: Final = Card(
    "pp1-drakh", "Drakh", VAMPIRE, BANU_HAQIM, 7, (1, 1, 2), (AUSPEX, CELERITY, SORCERY),
    texts=(DIABLERIST,
           Activated(FIGHT, None, UpTo(3, Which(THEIRS, yours=True), InOrder((
               LoseYourColour(THAT_ONE, 1), more_damage(1))), least=1), when=Attacks())),
)  # fmt: skip
JAMES_CHUNG: Final = Card(
    "pp1-james-chung", "James Chung", VAMPIRE, BRUJAH, 4, (1, 0, 1), (CELERITY, PRESENCE),
    texts=(Activated(FIGHT, None, ThrowIn(), when=Attacks(), each_attack=True),),
)  # fmt: skip
KRISKEN_MONROE: Final = Card(
    "pp1-krisken-monroe", "Krisken Monroe", VAMPIRE, NOSFERATU, 7, (1, 1, 2), (ANIMALISM, FORTITUDE, OBFUSCATE),
    texts=(Whenever(When(MENDED, on=ITSELF), To(PUT_TOKENS, Which(THIS, CHARACTER))),
           Activated(BLOCKING, PayBlood(), ON_WATCH, when=Besieged(), relentless=True)),
)  # fmt: skip
LEON_ALQATIL: Final = Card(
    "pp1-leon-alqatil", "Leon Alqatil", VAMPIRE, MINISTRY, 5, (2, 1, 0), (PRESENCE, PROTEAN),
    texts=(Activated(FIGHT, BothCosts(PayBlood(), DiscardCost()), Lend(Plus(AGGRAVATED, 1, ITSELF), THIS_ATTACK),
                     when=Both(Attacks(), Unarmed())),),
)  # fmt: skip
MURCHAIDH: Final = Card(
    "pp1-murchaidh", "Murchaidh", VAMPIRE, TOREADOR, 7, (2, 1, 1), (AUSPEX, PRESENCE, PRESENCE),
    texts=(Whenever(When(REVEALED), Gamble(ATTACK, CancelReaction(), more_damage(1)), rank=AT_ONCE, when=Attacks()),),
)  # fmt: skip
ROBERT_BRUCE: Final = Card(
    "pp1-robert-bruce", "Robert Bruce", VAMPIRE, SALUBRI, 7, (2, 0, 2), (AUSPEX, DOMINATE, FORTITUDE),
    texts=(Plus(SOLITARY, 1, ITSELF),
           Plus(SHIELD, 1, Which(EVERYBODY, yours=True), when=Both(FoeAttacks(), Exactly(1, Cards(Which(COTERIE))))),
           Activated(FIGHT, PayBlood(), Choose(Which(DEFENDERS), To(RECOLOUR, THAT_ONE)), relentless=True)),
)  # fmt: skip
SAVAGE: Final = Card(
    "pp1-savage", "Savage", VAMPIRE, BRUJAH, 7, (2, 1, 1), (CELERITY, POTENCE, PROTEAN),
    texts=(Whenever(When(TAKEN, by=ITSELF, on=Which(TARGET)), InOrder((
               To(EXHAUST, Which(TARGET)), To(FRIGHTEN, Which(TARGET)))), when=Both(Attacks(), Worsened())),
           Plus(DAMAGE, 1, ITSELF, when=Both(Attacks(), AtLeast(3, Cards(Which(DEFENDERS)))))),
)  # fmt: skip

FIGHTER_VAMPIRES: Final[tuple[Card, ...]] = (
    ANDY_SIMONELLI, DOUG_ST_JOHN, DRAKH, JAMES_CHUNG, KRISKEN_MONROE, LEON_ALQATIL, MURCHAIDH, ROBERT_BRUCE, SAVAGE,
)  # fmt: skip
