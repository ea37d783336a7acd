"""Cards that lie over an Agenda or a Haven, which has no text as long as they do."""

from __future__ import annotations

from dataclasses import dataclass

from gloam.core.event import Fact
from gloam.core.texts import Cause
from gloam.rivals.catalogue import AGENDA_CARD
from gloam.rivals.costs import RivalsEffect, pay_prestige
from gloam.rivals.table import RivalsTable
from gloam.rivals.verbs import trim_coterie


@dataclass(frozen=True)
class Cover(RivalsEffect):
    """This card lies over the Agenda, the Haven or both of the chosen foe, for so much Prestige more.
    [card.constant-surveillance]"""

    kind: int
    more: int = 0

    def under(self, table: RivalsTable, source: Cause) -> list[int]:
        return [card for card in table.board[source.target] if table.is_a(card, self.kind)]

    def can(self, table: RivalsTable, source: Cause) -> bool:
        pays = not self.more or table.has_prestige(source.seat) > self.more
        return pays and len(self.under(table, source)) == self.kind.bit_count()

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.more:
            pay_prestige(table, source.seat, self.more)
        for card in self.under(table, source):
            table.covers = (*table.covers, (source.card, card))
            cover, under = table.handle(source.card), table.handle(card)
            base = "agenda" if table.is_a(card, AGENDA_CARD) else "haven"
            facts: dict[str, Fact] = {"card": cover, "under": under, "base": base, "from": source.target}
            table.tell("covered", "card.constant-surveillance", source.seat, facts)
            trim_coterie(table, source.target, source.seat, source.card)
