"""The resolution of a Location, cut into the moments in which it is shown. What is empty is no moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gloam.web.drawings.vendetta.cards import power_of
from gloam.web.drawings.vendetta.story import Story, Sum, Told, sums
from gloam.words import facts

ACTS: Final = ("card-acts", "reacted", "relic-used")  # events that begin something a card does
CARDS, ADDS, BLOOD, TOTAL, WON, REWARD, ALONE = "cards", "adds", "blood", "total", "won", "reward", "alone"
DEED, PICKS = "deed", "picks"
REWARDS: Final = "rewards"  # a step of its own in the show
REWARDED: Final = ("influence-gained", "joined", "ambition")


@dataclass(frozen=True)
class Moment:
    """Something to be shown by itself: in which step, of which kind, the events that are new in it, how many have
    happened by then, and for a sum that is built up which part of it this is."""

    step: str
    kind: str
    events: tuple[Told, ...]
    upto: int
    part: int = 0


def moments(told: Story) -> list[Moment]:
    found: list[Moment] = []
    for (step, events), start in zip(told.steps, told.starts(), strict=True):
        found += conflict(events, start) if step == "conflict" else deeds(step, events, start)
    return found


def is_shown(told: Story) -> bool:
    """Is there any moment?"""
    return any(step != "conflict" and events for step, events in told.steps) or bool(moments(told))


def deeds(step: str, events: Sequence[Told], start: int) -> list[Moment]:
    """Withdrawals together; cards turned up by one player together; each card that acts by itself."""
    found: list[Moment] = []
    for first, end in groups(events):
        picks = step == "withdraw" and any(event["what"] == "pick-shown" for event in events[first:end])
        found.append(Moment(step, PICKS if picks else DEED, tuple(events[first:end]), start + end))
    return found


def groups(events: Sequence[Told]) -> list[tuple[int, int]]:
    """Where each group of events begins and ends."""
    starts = [place for place, event in enumerate(events) if place == 0 or parts(events[place - 1], event)]
    return list(zip(starts, [*starts, len(events)][1:], strict=True))


def parts(before: Told, event: Told) -> bool:
    """Does something new begin with this event?"""
    if event["what"] == "revealed":
        return before["what"] != "revealed" or before["seat"] != event["seat"]
    return event["what"] in ACTS or before["what"] == "revealed"


def conflict(events: Sequence[Told], start: int) -> list[Moment]:
    """What cards do first; the sum part by part; Relics; the winner; the rewards by rank."""
    kinds = [str(event["what"]) for event in events]
    first = kinds.index("total") if "total" in kinds else None
    won = kinds.index("won") if "won" in kinds else None
    if won is not None and events[won]["rule"] == "conflict.lone":
        return [Moment("conflict", ALONE, tuple(events), start + len(events))]
    found: list[Moment] = []
    if first is not None:
        end = first
        while end < len(kinds) and kinds[end] == "total" and "added" not in events[end]:
            end += 1
        found += building(events[:end], start)
        relics = events[end:won]
        found += [Moment("conflict", TOTAL, tuple(relics[a:b]), start + end + b) for a, b in groups(relics)]
    if won is not None:
        found.append(Moment("conflict", WON, (events[won],), start + won + 1))
        found += rewards(events, won + 1, start)
    elif "ally-left" in kinds:
        found.append(Moment("conflict", DEED, tuple(events), start + len(events)))
    return found


def building(events: Sequence[Told], start: int) -> list[Moment]:
    """The cards, what they add or lose, the Blood; with the last of them all totals are known."""
    found = sums(events)
    kinds = [CARDS]
    if any(changes(each) for each in found):
        kinds.append(ADDS)
    if any(each.blood * each.worth for each in found):
        kinds.append(BLOOD)
    before = sum(event["what"] != "total" for event in events)
    made = [Moment("conflict", kind, tuple(events), start + before, part + 1) for part, kind in enumerate(kinds)]
    last = made.pop()
    return [*made, Moment("conflict", last.kind, tuple(events), start + len(events))]


def rewards(events: Sequence[Told], begin: int, start: int) -> list[Moment]:
    """By rank: what one player gets is one moment."""
    starts: list[int] = []
    seat: object = None
    for place in range(begin, len(events)):
        event = events[place]
        if place == begin or (event["what"] in REWARDED and event["seat"] != seat):
            starts.append(place)
            seat = event["seat"]
    ends = [*starts, len(events)][1:]
    return [
        Moment(REWARDS, REWARD, tuple(events[first:end]), start + end) for first, end in zip(starts, ends, strict=True)
    ]


def written(each: Sum) -> int:
    """What the cards of a sum show by themselves."""
    return sum(power_of(card) for card in each.cards if card)


def changes(each: Sum) -> bool:
    """Does a card count otherwise than it shows?"""
    return any(power != (power_of(card) if card else 0) for card, power in zip(each.cards, each.powers, strict=True))


def so_far(each: Sum, kind: str) -> int:
    """The sum as far as it is built up."""
    if kind == CARDS:
        return written(each)
    if kind == ADDS:
        return sum(each.powers)
    return each.total


def takes_part(told: Story, seat: int | None) -> bool:
    """Is this seat at the Location?"""
    there = [
        event for event in (*told.of("withdraw"), *told.of("conflict")) if event["what"] in ("pick-shown", "total")
    ]
    return any(facts.seat(event) == seat for event in there)
