"""What cannot be at a written table though each part of it can: steps, phase, tokens and marks that do not fit."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.blood_orders.bases import SpaceStep
from gloam.blood_orders.catalogue import CATACOMB_CARDS, IDS, KINDS, QUARTERS
from gloam.blood_orders.cleanup import AskFeed, Cleanup, NewAct, NextDay
from gloam.blood_orders.days import Day
from gloam.blood_orders.orders import TOKENS, AskEnd, AskTurn, NextTurn, OrderPhase
from gloam.blood_orders.planning import AskPlan, Planning
from gloam.blood_orders.position_city import act_of, lying
from gloam.blood_orders.position_docket import (
    CLEAN,
    DAY,
    PLAN,
    SPACES,
    TURNS,
    default_docket,
    limits,
    misplaced,
    phase_at,
    stretch,
)
from gloam.blood_orders.position_steps import fits
from gloam.blood_orders.resolution import AskAct, Contest, ResolveOrder, ResolveSpace, Reveal, TakeVictim
from gloam.blood_orders.scoring import Score
from gloam.blood_orders.setup import AskColour, LayOut, SetUp
from gloam.blood_orders.table import NONE, BloodOrdersTable, blood_orders
from gloam.core.codec import Codec, Limits
from gloam.core.docket import Course, Stretch
from gloam.core.refusal import Unreadable
from gloam.core.step import Ask, Step
from gloam.core.table import LETTERS, SETUP, Table

LATEST_ACT: Final = 3


class CityCourse(Course):
    """Setup, then nine Days of Planning, Order, Resolution and Cleanup. [flow.phases]"""

    begins: ClassVar[tuple[type[Step], ...]] = (SetUp, LayOut, Day, Planning, OrderPhase, Reveal, Cleanup, Score)
    lasts: ClassVar[dict[type[Step], str]] = {Cleanup: "resolution"}
    together: ClassVar[tuple[type[Ask], ...]] = (AskPlan, AskFeed)
    in_a_row: ClassVar[tuple[type[Ask], ...]] = (AskColour, AskAct)
    waiting: ClassVar[tuple[type[Ask], ...]] = (AskColour, AskAct, AskTurn, AskEnd)

    def limits(self, table: Table) -> Limits:
        return limits(blood_orders(table))

    def default(self, table: Table) -> list[Step]:
        return default_docket(blood_orders(table))

    def scoring(self) -> Step:
        return Score()

    def stretch(self, table: Table, step: Step) -> Stretch:
        return stretch(blood_orders(table), step)

    def phase_at(self, place: int) -> str:
        return phase_at(place)

    def fits(self, table: Table, step: Step, steps: list[Step], codec: Codec) -> bool:
        city = blood_orders(table)
        return not misplaced(city, step) and fits(city, step, steps, codec)

    def check_laid_out(self, table: Table, steps: list[Step]) -> None:
        check_acts(blood_orders(table), steps)
        if table.phase == SETUP:
            check_nothing_dealt(blood_orders(table))

    def check_ahead(self, table: Table, steps: list[Step], ahead: list[Step], first: int) -> None:
        city = blood_orders(table)
        whole = isinstance(ahead[-1], (SetUp, LayOut, Day))
        check_tokens(city, steps, first, whole)
        check_turns(city, ahead, whole)
        if whole:
            check_resolving(city, ahead[0], first)
            check_marks(city, first)


COURSE: Final = CityCourse()


# ---- acts


def check_acts(table: BloodOrdersTable, steps: list[Step]) -> None:
    """No card lies open, in a deck or in a pile before its act is dealt; what is still to come is not dealt yet."""
    if not any(isinstance(step, (SetUp, LayOut, Day, Cleanup, NewAct)) for step in steps):
        return  # no act will be dealt
    act = acts_dealt(table, steps)
    piles = [(table.discard, "discard"), (table.unseen, "unseen"), (table.market, "market")]
    piles += [(table.ritual_deck[::-1], "rituals"), (table.victim_deck[::-1], "victims")]
    found = [(card, f"{name}.{place}") for cards, name in piles for place, card in enumerate(cards)]
    for quarter in table.quarters():
        found.append((table.location[quarter], f"quarters.{QUARTERS[quarter]}.location"))
        found.append((table.victim[quarter], f"quarters.{QUARTERS[quarter]}.victim"))
    for card, path in found:
        if card != NONE and act_of(card) > act:
            raise Unreadable("position-act", IDS[card], path)
    for place, card in enumerate(table.coming):
        if act_of(card) <= act:
            raise Unreadable("position-act-begun", IDS[card], f"coming.{place}")


def acts_dealt(table: BloodOrdersTable, steps: list[Step]) -> int:
    """On the last Day of an act the next one is dealt before everyone feeds."""
    if table.phase == "setup":
        return 0
    ends = table.day % LATEST_ACT == 0 and table.act < LATEST_ACT
    feeding = any(isinstance(step, NextDay) for step in steps)
    to_come = any(isinstance(step, (Cleanup, NewAct)) for step in steps)
    return table.act + 1 if ends and feeding and not to_come else table.act


def check_nothing_dealt(table: BloodOrdersTable) -> None:
    """Before the city is laid out there is nothing but colours and amounts."""
    piles = [(table.market, "market"), (table.ritual_deck, "rituals"), (table.victim_deck, "victims")]
    piles += [(table.discard, "discard"), (table.unseen, "unseen")]
    found = [(len(cards) > 0, name) for cards, name in piles]
    found += [(token != NONE, path) for token, path in lying(table)]
    for quarter in table.quarters():
        there = table.location[quarter] != NONE or table.victim[quarter] != NONE
        amount = table.night_blood[quarter] + table.night_influence[quarter]
        found.append((there or amount > 0, f"quarters.{QUARTERS[quarter]}"))
    for seat in range(table.setup.seats):
        zones = [(table.hand[seat], "hand"), (table.torpor[seat], "torpor"), (table.rituals[seat], "rituals")]
        found += [(bool(cards), f"seats.{seat}.{name}") for cards, name in zones]
        for token in range(seat * TOKENS, seat * TOKENS + TOKENS):
            planned = table.aims[token] != NONE or len(table.orders[token]) > 0
            found.append((planned, f"seats.{seat}.orders.{KINDS[token % 3]}"))
    found += [(table.bleeders < CATACOMB_CARDS, "bleeders"), (table.elders < CATACOMB_CARDS, "elders")]
    for there, path in found:
        if there:
            raise Unreadable("position-early", "", path)


# ---- tokens, turns


def check_tokens(table: BloodOrdersTable, steps: list[Step], first: int, whole: bool) -> None:
    """Tokens are at the entrances until they are revealed, on action spaces until those are resolved; those at the
    Altar and the Catacombs go home in Cleanup. Cards lie under tokens that lie somewhere."""
    to_come = [step.kind * 4 + step.quarter for step in steps if isinstance(step, ResolveSpace)]
    for token, path in lying(table):
        entrance, space = ".entrance." in path, ".spaces." in path
        if first < TURNS or first > CLEAN:
            wrong = True
        elif first < SPACES:
            wrong = space
        elif SPACES < first < CLEAN:
            here = (token % 3) * 4 + table.stack_of(token)
            wrong = entrance or (space and whole and here not in to_come)
        else:
            wrong = first == CLEAN and (entrance or space)
        if wrong:
            raise Unreadable("position-token-phase", token_name(token), path)
    out = {token for token, _ in lying(table)} | under_way(table, steps)
    for token, cards in enumerate(table.orders):
        if cards and (lost(table, token, first, out) if first >= PLAN and whole else False):
            path = f"seats.{token // 3}.orders.{KINDS[token % 3]}"
            raise Unreadable("position-order-lost", token_name(token), path)


def lost(table: BloodOrdersTable, token: int, first: int, out: set[int]) -> bool:
    """Would cards stay under this token for ever?"""
    if first < TURNS or first >= DAY:
        return table.aims[token] == NONE
    return first >= SPACES and token not in out


def under_way(table: BloodOrdersTable, steps: list[Step]) -> set[int]:
    """The tokens that are off the board because their actions are being resolved."""
    found = {step.token for step in steps if isinstance(step, (AskAct, ResolveOrder, TakeVictim))}
    if any(isinstance(step, Contest) for step in steps):
        found.update(table.contestants)
    return found


def token_name(token: int) -> str:
    return f"{LETTERS[token // 3]} {KINDS[token % 3]}"


def check_turns(table: BloodOrdersTable, ahead: list[Step], whole: bool) -> None:
    """Everyone has a token for each turn that is left, and if the Day goes on from there, no token besides."""
    if not isinstance(ahead[0], (AskTurn, AskEnd, NextTurn)):
        return
    seats = table.setup.seats
    turn = TOKENS * seats
    for step in ahead[:2]:
        if isinstance(step, NextTurn):
            turn = step.turn
    left = [(table.start + later) % seats for later in range(turn, TOKENS * seats)]
    if isinstance(ahead[0], AskTurn):
        left.append(ahead[0].seat)
    if whole and isinstance(ahead[0], (AskTurn, AskEnd)) and ahead[0].seat != (table.start + turn - 1) % seats:
        raise Unreadable("position-turns", LETTERS[ahead[0].seat], f"seats.{ahead[0].seat}")
    for seat in range(seats):
        spare = len(table.unplaced(seat)) - left.count(seat)
        if spare < 0 or (whole and spare > 0):
            raise Unreadable("position-turns", LETTERS[seat], f"seats.{seat}")


def check_resolving(table: BloodOrdersTable, step: Step, first: int) -> None:
    """Orders lie open from the Resolution Phase on; there one action space after another is resolved."""
    if first != DAY and not isinstance(step, Score) and table.revealed != (first > SPACES):
        raise Unreadable("position-choice", str(table.revealed).lower(), "revealed")
    now = table.phase == "resolution" and first > SPACES
    if table.resolving != NONE and (not now or table.resolving > space_of(step)):
        raise Unreadable("position-space", str(table.resolving), "resolving")
    if table.active != NONE and not now:
        raise Unreadable("position-token-phase", token_name(table.active), "active")


def space_of(step: Step) -> int:
    """The action space of this step, by its number; beyond all of them if it has none."""
    if isinstance(step, AskAct):
        return step.token % 3 * 4 + step.quarter
    return step.kind * 4 + step.quarter if isinstance(step, SpaceStep) else len(KINDS) * 4


def check_marks(table: BloodOrdersTable, first: int) -> None:
    """What was seen in hands is kept in mind while plans are hidden, what is to be fed until everyone has chosen."""
    for seat in range(table.setup.seats):
        if not TURNS <= first < SPACES and table.in_hand[seat] + table.in_doubt[seat]:
            raise Unreadable("position-early", "", f"seats.{seat}.in_hand")
        if not CLEAN + 2 < first < CLEAN + 5 and table.fed[seat] + table.dropped[seat]:
            raise Unreadable("position-early", "", f"seats.{seat}.fed")
