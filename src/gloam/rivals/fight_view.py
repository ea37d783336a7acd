"""The attack under way as a viewer may know it, with the sum so far."""

from __future__ import annotations

from typing import Final

from gloam.rivals.attack_record import Attack, Blow
from gloam.rivals.catalogue import (
    ATTACK_TYPES,
    ATTRIBUTE,
    DAMAGE,
    FEWER_SHIELDS,
    MORTAL,
    NO_SHIELDS,
    RESISTS,
    SHIELD,
    UNBLOCKABLE,
    UNRESISTED,
    Card,
    strikes,
)
from gloam.rivals.damage import acts, harshly
from gloam.rivals.fight_effects import gives_back, mirror
from gloam.rivals.intel import intel, lacking
from gloam.rivals.pieces import LAID, NOBODY, NOTHING
from gloam.rivals.table import RivalsTable
from gloam.rivals.which import active

Plain = dict[str, object]
SUMMED: Final = 10  # the step at which the damage is summed


def attack_view(table: RivalsTable, viewer: int) -> Plain | None:
    attack = table.attack
    if attack is None:
        return None
    return {
        "seat": attack.seat,
        "foe": None if attack.foe == NOBODY else attack.foe,
        "step": attack.step,
        "challenge": attack.challenge,
        "type": ATTACK_TYPES.get(attack.type),
        "attacker": named(table, attack.attacker),
        "target": named(table, attack.target),
        "first": named(table, attack.first),
        "blocker": named(table, attack.blocker),
        "reacting": named(table, attack.reacting),
        "attackers": members(table, attack.attacker),
        "defenders": members(table, attack.target),
        "unblockable": active(table, attack.attacker) and table.quality(UNBLOCKABLE, attack.attacker) > 0,
        "card": fight_card(table, attack, attack.card, viewer),
        **({} if attack.spare == NOTHING else {"spare": fight_card(table, attack, attack.spare, viewer)}),
        "reaction": fight_card(table, attack, attack.reaction, viewer),
        **({"also": [fight_card(table, attack, card, viewer) for card in attack.also]} if attack.also else {}),
        "intel": intel(table),
        "lacking": lacking(table) if attack.foe != NOBODY and active(table, attack.target) else 0,
        "strength": attack.strength if attack.step >= SUMMED else None,
        "sum": sum_for(table, attack, viewer),
        "back": back_for(table, attack, viewer),
        "defence": defence(table, attack, viewer),
        "taken": blows_view(table, attack.taken),
        "fallen": [named(table, card) for card in attack.fallen],
    }


def named(table: RivalsTable, card: int) -> str | None:
    """A card in play by its handle, one that lies open by its id, one that was shuffled away not at all."""
    if card == NOTHING or (not table.pieces[card].stamp and table.pieces[card].seen != table.everyone()):
        return None
    return table.handle(card)


def members(table: RivalsTable, card: int) -> list[str]:
    """Who stands with this one."""
    if card == NOTHING or not active(table, card):
        return []
    return [table.handle(other) for other in table.party(card)]


def known(table: RivalsTable, card: int, viewer: int) -> Card | None:
    """A card of the fight, if there is one and this viewer knows it."""
    if card == NOTHING:
        return None
    piece = table.pieces[card]
    hidden = piece.zone == LAID and piece.holder != viewer and not piece.seen >> viewer & 1
    return None if hidden else table.face(card)


def fight_card(table: RivalsTable, attack: Attack, card: int, viewer: int) -> Plain | None:
    if card == NOTHING:
        return None
    face = known(table, card, viewer)
    return {
        "handle": table.handle(card) if table.pieces[card].stamp else None,
        "card": None if face is None else face.id,
        "down": table.pieces[card].zone == LAID,
        "cancelled": attack.cancelled == card,
        "no_text": card in table.blank,
    }


def sum_for(table: RivalsTable, attack: Attack, viewer: int) -> Plain | None:
    """The damage that the attack deals, part by part: the card, the attribute, all else. [damage.step10-sum]"""
    if not is_reckoned(table, attack, attack.attacker):
        return None
    face = known(table, attack.card, viewer)
    return parts_of(table, attack.attacker, attack.type, face, 0)


def back_for(table: RivalsTable, attack: Attack, viewer: int) -> Plain | None:
    """The same of a Reaction that deals damage; what it gives back, as far as this viewer knows what the attack deals.
    [damage.reaction-sum] [damage.mirrored]"""
    face = known(table, attack.reaction, viewer)
    if face is None or attack.cancelled == attack.reaction or not is_reckoned(table, attack, attack.reacting):
        return None
    given = mirror(face)
    many = 0 if given is None else dealt_so_far(table, attack, viewer) // gives_back(given)
    if strikes(face):
        return parts_of(table, attack.reacting, face.hits_as or attack.type, face, many)
    return None if given is None else told(given.type, (0, 0, many), False)


def is_reckoned(table: RivalsTable, attack: Attack, fighter: int) -> bool:
    """Is the damage of this one still being summed?"""
    return fighter != NOTHING and attack.type != 0 and attack.step <= SUMMED and active(table, fighter)


def dealt_so_far(table: RivalsTable, attack: Attack, viewer: int) -> int:
    """What the attack deals, with its card if this viewer knows it."""
    if not active(table, attack.attacker):
        return attack.strength
    _, parts, _ = summed(table, attack.attacker, attack.type, known(table, attack.card, viewer))
    return max(0, sum(parts))


def parts_of(table: RivalsTable, fighter: int, kind: int, face: Card | None, given: int) -> Plain:
    kind, (skull, attribute, more), harsh = summed(table, fighter, kind, face)
    return told(kind, (skull, attribute, more + given), harsh)


def summed(table: RivalsTable, fighter: int, kind: int, face: Card | None) -> tuple[int, tuple[int, int, int], bool]:
    """The type; the card, the attribute, all else; whether it is Aggravated."""
    skull = 0 if face is None else face.damage
    attribute = table.quality(ATTRIBUTE[kind], fighter) if kind in ATTRIBUTE else 0
    harsh = harshly(table, fighter, face is not None and face.aggravated)
    return kind, (skull, attribute, table.quality(DAMAGE, fighter)), harsh


def told(kind: int, parts: tuple[int, int, int], harsh: bool) -> Plain:
    skull, attribute, more = parts
    return {
        "type": ATTACK_TYPES[kind],
        "card": skull,
        "attribute": attribute,
        "more": more,
        "total": max(0, sum(parts)),
        "aggravated": harsh,
    }


def defence(table: RivalsTable, attack: Attack, viewer: int) -> Plain | None:
    """What the target has against the damage: its attribute and Shields, or the Blood that it must lose in one blow.
    [damage.step11-attribute] [damage.step11-shields] [mortal.one-blow]"""
    target = attack.target
    if target == NOTHING or not attack.type or attack.step > SUMMED + 1:
        return None
    if table.is_a(target, MORTAL):
        return {"attribute": 0, "shields": 0, "value": table.endurance(target)}
    if not active(table, target):
        return None
    face = known(table, attack.reaction, viewer)
    shields = table.quality(SHIELD, target)
    if face is not None and attack.reacting == target and attack.cancelled != attack.reaction:
        shields += face.shield
    shields += sum([table.face(card).shield for card in attack.also if acts(table, card)])
    attribute = table.quality(RESISTS[attack.type], target)
    if active(table, attack.attacker):
        shields = 0 if table.quality(NO_SHIELDS, attack.attacker) else shields
        attribute = 0 if table.quality(UNRESISTED, attack.attacker) else attribute
    return {"attribute": attribute, "shields": max(0, shields - table.quality(FEWER_SHIELDS, target)), "value": None}


def blows_view(table: RivalsTable, blows: tuple[Blow, ...]) -> list[Plain]:
    """Damage that was summed, is about to be taken, or was taken."""
    return [
        {
            "card": named(table, blow.card),
            "amount": blow.amount,
            "type": ATTACK_TYPES.get(blow.type),
            "aggravated": blow.aggravated,
            "by": named(table, blow.by),
            "seat": None if blow.doer == NOBODY else blow.doer,
        }
        for blow in blows
    ]
