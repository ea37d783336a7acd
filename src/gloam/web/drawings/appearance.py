"""A game as the browser knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from gloam.core.passing import Passing
from gloam.web.drawings.drawing import Drawing
from gloam.web.elements import Node
from gloam.web.reading.deckwork import Deckwork
from gloam.web.reading.shelves import Shelves
from gloam.words.pages import Speech

NO_PASSING: Final = Passing()


@dataclass(frozen=True)
class Appearance:
    """All that the browser has to know of a game: what draws it, what is read about it, and how its tables are kept."""

    drawing: Drawing
    shelves: Shelves
    stylesheet: str  # a file of `static`, without its ending
    usual_seats: int  # when nobody says how many
    ends: tuple[str, str]  # the question whether the turn is to end, and the answer that ends it; '' where none asks
    picture: Callable[[Speech], Node]  # how it is played, at a glance
    headings: frozenset[str]  # events with which another part of the game begins
    continues: frozenset[str] = frozenset()  # questions that go on with a play instead of beginning another
    colours: tuple[str, ...] = ()  # what a seat may choose from before the game; none where seats have no colour
    asks_colour: frozenset[str] = frozenset()  # the questions that are answered with it when the game begins
    cues: Mapping[str, str] = field(default_factory=dict)  # sounds of events, by their names: they tell nothing hidden
    passing: Passing = NO_PASSING  # the questions that need not be asked every time
    decks: Deckwork | None = None  # in a game to which players bring decks
    instead: Mapping[str, str] = field(default_factory=dict)  # what is played where a variant is not, as a term
    aids: tuple[str, ...] = ()  # what its pages reckon for everyone, unless a table does without


def cues(**events: tuple[str, ...]) -> Mapping[str, str]:
    """Which events have which sound. The sounds are those of `static/js/sound.js`."""
    return {event: cue for cue, names in events.items() for event in names}
