"""Relics: used once in the whole game, in the moment they name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloam.core.effect import NOWHERE, Source
from gloam.core.event import Fact
from gloam.core.table import Table, without
from gloam.vendetta.bases import VendettaAsk, VendettaStep
from gloam.vendetta.catalogue import BEFORE_YOUR_CARD, IDS, NUMBER, RELIC, RELICS, RESOLUTION_START, YOUR_TURN
from gloam.vendetta.frenzy import use_relic
from gloam.vendetta.hits import VendettaEffect
from gloam.vendetta.table import NONE, VendettaTable, vendetta


class RelicEffect(VendettaEffect):
    """An effect used on one's own turn, in one of several ways named in the option."""

    def ways(self, table: VendettaTable, seat: int) -> list[str]:
        raise AssertionError(f"{type(self).__name__} has no way")

    def use(self, table: VendettaTable, seat: int, way: str) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")


@dataclass(frozen=True)
class ReturnDrained(RelicEffect):
    """A card you have Drained goes back to your Alliance; it is not acquired anew. [relic.isaac-chalice]"""

    def ways(self, table: VendettaTable, seat: int) -> list[str]:
        return sorted({IDS[ally] for ally in table.drained[seat]})

    def use(self, table: VendettaTable, seat: int, way: str) -> None:
        table.drained[seat] = without(table.drained[seat], NUMBER[way])
        table.join(seat, NUMBER[way])
        table.tell("returned", "relic.isaac-chalice", seat, {"card": way})


@dataclass(frozen=True)
class LookAtLocation(RelicEffect):
    """Every face-down card at one Location is shown to you alone. [relic.smoked-glass-mirror]"""

    def ways(self, table: VendettaTable, seat: int) -> list[str]:
        return [table.name_of(location) for location in range(table.haven + 1) if hidden_from(table, seat, location)]

    def use(self, table: VendettaTable, seat: int, way: str) -> None:
        location = table.haven if way == "haven" else int(way) - 1
        for card in hidden_from(table, seat, location):
            table.look(seat, card)
            knowers = 1 << seat | 1 << table.owner(card)
            facts: dict[str, Fact] = {"of": table.holder(card), "at": way}
            table.tell("looked", "relic.smoked-glass-mirror", seat, facts, {"card": IDS[card]}, knowers)


def hidden_from(table: VendettaTable, seat: int, location: int) -> list[int]:
    return [
        card
        for other in table.in_turn_order()
        for card in table.cards_of(location, other)
        if not table.up[card] and not table.seen[card] >> seat & 1
    ]


@dataclass(frozen=True)
class DiscardToken(RelicEffect):
    """One of your Diablerie tokens goes, face up or face down as you like. [relic.reliquary-of-clean-bone]"""

    def ways(self, table: VendettaTable, seat: int) -> list[str]:
        ways = ["up"] if table.tokens_up[seat] else []
        return [*ways, "down"] if table.tokens_down[seat] else ways

    def use(self, table: VendettaTable, seat: int, way: str) -> None:
        tokens = table.tokens_up if way == "up" else table.tokens_down
        tokens[seat] -= 1
        table.tell("token-discarded", "relic.reliquary-of-clean-bone", seat, {"side": way})


@dataclass(frozen=True)
class BloodEverywhere(VendettaEffect):
    """Blood from your Pool at every Location in order, stopping at the last in the Pool. [sargon.source]"""

    amount: int

    def can(self, table: VendettaTable, source: Source) -> bool:
        return table.blood[source.seat] > self.amount

    def do(self, table: VendettaTable, source: Source) -> None:
        for location in range(table.haven + 1):
            if table.blood[source.seat] > self.amount:
                table.deploy_blood(source.seat, location, self.amount, "relic.sargon-apocrypha", from_bank=False)


def uses(table: VendettaTable, seat: int, before_card: bool) -> list[str]:
    """The ways to use this seat's Relic on its own turn, as options."""
    relic = table.relic[seat]
    if relic == NONE or table.relic_used[seat]:
        return []
    fact = RELICS[relic - RELIC]
    effect = fact.effect
    if fact.moment == YOUR_TURN and isinstance(effect, RelicEffect):
        return [f"use {fact.id} {way}" for way in effect.ways(table, seat)]
    if fact.moment == BEFORE_YOUR_CARD and before_card:
        return [f"use {fact.id}"]
    return []


def use(table: VendettaTable, seat: int, option: str) -> None:
    """Carry out `use RE01 AL09`."""
    relic = table.relic[seat]
    effect = RELICS[relic - RELIC].effect
    assert effect is not None, "a Relic without an effect was used"
    use_relic(table, seat)
    if isinstance(effect, RelicEffect):
        effect.use(table, seat, option[9:])
    else:
        effect.apply(table, Source(seat, NOWHERE, relic))


class RelicsAtResolution(VendettaStep):
    """As Resolution begins each player, in turn order, may use a Relic of that moment. [relic.sargon-apocrypha]"""

    def do(self, table: VendettaTable) -> None:
        asks = []
        for seat in table.in_turn_order():
            relic = table.relic[seat]
            if relic != NONE and not table.relic_used[seat] and RELICS[relic - RELIC].moment == RESOLUTION_START:
                effect = RELICS[relic - RELIC].effect
                if effect is not None and effect.possible(table, Source(seat, NOWHERE, relic)):
                    asks.append(AskRelic(seat))
        table.next(*asks)


class AskRelic(VendettaAsk):
    """Use the Relic now, or keep it."""

    rule: ClassVar[str] = "relic.once"

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": IDS[vendetta(table).relic[self.seat]]}

    def offer(self, table: VendettaTable) -> list[str]:
        return ["no", "yes"]

    def answered(self, table: VendettaTable, option: str) -> None:
        if option == "yes":
            use(table, self.seat, "use " + IDS[table.relic[self.seat]])
