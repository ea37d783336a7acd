"""Power: what a card counts where it lies, and the totals of a conflict. Nobody is asked for an order. [power.order]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.effect import Condition, Count, Source
from gloam.core.event import Fact
from gloam.vendetta.catalogue import CARD, COUNTING, IDS, POWER, PowerRule
from gloam.vendetta.table import NONE, VendettaTable


@dataclass(frozen=True)
class Plus(PowerRule):
    """So much more Power, once or for each of something, up to a limit and under a condition. Less if negative."""

    amount: int
    per: Count | None = None
    at_most: int = 0
    when: Condition | None = None

    def change(self, table: VendettaTable, source: Source) -> int:
        if self.when is not None and not self.when.holds(table, source):
            return 0
        if self.per is None:
            return self.amount
        change = self.amount * self.per.of(table, source)
        return min(change, self.at_most) if self.at_most else change


@dataclass(frozen=True)
class CopyHighest(PowerRule):
    """Its Power is the highest written Power among all face-up cards here."""


@dataclass(frozen=True)
class HalveRivals(PowerRule):
    """The written Power of the Rivals' face-up cards here is halved, rounded down."""


@dataclass(frozen=True)
class ZeroHighest(PowerRule):
    """Among the face-up cards here that are not yours, each with the highest written Power counts 0."""


@dataclass(frozen=True)
class BloodWorth(PowerRule):
    """Each Blood on your Position here is worth this much Power."""

    power: int


def holder_here(table: VendettaTable, location: int, kind: type[PowerRule]) -> int:
    """The seat whose face-up card here counts in this way, or NONE. No two cards of the game do."""
    card = COUNTING[kind]
    return table.holder(card) if table.up[card] and table.location_of(card) == location else NONE


def spared(table: VendettaTable, holder: int, kind: type[PowerRule]) -> int:
    """The teammate whom the card that counts in this way leaves alone here, or NONE."""
    return table.mate(holder) if holder != NONE and COUNTING[kind] in table.spared else NONE


def highest_written(table: VendettaTable, location: int, but: tuple[int, ...]) -> int:
    """The highest written Power among the face-up cards here, leaving out some seats' Positions."""
    best = 0
    for seat in range(table.setup.seats):
        if seat not in but:
            for card in table.cards_of(location, seat):
                if table.up[card] and POWER[card] > best:
                    best = POWER[card]
    return best


class Balance:
    """What changes everyone's cards in one conflict: read once, before the totals."""

    def __init__(self, table: VendettaTable, location: int) -> None:
        self.zero_by: Final = holder_here(table, location, ZeroHighest)
        self.halve_by: Final = holder_here(table, location, HalveRivals)
        self.zero_spares: Final = spared(table, self.zero_by, ZeroHighest) if table.spared else NONE
        self.halve_spares: Final = spared(table, self.halve_by, HalveRivals) if table.spared else NONE
        left_out = (self.zero_by, self.zero_spares)
        self.zero_power: Final = NONE if self.zero_by == NONE else highest_written(table, location, left_out)
        self.level: Final = self.zero_by == NONE and self.halve_by == NONE  # every card counts what is written on it
        self.blood_by: Final = holder_here(table, location, BloodWorth)

    def blood_worth(self, seat: int) -> int:
        """The Power of each Blood on this seat's Position."""
        counts = CARD[COUNTING[BloodWorth]].counts if seat == self.blood_by else None
        return counts.power if isinstance(counts, BloodWorth) else 1

    def written(self, card: int, seat: int) -> int:
        """The written number after Diplomacy and Wolf Companion."""
        power = POWER[card]
        if self.zero_by >= 0 and seat not in (self.zero_by, self.zero_spares) and power == self.zero_power:
            return 0
        if self.halve_by >= 0 and seat not in (self.halve_by, self.halve_spares):
            return power // 2
        return power


def card_power(table: VendettaTable, location: int, seat: int, card: int, balance: Balance) -> int:
    """What one card adds to the total of the Position it lies on."""
    if not table.up[card]:
        return table.assault[seat] if location == table.resolving else 0
    power = POWER[card] if balance.level else balance.written(card, seat)
    counts = CARD[card].counts
    if counts is None:
        return power
    if isinstance(counts, CopyHighest):
        return highest_written(table, location, ())
    if isinstance(counts, Plus):
        return max(0, power + counts.change(table, Source(seat, location, card)))
    return power


def total(table: VendettaTable, location: int, seat: int, balance: Balance) -> int:
    """The Power of the cards after all effects, and the Deployed Blood. [conflict.total]"""
    spot = table.spot_of(location, seat)
    blood = table.blood_at[spot]
    power = blood * balance.blood_worth(seat) if blood else 0
    for card in table.at[spot]:
        if table.up[card] or location == table.resolving:
            power += card_power(table, location, seat, card, balance)
    return power


def parts(table: VendettaTable, location: int, seat: int, balance: Balance) -> dict[str, Fact]:
    """What a total is made of: the cards ('' for one that lies face down) with what each adds, the Blood, its worth."""
    cards = table.cards_of(location, seat)
    return {
        "cards": tuple([IDS[card] if table.up[card] else "" for card in cards]),
        "powers": tuple([card_power(table, location, seat, card, balance) for card in cards]),
        "blood": table.blood_at[table.spot_of(location, seat)],
        "worth": balance.blood_worth(seat),
    }


def totals(table: VendettaTable, location: int) -> list[int]:
    """Everyone's total at this Location as it stands."""
    balance = Balance(table, location)
    return [
        total(table, location, seat, balance) if table.present(seat, location) else 0
        for seat in range(table.setup.seats)
    ]


def may_turn_up(table: VendettaTable, location: int) -> bool:
    """May face-down cards here still be turned up, and so count what is written on them?"""
    here = table.resolving
    return here == NONE or location > here or (location == here and table.step == "withdraw")
