"""An attack, steps 6 and 7: who blocks, and the Reaction."""

from __future__ import annotations

from typing import ClassVar

from gloam.core.choices import If, Resolve
from gloam.core.deeds import Deed
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Step
from gloam.core.table import Table
from gloam.core.texts import QUALITY, Cause, Force, Whenever
from gloam.rivals.aiding import AskAid, helpers
from gloam.rivals.attack_record import TIRED_BEFORE, Attack
from gloam.rivals.bases import RivalsAsk, RivalsStep
from gloam.rivals.catalogue import (
    ANY_TYPE,
    ATTACK_TYPES,
    CARDS,
    GUARD,
    NO_REACTION,
    NUMBER,
    RANGED,
    REACTION,
    UNBLOCKABLE,
    WAKEFUL,
)
from gloam.rivals.fight_effects import blocks_by
from gloam.rivals.hands import ALL, in_hand, kept, names_in_hand
from gloam.rivals.knowledge import hide
from gloam.rivals.pieces import FOUGHT, LAID, NOBODY, NOTHING
from gloam.rivals.playing import why_not_play
from gloam.rivals.refusing import meant, why_not_own
from gloam.rivals.reveal import BeforeReveal, TurnUp
from gloam.rivals.switching import Unveil, switching
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import BLOCKING
from gloam.rivals.verbs import BLOCKED, EXHAUST, REVEALED, RivalsVerb, reacts_with
from gloam.rivals.which import bearer
from gloam.rivals.windows import ability_options, usable, use, why_not_use


class Block(RivalsStep):
    """Step 6: the defender is asked first, then everyone else whose card lets them block for others, clockwise.
    [block.step6] [window.block] [claim.no-block]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        assert attack is not None
        if attack.challenge or table.quality(UNBLOCKABLE, attack.attacker):
            table.next(React())
            return
        asks: list[Step] = []
        if attack.foe != NOBODY:
            asks.append(AskBlock(attack.foe))
        others = [seat for seat in table.clockwise() if seat not in (attack.seat, attack.foe) and not table.out[seat]]
        table.next(*asks, *[AskBlock(seat) for seat in others], React())


def attack_facts(table: RivalsTable) -> dict[str, Fact]:
    """Who attacks whom, and how."""
    attack = table.attack
    assert attack is not None
    facts: dict[str, Fact] = {"card": table.handle(attack.target), "by": table.handle(attack.attacker)}
    return {**facts, "type": ATTACK_TYPES[attack.type]} if attack.type else facts  # [card.ekene]


def blockers(table: RivalsTable, seat: int) -> list[int]:
    """Ready members of the target's party, and whoever blocks exhausted too; only Guards where the attack is Ranged.
    [block.ready-only] [block.ranged] [card.krisken-monroe]"""
    attack = table.attack
    assert attack is not None
    if seat != attack.foe:
        return []
    found = [card for card in table.party(attack.target) if card != attack.target and is_up(table, card)]
    return [card for card in found if table.quality(GUARD, card)] if attack.type == RANGED else found


def is_up(table: RivalsTable, card: int) -> bool:
    """Is it ready, or can it block all the same? [card.krisken-monroe]"""
    if table.pieces[card].ready:
        return True
    return len(table.index[QUALITY + WAKEFUL]) > 0 and table.quality(WAKEFUL, card) > 0


def why_not_block(table: RivalsTable, card: int) -> Refused:
    """Why this one cannot block. [block.not-self] [block.ready-only] [block.ranged]"""
    attack, name = table.attack, table.id_of(card)
    assert attack is not None
    if card == attack.target:
        return Refused("block.not-self", card=name)
    if card in table.party(attack.target) and is_up(table, card):
        return Refused("block.ranged", card=name)
    return Refused("block.ready-only", card=name)


class AskBlock(RivalsAsk):
    """Let it through, or block: the first block closes the step. [block.optional]"""

    rule: ClassVar[str] = "block.step6"

    def abilities(self, table: RivalsTable) -> list[Force]:
        return usable(table, self.seat, BLOCKING)

    def offer(self, table: RivalsTable) -> list[str]:
        attack = table.attack
        assert attack is not None
        if attack.blocker != NOTHING:
            return ["let"]
        plain = [f"block {table.handle(card)}" for card in blockers(table, self.seat)]
        return ["let", *plain, *ability_options(table, self.abilities(table))]

    def facts(self, table: Table) -> dict[str, Fact]:
        return attack_facts(rivals(table))

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle.partition(" ")[0])
        if card == NOTHING:
            return None
        if verb == "block":
            return why_not_own(here, self.seat, card) or why_not_block(here, card)
        return why_not_use(here, self.seat, card, BLOCKING) if verb == "use" else None

    def answered(self, table: RivalsTable, option: str) -> None:
        if option.startswith("block "):
            blocker = table.with_handle(option[6:])
            note_block(table, blocker, NOTHING)
            seat = self.seat
            table.next(Deed(EXHAUST, seat, blocker, 1, blocker, seat), Deed(BLOCKED, seat, blocker, 1, blocker, seat))
        elif option != "let":
            forces = self.abilities(table)
            force = forces[ability_options(table, forces).index(option)]
            if blocks_by(force):
                note_block(table, bearer(table, force.cause), force.code)
            else:
                table.next(AskBlock(self.seat))  # whether to block is still open [card.krisken-monroe]
            use(table, force)


def note_block(table: RivalsTable, blocker: int, code: int) -> None:
    """What there was before, should the block have to be undone. [attack.rewind-extent]"""
    attack, piece = table.attack, table.pieces[blocker]
    assert attack is not None
    tired = TIRED_BEFORE if code == NOTHING and not piece.ready else code
    attack.before_block = (piece.zone, piece.party, table.prestige[piece.holder], tired)
    attack.before_blood = (blocker, piece.tokens, attack.attacker, table.pieces[attack.attacker].tokens)


class Blocked(RivalsVerb):
    """The blocker is the target from now on, and its player the defender. [block.step6] [block.third-party]"""

    def done(self, table: RivalsTable, deed: Deed) -> None:
        attack = table.attack
        assert attack is not None
        attack.blocker = attack.target = deed.on
        attack.foe = deed.doer
        table.tell("blocked", "block.step6", deed.doer, {"card": table.handle(deed.on)})


class React(RivalsStep):
    """Step 7: the defender may lay a Reaction beside the current target. [react.step7] [window.attack-cards]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        assert attack is not None
        attack.step = 7
        asks: list[Step] = []
        if attack.foe != NOBODY and not attack.challenge:
            barred = table.quality(NO_REACTION, attack.target) > 0  # [card.far-reach-reaction]
            asks += [AskReaction(attack.foe)] if table.hand[attack.foe] and not barred else []
            asks += [AskAid(seat) for seat in helpers(table, attack)]
        table.next(*asks, BeforeReveal(), Reveal())


class AskReaction(RivalsAsk):
    """One Reaction face down, or none; where a first one is up that gives another, that one face up. [react.step7]
    [react.additional]"""

    rule: ClassVar[str] = "react.step7"

    def facts(self, table: Table) -> dict[str, Fact]:
        """With the cards that would be void: they can be laid as a bluff. [react.type]"""
        here = rivals(table)
        if has_reacted(here):
            return {**attack_facts(here), "again": True}
        return {**attack_facts(here), "bluff": tuple(void_in_hand(here, self.seat, REACTION))}

    def telling(self) -> bool:
        return True

    def offer(self, table: RivalsTable) -> list[str]:
        names = names_in_hand(table, self.seat, REACTION)
        openly = names if has_reacted(table) else [name for name in names if CARDS[NUMBER[name]].face_up]
        found = ["none", *[f"lay {name}" for name in names if name not in openly]]
        return found + [f"show {name}" for name in openly if why_not_show(table, self.seat, name) is None]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, name = option.partition(" ")
        here = rivals(table)
        if verb not in ("lay", "show") or name not in NUMBER:
            return None
        if name not in names_in_hand(here, self.seat, ALL):
            return Refused("react.step7", absent=name)
        if name in names_in_hand(here, self.seat, REACTION) and has_reacted(here):
            return Refused("react.additional", card=name) if verb == "lay" else why_not_show(here, self.seat, name)
        if name in names_in_hand(here, self.seat, REACTION) and CARDS[NUMBER[name]].face_up:
            return Refused("key.face-up", card=name) if verb == "lay" else why_not_show(here, self.seat, name)
        return Refused("react.step7", card=name)

    def answered(self, table: RivalsTable, option: str) -> None:
        attack = table.attack
        assert attack is not None
        if has_reacted(table):
            if option != "none":
                react_again(table, attack, in_hand(table, self.seat, option[5:]))
            return
        if option == "none":
            table.tell("no-reaction", self.rule, self.seat, {})
            return
        verb, _, name = option.partition(" ")
        card = in_hand(table, self.seat, name)
        attack.reaction = card
        attack.reacting = attack.target
        if verb == "show":
            show_reaction(table, card)
            return
        table.move(card, LAID, self.seat, attack.target)
        hide(table, card, self.seat, kept(table, self.seat, REACTION))
        table.tell("reaction-laid", self.rule, self.seat, {}, {"card": option[4:]}, 1 << self.seat)


def known_type(attack: Attack) -> int:
    """The type of the attack; any, while it has not been announced. [card.ekene]"""
    return attack.type or ANY_TYPE


def void_in_hand(table: RivalsTable, seat: int, kind: int) -> list[str]:
    """The cards in hand that would be void if they were laid in this attack, as far as its type is known. Only for
    whoever holds them."""
    attack = table.attack
    assert attack is not None
    reacts = kind == REACTION
    actor = attack.target if reacts else attack.attacker
    found: list[str] = []
    for name in names_in_hand(table, seat, kind):
        if why_not_play(table, in_hand(table, seat, name), actor, known_type(attack), reaction=reacts) is not None:
            found.append(name)
    return found


def why_not_show(table: RivalsTable, seat: int, name: str) -> Refused | None:
    """Why the target cannot play this Reaction face up."""
    attack = table.attack
    assert attack is not None
    return why_not_play(table, in_hand(table, seat, name), attack.target, attack.type, reaction=True)


def show_reaction(table: RivalsTable, card: int) -> None:
    """A Reaction played face up does at once what it does. [key.face-up]"""
    attack = table.attack
    assert attack is not None
    seat, face = table.owner[card], table.face(card)
    table.move(card, FOUGHT, seat, attack.target)
    table.tell("reaction", "key.face-up", seat, {"card": face.id})
    table.next(*played_by(table, card, attack.target), *doing(table, card, attack.target))


def played_by(table: RivalsTable, card: int, reacting: int) -> list[Deed]:
    """The character that reacts has played it, but for a card that says itself who plays it. [react.played]
    [card.just-a-taste]"""
    return [] if table.face(card).helper else reacts_with(table, card, reacting, reacting)


def doing(table: RivalsTable, card: int, reacting: int) -> list[Step]:
    """What a Reaction does at once as it is played face up. [key.face-up]"""
    play = table.face(card).play
    cause = Cause(table.owner[card], card, table.pieces[card].stamp, reacting)
    return [] if play is None else [Resolve(play, cause)]


def has_reacted(table: RivalsTable) -> bool:
    """Is a Reaction of this attack up already?"""
    attack = table.attack
    return attack is not None and attack.reaction != NOTHING and table.pieces[attack.reaction].zone == FOUGHT


def react_again(table: RivalsTable, attack: Attack, card: int) -> None:
    """A further Reaction is played face up: what it does when the cards are revealed it does now. [react.additional]"""
    seat, face = table.owner[card], table.face(card)
    attack.also = (*attack.also, card)
    table.move(card, FOUGHT, seat, attack.reacting)
    table.tell("reaction", "react.additional", seat, {"card": face.id})
    cause = Cause(seat, card, table.pieces[card].stamp, attack.reacting)
    steps: list[Step] = [*played_by(table, card, attack.reacting), *doing(table, card, attack.reacting)]
    for text in face.texts:
        if isinstance(text, Whenever) and text.of.verb_of() == REVEALED:
            steps.append(Resolve(text.then if text.when is None else If(text.when, text.then), cause))
    table.next(*steps)


class Reveal(TurnUp):
    """Step 8, which may lead back to step 6."""

    def switched(self, table: RivalsTable) -> list[Step]:
        assert table.attack is not None
        asks = switching(table, table.attack)
        return [*asks, Unveil()] if asks else []

    def again(self) -> Step:
        return Reveal()

    def back(self) -> Step:
        return Block()
