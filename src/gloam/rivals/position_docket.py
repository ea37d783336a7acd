"""What is left to do at a written table: what follows from its phase, and whether it can be."""

from __future__ import annotations

from typing import Final

from gloam.core.answers import CODE, DEED_BITS, Answers, AskChange, AskText, Change, DeedStep, still
from gloam.core.choices import AskEffect, EffectStep
from gloam.core.codec import Codec
from gloam.core.deeds import AtOnce, Deed
from gloam.core.docket import check_sealed, impossible, path_to, read_docket
from gloam.core.draft import Draft
from gloam.core.effect import Source
from gloam.core.reader import Reader
from gloam.core.refusal import Unreadable
from gloam.core.step import Ask, Step, Together
from gloam.core.table import OVER, SETUP
from gloam.core.texts import Cause
from gloam.core.written import read_result
from gloam.rivals.action_phase import ActionDone, ActionPhase, AskAction
from gloam.rivals.animal_effects import AskLeave
from gloam.rivals.antagonists import Antagonists
from gloam.rivals.attack import DraftAttack
from gloam.rivals.bases import StepOn
from gloam.rivals.catalogue import CHARACTER, EVENT, GHOUL, HAVEN_CARD, LIBRARY_CARD, MORTAL, ONGOING, PLOT, SCHEME
from gloam.rivals.city import AskIgnore, BurnEvent, CityStep
from gloam.rivals.city_votes import AskWhom
from gloam.rivals.claiming import DraftClaim
from gloam.rivals.conspiracies import Finish
from gloam.rivals.damage import PARTS, AskParts
from gloam.rivals.defeat import Fall
from gloam.rivals.ghouls import Starve
from gloam.rivals.graves import AskCast, AskDriven
from gloam.rivals.hosting import AfterPlay, AskHelper, StayInPlay
from gloam.rivals.influence import Influencing
from gloam.rivals.leaders import AskBid, AskLeader, Clashes, PayLeaders, RevealLeaders, SettleBid
from gloam.rivals.parties import AskJoin, DraftParty, ready_in_street
from gloam.rivals.pieces import ATTACHED, NOBODY, NOTHING
from gloam.rivals.position_checks import CAN_LIE
from gloam.rivals.position_limits import limits
from gloam.rivals.position_moment import is_text
from gloam.rivals.position_under_way import check_under_way, is_open
from gloam.rivals.rewards import AskReward
from gloam.rivals.rituals import AskDrawnOff
from gloam.rivals.setup import DealHands, DrawRivals, FirstPlayer, SetUp
from gloam.rivals.sheltering import AskShelter
from gloam.rivals.spoils import AskSpoils
from gloam.rivals.table import RivalsTable
from gloam.rivals.titles import AskPrice, reach
from gloam.rivals.turn import (
    AskDiscards,
    DrawStep,
    EndStep,
    MendStep,
    NextTurn,
    PassOn,
    ReadyAndReturn,
    StartStep,
    TorporStep,
    Turn,
    steps_of_turn,
)
from gloam.rivals.verbs import ASLEEP, ATTACH, DEFEAT, DISCARD, END_OF_TURN, HURT, LAID, START
from gloam.rivals.which import bearer, is_ritual
from gloam.rivals.winning import CheckEnd, Stalled, scores

TAKING: Final = (DraftAttack, DraftClaim, AskHelper, AskDriven)  # with its answer an action is taken

DEALS_WITH: Final[dict[type[StepOn], int]] = {
    AfterPlay: LIBRARY_CARD, Starve: GHOUL, StayInPlay: ONGOING | GHOUL, Finish: PLOT, BurnEvent: EVENT,
}  # fmt: skip
SETTING_UP: Final = (
    SetUp,
    AskLeader,
    RevealLeaders,
    FirstPlayer,
    Clashes,
    AskBid,
    SettleBid,
    PayLeaders,
    DrawRivals,
    DealHands,
)

# The phases in which each step of the course can be the next one.
PHASES_OF: Final[dict[type[Step], tuple[str, ...]]] = {
    RevealLeaders: (SETUP,),
    FirstPlayer: (SETUP,),
    Clashes: (SETUP,),
    PayLeaders: (SETUP,),
    DrawRivals: (SETUP,),
    DealHands: (SETUP,),
    SetUp: (SETUP,),
    Turn: (SETUP, "beginning", "end"),
    CityStep: ("beginning",),
    StartStep: ("beginning",),
    ReadyAndReturn: ("beginning",),
    ActionPhase: ("beginning", "action"),
    AskAction: ("action",),
    ActionDone: ("action",),
    TorporStep: ("action", "end"),
    MendStep: ("end",),
    EndStep: ("end",),
    Antagonists: ("end",),
    DrawStep: ("end",),
    NextTurn: ("end",),
    Stalled: ("end",),
    PassOn: ("end",),
}
NEXT_IN_SETUP: Final[dict[type[Step], tuple[type[Step], ...]]] = {
    RevealLeaders: (FirstPlayer, Clashes),
    FirstPlayer: (Clashes,),
    Clashes: (PayLeaders,),
    PayLeaders: (DrawRivals,),
    DrawRivals: (DealHands,),
    DealHands: (Turn,),
    Stalled: (PassOn,),
}
# What comes at once after a step of the setup that waits for answers.
UPON: Final[dict[type[Step], type[Step]]] = {
    AskLeader: RevealLeaders, Together: RevealLeaders, AskBid: Clashes, SettleBid: Clashes,
}  # fmt: skip


def read_rest(table: RivalsTable, reader: Reader, codec: Codec) -> None:
    """What is left to do, and whether it can be at this table; or how the game has ended."""
    result = read_result(reader, table.setup.seats)
    written = reader.has("docket")
    steps = read_docket(reader, codec, limits(table)) if written else default_docket(table)
    check_steps(table, steps)
    if (result is not None) != (table.phase == OVER) or (result is not None and steps):
        raise Unreadable("position-result", table.phase, "result")
    if result is not None:
        places = sorted(result.places)
        first = [seat for seat, place in enumerate(result.places) if place == 1]
        if places != list(range(1, table.seats + 1)) or list(result.winners) != first or result.scores != scores(table):
            raise Unreadable("position-result", "", "result")
        table.result = result
    table.docket = steps[::-1]


def default_docket(table: RivalsTable) -> list[Step]:
    """All that follows from the phase."""
    if table.phase == OVER:
        return []
    if table.phase == SETUP:
        return [SetUp()]
    turn = list(steps_of_turn(table.active))
    action = [isinstance(step, ActionPhase) for step in turn].index(True)
    if table.phase == "beginning":
        return turn
    return [AskAction(table.active), *turn[action + 1 :]] if table.phase == "action" else turn[action + 1 :]


# ---- whether it can be


def check_steps(table: RivalsTable, steps: list[Step]) -> None:
    check_under_way(table, steps)
    check_setup(table, steps)
    for place, step in enumerate(steps):
        if isinstance(step, Together) and (place or not step.asks or not all_leaders(step)):
            raise Unreadable("position-order", type(step).__name__, path_to(place))
        after = steps[place + 1] if place + 1 < len(steps) else None
        taking = isinstance(step, TAKING) and (not table.actions or (table.attack is not None and attacks(step)))
        if taking or not fits(table, step) or (waits(step) and not isinstance(after, AtOnce)):
            raise impossible(step, place)
    check_course(table, steps)
    check_sealed(table, steps)
    first = steps[0] if steps else None
    for ask in first.asks if isinstance(first, Together) else (first,):
        if isinstance(ask, Ask) and not table.out[ask.seat] and not ask.options(table):
            raise impossible(ask, 0)
        if isinstance(ask, AskLeader) and not knows_its_own(table, ask):
            raise impossible(ask, 0)


def attacks(step: Step) -> bool:
    """Does an attack begin with its answer? There is one at a time."""
    return isinstance(step, (DraftAttack, AskDriven))


def knows_its_own(table: RivalsTable, ask: AskLeader) -> bool:
    """Nobody chooses among cards they do not know."""
    return all(table.pieces[card].seen >> ask.seat & 1 for card in table.faction[ask.seat])


def all_leaders(step: Together) -> bool:
    """Only Leaders are chosen at once, each by another player."""
    seats = [ask.seat for ask in step.asks]
    return len(set(seats)) == len(seats) and all(isinstance(ask, AskLeader) for ask in step.asks)


def check_setup(table: RivalsTable, steps: list[Step]) -> None:
    """Before anything lies on the table there is only the setup to do, and never again. A Leader is turned up that was
    chosen, and at once; one bid is made after the other."""
    if table.phase == SETUP and not table.pieces and not all(isinstance(step, SetUp) for step in steps):
        raise impossible(steps[0], 0)
    if table.phase == SETUP and table.pieces and any(isinstance(step, SetUp) for step in steps):
        raise Unreadable("position-early", "", "seats")
    asked: list[int] = []
    for place, step in enumerate(steps):
        upon = UPON.get(type(step))
        if upon is not None and [type(below) for below in steps[place + 1 : place + 2]] != [upon]:
            raise Unreadable("position-order", type(step).__name__, path_to(place))
        asked += [ask.seat for ask in (step.asks if isinstance(step, Together) else (step,)) if isinstance(ask, Ask)]
        unknown = [seat for seat in range(table.seats) if table.leader[seat] == NOTHING and seat not in asked]
        if isinstance(step, RevealLeaders) and any(seat in step.those for seat in unknown):
            raise impossible(step, place)


def check_course(table: RivalsTable, steps: list[Step]) -> None:
    """From the first step that belongs to the course of a turn on, one follows the other; it may break off."""
    ahead = [place for place, step in enumerate(steps) if type(step) in PHASES_OF]
    if not ahead:
        return
    first = ahead[0]
    if table.phase not in PHASES_OF[type(steps[first])]:
        raise Unreadable("position-phase", type(steps[first]).__name__, "phase")
    course = [named(step) for step in steps_of_turn(table.active)]
    at = course.index(named(steps[first])) if named(steps[first]) in course else -1
    for place in range(first + 1, len(steps)):
        above, below = steps[place - 1], steps[place]
        if at >= 0:
            at += 1
            follows = at < len(course) and named(below) == course[at]
        else:
            follows = type(below) in NEXT_IN_SETUP.get(type(above), ())
        if not follows:
            raise Unreadable("position-order", type(below).__name__, path_to(place))


def named(step: Step) -> str:
    """How the course of a turn calls a step: deeds by what they do; the menu is the Action Phase."""
    if isinstance(step, (AskAction, ActionDone)):
        return ActionPhase.__name__
    return f"{type(step).__name__} {step.verb} {step.on}" if isinstance(step, Deed) else type(step).__name__


def waits(step: Step) -> bool:
    """Is this a deed, or the change of one, that is done at once with others?"""
    if isinstance(step, (Change, AskChange)):
        return len(step.deeds) > 0 and step.deeds[0].at_once
    return isinstance(step, Deed) and step.at_once


def fits(table: RivalsTable, step: Step) -> bool:
    """Is there what this step speaks of?"""
    if isinstance(step, Draft):
        return draft_fits(table, step)
    if isinstance(step, (EffectStep, AskEffect)):
        return cause_fits(table, step.source) and can_ask(table, step)
    if isinstance(step, Deed):
        return deed_fits(table, step)
    if isinstance(step, AtOnce):
        deeds = step.agreed + step.waiting
        return len({deed.verb for deed in deeds}) < 2 and all(deed.at_once and deed_fits(table, deed) for deed in deeds)
    if isinstance(step, (DeedStep, AskText)):
        alone = not isinstance(step, (Answers, AskText)) or isinstance(step, Change)
        count = len(step.deeds)
        if not count or (alone and count > 1) or not all(deed_fits(table, deed) for deed in step.deeds):
            return False
        if not all(code >> DEED_BITS < count and is_text(table, code & CODE) for code in step.noted):
            return False
        return not isinstance(step, AskText) or texts_fit(table, step)
    if isinstance(step, (Fall, AskParts)):
        return falls_fit(table, step)
    if isinstance(step, (AskJoin, AskSpoils, AskShelter, StepOn)):
        return is_there(table, step)
    if isinstance(step, (AskAction, ActionDone)):
        return table.phase == "action"
    if isinstance(step, (AskIgnore, AskBid, SettleBid, RevealLeaders)):
        return has_come_about(table, step)
    return not isinstance(step, CheckEnd if table.phase == SETUP else (*SETTING_UP, Together))


def has_come_about(table: RivalsTable, step: AskIgnore | AskBid | SettleBid | RevealLeaders) -> bool:
    """Is there the Event that one may ignore, or the Leader for which several bid, and has nobody a Leader who gets one
    now?"""
    if isinstance(step, RevealLeaders):
        return [seat for seat in range(table.seats) if not table.coterie[seat]] == sorted(step.those)
    if isinstance(step, AskIgnore):
        return table.is_a(step.event, EVENT) and is_open(table, step.event)
    if isinstance(step, AskBid):
        return step.seat in step.tied and have_clashed(table, step.tied, step.best)
    return step.best != NOBODY and have_clashed(table, step.those, step.best)


def have_clashed(table: RivalsTable, those: tuple[int, ...], best: int) -> bool:
    """Have these the same Leader, and is the highest bid that of one of them? [leader.bid-starts]"""
    names = {table.face(table.leader[seat]).name for seat in those if table.leader[seat] != NOTHING}
    alone = len(set(those)) != len(those) or len(those) == 1 or len(names) != 1
    return not alone and all(table.leader[seat] != NOTHING for seat in those) and (best == NOBODY or best in those)


def is_there(table: RivalsTable, step: AskJoin | AskSpoils | AskShelter | StepOn) -> bool:
    """Is whoever, or whatever, this is about where it can be asked or done?"""
    if isinstance(step, StepOn):
        kind = DEALS_WITH.get(type(step), 0)
        return not kind or (table.is_a(step.card, kind) and is_open(table, step.card))
    if isinstance(step, AskJoin):
        return step.card in table.coterie[step.seat]
    if isinstance(step, AskSpoils):
        return step.mortal in table.street and table.is_a(step.mortal, MORTAL) and is_open(table, step.attacker)
    return cause_fits(table, step.source) and step.source.target in table.coterie[step.seat]


def can_ask(table: RivalsTable, step: Step) -> bool:
    """Is there what this question of a card's is about: a card that was turned up, an Event to vote on?"""
    if isinstance(step, AskLeave):
        return top_is_open(table, step.seat)
    if isinstance(step, AskDriven):
        return step.source.target in ready_in_street(table, step.seat) and table.active == step.seat
    if isinstance(step, AskCast):
        return step.card != NOTHING and bearer(table, step.cause) in table.coterie[step.seat]
    if isinstance(step, AskReward):
        return step.asks(table)
    return not isinstance(step, AskWhom) or (step.card != NOTHING and table.is_a(step.card, SCHEME))


def top_is_open(table: RivalsTable, seat: int) -> bool:
    """Has the first card of this Library been shown to everyone?"""
    library = table.library[seat]
    return len(library) > 0 and is_open(table, library[-1])


def cause_fits(table: RivalsTable, source: Source) -> bool:
    """Nothing is done by a card of a player's that not everyone has seen."""
    card = source.card
    if not isinstance(source, Cause) or source.seat == NOBODY:
        return False
    target = source.target
    known = card == NOTHING or is_open(table, card)
    there = target < table.seats or table.pieces[target].stamp > 0 or is_open(table, target)  # or it is a player
    return known and there and (source.deed is None or deed_fits(table, source.deed))


def draft_fits(table: RivalsTable, draft: Draft) -> bool:
    """What was chosen so far could be chosen, one after the other."""
    if isinstance(draft, AskPrice) and not payable(table, draft):
        return False
    if isinstance(draft, DraftParty) and draft.leading not in ready_in_street(table, draft.seat):
        return False
    if isinstance(draft, AskDrawnOff) and not is_ritual(table, draft.card):
        return False
    if isinstance(draft, AskDiscards) and draft.count > len(table.hand[draft.seat]):
        return False
    now = draft.choosing(())
    for place, thing in enumerate(draft.chosen):
        if isinstance(now, Influencing):
            parts = [option.partition(" ") for option in now.parts(table)]
            found = [now.code(table, verb, name) for verb, _, name in parts]
        else:
            found = now.choosable(table)
        if thing not in found:
            return False
        now = draft.choosing(draft.chosen[: place + 1])
    return True


def payable(table: RivalsTable, ask: AskPrice) -> bool:
    """Can the Title be paid for that this player takes?"""
    conflict = table.conflict
    if conflict is None or conflict.seat != ask.seat:
        return False
    most = reach(table, ask.seat, conflict.card, conflict.actor) + table.has_prestige(ask.seat) - 1
    return most >= table.face(conflict.card).cost


def falls_fit(table: RivalsTable, step: Fall | AskParts) -> bool:
    """Vampires that fall, or one whose damage is of both kinds."""
    if isinstance(step, AskParts):
        deed = step.deeds[0] if len(step.deeds) == 1 else None
        return deed is not None and deed.verb == HURT and deed.owner == step.seat and of_vampire(table, deed)
    return len(step.deeds) > 0 and all(deed.verb == DEFEAT and of_vampire(table, deed) for deed in step.deeds)


def of_vampire(table: RivalsTable, deed: Deed) -> bool:
    return deed_fits(table, deed) and table.is_a(deed.on, CHARACTER) and deed.owner == table.pieces[deed.on].holder


def deed_fits(table: RivalsTable, deed: Deed) -> bool:
    """It is done to a player or to a card, whichever its verb is for."""
    to_player = deed.verb <= DISCARD or deed.verb in (START, ASLEEP, END_OF_TURN)
    if deed.verb == HURT and sum(divmod(deed.detail, PARTS)) < deed.amount:
        return False  # no more of it is left than there was
    if deed.verb == ATTACH and not hosts(table, deed):
        return False
    return 0 <= deed.on < (table.seats if to_player else len(table.pieces))


def hosts(table: RivalsTable, deed: Deed) -> bool:
    """A character bears cards that can be attached to one; a Haven or an Ongoing card, any that lies with it."""
    if deed.detail == LAID:
        return table.is_a(deed.on, HAVEN_CARD | ONGOING)
    return table.is_a(deed.on, CHARACTER) and table.face(deed.other).kind & CAN_LIE[ATTACHED] != 0  # face down too


def texts_fit(table: RivalsTable, ask: AskText) -> bool:
    """Those that are offered are noted, belong to whoever is asked, and still count."""
    if not ask.mine or any(code not in ask.noted for code in ask.mine):
        return False
    for code in ask.mine:
        force = still(table, ask.deeds[code >> DEED_BITS], code & CODE, ask.base)
        if force is None or force.cause.seat not in (ask.seat, NOBODY):
            return False
    return True
