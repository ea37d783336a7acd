"""How an attack ends: what was lent for it is over, the cards of it are discarded."""

from __future__ import annotations

from gloam.core.texts import QUALITY, Force
from gloam.rivals.attack_record import DEEDS_NOTED, LED, ON_ANTAGONIST, Attack
from gloam.rivals.bases import RivalsStep
from gloam.rivals.catalogue import INQUISITION, POTENCY
from gloam.rivals.pieces import ATTACHED, DISCARD, NOBODY, NOTHING
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import ITS_NEXT_ATTACK, THEIR_NEXT_ATTACK, THIS_ATTACK
from gloam.rivals.verbs import trim
from gloam.rivals.which import active


def there(table: RivalsTable, card: int) -> bool:
    """Is it still to be attacked: a character outside Torpor, or a mortal in The Street?"""
    return active(table, card) or card in table.street


def start_attack(table: RivalsTable, attack: Attack) -> None:
    """An attack is under way: whatever becomes of it, this character has made one. [card.spiders]"""
    table.attack = attack
    table.fought = (*table.fought, attack.attacker * DEEDS_NOTED + LED)


def note_attack(table: RivalsTable, attack: Attack) -> None:
    """The attacker's party has made an attack of this type this turn, whatever becomes of it, and one against an
    Antagonist, where the target is one. [card.lixue-chen] [card.trinity-voss]"""
    attack.party = table.party(attack.attacker)
    kinds = [attack.type, ON_ANTAGONIST] if table.is_a(attack.target, INQUISITION) else [attack.type]
    made = [card * DEEDS_NOTED + kind for kind in kinds for card in attack.party]
    table.fought = (*table.fought, *made)


def used_up(table: RivalsTable, attacker: int) -> list[Force]:
    """What was lent for the next attack of this character, or of any of those for whom the same card lent it.
    [card.chooha]"""
    shared = [force.cause.card for force in until(table, THEIR_NEXT_ATTACK) if force.cause.target == attacker]
    own = [force for force in until(table, ITS_NEXT_ATTACK) if force.cause.card == attacker]
    return [*own, *[force for force in until(table, THEIR_NEXT_ATTACK) if force.cause.card in shared]]


def until(table: RivalsTable, end: int) -> list[Force]:
    return [force for force in table.lasting if force.lent is not None and force.lent.until == end]


class EndAttack(RivalsStep):
    """Every card played in it is discarded, and the attacker has no more Blood than its own Blood Potency allows.
    [attack.discard-after] [bp.lost-bonus]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        assert attack is not None, "an attack ended that never began"
        for card in (attack.card, attack.spare, *attack.reactions()):
            if card != NOTHING and table.pieces[card].zone != ATTACHED:  # it may stay with its target [card.crossbow]
                table.move(card, DISCARD, table.owner[card])
        table.blank = ()
        table.attack = None
        table.end(THIS_ATTACK)
        for force in used_up(table, attack.attacker):
            table.give_back(force)
        if table.index[QUALITY + POTENCY] and active(table, attack.attacker):
            trim(table, attack.attacker, NOBODY, NOTHING)
