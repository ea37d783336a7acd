"""The Locations, act by act."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import RULEBOOK, Location
from gloam.blood_orders.counts import CATACOMBS_IN_HAND, CLASSES_IN_HAND, PIPS_HERE, VICTIMS_IN_HAND, YOUR_RITUALS, Per
from gloam.blood_orders.effects import Gain, MoveFear, Pay, Recover, TakeCatacombs
from gloam.blood_orders.quarters import CopyLocation, ShiftDieUpTo
from gloam.blood_orders.table import BLOOD, INFLUENCE, POINTS
from gloam.blood_orders.tokens import MoveOwnOrder
from gloam.core.choices import ChooseOne, InOrder, May

THE_MILL: Final = Location(
    "L101", "The Mill", act=1, fear=0, effect=Gain(CATACOMBS_IN_HAND, INFLUENCE), provenance=RULEBOOK
)

THE_EEL_MARKET: Final = Location("L102", "The Eel Market", act=1, fear=0, effect=Gain(2, BLOOD))

THE_SLAUGHTERYARD: Final = Location("L103", "The Slaughteryard", act=1, fear=1, effect=Gain(3, BLOOD))

THE_LAST_TRAM_CAFE: Final = Location("L104", "The Last Tram Café", act=1, fear=0, effect=Gain(2, INFLUENCE))

THE_CONFESSIONAL: Final = Location(
    "L105", "The Confessional", act=1, fear=0, effect=InOrder((MoveFear(-2), Gain(1, INFLUENCE)))
)

THE_ASH_STREET_PAWNSHOP: Final = Location(
    "L106",
    "The Ash Street Pawnshop",
    act=1,
    fear=1,
    effect=ChooseOne(
        (
            InOrder((Pay(2, INFLUENCE), Gain(4, BLOOD))),
            InOrder((Pay(2, BLOOD), Gain(4, INFLUENCE))),
            InOrder((Gain(1, BLOOD), Gain(1, INFLUENCE))),
        )
    ),
)

THE_PUPPET_THEATRE: Final = Location(
    "L107", "The Puppet Theatre", act=1, fear=1, effect=InOrder((Gain(2, BLOOD), MoveFear(-1)))
)

THE_PAUPERS_FIELD: Final = Location(
    "L108", "The Paupers' Field", act=1, fear=0, effect=InOrder((TakeCatacombs(1), Gain(1, BLOOD)))
)

THE_PRECINCT_HOUSE: Final = Location(
    "L109", "The Precinct House", act=1, fear=1, effect=InOrder((Gain(3, INFLUENCE), ShiftDieUpTo(1)))
)

THE_FERRY_LANDING: Final = Location(
    "L110", "The Ferry Landing", act=1, fear=1, effect=InOrder((Recover(2), Gain(1, INFLUENCE)))
)

THE_TABLOID_PRESS: Final = Location(
    "L111",
    "The Tabloid Press",
    act=1,
    fear=1,
    effect=InOrder((Gain(1, POINTS), May(Pay(1, INFLUENCE), then=Gain(1, POINTS)))),
)

THE_BASEMENT_CASINO: Final = Location(
    "L112", "The Basement Casino", act=1, fear=1, effect=InOrder((Gain(PIPS_HERE, INFLUENCE), Gain(1, BLOOD)))
)

THE_LABORATORY: Final = Location(
    "L201", "The Laboratory", act=2, fear=1, effect=ChooseOne((Gain(1, POINTS), Gain(3, BLOOD))), provenance=RULEBOOK
)

THE_RAILWAY_STATION: Final = Location(
    "L202",
    "The Railway Station",
    act=2,
    fear=1,
    effect=InOrder((Gain(1, BLOOD), Gain(2, INFLUENCE), MoveFear(-1))),
    provenance=RULEBOOK,
)

THE_LEECH_GARDEN: Final = Location("L203", "The Leech Garden", act=2, fear=2, effect=Gain(4, BLOOD))

THE_OBSIDIAN_CLUB: Final = Location("L204", "The Obsidian Club", act=2, fear=1, effect=Gain(4, INFLUENCE))

THE_DROWNED_ABBEY: Final = Location(
    "L205", "The Drowned Abbey", act=2, fear=1, effect=InOrder((MoveFear(-3), Gain(1, BLOOD)))
)

THE_OPERA_HOUSE: Final = Location(
    "L206",
    "The Opera House",
    act=2,
    fear=2,
    effect=InOrder((Gain(2, POINTS), Gain(Per(VICTIMS_IN_HAND, each=2, at_most=2), POINTS))),
)

THE_PRIVATE_VAULT: Final = Location(
    "L207",
    "The Private Vault",
    act=2,
    fear=1,
    effect=ChooseOne((InOrder((Pay(2, INFLUENCE), Gain(3, POINTS))), Gain(2, INFLUENCE))),
)

THE_SQUATTED_BARRACKS: Final = Location(
    "L208", "The Squatted Barracks", act=2, fear=1, effect=InOrder((TakeCatacombs(2), Gain(1, BLOOD)))
)

THE_RADIO_MAST: Final = Location(
    "L209", "The Radio Mast", act=2, fear=1, effect=InOrder((Gain(2, INFLUENCE), Gain(1, BLOOD), MoveOwnOrder()))
)

THE_MIDNIGHT_CLINIC: Final = Location(
    "L210", "The Midnight Clinic", act=2, fear=1, effect=InOrder((Recover(2), Gain(1, BLOOD)))
)

THE_SUBSTATION: Final = Location(
    "L211", "The Substation", act=2, fear=2, effect=InOrder((Gain(3, BLOOD), ShiftDieUpTo(2)))
)

THE_RELIC_AUCTION: Final = Location(
    "L212",
    "The Relic Auction",
    act=2,
    fear=1,
    effect=InOrder(
        (Gain(1, BLOOD), Gain(Per(YOUR_RITUALS, at_most=2), BLOOD), Gain(Per(YOUR_RITUALS, at_most=2), INFLUENCE))
    ),
)

THE_BLACK_CATHEDRAL: Final = Location(
    "L301", "The Black Cathedral", act=3, fear=1, effect=InOrder((MoveFear(-4), Gain(1, POINTS)))
)

THE_COUNCIL_CHAMBER: Final = Location(
    "L302",
    "The Council Chamber",
    act=3,
    fear=2,
    effect=InOrder((Gain(2, POINTS), May(Pay(2, INFLUENCE), then=Gain(2, POINTS)))),
)

THE_CHARNEL_EXCHANGE: Final = Location(
    "L303",
    "The Charnel Exchange",
    act=3,
    fear=1,
    effect=ChooseOne(
        (
            InOrder((Pay(4, INFLUENCE), Gain(4, POINTS))),
            InOrder((Pay(3, BLOOD), Gain(3, POINTS))),
            InOrder((Gain(2, BLOOD), Gain(2, INFLUENCE))),
        )
    ),
)

THE_BLOOD_BANK: Final = Location("L304", "The Blood Bank", act=3, fear=1, effect=Gain(5, BLOOD))

THE_NECROPOLIS: Final = Location(
    "L305",
    "The Necropolis",
    act=3,
    fear=1,
    effect=InOrder((Gain(Per(CATACOMBS_IN_HAND, each=2, at_most=3), POINTS), TakeCatacombs(1))),
)

THE_OBSERVATORY_DOME: Final = Location(
    "L306", "The Observatory Dome", act=3, fear=1, effect=InOrder((Gain(2, POINTS), ShiftDieUpTo(2)))
)

THE_MUSEUM_OF_ANTIQUITIES: Final = Location(
    "L307",
    "The Museum of Antiquities",
    act=3,
    fear=2,
    effect=InOrder((Gain(Per(YOUR_RITUALS, at_most=3), POINTS), Gain(1, BLOOD))),
)

THE_CITADEL_PRISON: Final = Location("L308", "The Citadel Prison", act=3, fear=3, effect=Gain(4, POINTS))

THE_HALL_OF_MASKS: Final = Location("L309", "The Hall of Masks", act=3, fear=1, effect=Gain(CLASSES_IN_HAND, POINTS))

THE_SUNKEN_BATHS: Final = Location(
    "L310", "The Sunken Baths", act=3, fear=1, effect=InOrder((Recover(4), Gain(1, INFLUENCE)))
)

THE_CONTAINER_PORT: Final = Location(
    "L311", "The Container Port", act=3, fear=2, effect=InOrder((Gain(3, BLOOD), Gain(3, INFLUENCE)))
)

THE_MIRROR_GALLERY: Final = Location(
    "L312", "The Mirror Gallery", act=3, fear=2, effect=InOrder((Gain(1, BLOOD), CopyLocation(other=True)))
)

CARDS: Final[tuple[Location, ...]] = (
    THE_MILL,
    THE_EEL_MARKET,
    THE_SLAUGHTERYARD,
    THE_LAST_TRAM_CAFE,
    THE_CONFESSIONAL,
    THE_ASH_STREET_PAWNSHOP,
    THE_PUPPET_THEATRE,
    THE_PAUPERS_FIELD,
    THE_PRECINCT_HOUSE,
    THE_FERRY_LANDING,
    THE_TABLOID_PRESS,
    THE_BASEMENT_CASINO,
    THE_LABORATORY,
    THE_RAILWAY_STATION,
    THE_LEECH_GARDEN,
    THE_OBSIDIAN_CLUB,
    THE_DROWNED_ABBEY,
    THE_OPERA_HOUSE,
    THE_PRIVATE_VAULT,
    THE_SQUATTED_BARRACKS,
    THE_RADIO_MAST,
    THE_MIDNIGHT_CLINIC,
    THE_SUBSTATION,
    THE_RELIC_AUCTION,
    THE_BLACK_CATHEDRAL,
    THE_COUNCIL_CHAMBER,
    THE_CHARNEL_EXCHANGE,
    THE_BLOOD_BANK,
    THE_NECROPOLIS,
    THE_OBSERVATORY_DOME,
    THE_MUSEUM_OF_ANTIQUITIES,
    THE_CITADEL_PRISON,
    THE_HALL_OF_MASKS,
    THE_SUNKEN_BATHS,
    THE_CONTAINER_PORT,
    THE_MIRROR_GALLERY,
)
