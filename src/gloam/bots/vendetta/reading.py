"""What a seat can tell of the conflicts to come, at a glance: every Power it knows of, and what more is worth."""

from __future__ import annotations

from math import exp
from typing import Final

from gloam.bots.vendetta.judge import BLUR, POWER_A_TURN, STEEP, rewards_of, turns_to_come
from gloam.core.effect import Source
from gloam.vendetta.catalogue import CARD, POWER
from gloam.vendetta.power import CopyHighest, Plus, highest_written
from gloam.vendetta.table import VendettaTable

GUESS: Final = 2.5  # the Power of a card that one cannot see
CERTAIN: Final = 12.0  # of so great a lead nothing is in doubt


class Reading:
    """One seat's look at all Locations. Cards it cannot see count as a guess."""

    def __init__(self, table: VendettaTable, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.seats: Final = table.setup.seats
        coming = turns_to_come(table)
        self.to_come: Final = coming[seat]  # turns of one's own, this one among them
        self.blur: Final = 1.0 + BLUR * sum(coming) / len(coming)
        each = POWER_A_TURN / (table.haven + 1)
        self.likely: Final = [each * turns for turns in coming]

    def known(self, location: int, other: int) -> float:
        """A Position's Power as far as one knows it."""
        table = self.table
        spot = location * self.seats + other
        power = float(table.blood_at[spot])
        for card in table.at[spot]:
            if table.up[card] or other == self.seat or table.seen[card] >> self.seat & 1:
                power += self.strength(card, location, other)
            else:
                power += GUESS
        return power

    def strength(self, card: int, location: int, seat: int) -> float:
        """What a card counts at a Location, or would."""
        counts = CARD[card].counts
        if counts is None:
            return float(POWER[card])
        if isinstance(counts, Plus):
            return float(max(0, POWER[card] + counts.change(self.table, Source(seat, location, card))))
        if isinstance(counts, CopyHighest):
            return float(highest_written(self.table, location, ()))
        return float(POWER[card])

    def place(self, location: int) -> Place:
        return Place(self, location)


class Place:
    """One Location: the Power of each opponent there, one's own, and the rewards."""

    def __init__(self, reading: Reading, location: int) -> None:
        table, seat = reading.table, reading.seat
        self.blur: Final = reading.blur
        self.mine: Final = reading.known(location, seat)
        self.own: Final = reading.likely[seat]
        self.rewards: Final = rewards_of(table, location)
        self.others: Final[list[float]] = []
        self.rivals: Final[list[int]] = []
        best = 0.0
        for other in range(reading.seats):
            if other != seat and not table.out[other]:
                power = reading.known(location, other)
                best = max(best, power)
                if table.present(other, location):
                    self.rivals.append(other)
                if power + reading.likely[other] > 0:
                    self.others.append(power + reading.likely[other])
        self.best: Final = best
        self.base: Final = self.hope(0.0) if table.present(seat, location) else 0.0

    def hope(self, more: float) -> float:
        """The reward one can expect with so much more Power; the nearer the totals, the less is certain."""
        mine = self.mine + self.own + more
        above = 0.0
        for power in self.others:
            gap = STEEP * (mine - power) / self.blur
            if gap < -CERTAIN:
                above += 1.0
            elif gap < CERTAIN:
                above += 1.0 / (1.0 + exp(gap))
        last = len(self.rewards) - 1
        rank = min(int(above), last)
        part = above - rank if rank < last else 0.0
        return self.rewards[rank] * (1.0 - part) + self.rewards[min(rank + 1, last)] * part

    def gain(self, more: float) -> float:
        """What so much more Power is worth here."""
        return self.hope(more) - self.base
