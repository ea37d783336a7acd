"""Does something that has happened, or something that a seat has, fit what a lesson says of it?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from gloam.core.event import Fact
from gloam.core.table import LETTERS, Table
from gloam.lessons.lesson import COMPARED, Goal, Pattern, Wish

Event = Mapping[str, Fact]


def happened(pattern: Pattern, events: Iterable[Event]) -> bool:
    return any(fits(pattern, event) for event in events)


def fits(pattern: Pattern, event: Event) -> bool:
    """Has the event all these facts? Seats are letters."""
    return all(name in event and is_so(wanted, event[name]) for name, wanted in pattern.items())


def is_so(wanted: object, found: object) -> bool:
    """A fact as it is wanted: the same, a seat by its letter, a number within a limit ("<=2"), a card whatever its copy
    ("core-hydra" is "core-hydra #3"), an object with all of these facts, a list with all of these in it; [] is an empty
    one."""
    if isinstance(wanted, dict):
        return isinstance(found, dict) and all(key in found and is_so(one, found[key]) for key, one in wanted.items())
    if isinstance(wanted, list) and isinstance(found, (list, tuple)):
        return all(any(is_so(one, other) for other in found) for one in wanted) if wanted else not found
    if isinstance(wanted, str) and isinstance(found, int) and not isinstance(found, bool):
        return found in within(wanted)
    if isinstance(wanted, str) and isinstance(found, dict):
        return "card" in found and is_so(wanted, found["card"])
    if isinstance(wanted, str) and isinstance(found, str):
        return found == wanted or found.partition(" #")[0] == wanted
    return type(wanted) is type(found) and wanted == found


def within(wanted: str) -> range:
    """The numbers that are meant: those within a limit, or that of a seat."""
    compared = COMPARED.fullmatch(wanted)
    if compared is None:
        seat = LETTERS.find(wanted) if len(wanted) == 1 else -1
        return range(seat, seat + 1) if seat >= 0 else range(0)
    limit, far = int(compared[2]), 1 << 40
    return {
        "<": range(-far, limit),
        "<=": range(-far, limit + 1),
        ">": range(limit + 1, far),
        ">=": range(limit, far),
    }[compared[1]]


def reached(goals: Iterable[Goal], table: Table, seat: int, events: list[Event]) -> bool:
    """Is all of this so at the table, where a seat has seen these events?"""
    return all(is_reached(goal, table, seat, events) for goal in goals)


def is_reached(goal: Goal, table: Table, seat: int, events: list[Event]) -> bool:
    if goal.event:
        return happened(goal.event, events)
    if goal.has:
        return has(goal.has, table, seat)
    return table.result is not None and table.result.winners == (LETTERS.index(goal.winner),)


def has(wish: Wish, table: Table, seat: int) -> bool:
    """Has the seat what a position would write so?"""
    seats = table.position()["seats"]
    assert isinstance(seats, list), "a position has seats"
    return is_so(wish, seats[seat])
