"""What the cards of every game are built with: one thing after another, one of several, something if
something is so, something one may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.effect import NO_CARD, NOWHERE, Condition, Effect, Either, Source, Word
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Ask, Field, Step
from gloam.core.table import Table


class EffectStep(Step):
    """A step of an effect under way, with the source it comes from."""

    def __init__(self, effect: Effect, source: Source) -> None:
        super().__init__(source.seat)
        self.effect: Final = effect
        self.source: Final = source

    def fields(self) -> tuple[Field, ...]:
        return (self.effect, self.source)


class Resolve(EffectStep):
    """Carry out one effect of one card."""

    def run(self, table: Table) -> None:
        self.effect.apply(table, self.source)


class AskEffect(Ask):
    """A decision that an effect of this seat's own card asks for. Which rule asks is for each game to say."""

    def __init__(self, effect: Effect, source: Source) -> None:
        super().__init__(source.seat)
        self.effect: Final = effect
        self.source: Final = source

    def fields(self) -> tuple[Field, ...]:
        return (self.effect, self.source)

    @property
    def place(self) -> int:
        return self.source.place

    @property
    def card(self) -> int:
        return self.source.card

    def asked_by(self, table: Table) -> str:
        return self.rule or table.choice_rule

    def facts(self, table: Table) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"card": "" if self.card == NO_CARD else table.id_of(self.card)}
        if self.place != NOWHERE:
            facts["at"] = table.name_of(self.place)
        return facts

    def decline(self, table: Table) -> None:
        table.tell("declined", self.asked_by(table), self.seat, {"card": table.id_of(self.card)})


@dataclass(frozen=True)
class InOrder(Effect):
    """One thing, then the next. A cost that cannot be paid ends it."""

    effects: tuple[Effect, ...]

    def possible(self, table: Table, source: Source) -> bool:
        return self.effects[0].possible(table, source)

    def apply(self, table: Table, source: Source) -> None:
        table.next(GoOn(self, source, 0))


class GoOn(EffectStep):
    """The next of several things."""

    def __init__(self, effect: Effect, source: Source, done: int) -> None:
        super().__init__(effect, source)
        self.done: Final = done

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.done)

    def run(self, table: Table) -> None:
        order = self.effect
        assert isinstance(order, InOrder), "only several things go on"
        first = order.effects[self.done]
        if first.is_cost() and not first.possible(table, self.source):
            return
        if self.done + 1 < len(order.effects):
            table.next(GoOn(order, self.source, self.done + 1))
        first.apply(table, self.source)


@dataclass(frozen=True)
class If(Effect):
    """One thing if something is so; another, or nothing, if not."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    def now(self, table: Table, source: Source) -> Effect | None:
        return self.then if self.condition.holds(table, source) else self.otherwise

    def possible(self, table: Table, source: Source) -> bool:
        now = self.now(table, source)
        return now is not None and now.possible(table, source)

    def apply(self, table: Table, source: Source) -> None:
        now = self.now(table, source)
        if now is not None:
            now.apply(table, source)


@dataclass(frozen=True)
class May(Effect):
    """You may do the first thing. If you do, the second follows."""

    first: Effect
    then: Effect | None = None

    def apply(self, table: Table, source: Source) -> None:
        if self.first.possible(table, source):
            table.next(AskMay(self, source))


class AskMay(AskEffect):
    """Whether you do it."""

    def options(self, table: Table) -> list[str]:
        return ["no", "yes"]

    def take(self, table: Table, option: str) -> None:
        may = self.effect
        assert isinstance(may, May)
        if option == "no":
            self.decline(table)
        elif may.then is None:
            table.next(Resolve(may.first, self.source))
        else:
            table.next(Resolve(may.first, self.source), Resolve(may.then, self.source))


@dataclass(frozen=True)
class ChooseOne(Effect):
    """One of these, whichever you like and can."""

    choices: tuple[Effect, ...]

    def possible(self, table: Table, source: Source) -> bool:
        return any(choice.possible(table, source) for choice in self.choices)

    def apply(self, table: Table, source: Source) -> None:
        if self.possible(table, source):
            table.next(AskWhich(self, source))


class AskWhich(AskEffect):
    """Which of the things you do."""

    def options(self, table: Table) -> list[str]:
        choice = self.effect
        assert isinstance(choice, ChooseOne)
        source = self.source
        return [f"choose {place + 1}" for place, one in enumerate(choice.choices) if one.possible(table, source)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        choice = self.effect
        assert isinstance(choice, ChooseOne)
        ways = [f"choose {place + 1}" for place in range(len(choice.choices))]
        if option not in ways:
            return None
        return Refused(self.asked_by(table), card=table.id_of(self.card), choice=ways.index(option) + 1)

    def take(self, table: Table, option: str) -> None:
        choice = self.effect
        assert isinstance(choice, ChooseOne)
        table.next(Resolve(choice.choices[int(option[7:]) - 1], self.source))


# What each is made of, in order.
MADE_OF: Final[dict[type[Word], str]] = {
    ChooseOne: "effects",
    Either: "condition number number",
    If: "condition effect effect?",
    InOrder: "effects",
    May: "effect effect?",
}
