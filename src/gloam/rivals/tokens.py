"""Tokens by colour: whose they were when the game began. The same token is Prestige before a player and Blood on a
vampire.

A pile of tokens is one number with a byte for each colour, so that a record that holds one copies as fast as any other.
"""

from __future__ import annotations

from typing import Final

NO_TOKENS: Final = 0
BYTE: Final = 8
MOST: Final = 255  # tokens of a colour in one pile


def total(pile: int) -> int:
    """How many tokens these are, of whatever colour."""
    return (pile & 255) + (pile >> 8 & 255) + (pile >> 16 & 255) + (pile >> 24 & 255)


def of_colour(pile: int, colour: int) -> int:
    return pile >> BYTE * colour & MOST


def tokens(colour: int, amount: int) -> int:
    """So many tokens of one colour."""
    assert 0 <= amount <= MOST, "a pile holds at most 255 tokens of a colour"
    return amount << BYTE * colour


def taken(pile: int, own: int, amount: int) -> int:
    """The tokens that leave this pile: one's own colour before any other, then by seat. [supply.own-first]"""
    assert amount <= total(pile), "more tokens were taken than there are"
    first = min(amount, of_colour(pile, own))
    gone, left = tokens(own, first), amount - first
    for colour in range(4):
        if left and colour != own:
            some = min(left, of_colour(pile, colour))
            gone += tokens(colour, some)
            left -= some
    return gone


def foreign(pile: int, colour: int) -> int:
    """How many tokens there are of every other colour."""
    return total(pile) - of_colour(pile, colour)


def recoloured(pile: int, own: int, colour: int, amount: int) -> int:
    """The tokens that give way to others of this colour: never those of the colour itself, and of the rest first those
    of whoever has the pile. [supply.own-first]"""
    others = pile - tokens(colour, of_colour(pile, colour))
    return taken(others, own, min(amount, total(others)))


def by_colour(pile: int, seats: int) -> list[int]:
    return [pile & 255, pile >> 8 & 255, pile >> 16 & 255, pile >> 24 & 255][:seats]
