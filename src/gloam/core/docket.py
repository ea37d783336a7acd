"""What a written table has left to do: read step by step, and held against the course that a game takes."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.codec import Codec, Limits
from gloam.core.reader import Reader
from gloam.core.refusal import Unreadable
from gloam.core.step import Ask, Step, Together
from gloam.core.table import OVER, SETUP, Table
from gloam.core.written import check_result, read_result

MOST_STEPS: Final = 200  # far more than any game ever has before it
END: Final = 9999  # nothing comes after it

# The stretch of a game's course that a step takes: its first place and its last. What is under way has none: the parts
# of a card that is acting interrupt the course, and come before it.
Stretch = tuple[int, int]
UNDER_WAY: Final = (0, 0)


class Course:
    """The course that one game takes: what can be left to do at its tables, and in which order."""

    begins: ClassVar[tuple[type[Step], ...]] = ()  # each of these says itself which phase begins
    lasts: ClassVar[dict[type[Step], str]] = {}  # the phase that lasts while something is under way before this step
    together: ClassVar[tuple[type[Ask], ...]] = ()  # asked of several at once, and only so
    in_a_row: ClassVar[tuple[type[Ask], ...]] = ()  # asked of one player after another
    waiting: ClassVar[tuple[type[Ask], ...]] = ()  # may be left to ask behind something else

    def limits(self, table: Table) -> Limits:
        """What the fields of steps can be at this table."""
        raise AssertionError("each game has its own steps")

    def default(self, table: Table) -> list[Step]:
        """All that follows from the phase and from what lies on the table."""
        raise AssertionError("each game goes on in its own way")

    def scoring(self) -> Step:
        """The step that ends the game with a result."""
        raise AssertionError("each game counts its own points")

    def stretch(self, table: Table, step: Step) -> Stretch:
        """Where in the course this step lies. Of those who are asked at once, the first is looked at."""
        raise AssertionError("each game has its own course")

    def phase_at(self, place: int) -> str:
        """The phase to which a place of the course belongs."""
        raise AssertionError("each game has its own phases")

    def fits(self, table: Table, step: Step, steps: list[Step], codec: Codec) -> bool:
        """Is there what this step, or one of several questions asked at once, speaks of?"""
        return True

    def check_laid_out(self, table: Table, steps: list[Step]) -> None:
        """What cannot lie on a table with such things left to do, whatever their order."""

    def check_ahead(self, table: Table, steps: list[Step], ahead: list[Step], first: int) -> None:
        """What cannot be where the course goes on from its place `first` with the steps `ahead`."""

    def check_under_way(self, table: Table, steps: list[Step]) -> None:
        """What cannot be while there is something left to do at all."""


def read_rest(table: Table, reader: Reader, codec: Codec, course: Course) -> None:
    """What is left to do, and whether it can be at this table; or how the game has ended."""
    result = read_result(reader, table.setup.seats)
    if reader.has("docket"):
        steps = read_docket(reader, codec, course.limits(table))
    else:
        steps = [] if result is not None else course.default(table)
    check_steps(table, steps, codec, course)
    table.docket = steps[::-1]
    if result is not None:
        if table.phase != OVER or steps:
            raise Unreadable("position-result", table.phase, "result")
        scored = table.clone()
        course.scoring().run(scored)
        check_result(result, scored.result)
        table.result = scored.result


def read_docket(reader: Reader, codec: Codec, limits: Limits) -> list[Step]:
    """The steps as they are written, the first to be done first."""
    items = reader.items("docket")
    if len(items) > MOST_STEPS:
        raise Unreadable("position-length", str(len(items)), "docket")
    return [codec.read(step, path_to(place), limits) for place, step in enumerate(items)]


def path_to(place: int) -> str:
    return f"docket.{place}"


def impossible(step: Step, place: int) -> Unreadable:
    """This cannot be left to do at this table."""
    return Unreadable("position-docket", type(step).__name__, path_to(place))


def check_steps(table: Table, steps: list[Step], codec: Codec, course: Course) -> None:
    """Raises `Unreadable` with the path to what does not fit. With nothing left to do, nothing can go wrong."""
    course.check_laid_out(table, steps)
    check_together(steps, course.together)
    for place, step in enumerate(steps):
        for one in step.asks if isinstance(step, Together) else (step,):
            if not course.fits(table, one, steps, codec):
                raise impossible(step, place)
    stretches = [course.stretch(table, step.asks[0] if isinstance(step, Together) else step) for step in steps]
    check_course(steps, stretches, course.in_a_row)
    ahead = [place for place, stretch in enumerate(stretches) if stretch != UNDER_WAY]
    if ahead:
        first = stretches[ahead[0]][0]
        check_phase(table, steps[ahead[0]], first, ahead[0] > 0, course)
        course.check_ahead(table, steps, [steps[place] for place in ahead], first)
    if steps:
        course.check_under_way(table, steps)
    check_asked(table, steps, course.waiting)
    check_sealed(table, steps)


def check_phase(table: Table, step: Step, first: int, under_way: bool, course: Course) -> None:
    """The phase is that of what is left to do; a step with which one begins says so itself, but none leads into the
    setup or out of it."""
    lasting = course.lasts.get(type(step)) if under_way else None
    phase = course.phase_at(first) if lasting is None else lasting
    begins = isinstance(step, course.begins) and not under_way
    if (phase != table.phase and not begins) or (phase == SETUP) != (table.phase == SETUP):
        raise Unreadable("position-phase", type(step).__name__, "phase")


def check_course(steps: list[Step], course: list[Stretch], repeated: tuple[type[Ask], ...]) -> None:
    """Each step goes on where the one before it ends; only some questions are asked of several players in a row. What
    is left to do may break off before the end of the game."""
    for place in range(1, len(steps)):
        above, below = steps[place - 1], steps[place]
        follows = course[place - 1] == UNDER_WAY or course[place][0] == course[place - 1][1] + 1
        again = course[place] == course[place - 1] and isinstance(above, repeated) and type(above) is type(below)
        if not (follows or again):
            raise Unreadable("position-order", type(below).__name__, path_to(place))


def check_together(steps: list[Step], kinds: tuple[type[Ask], ...]) -> None:
    """Several are asked at once only now; everyone is asked the same, each once."""
    for place, step in enumerate(steps):
        if isinstance(step, Together):
            if place or not step.asks:
                raise Unreadable("position-order", type(step).__name__, path_to(place))
            for number, ask in enumerate(step.asks):
                again = ask.seat in [other.seat for other in step.asks[:number]]
                if again or type(ask) is not type(step.asks[0]) or not isinstance(ask, kinds):
                    raise Unreadable("position-docket", type(ask).__name__, f"{path_to(place)}.{number + 1}")
        elif isinstance(step, kinds):
            raise impossible(step, place)


def check_asked(table: Table, steps: list[Step], waiting: tuple[type[Ask], ...]) -> None:
    """What is asked can be answered; only some questions wait behind others."""
    for place, step in enumerate(steps):
        if place and isinstance(step, Ask) and not isinstance(step, waiting):
            raise Unreadable("position-order", type(step).__name__, path_to(place))
        asks = step.asks if isinstance(step, Together) else (step,)
        for ask in asks if place == 0 else ():
            if isinstance(ask, Ask) and not table.out[ask.seat] and not ask.options(table):
                raise impossible(step, place)


def check_sealed(table: Table, steps: list[Step]) -> None:
    """An answer is sealed only in a secret choice under way, and is one that could have been given."""
    step = steps[0] if steps else None
    asks = step.asks if isinstance(step, Together) else ()
    for seat, answer in enumerate(table.sealed):
        if answer and not any(ask.seat == seat and seals(table, ask, answer) for ask in asks):
            raise Unreadable("position-sealed", answer, f"seats.{seat}.sealed")


def seals(table: Table, ask: Ask, answer: str) -> bool:
    return answer in ask.options(table) and ask.seals(answer)
