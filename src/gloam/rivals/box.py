"""What lies in the core box. [comp.box]"""

from __future__ import annotations

from typing import Final

PLAYER_DECKS: Final = 4
DECK_SIZE: Final = 49  # 40 Library cards, 7 vampires, a Haven and an Agenda [comp.player-deck]
CITY_SIZE: Final = 27  # [comp.city-deck]
EVENTS: Final = 10  # of them
CRYPT_PACK: Final = 63  # cards for decks of one's own
COPIES_IN_BOX: Final = 3  # of each Library card
TOKENS: Final[dict[str, int]] = {
    "leader": 4,
    "rival": 4,
    "first-player": 1,
    "no-influence": 10,
    "agenda": 24,
    "blood-prestige": 80,  # two-sided
}
PLAYER_AIDS: Final = 4
DIVIDERS: Final = 12
PLAYERS: Final = (2, 3, 4)  # [comp.players]
