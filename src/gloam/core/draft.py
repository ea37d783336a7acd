"""A draft: a question that is answered in parts, and keeps what was chosen so far in its own fields."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.codec import LONGEST
from gloam.core.step import Ask, Step, Together
from gloam.core.table import Table


class Draft(Ask):
    """Which of several things, one by one, until it is enough: a party, a price, cards to be shown.

    A part puts the question back with one thing more and tells nobody anything; nothing happens before an answer that
    ends it. Several may draft at once in a secret choice.
    """

    adds: ClassVar[str] = "take"  # the verb that chooses one more
    drops: ClassVar[str] = ""  # the verb that takes one back; '' where a part is final

    def __init__(self, seat: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.chosen: Final = chosen

    # ---- for each draft to say

    def ends(self, table: Table) -> list[str]:
        """The answers that end it, as they stand now."""
        return ["done"]

    def choosable(self, table: Table) -> list[int]:
        """What may be chosen next."""
        raise AssertionError(f"{type(self).__name__} offers nothing")

    def most(self, table: Table) -> int:
        """How many may be chosen in all."""
        return LONGEST

    def named(self, table: Table, thing: int) -> str:
        """How something that can be chosen is written."""
        return table.id_of(thing)

    def choosing(self, chosen: tuple[int, ...]) -> Draft:
        """The same question with this chosen."""
        raise AssertionError(f"{type(self).__name__} is never asked again")

    def carry_out(self, table: Table, option: str) -> None:
        """What follows from an answer that ends it."""
        raise AssertionError(f"{type(self).__name__} takes nothing")

    # ---- the same for all of them

    def options(self, table: Table) -> list[str]:
        found = self.ends(table)
        if len(self.chosen) < min(self.most(table), LONGEST):
            adds = self.adds
            found = found + [f"{adds} {self.named(table, thing)}" for thing in self.choosable(table)]
        if self.chosen and self.drops:
            found = found + self.takes_back(table)
        return found

    def takes_back(self, table: Table) -> list[str]:
        """The answers that undo a part."""
        drops = self.drops
        found: list[str] = []
        for thing in self.chosen:
            option = f"{drops} {self.named(table, thing)}"
            if option not in found:
                found.append(option)
        return found

    def seals(self, option: str) -> bool:
        return option.partition(" ")[0] not in (self.adds, self.drops)

    def turns_back(self, table: Table, option: str) -> bool:
        return self.drops != "" and option.partition(" ")[0] == self.drops

    def take(self, table: Table, option: str) -> None:
        verb, _, name = option.partition(" ")
        if verb == self.adds:
            self.ask_again(table, self.choosing((*self.chosen, self.meant(table, name))))
        elif verb == self.drops:
            places = [place for place, thing in enumerate(self.chosen) if self.named(table, thing) == name]
            chosen = (*self.chosen[: places[-1]], *self.chosen[places[-1] + 1 :])
            self.ask_again(table, self.choosing(chosen))
        else:
            self.carry_out(table, option)

    def meant(self, table: Table, name: str) -> int:
        """What may be chosen next and is called so."""
        for thing in self.choosable(table):
            if self.named(table, thing) == name:
                return thing
        raise AssertionError(f"{name} cannot be chosen")

    def ask_again(self, table: Table, again: Draft) -> None:
        """In its own place: among those who choose in secret, or before all else that is left to do."""
        step = table.docket[-1] if table.docket else None
        if isinstance(step, Together) and self in step.asks:
            table.docket[-1] = Together(tuple([again if ask is self else ask for ask in step.asks]))
        else:
            table.next(again)


def unchosen(step: Step, seat: int) -> Step:
    """What this seat knows of a step: what others have chosen so far, in a draft of theirs, is theirs."""
    if isinstance(step, Together):
        asks = [unchosen(ask, seat) for ask in step.asks]
        return Together(tuple([ask for ask in asks if isinstance(ask, Ask)]))
    return step.choosing(()) if isinstance(step, Draft) and step.seat != seat and step.chosen else step
