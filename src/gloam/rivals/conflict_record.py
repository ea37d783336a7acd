"""Influence that is called for: a Scheme that players take sides on, or a Title that has its price."""

from __future__ import annotations

from typing import Final

from gloam.rivals.pieces import NOTHING

UNSAID, OUT, YES, NO = range(4)


class Conflict:
    """Who plays which card with which vampire, and what each player has put in so far."""

    def __init__(self, seat: int, card: int, actor: int, seats: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.actor: Final = actor
        self.side: tuple[int, ...] = (UNSAID,) * seats
        self.exerted: tuple[int, ...] = (0,) * seats  # what vampires have exerted: open
        self.extra: tuple[int, ...] = (0,) * seats  # what a text has given to a player: open
        self.hidden: tuple[int, ...] = (0,) * seats  # Prestige in the fist
        self.laid: tuple[int, ...] = (NOTHING,) * seats  # a card, face down until the end of a Scheme
        self.named: tuple[int, ...] = ()  # the players that Balance of Power names
        self.shown = False

    def clone(self) -> Conflict:
        twin = Conflict(self.seat, self.card, self.actor, 0)
        twin.side, twin.exerted, twin.extra, twin.hidden = self.side, self.exerted, self.extra, self.hidden
        twin.laid, twin.named, twin.shown = self.laid, self.named, self.shown
        return twin

    def snapshot(self) -> tuple[object, ...]:
        """All of it as it is now, to be compared."""
        who = (self.seat, self.card, self.actor)
        return (*who, self.side, self.exerted, self.extra, self.hidden, self.laid, self.named, self.shown)


def put(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """The same with another value for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])
