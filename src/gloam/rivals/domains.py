"""Mortals that lie in The Street and belong to somebody's card all the same; and whom one pays for to attack."""

from __future__ import annotations

from dataclasses import dataclass

from gloam.core.event import Fact
from gloam.core.texts import QUALITY, Cause
from gloam.rivals.catalogue import MORTAL, TOLL
from gloam.rivals.costs import RivalsEffect
from gloam.rivals.counts import amount_of
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import Plus
from gloam.rivals.tokens import taken
from gloam.rivals.verbs import laid


@dataclass(frozen=True)
class TakeIn(RivalsEffect):
    """The chosen mortal is attached to this card, and stays in The Street; so many at most. [card.second-tradition]"""

    most: int

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.pieces[source.card].guests) < self.most

    def do(self, table: RivalsTable, source: Cause) -> None:
        card, mortal = source.card, source.target
        table.pieces[mortal] = table.pieces[mortal].but(host=card)
        table.pieces[card] = table.pieces[card].but(guests=tuple(sorted((*table.pieces[card].guests, mortal))))
        facts: dict[str, Fact] = {"card": table.handle(mortal), "to": table.handle(card)}
        table.tell("taken-in", "card.second-tradition", source.seat, facts)
        laid(table, source.seat, source.card, source.target)


def tolls(table: RivalsTable, seat: int, target: int) -> list[tuple[int, int]]:
    """To whom this player would pay how much Prestige to attack it. [card.second-tradition-toll]
    [card.cover-charge]"""
    found: list[tuple[int, int]] = []
    for force in table.index[QUALITY + TOLL]:
        text, cause = force.text, force.cause
        assert isinstance(text, Plus), "only these add to a quality"
        if (
            cause.seat != seat
            and not table.ignores(cause.card, seat)
            and text.who.includes(table, cause, target)
            and table.works(force)
        ):
            found.append((cause.seat, amount_of(text.amount, table, cause)))
    return found


def toll(table: RivalsTable, seat: int, target: int) -> int:
    """All that it costs this player to attack it."""
    return sum([amount for _, amount in tolls(table, seat, target)]) if table.index[QUALITY + TOLL] else 0


def affordable(table: RivalsTable, seat: int, target: int) -> bool:
    """The last Prestige pays for nothing. [cost.last-prestige]"""
    cost = toll(table, seat, target)
    return not cost or table.has_prestige(seat) > cost


def pay_toll(table: RivalsTable, seat: int, target: int) -> None:
    """Prestige goes from one player's Personal Supply to another's. [card.second-tradition-toll]"""
    for owner, amount in tolls(table, seat, target):
        paid = taken(table.prestige[seat], seat, amount)
        table.prestige[seat] -= paid
        table.prestige[owner] += paid
        facts: dict[str, Fact] = {"card": table.handle(target), "amount": amount, "to": owner}
        table.tell("toll-paid", toll_rule(table, target), seat, facts)


def toll_rule(table: RivalsTable, target: int) -> str:
    """The rule by which one pays to attack it."""
    return "card.second-tradition-toll" if table.is_a(target, MORTAL) else "card.cover-charge"
