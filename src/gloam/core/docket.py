"""What a written table has left to do: read step by step, and held against the course that a game takes."""

from __future__ import annotations

from typing import Final

from gloam.core.codec import Codec, Limits
from gloam.core.reader import Reader
from gloam.core.refusal import Unreadable
from gloam.core.step import Ask, Step, Together
from gloam.core.table import Table

MOST_STEPS: Final = 200  # far more than any game ever has before it
END: Final = 9999  # nothing comes after it

# The stretch of a game's course that a step takes: its first place and its last. What is under way has none: the parts
# of a card that is acting interrupt the course, and come before it.
Stretch = tuple[int, int]
UNDER_WAY: Final = (0, 0)


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
        if isinstance(step, Ask):
            if place and not isinstance(step, waiting):
                raise Unreadable("position-order", type(step).__name__, path_to(place))
            if not place and not table.out[step.seat] and not step.options(table):
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
