"""The kinds of text that cards of Rivals have beside `Whenever` and `Instead`: what is added, and what may be used."""

from __future__ import annotations

from dataclasses import dataclass

from gloam.core.effect import Amount, Condition, Effect
from gloam.core.table import Table
from gloam.core.texts import QUALITY, WINDOW, Cause, Text
from gloam.rivals.which import Which

# Windows in which abilities may be used, and how long a lent text lasts.
ACTION_PHASE, FIGHT, BLOCKING, INFLUENCING, ANTAGONISTS, HUNTED, SPYING = range(7)
WINDOWS = ("action-phase", "fight", "blocking", "influencing", "antagonists", "hunted", "spying")
(
    THIS_ATTACK,
    THIS_ACTION,
    THIS_TURN,
    ITS_NEXT_ATTACK,
    THEIR_NEXT_TURN,
    THEIR_NEXT_ATTACK,
    NEXT_ANIMAL,
    YOUR_NEXT_TURN,
    NEXT_RECRUIT,
    FOR_GOOD,
) = range(10)


@dataclass(frozen=True)
class Plus(Text):
    """So much more of a quality for each of these, while this is in force. `own`: how much, is counted of each as the
    chosen one."""

    quality: int
    amount: Amount
    who: Which
    when: Condition | None = None
    zones: int = 0
    own: bool = False

    def key(self) -> int:
        return QUALITY + self.quality

    def where(self) -> int:
        return self.zones

    def more(self, table: Table, cause: Cause, card: int) -> int:
        """How much it adds to this one."""
        amount = self.amount
        if isinstance(amount, int):
            return amount
        return amount.of(table, cause.facing(card) if self.own else cause)


@dataclass(frozen=True)
class Activated(Text):
    """An ability: its cost is paid, then it does something. Once a turn for each copy. [cost.form] [cost.per-turn]

    One's own turn only, unless it is `relentless` or belongs to a window of defence. [cost.foe-turn]
    """

    window: int
    cost: Effect | None
    then: Effect
    when: Condition | None = None
    relentless: bool = False
    action: bool = False  # it uses up one of the actions [action.granted]
    each_attack: bool = False  # once in each attack, not once a turn [card.blood-for-blood]
    freely: bool = False  # as often as one can
    times: Amount = 1  # in each attack, where it is used there [card.baals-caress]

    def key(self) -> int:
        return WINDOW + self.window


@dataclass(frozen=True)
class Borrows(Text):
    """This character has the Leader Ability of the active Haven of each foe on whose Leader half or more of the Blood
    is of your colour. [card.odellas-caine]"""


@dataclass(frozen=True)
class Waives(Text):
    """A Title of this id, or any Title, costs this character no Influence. [card.shep-mason] [card.sebastian]"""

    title: str | None = None


@dataclass(frozen=True)
class Switches(Text):
    """As the cards are turned up this one may be discarded for another type and another card. [card.switcharoo]"""


@dataclass(frozen=True)
class FewerActions(Text):
    """The player that was chosen has so many actions fewer in their next turn. [card.out-of-time]"""

    amount: int = 1


@dataclass(frozen=True)
class Ignores(Text):
    """The Event that was chosen does not hold for this player. [card.emil-hruza]"""


@dataclass(frozen=True)
class LastTime(Text):
    """The Event that was chosen leaves the game when it leaves play. [card.emil-hruza-back]"""
