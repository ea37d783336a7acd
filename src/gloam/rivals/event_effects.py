"""What Events of the City have players do: exhaust characters, help one another, leave a city under lockdown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.choices import Resolve
from gloam.core.deeds import Deed
from gloam.core.effect import Effect, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.core.texts import TEXTS, Cause
from gloam.rivals.bases import RivalsAsk, RivalsStep
from gloam.rivals.conflict_record import Conflict
from gloam.rivals.costs import AskOfRivals, RivalsEffect
from gloam.rivals.influence import Influencing, gifts, influence
from gloam.rivals.parties import AskJoin, at_home, to_street
from gloam.rivals.pieces import NOTHING
from gloam.rivals.refusing import meant, why_not_chosen, why_not_own
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.tokens import taken
from gloam.rivals.verbs import EXHAUST, PUT_TOKENS
from gloam.rivals.which import ASLEEP, GRANTED, Which

SLEEPERS: Final = Which(ASLEEP, lacking=True)


@dataclass(frozen=True)
class ExhaustFor(RivalsEffect):
    """You exhaust up to so many of these, but at least one; something follows for each of them.
    [card.opening-ceremonies]"""

    most: int
    which: Which
    then: Effect

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.which.cards(table, source)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(AskExhaust(self, source, 0))


class AskExhaust(AskOfRivals):
    """Who is exhausted next, or enough."""

    rule: ClassVar[str] = "card.opening-ceremonies"

    def __init__(self, effect: Effect, source: Source, done: int) -> None:
        super().__init__(effect, source)
        self.done: Final = done

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.done)

    def each(self) -> ExhaustFor:
        assert isinstance(self.effect, ExhaustFor)
        return self.effect

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "done": self.done}

    def offer(self, table: RivalsTable) -> list[str]:
        found = [f"exhaust {table.handle(card)}" for card in self.each().which.cards(table, self.cause)]
        return ["enough", *found] if self.done else found

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        if option == "enough":
            return Refused(self.rule, least=1)
        card = meant(here, self.seat, handle) if verb == "exhaust" else NOTHING
        if card == NOTHING:
            return None
        return why_not_own(here, self.seat, card) or why_not_chosen(here, self.cause, self.each().which, card)

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "enough":
            return
        each, card = self.each(), table.with_handle(option[8:])
        steps: list[Step] = [
            Deed(EXHAUST, self.seat, card, 1, self.card, self.seat),
            Resolve(each.then, self.source),
        ]
        if self.done + 1 < each.most and len(each.which.cards(table, self.cause)) > 1:
            steps.append(AskExhaust(self.effect, self.source, self.done + 1))
        table.next(*steps)


# ---- tokens


@dataclass(frozen=True)
class PutEither(RivalsEffect):
    """1 token of your colour from the general supply goes onto the chosen card: Blood on a character, Prestige on any
    other. [card.offer-of-help]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(Deed(PUT_TOKENS, source.seat, source.target, 1, source.card, table.pieces[source.target].holder))


@dataclass(frozen=True)
class PassBlood(RivalsEffect):
    """A character of yours pays 1 Blood, each once a turn, and that Blood goes onto a vampire in Torpor, whoever's it
    is. [card.to-absent-friends]"""

    def givers(self, table: RivalsTable, seat: int) -> list[int]:
        """[cost.last-blood]"""
        return [card for card in table.coterie[seat] if table.blood(card) > 1 and granted(card) not in table.used]

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.givers(table, source.seat)) > 0 and len(SLEEPERS.cards(table, source)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(AskGiver(self, source))


def granted(card: int) -> int:
    """What is noted among the texts used up this turn, where a character has an ability that is not its own."""
    return card * TEXTS + GRANTED


class AskGiver(AskOfRivals):
    """Who pays."""

    rule: ClassVar[str] = "card.to-absent-friends"

    def passing(self) -> PassBlood:
        assert isinstance(self.effect, PassBlood)
        return self.effect

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"choose {table.handle(card)}" for card in self.passing().givers(table, self.seat)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[cost.per-turn] [cost.last-blood]"""
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "choose" else NOTHING
        if card == NOTHING:
            return None
        rule = "cost.per-turn" if granted(card) in here.used else "cost.last-blood"
        return why_not_own(here, self.seat, card) or Refused(rule, card=here.id_of(card))

    def answered(self, table: RivalsTable, option: str) -> None:
        giver = table.with_handle(option[7:])
        table.next(AskSleeper(self.effect, self.cause.facing(giver)))


class AskSleeper(AskOfRivals):
    """Who in Torpor gets it."""

    rule: ClassVar[str] = "card.to-absent-friends"

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "target": rivals(table).handle(self.source.target)}

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"to {table.handle(card)}" for card in SLEEPERS.cards(table, self.cause)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "to" else NOTHING
        return None if card == NOTHING else why_not_chosen(here, self.cause, SLEEPERS, card)

    def answered(self, table: RivalsTable, option: str) -> None:
        giver, sleeper = self.source.target, table.with_handle(option[3:])
        piece = table.pieces[giver]
        paid = taken(piece.tokens, piece.holder, 1)
        table.pieces[giver] = piece.but(tokens=piece.tokens - paid)
        table.put_blood(sleeper, paid)
        table.used = (*table.used, granted(giver))
        facts: dict[str, Fact] = {"card": table.handle(giver), "target": table.handle(sleeper)}
        table.tell("blood-passed", self.rule, self.seat, facts)
        table.wake(sleeper)


# ---- a city under lockdown


@dataclass(frozen=True)
class MarchOut(RivalsEffect):
    """Characters of yours exert Influence, and as many as that comes to may go to The Street.
    [card.city-wide-lockdown]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        seat = source.seat
        return len(at_home(table, seat)) > 0 and any(influence(table, card) for card in table.coterie[seat])

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.conflict = Conflict(source.seat, source.card, NOTHING, table.seats)
        table.next(AskExert(source.seat, ()))


class AskExert(Influencing):
    """Who exerts, and by which abilities that give a character more: nothing else counts. [card.city-wide-lockdown]"""

    rule: ClassVar[str] = "card.city-wide-lockdown"

    def ends(self, table: Table) -> list[str]:
        return ["go"] if self.shown(rivals(table)) > 0 else []

    def parts(self, table: RivalsTable) -> list[str]:
        found = self.exerters(table)
        gifted = [force.cause.card for force in gifts(table, self.seat)]
        more = [force.cause.card for force in self.unused(table) if force.cause.card not in gifted]
        return found + [f"use {table.handle(card)}" for card in more]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[card.city-wide-lockdown] [infl.torpor] [infl.token-blocks] [infl.all-or-nothing]"""
        verb = option.partition(" ")[0]
        if (option == "go" or verb in ("lay", "hide")) and not self.pending():
            return Refused(self.rule, exerted=0)
        return super().why_not(table, option)

    def choosing(self, chosen: tuple[int, ...]) -> AskExert:
        return AskExert(self.seat, chosen)

    def carry_out(self, table: Table, option: str) -> None:
        here = rivals(table)
        here.next(*self.put_in(here), March())


class March(RivalsStep):
    """As many characters as there is Influence go out. [card.city-wide-lockdown]"""

    def do(self, table: RivalsTable) -> None:
        conflict = table.conflict
        assert conflict is not None, "they march on what was exerted"
        seat, left = conflict.seat, conflict.exerted[conflict.seat]
        table.conflict = None
        if left and at_home(table, seat):
            table.next(AskMarch(seat, left))


class AskMarch(RivalsAsk):
    """Who goes out next, or enough. [card.city-wide-lockdown]"""

    rule: ClassVar[str] = "card.city-wide-lockdown"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.left)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"left": self.left}

    def offer(self, table: RivalsTable) -> list[str]:
        return ["enough", *[f"move {table.handle(card)}" for card in at_home(table, self.seat)]]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[move.one-way]"""
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "move" else NOTHING
        if card == NOTHING:
            return None
        return why_not_own(here, self.seat, card) or Refused("move.one-way", card=here.id_of(card))

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "enough":
            return
        card = table.with_handle(option[5:])
        to_street(table, card)
        table.tell("moved", self.rule, self.seat, {"card": table.handle(card)})
        more = self.left > 1 and at_home(table, self.seat)
        table.next(AskJoin(self.seat, card), *([AskMarch(self.seat, self.left - 1)] if more else []))
