"""How an attack or a Scheme came about, read from the events that a viewer has seen, step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from gloam.core.event import Fact
from gloam.web.scenes.told import Told as AllTold
from gloam.web.scenes.told import places
from gloam.words import facts

Told = Mapping[str, Fact]

ATTACK, CHALLENGE, SCHEME = "attack", "challenged", "scheme"
BEGINS: Final = ("attack", "challenged")
MAY_BEGIN: Final = frozenset((*BEGINS, "played"))
KEPT: Final = 4096  # courses of attacks and Schemes held ready
DECIDED: Final = ("summed", "scheme-yes", "scheme-no")  # without one of these nothing came of it
# What happens only once an attack or a Scheme is over.
ENDS: Final = frozenset((
    "phase-ended", "turn", "moved", "regrouped", "recruited", "played", "attack", "challenged", "claimed",
    "claim-succeeded", "claim-failed", "city-revealed", "conspiracy", "conspiracy-resolved", "contributed", "shown",
    "won", "cards-shown", "readied-all",
))  # fmt: skip
SETTLED: Final = frozenset((*DECIDED, "attack-ended"))  # after this, what else is used or drawn belongs to what follows
# The step of an attack that an event belongs to; all others belong with what went before.
STEP_OF: Final = {
    "attack": "begins", "challenged": "begins", "targeted": "begins", "intel": "begins", "shown-for-intel": "begins",
    "announced": "begins", "no-attack-card": "laid", "attack-card-laid": "laid", "blocked": "block",
    "block-undone": "block", "no-reaction": "reaction", "reaction-laid": "reaction", "attack-card": "reveal",
    "reaction": "reveal", "illegal": "reveal", "cancelled": "reveal", "text-cancelled": "reveal",
    "retargeted": "reveal", "summed": "sum", "damaged": "taken", "withstood": "taken", "defeated": "taken",
}  # fmt: skip
LATE: Final = ("sum", "taken")
EMPTY: Final = (  # steps in which nothing but this happened are left out
    {"no-attack-card"},
    {"no-reaction"},
    {"no-attack-card", "no-reaction"},
)


@dataclass(frozen=True)
class Step:
    """What belongs together: its name, its events, and the number of the first of them."""

    name: str
    events: tuple[Told, ...]
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.events)

    def first(self, *kinds: str) -> Told | None:
        """The first event of one of these kinds."""
        return next((event for event in self.events if event["what"] in kinds), None)


@dataclass(frozen=True)
class Story:
    """An attack or a Scheme from its first event on. `first`: how many events there were before."""

    kind: str
    first: int
    steps: tuple[Step, ...]

    @property
    def events(self) -> tuple[Told, ...]:
        return tuple([event for step in self.steps for event in step.events])

    def of(self, *kinds: str) -> list[Told]:
        return [event for event in self.events if event["what"] in kinds]


@dataclass(frozen=True)
class Course:
    """What began with an event: its kind, '' for nothing; and how many events it has, 0 where nothing came of it."""

    kind: str
    length: int


def may_begin(event: Told) -> bool:
    return event["what"] in MAY_BEGIN


def beginnings(events: Sequence[Told]) -> list[int]:
    """The events with which something began."""
    return [first for first in places(events, may_begin) if begins(events, first)]


def end_of(events: Sequence[Told], first: int) -> int | None:
    """The number of the event after the last of what began with this one; None where nothing came of it."""
    length = course(events, first).length
    return first + length if length else None


def course(events: Sequence[Told], first: int) -> Course:
    """What began with this event. Once more has happened than belongs to it, it can be no other any more."""
    past = events.past if isinstance(events, AllTold) else {}
    known = past.get(first)
    if isinstance(known, Course):
        return known
    told = told_from(events, first)
    kind = kind_of(told)
    found = Course(kind, length_of(kind, tuple([str(event["what"]) for event in told])))
    if first + len(told) < len(events):
        past[first] = found
    return found


@lru_cache(maxsize=KEPT)
def length_of(kind: str, whats: tuple[str, ...]) -> int:
    """How many events it has, from their kinds alone; 0 where nothing came of it."""
    told = story_of(kind, [{"what": what} for what in whats], 0)
    return 0 if told is None else told.steps[-1].end


def story(events: Sequence[Told], first: int) -> Story | None:
    """What began with this event; None where nothing came of it."""
    return story_of(begins(events, first), told_from(events, first), first)


def story_of(kind: str, told: Sequence[Told], first: int) -> Story | None:
    found = Story(kind, first, tuple(scheme_steps(told, first) if kind == SCHEME else attack_steps(told, first)))
    return found if kind and found.of(*DECIDED) else None


def begins(events: Sequence[Told], place: int) -> str:
    """What begins with this event: an attack, a challenge, a Scheme; '' for nothing."""
    return course(events, place).kind if may_begin(events[place]) else ""


def kind_of(told: Sequence[Told]) -> str:
    """The same of all that the first of these events began."""
    what = str(told[0]["what"])
    if what in BEGINS:
        return what
    return SCHEME if what == "played" and any(event["what"] == "declared" for event in told) else ""


def told_from(events: Sequence[Told], first: int) -> Sequence[Told]:
    """The events from this one to the end of what it began."""
    late = False
    for place in range(first + 1, len(events)):
        what = events[place]["what"]
        if what in ENDS or (late and what in ("used", "drew")):
            return events[first:place]
        late = late or what in SETTLED
    return events[first:]


# ---- steps


def attack_steps(events: Sequence[Told], first: int) -> list[Step]:
    made: list[tuple[str, list[Told], int]] = []
    turned = False
    for place, event in enumerate(events):
        before = made[-1][0] if made else "begins"
        name = step_of(event, before, turned)
        turned = turned or name == "reveal"
        if event["what"] == "block-undone":
            turned = False
        if not made or name != before:
            made.append((name, [], first + place))
        made[-1][1].append(event)
    found = [Step(name, tuple(told), start) for name, told, start in made]
    return [step for step in found if {event["what"] for event in step.events} not in EMPTY]


def step_of(event: Told, before: str, turned: bool) -> str:
    what = str(event["what"])
    if what == "used":
        return "abilities" if turned or before == "abilities" else "block"
    if what in ("agenda-gained", "agenda-revealed") and before in LATE:
        return "after"
    if what == "exhausted" and before == "sum":  # something is prevented
        return "taken"
    if what in ("defeated", "damaged", "withstood") and before not in LATE:
        return before if before == "after" else "taken"
    return STEP_OF.get(what, before)


def scheme_steps(events: Sequence[Told], first: int) -> list[Step]:
    """The card; what each player declared; what was hidden; how it ended, and what it did."""
    made: list[tuple[str, list[Told], int]] = [("scheme", [], first)]
    for place, event in enumerate(events):
        what = str(event["what"])
        before = made[-1][0]
        if what in ("scheme-yes", "scheme-no"):
            name = "decided"
        elif what == "influence-shown":
            name = "shown"
        elif what in ("declared", "exerted", "influence-card") and before in ("scheme", "declared"):
            name = "declared"
        else:
            name = before
        if name != before:
            made.append((name, [], first + place))
        made[-1][1].append(event)
    return [Step(name, tuple(told), start) for name, told, start in made]


# ---- numbers


def named(event: Told, key: str) -> str:
    """The card that a handle stands for in an event; what is no handle is a card itself."""
    handle = facts.text(event, key)
    for one in facts.texts(event, "names") if "names" in event else ():
        number, _, card = one.partition(" ")
        if number == handle:
            return card
    return handle
