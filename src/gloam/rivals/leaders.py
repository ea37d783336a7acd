"""Leaders: each player's starting vampire, chosen in secret; who clashes with another bids Prestige for it."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step, Together
from gloam.core.table import Table, amount_in
from gloam.rivals.bases import RivalsAsk, RivalsStep
from gloam.rivals.catalogue import HAVEN_CARD, NUMBER
from gloam.rivals.pieces import BOARD, FACE_DOWN, FACTION, HAVEN, NOBODY
from gloam.rivals.ready_decks import deck_of
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.tokens import taken
from gloam.rivals.variants import FIRST_GAME

LEAD: Final = "lead "
BID: Final = "bid "
NO_MORE: Final = "pass"


def in_turn_order(table: RivalsTable) -> list[int]:
    """The seats from Player 1 on, clockwise. [setup.numbers]"""
    seats = table.setup.seats
    return [(table.first + turn) % seats for turn in range(seats)]


def face_up(table: RivalsTable, name: str, seat: int) -> int:
    """The other player before whom a vampire of this name lies face up, or nobody."""
    for other in range(table.setup.seats):
        for card in table.coterie[other]:
            if other != seat and table.face(card).name == name:
                return other
    return NOBODY


def named_leader(table: Table, seat: int) -> str:
    """The Leader that a player's list names, or ''."""
    decks = table.setup.decks
    return deck_of(decks[seat]).leader if decks else ""


# ---- choosing


def choice_of_leaders(seats: list[int]) -> tuple[Step, ...]:
    """These players choose in secret and turn up together. [setup.leader-choice] [custom.reveal]"""
    return Together(tuple([AskLeader(seat) for seat in seats])), RevealLeaders(tuple(seats))


class AskLeader(RivalsAsk):
    """Any of one's vampires, or the highest in a first game; never one that lies face up before another.
    [setup.leader-choice] [setup.leader-highest] [setup.leader-tie] [leader.bid-lose]"""

    rule: ClassVar[str] = "setup.leader-choice"

    def asked_by(self, table: Table) -> str:
        return "setup.leader-highest" if FIRST_GAME in table.setup.variants else self.rule

    def facts(self, table: Table) -> dict[str, Fact]:
        named = named_leader(table, self.seat)
        return {"card": named} if named else {}

    def offer(self, table: RivalsTable) -> list[str]:
        return [LEAD + table.id_of(card) for card in self.candidates(table)]

    def candidates(self, table: RivalsTable) -> list[int]:
        own = sorted(table.faction[self.seat])
        free = [card for card in own if face_up(table, table.face(card).name, self.seat) == NOBODY]
        if FIRST_GAME not in table.setup.variants:
            return free
        most = max([table.face(card).potency for card in free])
        highest = [card for card in free if table.face(card).potency == most]
        named = named_leader(table, self.seat)
        return [card for card in highest if table.id_of(card) == named] or highest

    def answered(self, table: RivalsTable, option: str) -> None:
        name = option.removeprefix(LEAD)
        table.leader[self.seat] = next(card for card in table.faction[self.seat] if table.id_of(card) == name)

    def why_not(self, table: Table, option: str) -> Refused | None:
        here, name = rivals(table), option.removeprefix(LEAD)
        if not option.startswith(LEAD) or name not in NUMBER:
            return None
        own = [card for card in here.faction[self.seat] if here.id_of(card) == name]
        if not own:
            return Refused("setup.leader-choice", card=name)
        other = face_up(here, here.face(own[0]).name, self.seat)
        if other != NOBODY:
            return Refused("leader.bid-lose", card=name, seat=other)
        return Refused("setup.leader-highest", card=name)


class ForSeats(RivalsStep):
    """A step that deals with several players."""

    def __init__(self, those: tuple[int, ...]) -> None:
        super().__init__()
        self.those: Final = those

    def fields(self) -> tuple[Field, ...]:
        return (self.those,)


class RevealLeaders(ForSeats):
    """The starting vampires are turned up together, and the Havens with them. [custom.reveal] [setup.leader-token]"""

    def do(self, table: RivalsTable) -> None:
        for seat in self.those:
            card = table.leader[seat]
            table.move(card, HAVEN, seat)
            table.tell("leader", "setup.leader-token", seat, {"card": table.id_of(card)})
            for other in table.board[seat]:
                if table.pieces[other].zone == FACE_DOWN and table.is_a(other, HAVEN_CARD):
                    table.move(other, BOARD, seat)
                    table.tell("haven-revealed", "custom.reveal", seat, {"card": table.id_of(other)})
        table.taught |= table.everyone()


# ---- clashes


class Clashes(RivalsStep):
    """As long as two Leaders bear the same name their players bid; the clash nearest Player 1 comes first.
    [leader.bid-starts] [leader.bid-two-pairs] [leader.bid-again] [leader.same-ready-deck]"""

    def do(self, table: RivalsTable) -> None:
        order = in_turn_order(table)
        for seat in order:
            name = table.face(table.leader[seat]).name
            tied = [other for other in order if table.face(table.leader[other]).name == name]
            if len(tied) > 1:
                card = table.id_of(table.leader[seat])
                table.tell("leaders-clash", "leader.bid-starts", NOBODY, {"card": card, "seats": tuple(tied)})
                table.next(AskBid(tied[0], tuple(tied), NOBODY, 0), self)
                return


class AskBid(RivalsAsk):
    """One bid each, in turn order: the first 0 or more, each later one above the highest so far, or a pass.
    [leader.bid-order] [leader.bid-raise] [leader.bid-limit]"""

    rule: ClassVar[str] = "leader.bid-raise"

    def __init__(self, seat: int, tied: tuple[int, ...], best: int, high: int) -> None:
        super().__init__(seat)
        self.tied: Final = tied  # all who bid for this vampire
        self.best: Final = best  # who has bid the most
        self.high: Final = high  # how much

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.tied, self.best, self.high)

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        facts: dict[str, Fact] = {"card": here.id_of(here.leader[self.seat])}
        if self.best != NOBODY:
            facts["amount"], facts["foe"] = self.high, self.best
        return facts

    def limit(self, table: RivalsTable) -> int:
        """The Leader must still be paid for, and the last Prestige is kept. [leader.bid-limit]"""
        return table.has_prestige(self.seat) - table.face(table.leader[self.seat]).potency - 1

    def offer(self, table: RivalsTable) -> list[str]:
        least = 0 if self.best == NOBODY else self.high + 1
        bids = [f"{BID}{amount}" for amount in range(least, self.limit(table) + 1)]
        return bids if self.best == NOBODY else [NO_MORE, *bids]

    def answered(self, table: RivalsTable, option: str) -> None:
        best, high = self.best, self.high
        if option == NO_MORE:
            table.tell("bid-passed", "leader.bid-raise", self.seat, {})
        else:
            best, high = self.seat, int(option.removeprefix(BID))
            table.tell("bid", "leader.bid-raise", self.seat, {"amount": high})
        later = self.tied[self.tied.index(self.seat) + 1 :]
        table.next(AskBid(later[0], self.tied, best, high) if later else SettleBid(self.tied, best, high))

    def why_not(self, table: Table, option: str) -> Refused | None:
        if option == NO_MORE:
            return Refused("leader.bid-order", card=rivals(table).id_of(rivals(table).leader[self.seat]))
        amount = amount_in(option.removeprefix(BID)) if option.startswith(BID) else -1
        if amount < 0:
            return None
        limit = self.limit(rivals(table))
        if amount > limit:
            return Refused("leader.bid-limit", amount=amount, limit=limit)
        return Refused("leader.bid-raise", amount=amount, high=self.high)


class SettleBid(ForSeats):
    """Whoever bid the most pays and keeps the vampire; the others take theirs back and choose anew.
    [leader.bid-win] [leader.bid-none] [leader.bid-lose] [leader.bid-shuffle]"""

    def __init__(self, those: tuple[int, ...], best: int, high: int) -> None:
        super().__init__(those)
        self.best: Final = best
        self.high: Final = high

    def fields(self) -> tuple[Field, ...]:
        return (self.those, self.best, self.high)

    def do(self, table: RivalsTable) -> None:
        best = self.best
        paid = taken(table.prestige[best], best, self.high)
        table.prestige[best] -= paid
        table.to_supply(paid)
        rule = "leader.bid-win" if self.high else "leader.bid-none"
        table.tell("bid-won", rule, best, {"card": table.id_of(table.leader[best]), "amount": self.high})
        losers = [seat for seat in self.those if seat != best]
        for seat in losers:
            table.move(table.leader[seat], FACTION, seat)
        table.next(*choice_of_leaders(losers))


class PayLeaders(RivalsStep):
    """Each Leader's Blood is paid for with Prestige. [setup.leader-blood]"""

    def do(self, table: RivalsTable) -> None:
        for seat in range(table.setup.seats):
            card = table.leader[seat]
            cost = table.face(card).potency
            paid = taken(table.prestige[seat], seat, cost)
            table.prestige[seat] -= paid
            table.put_blood(card, paid)
            table.tell("leader-paid", "setup.leader-blood", seat, {"card": table.handle(card), "amount": cost})
