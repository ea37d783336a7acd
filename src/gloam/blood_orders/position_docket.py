"""What is left to do at a written table: what follows from its phase, and the course of a Day."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.bases import SpaceStep
from gloam.blood_orders.catalogue import (
    AFTER_CONTEST_WON,
    AFTER_DAWN,
    AFTER_NIGHT,
    AFTER_OPPONENTS_DUSK,
    KINDS,
    NIGHT,
    NUMBERS,
    QUARTERS,
    RITUAL,
    VICTIM_COUNT,
)
from gloam.blood_orders.cleanup import (
    DAYS_AN_ACT,
    LAST_DAY,
    AskFeed,
    Cleanup,
    Feed,
    Feeding,
    NewAct,
    NextDay,
    Refill,
)
from gloam.blood_orders.days import Day
from gloam.blood_orders.orders import TOKENS, AskEnd, AskTurn, NextTurn, OrderPhase
from gloam.blood_orders.planning import AskPlan, Lock, Planning
from gloam.blood_orders.resolution import AskAct, CheckNight, Contest, ResolveSpace, Reveal
from gloam.blood_orders.scoring import Score
from gloam.blood_orders.setup import AskColour, LayOut, SetUp
from gloam.blood_orders.table import NONE, BloodOrdersTable
from gloam.core.codec import Limits
from gloam.core.docket import END, UNDER_WAY, Stretch
from gloam.core.step import Step


def limits(table: BloodOrdersTable) -> Limits:
    seats = table.setup.seats
    quarters = len(table.location)
    return Limits(
        {
            "seat": (0, seats - 1),
            "target": (NONE, NONE),
            "quarter": (0, quarters - 1),
            "place": (NONE, quarters - 1),
            "kind": (0, len(KINDS) - 1),
            "token": (0, seats * TOKENS - 1),
            "victim": (0, VICTIM_COUNT - 1),
            "ritual": (RITUAL, NUMBERS - 1),
            "source": (NONE, NUMBERS - 1),
            "turn": (0, seats * TOKENS),
            "done": (0, 9),
            "left": (1, 9),
        },
        {"event": (AFTER_DAWN, AFTER_NIGHT, AFTER_OPPONENTS_DUSK, AFTER_CONTEST_WON)},
    )


# ---- what follows from the phase


def default_docket(table: BloodOrdersTable) -> list[Step]:
    """All that follows from the phase and from what lies on the table."""
    if table.phase == "setup":
        return to_set_up(table)
    if table.phase == "planning":
        return [Day()]
    if table.phase == "order":
        placed = len(table.altar) + len(table.catacombs) + sum([len(stack) for stack in table.entrance])
        return [NextTurn(placed) if placed else OrderPhase(), Reveal(), Cleanup(), Day()]
    if table.phase == "resolution":
        return [*to_resolve(table), Cleanup(), Day()]
    return [Cleanup(), Day()] if table.phase == "cleanup" else [Score()]


def to_set_up(table: BloodOrdersTable) -> list[Step]:
    if all(colour == NONE for colour in table.colour):
        return [SetUp()]
    return [*[AskColour(seat) for seat, colour in enumerate(table.colour) if colour == NONE], LayOut()]


def to_resolve(table: BloodOrdersTable) -> list[Step]:
    """From the action space that is named on; else orders are still to be revealed."""
    if not table.revealed:
        return [Reveal()]
    first = max(0, table.resolving)
    spaces = [(kind, quarter) for kind in range(len(KINDS)) for quarter in table.quarters()]
    return [ResolveSpace(kind, quarter) for kind, quarter in spaces if kind * len(QUARTERS) + quarter >= first]


# ---- the course of a Day, as places in a long row

COLOURS: Final = 1
PLAN: Final = 10
TURNS: Final = 15
SPACES: Final = 20
SPACE: Final = 4  # places for each action space
CLEAN: Final = 80
DAY: Final = 90


def phase_at(place: int) -> str:
    """The phase to which a place of the course belongs."""
    if place < PLAN:
        return "setup"
    if place < TURNS:
        return "planning"
    if place < SPACES:
        return "order"
    return "resolution" if place < CLEAN else "cleanup"


def stretch(table: BloodOrdersTable, step: Step) -> Stretch:
    """Where in the course this step lies."""
    if isinstance(step, (SpaceStep, AskAct, Reveal)):
        return in_resolution(table, step)
    found = IN_SETUP.get(type(step)) or IN_PLANNING.get(type(step)) or in_cleanup(table, step)
    return UNDER_WAY if found is None else found


IN_SETUP: Final[dict[type[Step], Stretch]] = {
    SetUp: (COLOURS, END),
    AskColour: (COLOURS, COLOURS),
    LayOut: (COLOURS + 1, END),
}
IN_PLANNING: Final[dict[type[Step], Stretch]] = {
    Planning: (PLAN, PLAN + 2),
    AskPlan: (PLAN + 1, PLAN + 1),
    Lock: (PLAN + 2, PLAN + 2),
    OrderPhase: (PLAN + 3, SPACES - 1),
    AskTurn: (TURNS, TURNS),
    AskEnd: (TURNS, TURNS),
    NextTurn: (TURNS + 1, SPACES - 1),
}


def in_resolution(table: BloodOrdersTable, step: Step) -> Stretch:
    """Quarter by Quarter: the question of Dawn and Dusk comes before the space's other orders, that of Night before the
    contest."""
    quarters = len(table.location)
    if isinstance(step, SpaceStep):
        first = SPACES + 1 + (step.kind * quarters + step.quarter) * SPACE
        return (first + 2 if isinstance(step, Contest) else first + 1, after_space(table, first))
    if isinstance(step, AskAct):
        kind = step.token % len(KINDS)
        first = SPACES + 1 + (kind * quarters + step.quarter) * SPACE
        return (first + 1, first + 1) if kind == NIGHT else (first, first)
    return (SPACES, CLEAN - 1)


def after_space(table: BloodOrdersTable, first: int) -> int:
    """The last place of a space; the next one's own steps begin after its first place, which is for a question."""
    last = first + SPACE == SPACES + 1 + len(KINDS) * len(table.location) * SPACE
    return CLEAN - 1 if last else first + SPACE


def in_cleanup(table: BloodOrdersTable, step: Step) -> Stretch | None:
    """On the last Day of an act the new one comes first; after the last Day of all the game is scored."""
    ends = table.day % DAYS_AN_ACT == 0
    fed = CLEAN + 5 if ends else CLEAN + 4
    steps: dict[type[Step], Stretch] = {
        Cleanup: (CLEAN, DAY - 1),
        Feeding: (CLEAN + 2, fed),
        AskFeed: (CLEAN + 3, CLEAN + 3),
        Feed: (CLEAN + 4, fed),
        Score: (CLEAN + 6, DAY - 1),
        Day: (DAY, END),
    }
    if table.day != LAST_DAY:
        steps[NextDay] = (CLEAN + 6, DAY - 1)
        if ends:
            steps[NewAct] = (CLEAN + 1, CLEAN + 1)
        else:
            steps[Refill] = (CLEAN + 5, CLEAN + 5)
    return steps.get(type(step))


def misplaced(table: BloodOrdersTable, step: Step) -> bool:
    """Is this a step that no Day like this one has?"""
    if isinstance(step, (CheckNight, Contest)):
        return step.kind != NIGHT
    return isinstance(step, (NextDay, NewAct, Refill)) and in_cleanup(table, step) is None
