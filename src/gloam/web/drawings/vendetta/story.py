"""The resolution of one Location, read out of the events: what happened in each of its five steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gloam.core.event import Fact
from gloam.web.scenes.told import Event, newest, places
from gloam.web.scenes.told import Told as AllTold
from gloam.words import facts

Told = dict[str, Fact]
REWARD_RULES = ("reward.table", "haven.extra-influence")
REWARD_CARDS = ("reward.ally", "reward.victim", "loccard.charnel-market")


@dataclass(frozen=True)
class Story:
    """A Location, the round, the steps begun so far with their events, whether it is finished, the number of the event
    it began with, and how many events there were at its end, or are now."""

    at: str
    round: int
    steps: tuple[tuple[str, tuple[Told, ...]], ...]
    over: bool
    first: int
    end: int

    def of(self, step: str) -> tuple[Told, ...]:
        return next((events for name, events in self.steps if name == step), ())

    def starts(self) -> list[int]:
        """By step: the number of its first event."""
        found: list[int] = []
        at = self.first
        for _, events in self.steps:
            at += 1
            found.append(at)
            at += len(events)
        return found


def beginnings(events: Sequence[Told]) -> Sequence[int]:
    """The events with which a Location began to be resolved."""
    return places(events, begins)


def story(events: Sequence[Told], first: int | None = None) -> Story | None:
    """The Location whose resolution began with event `first`, or the one resolved last, or now."""
    start = first if first is not None else newest(events, begins)
    if start is None or start >= len(events):
        return None
    past = events.past if isinstance(events, AllTold) else {}
    known = past.get(start)
    if isinstance(known, Story):
        return known
    found = read(events, start)
    if found.over:
        past[start] = found
    return found


def read(events: Sequence[Told], start: int) -> Story:
    steps: list[tuple[str, list[Told]]] = []
    over = False
    end = len(events)
    for place in range(start, len(events)):
        event = events[place]
        if event["what"] in ("location-done", "game-over"):
            over = True
            end = place + 1
            break
        if event["what"] == "step":
            steps.append((str(event["step"]), []))
        else:
            steps[-1][1].append(event)
    rounds = [place for place in places(events, begins_round) if place < start]
    number = facts.whole(events[rounds[-1]], "round") if rounds else 0
    told = tuple((name, tuple(step)) for name, step in steps)
    return Story(str(events[start]["at"]), number, told, over, start, end)


def begins(event: Event) -> bool:
    return event["what"] == "step" and event["step"] == "withdraw"


def begins_round(event: Event) -> bool:
    return event["what"] == "round"


@dataclass(frozen=True)
class Sum:
    """One player's total and its parts: cards ('' where face down) with what each added, Blood, and a Relic."""

    seat: int
    cards: tuple[str, ...]
    powers: tuple[int, ...]
    blood: int
    worth: int
    relic: str
    added: int
    total: int


def sums(conflict: Sequence[Told]) -> list[Sum]:
    """Everyone's total as it stands, in the order told; once the ranks are known, in theirs."""
    found: dict[int, Sum] = {}
    for event in conflict:
        if event["what"] == "total":
            seat, total = facts.seat(event), facts.whole(event, "amount")
            if "added" in event:
                old = found[seat]
                relic, added = facts.text(event, "card"), facts.whole(event, "added")
                found[seat] = Sum(seat, old.cards, old.powers, old.blood, old.worth, relic, added, total)
            else:
                cards, powers = tuple(facts.texts(event, "cards")), tuple(facts.seats(event, "powers"))
                blood, worth = facts.whole(event, "blood"), facts.whole(event, "worth")
                found[seat] = Sum(seat, cards, powers, blood, worth, "", 0, total)
    order = ranks(conflict)
    return [found[seat] for seat in order if seat in found] if order else list(found.values())


def ranks(conflict: Sequence[Told]) -> list[int]:
    """The seats by rank; empty until they are known."""
    won = next((event for event in conflict if event["what"] == "won"), None)
    return [] if won is None else facts.seats(won, "ranks")


def turns(conflict: Sequence[Told]) -> list[int]:
    """The turn order that broke ties."""
    won = next((event for event in conflict if event["what"] == "won"), None)
    return [] if won is None else facts.seats(won, "turns")


@dataclass(frozen=True)
class Reward:
    """What one player got: Influence, cards with the rule that brought them, the Ambition token."""

    influence: int
    cards: tuple[tuple[str, str], ...]
    ambition: bool


def reward(conflict: Sequence[Told], seat: int) -> Reward:
    mine = [event for event in conflict if event["seat"] == seat]
    return Reward(
        sum(
            facts.whole(event, "amount")
            for event in mine
            if event["what"] == "influence-gained" and event["rule"] in REWARD_RULES
        ),
        tuple(
            (facts.text(event, "card"), str(event["rule"]))
            for event in mine
            if event["what"] == "joined" and event["rule"] in REWARD_CARDS
        ),
        any(event["what"] == "ambition" for event in mine),
    )
