"""The attack under way: on the table, so that every window and every text can see it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloam.rivals.pieces import NOBODY, NOTHING
from gloam.rivals.tokens import NO_TOKENS

# What is noted of a character for the rest of a turn: with its number times this, the types of the attacks that its
# party has made; or
DEEDS_NOTED: Final = 32
ON_ANTAGONIST: Final = 0  # that one was against an Antagonist
LADED: Final = 9  # of a player, called by their seat: that they put a token onto a card in their Action Phase
HUNG: Final = 10  # of a player, called by their seat: that they attached a card
FED: Final = 11  # of a Ritual: that only characters of others gave the Blood for it
KEPT: Final = 12  # of an attached card: that its bearer keeps it in Torpor
BURNT: Final = 13  # of a mortal: that whoever's turn it is has burned it
HIRED: Final = 14  # that a Retainer was attached to it
PAID: Final = (3, 5, 6, 7)  # of a card that pays each player once a turn: which of them, by seats, it has paid
TIRED_BEFORE: Final = -2  # where a blocker has used no text to block: that it was exhausted before
LED: Final = 15  # that it attacked itself
ROBBED: Final = 16  # of any card: that a token was stolen from it


@mypyc_attr(acyclic=True)
class Blow:
    """Damage that somebody deals, is about to take, or has taken."""

    def __init__(self, card: int, amount: int, type: int, aggravated: bool, by: int, doer: int) -> None:
        self.card: Final = card
        self.amount: Final = amount
        self.type: Final = type  # 0 for damage that is no attack's
        self.aggravated: Final = aggravated
        self.by: Final = by  # the card whose damage it is
        self.doer: Final = doer  # the seat that is to blame

    def but(self, amount: int) -> Blow:
        return Blow(self.card, amount, self.type, self.aggravated, self.by, self.doer)


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
        self.spare = NOTHING  # a second Attack card, of which one comes back before the reveal
        self.reaction = NOTHING
        self.also: tuple[int, ...] = ()  # further Reactions, played face up once the first is
        self.intel = 0  # bought with discards, or given by a card
        self.step = 1
        self.cancelled = NOTHING  # a Reaction that counts for nothing
        self.used: tuple[int, ...] = ()  # abilities that may be used once in each attack
        self.party: tuple[int, ...] = ()  # the attacking party as it stood at step 10
        self.strength = 0  # the damage to the target, summed at step 10
        self.taken: tuple[Blow, ...] = ()
        self.spilt: tuple[int, ...] = ()  # who has lost Blood to it, each before the tokens that are gone
        self.fallen: tuple[int, ...] = ()
        self.before_block: tuple[int, ...] = ()  # zone, party, Prestige and text used, before a block
        self.before_blood: tuple[int, ...] = ()  # cards whose Blood a block can change, each before what was on it

    def clone(self) -> Attack:
        twin = Attack(self.seat, self.attacker, self.challenge)
        twin.foe, twin.target, twin.first, twin.blocker = self.foe, self.target, self.first, self.blocker
        twin.reacting, twin.type, twin.card, twin.reaction = self.reacting, self.type, self.card, self.reaction
        twin.intel, twin.step, twin.cancelled, twin.strength = self.intel, self.step, self.cancelled, self.strength
        twin.taken, twin.fallen, twin.before_block, twin.used = self.taken, self.fallen, self.before_block, self.used
        twin.party, twin.spilt, twin.before_blood = self.party, self.spilt, self.before_blood
        twin.spare, twin.also = self.spare, self.also
        return twin

    def snapshot(self) -> tuple[object, ...]:
        """All of it as it is now, to be compared."""
        return (
            *(self.seat, self.attacker, self.challenge, self.foe, self.target, self.first, self.blocker, self.reacting),
            *(self.type, self.card, self.reaction, self.intel, self.step, self.cancelled, self.used, self.party),
            *(
                self.strength,
                self.taken,
                self.fallen,
                self.before_block,
                self.spilt,
                self.before_blood,
                self.spare,
                self.also,
            ),
        )

    def reactions(self) -> tuple[int, ...]:
        """All Reactions of the defender, in the order in which they were played. [react.additional]"""
        return self.also if self.reaction == NOTHING else (self.reaction, *self.also)

    def lost_by(self, card: int) -> int:
        """The tokens that this vampire has lost to it."""
        return lost_of(self.spilt, card)


def lost_of(spilt: tuple[int, ...], card: int) -> int:
    """The tokens of this card among all that were lost, each before a card's."""
    for place in range(0, len(spilt), 2):
        if spilt[place] == card:
            return spilt[place + 1]
    return NO_TOKENS
