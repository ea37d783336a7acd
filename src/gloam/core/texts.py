"""Texts in force: what the cards in play say, kept by what they speak of. Knows no game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from gloam.core.chance import Chance
from gloam.core.effect import NO_CARD, NOWHERE, Condition, Effect, Source
from gloam.core.event import Fact, Line
from gloam.core.setup import Setup
from gloam.core.table import Table

if TYPE_CHECKING:
    from gloam.core.deeds import Deed, Verb

VERBS: Final = 64  # the index has a place for each verb watched, then each verb changed, then each quality and window
CHANGED: Final = VERBS
QUALITY: Final = 2 * VERBS
QUALITIES: Final = 80
WINDOW: Final = QUALITY + QUALITIES
WINDOWS: Final = 8
KEYS: Final = WINDOW + WINDOWS

TEXTS: Final = 8  # a printed text's code is its card times this, and its place on the card
LENT: Final = 1 << 20  # the codes of texts that are lent begin here
NO_KEY: Final = -1
LONGEST: Final = 1000  # texts that act in a row without any decision: far more than cards ever set off


class Cause(Source):
    """A source with all that a text may speak of: which card it is and which of its stays in play, whom it deals with
    now, and the deed it answers."""

    def __init__(self, seat: int, card: int, stamp: int, target: int = NO_CARD, deed: Deed | None = None) -> None:
        super().__init__(seat, NOWHERE, card, target)
        self.stamp: Final = stamp
        self.deed: Final = deed

    def facing(self, target: int) -> Cause:
        return Cause(self.seat, self.card, self.stamp, target, self.deed)

    def answering(self, deed: Deed, target: int = NO_CARD) -> Cause:
        return Cause(self.seat, self.card, self.stamp, target, deed)


class Text:
    """One thing a card says while it is in force."""

    def key(self) -> int:
        """What it speaks of, as a place in the index."""
        return NO_KEY

    def where(self) -> int:
        """The zones in which it works, as bits; 0 stands for every zone in play."""
        return 0


class Pattern:
    """Which deeds a text speaks of. Only what everyone can see may matter."""

    def verb_of(self) -> int:
        raise AssertionError(f"{type(self).__name__} speaks of no deed")

    def fits(self, table: Table, source: Cause, deed: Deed) -> bool:
        raise AssertionError(f"{type(self).__name__} fits nothing")


OWN, REWARD, AFTER = range(3)  # the ranks in which answers to the same deed go


@dataclass(frozen=True)
class Whenever(Text):
    """When such a deed has happened, this follows; `first`: only the first time in a turn."""

    of: Pattern
    then: Effect
    may: bool = False
    rank: int = AFTER
    first: bool = False
    when: Condition | None = None
    zones: int = 0

    def key(self) -> int:
        return self.of.verb_of()

    def where(self) -> int:
        return self.zones


class Become:
    """What becomes of a deed. None: nothing, it does not happen. Where it cannot be, the text does not speak of it."""

    def can(self, table: Table, source: Cause, deed: Deed) -> bool:
        return True

    def of(self, table: Table, source: Cause, deed: Deed, code: int) -> Deed | None:
        raise AssertionError(f"{type(self).__name__} changes nothing")


@dataclass(frozen=True)
class Instead(Text):
    """When such a deed would happen: something is paid, something is done, and the deed becomes another or none. Where
    `become` is None the deed stays as it is, and this comes just before it."""

    of: Pattern
    become: Become | None = None
    then: Effect | None = None
    cost: Effect | None = None
    may: bool = False
    first: bool = False
    when: Condition | None = None
    zones: int = 0

    def key(self) -> int:
        return CHANGED + self.of.verb_of()

    def where(self) -> int:
        return self.zones


@dataclass(frozen=True)
class Lend(Effect):
    """A text for a time; `once`: for the next time only."""

    text: Text
    until: int
    once: bool = False

    def possible(self, table: Table, source: Source) -> bool:
        """What waits for the next time can do something then, whatever it could do now."""
        return self.once or not isinstance(self.text, Whenever) or self.text.then.possible(table, source)

    def apply(self, table: Table, source: Source) -> None:
        assert isinstance(table, Watched), "only where cards watch are texts lent"
        assert isinstance(source, Cause), "a text is lent by another"
        table.lend(self, source)


class Force:
    """A text in force: printed on a card in play, or lent for a time. Made when it comes into force, never changed, and
    shared by copies of the table."""

    def __init__(self, text: Text, cause: Cause, code: int, lent: Lend | None = None) -> None:
        self.text: Final = text
        self.cause: Final = cause
        self.code: Final = code
        self.lent: Final = lent

    def order(self) -> int:
        """Texts act in the order in which they came into force."""
        return self.cause.stamp if self.lent is None else self.code - LENT


class Watched(Table):
    """A table whose cards watch. `index` holds, for each verb, quality and window, the texts in force that speak of it;
    tuples that are replaced when they change, so that copies share them."""

    def __init__(self, setup: Setup, chance: Chance, verbs: tuple[Verb, ...], origin: Watched | None = None) -> None:
        super().__init__(setup, chance, origin)
        self.verbs: Final = verbs
        if origin is None:
            self.index: list[tuple[Force, ...]] = [()] * KEYS
            self.lasting: tuple[Force, ...] = ()  # those that are lent
            self.used: tuple[int, ...] = ()  # codes of texts used up this turn
            self.serial = 0  # the last stamp given
            self.acted = 0  # how many texts have acted since the last decision
            self.latest: Force | None = None  # the latest of them
            self.decided: Line | None = None  # that decision
        else:
            self.index = origin.index[:]
            self.lasting = origin.lasting
            self.used = origin.used
            self.serial = origin.serial
            self.acted = origin.acted
            self.latest = origin.latest
            self.decided = origin.decided

    # ---- for each game to say

    def printed(self, card: int, place: int) -> Text:
        """The text at this place of a card."""
        raise AssertionError("each game has its own cards")

    def works(self, force: Force) -> bool:
        """False for a text that is in force but blank."""
        return True

    def clockwise(self) -> list[int]:
        """The seats from the active one on."""
        raise AssertionError("each game has its own turn order")

    def handle(self, card: int) -> str:
        """How options call a card in play."""
        raise AssertionError("each game has its own handles")

    def told_of(self, deed: Deed) -> dict[str, Fact]:
        """What a question about this deed says of it besides its verb."""
        return {}

    def last_held(self, card: int) -> int:
        """Whose the card was while it was in play."""
        raise AssertionError("each game has its own cards")

    def order_matters(self, forces: list[Force]) -> bool:
        """May these compulsory texts of one seat lead to different ends if they act in another order?"""
        return False

    # ---- the index

    def find(self, key: int, code: int) -> Force | None:
        for force in self.index[key]:
            if force.code == code:
                return force
        return None

    def enforce(self, force: Force) -> None:
        """In the order of coming into force, then of their places on a card, so that an index made again from a
        position is the same."""
        key = force.text.key()
        if key != NO_KEY:
            old, mine = self.index[key], force.order()
            place = len(old)
            while place and (old[place - 1].order(), old[place - 1].code) > (mine, force.code):
                place -= 1
            self.index[key] = (*old[:place], force, *old[place:])

    def drop(self, key: int, code: int) -> None:
        if key != NO_KEY:
            self.index[key] = tuple([force for force in self.index[key] if force.code != code])
        if code in self.used:
            self.used = tuple([other for other in self.used if other != code])

    def lend(self, lent: Lend, source: Cause) -> None:
        self.serial += 1
        force = Force(lent.text, source, LENT + self.serial, lent)
        self.lasting = (*self.lasting, force)
        self.enforce(force)

    def end(self, until: int) -> None:
        """Whatever was lent until now is over."""
        for force in self.lasting:
            if force.lent is not None and force.lent.until == until:
                self.give_back(force)

    def give_back(self, force: Force) -> None:
        self.drop(force.text.key(), force.code)
        self.lasting = tuple([other for other in self.lasting if other is not force])

    def spend(self, force: Force, first: bool) -> None:
        """A text acts: one lent for one use is over, one for the first time in a turn waits for the next turn."""
        self.guard(force)
        if first:
            self.used = (*self.used, force.code)
        if force.lent is not None and force.lent.once:
            self.give_back(force)

    def guard(self, force: Force) -> None:
        """No two texts can go on for ever."""
        if self.lines is not self.decided:
            self.decided = self.lines
            self.acted = 0
        self.acted += 1
        if self.acted > LONGEST:
            names = sorted({self.named(force), "" if self.latest is None else self.named(self.latest)})
            raise AssertionError(f"texts set each other off without end: {' and '.join(names)}")
        self.latest = force

    def named(self, force: Force) -> str:
        return self.id_of(force.cause.card)
