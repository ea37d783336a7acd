"""The windows in which abilities may be used: who may use which text, and using it."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.choices import Resolve
from gloam.core.deeds import Deed
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.core.texts import WINDOW, Cause, Force, Lend
from gloam.rivals.allowance import spend
from gloam.rivals.attachments import DetachCost, borne
from gloam.rivals.bases import RivalsAsk, RivalsStep
from gloam.rivals.catalogue import RITUAL
from gloam.rivals.costs import Cost, GiveUp, RivalsEffect
from gloam.rivals.counts import amount_of
from gloam.rivals.effects import Choose
from gloam.rivals.pieces import NOBODY, NOTHING
from gloam.rivals.refusing import meant
from gloam.rivals.rituals import BurnEmpty
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import ACTION_PHASE, BLOCKING, FIGHT, HUNTED, WINDOWS, Activated, Plus
from gloam.rivals.verbs import USED, acting
from gloam.rivals.which import active, bearer

DEFENCE = (FIGHT, BLOCKING, HUNTED)  # windows that also open in foes' turns [cost.foe-turn]


def usable(table: RivalsTable, seat: int, window: int) -> list[Force]:
    """The abilities that this seat may use now, as far as everyone can see: whether one is asked must tell nothing.
    [window.principle] [cost.per-turn] [cost.foe-turn] [card.robert-bruce]"""
    found: list[Force] = []
    for force in held_by(table, seat, window):
        text = force.text
        assert isinstance(text, Activated), "only these are used in a window"
        if force.code in table.used or not table.works(force):
            continue
        if table.active != seat and not text.relentless and window not in DEFENCE:
            continue
        if window == FIGHT and not text.relentless and is_bystander(table, seat):
            continue
        if text.when is not None and not text.when.holds(table, force.cause):
            continue
        if (text.action and not table.actions) or (window == HUNTED and not shelters(table, force)):
            continue
        if table.attack is not None and often(table, text, force):
            continue
        if (text.cost is None or text.cost.possible(table, force.cause)) and text.then.possible(table, force.cause):
            found.append(force)
    return found


def is_bystander(table: RivalsTable, seat: int) -> bool:
    """Is this player on neither side of the attack? Then only Relentless abilities count. [card.robert-bruce]"""
    return table.attack is not None and seat not in (table.attack.seat, table.attack.foe)


def shelters(table: RivalsTable, force: Force) -> bool:
    """Is there anybody whom this ability would shelter from the Antagonists?"""
    text = force.text
    lent = text.then.text if isinstance(text, Activated) and isinstance(text.then, Lend) else None
    return not isinstance(lent, Plus) or len(lent.who.cards(table, force.cause)) > 0


def held_by(table: RivalsTable, seat: int, window: int) -> list[Force]:
    """The abilities of this seat in a window. What an Event lets players do each may do in their own turn, as if it
    were theirs. [city.event-ability]"""
    found: list[Force] = []
    for force in table.index[WINDOW + window]:
        cause = force.cause
        if cause.seat == seat:
            found.append(force)
        elif cause.seat == NOBODY and table.active == seat:
            found.append(Force(force.text, Cause(seat, cause.card, cause.stamp), force.code))
    return found


def often(table: RivalsTable, text: Activated, force: Force) -> bool:
    """Was it used in this attack as often as it can be?"""
    attack = table.attack
    return attack is not None and attack.used.count(force.code) >= amount_of(text.times, table, force.cause)


def unasked(table: RivalsTable) -> list[Step]:
    """Before and after the actions of a player, everyone else is asked who has a Relentless ability for such a time.
    [window.relentless]"""
    others = table.clockwise()[1:]
    return [AskWindow(seat, ACTION_PHASE) for seat in others if usable(table, seat, ACTION_PHASE)]


def why_not_use(table: RivalsTable, seat: int, card: int, window: int) -> Refused:
    """Why this card cannot be used now.
    [cost.per-turn] [action.up-to-two] [exhaust.self] [term.control] [window.principle]"""
    name = table.id_of(card)
    for force in held_by(table, seat, window):
        text, cause = force.text, force.cause
        if cause.card != card or not isinstance(text, Activated):
            continue
        if force.code in table.used:
            return Refused("cost.per-turn", card=name)
        if text.action and not table.actions:
            return Refused("action.up-to-two", card=name)
        if isinstance(text.cost, Cost) and not text.cost.payable(table, cause):
            return Refused(text.cost.forbids(), card=name)
        return Refused("play.no-effect", card=name)
    if table.pieces[card].holder != seat:
        return Refused("term.control", card=name)
    return Refused("window.principle", card=name)


def payable(table: RivalsTable, forces: list[Force]) -> list[Force]:
    """Those of them whose cost this seat can pay with the cards it has, and that do something with these."""
    found: list[Force] = []
    for force in forces:
        text = force.text
        assert isinstance(text, Activated), "only these are used in a window"
        both = [part for part in (text.cost, text.then) if isinstance(part, RivalsEffect)]
        if all(part.payable(table, force.cause) for part in both):
            found.append(force)
    return found


def ability_options(table: RivalsTable, forces: list[Force]) -> list[str]:
    """Each by its card, and by its place on it where a card offers several."""
    cards = [force.cause.card for force in forces]
    found: list[str] = []
    for place, card in enumerate(cards):
        name = f"use {table.handle(card)}"
        found.append(name if cards.count(card) == 1 else f"{name} {cards[:place].count(card) + 1}")
    return found


def use(table: RivalsTable, force: Force, on: int = NOTHING) -> None:
    """Announce it, pay for it, then let it do what it does, to this card where it has been chosen. [cost.form]"""
    text = force.text
    assert isinstance(text, Activated)
    if text.each_attack and table.attack is not None:
        table.attack.used = (*table.attack.used, force.code)
    if text.action:
        spend(table)
    table.spend(force, first=not text.each_attack and not text.freely)
    cause = borne(table, force.cause) if isinstance(text.cost, (DetachCost, GiveUp)) else force.cause
    table.tell("used", "cost.form", cause.seat, {"card": table.handle(cause.card)})
    steps: list[Step] = [] if text.cost is None else [Resolve(text.cost, cause)]
    if text.action:
        steps += acting(table, cause.seat, performer(table, cause))
    does = text.then.then if isinstance(text.then, Choose) and on != NOTHING else text.then
    last: list[Step] = [BurnEmpty(cause.card)] if table.is_a(cause.card, RITUAL) else []
    table.next(*steps, Resolve(does, cause if on == NOTHING else cause.facing(on)), *last, *told_of(table, cause))


def told_of(table: RivalsTable, cause: Cause) -> list[Step]:
    """Texts wait for an ability that a character has used: one printed on it, on what it bears or on what it plays.
    [card.fourth-tradition]"""
    user = bearer(table, cause) if table.index[USED] else NOTHING
    if user == NOTHING or not active(table, user):
        return []
    return [Deed(USED, cause.seat, user, 1, user, table.pieces[user].holder)]


def performer(table: RivalsTable, cause: Cause) -> int:
    """The character whose ability takes an action, if it is one's."""
    card = bearer(table, cause)
    return card if active(table, card) else NOTHING


class AskWindow(RivalsAsk):
    """Abilities, one after another, until a pass. [ability.step9]"""

    rule: ClassVar[str] = "ability.step9"

    def __init__(self, seat: int, window: int = FIGHT) -> None:
        super().__init__(seat)
        self.window: Final = window

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.window)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"window": WINDOWS[self.window]}

    def telling(self) -> bool:
        return True  # whether a cost can be paid must not show

    def offer(self, table: RivalsTable) -> list[str]:
        return ["pass", *ability_options(table, payable(table, usable(table, self.seat, self.window)))]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle.partition(" ")[0]) if verb == "use" else NOTHING
        return None if card == NOTHING else why_not_use(here, self.seat, card, self.window)

    def answered(self, table: RivalsTable, option: str) -> None:
        if option != "pass":
            forces = payable(table, usable(table, self.seat, self.window))
            force = forces[ability_options(table, forces).index(option)]
            table.next(Reask(self.seat, self.window))
            use(table, force)


class Reask(RivalsStep):
    """The window stays open as long as there is something to use."""

    def __init__(self, player: int, window: int) -> None:
        super().__init__()
        self.player: Final = player
        self.window: Final = window

    def fields(self) -> tuple[Field, ...]:
        return (self.player, self.window)

    def do(self, table: RivalsTable) -> None:
        if usable(table, self.player, self.window):
            table.next(AskWindow(self.player, self.window))
