"""Tokens of a Discipline: a "-" token takes an icon from a character, a "+" token names what a card lends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloam.core.event import Fact
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.catalogue import ANIMALISM, DISCIPLINES
from gloam.rivals.costs import AskOfRivals, RivalsEffect
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.which import Which, active


@dataclass(frozen=True)
class PutDiscipline(RivalsEffect):
    """A token of a Discipline of your choice goes onto this: "-" on a character, "+" on any other card.
    [distok.choose]"""

    which: Which

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.which.cards(table, source)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        for card in self.which.cards(table, source)[:1]:
            table.next(AskDiscipline(self, source.facing(card)))


class AskDiscipline(AskOfRivals):
    """Which Discipline the token names. [distok.choose]"""

    rule: ClassVar[str] = "distok.choose"

    def facts(self, table: Table) -> dict[str, Fact]:
        here, bearer = rivals(table), self.source.target
        return {**super().facts(table), "target": here.handle(bearer), "less": active(here, bearer)}

    def offer(self, table: RivalsTable) -> list[str]:
        return list(DISCIPLINES)

    def answered(self, table: RivalsTable, option: str) -> None:
        card = self.source.target
        piece = table.pieces[card]
        table.pieces[card] = piece.but(icons=(*piece.icons, ANIMALISM + DISCIPLINES.index(option)))
        facts: dict[str, Fact] = {"card": table.handle(card), "discipline": option}
        lost = active(table, card)
        table.tell("discipline-lost" if lost else "discipline-named", "distok.choose", self.seat, facts)
