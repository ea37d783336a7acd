"""What somebody gives out to all players: another thing to each. [card.bread-and-circuses]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.choices import ChooseOne, Resolve
from gloam.core.effect import Effect, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.costs import AskOfRivals, RivalsEffect
from gloam.rivals.counts import EVERY_PLAYER, Players
from gloam.rivals.table import RivalsTable, rivals

BY_PLACE: Final = ("AskWhich", "AskReward")  # questions whose answers are places in a list of things to do
EVERYBODY: Final = Players(EVERY_PLAYER)


@dataclass(frozen=True)
class Rewards(RivalsEffect):
    """For each player in turn you choose one of these that nobody has got yet, and that player does it.
    [card.bread-and-circuses]"""

    choices: ChooseOne

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(AskReward(self, source, 0))


class AskReward(AskOfRivals):
    """What the next player gets; `given`, as bits, is gone. [card.bread-and-circuses]"""

    rule: ClassVar[str] = "card.bread-and-circuses"

    def __init__(self, effect: Effect, source: Source, given: int) -> None:
        super().__init__(effect, source)
        self.given: Final = given

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.given)

    def all(self) -> tuple[Effect, ...]:
        rewards = self.effect
        assert isinstance(rewards, Rewards)
        return rewards.choices.choices

    def whose(self, table: RivalsTable) -> int:
        """Whoever's turn it is to get something."""
        return EVERYBODY.seats(table, self.source)[self.given.bit_count()]

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "foe": self.whose(rivals(table))}

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"choose {place + 1}" for place in range(len(self.all())) if not self.given >> place & 1]

    def why_not(self, table: Table, option: str) -> Refused | None:
        places = [f"choose {place + 1}" for place in range(len(self.all()))]
        return Refused(self.rule, choice=places.index(option) + 1) if option in places else None

    def answered(self, table: RivalsTable, option: str) -> None:
        place, seat, cause = int(option[7:]) - 1, self.whose(table), self.cause
        given = self.given | 1 << place
        facts: dict[str, Fact] = {"card": table.id_of(self.card), "foe": seat}
        table.tell("self-chosen" if seat == self.seat else "foe-chosen", self.rule, self.seat, facts)
        steps: list[Step] = [Resolve(self.all()[place], Cause(seat, cause.card, cause.stamp, cause.target, cause.deed))]
        again = AskReward(self.effect, cause, given)
        table.next(*steps, *([again] if again.asks(table) else []))

    def asks(self, table: RivalsTable) -> bool:
        """Is there somebody who has got nothing yet, and something for them?"""
        many = len(self.all())
        return self.given >> many == 0 and self.given.bit_count() < min(many, len(EVERYBODY.seats(table, self.source)))
