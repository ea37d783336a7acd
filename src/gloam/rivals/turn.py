"""A turn: the Beginning Phase, the Action Phase, the End Phase; then the player on the left. [turn.phases]"""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.deeds import Deed
from gloam.core.draft import Draft
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.core.texts import QUALITY
from gloam.rivals.action_phase import ActionPhase
from gloam.rivals.antagonists import Antagonists
from gloam.rivals.bases import RivalsStep
from gloam.rivals.box import PLAYERS
from gloam.rivals.catalogue import NUMBER, POTENCY, STAYING
from gloam.rivals.city import CityStep
from gloam.rivals.hands import discard, one_of_each
from gloam.rivals.pieces import HAVEN, NOTHING, STREET
from gloam.rivals.refusing import meant, why_not_discard, why_not_mend
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import ITS_NEXT_ATTACK, NEXT_ANIMAL, NEXT_RECRUIT, THEIR_NEXT_ATTACK, THIS_TURN
from gloam.rivals.tokens import tokens
from gloam.rivals.verbs import ASLEEP, DRAW, END_OF_TURN, MEND, START
from gloam.rivals.which import everybody, guests_of, mendable
from gloam.rivals.winning import CheckEnd, Stalled

DRAWN: Final = 2  # cards in the draw step [end.draw]


class Turn(RivalsStep):
    """The steps of a turn, in order. [turn.phases] [begin.order] [end.order]"""

    def do(self, table: RivalsTable) -> None:
        table.turn += 1
        table.begun |= 1 << table.active
        table.used = ()
        table.spent = table.unhosted = 0
        table.gave_now = ()
        table.exposed = ()
        table.felled = ()
        table.fought = ()
        table.shed = ()
        table.succeeded = 0
        table.stays = NOTHING
        table.diverted = 0
        table.phase = "beginning"
        seat = table.active
        table.tell("turn", "turn.phases", seat, {"turn": table.turn})
        table.next(*TURNS[seat])


def steps_of_turn(seat: int) -> tuple[Step, ...]:
    """All that a turn consists of, in order. [turn.phases] [begin.order] [end.order]"""
    return (
        CityStep(),
        StartStep(),
        Deed(START, seat, seat, 1, owner=seat),
        CheckEnd(),
        ReadyAndReturn(),
        ActionPhase(),
        TorporStep(),
        Deed(ASLEEP, seat, seat, 1, owner=seat),
        MendStep(),
        EndStep(),
        Deed(END_OF_TURN, seat, seat, 1, owner=seat),
        CheckEnd(),
        Antagonists(),
        DrawStep(),
        Deed(DRAW, seat, seat, DRAWN, owner=seat),
        NextTurn(),
    )


class StartStep(RivalsStep):
    """One's own vampires lose their No Influence tokens. [begin.no-influence-off]"""

    def do(self, table: RivalsTable) -> None:
        table.step = "start"
        for card in (*table.coterie[table.active], *table.torpor[table.active]):
            piece = table.pieces[card]
            if piece.mute:
                table.pieces[card] = piece.but(mute=0)


class ReadyAndReturn(RivalsStep):
    """All one's cards are readied, vampires go back to the Haven, those at full Blood in Torpor come back.
    [begin.ready] [begin.return] [begin.torpor-return] [fear.still-returns]"""

    def do(self, table: RivalsTable) -> None:
        table.step = "ready"
        seat = table.active
        for card in table.coterie[seat]:
            if not table.pieces[card].fear:
                ready(table, card)
            if table.pieces[card].zone == STREET and not self.stays(table, card):
                table.move(card, HAVEN, seat)
                table.pieces[card] = table.pieces[card].but(party=0)
        for own in guests_of(table, everybody(table)):  # on foes' characters too [attach.foe-attached]
            if table.pieces[own].holder == seat:
                ready(table, own)
        for card in table.board[seat]:
            ready(table, card)
        for card in table.torpor[seat]:
            table.wake(card)
        table.tell("readied-all", "begin.ready", seat, calmed(table, seat))

    def stays(self, table: RivalsTable, card: int) -> bool:
        return card == table.stays or (len(table.index[QUALITY + STAYING]) > 0 and table.quality(STAYING, card) > 0)


def calmed(table: RivalsTable, seat: int) -> dict[str, Fact]:
    """All of one's Fear tokens go; whom they have kept from being readied. [fear.no-ready] [fear.removed]"""
    afraid: list[str] = []
    for card in table.coterie[seat]:
        piece = table.pieces[card]
        if piece.fear:
            table.pieces[card] = piece.but(fear=0)
            if not piece.ready:
                afraid.append(table.handle(card))
    return {"afraid": tuple(afraid)} if afraid else {}


def ready(table: RivalsTable, card: int) -> None:
    piece = table.pieces[card]
    if not piece.ready:
        table.pieces[card] = piece.but(ready=1)


class TorporStep(RivalsStep):
    """Each vampire in one's Torpor gains 1 Blood, and comes back if that fills it. [torpor.gain] [torpor.return]"""

    def do(self, table: RivalsTable) -> None:
        table.phase, table.step = "end", "torpor"
        seat = table.active
        for card in table.torpor[seat]:
            if table.blood(card) < table.quality(POTENCY, card):
                table.put_blood(card, tokens(seat, table.from_supply(seat, 1)))
                table.tell("torpor-blood", "torpor.gain", seat, {"card": table.handle(card)})
            table.wake(card)


class MendStep(RivalsStep):
    """One may discard cards to mend, 1 Blood a card, each vampire once. [mend.discard] [mend.full]"""

    def do(self, table: RivalsTable) -> None:
        table.step = "mend"
        if table.hand[table.active] and mendable(table, table.active):
            table.next(AskMend(table.active, ()))


class AskMend(Draft):
    """Which vampires are mended; then which cards are discarded for them. [mend.discard] [mend.once-each]"""

    rule: ClassVar[str] = "mend.discard"
    adds: ClassVar[str] = "mend"
    drops: ClassVar[str] = "leave"

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.chosen)

    def choosable(self, table: Table) -> list[int]:
        return [card for card in mendable(rivals(table), self.seat) if card not in self.chosen]

    def most(self, table: Table) -> int:
        return len(rivals(table).hand[self.seat])

    def named(self, table: Table, thing: int) -> str:
        return rivals(table).handle(thing)

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[mend.once-each] [mend.max] [mend.discard]"""
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb in (self.adds, self.drops) else NOTHING
        if card == NOTHING:
            return None
        if verb == self.drops:
            return Refused("window.principle", unchosen=here.id_of(card))
        if card in self.chosen:
            return Refused("mend.once-each", card=here.id_of(card))
        return why_not_mend(here, self.seat, card) or Refused("mend.discard", cards=self.most(table))

    def choosing(self, chosen: tuple[int, ...]) -> Draft:
        return AskMend(self.seat, chosen)

    def carry_out(self, table: Table, option: str) -> None:
        seat = self.seat
        if self.chosen:
            deeds = [Deed(MEND, seat, card, 1, card, seat) for card in self.chosen]
            table.next(AskDiscards(seat, len(self.chosen), ()), *deeds)


class AskDiscards(Draft):
    """Exactly so many cards from hand."""

    rule: ClassVar[str] = "mend.discard"
    adds: ClassVar[str] = "discard"
    drops: ClassVar[str] = "keep"

    def __init__(self, seat: int, count: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat, chosen)
        self.count: Final = count

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.count, self.chosen)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"left": self.count - len(self.chosen)}

    def ends(self, table: Table) -> list[str]:
        return ["done"] if len(self.chosen) == self.count else []

    def choosable(self, table: Table) -> list[int]:
        here = rivals(table)
        return one_of_each(here, [card for card in here.hand[self.seat] if card not in self.chosen])

    def most(self, table: Table) -> int:
        return self.count

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[term.discard] [mend.discard]"""
        here, left = rivals(table), self.count - len(self.chosen)
        verb, _, name = option.partition(" ")
        if option == "done":
            return Refused("mend.discard", left=left)
        if name not in NUMBER:
            return None
        if verb == self.drops:
            return Refused("window.principle", unchosen=name)
        no = why_not_discard(here, self.seat, name) if verb == self.adds else None
        if no is not None or verb != self.adds:
            return no
        return Refused("mend.discard", card=name) if left else Refused("mend.discard", enough=self.count)

    def choosing(self, chosen: tuple[int, ...]) -> Draft:
        return AskDiscards(self.seat, self.count, chosen)

    def carry_out(self, table: Table, option: str) -> None:
        for card in self.chosen:
            discard(rivals(table), self.seat, card)


class EndStep(RivalsStep):
    """The end-of-turn step begins. [end.effects]"""

    def do(self, table: RivalsTable) -> None:
        table.step = "end"


class DrawStep(RivalsStep):
    """The draw step begins. [end.draw]"""

    def do(self, table: RivalsTable) -> None:
        table.step = "draw"


class NextTurn(RivalsStep):
    """What was lent for the turn is over, and the player on the left begins. [turn.phases]"""

    def do(self, table: RivalsTable) -> None:
        table.end(THIS_TURN)
        table.end(ITS_NEXT_ATTACK)
        table.end(THEIR_NEXT_ATTACK)
        table.end(NEXT_ANIMAL)
        table.end(NEXT_RECRUIT)
        table.next(CheckEnd(), Stalled(), PassOn())


class PassOn(RivalsStep):
    """It is the next player's turn."""

    def do(self, table: RivalsTable) -> None:
        table.active = (table.active + 1) % table.seats
        table.next(Turn())


TURNS: Final = tuple(
    [steps_of_turn(seat) for seat in range(max(PLAYERS))]
)  # steps never change, so all turns share them
