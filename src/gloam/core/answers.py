"""What texts do with a deed: those that change it before it is done, and those that answer when it has been."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gloam.core.choices import Resolve
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Ask, Field, Step
from gloam.core.table import Table
from gloam.core.texts import AFTER, CHANGED, LENT, TEXTS, Cause, Force, Instead, Watched, Whenever

if TYPE_CHECKING:
    from gloam.core.deeds import Deed

# Of several deeds done at once, a noted text also says which one it answers: this many bits higher.
DEED_BITS: Final = 24
CODE: Final = (1 << DEED_BITS) - 1
DONE: Final = 0  # the base in the index of those who answer; CHANGED is that of those who change


def noted(table: Watched, deed: Deed, base: int, which: int = 0) -> tuple[int, ...]:
    """The texts that speak of this deed, as things stand now."""
    found: list[int] = []
    for force in table.index[base + deed.verb]:
        if force.code in deed.past or force.code in table.used or not table.works(force):
            continue
        if speaks_of(table, force, deed):
            found.append(which << DEED_BITS | force.code)
    return tuple(found)


def speaks_of(table: Watched, force: Force, deed: Deed) -> bool:
    text, cause = force.text, force.cause
    if isinstance(text, Whenever):
        return text.of.fits(table, cause, deed) and (text.when is None or text.when.holds(table, cause.answering(deed)))
    assert isinstance(text, Instead), "only these two kinds of text watch deeds"
    if not text.of.fits(table, cause, deed):
        return False
    facing = cause.answering(deed)
    if text.when is not None and not text.when.holds(table, facing):
        return False
    if text.become is not None and not text.become.can(table, facing, deed):
        return False
    return text.cost is None or text.cost.possible(table, facing)


class DeedStep(Step):
    """A step that deals with one deed, or with several done at once, and with the texts that were noted for them."""

    def __init__(self, deeds: tuple[Deed, ...], noted: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.deeds: Final = deeds
        self.noted: Final = noted

    def fields(self) -> tuple[Field, ...]:
        return (self.deeds, self.noted)


class Note(DeedStep):
    """It has happened: note who answers."""

    def run(self, table: Table) -> None:
        assert isinstance(table, Watched)
        found = noted(table, self.deeds[0], DONE)
        if found:
            table.next(Answers(self.deeds, found))


class Change(DeedStep):
    """The texts that change a deed, one after another: compulsory ones first, each at most once for the same deed."""

    def run(self, table: Table) -> None:
        assert isinstance(table, Watched)
        deed = self.deeds[0]
        turn = whose_turn(table, self.deeds, self.noted, CHANGED)
        if turn is None:
            table.next(deed)
        elif turn.asks:
            table.next(AskChange(turn.seat, self.deeds, self.noted, turn.mine))
        else:
            change(table, deed, turn.force)


class Answers(DeedStep):
    """What was noted, rank by rank, in each rank from the active player clockwise, compulsory before optional. What one
    of them sets off is over before the next begins."""

    def run(self, table: Table) -> None:
        assert isinstance(table, Watched)
        turn = whose_turn(table, self.deeds, self.noted, DONE)
        if turn is None:
            return
        if turn.asks:
            table.next(AskAnswer(turn.seat, self.deeds, self.noted, turn.mine))
        else:
            answer(table, self.deeds, self.noted, turn.mine[0], turn.force)


class Turn:
    """Which noted text comes next (the first of `mine`), or which of several this seat may choose among."""

    def __init__(self, force: Force, seat: int, mine: tuple[int, ...], asks: bool) -> None:
        self.force: Final = force
        self.seat: Final = seat
        self.mine: Final = mine
        self.asks: Final = asks


def whose_turn(table: Watched, deeds: tuple[Deed, ...], codes: tuple[int, ...], base: int) -> Turn | None:
    best, seats = -1, table.clockwise()
    mine: list[int] = []
    forces: list[Force] = []
    for code in codes:
        deed = deeds[code >> DEED_BITS]
        force = still(table, deed, code & CODE, base)
        if force is None:
            continue
        weight = weighed(table, force, deed, seats)
        if weight >= 0 and (best < 0 or weight <= best):
            if weight != best:
                mine, forces = [], []
            best = weight
            mine.append(code)
            forces.append(force)
    if not mine:
        return None
    verb = table.verbs[deeds[0].verb]
    optional = any(is_optional(force) for force in forces)
    asks = optional or (len(mine) > 1 and verb.ordered and table.order_matters(forces))
    owners = [force.cause.seat for force in forces if force.cause.seat in seats]
    return Turn(forces[0], owners[0] if owners else seats[0], tuple(mine), asks)


def is_optional(force: Force) -> bool:
    text = force.text
    return text.may if isinstance(text, (Whenever, Instead)) else False


def weighed(table: Watched, force: Force, deed: Deed, seats: list[int]) -> int:
    """By rank, then by seat (what is nobody's goes with the active one's), then compulsory before optional, unless the
    player orders them all; -1 for what can do nothing any more."""
    text, rank, may = force.text, AFTER, False
    if isinstance(text, Whenever):
        rank, may = text.rank, text.may
        if may and not text.then.possible(table, force.cause.answering(deed, deed.on)):
            return -1
    elif isinstance(text, Instead):
        may = text.may
        if may and text.cost is not None and not text.cost.possible(table, force.cause.answering(deed)):
            return -1
    seat = force.cause.seat
    place = seats.index(seat) if seat in seats else 0
    return (rank * len(seats) + place) * 2 + (may and not table.verbs[deed.verb].ordered)


def still(table: Watched, deed: Deed, code: int, base: int) -> Force | None:
    """A text that was noted, if it still counts: it is in force, or was noted before a deed that took its card away."""
    force = table.find(base + deed.verb, code)
    looks_back = base == DONE and table.verbs[deed.verb].looks_back
    if force is not None:
        return force if looks_back or table.works(force) else None
    if looks_back and code < LENT:
        card = code // TEXTS
        return Force(table.printed(card, code % TEXTS), Cause(table.last_held(card), card, -1), code)
    return None


def change(table: Watched, deed: Deed, force: Force) -> None:
    """This text changes the deed, which then begins again with the texts that are left."""
    text = force.text
    assert isinstance(text, Instead), "only these change a deed"
    facing = force.cause.answering(deed, force.cause.target)  # of a lent text: who was chosen then
    steps: list[Step] = []
    if text.cost is not None:
        steps.append(Resolve(text.cost, facing))
    if text.then is not None:
        steps.append(Resolve(text.then, facing))
    becomes = deed.changed(force.code) if text.become is None else text.become.of(table, facing, deed, force.code)
    if becomes is not None:
        steps.append(becomes)
    table.spend(force, text.first)
    table.next(*steps)


def answer(table: Watched, deeds: tuple[Deed, ...], codes: tuple[int, ...], code: int, force: Force) -> None:
    text, deed = force.text, deeds[code >> DEED_BITS]
    assert isinstance(text, Whenever), "only these answer a deed"
    rest = tuple([other for other in codes if other != code])
    if rest:
        table.next(Answers(deeds, rest))
    table.spend(force, text.first)
    table.next(Resolve(text.then, force.cause.answering(deed, deed.on)))


class AskText(Ask):
    """Which of these texts of one's own acts next, or none of them where they are optional."""

    base: ClassVar[int] = DONE

    def __init__(self, seat: int, deeds: tuple[Deed, ...], noted: tuple[int, ...], mine: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.deeds: Final = deeds
        self.noted: Final = noted
        self.mine: Final = mine

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.deeds, self.noted, self.mine)

    def force(self, table: Watched, code: int) -> Force:
        force = still(table, self.deeds[code >> DEED_BITS], code & CODE, self.base)
        assert force is not None, "a text that was offered is gone"
        return force

    def optional(self, table: Watched) -> list[int]:
        """Those of them that may be declined."""
        return [code for code in self.mine if is_optional(self.force(table, code))]

    def asked_by(self, table: Table) -> str:
        return self.rule or table.choice_rule

    def options(self, table: Table) -> list[str]:
        assert isinstance(table, Watched)
        found = [f"use {self.name(table, code)}" for code in self.mine]
        return ["no", *found] if self.optional(table) else found

    def name(self, table: Watched, code: int) -> str:
        """How an option calls a text: by its card, and by its place on it where several of that card are offered; which
        deed it answers where there are several."""
        force = self.force(table, code)
        same = [other for other in self.mine if self.force(table, other).cause.card == force.cause.card]
        name = table.handle(force.cause.card)
        return name if len(same) == 1 else f"{name} {same.index(code) + 1}"

    def facts(self, table: Table) -> dict[str, Fact]:
        assert isinstance(table, Watched)
        deed = self.deeds[self.mine[0] >> DEED_BITS]
        cards = tuple([table.id_of(self.force(table, code).cause.card) for code in self.mine])
        return {"deed": table.verbs[deed.verb].name, "cards": cards, **table.told_of(deed)}

    def beyond(self, table: Table, option: str, rest: str) -> Refused | None:
        """A text is called by its place on its card only where several are offered."""
        word = rest.partition(" ")[0]
        return table.untimely(self.seat, f"{option} {word}") if word.isdigit() else None

    def chosen(self, table: Watched, option: str) -> int:
        return self.mine[[f"use {self.name(table, code)}" for code in self.mine].index(option)]

    def left(self, table: Watched) -> tuple[int, ...]:
        """What is noted, without what was declined."""
        declined = self.optional(table)
        return tuple([code for code in self.noted if code not in declined])


class AskChange(AskText):
    """Shall one of your texts change what is about to happen?"""

    base = CHANGED

    def take(self, table: Table, option: str) -> None:
        assert isinstance(table, Watched)
        if option == "no":
            table.next(Change((self.deeds[0].declined(self.mine),), self.left(table)))
        else:
            change(table, self.deeds[0], self.force(table, self.chosen(table, option)))


class AskAnswer(AskText):
    """Shall one of your texts answer what has happened, or which of them first?"""

    def take(self, table: Table, option: str) -> None:
        assert isinstance(table, Watched)
        if option == "no":
            table.next(Answers(self.deeds, self.left(table)))
        else:
            code = self.chosen(table, option)
            answer(table, self.deeds, self.noted, code, self.force(table, code))
