"""Who is meant, how many there are, and what has to be so: the small words of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.effect import Amount, Condition, Count, Source, Who, number
from gloam.core.table import Table
from gloam.core.texts import TEXTS, Cause
from gloam.rivals.attack_record import DEEDS_NOTED
from gloam.rivals.catalogue import ANIMALISM, DISCIPLINES, MORTAL, POTENCY, VAMPIRE
from gloam.rivals.conflict_record import NO, YES
from gloam.rivals.pieces import HAVEN, NOBODY, NOTHING, STREET, TORPOR
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import Plus
from gloam.rivals.tokens import of_colour
from gloam.rivals.which import BEARER, COTERIE, IN_HAVEN, PARTY, Which, active, attackers, bearer, wounding

ICONS: Final = range(ANIMALISM, ANIMALISM + len(DISCIPLINES))
# Players, as a card names them.
YOU, FOE, EVERY_PLAYER, THAT_PLAYER, ITS_PLAYER, CHOSEN_PLAYER, EACH_FOE, FRIGHTENED = range(8)


def cause_of(source: Source) -> Cause:
    """Every card of Rivals acts with its whole cause."""
    assert isinstance(source, Cause), "a text of Rivals acts with its cause"
    return source


@dataclass(frozen=True)
class Players(Who):
    """You, the foe of this fight, every player, whoever did it, whoever it was done to, the one that was chosen, the
    foes who have a frightened character. [card.fear-tactics]"""

    who: int

    def seats(self, table: Table, source: Source) -> list[int]:
        here, cause = rivals(table), cause_of(source)
        if self.who == YOU:
            return [cause.seat]
        if self.who == EVERY_PLAYER:
            return [seat for seat in here.clockwise() if not here.out[seat]]
        if self.who == CHOSEN_PLAYER:
            return [cause.target]
        if self.who == EACH_FOE:
            return here.foes(cause.seat)
        if self.who == FRIGHTENED:
            return [foe for foe in here.foes(cause.seat) if any(here.pieces[card].fear for card in here.coterie[foe])]
        deed = cause.deed
        if self.who == FOE:
            foe = opponent(here, cause)
            return [] if foe == NOBODY else [foe]
        assert deed is not None, "only an answer knows what it answers"
        seat = deed.doer if self.who == THAT_PLAYER else deed.owner
        return [] if seat == NOBODY else [seat]


def opponent(table: RivalsTable, cause: Cause) -> int:
    """The opposing player of the fight; nobody for a mortal. [term.foe]"""
    attack = table.attack
    if attack is None:
        return NOBODY
    return attack.foe if cause.seat == attack.seat else attack.seat


# ---- counts


@dataclass(frozen=True)
class Cards(Count):
    """How many of these there are."""

    which: Which

    def of(self, table: Table, source: Source) -> int:
        return len(self.which.cards(rivals(table), cause_of(source)))


@dataclass(frozen=True)
class Different(Count):
    """How many different ones there are among these: two of one name count once."""

    which: Which

    def of(self, table: Table, source: Source) -> int:
        here = rivals(table)
        return len({here.prints[card] for card in self.which.cards(here, cause_of(source))})


@dataclass(frozen=True)
class Icons(Count):
    """How many icons of a Discipline they have together. [disc.count-icons]"""

    icon: int
    which: Which

    def of(self, table: Table, source: Source) -> int:
        here = rivals(table)
        return sum([here.quality(self.icon, card) for card in self.which.cards(here, cause_of(source))])


@dataclass(frozen=True)
class BloodOn(Count):
    """How much Blood lies on them; `yours`: of your colour. [card.pavel-horak]"""

    which: Which
    yours: bool = False

    def of(self, table: Table, source: Source) -> int:
        here, cause = rivals(table), cause_of(source)
        cards = self.which.cards(here, cause)
        if self.yours:
            return sum([of_colour(here.pieces[card].tokens, cause.seat) for card in cards])
        return sum([here.blood(card) for card in cards])


@dataclass(frozen=True)
class Held(Count):
    """How many cards of a kind are in your hand: from which deck each was drawn everyone has seen.
    [card.knowledge-is-power]"""

    kind: int

    def of(self, table: Table, source: Source) -> int:
        here = rivals(table)
        return len([card for card in here.hand[source.seat] if here.is_a(card, self.kind)])


@dataclass(frozen=True)
class InHand(Count):
    """How many cards these players hold."""

    who: Players

    def of(self, table: Table, source: Source) -> int:
        here = rivals(table)
        return sum([len(here.hand[seat]) for seat in self.who.seats(table, source)])


@dataclass(frozen=True)
class Times(Count):
    """So many times something."""

    times: int
    count: Count

    def of(self, table: Table, source: Source) -> int:
        return self.times * self.count.of(table, source)


@dataclass(frozen=True)
class Every(Count):
    """Once for each full number of them."""

    many: int
    count: Count

    def of(self, table: Table, source: Source) -> int:
        return self.count.of(table, source) // self.many


@dataclass(frozen=True)
class More(Count):
    """So many, and as many more as there are of something."""

    first: int
    count: Count

    def of(self, table: Table, source: Source) -> int:
        return self.first + self.count.of(table, source)


@dataclass(frozen=True)
class Added(Count):
    """So many of these, and so many of those."""

    these: Count
    those: Count

    def of(self, table: Table, source: Source) -> int:
        return self.these.of(table, source) + self.those.of(table, source)


@dataclass(frozen=True)
class Disciplines(Count):
    """How many different Disciplines they have."""

    which: Which

    def of(self, table: Table, source: Source) -> int:
        here, cards = rivals(table), self.which.cards(rivals(table), cause_of(source))
        return len([icon for icon in ICONS if any(here.quality(icon, card) for card in cards)])


@dataclass(frozen=True)
class Foes(Count):
    """How many foes are in the game."""

    def of(self, table: Table, source: Source) -> int:
        return len(rivals(table).foes(source.seat))


@dataclass(frozen=True)
class AgendaOf(Count):
    """The Agenda of a player, once for each full `per`."""

    who: Players
    per: int = 1

    def of(self, table: Table, source: Source) -> int:
        here = rivals(table)
        return sum([here.agenda[seat] for seat in self.who.seats(table, source)]) // self.per


# ---- conditions


@dataclass(frozen=True)
class AtLeast(Condition):
    """There are at least so many."""

    least: int
    count: Count

    def holds(self, table: Table, source: Source) -> bool:
        return self.count.of(table, source) >= self.least


@dataclass(frozen=True)
class Exactly(Condition):
    """There are so many, no more and no fewer."""

    amount: int
    count: Count

    def holds(self, table: Table, source: Source) -> bool:
        return self.count.of(table, source) == self.amount


@dataclass(frozen=True)
class InActionPhase(Condition):
    """It is some player's Action Phase."""

    def holds(self, table: Table, source: Source) -> bool:
        return rivals(table).phase == "action"


@dataclass(frozen=True)
class ForDiscard(Condition):
    """It is mended for a card that is discarded in the End Phase. [card.minnie]"""

    def holds(self, table: Table, source: Source) -> bool:
        return rivals(table).step == "mend"


@dataclass(frozen=True)
class WasWounded(Condition):
    """Whoever has mended was Wounded before. [card.amara]"""

    def holds(self, table: Table, source: Source) -> bool:
        here, deed = rivals(table), cause_of(source).deed
        return deed is not None and wounding(here.blood(deed.on) - deed.amount, here.quality(POTENCY, deed.on))


@dataclass(frozen=True)
class Controls(Condition):
    """You control the chosen one."""

    def holds(self, table: Table, source: Source) -> bool:
        return rivals(table).pieces[cause_of(source).target].holder == source.seat


def some(which: Which) -> AtLeast:
    """There is one at least."""
    return AtLeast(1, Cards(which))


@dataclass(frozen=True)
class Both(Condition):
    """One thing and another."""

    one: Condition
    other: Condition

    def holds(self, table: Table, source: Source) -> bool:
        return self.one.holds(table, source) and self.other.holds(table, source)


@dataclass(frozen=True)
class Not(Condition):
    """Something is not so."""

    what: Condition

    def holds(self, table: Table, source: Source) -> bool:
        return not self.what.holds(table, source)


@dataclass(frozen=True)
class TypeIs(Condition):
    """The attack is of this type, or of one of these."""

    type: int

    def holds(self, table: Table, source: Source) -> bool:
        attack = rivals(table).attack
        return attack is not None and attack.type & self.type != 0


@dataclass(frozen=True)
class TargetIs(Condition):
    """The target of the attack is such a card of the City Deck."""

    kind: int = MORTAL

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        attack = here.attack
        return attack is not None and attack.target != NOTHING and here.is_a(attack.target, self.kind)


@dataclass(frozen=True)
class TargetIn(Condition):
    """The target of the attack is a character in this place. [card.chooha]"""

    place: int

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        attack = here.attack
        if attack is None or attack.target == NOTHING or not active(here, attack.target):
            return False
        return (here.pieces[attack.target].zone == HAVEN) == (self.place == IN_HAVEN)


@dataclass(frozen=True)
class Attacks(Condition):
    """This character attacks, or one of its party, or one of yours; `solo`: with nobody in its party.
    [ability.attacker-word] [ability.party-word] [ability.solo-attacker]"""

    by: int = BEARER
    solo: bool = False

    def holds(self, table: Table, source: Source) -> bool:
        here, cause = rivals(table), cause_of(source)
        attack = here.attack
        if attack is None or attack.seat != cause.seat:
            return False
        if self.solo and len(attackers(here, attack)) > 1:
            return False
        if self.by == COTERIE:
            return True
        mine = bearer(here, cause)
        if self.by == BEARER:
            return attack.attacker == mine
        assert self.by == PARTY, "nobody else attacks"
        return mine != NOTHING and active(here, mine) and mine in here.party(attack.attacker)


@dataclass(frozen=True)
class Fighting(Condition):
    """There is an attack under way."""

    def holds(self, table: Table, source: Source) -> bool:
        return rivals(table).attack is not None


@dataclass(frozen=True)
class Blocks(Condition):
    """This character has blocked in this attack, or one of yours. [block.stays-blocker]"""

    by: int = BEARER

    def holds(self, table: Table, source: Source) -> bool:
        here, cause = rivals(table), cause_of(source)
        if here.attack is None or here.attack.blocker == NOTHING:
            return False
        if self.by == COTERIE:
            return here.pieces[here.attack.blocker].holder == cause.seat
        return here.attack.blocker == bearer(here, cause)


@dataclass(frozen=True)
class Towering(Condition):
    """Your characters in The Street have more Blood Potency together than those of each foe. [card.most-impressive]"""

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        mine = strength_outside(here, source.seat)
        return all(mine > strength_outside(here, foe) for foe in here.foes(source.seat))


def strength_outside(table: RivalsTable, seat: int) -> int:
    outside = [card for card in table.coterie[seat] if table.pieces[card].zone == STREET]
    return sum([table.quality(POTENCY, card) for card in outside])


@dataclass(frozen=True)
class Strengthens(Condition):
    """What was attached raises the Blood Potency of whoever bears it. [card.most-impressive]"""

    def holds(self, table: Table, source: Source) -> bool:
        here, deed = rivals(table), cause_of(source).deed
        if deed is None or deed.other == NOTHING or here.pieces[deed.other].down:
            return False
        texts = here.face(deed.other).texts
        raises = [text for text in texts if isinstance(text, Plus) and text.quality == POTENCY]
        return here.is_a(deed.other, VAMPIRE) or any(text.who.scope == BEARER for text in raises)


@dataclass(frozen=True)
class Opening(Condition):
    """It is your turn, and this character's party has made no attack of this type in it, or none on an Antagonist.
    [card.lixue-chen] [card.trinity-voss]"""

    type: int

    def holds(self, table: Table, source: Source) -> bool:
        here, cause = rivals(table), cause_of(source)
        return here.active == cause.seat and bearer(here, cause) * DEEDS_NOTED + self.type not in here.fought


@dataclass(frozen=True)
class YourTurn(Condition):
    """It is your turn; on a card that is nobody's, the turn of whoever did what it answers. `bearers`: that of whoever
    has the character which bears this. [card.cursed-blade]"""

    bearers: bool = False

    def holds(self, table: Table, source: Source) -> bool:
        deed = cause_of(source).deed
        if self.bearers:
            here = rivals(table)
            return here.active == here.pieces[bearer(here, cause_of(source))].holder
        seat = deed.doer if source.seat == NOBODY and deed is not None else source.seat
        return rivals(table).active == seat


@dataclass(frozen=True)
class Sleeping(Condition):
    """The chosen one lies in Torpor. [card.the-castle]"""

    def holds(self, table: Table, source: Source) -> bool:
        return rivals(table).pieces[cause_of(source).target].zone == TORPOR


@dataclass(frozen=True)
class Lonely(Condition):
    """The chosen one is the only character in its coterie. [card.the-castle]"""

    def holds(self, table: Table, source: Source) -> bool:
        here, chosen = rivals(table), cause_of(source).target
        return here.coterie[here.pieces[chosen].holder] == (chosen,)


@dataclass(frozen=True)
class ByText(Condition):
    """What is answered was done by a text, not by burning a defeated mortal. [card.good-samaritan]"""

    def holds(self, table: Table, source: Source) -> bool:
        deed = cause_of(source).deed
        return deed is not None and deed.detail == 0


@dataclass(frozen=True)
class Drained(Condition):
    """A character of yours has suffered diablerie in this game. [card.the-grudge]"""

    def holds(self, table: Table, source: Source) -> bool:
        return rivals(table).drained >> source.seat & 1 == 1


@dataclass(frozen=True)
class BelowLeader(Condition):
    """It has less Blood Potency than your Leader, who is not in Torpor. [card.mircea]"""

    def holds(self, table: Table, source: Source) -> bool:
        here, cause = rivals(table), cause_of(source)
        leader, deed = here.leader[cause.seat], cause.deed
        if deed is None or leader == NOTHING or not active(here, leader):
            return False
        return here.quality(POTENCY, deed.on) < here.quality(POTENCY, leader)


@dataclass(frozen=True)
class Fresh(Condition):
    """It is your turn, or `any_turn`, and this other text of the card has not acted in it: they have one limit
    together. [card.hunt-the-hunters-burn] [card.blood-makes-noise]"""

    place: int
    any_turn: bool = False

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        mine = self.any_turn or here.active == source.seat
        return mine and source.card * TEXTS + self.place not in here.used


@dataclass(frozen=True)
class SchemesSucceeded(Condition):
    """A Scheme of yours has succeeded this turn. [card.pr-firm]"""

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        return here.active == source.seat and here.succeeded > 0


@dataclass(frozen=True)
class SecondMortal(Condition):
    """You have defeated two mortals this turn. [card.first-tradition]"""

    def holds(self, table: Table, source: Source) -> bool:
        return rivals(table).felled.count(source.seat) >= TWO


@dataclass(frozen=True)
class Sided(Condition):
    """In the Scheme that was decided: it failed, or the side you took has won, or `lost`. [scheme.abstain]"""

    failed: bool = False
    lost: bool = False

    def holds(self, table: Table, source: Source) -> bool:
        here, deed = rivals(table), cause_of(source).deed
        conflict = here.conflict
        if conflict is None or deed is None:
            return False
        if self.failed:
            return deed.amount == NO
        mine = conflict.side[source.seat]
        return mine in (YES, NO) and mine != deed.amount if self.lost else mine == deed.amount


@dataclass(frozen=True)
class Opposed(Condition):
    """Whoever does this is against a Scheme that you have played. [card.voter-suppression]"""

    def holds(self, table: Table, source: Source) -> bool:
        here, deed = rivals(table), cause_of(source).deed
        conflict = here.conflict
        if conflict is None or deed is None or here.owner[conflict.card] == NOBODY:
            return False
        return conflict.seat == source.seat and conflict.side[deed.doer] == NO


@dataclass(frozen=True)
class Bled(Condition):
    """Whoever took damage that was not Aggravated from this attack is still standing, and somebody did. `target`: only
    the one it ended on counts. [card.drain-them-slowly-scope]"""

    target: bool = False

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        attack = here.attack
        if attack is None:
            return False
        hurt = [blow.card for blow in attack.taken if blow.by == attack.attacker and not blow.aggravated]
        hurt = [card for card in hurt if not here.is_a(card, MORTAL) and (not self.target or card == attack.target)]
        return len(hurt) > 0 and not any(card in attack.fallen for card in hurt)


@dataclass(frozen=True)
class Hurt(Condition):
    """The target took damage from this attack, and stands; `fallen`: it may have fallen. [card.backhanded-compliment]
    [card.cloud-memory]"""

    fallen: bool = False

    def holds(self, table: Table, source: Source) -> bool:
        attack = rivals(table).attack
        if attack is None or (attack.target in attack.fallen and not self.fallen):
            return False
        return any(blow.card == attack.target and blow.by == attack.attacker for blow in attack.taken)


@dataclass(frozen=True)
class Stronger(Condition):
    """The attacker has more Blood Potency than the target, which is a character."""

    def holds(self, table: Table, source: Source) -> bool:
        here = rivals(table)
        attack = here.attack
        if attack is None or not active(here, attack.target):
            return False
        return here.quality(POTENCY, attack.attacker) > here.quality(POTENCY, attack.target)


TWO: Final = 2


def amount_of(amount: Amount, table: Table, source: Source) -> int:
    return max(0, number(amount, table, source))
