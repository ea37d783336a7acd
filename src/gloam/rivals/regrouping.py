"""Regrouping: one's ready vampires in The Street are arranged anew, as one answer. [window.regroup]"""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.draft import Draft
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.rivals.parties import in_street, parties, ready_in_street
from gloam.rivals.pieces import NOTHING
from gloam.rivals.refusing import meant
from gloam.rivals.table import RivalsTable, rivals

COPIES: Final = 1024  # a pick is a vampire times this, and whom it joins, counted from 1
ALONE: Final = 0
NEW: Final = 1 << 30  # from here on the numbers of parties that are not formed yet


WITH: Final = 3  # words of `9 with 7`


def why_not(table: RivalsTable) -> Refused:
    """Why nobody regroups now. [window.regroup] [card.bart-tunnels] [party.regroup]"""
    if table.regrouped:
        return Refused("window.regroup")
    return Refused("card.bart-tunnels" if table.alone_outside(table.active) else "party.regroup")


def can_regroup(table: RivalsTable, outside: list[int]) -> bool:
    """Only after something else was done, and only where one of these, who are in The Street, can go somewhere.
    [party.regroup]"""
    return len(outside) > 1 and not table.regrouped and not table.alone_outside(table.active)


class DraftRegroup(Draft):
    """Who goes where, each ready vampire once: `put 7 alone`, `put 9 with 7`, until it is done. Exhausted ones stay
    where they are, but others may join them. [party.regroup] [party.exhausted-stay]"""

    rule: ClassVar[str] = "party.regroup"
    adds: ClassVar[str] = "put"
    drops: ClassVar[str] = "leave"

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.chosen)

    def facts(self, table: Table) -> dict[str, Fact]:
        """How they stand, by what was chosen so far."""
        here = rivals(table)
        found: dict[int, str] = {}
        for card, party in self.arranged(here).items():
            found[party] = f"{found[party]} {here.handle(card)}" if party in found else here.handle(card)
        return {"parties": tuple(found.values())}

    def arranged(self, table: RivalsTable) -> dict[int, int]:
        """Which party each vampire in The Street is in, by what was chosen so far."""
        found = {card: table.pieces[card].party for card in in_street(table, self.seat)}
        for place, pick in enumerate(self.chosen):
            card, other = divmod(pick, COPIES)
            found[card] = NEW + place if other == ALONE else found[other - 1]
        return found

    def choosable(self, table: Table) -> list[int]:
        here = rivals(table)
        placed = [pick // COPIES for pick in self.chosen]
        now = self.arranged(here)
        standing = list(now.values())
        firsts = sorted({party: other for other, party in reversed(now.items())}.items())
        found: list[int] = []
        for card in ready_in_street(here, self.seat):
            if card not in placed:
                found += [card * COPIES + other + 1 for party, other in firsts if party != now[card]]
                if standing.count(now[card]) > 1:
                    found.append(card * COPIES + ALONE)
        return found

    def named(self, table: Table, thing: int) -> str:
        here = rivals(table)
        card, other = divmod(thing, COPIES)
        return f"{here.handle(card)} alone" if other == ALONE else f"{here.handle(card)} with {here.handle(other - 1)}"

    def takes_back(self, table: Table) -> list[str]:
        """Only the last pick can be taken back: those after it stand on it."""
        return [f"{self.drops} {self.named(table, self.chosen[-1])}"]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[party.own-only] [party.exhausted-stay] [party.regroup] [window.regroup]"""
        here = rivals(table)
        verb, *rest = option.split(" ")
        if verb not in (self.adds, self.drops) or not rest:
            return None
        cards = [meant(here, self.seat, rest[0])] + ([meant(here, self.seat, rest[2])] if len(rest) == WITH else [])
        if NOTHING in cards:
            return None
        if verb == self.drops:
            return Refused("window.principle", unchosen=here.id_of(cards[0]))
        for card in cards:
            if here.pieces[card].holder != self.seat:
                return Refused("party.own-only", card=here.id_of(card))
            if card not in in_street(here, self.seat):
                return Refused("party.regroup", card=here.id_of(card))
        card = cards[0]
        if not here.pieces[card].ready:
            return Refused("party.exhausted-stay", card=here.id_of(card))
        if card in [pick // COPIES for pick in self.chosen]:
            return Refused("window.regroup", card=here.id_of(card))
        now = self.arranged(here)
        if now[card] == now[cards[-1]]:
            return Refused("party.define", card=here.id_of(card))
        first = next(other for other in now if now[other] == now[cards[-1]])
        return Refused("move.party", card=here.id_of(cards[-1]), bearer=here.id_of(first))

    def choosing(self, chosen: tuple[int, ...]) -> Draft:
        return DraftRegroup(self.seat, chosen)

    def carry_out(self, table: Table, option: str) -> None:
        here = rivals(table)
        numbers: dict[int, int] = {}
        for card, party in self.arranged(here).items():
            if party >= NEW and party not in numbers:
                here.serial += 1
                numbers[party] = here.serial
            here.pieces[card] = here.pieces[card].but(party=numbers.get(party, party))
        here.regrouped = True
        parties_now = tuple([" ".join([here.handle(card) for card in party]) for party in parties(here, self.seat)])
        here.tell("regrouped", self.rule, self.seat, {"parties": parties_now})
