"""The thirteen steps of an attack: which of them is on, and whom each asks."""

from __future__ import annotations

from typing import Final

from gloam.core.step import Step
from gloam.rivals.attack import AskAttackCard, AskIntel, AskTarget, AskType
from gloam.rivals.attack_record import Attack
from gloam.rivals.blocking import AskBlock, AskReaction, React, has_reacted
from gloam.rivals.catalogue import UNBLOCKABLE
from gloam.rivals.pieces import NOBODY, NOTHING
from gloam.rivals.table import RivalsTable
from gloam.rivals.which import active

Plain = dict[str, object]
STEPS: Final = 13
TARGET, INTEL, TYPE, CARD, BLOCK, REACTION, REVEAL, ABILITIES, SUM, REDUCE, TAKEN, AFTER = range(2, 14)
ASKED: Final[tuple[tuple[type[Step], int], ...]] = (
    (AskTarget, TARGET), (AskIntel, INTEL), (AskType, TYPE), (AskAttackCard, CARD), (AskBlock, BLOCK), (React, BLOCK),
    (AskReaction, REACTION),
)  # fmt: skip


def step_now(table: RivalsTable, attack: Attack) -> int:
    """The step that the attack is at, by what is asked: an Attack card that was void leads back to step 6.
    [reveal.illegal-attack-rewind]"""
    left: tuple[Step, ...] = (*table.docket, *table.open)
    for kind, step in (
        (AskBlock, BLOCK),
        (React, BLOCK),
        (AskReaction, REACTION),
        (AskAttackCard, CARD),
        (AskType, TYPE),
    ):
        if any(isinstance(one, kind) for one in left) and not (step == REACTION and has_reacted(table)):
            return step
    if any(isinstance(one, AskTarget) for one in left) or attack.target == NOTHING:
        return TARGET
    if any(isinstance(one, AskIntel) for one in left):
        return INTEL
    return max(attack.step, TARGET)


def at_its_step(table: RivalsTable) -> RivalsTable:
    """A copy on which the attack says which step it is at."""
    twin = table.clone()
    assert isinstance(twin, RivalsTable), "a copy is of the same kind"
    if twin.attack is not None:
        twin.attack.step = step_now(table, twin.attack)
    return twin


def steps(table: RivalsTable, attack: Attack) -> list[Plain]:
    """Each step with the seats that it asks, in their order; a step that this attack has not asks nobody and is left
    out. [claim.no-block] [claim.no-reaction] [mortal.no-intel] [mortal.no-defender]"""
    now = step_now(table, attack)
    return [{"step": step, "seats": asks(table, attack, step), "has": has(table, attack, step), "now": step == now}
            for step in range(1, STEPS + 1)]  # fmt: skip


def has(table: RivalsTable, attack: Attack, step: int) -> bool:
    """Is there such a step in this attack?"""
    if step in (INTEL, BLOCK, REACTION) and attack.challenge:
        return False
    if step == INTEL:
        return attack.foe != NOBODY or attack.target == NOTHING
    if step == BLOCK:
        return not (active(table, attack.attacker) and table.quality(UNBLOCKABLE, attack.attacker))
    return step != REACTION or attack.foe != NOBODY or attack.target == NOTHING


def asks(table: RivalsTable, attack: Attack, step: int) -> list[int]:
    """The seats that a step asks. [window.intel] [window.block] [window.attack-cards] [window.step9]"""
    if not has(table, attack, step):
        return []
    both = [attack.seat] if attack.foe == NOBODY else [attack.seat, attack.foe]
    if step in (INTEL, BLOCK):
        others = [seat for seat in table.foes(attack.seat) if seat != attack.foe]
        first = [attack.seat] if step == INTEL else []
        return first + both[1:] + others
    if step in (REVEAL, ABILITIES):
        return both
    if step in (REACTION, REDUCE):
        return both[1:]
    return [attack.seat] if step <= CARD else []
