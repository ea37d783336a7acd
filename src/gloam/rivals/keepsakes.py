"""Possessive vampires: what one keeps of all that is attached to it when it enters Torpor. [key.possessive]"""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.deeds import Deed
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import QUALITY
from gloam.rivals.attack_record import DEEDS_NOTED, KEPT
from gloam.rivals.bases import RivalsAsk
from gloam.rivals.catalogue import AGGRAVATED, GHOUL, POSSESSIVE, TITLE
from gloam.rivals.pieces import NOTHING
from gloam.rivals.refusing import meant
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import DIABLERIZED


def losable(table: RivalsTable, card: int) -> list[int]:
    """What would leave it in Torpor: all but a Title. [torpor.attachments] [key.possessive]"""
    return [guest for guest in table.pieces[card].guests if not table.is_a(guest, TITLE)]


def asked_to_keep(table: RivalsTable, deeds: tuple[Deed, ...]) -> list[AskKeepsake]:
    """Whoever of those that fall goes to Torpor and may keep something."""
    if not table.index[QUALITY + POSSESSIVE]:
        return []
    sleep = [deed.on for deed in deeds if deed.detail not in (AGGRAVATED, DIABLERIZED)]
    cards = [card for card in sleep if not table.is_a(card, GHOUL) and table.quality(POSSESSIVE, card) > 0]
    return [AskKeepsake(table.pieces[card].holder, card) for card in cards if losable(table, card)]


def kept(table: RivalsTable, guest: int) -> bool:
    """Is this what its bearer keeps in Torpor? It is noted no longer."""
    code = guest * DEEDS_NOTED + KEPT
    if code not in table.fought:
        return False
    table.fought = tuple([other for other in table.fought if other != code])
    return True


class AskKeepsake(RivalsAsk):
    """Which attached card it keeps, or none. [key.possessive]"""

    rule: ClassVar[str] = "key.possessive"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.card)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": rivals(table).handle(self.card)}

    def offer(self, table: RivalsTable) -> list[str]:
        return ["none", *[f"choose {table.handle(guest)}" for guest in losable(table, self.card)]]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "choose" else NOTHING
        return None if card == NOTHING else Refused(self.rule, card=here.id_of(card), bearer=here.id_of(self.card))

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "none":
            return
        guest = table.with_handle(option[7:])
        table.fought = (*table.fought, guest * DEEDS_NOTED + KEPT)
        facts: dict[str, Fact] = {"card": table.handle(guest), "to": table.handle(self.card)}
        table.tell("kept-in-torpor", self.rule, self.seat, facts)
