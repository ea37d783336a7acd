"""Special Reactions that aid a character of another coterie. [key.special]"""

from __future__ import annotations

from typing import ClassVar

from gloam.core.choices import Resolve
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.table import Table
from gloam.core.texts import Cause, Lend
from gloam.rivals.attack_record import Attack
from gloam.rivals.bases import RivalsAsk
from gloam.rivals.catalogue import ATTACK_TYPES, CARDS, NUMBER, SPECIAL
from gloam.rivals.hands import ALL, in_hand, names_in_hand
from gloam.rivals.open_lists import aids, may_hold
from gloam.rivals.pieces import DISCARD, NOTHING, STREET
from gloam.rivals.playing import why_not_play
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import THIS_ATTACK


def helpers(table: RivalsTable, attack: Attack) -> list[int]:
    """Who is asked for aid, once the defender has been asked for a Reaction: everyone else who may hold such a card,
    where the target is in The Street."""
    if table.pieces[attack.target].zone != STREET:
        return []
    others = [seat for seat in table.foes(attack.seat) if seat != attack.foe]
    return [seat for seat in others if may_hold(table, seat, aids)]


class AskAid(RivalsAsk):
    """A card played face up from the hand for whoever is attacked; its texts hold for this attack, and it is
    discarded. [key.special]"""

    rule: ClassVar[str] = "key.special"

    def tells(self, table: Table) -> bool:
        return not self.is_over(rivals(table))  # whether there is such a card must not show

    def is_over(self, table: RivalsTable) -> bool:
        """Has a Reaction already brought the attack to nothing? [card.haze]"""
        return table.attack is not None and table.attack.target == NOTHING

    def facts(self, table: Table) -> dict[str, Fact]:
        attack, here = rivals(table).attack, rivals(table)
        assert attack is not None
        facts: dict[str, Fact] = {"card": here.handle(attack.target), "by": here.handle(attack.attacker)}
        return {**facts, "type": ATTACK_TYPES[attack.type]} if attack.type else facts

    def offer(self, table: RivalsTable) -> list[str]:
        if self.is_over(table):
            return ["none"]
        names = [name for name in names_in_hand(table, self.seat, SPECIAL) if CARDS[NUMBER[name]].aids]
        return ["none", *[f"show {name}" for name in names if self.forbids(table, name) is None]]

    def forbids(self, table: RivalsTable, name: str) -> Refused | None:
        """What it takes to react with it, for the one who is attacked."""
        attack = table.attack
        assert attack is not None
        return why_not_play(table, in_hand(table, self.seat, name), attack.target, attack.type, reaction=True)

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[react.step7] [react.type] [react.by-target]"""
        here = rivals(table)
        verb, _, name = option.partition(" ")
        if verb != "show" or name not in NUMBER:
            return None
        if name not in names_in_hand(here, self.seat, ALL):
            return Refused("react.step7", absent=name)
        return self.forbids(here, name) if CARDS[NUMBER[name]].aids else Refused(self.rule, card=name)

    def answered(self, table: RivalsTable, option: str) -> None:
        attack = table.attack
        assert attack is not None
        if option == "none":
            return
        card = in_hand(table, self.seat, option[5:])
        table.move(card, DISCARD, self.seat)
        facts: dict[str, Fact] = {"card": table.id_of(card), "to": table.handle(attack.target)}
        table.tell("aided", self.rule, self.seat, facts)
        face, cause = table.face(card), Cause(self.seat, card, 0, attack.target)
        for text in face.texts:
            table.lend(Lend(text, THIS_ATTACK), cause)
        if face.play is not None:
            table.next(Resolve(face.play, cause))
