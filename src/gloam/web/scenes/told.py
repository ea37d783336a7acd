"""All that one viewer has been told, and what was read out of it. What was told stays as it was, so none of it has to
be read twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from gloam.core.event import Fact

Event = Mapping[str, Fact]
Sought = Callable[[Event], bool]  # a function of a module: it is known by itself


@dataclass
class Found:
    """Where such events stand, as far as they were looked for."""

    places: list[int] = field(default_factory=list)
    upto: int = 0


class Told(list[dict[str, Fact]]):
    """The events in their order. There come more at the end; where something is taken back, another list begins.
    `past` is for whoever reads in it: by its first event, what is over and can be no other any more."""

    def __init__(self, events: Sequence[dict[str, Fact]] = ()) -> None:
        super().__init__(events)
        self.found: Final[dict[Sought, Found]] = {}
        self.past: Final[dict[int, object]] = {}


def places(events: Sequence[Event], sought: Sought) -> Sequence[int]:
    """The numbers of all events that are such."""
    found = events.found.setdefault(sought, Found()) if isinstance(events, Told) else Found()
    for place in range(found.upto, len(events)):
        if sought(events[place]):
            found.places.append(place)
    found.upto = len(events)
    return found.places


def newest(events: Sequence[Event], sought: Sought) -> int | None:
    """The number of the newest event that is such."""
    found = places(events, sought)
    return found[-1] if found else None
