"""Regrouping: one's ready vampires in The Street are arranged anew, as one answer. [window.regroup]"""

from __future__ import annotations

from typing import ClassVar

from gloam.core.draft import Draft
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.rivals.parties import in_street, parties, ready_in_street
from gloam.rivals.table import RivalsTable, rivals

PLACES = 64  # a pick is a vampire times this, and the place of the party it joins among those that are there


def can_regroup(table: RivalsTable, seat: int) -> bool:
    """Only after something else was done, and only where somebody can go somewhere. [party.regroup]"""
    if table.regrouped or table.alone_outside() or not ready_in_street(table, seat):
        return False
    return len(in_street(table, seat)) > 1


class DraftRegroup(Draft):
    """Who goes where: `put 7 with 9`, `put 7 alone`, until it is done. Exhausted vampires stay where they are.
    [party.regroup] [party.exhausted-stay]"""

    rule: ClassVar[str] = "party.regroup"
    adds: ClassVar[str] = "put"
    drops: ClassVar[str] = "leave"

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.chosen)

    def choosable(self, table: Table) -> list[int]:
        here = rivals(table)
        placed = [pick // PLACES for pick in self.chosen]
        groups = parties(here, self.seat)
        found: list[int] = []
        for card in ready_in_street(here, self.seat):
            if card not in placed:
                own = [card in group for group in groups].index(True)
                alone = len(groups[own]) == 1
                places = [place for place in range(len(groups)) if place != own]
                found += [card * PLACES + place for place in places]
                if not alone:
                    found.append(card * PLACES + len(groups))
        return found

    def named(self, table: Table, thing: int) -> str:
        here = rivals(table)
        card, place = divmod(thing, PLACES)
        groups = parties(here, self.seat)
        if place == len(groups):
            return f"{here.handle(card)} alone"
        return f"{here.handle(card)} with {here.handle(groups[place][0])}"

    def choosing(self, chosen: tuple[int, ...]) -> Draft:
        return DraftRegroup(self.seat, chosen)

    def carry_out(self, table: Table, option: str) -> None:
        here = rivals(table)
        groups = parties(here, self.seat)
        numbers = [here.pieces[group[0]].party for group in groups]
        for pick in self.chosen:
            card, place = divmod(pick, PLACES)
            if place == len(groups):
                here.serial += 1
                party = here.serial
            else:
                party = numbers[place]
            here.pieces[card] = here.pieces[card].but(party=party)
        here.regrouped = True
        here.tell("regrouped", self.rule, self.seat, {})
