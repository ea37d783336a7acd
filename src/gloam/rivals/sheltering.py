"""Special Reactions against what a foe's card would do to a character outside an attack. [card.haze]"""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.choices import Resolve
from gloam.core.effect import Effect, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.bans import why_banned
from gloam.rivals.bases import RivalsAsk
from gloam.rivals.catalogue import ALCHEMY, CARDS, NUMBER, POTENCY, SPECIAL
from gloam.rivals.hands import ALL, in_hand, names_in_hand
from gloam.rivals.pieces import DISCARD, NOBODY
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import reacts_with
from gloam.rivals.which import active, guests_of


def aimed_at(table: RivalsTable, card: int, effect: Effect, cause: Cause) -> None:
    """A text is about to do something to this card: its player may have an answer, unless it is an Event's."""
    if table.pieces[cause.card].holder != NOBODY and may_shelter(table, card, cause.seat):
        table.next(AskShelter(table.pieces[card].holder, effect, cause))
    else:
        table.next(Resolve(effect, cause))


def may_shelter(table: RivalsTable, card: int, seat: int) -> bool:
    """Could there be an answer, as far as everyone can tell? [window.principle]"""
    holder = table.pieces[card].holder
    if table.attack is not None or holder in (seat, NOBODY) or not active(table, card) or not table.hand[holder]:
        return False
    return any(table.is_a(guest, ALCHEMY) for guest in guests_of(table, table.party(card)))


def shelters(name: str) -> bool:
    """Is this a card that makes an end of what a foe's card would do?"""
    face = CARDS[NUMBER[name]]
    return face.face_up and not face.hardens


class AskShelter(RivalsAsk):
    """Shall it come to nothing?"""

    rule: ClassVar[str] = "card.haze"

    def __init__(self, seat: int, effect: Effect, source: Source) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.source: Final = source

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.effect, self.source)

    def telling(self) -> bool:
        return True  # whether there is an answer must not show

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        return {"card": here.id_of(self.source.card), "target": here.handle(self.source.target)}

    def offer(self, table: RivalsTable) -> list[str]:
        names = [name for name in names_in_hand(table, self.seat, SPECIAL) if shelters(name)]
        return ["none", *[f"show {name}" for name in names if self.forbids(table, name) is None]]

    def forbids(self, table: RivalsTable, name: str) -> Refused | None:
        no = why_banned(table, self.seat, in_hand(table, self.seat, name))
        asked, has = CARDS[NUMBER[name]].potency, table.quality(POTENCY, self.source.target)
        return no or (Refused("react.by-target", card=name, asked=asked, has=has) if asked > has else None)

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[react.step7] [react.by-target]"""
        here = rivals(table)
        verb, _, name = option.partition(" ")
        if verb != "show" or name not in NUMBER:
            return None
        if name not in names_in_hand(here, self.seat, ALL):
            return Refused("react.step7", absent=name)
        if name not in names_in_hand(here, self.seat, SPECIAL) or not shelters(name):
            return Refused("react.step7", card=name)
        return self.forbids(here, name)

    def answered(self, table: RivalsTable, option: str) -> None:
        assert isinstance(self.source, Cause), "a text of Rivals acts with its cause"
        if option == "none":
            table.next(Resolve(self.effect, self.source))
            return
        card = in_hand(table, self.seat, option[5:])
        table.move(card, DISCARD, self.seat)
        facts: dict[str, Fact] = {"card": table.id_of(card), "against": table.id_of(self.source.card)}
        table.tell("negated", self.rule, self.seat, facts)
        table.next(*reacts_with(table, card, self.source.target, self.source.target))
