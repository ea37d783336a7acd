"""An attack, steps 8 and 9: the cards are turned up, illegal ones are taken back, and abilities are used."""

from __future__ import annotations

from typing import ClassVar

from gloam.core.deeds import Deed
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Step
from gloam.core.table import Table
from gloam.core.texts import QUALITY
from gloam.rivals.attack_end import EndAttack
from gloam.rivals.attack_record import TIRED_BEFORE, Attack
from gloam.rivals.bases import RivalsAsk, RivalsStep
from gloam.rivals.catalogue import LATE_TYPE, RITUAL, TWO_CARDS, TYPES, Card
from gloam.rivals.damage import Sum
from gloam.rivals.intel import intel
from gloam.rivals.knowledge import unveil
from gloam.rivals.pieces import BOARD, BURNED, DISCARD, FACE_DOWN, FOUGHT, HAND, IN_FORCE, LAID, NOBODY, NOTHING
from gloam.rivals.playing import why_not_play
from gloam.rivals.refusing import meant
from gloam.rivals.table import UNLIMITED, RivalsTable, rivals
from gloam.rivals.texts import FIGHT
from gloam.rivals.tokens import of_colour
from gloam.rivals.traps import SPRUNG, CallTraps
from gloam.rivals.verbs import ANNOUNCED, REVEALED, reacts_with
from gloam.rivals.which import active
from gloam.rivals.windows import AskWindow, usable


def is_late(table: RivalsTable, attack: Attack) -> bool:
    """Is the type of this attack announced only as the cards are turned up? [card.ekene]"""
    return len(table.index[QUALITY + LATE_TYPE]) > 0 and table.quality(LATE_TYPE, attack.attacker) > 0


def has_two(table: RivalsTable, attack: Attack) -> bool:
    """May a second Attack card be laid, and the only one be taken back? [card.dien]"""
    return len(table.index[QUALITY + TWO_CARDS]) > 0 and table.quality(TWO_CARDS, attack.attacker) > 0


class BeforeReveal(RivalsStep):
    """What a lone attacker still has to say: which card is turned up, and the type. [card.dien] [card.ekene]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        assert attack is not None
        if attack.target == NOTHING:  # [card.haze]
            return
        keeps = laid(table, attack.card) and (attack.spare != NOTHING or has_two(table, attack))
        asks: list[Step] = [AskKept(attack.seat)] if keeps else []
        table.next(*asks, *([] if attack.type else [AskLateType(attack.seat)]))


class AskKept(RivalsAsk):
    """Which of two laid Attack cards is turned up, or whether the only one is: the other goes back to the hand.
    [card.dien]"""

    rule: ClassVar[str] = "card.dien"

    def cards(self, table: RivalsTable) -> list[int]:
        attack = table.attack
        assert attack is not None
        return [card for card in (attack.card, attack.spare) if laid(table, card)]

    def offer(self, table: RivalsTable) -> list[str]:
        found = [f"reveal {table.handle(card)}" for card in self.cards(table)]
        return found if len(found) > 1 else [*found, "back"]

    def answered(self, table: RivalsTable, option: str) -> None:
        attack = table.attack
        assert attack is not None
        kept = NOTHING if option == "back" else table.with_handle(option[7:])
        for card in self.cards(table):
            if card != kept:
                facts: dict[str, Fact] = {"handle": table.handle(card)}
                table.tell("card-returned", self.rule, self.seat, facts, {"card": table.id_of(card)}, 1 << self.seat)
                table.move(card, HAND, self.seat)
        attack.card, attack.spare = kept, NOTHING
        unveil(table, self.seat)


class TypeQuestion(RivalsAsk):
    """Ranged, Physical, Social or Mental."""

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        assert here.attack is not None
        return {"card": here.handle(here.attack.attacker), "target": here.handle(here.attack.target)}

    def offer(self, table: RivalsTable) -> list[str]:
        return types_open(table)

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[attack.card-type]"""
        attack = rivals(table).attack
        assert attack is not None
        if option not in TYPES or attack.card == NOTHING:
            return None
        return Refused("attack.card-type", card=rivals(table).id_of(attack.card), type=option)


class AskLateType(TypeQuestion):
    """The type, as the cards are about to be turned up. [card.ekene]"""

    rule: ClassVar[str] = "card.ekene"

    def answered(self, table: RivalsTable, option: str) -> None:
        table.next(announce(table, self.seat, option, self.rule))


def types_open(table: RivalsTable) -> list[str]:
    """The types that may be announced: those of a card that lies face up already. [attack.card-type]"""
    attack = table.attack
    assert attack is not None
    if attack.card == NOTHING or laid(table, attack.card):
        return list(TYPES)
    return [name for name, bit in TYPES.items() if table.face(attack.card).types & bit]


def announce(table: RivalsTable, seat: int, option: str, rule: str) -> Deed:
    """The attack is of this type from now on; texts wait for the moment. [attack.step4-type]"""
    attack = table.attack
    assert attack is not None
    attack.type = TYPES[option]
    table.tell("announced", rule, seat, {"type": option})
    return Deed(ANNOUNCED, seat, attack.target, 1, attack.attacker, attack.foe, detail=attack.type)


class TurnUp(RivalsStep):
    """Step 8: the attacker's card, then the defender's; choices come once both are up.
    [reveal.order] [reveal.forced]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        assert attack is not None
        attack.step = 8
        if attack.target == NOTHING:
            called_off(table, attack)
            return
        if laid(table, attack.card):
            no = why_not_play(table, attack.card, attack.attacker, attack.type)
            if no is not None:
                self.take_back(table, no)
                return
            turn_up(table, attack.card)
        turned_up = False
        if laid(table, attack.reaction):
            no = why_not_play(table, attack.reaction, attack.reacting, attack.type, reaction=True)
            turned_up = no is None
            if no is None:
                turn_up(table, attack.reaction)
            else:
                illegal(table, attack.reaction, no, "reveal.illegal-reaction")
                attack.reaction = attack.reacting = NOTHING
        played = reacts_with(table, attack.reaction, attack.reacting, attack.reacting) if turned_up else []
        moment = Deed(REVEALED, attack.seat, attack.target, 1, attack.attacker, attack.foe, detail=attack.type)
        table.next(*played, *(self.switched(table) or [moment]), Retarget(), Abilities())

    def switched(self, table: RivalsTable) -> list[Step]:
        """What comes before the moment, where the card that is up may give way to another. [card.switcharoo]"""
        raise AssertionError("steps 6 to 8 say so")

    def take_back(self, table: RivalsTable, no: Refused) -> None:
        """The attack goes on without its card, from step 6: blocks and Reactions are undone, with all that was paid.
        [reveal.illegal-attack] [reveal.illegal-attack-rewind] [attack.rewind-extent]"""
        attack = table.attack
        assert attack is not None
        illegal(table, attack.card, no, "reveal.illegal-attack")
        attack.card = NOTHING
        if attack.challenge:  # there is nothing to go back to [claim.card-face]
            table.next(self.again())
            return
        if attack.reaction != NOTHING:
            seat = table.owner[attack.reaction]
            table.move(attack.reaction, HAND, seat)
            unveil(table, seat)
            attack.reaction = attack.reacting = NOTHING
        undo_block(table)
        table.next(self.back())

    def again(self) -> Step:
        """The same step."""
        raise AssertionError("steps 6 to 8 say so")

    def back(self) -> Step:
        """Step 6."""
        raise AssertionError("steps 6 to 8 say so")


def called_off(table: RivalsTable, attack: Attack) -> None:
    """A Reaction has brought the attack to nothing. [card.haze]"""
    table.tell("attack-ended", "card.haze", attack.seat, {})
    table.next(EndAttack())


def undo_block(table: RivalsTable) -> None:
    """The blocker is ready again, if it was, where and with whom it was, and its player has what they had."""
    attack = table.attack
    assert attack is not None
    blocker = attack.blocker
    if blocker == NOTHING:
        return
    zone, party, prestige, code = attack.before_block
    seat = table.pieces[blocker].holder
    if table.pieces[blocker].zone != zone:
        table.move(blocker, zone, seat)
    table.pieces[blocker] = table.pieces[blocker].but(ready=0 if code == TIRED_BEFORE else 1, party=party)
    take_prestige_back(table, seat, prestige)
    take_blood_back(table)
    table.used = tuple([other for other in table.used if other != code])
    attack.blocker, attack.target = NOTHING, attack.first
    attack.foe = table.pieces[attack.first].holder if active(table, attack.first) else NOBODY
    table.tell("block-undone", "reveal.illegal-attack-rewind", seat, {"card": table.handle(blocker)})


def take_prestige_back(table: RivalsTable, seat: int, before: int) -> None:
    """What was paid comes back from the general supply, what was gained goes there. [attack.rewind-extent]"""
    now, table.prestige[seat] = table.prestige[seat], before
    settle(table, now, before)


def settle(table: RivalsTable, now: int, before: int) -> None:
    """One pile gives way to another: what it had more goes to the general supply, what it had less comes from there."""
    for colour, left in enumerate(table.supply):
        if left != UNLIMITED:
            table.supply[colour] += of_colour(now, colour) - of_colour(before, colour)


def take_blood_back(table: RivalsTable) -> None:
    """The Blood that the block has moved or replaced is as it was on all who still stand, and on a Ritual that paid for
    it. [attack.rewind-extent]"""
    attack = table.attack
    assert attack is not None
    for card, before in zip(attack.before_blood[::2], attack.before_blood[1::2], strict=True):
        piece = table.pieces[card]
        if table.is_a(card, RITUAL) and piece.zone == BURNED:
            table.move(card, BOARD, table.owner[card])
        if (IN_FORCE | 1 << FACE_DOWN) >> table.pieces[card].zone & 1:
            table.pieces[card] = table.pieces[card].but(tokens=before)
            settle(table, piece.tokens, before)


def laid(table: RivalsTable, card: int) -> bool:
    return card != NOTHING and table.pieces[card].zone == LAID


def turn_up(table: RivalsTable, card: int) -> None:
    attack, piece = table.attack, table.pieces[card]
    assert attack is not None
    table.move(card, FOUGHT, piece.holder, piece.host)
    table.tell(
        "reaction" if card == attack.reaction else "attack-card",
        "reveal.order",
        piece.holder,
        {"card": table.id_of(card)},
    )


def illegal(table: RivalsTable, card: int, no: Refused, rule: str) -> None:
    seat = table.owner[card]
    table.move(card, DISCARD, seat)
    table.tell("illegal", rule, seat, {"card": table.id_of(card), "why": no.rule})


class Retarget(RivalsStep):
    """A Targeted card may point the attack at another member of the defending party. [reveal.targeted]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        assert attack is not None
        if attack.target == NOTHING:  # [card.haze]
            return
        targeted = attack.card != NOTHING and is_targeted(table, table.face(attack.card)) and attack.foe != NOBODY
        if targeted and not attack.challenge and len(reachable(table)) > 1:
            table.next(AskRetarget(attack.seat))


def is_targeted(table: RivalsTable, face: Card) -> bool:
    """Is this Attack card Targeted in the attack under way? Some are only with a Discipline. [card.living-shadow]"""
    attack = table.attack
    assert attack is not None
    return face.targeted and (not face.targeted_with or table.quality(face.targeted_with, attack.attacker) > 0)


def reachable(table: RivalsTable) -> list[int]:
    """The members of the defending party with no more Secrecy than the Intel gathered, and whoever blocked; where the
    blocker came from outside, the first target and its party too.
    [attack.targeted-secrecy] [block.third-party-targeted]"""
    attack = table.attack
    assert attack is not None
    members = list(table.party(attack.target))
    if attack.first not in members:
        members += table.party(attack.first) if active(table, attack.first) else [attack.first]
    found: list[int] = []
    for card in members:
        free = card == attack.blocker or not active(table, card)
        shielded = active(table, card) and not table.begun >> table.pieces[card].holder & 1 and card != attack.blocker
        if free or (table.secrecy(card) <= intel(table) and not shielded):
            found.append(card)
    return found


class AskRetarget(RivalsAsk):
    """Whom the attack goes to now. [reveal.targeted] [reveal.targeted-no-block]"""

    rule: ClassVar[str] = "reveal.targeted"

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        assert here.attack is not None
        return {"card": here.handle(here.attack.target)}

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"target {table.handle(card)}" for card in reachable(table)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "target" else NOTHING
        if card == NOTHING:
            return None
        assert here.attack is not None
        hidden = active(here, card) and here.pieces[card].holder == here.attack.foe and here.secrecy(card) > intel(here)
        return Refused("attack.targeted-secrecy" if hidden else self.rule, card=here.id_of(card))

    def answered(self, table: RivalsTable, option: str) -> None:
        attack = table.attack
        assert attack is not None
        target = table.with_handle(option[7:])
        if target != attack.target:
            attack.target = target
            attack.foe = table.pieces[target].holder if active(table, target) else NOBODY
            table.tell("retargeted", self.rule, self.seat, {"card": table.handle(target)})


class Abilities(RivalsStep):
    """Step 9: the attacker's abilities until a pass, then the defender's, then Relentless ones of all others, then
    Traps. [ability.step9] [window.step9] [card.robert-bruce] [window.trap]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        assert attack is not None
        if attack.target == NOTHING:
            called_off(table, attack)
            return
        attack.step = 9
        asks: list[Step] = []
        others = [seat for seat in table.clockwise() if seat not in (attack.seat, attack.foe) and not table.out[seat]]
        for seat in (attack.seat, attack.foe, *others):
            if seat != NOBODY and usable(table, seat, FIGHT):
                asks.append(AskWindow(seat))
        table.next(*asks, CallTraps(SPRUNG), Sum())
