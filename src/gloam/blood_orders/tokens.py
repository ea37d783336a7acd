"""Effects on Order tokens: moving them, sending them home, looking at them, adding to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloam.blood_orders.bases import AskToken
from gloam.blood_orders.catalogue import IDS, KINDS, NUMBER, QUARTERS
from gloam.blood_orders.effects import CityAskEffect, CityEffect, distinct
from gloam.blood_orders.quarters import beyond_city
from gloam.blood_orders.table import NONE, BloodOrdersTable, blood_orders
from gloam.core.effect import Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.table import LETTERS, Table, without


def unresolved(table: BloodOrdersTable, seat: int) -> list[int]:
    """A seat's tokens that lie in a Quarter and whose action has not begun. [token.unresolved]"""
    return [token for token in range(seat * 3, seat * 3 + 3) if token != table.active and table.stack_of(token) != NONE]


def move_token(table: BloodOrdersTable, token: int, quarter: int) -> None:
    """On top of the stack of its own kind there, or of the entrance in the Order Phase. [move.token-place]"""
    kind = token % 3
    before = QUARTERS[table.stack_of(token)]
    in_order_phase = not table.revealed
    table.lift(token)
    facts: dict[str, Fact] = {"at": before, "to": QUARTERS[quarter]}
    secret: dict[str, Fact] = {"kind": KINDS[kind]}
    knowers = (1 << token // 3) | table.seen[token] if in_order_phase else table.everyone()
    table.tell("order-moved", "move.token-place", token // 3, facts, secret, knowers)
    if in_order_phase:
        table.entrance[quarter] = [*table.entrance[quarter], token]
    elif kind * 4 + quarter < table.resolving:
        table.give_back(token, "torpor", "move.token-missed")
    else:
        table.space[quarter * 3 + kind] = [*table.space[quarter * 3 + kind], token]


@dataclass(frozen=True)
class MoveOwnOrder(CityEffect):
    """You may move one of your own unresolved Order tokens to another Quarter."""

    def can(self, table: BloodOrdersTable, source: Source) -> bool:
        return len(unresolved(table, source.seat)) > 0

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        if self.can(table, source):
            table.next(AskMoveOwn(self, source))


class AskMoveOwn(CityAskEffect):
    """Which of your own tokens moves, and to which Quarter; or none. [move.token-place]"""

    rule: ClassVar[str] = "move.token-place"

    def offer(self, table: BloodOrdersTable) -> list[str]:
        found = ["no"]
        for token in unresolved(table, self.seat):
            here = table.stack_of(token)
            found += [f"move {KINDS[token % 3]} {QUARTERS[q]}" for q in table.quarters() if q != here]
        return found

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        if option == "no":
            self.decline(table)
        else:
            _, kind, quarter = option.split(" ")
            move_token(table, self.seat * 3 + KINDS.index(kind), QUARTERS.index(quarter))

    def why_not(self, table: Table, option: str) -> Refused | None:
        words = option.split(" ")
        if words[0] != "move" or len(words) != 3 or words[1] not in KINDS or words[2] not in QUARTERS:
            return None
        if self.seat * 3 + KINDS.index(words[1]) not in unresolved(blood_orders(table), self.seat):
            return Refused("token.unresolved", of=self.seat, kind=words[1])
        return beyond_city(table, words[2]) or Refused("move.token-place", kind=words[1], to=words[2])


class OrderEffect(CityEffect):
    """Something done to an unresolved Order token of an opponent, which you choose. [effect.no-target]"""

    def to(self, table: BloodOrdersTable, source: Source, token: int) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        if theirs(table, source.seat):
            table.next(AskOrder(self, source))


def theirs(table: BloodOrdersTable, seat: int) -> list[int]:
    return [token for other in table.opponents(seat) for token in unresolved(table, other)]


class AskOrder(CityAskEffect):
    """Which token of an opponent it is done to. [token.unresolved]"""

    rule: ClassVar[str] = "token.unresolved"

    def offer(self, table: BloodOrdersTable) -> list[str]:
        return [f"order {LETTERS[token // 3]} {KINDS[token % 3]}" for token in theirs(table, self.seat)]

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        effect = self.effect
        assert isinstance(effect, OrderEffect)
        _, letter, kind = option.split(" ")
        effect.to(table, self.source, LETTERS.index(letter) * 3 + KINDS.index(kind))

    def why_not(self, table: Table, option: str) -> Refused | None:
        words = option.split(" ")
        if words[0] != "order" or len(words) != 3 or words[2] not in KINDS:
            return None
        seat = LETTERS[: table.seats].find(words[1])
        return Refused("token.unresolved", of=seat, kind=words[2]) if seat >= 0 else None


@dataclass(frozen=True)
class OpponentMovesOrder(OrderEffect):
    """Its owner must move it to another Quarter of their choice."""

    def to(self, table: BloodOrdersTable, source: Source, token: int) -> None:
        table.next(AskMoveTo(token // 3, token))


class AskMoveTo(AskToken):
    """Where one's own token goes that somebody else has picked."""

    rule: ClassVar[str] = "move.token-place"

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"kind": KINDS[self.token % 3], "at": QUARTERS[blood_orders(table).stack_of(self.token)]}

    def offer(self, table: BloodOrdersTable) -> list[str]:
        here = table.stack_of(self.token)
        return ["to " + QUARTERS[quarter] for quarter in table.quarters() if quarter != here]

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        move_token(table, self.token, QUARTERS.index(option[3:]))

    def why_not(self, table: Table, option: str) -> Refused | None:
        if not option.startswith("to ") or option[3:] not in QUARTERS:
            return None
        return beyond_city(table, option[3:]) or Refused("move.token-place", kind=KINDS[self.token % 3], to=option[3:])


@dataclass(frozen=True)
class SendHome(OrderEffect):
    """Token and cards go back to their owner; the order is neither resolved nor failed. [effect.recalled-order]"""

    def to(self, table: BloodOrdersTable, source: Source, token: int) -> None:
        table.lift(token)
        table.give_back(token, "hand", "effect.recalled-order")


@dataclass(frozen=True)
class LoseAssigned(OrderEffect):
    """Its owner moves one of the cards assigned to it to Torpor."""

    def to(self, table: BloodOrdersTable, source: Source, token: int) -> None:
        if table.orders[token]:
            table.next(AskGiveUp(token // 3, token))


class AskGiveUp(AskToken):
    """Which of the cards under one's own token goes to Torpor."""

    rule: ClassVar[str] = "resolve.no-choice-effects"

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"kind": KINDS[self.token % 3]}

    def offer(self, table: BloodOrdersTable) -> list[str]:
        return ["discard " + IDS[card] for card in distinct(table.orders[self.token])]

    def why_not(self, table: Table, option: str) -> Refused | None:
        known = option.startswith("discard ") and option[8:] in NUMBER
        return Refused("plan.cards", card=option[8:], kind=KINDS[self.token % 3]) if known else None

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        card = NUMBER[option[8:]]
        table.orders[self.token] = without(table.orders[self.token], card)
        table.tell("discarded", self.rule, self.seat, {"card": IDS[card]})
        table.to_torpor(self.seat, [card])


# ---- powers of the Order Phase


def face_down(table: BloodOrdersTable, seat: int) -> list[tuple[str, int]]:
    """Opponents' face-down tokens this seat has not looked at: where they lie, and which they are."""
    stacks = [(QUARTERS[quarter], table.entrance[quarter]) for quarter in table.quarters()]
    stacks += [("altar", table.altar), ("catacombs", table.catacombs)]
    return [
        (f"{name} {place + 1}", token)
        for name, stack in stacks
        for place, token in enumerate(stack)
        if token // 3 != seat and not table.seen[token] >> seat & 1
    ]


@dataclass(frozen=True)
class LookAtToken(CityEffect):
    """You alone look at a face-down Order token of an opponent, wherever it lies."""

    def can(self, table: BloodOrdersTable, source: Source) -> bool:
        return len(face_down(table, source.seat)) > 0

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        table.next(AskLook(self, source))


class AskLook(CityAskEffect):
    """Which stack, and which token of it counted from the bottom."""

    rule: ClassVar[str] = "ritual.unpayable"

    def offer(self, table: BloodOrdersTable) -> list[str]:
        return ["look " + where for where, _ in face_down(table, self.seat)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        return Refused("order.look") if option.startswith("look ") else None

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        token = dict(face_down(table, self.seat))[option[5:]]
        table.seen[token] |= 1 << self.seat
        table.taught |= 1 << self.seat
        facts: dict[str, Fact] = {"of": token // 3, "where": option[5:]}
        knowers = 1 << self.seat | 1 << token // 3
        table.tell("looked", "ritual.unpayable", self.seat, facts, {"kind": KINDS[token % 3]}, knowers)


@dataclass(frozen=True)
class AddToOrder(CityEffect):
    """A card from your hand joins the cards of one of your tokens, unplaced or at an entrance."""

    def can(self, table: BloodOrdersTable, source: Source) -> bool:
        return len(table.hand[source.seat]) > 0 and len(open_orders(table, source.seat)) > 0

    def do(self, table: BloodOrdersTable, source: Source) -> None:
        table.next(AskAdd(self, source))


def open_orders(table: BloodOrdersTable, seat: int) -> list[int]:
    return table.unplaced(seat) + [token for stack in table.entrance for token in stack if token // 3 == seat]


class AskAdd(CityAskEffect):
    """Which card of the hand joins which token. [plan.cards]"""

    rule: ClassVar[str] = "plan.cards"

    def offer(self, table: BloodOrdersTable) -> list[str]:
        return [
            f"put {IDS[card]} {KINDS[token % 3]}"
            for card in distinct(table.hand[self.seat])
            for token in sorted(open_orders(table, self.seat))
        ]

    def telling(self) -> bool:
        return True

    def why_not(self, table: Table, option: str) -> Refused | None:
        city = blood_orders(table)
        words = option.split(" ")
        if words[0] != "put" or len(words) != 3 or words[1] not in NUMBER or words[2] not in KINDS:
            return None
        if NUMBER[words[1]] not in city.hand[self.seat]:
            return Refused("plan.cards", card=words[1])
        return Refused("order.redirected-cards", kind=words[2])

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        _, name, kind = option.split(" ")
        token = self.seat * 3 + KINDS.index(kind)
        table.hand[self.seat] = without(table.hand[self.seat], NUMBER[name])
        table.orders[token] = sorted([*table.orders[token], NUMBER[name]])
        table.in_doubt[self.seat] = table.in_doubt[self.seat] + table.in_hand[self.seat]
        table.in_hand[self.seat] = []
        secret: dict[str, Fact] = {"card": name, "kind": kind}
        table.tell("order-joined", "plan.cards", self.seat, {}, secret, 1 << self.seat)
