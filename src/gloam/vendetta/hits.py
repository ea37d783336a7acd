"""Effects that hit other players, one after another in turn order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.choices import EffectStep
from gloam.core.effect import Amount, Effect, Source, Who, number
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.vendetta.bases import VendettaAsk
from gloam.vendetta.catalogue import IDS
from gloam.vendetta.counts import EachRival
from gloam.vendetta.frenzy import bleed, unhurt
from gloam.vendetta.table import NONE, VendettaTable, vendetta

BLOOD: Final = "blood"
INFLUENCE: Final = "influence"


class VendettaEffect(Effect):
    """An effect of Vendetta: whether it can be chosen is said by `can`, what it does by `do`."""

    def possible(self, table: Table, source: Source) -> bool:
        return self.can(vendetta(table), source)

    def apply(self, table: Table, source: Source) -> None:
        self.do(vendetta(table), source)

    def can(self, table: VendettaTable, source: Source) -> bool:
        return True

    def do(self, table: VendettaTable, source: Source) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")


class Hit(VendettaEffect):
    """Something done to each player of a group. Amounts and the list are fixed when it starts. [effect.fixed-values]"""

    def group(self) -> Who:
        raise AssertionError(f"{type(self).__name__} hits nobody")

    def amount_now(self, table: VendettaTable, source: Source) -> int:
        return 0

    def touches(self, table: VendettaTable, source: Source, seat: int) -> bool:
        """Would it do anything to this seat? [team.ask-when]"""
        return True

    def one(self, table: VendettaTable, source: Source, seat: int, amount: int) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")

    def do(self, table: VendettaTable, source: Source) -> None:
        targets = self.group().seats(table, source)
        mate = table.mate(source.seat) if source.seat != NONE else NONE
        if mate != NONE and mate in targets and self.touches(table, source, mate):
            table.next(AskTeammate(self, source))
        else:
            self.strike(table, source, targets)

    def strike(self, table: VendettaTable, source: Source, targets: list[int]) -> None:
        if targets:
            amount = self.amount_now(table, source)
            table.next(Strike(self, source, amount, tuple(targets)))


class Strike(EffectStep):
    """Hit the next of them, if still in the game and, for Rivals, still there. [effect.target-order]"""

    def __init__(self, hit: Effect, source: Source, amount: int, targets: tuple[int, ...]) -> None:
        super().__init__(hit, source)
        self.amount: Final = amount
        self.targets: Final = targets

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.amount, self.targets)

    def run(self, table: Table) -> None:
        self.strike(vendetta(table))

    def strike(self, table: VendettaTable) -> None:
        hit = self.effect
        assert isinstance(hit, Hit), "only a hit strikes"
        seat = self.targets[0]
        if len(self.targets) > 1:
            table.next(Strike(hit, self.source, self.amount, self.targets[1:]))
        local = isinstance(hit.group(), EachRival)
        if not table.out[seat] and (not local or table.present(seat, self.source.place)):
            hit.one(table, self.source, seat, self.amount)


class AskTeammate(VendettaAsk):
    """Is the teammate hit as well? [team.include-mate]"""

    rule: ClassVar[str] = "team.include-mate"

    def __init__(self, hit: Effect, source: Source) -> None:
        super().__init__(source.seat)
        self.hit: Final = hit
        self.source: Final = source

    def fields(self) -> tuple[Field, ...]:
        return (self.hit, self.source)

    def targets(self, table: Table) -> list[int]:
        hit = self.hit
        assert isinstance(hit, Hit), "only a hit asks for the teammate"
        return hit.group().seats(table, self.source)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {
            "card": "" if self.source.card == NONE else IDS[self.source.card],
            "mate": vendetta(table).mate(self.seat),
            "alone": len(self.targets(table)) == 1,
        }

    def offer(self, table: VendettaTable) -> list[str]:
        return ["no", "yes"]

    def answered(self, table: VendettaTable, option: str) -> None:
        hit = self.hit
        assert isinstance(hit, Hit), "only a hit asks for the teammate"
        mate = table.mate(self.seat)
        table.tell("teammate", "team.include-mate", self.seat, {"included": option == "yes"})
        hit.strike(table, self.source, [seat for seat in self.targets(table) if option == "yes" or seat != mate])


@dataclass(frozen=True)
class Lose(Hit):
    """They Lose it, or all they have. [term.lose] [clash.as-much-as-possible]"""

    amount: Amount
    what: str
    who: Who

    def group(self) -> Who:
        return self.who

    def amount_now(self, table: VendettaTable, source: Source) -> int:
        return number(self.amount, table, source)

    def touches(self, table: VendettaTable, source: Source, seat: int) -> bool:
        if self.what == INFLUENCE:
            return table.influence[seat] > 0
        return not unhurt(table, seat, source) and number(self.amount, table, source) > 0

    def can(self, table: VendettaTable, source: Source) -> bool:
        seats = self.who.seats(table, source)
        return any(self.what == BLOOD or table.influence[seat] > 0 for seat in seats)

    def one(self, table: VendettaTable, source: Source, seat: int, amount: int) -> None:
        if self.what == INFLUENCE:
            table.lose_influence(seat, amount, "term.lose")
        else:
            bleed(table, seat, amount, source, stolen=False)


@dataclass(frozen=True)
class Steal(Hit):
    """It moves from their Pool to yours, or all they have does. [term.steal]"""

    amount: Amount
    who: Who

    def group(self) -> Who:
        return self.who

    def amount_now(self, table: VendettaTable, source: Source) -> int:
        return number(self.amount, table, source)

    def touches(self, table: VendettaTable, source: Source, seat: int) -> bool:
        return not unhurt(table, seat, source) and number(self.amount, table, source) > 0

    def one(self, table: VendettaTable, source: Source, seat: int, amount: int) -> None:
        bleed(table, seat, amount, source, stolen=True)


@dataclass(frozen=True)
class TakeInfluence(Hit):
    """They hand over Influence from their Pool to yours."""

    amount: int
    who: Who

    def group(self) -> Who:
        return self.who

    def can(self, table: VendettaTable, source: Source) -> bool:
        return any(table.influence[seat] > 0 for seat in self.who.seats(table, source))

    def one(self, table: VendettaTable, source: Source, seat: int, amount: int) -> None:
        lost = table.lose_influence(seat, self.amount, "clash.as-much-as-possible")
        table.gain_influence(source.seat, lost, "clash.as-much-as-possible")


@dataclass(frozen=True)
class RemoveDeployed(Hit):
    """They return this much Deployed Blood from here to the Bank. It is neither Lost nor Stolen."""

    amount: Amount
    who: Who

    def group(self) -> Who:
        return self.who

    def amount_now(self, table: VendettaTable, source: Source) -> int:
        return number(self.amount, table, source)

    def touches(self, table: VendettaTable, source: Source, seat: int) -> bool:
        return number(self.amount, table, source) > 0 and table.blood_at[table.spot_of(source.place, seat)] > 0

    def one(self, table: VendettaTable, source: Source, seat: int, amount: int) -> None:
        spot = table.spot_of(source.place, seat)
        removed = min(amount, table.blood_at[spot])
        if removed:
            table.blood_at[spot] -= removed
            at = table.name_of(source.place)
            table.tell("blood-removed", "clash.as-much-as-possible", seat, {"amount": removed, "at": at})


@dataclass(frozen=True)
class TakeHalfDeployed(Hit):
    """Half of their Deployed Blood here, rounded up for each, goes to you: into your Pool or onto your Position."""

    to_pool: bool
    who: Who

    def group(self) -> Who:
        return self.who

    def touches(self, table: VendettaTable, source: Source, seat: int) -> bool:
        return table.blood_at[table.spot_of(source.place, seat)] > 0

    def can(self, table: VendettaTable, source: Source) -> bool:
        return any(self.touches(table, source, seat) for seat in self.who.seats(table, source))

    def one(self, table: VendettaTable, source: Source, seat: int, amount: int) -> None:
        spot = table.spot_of(source.place, seat)
        taken = (table.blood_at[spot] + 1) // 2
        if taken:
            table.blood_at[spot] -= taken
            if self.to_pool:
                table.blood[source.seat] += taken
            else:
                table.blood_at[table.spot_of(source.place, source.seat)] += taken
            table.tell(
                "deployed-taken",
                "clash.as-much-as-possible",
                seat,
                {"amount": taken, "at": table.name_of(source.place), "by": source.seat, "pool": self.to_pool},
            )


@dataclass(frozen=True)
class SkipSteps(VendettaEffect):
    """That player takes no part in Preparation and Aftermath here. Always possible. [effect.choose-possible]"""

    def do(self, table: VendettaTable, source: Source) -> None:
        table.skipping |= 1 << source.target
        table.tell("skips-steps", "effect.choose-possible", source.target, {"at": table.name_of(source.place)})


@dataclass(frozen=True)
class TheyChoose(Hit):
    """Each of them chooses, openly, which of these happens to them."""

    who: Who
    choices: tuple[Effect, ...]

    def group(self) -> Who:
        return self.who

    def touches(self, table: VendettaTable, source: Source, seat: int) -> bool:
        return len(self.open_to(table, source.facing(seat))) > 0

    def one(self, table: VendettaTable, source: Source, seat: int, amount: int) -> None:
        table.next(AskChoice(self, seat, source.seat, source.place, source.card))

    def open_to(self, table: VendettaTable, source: Source) -> list[int]:
        """The choices that would do something; if none would, all of them. [effect.choose-possible]"""
        return [place for place, choice in enumerate(self.choices) if choice.possible(table, source)]


class AskChoice(VendettaAsk):
    """A player chooses what a card does to them."""

    rule: ClassVar[str] = "effect.choose-possible"

    def __init__(self, choice: Effect, seat: int, user: int, place: int, card: int) -> None:
        super().__init__(seat)
        self.choice: Final = choice
        self.user: Final = user
        self.place: Final = place
        self.card: Final = card

    def fields(self) -> tuple[Field, ...]:
        return (self.choice, self.seat, self.user, self.place, self.card)

    def source(self) -> Source:
        return Source(self.user, self.place, self.card, self.seat)

    def options(self, table: Table) -> list[str]:
        choice = self.choice
        assert isinstance(choice, TheyChoose)
        here = vendetta(table)
        if here.out[self.user]:
            return ["none"]
        return ["choose " + str(place + 1) for place in choice.open_to(here, self.source())] or ["none"]

    def why_not(self, table: Table, option: str) -> Refused | None:
        choice = self.choice
        assert isinstance(choice, TheyChoose)
        ways = ["choose " + str(place + 1) for place in range(len(choice.choices))]
        if option not in ways:
            return None
        return Refused("effect.choose-possible", card=IDS[self.card], choice=ways.index(option) + 1)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": IDS[self.card], "by": self.user}

    def answered(self, table: VendettaTable, option: str) -> None:
        choice = self.choice
        assert isinstance(choice, TheyChoose)
        if option != "none":
            chosen = choice.choices[int(option[7:]) - 1]
            table.tell("chose", self.rule, self.seat, {"card": IDS[self.card], "choice": int(option[7:])})
            # The teammate was asked for when the choice began; what follows hits this player alone.
            if isinstance(chosen, Hit):
                chosen.strike(table, self.source(), [self.seat])
            else:
                chosen.apply(table, self.source())
