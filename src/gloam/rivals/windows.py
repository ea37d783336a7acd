"""The windows in which abilities may be used: who may use which text, and using it."""

from __future__ import annotations

from typing import ClassVar

from gloam.core.choices import Resolve
from gloam.core.step import Field, Step
from gloam.core.texts import WINDOW, Force
from gloam.rivals.bases import RivalsAsk
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import BLOCKING, FIGHT, Activated

DEFENCE = (FIGHT, BLOCKING)  # windows that also open in foes' turns [cost.foe-turn]


def usable(table: RivalsTable, seat: int, window: int) -> list[Force]:
    """The abilities that this seat may use now. Whether they are offered depends only on what everyone can see.
    [window.principle] [cost.per-turn] [cost.foe-turn]"""
    found: list[Force] = []
    for force in table.index[WINDOW + window]:
        text = force.text
        assert isinstance(text, Activated), "only these are used in a window"
        if force.cause.seat != seat or force.code in table.used or not table.works(force):
            continue
        if table.active != seat and not text.relentless and window not in DEFENCE:
            continue
        if text.when is not None and not text.when.holds(table, force.cause):
            continue
        if (text.cost is None or text.cost.possible(table, force.cause)) and text.then.possible(table, force.cause):
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


def use(table: RivalsTable, force: Force) -> None:
    """Announce it, pay for it, then let it do what it does. [cost.form]"""
    text = force.text
    assert isinstance(text, Activated)
    table.spend(force, first=True)
    table.tell("used", "cost.form", force.cause.seat, {"card": table.handle(force.cause.card)})
    steps: list[Step] = [] if text.cost is None else [Resolve(text.cost, force.cause)]
    table.next(*steps, Resolve(text.then, force.cause))


class AskWindow(RivalsAsk):
    """Abilities, one after another, until a pass. [ability.step9]"""

    rule: ClassVar[str] = "ability.step9"
    window: ClassVar[int] = FIGHT

    def fields(self) -> tuple[Field, ...]:
        return (self.seat,)

    def offer(self, table: RivalsTable) -> list[str]:
        return ["pass", *ability_options(table, usable(table, self.seat, self.window))]

    def answered(self, table: RivalsTable, option: str) -> None:
        if option != "pass":
            forces = usable(table, self.seat, self.window)
            force = forces[ability_options(table, forces).index(option)]
            table.next(type(self)(self.seat))
            use(table, force)
