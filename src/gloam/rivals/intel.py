"""Intel against Secrecy: what an attack has, and what it lacks."""

from __future__ import annotations

from gloam.rivals.catalogue import INTEL
from gloam.rivals.pieces import NOBODY
from gloam.rivals.table import RivalsTable


def intel(table: RivalsTable) -> int:
    """What the attack has: the best of the attacking party's texts, and what was bought. [attack.step3-intel]"""
    attack = table.attack
    assert attack is not None
    return table.quality(INTEL, attack.attacker) + attack.intel


def intel_against(table: RivalsTable, target: int) -> int:
    """What the attack would have against this character. [card.shades] [card.chooha] [card.murder-of-crows]"""
    attack = table.attack
    assert attack is not None
    foe, aimed = attack.foe, attack.target
    attack.foe, attack.target = table.pieces[target].holder, target
    found = intel(table)
    attack.foe, attack.target = foe, aimed
    return found


def lacking(table: RivalsTable) -> int:
    """The Intel that is missing to the highest Secrecy in the target's party."""
    attack = table.attack
    assert attack is not None
    most = max([table.secrecy(card) for card in table.party(attack.target)])
    return max(0, most - intel(table))


def out_of_reach(table: RivalsTable) -> bool:
    attack = table.attack
    assert attack is not None
    return attack.foe != NOBODY and table.secrecy(attack.target) > intel(table)
