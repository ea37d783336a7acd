"""Afflictions: the tokens that burden a character, and taking one of them off. [term.affliction]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.choices import ChooseOne
from gloam.core.deeds import Deed
from gloam.core.texts import Cause
from gloam.rivals.burdens import AFFLICTIONS, afflictions
from gloam.rivals.costs import RivalsEffect, doing_card
from gloam.rivals.table import RivalsTable
from gloam.rivals.verbs import RELIEVE


@dataclass(frozen=True)
class Relieve(RivalsEffect):
    """A token of this kind comes off the chosen character. [term.affliction]"""

    kind: int

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return self.kind in afflictions(table.pieces[source.target])

    def do(self, table: RivalsTable, source: Cause) -> None:
        card = source.target
        by, holder = doing_card(table, source), table.pieces[card].holder
        table.next(Deed(RELIEVE, source.seat, card, 1, by, holder, detail=self.kind))


AN_AFFLICTION: Final = ChooseOne(tuple([Relieve(kind) for kind in AFFLICTIONS]))  # of the chosen character
