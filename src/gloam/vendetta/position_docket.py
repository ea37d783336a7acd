"""What is left to do at a written table: what follows from its phase, and the course of a round."""

from __future__ import annotations

from typing import Final

from gloam.core.codec import Limits
from gloam.core.docket import END, UNDER_WAY, Stretch
from gloam.core.reader import AMOUNT
from gloam.core.step import Step
from gloam.vendetta.bases import StepAt
from gloam.vendetta.catalogue import (
    AFTER_REVELATION,
    AFTERMATH,
    BEFORE_REVELATION,
    CLAN_CARDS,
    DURING_REVELATION,
    NUMBERS,
    PICKS_CARRIED_OUT,
    PLANNING_END,
    PREPARATION,
)
from gloam.vendetta.conflict import AskAddToTotal, AskSpare, Conflict, Rank, Totals
from gloam.vendetta.hand_building import AskKeep, HandBuilding
from gloam.vendetta.planning import AskBlood, AskEnd, AskPlace, AskTurn, NextTurn, Planning, PlanningEnd
from gloam.vendetta.relics import AskRelic, RelicsAtResolution
from gloam.vendetta.resolution import (
    AskOrder,
    AskTakeBackBlood,
    Begin,
    LocationDone,
    MomentStep,
    ResolveLocation,
    Revelation,
    Window,
    steps_at,
)
from gloam.vendetta.rounds import (
    AskShuffle,
    EndRound,
    Feed,
    LocationSetup,
    Resolution,
    Score,
    ShuffleBack,
    StartRound,
)
from gloam.vendetta.setup import AskClan, AskOfferedRelic, ClansChosen, DealOut, SetUp
from gloam.vendetta.table import NONE, RELICS_VARIANT, VendettaTable
from gloam.vendetta.withdraw import AskChangePick, AskWithdraw, CarryOutPicks, ShowPicks, Withdraw

MOMENTS: Final = (
    PLANNING_END,
    PICKS_CARRIED_OUT,
    BEFORE_REVELATION,
    DURING_REVELATION,
    AFTER_REVELATION,
    PREPARATION,
    AFTERMATH,
)
STEPS: Final = ("withdraw", "revelation", "preparation", "conflict", "aftermath")


def limits(table: VendettaTable) -> Limits:
    seats = table.setup.seats
    return Limits(
        {
            "seat": (0, seats - 1),
            "target": (NONE, seats - 1),
            "location": (0, table.haven),
            "place": (NONE, table.haven),
            "card": (0, CLAN_CARDS - 1),
            "reaction": (0, NUMBERS - 1),
            "source": (NONE, NUMBERS - 1),
            "amount": (0, AMOUNT),
            "round": (1, 3),
            "rank": (0, 2),
            "turn": (0, 99),
            "done": (0, 9),
        },
        {"moment": MOMENTS, "step": STEPS},
    )


# ---- what follows from the phase


def default_docket(table: VendettaTable) -> list[Step]:
    """All that follows from the phase and from what lies on the table."""
    rest: list[Step] = [Planning(), Resolution(), EndRound()]
    if table.phase == "setup":
        return to_set_up(table)
    if table.phase == "feed":
        return [StartRound(table.round)]
    if table.phase == "location setup":
        return [LocationSetup(), HandBuilding(), *rest]
    if table.phase == "hand building":
        return [HandBuilding(), *rest]
    if table.phase == "planning":
        return rest
    if table.phase == "resolution":
        return [*to_resolve(table), EndRound()]
    return [EndRound() if table.phase == "end of round" else Score()]


def to_set_up(table: VendettaTable) -> list[Step]:
    """From the beginning; or, where clans or Relics are chosen, for those who have not."""
    if not table.clan_offer and not table.relic_offer and all(clan == NONE for clan in table.clan):
        return [SetUp()]
    order = table.in_turn_order()
    asks: list[Step] = [AskClan(seat) for seat in order if table.clan[seat] == NONE]
    asks.append(ClansChosen())
    if RELICS_VARIANT in table.setup.variants:
        asks += [AskOfferedRelic(seat) for seat in reversed(order) if table.relic[seat] == NONE]
    return [*asks, DealOut(), StartRound(1)]


def to_resolve(table: VendettaTable) -> list[Step]:
    """From the Location that is named on, and there from the step that is named; else the whole phase."""
    if table.resolving == NONE:
        return [RelicsAtResolution(), *[ResolveLocation(place) for place in range(table.haven + 1)]]
    here: list[Step] = [ResolveLocation(table.resolving)]
    if table.step:
        steps = steps_at(table.resolving)
        begins = [place for place, step in enumerate(steps) if isinstance(step, Begin) and step.step == table.step]
        here = steps[begins[0] :]
    return here + [ResolveLocation(place) for place in range(table.resolving + 1, table.haven + 1)]


# ---- the course of a round, as places in a long row

CLANS: Final = 1
FEED: Final = 10
HANDS: Final = 12
PLAN: Final = 14
WINDOWS: Final = 20  # two for each Location as Planning ends
RESOLVE: Final = 30
LOCATIONS: Final = 33
LOCATION: Final = 40  # places for each Location
ROUND_END: Final = 200

IN_ROUND: Final[dict[type[Step], Stretch]] = {
    SetUp: (CLANS, END),
    AskClan: (CLANS, CLANS),
    AskOfferedRelic: (CLANS + 2, CLANS + 2),
    DealOut: (CLANS + 3, ROUND_END + 2),
    Feed: (FEED, FEED),
    LocationSetup: (FEED + 1, FEED + 1),
    HandBuilding: (HANDS, HANDS + 1),
    AskKeep: (HANDS + 1, HANDS + 1),
    Planning: (PLAN, RESOLVE - 1),
    AskTurn: (PLAN + 1, PLAN + 3),
    AskPlace: (PLAN + 1, PLAN + 2),
    AskBlood: (PLAN + 2, PLAN + 2),
    AskEnd: (PLAN + 3, PLAN + 3),
    NextTurn: (PLAN + 4, PLAN + 4),
    PlanningEnd: (PLAN + 5, RESOLVE - 1),
    Resolution: (RESOLVE, ROUND_END - 1),
    RelicsAtResolution: (RESOLVE + 1, LOCATIONS - 1),
    AskRelic: (RESOLVE + 2, LOCATIONS - 1),
    EndRound: (ROUND_END, END),
    AskShuffle: (ROUND_END + 1, ROUND_END + 1),
    ShuffleBack: (ROUND_END + 2, ROUND_END + 2),
    StartRound: (ROUND_END + 3, END),
    Score: (ROUND_END + 3, END),
}

# The same within a Location.
AT_LOCATION: Final[dict[type[Step], Stretch]] = {
    ResolveLocation: (0, LOCATION - 1),
    Withdraw: (2, 6),
    AskWithdraw: (3, 3),
    ShowPicks: (4, 6),
    AskChangePick: (5, 5),
    CarryOutPicks: (6, 6),
    Revelation: (14, 14),
    Conflict: (21, 25),
    AskSpare: (22, 22),
    Totals: (23, 24),
    AskAddToTotal: (24, 24),
    Rank: (25, 25),
    LocationDone: (29, LOCATION - 1),
    AskTakeBackBlood: (30, LOCATION - 1),
}
STEP_BEGINS: Final = {"withdraw": 1, "revelation": 11, "preparation": 17, "conflict": 20, "aftermath": 26}
MOMENT_COMES: Final = {
    PICKS_CARRIED_OUT: 7,
    BEFORE_REVELATION: 9,
    DURING_REVELATION: 12,
    AFTER_REVELATION: 15,
    PREPARATION: 18,
    AFTERMATH: 27,
}


def phase_at(place: int) -> str:
    """The phase to which a place of the course belongs."""
    if place < FEED:
        return "setup"
    if place <= FEED + 1:
        return "feed" if place == FEED else "location setup"
    if place < RESOLVE:
        return "hand building" if place < PLAN else "planning"
    return "resolution" if place < ROUND_END else "end of round"


def location_at(place: int) -> int:
    """The Location to which a place of the course belongs, or NONE."""
    return (place - LOCATIONS) // LOCATION if LOCATIONS <= place < ROUND_END else NONE


def stretch(table: VendettaTable, step: Step) -> Stretch:
    """Where in the course this step lies."""
    if isinstance(step, ClansChosen):
        return (CLANS + 1, CLANS + 1 if RELICS_VARIANT in table.setup.variants else CLANS + 2)
    if isinstance(step, (AskOrder, MomentStep)):
        return at_moment(table, step)
    if isinstance(step, Begin):
        return at_location(table, step.location, (STEP_BEGINS[step.step], STEP_BEGINS[step.step]))
    within = AT_LOCATION.get(type(step))
    if within is None:
        return IN_ROUND.get(type(step), UNDER_WAY)
    here = step.location if isinstance(step, (StepAt, AskTakeBackBlood)) else table.resolving
    return at_location(table, here, within)


def at_moment(table: VendettaTable, step: AskOrder | MomentStep) -> Stretch:
    """A moment takes two places: the question which card goes first, then all cards that are left."""
    first = 0 if isinstance(step, (AskOrder, Window)) else 1
    last = 0 if isinstance(step, AskOrder) else 1
    if step.moment == PLANNING_END:
        begins = WINDOWS + 2 * step.location
        return (begins + first, RESOLVE - 1 if last and step.location == table.haven else begins + last)
    begins = MOMENT_COMES[step.moment]
    return at_location(table, step.location, (begins + first, begins + last))


def at_location(table: VendettaTable, location: int, within: Stretch) -> Stretch:
    begins = LOCATIONS + LOCATION * location
    whole = location == table.haven and within[1] == LOCATION - 1
    return (begins + within[0], ROUND_END - 1 if whole else begins + within[1])
