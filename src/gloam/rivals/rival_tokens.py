"""Rival tokens that are stolen for a while: who holds one hunts the player whom it names. [card.spy-games]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloam.core.effect import Condition, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.setup import LETTERS
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.costs import AskOfRivals, RivalsEffect
from gloam.rivals.counts import cause_of
from gloam.rivals.pieces import NOBODY
from gloam.rivals.refusing import seat_meant
from gloam.rivals.table import RivalsTable, rivals


@dataclass(frozen=True)
class OfRival(Condition):
    """The chosen character is a Rival's of yours. [card.marcel-kraatz]"""

    def holds(self, table: Table, source: Source) -> bool:
        here, cause = rivals(table), cause_of(source)
        return here.is_rival(cause.seat, here.pieces[cause.target].holder)


@dataclass(frozen=True)
class StealRival(RivalsEffect):
    """A Rival token of the chosen foe is yours; which, if that foe holds several, is your choice. [card.spy-games]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.rival_tokens(source.target)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskRivalToken(self, source))


class AskRivalToken(AskOfRivals):
    """Which of a foe's Rival tokens: each is called by the player whom it names."""

    rule: ClassVar[str] = "card.spy-games"

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"name {LETTERS[table.rival[owner]]}" for owner in table.rival_tokens(self.source.target)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, letter = option.partition(" ")
        seat = seat_meant(rivals(table), letter.upper()) if verb == "name" else NOBODY
        return None if seat == NOBODY else Refused(self.rule, seat=seat, foe=self.source.target)

    def answered(self, table: RivalsTable, option: str) -> None:
        named, foe = LETTERS.index(option[5:]), self.source.target
        owner = next(one for one in table.rival_tokens(foe) if table.rival[one] == named)
        table.give_rival(owner, self.seat)
        facts: dict[str, Fact] = {"from": foe, "rival": named}
        table.tell("rival-stolen", self.rule, self.seat, facts)


@dataclass(frozen=True)
class ReturnRivals(RivalsEffect):
    """All Rival tokens that you have stolen go back to those who drew them. [card.spy-games-return]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        for owner in table.rival_tokens(source.seat):
            if owner != source.seat:
                table.give_rival(owner, owner)
                facts: dict[str, Fact] = {"to": owner, "rival": table.rival[owner]}
                table.tell("rival-returned", "card.spy-games-return", source.seat, facts)
