"""The Rituals, act by act."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import (
    AFTER_CONTEST_WON,
    AFTER_DAWN,
    AFTER_NIGHT,
    AFTER_OPPONENTS_DUSK,
    DAWN,
    NIGHT,
    RULEBOOK,
    After,
    DuskDiscount,
    EndPoints,
    ExtraSymbols,
    FreeFeeding,
    LargerHand,
    LessNightFear,
    LessScoredFear,
    Ritual,
    WinsContestTies,
)
from gloam.blood_orders.counts import CATACOMBS_IN_HAND, VICTIMS_IN_HAND, YOUR_INFLUENCE, YOUR_RITUALS, Per
from gloam.blood_orders.effects import Gain, MoveFear, Pay, TakeCatacombs
from gloam.blood_orders.quarters import CopyLocation, ShiftDieUpTo
from gloam.blood_orders.table import BLOOD, INFLUENCE, POINTS
from gloam.blood_orders.tokens import AddToOrder, LookAtToken, MoveOwnOrder
from gloam.core.choices import ChooseOne, InOrder

THIN_THE_VEINS: Final = Ritual(
    "R101", "Thin the Veins", act=1, points=1, victims=1, blood=3, symbols=(1, 0, 0), power=Gain(1, BLOOD)
)

WHISPERED_NAMES: Final = Ritual(
    "R102", "Whispered Names", act=1, points=1, victims=1, blood=3, symbols=(0, 2, 0), power=Gain(1, INFLUENCE)
)

GRAVE_CALLING: Final = Ritual(
    "R103",
    "Grave Calling",
    act=1,
    points=2,
    victims=1,
    blood=2,
    symbols=(0, 0, 2),
    power=InOrder((Pay(1, BLOOD), TakeCatacombs(1))),
)

VEIL_OF_MIST: Final = Ritual(
    "R104", "Veil of Mist", act=1, points=1, victims=1, blood=3, symbols=(0, 2, 0), power=MoveFear(-1)
)

LONG_FANGS: Final = Ritual(
    "R105", "Long Fangs", act=1, points=2, victims=1, blood=2, symbols=(0, 0, 3), standing=(ExtraSymbols(NIGHT, 1),)
)

SUNPROOF_CLOAKS: Final = Ritual(
    "R106", "Sunproof Cloaks", act=1, points=2, victims=1, blood=3, symbols=(2, 0, 0), standing=(ExtraSymbols(DAWN, 1),)
)

SILVER_TONGUE: Final = Ritual(
    "R107", "Silver Tongue", act=1, points=2, victims=1, blood=3, symbols=(0, 2, 0), standing=(DuskDiscount(2),)
)

HOLLOW_COFFINS: Final = Ritual(
    "R108", "Hollow Coffins", act=1, points=3, victims=2, blood=3, standing=(FreeFeeding(1),)
)

THE_CROWS_EYE: Final = Ritual(
    "R109", "The Crow's Eye", act=1, points=3, victims=1, blood=3, symbols=(2, 0, 0), power=LookAtToken()
)

BITTER_HARVEST: Final = Ritual(
    "R110",
    "Bitter Harvest",
    act=1,
    points=1,
    victims=1,
    blood=2,
    symbols=(1, 0, 1),
    power=InOrder((MoveFear(1, as_cost=True), Gain(2, BLOOD))),
)

SWOLLEN_RANKS: Final = Ritual(
    "R111",
    "Swollen Ranks",
    act=1,
    points=2,
    victims=2,
    blood=3,
    symbols=(2, 0, 0),
    standing=(
        LargerHand(2),
        FreeFeeding(1, only_catacombs=True),
    ),
)

RITE_OF_EXCHANGE: Final = Ritual(
    "R112",
    "Rite of Exchange",
    act=1,
    points=2,
    victims=1,
    blood=2,
    symbols=(1, 1, 0),
    power=ChooseOne((InOrder((Pay(2, INFLUENCE), Gain(2, BLOOD))), InOrder((Pay(2, BLOOD), Gain(2, INFLUENCE))))),
)

RAVENOUS_APPETITE: Final = Ritual(
    "R201",
    "Ravenous Appetite",
    act=2,
    points=3,
    victims=2,
    blood=5,
    symbols=(0, 0, 3),
    power=InOrder((Gain(2, BLOOD), Gain(1, INFLUENCE))),
    provenance=RULEBOOK,
)

CHOIR_OF_THE_DAMNED: Final = Ritual(
    "R202",
    "Choir of the Damned",
    act=2,
    points=2,
    victims=2,
    blood=5,
    symbols=(0, 4, 0),
    power=InOrder((Pay(2, INFLUENCE), Gain(2, POINTS))),
)

MOVING_SHADOWS: Final = Ritual(
    "R203", "Moving Shadows", act=2, points=3, victims=2, blood=4, symbols=(3, 0, 0), power=MoveOwnOrder()
)

DREAD_BEACON: Final = Ritual(
    "R204", "Dread Beacon", act=2, points=3, victims=2, blood=4, symbols=(0, 0, 3), power=ShiftDieUpTo(1)
)

BLOOD_LEDGER: Final = Ritual(
    "R205",
    "Blood Ledger",
    act=2,
    points=3,
    victims=2,
    blood=5,
    symbols=(2, 2, 0),
    standing=(After(AFTER_NIGHT, then=Gain(2, BLOOD)),),
)

IRON_CLAWS: Final = Ritual(
    "R206",
    "Iron Claws",
    act=2,
    points=4,
    victims=2,
    blood=4,
    symbols=(0, 0, 4),
    standing=(ExtraSymbols(NIGHT, 2, contested=True),),
)

PACT_OF_SILENCE: Final = Ritual(
    "R207", "Pact of Silence", act=2, points=3, victims=2, blood=5, symbols=(0, 4, 0), standing=(LessNightFear(2),)
)

CRYPT_BROOD: Final = Ritual(
    "R208", "Crypt Brood", act=2, points=2, victims=2, blood=4, symbols=(2, 0, 2), power=TakeCatacombs(1)
)

ENDLESS_LARDER: Final = Ritual(
    "R209", "Endless Larder", act=2, points=3, victims=3, blood=5, symbols=(0, 3, 0), standing=(FreeFeeding(2),)
)

DAWN_PILGRIMAGE: Final = Ritual(
    "R210",
    "Dawn Pilgrimage",
    act=2,
    points=3,
    victims=2,
    blood=5,
    symbols=(4, 0, 0),
    standing=(After(AFTER_DAWN, then=Gain(1, POINTS)),),
)

SECOND_SKIN: Final = Ritual(
    "R211", "Second Skin", act=2, points=4, victims=2, blood=4, symbols=(2, 2, 2), power=AddToOrder()
)

COURTIERS_TITHE: Final = Ritual(
    "R212",
    "Courtiers' Tithe",
    act=2,
    points=3,
    victims=2,
    blood=4,
    symbols=(0, 4, 0),
    standing=(After(AFTER_OPPONENTS_DUSK, then=Gain(1, INFLUENCE)),),
)

CRIMSON_CORONATION: Final = Ritual(
    "R301",
    "Crimson Coronation",
    act=3,
    points=3,
    victims=3,
    blood=6,
    symbols=(0, 6, 0),
    standing=(EndPoints(YOUR_RITUALS),),
)

THE_GREAT_EMBRACE: Final = Ritual(
    "R302",
    "The Great Embrace",
    act=3,
    points=5,
    victims=4,
    blood=6,
    symbols=(4, 4, 0),
    standing=(EndPoints(Per(VICTIMS_IN_HAND, each=2)),),
)

THE_PRETENDERS_ARMY: Final = Ritual(
    "R303",
    "The Pretender's Army",
    act=3,
    points=2,
    victims=2,
    blood=5,
    symbols=(0, 0, 4),
    standing=(EndPoints(Per(CATACOMBS_IN_HAND, at_most=5)),),
)

ABSOLUTION: Final = Ritual(
    "R304", "Absolution", act=3, points=4, victims=3, blood=5, symbols=(0, 5, 0), power=MoveFear(-2)
)

NIGHT_WITHOUT_END: Final = Ritual(
    "R305",
    "Night Without End",
    act=3,
    points=6,
    victims=3,
    blood=5,
    symbols=(0, 0, 6),
    standing=(ExtraSymbols(NIGHT, 2),),
)

SANGUINE_TIDE: Final = Ritual(
    "R306", "Sanguine Tide", act=3, points=4, victims=3, blood=5, symbols=(0, 0, 5), power=Gain(3, BLOOD)
)

GOLDEN_CHAINS: Final = Ritual(
    "R307",
    "Golden Chains",
    act=3,
    points=3,
    victims=3,
    blood=5,
    symbols=(5, 0, 0),
    standing=(EndPoints(Per(YOUR_INFLUENCE, each=3, at_most=4)),),
)

TERROR_INCARNATE: Final = Ritual(
    "R308", "Terror Incarnate", act=3, points=4, victims=3, blood=5, symbols=(0, 0, 5), standing=(LessScoredFear(6),)
)

BORROWED_FACES: Final = Ritual(
    "R309", "Borrowed Faces", act=3, points=2, victims=3, blood=5, symbols=(3, 3, 3), power=CopyLocation(other=False)
)

FOUR_CROWNS: Final = Ritual(
    "R310", "Four Crowns", act=3, points=6, victims=4, blood=5, classes=4, power=Gain(2, POINTS)
)

THOUSAND_YEAR_FEAST: Final = Ritual(
    "R311", "Thousand-Year Feast", act=3, points=6, victims=4, blood=6, symbols=(3, 0, 3), standing=(FreeFeeding(4),)
)

USURPERS_OATH: Final = Ritual(
    "R312",
    "Usurper's Oath",
    act=3,
    points=5,
    victims=3,
    blood=5,
    symbols=(0, 3, 4),
    standing=(
        WinsContestTies(),
        After(AFTER_CONTEST_WON, then=Gain(3, POINTS)),
    ),
)

CARDS: Final[tuple[Ritual, ...]] = (
    THIN_THE_VEINS,
    WHISPERED_NAMES,
    GRAVE_CALLING,
    VEIL_OF_MIST,
    LONG_FANGS,
    SUNPROOF_CLOAKS,
    SILVER_TONGUE,
    HOLLOW_COFFINS,
    THE_CROWS_EYE,
    BITTER_HARVEST,
    SWOLLEN_RANKS,
    RITE_OF_EXCHANGE,
    RAVENOUS_APPETITE,
    CHOIR_OF_THE_DAMNED,
    MOVING_SHADOWS,
    DREAD_BEACON,
    BLOOD_LEDGER,
    IRON_CLAWS,
    PACT_OF_SILENCE,
    CRYPT_BROOD,
    ENDLESS_LARDER,
    DAWN_PILGRIMAGE,
    SECOND_SKIN,
    COURTIERS_TITHE,
    CRIMSON_CORONATION,
    THE_GREAT_EMBRACE,
    THE_PRETENDERS_ARMY,
    ABSOLUTION,
    NIGHT_WITHOUT_END,
    SANGUINE_TIDE,
    GOLDEN_CHAINS,
    TERROR_INCARNATE,
    BORROWED_FACES,
    FOUR_CROWNS,
    THOUSAND_YEAR_FEAST,
    USURPERS_OATH,
)
