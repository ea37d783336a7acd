"""What is counted in a fight, and what has to be so there: the small words of the cards that fight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.effect import Condition, Count, Source
from gloam.core.table import Table
from gloam.rivals.catalogue import CARDS, PRINCE, TITLE, Card
from gloam.rivals.counts import cause_of
from gloam.rivals.damage import acts
from gloam.rivals.icons import icons_of
from gloam.rivals.pieces import HAVEN, NOTHING
from gloam.rivals.table import rivals
from gloam.rivals.tokens import total
from gloam.rivals.which import Which, active, bearer, guests_of, wounded, wounding

# ---- counts


@dataclass(frozen=True)
class Missing(Count):
    """The Blood that these lack of their Blood Potency. [card.cornered-rat]"""

    which: Which

    def of(self, table: Table, source: Source) -> int:
        here = rivals(table)
        cards = self.which.cards(here, cause_of(source))
        return sum([max(0, here.capacity(card) - here.blood(card)) for card in cards])


@dataclass(frozen=True)
class Incoming(Count):
    """The damage that the attacker deals to these, before anything reduces it. [damage.mirrored]"""

    which: Which

    def of(self, table: Table, source: Source) -> int:
        here = rivals(table)
        cards, attack = self.which.cards(here, cause_of(source)), here.attack
        if attack is None:
            return 0
        return sum([blow.amount for blow in here.dealt if blow.by == attack.attacker and blow.card in cards])


@dataclass(frozen=True)
class Named(Count):
    """The cards of one name among these, and those in your discard pile. [card.disturbing-the-hive]"""

    card: str
    which: Which

    def of(self, table: Table, source: Source) -> int:
        here = rivals(table)
        cards = [*self.which.cards(here, cause_of(source)), *here.pile[source.seat]]
        return len([card for card in cards if CARDS[here.prints[card]].id == self.card and not here.pieces[card].down])


@dataclass(frozen=True)
class TitleAsks(Count):
    """The Blood Potency that a Title on these asks for; Prince of the City, which asks for none, counts as 7.
    [card.title-fight]"""

    which: Which

    def of(self, table: Table, source: Source) -> int:
        here = rivals(table)
        found = guests_of(here, tuple(self.which.cards(here, cause_of(source))))
        return sum([asked(here.face(guest)) for guest in found if not here.pieces[guest].down])


def asked(face: Card) -> int:
    """What this Title asks for; nothing where it is none."""
    return PRINCELY if face.kind & PRINCE else face.potency if face.kind & TITLE else 0


PRINCELY: Final = 7


@dataclass(frozen=True)
class Weakness(Count):
    """The "-1 BP" tokens on these. [card.old-rail-station]"""

    which: Which

    def of(self, table: Table, source: Source) -> int:
        here = rivals(table)
        return sum([here.pieces[card].weak for card in self.which.cards(here, cause_of(source))])


# ---- conditions


@dataclass(frozen=True)
class Attacked(Condition):
    """A character of yours is attacked. [card.old-rail-station]"""

    def holds(self, table: Table, source: Source) -> bool:
        attack = rivals(table).attack
        return attack is not None and attack.foe == source.seat


@dataclass(frozen=True)
class Reacts(Condition):
    """This card is played as a Reaction."""

    def holds(self, table: Table, source: Source) -> bool:
        attack = rivals(table).attack
        return attack is not None and source.card in attack.reactions()


@dataclass(frozen=True)
class IsBlocked(Condition):
    """Somebody has blocked in this attack; `struck`: and is its target."""

    struck: bool = False

    def holds(self, table: Table, source: Source) -> bool:
        attack = rivals(table).attack
        if attack is None or attack.blocker == NOTHING:
            return False
        return not self.struck or attack.target == attack.blocker


@dataclass(frozen=True)
class Leads(Condition):
    """The attacker is your Leader. [card.apex-predator]"""

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        return here.attack is not None and here.attack.attacker == here.leader[source.seat]


@dataclass(frozen=True)
class Fells(Condition):
    """The target was defeated in this attack, and the attacker stands. [card.feeding-frenzy]"""

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        attack = here.attack
        return attack is not None and attack.target in attack.fallen and active(here, attack.attacker)


@dataclass(frozen=True)
class Withstands(Condition):
    """The target was not defeated in this attack. [card.of-two-minds]"""

    def holds(self, table: Table, source: Source) -> bool:
        attack = rivals(table).attack
        return attack is not None and attack.target not in attack.fallen


@dataclass(frozen=True)
class Falls(Condition):
    """The character that reacts was defeated in this attack. [card.third-eyes-a-charm]"""

    def holds(self, table: Table, source: Source) -> bool:
        attack = rivals(table).attack
        return attack is not None and attack.reacting in attack.fallen


@dataclass(frozen=True)
class Stands(Condition):
    """The target of the attack is a character, and was not defeated in it."""

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        attack = here.attack
        if attack is None or attack.target == NOTHING or attack.target in attack.fallen:
            return False
        return active(here, attack.target)


@dataclass(frozen=True)
class FoeAttacks(Condition):
    """There is an attack under way that is not yours. [card.robert-bruce]"""

    def holds(self, table: Table, source: Source) -> bool:
        attack = rivals(table).attack
        return attack is not None and attack.seat != source.seat


@dataclass(frozen=True)
class Besieged(Condition):
    """The target of the attack is another character in the Haven of this one. [card.krisken-monroe]"""

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        attack, me = here.attack, bearer(here, cause_of(source))
        if attack is None or not active(here, me) or here.pieces[me].zone != HAVEN or attack.target == me:
            return False
        return attack.target in here.party(me)


@dataclass(frozen=True)
class Worsened(Condition):
    """The target stands, and is Wounded by the Blood that it has lost to this attack. [card.savage]"""

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        attack = here.attack
        if attack is None or not active(here, attack.target) or not wounded(here, attack.target):
            return False
        before = here.blood(attack.target) + total(attack.lost_by(attack.target))
        return not wounding(before, here.capacity(attack.target))


@dataclass(frozen=True)
class Unarmed(Condition):
    """No Attack card is played in this attack. [card.adrian-beltza]"""

    def holds(self, table: Table, source: Source) -> bool:
        attack = rivals(table).attack
        return attack is not None and attack.card == NOTHING


@dataclass(frozen=True)
class Fights(Condition):
    """This character attacks, or is the target. [card.rachany-sok]"""

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        attack = here.attack
        return attack is not None and bearer(here, cause_of(source)) in (attack.attacker, attack.target)


@dataclass(frozen=True)
class PlaysIcon(Condition):
    """The card that this character plays in this attack bears the icon of a Discipline. [card.juan-carlos-diaz]"""

    icon: int

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        attack, me = here.attack, bearer(here, cause_of(source))
        if attack is None:
            return False
        played = (attack.card,) if me == attack.attacker else attack.reactions() if me == attack.reacting else ()
        return any(acts(here, card) and self.icon in icons_of(here.prints[card]) for card in played)
