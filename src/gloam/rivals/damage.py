"""An attack, steps 10 to 13: damage is summed, reduced, taken by all at once, and answered."""

from __future__ import annotations

from gloam.core.deeds import AtOnce, Deed
from gloam.core.step import Step
from gloam.rivals.attack_end import EndAttack, note_attack
from gloam.rivals.attack_record import Attack, Blow
from gloam.rivals.bases import RivalsStep
from gloam.rivals.catalogue import AGGRAVATED, ATTRIBUTE, DAMAGE, MORTAL, NO_SHIELDS, RESISTS, SHIELD
from gloam.rivals.pieces import FOUGHT, NOTHING
from gloam.rivals.table import RivalsTable
from gloam.rivals.tokens import taken, total
from gloam.rivals.verbs import ATTACK_OVER, DEFEAT, HURT, SUMMED, TAKEN
from gloam.rivals.which import active
from gloam.rivals.winning import CheckEnd


class Sum(RivalsStep):
    """Step 10: the card, the attribute and every modifier; then the texts that do something else.
    [damage.step10-sum] [damage.reaction-sum] [damage.snapshot]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        assert attack is not None
        attack.step = 10
        attack.strength = strength(table, attack.attacker, attack.card, attack.type)
        note_attack(table, attack)
        dealt = [struck(table, attack, attack.target, attack.strength, attack.type, attack.attacker)]
        if acts(table, attack.reaction) and table.face(attack.reaction).damage:
            type = table.face(attack.reaction).hits_as or attack.type
            amount = strength(table, attack.reacting, attack.reaction, type)
            dealt.append(struck(table, attack, attack.attacker, amount, type, attack.reacting))
        table.dealt = tuple(dealt)
        facts = {"card": table.handle(attack.target), "amount": attack.strength}
        table.tell("summed", "damage.step10-sum", attack.seat, {"card": str(facts["card"]), "amount": attack.strength})
        moment = Deed(
            SUMMED, attack.seat, attack.target, attack.strength, attack.attacker, attack.foe, detail=attack.type
        )
        table.next(moment, Reduce(), TakeBlows(), AfterAttack())


def acts(table: RivalsTable, card: int) -> bool:
    """Is this card of the fight face up and not cancelled?"""
    cancelled = table.attack is not None and table.attack.cancelled == card
    return card != NOTHING and table.pieces[card].zone == FOUGHT and not cancelled


def strength(table: RivalsTable, fighter: int, card: int, type: int) -> int:
    """The card's skull, the fighter's attribute of that type, and every modifier. [damage.attribute-by-type]"""
    skull = table.face(card).damage if acts(table, card) else 0
    attribute = table.quality(ATTRIBUTE[type], fighter) if type in ATTRIBUTE else 0
    return max(0, skull + attribute + table.quality(DAMAGE, fighter))


def struck(table: RivalsTable, attack: Attack, victim: int, amount: int, type: int, by: int) -> Blow:
    card = attack.card if by == attack.attacker else attack.reaction
    harsh = table.quality(AGGRAVATED, by) > 0 or (acts(table, card) and table.face(card).aggravated)
    return Blow(victim, amount, type, harsh, by, table.pieces[by].holder)


class Reduce(RivalsStep):
    """Step 11: attributes, then Shields, then prevention, which is asked for. A mortal reduces nothing.
    [damage.step11-attribute] [damage.step11-shields] [damage.mitigation-order] [mortal.no-defence]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        if attack is not None:
            attack.step = 11
        hurts: list[tuple[int, Deed]] = []
        order = table.clockwise()
        for blow in table.dealt:
            if active(table, blow.card) or table.is_a(blow.card, MORTAL):
                left = blow.amount - resistance(table, blow)
                owner = table.pieces[blow.card].holder
                if left > 0:
                    detail = AGGRAVATED if blow.aggravated else 0
                    deed = Deed(HURT, blow.doer, blow.card, left, blow.by, owner, blow.type, detail)
                    hurts.append((order.index(owner) if owner in order else 0, deed))
        table.dealt = ()
        table.next(*[deed for _, deed in sorted(hurts, key=lambda pair: pair[0])])


def resistance(table: RivalsTable, blow: Blow) -> int:
    if table.is_a(blow.card, MORTAL):
        return 0
    attribute = 0 if blow.aggravated or not blow.type else table.quality(RESISTS[blow.type], blow.card)
    return attribute + shields(table, blow)


def shields(table: RivalsTable, blow: Blow) -> int:
    """What is printed on a Reaction protects the vampire that plays it. [damage.shield-owner] [card.resistance]"""
    attack = table.attack
    if attack is not None and blow.by == attack.attacker and table.quality(NO_SHIELDS, blow.by):
        return 0
    found = table.quality(SHIELD, blow.card)
    if attack is not None and blow.card == attack.reacting and acts(table, attack.reaction):
        found += table.face(attack.reaction).shield
    return found


class TakeBlows(RivalsStep):
    """Step 12: what is left is taken by everyone at once, 1 Blood a point; whoever has none left is defeated, and burned
    if any of it was Aggravated. [damage.step12-taken] [damage.simultaneous] [agg.burn] [mortal.one-blow]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        blows, table.blows = table.blows, ()
        falls: list[Deed] = []
        moments: list[Step] = []
        for card in dict.fromkeys([blow.card for blow in blows]):
            mine = [blow for blow in blows if blow.card == card]
            fall = self.falls(table, card, mine)
            if fall is not None:
                falls.append(fall)
            owner, amount = table.pieces[card].holder, sum([blow.amount for blow in mine])
            moments.append(Deed(TAKEN, mine[0].doer, card, amount, mine[0].by, owner, detail=kind_of(mine)))
        if attack is not None:
            attack.step = 12
            attack.taken = blows
        table.next(*([AtOnce((), tuple(falls))] if falls else []), *moments)

    def falls(self, table: RivalsTable, card: int, blows: list[Blow]) -> Deed | None:
        """The defeat that this damage leads to, if it does."""
        amount, first = sum([blow.amount for blow in blows]), blows[0]
        piece = table.pieces[card]
        if table.is_a(card, MORTAL):
            if amount < table.face(card).value:
                table.tell("withstood", "mortal.one-blow", first.doer, {"card": table.handle(card), "amount": amount})
                return None
            return Deed(DEFEAT, first.doer, card, 1, first.by, at_once=True)
        lost = taken(piece.tokens, piece.holder, min(amount, total(piece.tokens)))
        table.pieces[card] = piece.but(tokens=piece.tokens - lost)
        table.to_supply(lost)
        table.tell("damaged", "damage.step12-taken", piece.holder, {"card": table.handle(card), "amount": amount})
        if table.pieces[card].tokens:
            return None
        detail = AGGRAVATED if any(blow.aggravated for blow in blows) else 0
        return Deed(DEFEAT, first.doer, card, 1, first.by, piece.holder, detail=detail, at_once=True)


def kind_of(blows: list[Blow]) -> int:
    """Whether any of this damage was not Aggravated."""
    return 0 if any(not blow.aggravated for blow in blows) else AGGRAVATED


class AfterAttack(RivalsStep):
    """Step 13: what depends on how it ended; only then can anybody win. [damage.step13-after] [damage.no-win-mid-fight]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        assert attack is not None
        attack.step = 13
        moment = Deed(ATTACK_OVER, attack.seat, attack.target, 1, attack.attacker, attack.foe, detail=attack.type)
        table.next(moment, EndAttack(), CheckEnd())
