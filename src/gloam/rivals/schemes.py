"""Schemes: an Influence Conflict. Everyone declares once, in turn; what is hidden is shown when all have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.choices import Resolve
from gloam.core.deeds import Deed
from gloam.core.draft import Draft
from gloam.core.effect import Count, Source
from gloam.core.event import EVERYONE, Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table, amount_in
from gloam.core.texts import Cause
from gloam.rivals.bases import RivalsStep
from gloam.rivals.conflict_record import NO, OUT, YES, Conflict, put
from gloam.rivals.influence import HIDE, LAY, EndConflict, Influencing, given_by, layable, spend_posting
from gloam.rivals.knowledge import hide
from gloam.rivals.pieces import FOUGHT, LAID, NOBODY, NOTHING
from gloam.rivals.refusing import seat_meant
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.tokens import taken
from gloam.rivals.verbs import LAID_DOWN, PLAYED, RESOLVED, SETTLED, SUCCEEDED

SIDES: Final = {"out": OUT, "yes": YES, "no": NO}


def start(table: RivalsTable, seat: int, card: int, actor: int) -> tuple[Step, ...]:
    """The card has been shown and a vampire exhausted: the conflict starts at once. [scheme.play] [scheme.order]"""
    table.conflict = Conflict(seat, card, actor, table.seats)
    naming: list[Step] = [AskNamed(seat, ())] if table.face(card).naming else []
    return (Deed(PLAYED, seat, card, 1, actor, seat), *naming, *declaring(table))


def declaring(table: RivalsTable) -> list[Step]:
    """Everyone declares, then it is decided. [scheme.once]"""
    asks = [AskDeclare(other, ()) for other in table.clockwise() if not table.out[other]]
    return [*asks, ShowInfluence(), Decide()]


class AskDeclare(Influencing):
    """One whole declaration: who exerts, a card and Prestige in secret, and the side.
    [scheme.once] [scheme.others-free] [scheme.active-yes] [scheme.last-prestige] [window.scheme]"""

    rule: ClassVar[str] = "scheme.once"

    def ends(self, table: Table) -> list[str]:
        conflict = rivals(table).conflict
        assert conflict is not None
        if conflict.seat == self.seat:
            return ["yes"]
        return ["yes", "no"] if self.chosen else ["yes", "no", "out"]

    def parts(self, table: RivalsTable) -> list[str]:
        found = super().parts(table)
        if not self.of(HIDE) and not self.pending():
            found += [f"hide {amount}" for amount in range(1, table.has_prestige(self.seat))]
        return found

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[scheme.active-yes] [scheme.last-prestige] [scheme.once] [window.scheme]"""
        here = rivals(table)
        assert here.conflict is not None
        verb, _, amount = option.partition(" ")
        if self.pending():
            return super().why_not(table, option)
        if verb in ("no", "out") and here.conflict.seat == self.seat:
            return Refused("scheme.active-yes", card=here.id_of(here.conflict.card))
        if verb == "out":
            return Refused("window.scheme", card=here.id_of(here.conflict.card))
        if verb == "hide" and amount_in(amount) >= 0:
            rule = "scheme.once" if self.of(HIDE) else "scheme.last-prestige"
            return Refused(rule, amount=amount_in(amount), prestige=here.has_prestige(self.seat))
        return super().why_not(table, option)

    def choosing(self, chosen: tuple[int, ...]) -> Draft:
        return AskDeclare(self.seat, chosen)

    def carry_out(self, table: Table, option: str) -> None:
        here, seat = rivals(table), self.seat
        conflict = here.conflict
        assert conflict is not None
        conflict.side = put(conflict.side, seat, SIDES[option])
        if self.of(HIDE):
            conflict.hidden = put(conflict.hidden, seat, self.of(HIDE)[0])
        laid = self.of(LAY)
        steps = list(self.put_in(here))
        facts: dict[str, Fact] = {"side": option, "laid": len(laid) > 0}
        here.tell("declared", self.rule, seat, facts)
        if laid:
            card = laid[0]
            names = layable(here, seat)
            alike = [other for other in here.hand[seat] if other != card and here.id_of(other) in names]
            spend_posting(here, seat, card)
            conflict.laid = put(conflict.laid, seat, card)
            here.move(card, LAID, seat)
            hide(here, card, seat, alike)
            steps.append(Deed(LAID_DOWN, seat, card, 1, owner=seat))
        here.next(*steps)


class ShowInfluence(RivalsStep):
    """What is hidden is shown together. [scheme.reveal]"""

    def do(self, table: RivalsTable) -> None:
        conflict = table.conflict
        assert conflict is not None
        conflict.shown = True
        table.taught = EVERYONE  # also that a fist is empty
        moments: list[Step] = []
        for seat in table.clockwise():
            card = conflict.laid[seat]
            facts: dict[str, Fact] = {"hidden": conflict.hidden[seat]}
            if card != NOTHING:
                table.move(card, FOUGHT, seat, conflict.actor)
                facts["card"] = table.id_of(card)
                facts["amount"] = given_by(table, card)
                moments.append(Deed(RESOLVED, seat, card, 1, owner=seat))
            if card != NOTHING or conflict.hidden[seat]:
                table.tell("influence-shown", "scheme.reveal", seat, facts)
        table.next(*moments)


def total(table: RivalsTable, side: int) -> int:
    """All that a side has: exerted, given by texts, hidden and on cards."""
    conflict = table.conflict
    assert conflict is not None
    found = 0
    for seat in range(table.seats):
        if conflict.side[seat] == side:
            card = conflict.laid[seat]
            found += conflict.exerted[seat] + conflict.extra[seat] + conflict.hidden[seat]
            found += 0 if card == NOTHING else given_by(table, card)
    return found


@dataclass(frozen=True)
class InFavour(Count):
    """The Influence in favour of the Scheme that has been decided, hidden Prestige and cards among it.
    [card.sixth-tradition]"""

    def of(self, table: Table, source: Source) -> int:
        here = rivals(table)
        return 0 if here.conflict is None else total(here, YES)


def prevailed(table: RivalsTable) -> int:
    """The side that wins; equal sides are a Yes. [scheme.tie] [scheme.no-votes]"""
    return YES if total(table, YES) >= total(table, NO) else NO


class Decide(RivalsStep):
    """The winning side loses the Prestige it hid; then the text happens, or does not.
    [scheme.yes] [scheme.no] [scheme.who-pays] [scheme.fist-counts]"""

    def do(self, table: RivalsTable) -> None:
        conflict = table.conflict
        assert conflict is not None
        side, seat, card = prevailed(table), conflict.seat, conflict.card
        facts: dict[str, Fact] = {"card": table.id_of(card), "yes": total(table, YES), "no": total(table, NO)}
        for other in range(table.seats):
            if conflict.side[other] == side and conflict.hidden[other]:
                paid = taken(table.prestige[other], other, conflict.hidden[other])
                table.prestige[other] -= paid
                table.to_supply(paid)
        table.tell(
            "scheme-yes" if side == YES else "scheme-no", "scheme.yes" if side == YES else "scheme.no", seat, facts
        )
        after: tuple[Step, ...] = (Deed(SETTLED, seat, card, side, conflict.actor, seat), EndConflict())
        if side == NO:
            table.next(*after)
            return
        play = table.face(card).play
        assert play is not None, "a Scheme does something"
        does = Resolve(play, Cause(seat, card, table.pieces[card].stamp, conflict.actor))
        if table.owner[card] == NOBODY:  # an Event of the City, which nobody has played [card.tipped-off]
            table.next(does, *after)
            return
        table.succeeded += 1
        table.next(does, Deed(SUCCEEDED, seat, card, 1, conflict.actor, seat), *after)


class AskNamed(Draft):
    """Whom Balance of Power names beside its own player: at least half of all, and not all.
    [card.balance-of-power-count]"""

    rule: ClassVar[str] = "card.balance-of-power-count"
    adds: ClassVar[str] = "name"
    drops: ClassVar[str] = "leave"

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.chosen)

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        assert here.conflict is not None
        return {**super().facts(table), "card": here.id_of(here.conflict.card)}

    def ends(self, table: Table) -> list[str]:
        return ["done"] if 2 * (len(self.chosen) + 1) >= table.seats else []

    def choosable(self, table: Table) -> list[int]:
        return [seat for seat in rivals(table).foes(self.seat) if seat not in self.chosen]

    def most(self, table: Table) -> int:
        return table.seats - 2

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[card.balance-of-power-count] [card.balance-of-power-limits]"""
        here = rivals(table)
        verb, _, letter = option.partition(" ")
        if option == "done":
            return Refused("card.balance-of-power-count", players=table.seats)
        seat = seat_meant(here, letter.upper()) if verb in (self.adds, self.drops) else NOBODY
        if seat == NOBODY:
            return None
        if verb == self.drops:
            return Refused("window.principle", seat=seat)
        if seat == self.seat or seat in self.chosen:
            return Refused("card.balance-of-power-count", seat=seat)
        return Refused("card.balance-of-power-limits", seat=seat)

    def named(self, table: Table, thing: int) -> str:
        return rivals(table).letter(thing)

    def choosing(self, chosen: tuple[int, ...]) -> Draft:
        return AskNamed(self.seat, chosen)

    def carry_out(self, table: Table, option: str) -> None:
        here = rivals(table)
        conflict = here.conflict
        assert conflict is not None
        conflict.named = tuple(sorted((self.seat, *self.chosen)))
        here.tell("named", self.rule, self.seat, {"seats": conflict.named})
