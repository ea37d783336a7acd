"""What cannot be at a written table though each part of it can: steps, phase, Pools and choices that do not fit."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.codec import Codec, Limits
from gloam.core.docket import Course, Stretch, impossible
from gloam.core.refusal import Unreadable
from gloam.core.step import Ask, Step, Together
from gloam.core.table import LETTERS, SETUP, Table
from gloam.vendetta.auction import AskBid
from gloam.vendetta.conflict import AskAddToTotal, AskSpare
from gloam.vendetta.frenzy import AskInsteadOfDraining, DrainInFrenzy, Frenzy
from gloam.vendetta.hand_building import AskKeep, HandBuilding
from gloam.vendetta.planning import AskBlood, AskEnd, AskTurn, NextTurn, Planning
from gloam.vendetta.position_docket import (
    LOCATION,
    LOCATIONS,
    STEP_BEGINS,
    default_docket,
    limits,
    location_at,
    phase_at,
    stretch,
)
from gloam.vendetta.position_steps import fits
from gloam.vendetta.relics import AskRelic
from gloam.vendetta.resolution import AskTakeBackBlood, Begin, LocationDone, ResolveLocation
from gloam.vendetta.rounds import EndRound, Feed, LocationSetup, Resolution, Score, StartRound
from gloam.vendetta.setup import AskClan, AskOfferedRelic, SetUp
from gloam.vendetta.table import NONE, VendettaTable, vendetta
from gloam.vendetta.turning import AskReveal
from gloam.vendetta.withdraw import AskChangePick, AskWithdraw

IN_A_ROW: Final = (AskClan, AskOfferedRelic, AskRelic, AskChangePick, AskSpare, AskAddToTotal, AskTakeBackBlood)


class VendettaCourse(Course):
    """Setup, then three rounds of feeding, hands, Planning and the Locations one by one. [order.phases]"""

    begins: ClassVar[tuple[type[Step], ...]] = (
        StartRound,
        Feed,
        LocationSetup,
        HandBuilding,
        Planning,
        Resolution,
        ResolveLocation,
        EndRound,
        Score,
        SetUp,
    )
    lasts: ClassVar[dict[type[Step], str]] = {LocationSetup: "feed", EndRound: "resolution"}
    together: ClassVar[tuple[type[Ask], ...]] = (AskKeep, AskWithdraw, AskBid)
    in_a_row: ClassVar[tuple[type[Ask], ...]] = IN_A_ROW
    waiting: ClassVar[tuple[type[Ask], ...]] = (*IN_A_ROW, AskReveal, AskTurn, AskBlood, AskEnd)

    def limits(self, table: Table) -> Limits:
        return limits(vendetta(table))

    def default(self, table: Table) -> list[Step]:
        return default_docket(vendetta(table))

    def scoring(self) -> Step:
        return Score()

    def stretch(self, table: Table, step: Step) -> Stretch:
        return stretch(vendetta(table), step)

    def phase_at(self, place: int) -> str:
        return phase_at(place)

    def fits(self, table: Table, step: Step, steps: list[Step], codec: Codec) -> bool:
        return fits(vendetta(table), step, steps, codec)

    def check_laid_out(self, table: Table, steps: list[Step]) -> None:
        check_players_left(vendetta(table), steps)
        if table.phase == SETUP:
            check_nothing_dealt(vendetta(table))

    def check_ahead(self, table: Table, steps: list[Step], ahead: list[Step], first: int) -> None:
        check_resolving(vendetta(table), ahead[0], first, under_way=ahead[0] is not steps[0])
        check_turn(vendetta(table), ahead)

    def check_under_way(self, table: Table, steps: list[Step]) -> None:
        check_pools(vendetta(table), steps)
        check_drawn(vendetta(table), steps)


COURSE: Final = VendettaCourse()


def check_players_left(table: VendettaTable, steps: list[Step]) -> None:
    """A player who is out of the game has no card anywhere; the last one or the last team in it has won."""
    for spot, cards in enumerate(table.at):
        place, seat = divmod(spot, table.setup.seats)
        if any(table.out[table.owner(card)] for card in cards):
            raise Unreadable("position-out", LETTERS[seat], f"seats.{seat}.at.{table.name_of(place)}")
    left = table.in_turn_order()
    if all(seat in (left[0], table.mate(left[0])) for seat in left) and any(not isinstance(s, Score) for s in steps):
        raise Unreadable("position-out", LETTERS[left[0]], "seats")


def check_nothing_dealt(table: VendettaTable) -> None:
    """Before clans and Relics are chosen nobody has a card."""
    for seat in range(table.setup.seats):
        zones = [("hand", table.hand[seat]), ("deck", table.deck[seat]), ("drawn", table.drawn[seat])]
        zones += [("alliance", table.alliance[seat]), ("drained", table.drained[seat])]
        zones += [("at", [place for place in range(table.haven + 1) if table.present(seat, place)])]
        for name, cards in zones:
            if cards:
                raise Unreadable("position-early", "", f"seats.{seat}.{name}")
        if table.out[seat]:
            raise Unreadable("position-early", "", f"seats.{seat}.out")
    if table.ally_deck or table.gone or any(ally != NONE for ally in table.ally_at):
        raise Unreadable("position-early", "", "allies")


def check_resolving(table: VendettaTable, step: Step, first: int, under_way: bool) -> None:
    """Location and step are those of what is left to do."""
    here = location_at(first)
    allowed = [here]
    if isinstance(step, ResolveLocation):
        allowed = list(range(NONE, here + 1)) if under_way else [NONE, here]
    elif isinstance(step, (EndRound, Score)):
        allowed = list(range(NONE, table.haven + 1))
    if table.resolving not in allowed:
        name = "" if table.resolving == NONE else table.name_of(table.resolving)
        raise Unreadable("position-resolving", name, "resolving")
    free = isinstance(step, (Score, Begin))
    if not free and table.step not in steps_now(here, first, step):
        raise Unreadable("position-resolving", table.step, "step")


def steps_now(here: int, first: int, step: Step) -> list[str]:
    """The steps of a Location in which this can be left to do."""
    if here == NONE or isinstance(step, AskTakeBackBlood):
        return [""]
    within = first - LOCATIONS - LOCATION * here
    begun = [name for name, place in STEP_BEGINS.items() if place < within]
    return [*begun[-1:], ""] if isinstance(step, LocationDone) else begun[-1:] or [""]


def check_turn(table: VendettaTable, ahead: list[Step]) -> None:
    """Whose turn it is follows from the order of the turns; everyone in the game is in it."""
    for place, step in enumerate(ahead[:3]):
        if isinstance(step, NextTurn):
            if any(seat not in step.order for seat in table.in_turn_order()):
                raise impossible(step, place)
            seat = step.order[(step.turn - 1) % len(step.order)]
            for ask in ahead[:place]:
                if isinstance(ask, Ask) and ask.seat != seat:
                    raise Unreadable("position-turns", LETTERS[ask.seat], f"seats.{ask.seat}")


def check_pools(table: VendettaTable, steps: list[Step]) -> None:
    """Nobody in the game has an empty Pool outside a Frenzy, which comes before all else. [frenzy.trigger]"""
    frenzied: set[int] = set()
    for step in steps:
        if not isinstance(step, (Frenzy, DrainInFrenzy, AskInsteadOfDraining)):
            break
        frenzied.add(step.seat)
    for seat, blood in enumerate(table.blood):
        if blood == 0 and not table.out[seat] and seat not in frenzied:
            raise Unreadable("position-empty-pool", LETTERS[seat], f"seats.{seat}.blood")


def check_drawn(table: VendettaTable, steps: list[Step]) -> None:
    """Whoever has drawn cards in Hand Building is asked which to keep."""
    top = steps[0]
    asked = [ask.seat for ask in top.asks if isinstance(ask, AskKeep)] if isinstance(top, Together) else []
    for seat, cards in enumerate(table.drawn):
        if cards and seat not in asked:
            raise Unreadable("position-early", "", f"seats.{seat}.drawn")
