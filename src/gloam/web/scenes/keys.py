"""Names for things on a page that tell nobody which card they are: each viewer's own, and new after each shuffle."""

from __future__ import annotations

import hmac
from typing import Final


class Keys:
    """Makes opaque names. Give `card` only cards this viewer knows; anything else is named by where it lies."""

    def __init__(self, secret: str, table: str, viewer: int | None, shuffles: int) -> None:
        self.secret: Final = secret.encode()
        self.prefix: Final = f"{table}/{viewer}/{shuffles}/"
        self.seen: Final[dict[str, int]] = {}

    @property
    def mark(self) -> bytes:
        """Tells the names of one viewer from those of another."""
        return self.secret + self.prefix.encode()

    def made(self, text: str) -> str:
        return "k" + hmac.digest(self.secret, (self.prefix + text).encode(), "sha256").hex()[:12]

    def card(self, card: str, number: int = 0) -> str:
        """A name for a card whose face this viewer knows. Several alike have several names: by their number, which a
        part of a page has to say, or in the order drawn."""
        if not number:
            number = self.seen[card] = self.seen.get(card, 0) + 1
        return self.made(f"card/{card}/{number}")

    def spot(self, *where: object) -> str:
        """A name for a place on the table, whatever lies there."""
        return self.made("spot/" + "/".join(str(part) for part in where))


class NoKeys(Keys):
    """For what all see alike: nothing in it has a name of somebody's own."""

    def made(self, text: str) -> str:
        raise TypeError(f"what everyone sees alike has no name for {text}")


NOBODYS: Final = NoKeys("", "", None, 0)
