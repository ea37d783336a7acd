"""The forms a verb can take when an effect is read aloud, and how a sentence is put together from its parts."""

from __future__ import annotations

from typing import Final, Literal

Form = Literal["order", "bare", "said"]

ORDER: Final = "order"  # "steal 1 Blood", « volez 1 Sang »
BARE: Final = "bare"  # after "you may": "steal 1 Blood", « voler 1 Sang »
SAID: Final = (
    "said"  # one of the things a player chooses among: "you steal 1 Blood from them", « vous lui volez 1 Sang »
)

THIN: Final = "\N{NARROW NO-BREAK SPACE}"


def capital(text: str) -> str:
    """With a capital at its beginning, the rest as it is."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    return capital(text) + "."


def signed(number: int) -> str:
    return f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)
