"""Which texts in force touch what is going on: an attack, Influence that is called for, or what one is asked about.
Beside one's own question only what everyone can see is looked at."""

from __future__ import annotations

from typing import Final

from gloam.core.texts import CHANGED, QUALITY, WINDOW, Force
from gloam.rivals.attack_record import Attack
from gloam.rivals.catalogue import (
    AGGRAVATED,
    ARMOURED,
    ATTRIBUTE,
    DAMAGE,
    FEWER_SHIELDS,
    GUARD,
    INFLUENCE,
    INTEL,
    MILD,
    NO_SHIELDS,
    NUMBER,
    RANGED_BAN,
    RESISTS,
    SECRECY,
    SHIELD,
    UNBLOCKABLE,
    UNRESISTED,
)
from gloam.rivals.fight_steps import BLOCK, step_now
from gloam.rivals.fight_steps import INTEL as INTEL_STEP
from gloam.rivals.pieces import NOTHING, OPENLY
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import BLOCKING, FIGHT, INFLUENCING, SPYING, Activated, Plus
from gloam.rivals.verbs import ANNOUNCED, ATTACK_OVER, BLOCKED, DEFEAT, HURT, REVEALED, SUMMED, TAKEN, TARGETED
from gloam.rivals.which import active

IN_FIGHTS: Final = (TARGETED, ANNOUNCED, BLOCKED, REVEALED, SUMMED, HURT, TAKEN, DEFEAT, ATTACK_OVER)


def touching(table: RivalsTable, seat: int | None) -> list[str]:
    """The cards whose texts matter to this viewer now, each once."""
    found = [*of_fight(table), *of_influence(table)]
    cards = [force.cause.card for force in found if table.works(force)]
    open_ = [table.id_of(card) for card in cards if card >= 0 and OPENLY >> table.pieces[card].zone & 1]
    return list(dict.fromkeys([*asked_about(table, seat), *open_]))


def asked_about(table: RivalsTable, seat: int | None) -> list[str]:
    """The cards that the question to this seat speaks of."""
    found: list[str] = []
    for ask in table.open:
        if ask.seat != seat:
            continue
        facts = ask.facts(table)
        several = facts.get("cards")
        names = [facts.get("card"), *(several if isinstance(several, tuple) else ())]
        found += [name for name in names if isinstance(name, str) and name in NUMBER]
    return found


# ---- an attack


def of_fight(table: RivalsTable) -> list[Force]:
    """What adds to a number that counts in it, what may be used in it, and what waits for its end."""
    attack = table.attack
    if attack is None:
        return []
    fighters = [card for card in (attack.attacker, attack.target) if card != NOTHING and active(table, card)]
    mates = [mate for card in fighters for mate in table.party(card)]
    found = [force for which in counting(table, attack) for force in adding(table, which, mates)]
    spying = (SPYING,) if step_now(table, attack) <= INTEL_STEP else ()
    for window in (*spying, FIGHT, BLOCKING):
        found += [force for force in table.index[WINDOW + window] if may_use(force, attack)]
    for verb in IN_FIGHTS:
        found += [*table.index[verb], *table.index[CHANGED + verb]]
    return found


def counting(table: RivalsTable, attack: Attack) -> list[int]:
    """The qualities that count in this attack, as far as it has come."""
    found = [DAMAGE, SHIELD, AGGRAVATED, MILD, ARMOURED, NO_SHIELDS, UNRESISTED, FEWER_SHIELDS]
    step = step_now(table, attack)
    if step <= INTEL_STEP:
        found += [INTEL, SECRECY]
    if step <= BLOCK:
        found += [GUARD, UNBLOCKABLE]
    if not attack.type:
        return [*found, RANGED_BAN, *ATTRIBUTE.values()]
    return [*found, *[qualities[attack.type] for qualities in (ATTRIBUTE, RESISTS) if attack.type in qualities]]


def adding(table: RivalsTable, which: int, cards: list[int]) -> list[Force]:
    """The texts that add to this quality of one of these cards."""
    return [force for force in table.index[QUALITY + which] if any(adds(table, force, card) for card in cards)]


def adds(table: RivalsTable, force: Force, card: int) -> bool:
    text = force.text
    return isinstance(text, Plus) and text.who.includes(table, force.cause, card)


def may_use(force: Force, attack: Attack) -> bool:
    """Is it the ability of one of the two, or one for the turns of others?"""
    text = force.text
    return force.cause.seat in (attack.seat, attack.foe) or (isinstance(text, Activated) and text.relentless)


# ---- Influence


def of_influence(table: RivalsTable) -> list[Force]:
    """What adds to somebody's Influence, and what may be used for it."""
    if table.conflict is None:
        return []
    everybody = [card for seat in range(table.seats) for card in table.coterie[seat]]
    return [*adding(table, INFLUENCE, everybody), *table.index[WINDOW + INFLUENCING]]
