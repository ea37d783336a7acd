"""How many actions a player may still take this turn: two, and those that cards have given. [action.up-to-two]
[key.extra-actions]"""

from __future__ import annotations

from gloam.core.deeds import Deed
from gloam.rivals.table import RivalsTable
from gloam.rivals.verbs import GAIN_UNHOSTED, RivalsVerb


def spend(table: RivalsTable, amount: int = 1, *, unhosted: bool = False) -> None:
    """An action is taken; what is good for Unhosted ones alone goes first. Foes may be asked for contributions
    again."""
    if unhosted and table.unhosted:
        table.unhosted -= 1
    else:
        table.actions -= amount
    table.spent += amount
    table.asked_for = ()


class GainActions(RivalsVerb):
    """Actions more, for this turn of one's own. [key.extra-actions]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        if table.active != deed.on:
            return
        only = deed.verb == GAIN_UNHOSTED
        if only:
            table.unhosted += deed.amount
        else:
            table.actions += deed.amount
        table.tell("actions-gained", "key.extra-actions", deed.on, {"amount": deed.amount, "unhosted": only})
