"""What a game was begun with."""

from __future__ import annotations

from typing import Final

LETTERS: Final = "ABCDEF"  # how people write a seat: in journals, positions and options


class Setup:
    """What a game was begun with. `position` is the written table it was begun from, or ''; `decks` are what players
    brought, one a seat, in a game to which they bring any."""

    def __init__(
        self,
        game: str,
        seats: int,
        variants: tuple[str, ...],
        seed: int,
        position: str = "",
        decks: tuple[str, ...] = (),
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.variants: Final = variants
        self.seed: Final = seed
        self.position: Final = position
        self.decks: Final = decks
