"""What is left to do of an attack, a conflict or a claim at a written table: the steps that lead to its end, and what
may be asked before each of them."""

from __future__ import annotations

from typing import Final

from gloam.core.docket import impossible
from gloam.core.refusal import Unreadable
from gloam.core.step import Ask, Field, Step
from gloam.core.table import OVER
from gloam.rivals.aiding import AskAid
from gloam.rivals.attack import AskAttackCard, AskIntel, AskTarget, AskType, GoOnAttack, Intel
from gloam.rivals.attack_end import EndAttack
from gloam.rivals.blocking import AskBlock, AskReaction, Block, React, Reveal
from gloam.rivals.catalogue import EVENT, LIBRARY_CARD, SCHEME, TITLE
from gloam.rivals.city_effects import AskThief
from gloam.rivals.claiming import AskChallenge, EndClaim
from gloam.rivals.damage import AfterAttack, Sum
from gloam.rivals.event_effects import AskExert, March
from gloam.rivals.fight_effects import AskVictim
from gloam.rivals.influence import EndConflict, Exert, UseForInfluence
from gloam.rivals.pieces import ATTACHED, DISCARD, FOUGHT, LAID, NOTHING
from gloam.rivals.reveal import Abilities, AskKept, AskLateType, AskRetarget, BeforeReveal, Retarget, is_late
from gloam.rivals.schemes import AskDeclare, AskNamed, Decide, ShowInfluence
from gloam.rivals.spying import AskBought
from gloam.rivals.table import RivalsTable
from gloam.rivals.titles import AskPrice, PayMissing, TakeTitle

Kinds = tuple[type[Step], ...]
Course = dict[type[Step], Kinds]  # each step that leads to the end, and what waits before it

OF_ATTACK: Final[Course] = {
    AskTarget: (),
    Intel: (),
    GoOnAttack: (AskIntel, AskBought, AskAttackCard),
    AskType: (),
    Block: (),
    React: (AskBlock,),
    Reveal: (AskReaction, AskAid, BeforeReveal, AskKept, AskLateType),
    Abilities: (AskReaction, Retarget, AskRetarget),
    Sum: (),
    AfterAttack: (AskVictim,),
    EndAttack: (),
}
OF_CONFLICT: Final[Course] = {
    Decide: (AskNamed, AskDeclare, UseForInfluence, Exert, ShowInfluence),
    TakeTitle: (AskPrice, UseForInfluence, Exert, PayMissing),
    EndConflict: (AskThief,),
    AskExert: (),
    March: (UseForInfluence, Exert),
}
OF_CLAIM: Final[Course] = {EndClaim: (AskChallenge,)}
# One for each player or card; all others come once.
SEVERAL: Final[Kinds] = (AskIntel, AskBlock, AskAid, AskDeclare, AskThief, AskChallenge, UseForInfluence)
FIRST_STEPS: Final[Kinds] = (AskTarget, Intel, AskType)  # before an attack has its type
BEFORE_TYPE: Final = 4  # the step with which an attack goes on
PLAYED: Final = 1 << LAID | 1 << FOUGHT | 1 << ATTACHED | 1 << DISCARD  # where the cards of an attack or a conflict lie
ANYHOW: Final[Kinds] = (EndAttack,)  # whatever the attack has come to


def check_under_way(table: RivalsTable, steps: list[Step]) -> None:
    """An attack, a conflict or a claim is there exactly while something of it is left to do, in its order."""
    for there, course, name in (
        (table.attack is not None, OF_ATTACK, "attack"),
        (table.conflict is not None, OF_CONFLICT, "conflict"),
        (table.claimant != NOTHING, OF_CLAIM, "claimant"),
    ):
        kinds = tuple({kind for end, before in course.items() for kind in (end, *before)})
        found = [place for place, step in enumerate(steps) if isinstance(step, kinds)]
        last = [place for place in found if isinstance(steps[place], tuple(course))]
        if found and not there:
            raise impossible(steps[found[0]], found[0])
        if there and len(last) != 1 and table.phase != OVER:  # a game may end in the middle of a claim
            raise Unreadable("position-early", "", name)
        if there and last:
            end = steps[last[0]]
            if isinstance(end, Ask) and table.out[end.seat]:  # nobody would answer, and it would never end
                raise impossible(end, last[0])
            check_before(steps, found, last[0], course[type(steps[last[0]])])
    check_attack(table, steps)
    check_conflict(table, steps)


def check_before(steps: list[Step], found: list[int], last: int, before: Kinds) -> None:
    """Before the next step to its end stands only what belongs there, and each of it once."""
    said: set[tuple[str, tuple[Field, ...]]] = set()
    for place in found:
        step = steps[place]
        if place == last:
            continue
        key = type(step).__name__, step.fields() if isinstance(step, SEVERAL) else ()
        if place > last or not isinstance(step, before) or key in said:
            raise impossible(step, place)
        said.add(key)


def check_attack(table: RivalsTable, steps: list[Step]) -> None:
    """It has a target once that was chosen, and from its fourth step on a type; everyone knows who takes part."""
    attack = table.attack
    if attack is None:
        return
    for name, card in (("attacker", attack.attacker), ("target", attack.target), ("first", attack.first)):
        if card != NOTHING and not is_open(table, card):
            raise Unreadable("position-card", table.id_of(card), f"attack.{name}")
    further = [("also", card) for card in attack.also]
    for name, card in (("card", attack.card), ("spare", attack.spare), ("reaction", attack.reaction), *further):
        if card != NOTHING and not (PLAYED >> table.pieces[card].zone & 1 and table.is_a(card, LIBRARY_CARD)):
            raise Unreadable("position-card", table.id_of(card), f"attack.{name}")
    late = is_late(table, attack)
    for place, step in enumerate(steps):
        if not isinstance(step, tuple(OF_ATTACK)) or isinstance(step, ANYHOW):
            continue
        early = late or isinstance(step, FIRST_STEPS) or (isinstance(step, GoOnAttack) and step.step == BEFORE_TYPE)
        if (attack.target == NOTHING and not isinstance(step, AskTarget)) or (not attack.type and not early):
            raise impossible(step, place)


def is_open(table: RivalsTable, card: int) -> bool:
    """Does everyone know which card this is?"""
    return table.pieces[card].seen == table.everyone()


def check_conflict(table: RivalsTable, steps: list[Step]) -> None:
    """What is decided is a Scheme or an Event that does something, what is taken a Title, by somebody; what was laid
    for it is in nobody's hand or deck."""
    conflict = table.conflict
    if conflict is None:
        return
    card = conflict.card
    if not is_open(table, card):
        raise Unreadable("position-card", table.id_of(card), "conflict.card")
    for seat, laid in enumerate(conflict.laid):
        if laid != NOTHING and not PLAYED >> table.pieces[laid].zone & 1:
            raise Unreadable("position-card", table.id_of(laid), f"conflict.laid.{seat}")
    for place, step in enumerate(steps):
        decided = isinstance(step, Decide) and not (table.is_a(card, SCHEME | EVENT) and table.face(card).play)
        taken = isinstance(step, TakeTitle) and (not table.is_a(card, TITLE) or conflict.actor == NOTHING)
        if decided or taken:
            raise impossible(step, place)
