"""The attack under way: on the table, so that every window and every text can see it."""

from __future__ import annotations

from typing import Final

from gloam.rivals.pieces import NOBODY, NOTHING


class Blow:
    """Damage about to be taken by one character, or taken: how much of it is normal, and how much Aggravated."""

    def __init__(self, card: int, normal: int, aggravated: int, by: int) -> None:
        self.card: Final = card
        self.normal: Final = normal
        self.aggravated: Final = aggravated
        self.by: Final = by  # the card whose damage it is

    def total(self) -> int:
        return self.normal + self.aggravated


class Attack:
    """Who attacks whom, with what, and what has come of it so far. `challenge`: it is one to a claimant."""

    def __init__(self, seat: int, attacker: int, challenge: bool = False) -> None:
        self.seat: Final = seat
        self.attacker: Final = attacker
        self.challenge: Final = challenge
        self.foe = NOBODY  # the opposing player
        self.target = NOTHING
        self.first = NOTHING  # the first target
        self.blocker = NOTHING
        self.reacting = NOTHING  # the vampire that the Reaction is played by
        self.type = 0
        self.card = NOTHING
        self.reaction = NOTHING
        self.intel = 0  # bought with discards, or given by a card
        self.step = 1
        self.cancelled = 0
        self.strength = 0  # the damage to the target, summed at step 10
        self.blows: tuple[Blow, ...] = ()
        self.taken: tuple[Blow, ...] = ()
        self.fallen: tuple[int, ...] = ()

    def clone(self) -> Attack:
        twin = Attack(self.seat, self.attacker, self.challenge)
        twin.foe, twin.target, twin.first, twin.blocker = self.foe, self.target, self.first, self.blocker
        twin.reacting, twin.type, twin.card, twin.reaction = self.reacting, self.type, self.card, self.reaction
        twin.intel, twin.step, twin.cancelled, twin.strength = self.intel, self.step, self.cancelled, self.strength
        twin.blows, twin.taken, twin.fallen = self.blows, self.taken, self.fallen
        return twin
