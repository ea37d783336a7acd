"""An attack, steps 10 to 13: damage is summed, reduced, taken by all at once, and answered."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.deeds import AtOnce, Deed
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table, amount_in
from gloam.core.texts import QUALITY
from gloam.rivals.attack_end import EndAttack, note_attack, there
from gloam.rivals.attack_record import Attack, Blow
from gloam.rivals.bases import RivalsAsk, RivalsStep
from gloam.rivals.catalogue import (
    AGGRAVATED,
    ARMOURED,
    ATTRIBUTE,
    DAMAGE,
    FEWER_SHIELDS,
    MILD,
    MORTAL,
    NO_SHIELDS,
    RESISTS,
    SHIELD,
    SPARING,
    UNRESISTED,
    strikes,
)
from gloam.rivals.hardening import Brace, relax
from gloam.rivals.pieces import FOUGHT, NOTHING
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.tokens import taken, total
from gloam.rivals.verbs import ATTACK_OVER, DEFEAT, HURT, SUMMED, TAKEN, RivalsVerb
from gloam.rivals.which import active
from gloam.rivals.winning import CheckEnd

PARTS: Final = 1 << 6  # damage that is on its way says how much of it is normal, times this, and how much is Aggravated


class Sum(RivalsStep):
    """Step 10: the card, the attribute and every modifier; then the texts that do something else.
    An attack that has lost its attacker or its target by now ends without damage.
    [damage.step10-sum] [damage.reaction-sum] [damage.snapshot] [attack.attacker-leaves]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        assert attack is not None
        attack.step = 10
        if not active(table, attack.attacker) or not there(table, attack.target):
            table.tell("attack-ended", "attack.attacker-leaves", attack.seat, {})
            table.next(EndAttack())
            return
        attack.strength = strength(table, attack.attacker, attack.card, attack.type)
        note_attack(table, attack)
        dealt = [struck(table, attack, attack.target, attack.strength, attack.type, attack.attacker)]
        for card in attack.reactions():
            if acts(table, card) and strikes(table.face(card)):
                kind = table.face(card).hits_as or attack.type
                amount = strength(table, attack.reacting, card, kind)
                dealt.append(struck(table, attack, attack.attacker, amount, kind, attack.reacting, card))
        table.dealt = tuple(dealt)
        facts: dict[str, Fact] = {"card": table.handle(attack.target), "amount": attack.strength}
        table.tell("summed", "damage.step10-sum", attack.seat, facts)
        moment = Deed(
            SUMMED, attack.seat, attack.target, attack.strength, attack.attacker, attack.foe, detail=attack.type
        )
        table.next(moment, Brace(), Reduce(), TakeBlows(), AfterAttack())


def acts(table: RivalsTable, card: int) -> bool:
    """Is this card of the fight face up and not cancelled?"""
    cancelled = table.attack is not None and table.attack.cancelled == card
    return card != NOTHING and table.pieces[card].zone == FOUGHT and not cancelled


def strength(table: RivalsTable, fighter: int, card: int, type: int) -> int:
    """The card's skull, the fighter's attribute of that type, and every modifier. [damage.attribute-by-type]"""
    skull = table.face(card).damage if acts(table, card) else 0
    attribute = table.quality(ATTRIBUTE[type], fighter) if type in ATTRIBUTE else 0
    return max(0, skull + attribute + table.quality(DAMAGE, fighter))


def struck(
    table: RivalsTable, attack: Attack, victim: int, amount: int, type: int, by: int, card: int = NOTHING
) -> Blow:
    """What one fighter deals with this card: with that of the attack, or the first Reaction, where none is named."""
    if card == NOTHING:
        card = attack.card if by == attack.attacker else attack.reaction
    harsh = harshly(table, by, acts(table, card) and table.face(card).aggravated)
    return Blow(victim, amount, type, harsh, by, table.pieces[by].holder)


def harshly(table: RivalsTable, by: int, card: bool) -> bool:
    """Is what this one deals Aggravated, because of the card or of itself?"""
    return (card or table.quality(AGGRAVATED, by) > 0) and not mild(table, by)


def mild(table: RivalsTable, by: int) -> bool:
    """Is nothing Aggravated that this one deals? [card.pavel-horak]"""
    return len(table.index[QUALITY + MILD]) > 0 and table.quality(MILD, by) > 0


class Reduce(RivalsStep):
    """Step 11: attributes, then Shields, then prevention, which is asked for. A mortal reduces nothing.
    [damage.step11-attribute] [damage.step11-shields] [damage.mitigation-order] [mortal.no-defence]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        if attack is not None:
            attack.step = 11
        if not table.dealt:
            return
        hurts: list[tuple[int, Deed]] = []
        order = table.clockwise()
        for card in dict.fromkeys([blow.card for blow in table.dealt]):
            if active(table, card) or table.is_a(card, MORTAL):
                deed = left_of(table, card, [blow for blow in table.dealt if blow.card == card])
                if deed.amount > 0:
                    hurts.append((order.index(deed.owner) if deed.owner in order else 0, deed))
        table.dealt = ()
        relax(table)
        if len(hurts) > 1:
            hurts.sort(key=lambda pair: pair[0])
        table.next(*[deed for _, deed in hurts])


def left_of(table: RivalsTable, card: int, blows: list[Blow]) -> Deed:
    """What is left of all that strikes one card at once. Its attribute reduces damage of a type, nothing Aggravated;
    its Shields reduce the whole. [damage.mixed-types] [agg.no-attribute]"""
    mortal = table.is_a(card, MORTAL)
    harsh = sum([blow.amount for blow in blows if blow.aggravated])
    harsh -= min(harsh, 0 if mortal else armour(table, blows[0]))
    normal = 0
    for kind in dict.fromkeys([blow.type for blow in blows if not blow.aggravated]):
        alike = [blow for blow in blows if blow.type == kind and not blow.aggravated]
        free = sum([blow.amount for blow in alike if mortal or not resisted(table, blow)])
        held = sum([blow.amount for blow in alike]) - free
        normal += free + (max(0, held - table.quality(RESISTS[kind], card)) if held else 0)
    left = normal + harsh - (0 if mortal else shields(table, blows[0]))
    first, owner = blows[0], table.pieces[card].holder
    return Deed(HURT, first.doer, card, left, first.by, owner, first.type, normal * PARTS + harsh)


def resisted(table: RivalsTable, blow: Blow) -> bool:
    """Does an attribute reduce this damage? Not where it is Aggravated or of no type, nor where the attack overcomes
    the attribute of its target. [agg.no-attribute] [card.seeing-is-believing]"""
    attack = table.attack
    overcome = attack is not None and blow.by == attack.attacker and blow.card == attack.target
    return blow.type != 0 and not blow.aggravated and not (overcome and table.quality(UNRESISTED, blow.by))


def shields(table: RivalsTable, blow: Blow) -> int:
    """What is printed on a Reaction protects the vampire that plays it. Shields that are taken away can be no fewer
    than none. [damage.shield-owner] [card.resistance] [damage.fewer-shields]"""
    attack = table.attack
    if attack is not None and blow.by == attack.attacker and table.quality(NO_SHIELDS, blow.by):
        return 0
    found = table.quality(SHIELD, blow.card)
    if attack is not None and blow.card == attack.reacting:
        found += sum([table.face(card).shield for card in attack.reactions() if acts(table, card)])
    return max(0, found - table.quality(FEWER_SHIELDS, blow.card))


def armour(table: RivalsTable, blow: Blow) -> int:
    """The Shields that protect from Aggravated damage alone: what takes Shields away takes these last.
    [card.kevlar-vest]"""
    if not table.index[QUALITY + ARMOURED]:
        return 0
    attack = table.attack
    if attack is not None and blow.by == attack.attacker and table.quality(NO_SHIELDS, blow.by):
        return 0
    found = table.quality(SHIELD, blow.card) - table.quality(FEWER_SHIELDS, blow.card)
    return max(0, table.quality(ARMOURED, blow.card) + min(0, found))


class Hurt(RivalsVerb):
    """Damage reaches a character, to be taken with all other damage of the blow. Where normal and Aggravated damage was
    reduced together, its player says which part is left. [damage.simultaneous] [damage.mixed-types]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        least, most = harsh_left(deed)
        if least == most:
            suffer(table, deed, most)
        else:
            table.next(AskParts(deed.owner, (deed,)))


def harsh_left(deed: Deed) -> tuple[int, int]:
    """How much of the damage that is left can be Aggravated, at least and at most."""
    normal, harsh = divmod(deed.detail, PARTS)
    return max(0, deed.amount - normal), min(harsh, deed.amount)


def suffer(table: RivalsTable, deed: Deed, harsh: int) -> None:
    """So much of it is Aggravated, the rest is not."""
    for amount, aggravated in ((deed.amount - harsh, False), (harsh, True)):
        if amount:
            table.blows = (*table.blows, Blow(deed.on, amount, deed.other, aggravated, deed.by, deed.doer))


class AskParts(RivalsAsk):
    """How much of the damage that Shields and prevention have left is Aggravated. [damage.mixed-types]"""

    rule: ClassVar[str] = "damage.mixed-types"

    def __init__(self, seat: int, deeds: tuple[Deed, ...]) -> None:
        super().__init__(seat)
        self.deeds: Final = deeds

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.deeds)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": rivals(table).handle(self.deeds[0].on), "amount": self.deeds[0].amount}

    def offer(self, table: RivalsTable) -> list[str]:
        least, most = harsh_left(self.deeds[0])
        return [f"aggravated {harsh}" for harsh in range(least, most + 1)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, rest = option.partition(" ")
        amount = amount_in(rest) if verb == "aggravated" else -1
        if amount < 0:
            return None
        least, most = harsh_left(self.deeds[0])
        return Refused("damage.mixed-types", amount=amount, least=least, most=most)

    def answered(self, table: RivalsTable, option: str) -> None:
        suffer(table, self.deeds[0], int(option.partition(" ")[2]))


class TakeBlows(RivalsStep):
    """Step 12: what is left is taken by everyone at once, 1 Blood a point; who has none left is defeated, and burned
    if any of it was Aggravated. [damage.step12-taken] [damage.simultaneous] [agg.burn] [mortal.one-blow]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        blows, table.blows = table.blows, ()
        if attack is not None:
            attack.step = 12
            attack.taken, attack.spilt = (*attack.taken, *blows), spared(attack.spilt, blows)
        else:
            table.spilt = ()
        if not blows:
            return
        falls: list[Deed] = []
        moments: list[Step] = []
        for card in dict.fromkeys([blow.card for blow in blows]):
            mine = [blow for blow in blows if blow.card == card]
            fall = self.falls(table, card, mine)
            if fall is not None:
                falls.append(fall)
            owner, amount = table.pieces[card].holder, sum([blow.amount for blow in mine])
            moments.append(Deed(TAKEN, mine[0].doer, card, amount, mine[0].by, owner, detail=kind_of(mine)))
        table.next(*([AtOnce((), tuple(falls))] if falls else []), *moments)

    def falls(self, table: RivalsTable, card: int, blows: list[Blow]) -> Deed | None:
        """The defeat that this damage leads to, if it does."""
        amount, first = sum([blow.amount for blow in blows]), blows[0]
        piece = table.pieces[card]
        if table.is_a(card, MORTAL):
            if amount < table.endurance(card):
                table.tell("withstood", "mortal.one-blow", first.doer, {"card": table.handle(card), "amount": amount})
                return None
            return Deed(DEFEAT, first.doer, card, 1, first.by, at_once=True)
        lasts = last_blood_stays(table, [blow.by for blow in blows])
        lost = taken(piece.tokens, piece.holder, min(amount, total(piece.tokens) - (1 if lasts else 0)))
        table.pieces[card] = piece.but(tokens=piece.tokens - lost)
        table.to_supply(lost)
        if table.attack is not None:
            table.attack.spilt = (*table.attack.spilt, card, lost)
        else:
            table.spilt = (*table.spilt, card, lost)
        facts: dict[str, Fact] = {"card": table.handle(card), "amount": amount}
        if any(blow.aggravated for blow in blows):
            facts["aggravated"] = "all" if kind_of(blows) == AGGRAVATED else "part"
        table.tell("damaged", "damage.step12-taken", piece.holder, facts)
        if table.pieces[card].tokens:
            if lasts and amount >= total(piece.tokens):
                table.tell("last-blood-kept", "key.superficial", piece.holder, {"card": table.handle(card)})
            return None
        detail = AGGRAVATED if any(blow.aggravated for blow in blows) else 0
        return Deed(DEFEAT, first.doer, card, 1, first.by, piece.holder, detail=detail, at_once=True)


def spared(spilt: tuple[int, ...], blows: tuple[Blow, ...]) -> tuple[int, ...]:
    """What those have lost in this attack whom these blows do not strike: a later blow of it counts by itself."""
    struck_now = [blow.card for blow in blows]
    found: tuple[int, ...] = ()
    for place in range(0, len(spilt), 2):
        if spilt[place] not in struck_now:
            found += spilt[place : place + 2]
    return found


def last_blood_stays(table: RivalsTable, by: list[int]) -> bool:
    """A Superficial attack takes no character's last Blood, whatever adds to it; `by` are those who have struck.
    Outside an attack the same goes for damage of somebody who spares it. [key.superficial] [key.superficial-last]
    [key.superficial-agg] [key.superficial-part] [card.arms-of-ahriman]"""
    attack = table.attack
    if attack is None:
        return all(one != NOTHING and table.quality(SPARING, one) > 0 for one in by)
    by_card = acts(table, attack.card) and table.face(attack.card).superficial
    if not by_card and not table.quality(SPARING, attack.attacker):
        return False
    return all(one == attack.attacker for one in by)


def kind_of(blows: list[Blow]) -> int:
    """Whether any of this damage was not Aggravated."""
    return 0 if any(not blow.aggravated for blow in blows) else AGGRAVATED


class AfterAttack(RivalsStep):
    """Step 13: what depends on how it ended; only then can anybody win.
    [damage.step13-after] [damage.no-win-mid-fight]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        assert attack is not None
        attack.step = 13
        moment = Deed(ATTACK_OVER, attack.seat, attack.target, 1, attack.attacker, attack.foe, detail=attack.type)
        table.next(moment, EndAttack(), CheckEnd())
