"""Which deeds a text of Rivals speaks of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.deeds import Deed
from gloam.core.table import Table
from gloam.core.texts import Cause, Pattern
from gloam.rivals.catalogue import EVENT, POTENCY
from gloam.rivals.pieces import NOBODY, NOTHING
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import ATTACH, DIABLERIZED, FACE_DOWN, MOVED
from gloam.rivals.which import Which

ANYONE, YOURS, A_FOES, A_RIVALS, NOT_A_RIVALS = range(5)  # whose doing it is, or whose it was
ANY: Final = 0


@dataclass(frozen=True)
class When(Pattern):
    """Deeds of one verb: by whom, on what, whose that was. What is attached is `other`; a moved one is not attached
    anew."""

    verb: int
    doer: int = ANYONE
    by: Which | None = None
    on: Which | None = None
    kind: int = ANY  # of the card it happens to
    owner: int = ANYONE
    other: int = ANY  # the kind of the further card
    itself: bool = False  # the further card is this one
    potency: int = 0  # of the card it happens to, at least
    most: int = 0  # the same, at most
    drained: bool = False  # by diablerie

    def verb_of(self) -> int:
        return self.verb

    def fits(self, table: Table, source: Cause, deed: Deed) -> bool:
        here = rivals(table)
        if here.lasting and source.card >= 0 and here.is_a(source.card, EVENT) and here.ignores(source.card, deed.doer):
            return False  # [card.emil-hruza]
        if not whose(self.doer, source.seat, deed.doer) or not whose_card(here, self.owner, source.seat, deed):
            return False
        if self.kind and not here.is_a(deed.on, self.kind):
            return False
        if self.by is not None and (deed.by == NOTHING or not self.by.includes(here, source, deed.by)):
            return False
        if self.on is not None and not self.on.includes(here, source, deed.on):
            return False
        if (self.potency or self.most) and not self.strong_enough(here.quality(POTENCY, deed.on)):
            return False
        if self.drained and deed.detail != DIABLERIZED:
            return False
        if self.itself and deed.other != source.card:
            return False
        if self.verb == ATTACH and deed.detail == MOVED:
            return False
        if not self.other:
            return True
        down = self.verb == ATTACH and deed.detail == FACE_DOWN  # it is of no kind [attach.face-down]
        return not down and deed.other != NOTHING and here.is_a(deed.other, self.other)

    def strong_enough(self, potency: int) -> bool:
        return potency >= self.potency and (not self.most or potency <= self.most)


def whose(wanted: int, you: int, seat: int) -> bool:
    if wanted == ANYONE:
        return True
    return seat == you if wanted == YOURS else seat not in (you, NOBODY)


def whose_card(table: RivalsTable, wanted: int, you: int, deed: Deed) -> bool:
    """Whose it was, seen from you; for a card that nobody controls, from whoever did it."""
    owner = deed.owner
    seen_by = deed.doer if you == NOBODY else you
    if wanted == ANYONE:
        return True
    if wanted == YOURS:
        return owner == seen_by
    if owner in (seen_by, NOBODY) or seen_by == NOBODY:
        return False
    if wanted == A_FOES:
        return True
    return table.is_rival(seen_by, owner) == (wanted == A_RIVALS)
