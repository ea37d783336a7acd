"""What cards do in a fight beside adding to the damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.choices import Resolve
from gloam.core.codec import gather
from gloam.core.deeds import Deed
from gloam.core.effect import Amount, Effect
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import Cause, Force, Whenever
from gloam.rivals.attack_record import Attack, Blow
from gloam.rivals.catalogue import MORTAL, RANGED, REACTION, Card
from gloam.rivals.conspiracies import mark
from gloam.rivals.costs import THE_BEARER, AskOfRivals, RivalsEffect, pay_prestige
from gloam.rivals.counts import Every, amount_of, opponent
from gloam.rivals.damage import mild
from gloam.rivals.effects import Choose
from gloam.rivals.fight_counts import Incoming
from gloam.rivals.parties import confined, form
from gloam.rivals.pieces import DISCARD, HAVEN, NOBODY, NOTHING, STREET
from gloam.rivals.refusing import meant, why_not_chosen
from gloam.rivals.spoils import attaching, has_room
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import Activated
from gloam.rivals.tokens import taken
from gloam.rivals.verbs import ANEW, BLOCKED, EXHAUST, LOSE_PRESTIGE, MEND, MOVED, went_out
from gloam.rivals.which import Which, active, bearer

# ---- cancelling


@dataclass(frozen=True)
class CancelReaction(RivalsEffect):
    """The Reaction counts for nothing: text, Shields and damage. `every`: those too that others have played in aid.
    [damage.cancelled-text] [card.scry-the-soul] [card.disturbing-the-hive]"""

    every: bool = False

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return table.attack is not None and table.attack.reaction != NOTHING

    def do(self, table: RivalsTable, source: Cause) -> None:
        attack = table.attack
        assert attack is not None
        if self.every:
            cancel_aid(table, source)
        if attack.reaction != NOTHING:
            attack.cancelled = attack.reaction
            table.blank = (*table.blank, attack.reaction)
            table.tell("cancelled", "damage.cancelled-text", source.seat, {"card": table.id_of(attack.reaction)})


def cancel_aid(table: RivalsTable, source: Cause) -> None:
    """What others' Reactions have lent to the target is taken back."""
    aid = [force for force in table.lasting if table.is_a(force.cause.card, REACTION)]
    for force in aid:
        table.give_back(force)
    for card in dict.fromkeys([force.cause.card for force in aid]):
        table.tell("cancelled", "damage.cancelled-text", source.seat, {"card": table.id_of(card)})


@dataclass(frozen=True)
class CancelText(RivalsEffect):
    """The text of the Attack card is ignored; its damage and keywords stay. [damage.cancelled-text]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        attack = table.attack
        assert attack is not None
        if attack.card != NOTHING:
            table.blank = (*table.blank, attack.card)
            table.tell("text-cancelled", "damage.cancelled-text", source.seat, {"card": table.id_of(attack.card)})


@dataclass(frozen=True)
class Blank(RivalsEffect):
    """These cards have no text during this attack. [card.poachers-choice]"""

    which: Which

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.which.cards(table, source)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        cards = [card for card in self.which.cards(table, source) if card not in table.blank]
        table.blank = (*table.blank, *cards)
        for card in cards:
            table.tell("blanked", "card.poachers-choice", source.seat, {"card": table.handle(card)})


# ---- further victims


def struck_too(table: RivalsTable, source: Cause, card: int, amount: int, aggravated: bool, type: int = 0) -> Blow:
    attack = table.attack
    kind = type or (0 if attack is None else attack.type)
    by = bearer(table, source)
    return Blow(card, amount, kind, aggravated and not mild(table, by), by, source.seat)


@dataclass(frozen=True)
class DealEach(RivalsEffect):
    """Each of these is dealt damage too, which no bonus adds to: of the attack's type, unless another is named.
    [damage.text-not-boosted] [damage.mirrored]"""

    which: Which
    amount: Amount
    aggravated: bool = False
    type: int = 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        blows = [self.blow(table, source, card) for card in self.which.cards(table, source)]
        table.dealt = (*table.dealt, *[blow for blow in blows if blow.amount and not shielded(table, blow.card)])

    def blow(self, table: RivalsTable, source: Cause, card: int) -> Blow:
        """What this one is dealt."""
        amount = amount_of(self.amount, table, source)
        return struck_too(table, source, card, amount, self.aggravated, self.type)


def mirror(card: Card) -> DealEach | None:
    """What a Reaction deals by as much as the attack deals, if it does. [damage.mirrored]"""
    for text in card.texts:
        then = text.then if isinstance(text, Whenever) else None
        if isinstance(then, DealEach) and gives_back(then):
            return then
    return None


def deals(card: Card) -> bool:
    """Does its text deal damage beside its own?"""
    return any(isinstance(text, Whenever) and isinstance(text.then, DealEach) for text in card.texts)


def gives_back(effect: DealEach) -> int:
    """For how much damage of the attack this deals 1; 0 for damage that is no answer to it."""
    amount = effect.amount
    if isinstance(amount, Every) and isinstance(amount.count, Incoming):
        return amount.many
    return 1 if isinstance(amount, Incoming) else 0


def shielded(table: RivalsTable, card: int) -> bool:
    """A player who has not begun a turn is out of reach, but for one of theirs that blocked.
    [block.before-first-turn]"""
    attack, holder = table.attack, table.pieces[card].holder
    if attack is None or holder == NOBODY or attack.challenge or attack.blocker == card:
        return False
    return not table.begun >> holder & 1


@dataclass(frozen=True)
class FurtherVictims(RivalsEffect):
    """So many further members of the defending party, of your choice, are dealt damage. [card.drive-by]"""

    which: Which
    count: Amount
    damage: int

    def victims(self, table: RivalsTable, source: Cause) -> list[int]:
        return [card for card in self.which.cards(table, source) if not shielded(table, card)]

    def do(self, table: RivalsTable, source: Cause) -> None:
        count = min(amount_of(self.count, table, source), len(self.victims(table, source)))
        if count:
            table.next(AskVictim(self, source, count))


class AskVictim(AskOfRivals):
    """Who is hit next."""

    def __init__(self, effect: Effect, source: Cause, left: int) -> None:
        super().__init__(effect, source)
        self.left: Final = left

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.left)

    def more(self) -> FurtherVictims:
        assert isinstance(self.effect, FurtherVictims)
        return self.effect

    def offer(self, table: RivalsTable) -> list[str]:
        hit = [blow.card for blow in table.dealt]
        return [f"hit {table.handle(card)}" for card in self.more().victims(table, self.cause) if card not in hit]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[card.drive-by] [attack.first-turn-shield]"""
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "hit" else NOTHING
        if card == NOTHING:
            return None
        if card in [blow.card for blow in here.dealt]:
            return Refused("card.drive-by", hit=here.id_of(card))
        if card in self.more().which.cards(here, self.cause):
            return Refused("attack.first-turn-shield", seat=here.pieces[card].holder)
        return Refused("card.drive-by", card=here.id_of(card))

    def answered(self, table: RivalsTable, option: str) -> None:
        card = table.with_handle(option[4:])
        table.dealt = (*table.dealt, struck_too(table, self.cause, card, self.more().damage, aggravated=False))
        table.tell("hit-too", "card.drive-by", self.seat, {"card": table.handle(card), "amount": self.more().damage})
        if self.left > 1:
            table.next(AskVictim(self.effect, self.cause, self.left - 1))


# ---- the rest, card by card


class TakesPrestige(RivalsEffect):
    """Prestige leaves a foe's Personal Supply in another way than by a loss: what answers a loss answers this first.
    [card.fortify-the-inner-facade]"""

    def is_foretold(self) -> bool:
        """Has that been answered?"""
        raise AssertionError(f"{type(self).__name__} takes no Prestige")

    def foretelling(self) -> Effect:
        """The same, once that has been answered."""
        raise AssertionError(f"{type(self).__name__} takes no Prestige")

    def do(self, table: RivalsTable, source: Cause) -> None:
        foe = opponent(table, source)
        if foe == NOBODY or not self.takes(table, source, foe):
            return
        if self.is_foretold():
            self.take(table, source, foe)
        else:
            first = Deed(LOSE_PRESTIGE, source.seat, foe, 0, bearer(table, source), foe)
            table.next(first, Resolve(self.foretelling(), source))

    def takes(self, table: RivalsTable, source: Cause, foe: int) -> bool:
        """Will any Prestige leave it?"""
        raise AssertionError(f"{type(self).__name__} takes no Prestige")

    def take(self, table: RivalsTable, source: Cause, foe: int) -> None:
        raise AssertionError(f"{type(self).__name__} takes no Prestige")


@dataclass(frozen=True)
class FoePuts(TakesPrestige):
    """The foe moves 1 Prestige onto the chosen Conspiracy, and may be its victim this turn all the same.
    [card.faulty-logic]"""

    foretold: bool = False

    def is_foretold(self) -> bool:
        return self.foretold

    def foretelling(self) -> Effect:
        return FoePuts(foretold=True)

    def takes(self, table: RivalsTable, source: Cause, foe: int) -> bool:
        return table.has_prestige(foe) > 0

    def take(self, table: RivalsTable, source: Cause, foe: int) -> None:
        card = source.target
        paid = taken(table.prestige[foe], foe, 1)
        table.prestige[foe] -= paid
        if not table.prestige[foe]:
            table.blame[foe] = source.seat
        table.put_blood(card, paid)
        code = mark(table, card, foe)
        table.gave = (*table.gave, code)
        table.exposed = (*table.exposed, code)
        table.tell("made-to-give", "card.faulty-logic", foe, {"handle": table.handle(card)})


@dataclass(frozen=True)
class PayToMend(TakesPrestige):
    """The target's player pays 1 Prestige for each damage it took, down to 1, and it mends as much.
    [card.backhanded-compliment]"""

    foretold: bool = False

    def is_foretold(self) -> bool:
        return self.foretold

    def foretelling(self) -> Effect:
        return PayToMend(foretold=True)

    def owed(self, table: RivalsTable, foe: int) -> int:
        attack = table.attack
        if attack is None or not active(table, attack.target):
            return 0
        hurt = sum([blow.amount for blow in attack.taken if blow.card == attack.target])
        return min(hurt, table.has_prestige(foe) - 1)

    def takes(self, table: RivalsTable, source: Cause, foe: int) -> bool:
        return self.owed(table, foe) > 0

    def take(self, table: RivalsTable, source: Cause, foe: int) -> None:
        attack, amount = table.attack, self.owed(table, foe)
        assert attack is not None
        pay_prestige(table, foe, amount)
        table.next(Deed(MEND, foe, attack.target, amount, attack.target, foe))


@dataclass(frozen=True)
class Mill(RivalsEffect):
    """The first card of your Library is discarded; if it is not of this kind, something happens."""

    unless: int
    then: Effect

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.library[source.seat]) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        card = table.library[source.seat][-1]
        table.move(card, DISCARD, source.seat)
        table.tell("milled", "cost.form", source.seat, {"card": table.id_of(card)})
        if not table.is_a(card, self.unless):
            table.next(Resolve(self.then, source))


@dataclass(frozen=True)
class StepIn(RivalsEffect):
    """This character comes to The Street if need be and blocks. `roams`: whatever the target, and the type too unless
    it is `plain`; else only for a target in The Street, and not against Ranged. `leaves`: only from the Haven.
    [block.preacher-limits] [card.wake-with-evenings-freshness]"""

    roams: bool = False
    leaves: bool = False
    plain: bool = False
    which: Which = THE_BEARER

    def who(self, table: RivalsTable, source: Cause) -> int:
        return next(iter(self.which.cards(table, source)), NOTHING)

    def can(self, table: RivalsTable, source: Cause) -> bool:
        attack, me = table.attack, self.who(table, source)
        if attack is None or attack.seat == source.seat or me in (NOTHING, attack.target) or not active(table, me):
            return False
        piece = table.pieces[me]
        if not piece.ready or (self.leaves and piece.zone != HAVEN):
            return False
        if piece.zone == HAVEN and confined(table, me):
            return False
        if attack.type == RANGED and (self.plain or not self.roams):
            return False
        return self.roams or table.pieces[attack.target].zone == STREET

    def do(self, table: RivalsTable, source: Cause) -> None:
        attack, me = table.attack, self.who(table, source)
        assert attack is not None
        note_blocker(table, attack, me)
        seat, target = source.seat, attack.target
        joins = active(table, target) and table.pieces[target].holder == seat and table.pieces[target].zone == STREET
        comes = table.pieces[me].zone != STREET
        if comes:
            table.move(me, STREET, seat)
            form(table, (me,))
        elif not joins or table.pieces[me].party != table.pieces[target].party:
            form(table, (me,))
        if joins and not table.alone_outside(seat):
            table.pieces[me] = table.pieces[me].but(party=table.pieces[target].party)
        table.next(Deed(EXHAUST, seat, me, 1, me, seat), Deed(BLOCKED, seat, me, 1, me, seat))
        if comes:
            went_out(table, me)


@dataclass(frozen=True)
class TurnOn(RivalsEffect):
    """The attack goes to the chosen one of the defending party; nobody is asked for a block any more.
    [card.rapid-reflexes] [reveal.targeted-no-block]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        attack = table.attack
        assert attack is not None
        attack.target = source.target
        table.tell("retargeted", "card.rapid-reflexes", source.seat, {"card": table.handle(source.target)})


def note_blocker(table: RivalsTable, attack: Attack, blocker: int) -> None:
    """Where somebody stands whom a text has chosen to block, should that have to be undone. [attack.rewind-extent]"""
    if blocker not in attack.before_blood[::2]:
        piece = table.pieces[blocker]
        attack.before_block = (piece.zone, piece.party, *attack.before_block[2:])
        attack.before_blood = (*attack.before_blood, blocker, piece.tokens)


def blocks_by(force: Force) -> bool:
    """Does this ability itself block, or have somebody block? [card.krisken-monroe]"""
    text = force.text
    assert isinstance(text, Activated), "only these are used in a window"
    found: list[Effect] = []
    gather(text.then, found)
    return any(isinstance(effect, StepIn) for effect in found)


def who_steps_in(table: RivalsTable, force: Force) -> list[int]:
    """Those whom an ability to block can bring: whose it is, where it stands with the target if it only may block then,
    or whoever may be chosen for it. [card.krisken-monroe]"""
    text, me, attack = force.text, bearer(table, force.cause), table.attack
    assert isinstance(text, Activated), "only these are used in a window"
    if isinstance(text.then, Choose):
        return text.then.choices(table, force.cause)
    if blocks_by(force) or attack is None:
        return [me]
    return [me] if me != attack.target and me in table.party(attack.target) else []


@dataclass(frozen=True)
class OnMortal(RivalsEffect):
    """Something that can be done only where a mortal of the City Deck is attacked. [card.seduction-mortal]"""

    then: Effect

    def can(self, table: RivalsTable, source: Cause) -> bool:
        attack = table.attack
        return attack is not None and table.is_a(attack.target, MORTAL)

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(Resolve(self.then, source))


@dataclass(frozen=True)
class AttackedCharacter(RivalsEffect):
    """Something happens only if a character was attacked at first. [card.dragons-roost]"""

    then: Effect

    def do(self, table: RivalsTable, source: Cause) -> None:
        attack = table.attack
        assert attack is not None
        if active(table, attack.first):
            table.next(Resolve(self.then, source))


# ---- attachments that change hands


@dataclass(frozen=True)
class AttachTo(RivalsEffect):
    """The chosen attachment goes to one of these who stands and has room. `moved`: to another of them, and that is no
    attaching. [defeat.liza-attach] [card.steal-retainer-state] [card.playthings-moved]"""

    which: Which
    moved: bool = False

    def hosts(self, table: RivalsTable, source: Cause) -> list[int]:
        card = source.target
        found = [host for host in self.which.cards(table, source) if table.blood(host) and active(table, host)]
        old = table.pieces[card].host
        return [host for host in found if host != old and has_room(table, host, card)]

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.hosts(table, source)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskHost(self, source))


class AskHost(AskOfRivals):
    """To whom it is attached."""

    def giving(self) -> AttachTo:
        assert isinstance(self.effect, AttachTo)
        return self.effect

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "attachment": rivals(table).handle(self.source.target)}

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"to {table.handle(host)}" for host in self.giving().hosts(table, self.cause)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[attach.no-room] [card.steal-retainer-state]"""
        here, moved = rivals(table), self.source.target
        verb, _, handle = option.partition(" ")
        host = meant(here, self.seat, handle) if verb == "to" else NOTHING
        if host == NOTHING:
            return None
        if host == here.pieces[moved].host:
            return Refused("attach.limit", card=here.id_of(moved), bearer=here.id_of(host))
        if host in self.giving().which.cards(here, self.cause) and not has_room(here, host, moved):
            return Refused("attach.no-room", card=here.id_of(moved), bearer=here.id_of(host))
        return why_not_chosen(here, self.cause, self.giving().which, host)

    def answered(self, table: RivalsTable, option: str) -> None:
        host = table.with_handle(option[3:])
        by = bearer(table, self.cause)
        how = MOVED if self.giving().moved else ANEW
        table.next(*attaching(table, host, self.source.target, self.seat, by, how))
