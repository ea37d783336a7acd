"""Diablerie: a vampire that falls is drained for good by the one that did it, which keeps it as an attachment without a
text and has more Blood Potency. [defeat.diablerie]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.deeds import Deed
from gloam.core.effect import Condition, Source
from gloam.core.event import Fact
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import QUALITY, Become, Cause, Instead
from gloam.rivals.bases import RivalsStep
from gloam.rivals.catalogue import AGGRAVATED, MERCIFUL, VAMPIRE
from gloam.rivals.costs import Cost, RivalsEffect
from gloam.rivals.counts import cause_of
from gloam.rivals.patterns import When
from gloam.rivals.pieces import BURNED, NOBODY, NOTHING
from gloam.rivals.spoils import attaching
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.tokens import of_colour, tokens
from gloam.rivals.verbs import DEFEAT, DIABLERIZED
from gloam.rivals.which import active, bearer


@dataclass(frozen=True)
class Diablerize(Become):
    """It is neither Torpor nor burning: the vampire that does it performs diablerie, unless it may not.
    [defeat.diablerie] [card.unburdening]"""

    def can(self, table: Table, source: Cause, deed: Deed) -> bool:
        here = rivals(table)
        return not here.index[QUALITY + MERCIFUL] or deed.by == NOTHING or not here.quality(MERCIFUL, deed.by)

    def of(self, table: Table, source: Cause, deed: Deed, code: int) -> Deed | None:
        return deed.but(code, deed.amount, deed.on, DIABLERIZED)


@dataclass(frozen=True)
class Drinks(Condition):
    """Damage of this character's own attack is about to send somebody to Torpor. [key.diablerist]"""

    def holds(self, table: Table, source: Source) -> bool:
        here, cause = rivals(table), cause_of(source)
        attack, deed = here.attack, cause.deed
        if attack is None or deed is None or not deed.at_once or deed.by != attack.attacker:
            return False
        return deed.by == bearer(here, cause) and deed.detail not in (AGGRAVATED, DIABLERIZED)


DIABLERIST: Final = Instead(When(DEFEAT, kind=VAMPIRE), Diablerize(), may=True, when=Drinks())


class Feast(RivalsStep):
    """Once all who fall together have fallen, the vampire that was drained is attached to the one that did it, if that
    stands and has room. [defeat.diablerie]"""

    def __init__(self, eater: int, by: int, card: int) -> None:
        super().__init__()
        self.eater: Final = eater
        self.by: Final = by
        self.card: Final = card

    def fields(self) -> tuple[Field, ...]:
        return (self.eater, self.by, self.card)

    def do(self, table: RivalsTable) -> None:
        if self.by != NOTHING and active(table, self.by) and table.pieces[self.card].zone == BURNED:
            table.next(*attaching(table, self.by, self.card, self.eater, self.by))


# ---- tokens of foes on a card of one's own


@dataclass(frozen=True)
class TakeHostages(RivalsEffect):
    """1 Prestige of each foe's colour lies on this card, from the general supply. [card.the-big-house]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        for foe in table.foes(source.seat):
            put = table.from_supply(foe, 1)
            table.put_blood(source.card, tokens(foe, put))
        facts: dict[str, Fact] = {"card": table.handle(source.card), "amount": table.blood(source.card)}
        table.tell("tokens-put", "card.the-big-house", source.seat, facts)


@dataclass(frozen=True)
class GiveBack(Cost):
    """1 Prestige of their colour goes from this card to the player whose vampire falls. [card.the-big-house]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        foe = self.foe(source)
        return foe != NOBODY and of_colour(table.pieces[source.card].tokens, foe) > 0

    def foe(self, source: Source) -> int:
        deed = source.deed if isinstance(source, Cause) else None
        return NOBODY if deed is None else deed.owner

    def do(self, table: RivalsTable, source: Cause) -> None:
        foe, piece = self.foe(source), table.pieces[source.card]
        table.pieces[source.card] = piece.but(tokens=piece.tokens - tokens(foe, 1))
        table.prestige[foe] += tokens(foe, 1)
        table.tell("given-back", "card.the-big-house", source.seat, {"card": table.handle(source.card), "to": foe})
