"""How the numbers on the table come about, and what hangs on an answer. No view has it, and no answer depends on it;
all of it follows from what the viewer may know."""

from __future__ import annotations

from gloam.core.step import Step
from gloam.vendetta.abilities import CARD_WITH, WithdrawToHere, WithdrawToll
from gloam.vendetta.catalogue import ALLIES, ALLY, IDS, POWER
from gloam.vendetta.conflict import REWARDS
from gloam.vendetta.planning import AskTurn, NextTurn, cost_down, turns
from gloam.vendetta.power import Balance, card_power, may_turn_up
from gloam.vendetta.scoring import scores
from gloam.vendetta.table import NONE, VendettaTable
from gloam.vendetta.withdraw import AskWithdraw

Plain = dict[str, object]


def explained(table: VendettaTable, seat: int | None) -> Plain:
    """`scores`: by seat, what everyone would have if it were counted now. `powers`: by place and seat, the parts of the
    Power in sight. `turn`: which of how many this is for the seat. `hiding`: by place, what it costs. `leaving`: what
    to stay and to withdraw would mean."""
    found: Plain = {"scores": scores(table), "powers": powers(table, table.setup.seats if seat is None else seat)}
    if seat is not None:
        found.update(turn=turn(table, seat), hiding=hiding(table, seat), leaving=leaving(table, seat))
    return found


def powers(table: VendettaTable, viewer: int) -> dict[str, list[list[int]]]:
    found: dict[str, list[list[int]]] = {}
    for place in range(table.haven + 1):
        balance = Balance(table, place)
        found[table.name_of(place)] = [
            parts_of(table, place, seat, viewer, balance) for seat in range(table.setup.seats)
        ]
    return found


def parts_of(table: VendettaTable, place: int, seat: int, viewer: int, balance: Balance) -> list[int]:
    """What each card adds that this viewer knows, what an effect adds to it apart; then the Blood. [conflict.total]"""
    spot = table.spot_of(place, seat)
    found: list[int] = []
    for card in table.at[spot]:
        known = table.up[card] or is_seen(table, card, viewer)
        amount = card_power(table, place, seat, card, balance) if table.up[card] or place == table.resolving else 0
        if known and not table.up[card] and may_turn_up(table, place):
            amount += POWER[card]
        more = amount - POWER[card] if table.up[card] else 0
        if more > 0:
            found += [POWER[card], more]
        elif known or amount:
            found.append(amount)
    blood = table.blood_at[spot]
    if blood:
        found.append(blood * balance.blood_worth(seat))
    return found


def is_seen(table: VendettaTable, card: int, viewer: int) -> bool:
    return bool((table.seen[card] >> viewer | table.seen[card] >> table.setup.seats) & 1)


def turn(table: VendettaTable, seat: int) -> list[int] | None:
    """Which turn of Planning is asked for, and how many there are this round. [plan.turns]"""
    asked: Step | None = table.docket[-1] if table.docket else None
    if not isinstance(asked, AskTurn) or asked.seat != seat:
        return None
    for step in table.docket:
        if isinstance(step, NextTurn):
            return [(step.turn - 1) // len(step.order) + 1, turns(table)]
    return None


def hiding(table: VendettaTable, seat: int) -> dict[str, int]:
    """[plan.face-down-cost]"""
    if table.phase != "planning":
        return {}
    return {table.name_of(place): cost_down(table, seat, place) for place in range(table.haven + 1)}


def may_withdraw(table: VendettaTable, seat: int) -> bool:
    return seat in [ask.seat for ask in table.open if isinstance(ask, AskWithdraw)]


def leaving(table: VendettaTable, seat: int) -> Plain | None:
    """For whoever may withdraw now: what the first place here brings, and what would come back. [reward.table]
    [withdraw.blood-back] [withdraw.cards-to-haven] [withdraw.haven]"""
    if table.resolving == NONE or not may_withdraw(table, seat):
        return None
    here = table.resolving
    ally, cloak = table.ally_at[here], CARD_WITH[WithdrawToHere]
    pays = list(REWARDS[table.round - 1])
    pays[0] += here == table.haven
    follows = table.working(cloak) and table.holder(cloak) == seat and table.location_of(cloak) != here
    toll = CARD_WITH[WithdrawToll]
    return {
        "pays": pays,
        "ally": None if ally == NONE else IDS[ally],
        "ally_worth": 0 if ally == NONE else ALLIES[ally - ALLY].influence,
        "ambition": here == table.haven,
        "blood": table.blood_at[table.spot_of(here, seat)],
        "cards": len(table.cards_of(here, seat)),
        "to": "hand" if here == table.haven else "haven",
        "instead": IDS[cloak] if follows else None,
        "toll": IDS[toll] if table.has_location_card(here, toll) else None,
    }
