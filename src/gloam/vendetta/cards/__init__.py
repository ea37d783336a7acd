"""Every card of Vendetta, clan by clan in printed order."""

from __future__ import annotations

from typing import Final

from gloam.vendetta.cards import (
    allies,
    brujah,
    gangrel,
    locations,
    malkavian,
    nosferatu,
    relics,
    toreador,
    tremere,
    ventrue,
)

CLAN_CARDS: Final = (
    brujah.CARDS + gangrel.CARDS + malkavian.CARDS + nosferatu.CARDS + toreador.CARDS + tremere.CARDS + ventrue.CARDS
)
ALLIES: Final = allies.CARDS
LOCATION_CARDS: Final = locations.CARDS
RELICS: Final = relics.CARDS
