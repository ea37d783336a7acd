"""The decks of Rivals, as the pages and the tables know them."""

from __future__ import annotations

from typing import Final

from gloam.rivals import deck_pools, deck_report, ready_decks


class RivalsDecks:
    """See `Deckwork`."""

    ready: Final = tuple(ready_decks.READY)
    pools: Final = deck_pools.POOLS

    def carried(self, text: str) -> str:
        return ready_decks.carried(text)

    def signs(self, carried: str) -> list[str]:
        return [f"clan-{clan}" for clan in deck_report.clans_of(ready_decks.deck_of(carried))]

    def allows(self, carried: str, pool: str) -> bool:
        return deck_pools.is_allowed(carried, pool)
