"""Passing: which questions need not be asked every time, and for how long one may say so. Knows no game.

Whether somebody is asked may depend only on what everyone can see: else whoever waits for the answer could tell by the
time it takes what is in a hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.question import Question
from gloam.core.table import Table

ALWAYS: Final = "always"  # when to ask: every time,
CHANGES: Final = "changes"  # once there is something new to see,
DANGER: Final = "danger"  # if one of one's own would fall,
NEVER: Final = "never"  # or not at all


@dataclass(frozen=True)
class Kind:
    """Questions of one kind, for which a player says once and for all when to be asked. `usual`: what holds until they
    do; `modes`: what they may say. `card`: it is this card's, and has no other name."""

    name: str
    usual: str = ALWAYS
    modes: tuple[str, ...] = (ALWAYS, NEVER)
    card: str = ""


class Passing:
    """What a game knows of passing. This one is for a game in which nobody is asked too often."""

    def option(self, table: Table, question: Question) -> str:
        """The answer that passes: it is lawful, costs nothing and spends no card. '' where there is none."""
        return ""

    def kind(self, table: Table, question: Question) -> str:
        """Which kind of question this is, where somebody else may answer it for the seat by passing; else ''."""
        return ""

    def forced(self, table: Table, question: Question) -> str:
        """The only lawful answer, where everyone can see that there is no other; else ''."""
        return ""

    def kinds(self, table: Table, seat: int) -> list[Kind]:
        """The kinds of question that this seat may be asked."""
        return []

    def spans(self, table: Table) -> dict[str, str]:
        """For how long one may pass, the longest first: a name for what goes on now, each."""
        return {}

    def waits(self, table: Table, seat: int) -> bool:
        """Is it not this seat's turn, so that it may say what it wants to be asked until then?"""
        return False

    def signs(self, table: Table, seat: int) -> list[str]:
        """What would make this seat think again. "It changes" means that there is one that was not there before."""
        return []

    def in_danger(self, table: Table, question: Question) -> bool:
        """Would one of the seat's own fall, as things stand?"""
        return False
