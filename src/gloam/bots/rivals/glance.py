"""Whom a vampire could attack, and what would come of it, at a glance: printed damage, attributes and what holds it
back, without what texts add now and then."""

from __future__ import annotations

from typing import Final

from gloam.bots.rivals.blows import ALL_TYPES, extras
from gloam.rivals.bans import is_banned
from gloam.rivals.catalogue import ATTACK, ATTRIBUTE, DAMAGE, KIND, MORTAL, POTENCY, RESISTS, SHIELD, VAMPIRE
from gloam.rivals.domains import affordable
from gloam.rivals.parties import aims_from_home
from gloam.rivals.pieces import HAVEN
from gloam.rivals.playing import asked_for, has_clan
from gloam.rivals.table import RivalsTable


class Chance:
    """A target: the damage it would take, whether that fells it, what is won by that, and whether it needs a card."""

    __slots__ = ("carded", "damage", "fells", "prize", "target")

    def __init__(self, target: int, damage: int, fells: bool, prize: int, carded: bool) -> None:
        self.target: Final = target
        self.damage: Final = damage
        self.fells: Final = fells
        self.prize: Final = prize
        self.carded: Final = carded


class Might:
    """How hard a vampire hits with each type of attack: without a card, and with the best in hand."""

    __slots__ = ("armed", "bare")

    def __init__(self, table: RivalsTable, seat: int, attacker: int) -> None:
        more = table.quality(DAMAGE, attacker)
        self.bare: Final = [
            more + (table.quality(ATTRIBUTE[kind], attacker) if kind in ATTRIBUTE else 0) for kind in ALL_TYPES
        ]
        self.armed: Final = self.bare[:]
        for card in table.hand[seat]:
            if KIND[table.prints[card]] & ATTACK:
                self.arm(table, seat, attacker, card)

    def arm(self, table: RivalsTable, seat: int, attacker: int, card: int) -> None:
        face = table.face(card)
        if asked_for(table, seat, card) > table.quality(POTENCY, attacker) or not has_clan(table, seat, face.clan):
            return
        if is_banned(table, seat, card):
            return
        added = face.damage
        for extra in extras(face):
            if extra.when is None and not extra.mortal and isinstance(extra.amount, int):
                added += extra.amount
        for place, kind in enumerate(ALL_TYPES):
            if face.types & kind:
                self.armed[place] = max(self.armed[place], self.bare[place] + added)


def chances_of(table: RivalsTable, seat: int, attacker: int) -> tuple[Chance | None, Chance | None]:
    """The best mortal that would fall to one in The Street, and the best vampire of a foe within reach; None where
    there is none."""
    might = Might(table, seat, attacker)
    mortal: Chance | None = None
    for card in table.street:
        if table.is_a(card, MORTAL) and affordable(table, seat, card):
            found = against_mortal(table, might, card)
            if found is not None and (mortal is None or worth(found) > worth(mortal)):
                mortal = found
    vampire: Chance | None = None
    home = table.pieces[attacker].zone == HAVEN
    for foe in table.foes(seat) if not home or aims_from_home(table, attacker) & VAMPIRE else ():
        if table.begun >> foe & 1:
            prey = table.is_rival(seat, foe)
            for card in table.coterie[foe]:
                if (home and table.pieces[card].zone == HAVEN) or not affordable(table, seat, card):
                    continue
                found = against_vampire(table, might, card, prey)
                if vampire is None or worth(found) > worth(vampire):
                    vampire = found
    return mortal, vampire


def worth(chance: Chance) -> int:
    """What decides between two of a kind."""
    return FALLS * chance.fells + chance.damage + PRIZE * chance.prize - chance.carded


def against_mortal(table: RivalsTable, might: Might, card: int) -> Chance | None:
    needed = table.endurance(card)
    bare = max(might.bare) >= needed
    if not bare and max(might.armed) < needed:
        return None
    return Chance(card, needed, True, table.face(card).agenda, not bare)


def against_vampire(table: RivalsTable, might: Might, card: int, prey: bool) -> Chance:
    blood, shield = table.blood(card), table.quality(SHIELD, card)
    damage = max(
        [armed - table.quality(RESISTS[kind], card) for kind, armed in zip(ALL_TYPES, might.armed, strict=True)]
    )
    damage = max(0, min(blood, damage - shield))
    return Chance(card, damage, damage >= blood, table.quality(POTENCY, card) // 2 if prey else 0, False)


FALLS: Final = 4  # points of damage that felling counts for
PRIZE: Final = 2  # and a point of Agenda
