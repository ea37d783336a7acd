"""What a bot answers in a row, and how little it makes others wait: its time is for all of it."""

from __future__ import annotations

from collections.abc import Collection
from time import perf_counter
from typing import Final

from gloam.bots.bot import Bot
from gloam.bots.games import GAMES
from gloam.core.step import Together
from gloam.core.table import Table

AGAIN: Final = 0.1  # of its time, for a bot that somebody has waited for already
LONG: Final = 1.0  # seconds after which a bot says what it has found so far


class Stint:
    """All that a bot answers until somebody else is asked. A budget of time is for the whole of it, one of tries for
    each question."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot: Final = bot
        self.seat: Final = seat
        self.began: Final = perf_counter()

    @property
    def seconds(self) -> float:
        """That have passed."""
        return perf_counter() - self.began

    def next(self, table: Table) -> Bot:
        """The bot, with as much of its time as the next question deserves. What is chosen in secret is chosen once, so
        nothing is kept for later."""
        together = bool(table.docket) and isinstance(table.docket[-1], Together)
        return self.bot.within(self.seconds, 1.0 if together else GAMES[table.setup.game].share)


def in_a_row(bot: Bot, table: Table, seat: int) -> list[str]:
    """All that a bot answers here until somebody is asked who was not asked before. The table is played on."""
    others = {asked for asked in table.waiting_for() if asked != seat}
    stint = Stint(bot, seat)
    found: list[str] = []
    while not found or (seat in table.waiting_for() and others.issuperset(set(table.waiting_for()) - {seat})):
        here = table.seat(seat)
        question = here.question()
        assert question is not None, "a bot was asked where it is not its turn"
        found.append(stint.next(table).choose(here, question))
        table.answer(seat, found[-1])
        if stint.seconds > LONG:
            break
    return found


class Wait:
    """How somebody waits for bots: each has all its time once, and then is quick, until one of the people answers.

    It follows from who was asked and has answered, which everybody sees; so it tells nothing.
    """

    def __init__(self) -> None:
        self.answered: Final[set[int]] = set()  # bots that somebody has waited for

    def is_again(self, table: Table, seat: int, people: Collection[int]) -> bool:
        """Has somebody waited for this bot already, and still waits? While one of the people is asked nobody does."""
        playing = [one for one in people if not table.out[one]]
        return seat in self.answered and bool(playing) and not set(playing) & set(table.waiting_for())

    def note(self, before: Table, seat: int, people: Collection[int]) -> None:
        """This seat has answered at this table. Once it was one of the people, all bots have their time again, but for
        those that choose at the same time: they are waited for now."""
        asked = set(before.waiting_for())
        if seat in people:
            self.answered.intersection_update(asked)
        elif not asked & set(people):
            self.answered.add(seat)
