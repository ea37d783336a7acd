"""The fields of a view of Vendetta, by name and type, so that the drawing can read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict, cast

from gloam.web.scenes.scene import Lens, Scene


class Lying(TypedDict):
    """A card on a Position; `card` is None where the viewer does not know it."""

    card: str | None
    up: bool
    owner: int


class Position(TypedDict):
    blood: int
    cards: list[Lying]
    power: int


class Location(TypedDict):
    name: str
    ally: str | None
    card: str | None
    positions: list[Position]


class Player(TypedDict):
    clan: str | None
    team_mate: int | None
    out: bool
    blood: int
    influence: int
    alliance: list[str]
    drained: list[str]
    tokens_up: int
    tokens_down: int
    relic: str | None
    relic_used: bool
    hand: int
    drawn: int
    deck: int
    pick: str | None
    holds: list[str]


class Own(TypedDict):
    hand: list[str]
    drawn: list[str]
    under_deck: list[str]
    in_deck: list[str]
    answer: str | None
    known_to: dict[str, list[int]]


class View(TypedDict):
    variants: tuple[str, ...]
    round: int
    phase: str
    step: str
    resolving: str | None
    rewards: list[int]
    ambition: int
    turn_order: list[int]
    waiting_for: list[int]
    victims_left: int
    allies_left: int
    clans_offered: list[str]
    relics_offered: list[str]
    players: list[Player]
    locations: list[Location]
    you: NotRequired[Own]


def read(view: Mapping[str, object]) -> View:
    return cast("View", view)


def seen(scene: Scene) -> View:
    return read(scene.view)


def seats_shown(scene: Lens) -> list[int]:
    """The seats clockwise, the viewer's own last: it lies next to the hand."""
    count = len(scene.names)
    first = 0 if scene.you is None else scene.you + 1
    return [(first + turn) % count for turn in range(count)]


def location_of(view: View, name: str) -> Location:
    return next(location for location in view["locations"] if location["name"] == name)
