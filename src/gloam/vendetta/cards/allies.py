"""The Allies and the Victim."""

from __future__ import annotations

from typing import Final

from gloam.vendetta.abilities import (
    BloodWhenYouPlayAtHaven,
    DiablerieTokens,
    DrainedFirst,
    FaceDownCost,
    FrenzyBlood,
    FrenzyInfluence,
    KeepBoth,
    LookForBlood,
    NeverDrained,
    OnlyHumanAtEnd,
    WinsTies,
)
from gloam.vendetta.catalogue import HUMAN, RULEBOOK, VAMPIRE, VICTIM_KIND, Ally
from gloam.vendetta.counts import EACH_OPPONENT, YOUR_ALLIANCE
from gloam.vendetta.effects import DrawToHand, Gain, TakeVictim
from gloam.vendetta.hits import Steal

ANITA_WAINWRIGHT: Final = Ally(
    "AL01", "Anita Wainwright", VAMPIRE, feed=0, influence=3, drain_blood=3, drain_influence=1, effect=Gain(3)
)
SGT_MCTAVISH: Final = Ally(
    "AL02",
    "Sgt. McTavish",
    VAMPIRE,
    feed=0,
    influence=3,
    drain_blood=3,
    drain_influence=1,
    effect=Steal(2, EACH_OPPONENT),
)
KHADIJA_AL_KINDI: Final = Ally(
    "AL03", "Khadija Al-Kindi", VAMPIRE, feed=0, influence=3, drain_blood=3, drain_influence=1, effect=DrawToHand()
)
WAUNEKA: Final = Ally(
    "AL04", "Wauneka", VAMPIRE, feed=0, influence=3, drain_blood=3, drain_influence=1, effect=TakeVictim()
)
CARMELITA_NEILLSON: Final = Ally(
    "AL05",
    "Carmelita Neillson",
    VAMPIRE,
    feed=0,
    influence=3,
    drain_blood=3,
    drain_influence=1,
    ability=BloodWhenYouPlayAtHaven(blood=1),
)
MALDAVIS: Final = Ally(
    "AL06", "Maldavis", VAMPIRE, feed=0, influence=3, drain_blood=3, drain_influence=1, effect=Gain(5)
)
ERICHTHO: Final = Ally(
    "AL07", "Erichtho", VAMPIRE, feed=0, influence=3, drain_blood=3, drain_influence=1, ability=FaceDownCost(-1)
)
FIORENZA_SAVONA: Final = Ally(
    "AL08", "Fiorenza Savona", VAMPIRE, feed=0, influence=3, drain_blood=3, drain_influence=1, ability=WinsTies()
)
MARCEL: Final = Ally("AL09", "Marcel", VAMPIRE, feed=1, influence=4, drain_blood=4, drain_influence=2)
BRONWYN: Final = Ally("AL10", "Bronwyn", VAMPIRE, feed=1, influence=5, drain_blood=3, drain_influence=3)
PORTIA: Final = Ally(
    "AL11", "Portia", VAMPIRE, feed=0, influence=5, drain_blood=0, drain_influence=0, ability=NeverDrained()
)
TALLEY: Final = Ally(
    "AL12", "Talley", VAMPIRE, feed=-1, influence=2, drain_blood=3, drain_influence=0, ability=FrenzyInfluence(1)
)
AMBRUS_MAROPIS: Final = Ally(
    "AL13", "Ambrus Maropis", VAMPIRE, feed=0, influence=3, drain_blood=3, drain_influence=1, ability=LookForBlood(1)
)
EDWARD_NEALLY: Final = Ally(
    "AL14",
    "Edward Neally",
    VAMPIRE,
    feed=0,
    influence=5,
    drain_blood=3,
    drain_influence=3,
    provenance=RULEBOOK,
    ability=DiablerieTokens(2),
)
MR_DAMP: Final = Ally(
    "AL15", "Mr. Damp", VAMPIRE, feed=0, influence=3, drain_blood=3, drain_influence=1, ability=FrenzyBlood(2)
)
BOBBY_WHITE: Final = Ally("AL16", "Bobby White", HUMAN, feed=3, influence=2, drain_blood=1, drain_influence=0)
MAJA_WYSOCKI: Final = Ally("AL17", "Maja Wysocki", HUMAN, feed=2, influence=3, drain_blood=2, drain_influence=1)
ED_CRAWFORD: Final = Ally("AL18", "Ed Crawford", HUMAN, feed=0, influence=3, drain_blood=4, drain_influence=2)
BETTY_FULLER: Final = Ally("AL19", "Betty Fuller", HUMAN, feed=1, influence=3, drain_blood=3, drain_influence=1)
DR_FRAGONARD: Final = Ally("AL20", "Dr. Fragonard", HUMAN, feed=1, influence=4, drain_blood=2, drain_influence=2)
TAMARA_BODNAR: Final = Ally("AL21", "Tamara Bodnar", HUMAN, feed=0, influence=5, drain_blood=1, drain_influence=3)
DOUGLAS_RICHARDSON: Final = Ally(
    "AL22", "Douglas Richardson", HUMAN, feed=0, influence=2, drain_blood=8, drain_influence=0
)
TOM_KIMBER: Final = Ally("AL23", "Tom Kimber", HUMAN, feed=0, influence=4, drain_blood=5, drain_influence=2)
FRANCIS_BENNET: Final = Ally("AL24", "Francis Bennet", HUMAN, feed=1, influence=3, drain_blood=5, drain_influence=1)
ELENA_CORTEZ: Final = Ally("AL25", "Elena Cortez", HUMAN, feed=0, influence=3, drain_blood=0, drain_influence=3)
JULIE_MUNOZ: Final = Ally(
    "AL26", "Julie Munoz", HUMAN, feed=0, influence=3, drain_blood=3, drain_influence=1, ability=OnlyHumanAtEnd(2)
)
ROBERTA_URBANI: Final = Ally(
    "AL27", "Roberta Urbani", HUMAN, feed=0, influence=3, drain_blood=3, drain_influence=1, ability=KeepBoth()
)
RYAN_RAMOS: Final = Ally(
    "AL28", "Ryan Ramos", HUMAN, feed=4, influence=4, drain_blood=3, drain_influence=1, ability=FaceDownCost(1)
)
SARAH_MCALEER: Final = Ally(
    "AL29", "Sarah McAleer", HUMAN, feed=0, influence=3, drain_blood=2, drain_influence=1, effect=Gain(YOUR_ALLIANCE)
)
MIGUEL_CHANDLER: Final = Ally(
    "AL30",
    "Miguel Chandler",
    HUMAN,
    feed=0,
    influence=3,
    drain_blood=3,
    drain_influence=2,
    provenance=RULEBOOK,
    ability=DrainedFirst(),
)
VICTIM: Final = Ally(
    "VI", "Victim", VICTIM_KIND, feed=1, influence=1, drain_blood=3, drain_influence=0, provenance=RULEBOOK
)

CARDS: Final[tuple[Ally, ...]] = (
    ANITA_WAINWRIGHT,
    SGT_MCTAVISH,
    KHADIJA_AL_KINDI,
    WAUNEKA,
    CARMELITA_NEILLSON,
    MALDAVIS,
    ERICHTHO,
    FIORENZA_SAVONA,
    MARCEL,
    BRONWYN,
    PORTIA,
    TALLEY,
    AMBRUS_MAROPIS,
    EDWARD_NEALLY,
    MR_DAMP,
    BOBBY_WHITE,
    MAJA_WYSOCKI,
    ED_CRAWFORD,
    BETTY_FULLER,
    DR_FRAGONARD,
    TAMARA_BODNAR,
    DOUGLAS_RICHARDSON,
    TOM_KIMBER,
    FRANCIS_BENNET,
    ELENA_CORTEZ,
    JULIE_MUNOZ,
    ROBERTA_URBANI,
    RYAN_RAMOS,
    SARAH_MCALEER,
    MIGUEL_CHANDLER,
    VICTIM,
)
