"""What a game has to be able to draw. Nothing here knows a rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from htpy import Node

from gloam.core.event import Fact
from gloam.core.question import Question
from gloam.core.table import Result
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech


@dataclass(frozen=True)
class Frame:
    """One step of what is played out: its name, what happened in it in a line, its picture, and the events that it
    tells: until then the log keeps them back."""

    title: str
    summary: str
    body: Node
    events: Sequence[Mapping[str, Fact]] = ()


@dataclass(frozen=True)
class Stage:
    """Something that is played out before the viewer's eyes: a conflict, a night. It grows frame by frame; `id` tells
    it from others of the same game, `over` whether any more can come, `first` is the event it began with: what went
    before can end in the same answer. `stays`: it shows what a question asked now is about, better than the table.
    `bare`: nothing has come of it yet, so there is nothing to see again."""

    id: str
    title: str
    frames: tuple[Frame, ...]
    over: bool
    first: int = 0
    stays: bool = False
    bare: bool = False


@dataclass(frozen=True)
class ScorePart:
    """A source of points: a key of `Result.scores`, and how its piece of the bar is drawn: "solid", "striped",
    "dotted", "pale" or "hollow"; '' for no piece."""

    key: str
    bar: str


class Drawing(Protocol):
    """Draws the tables of one game from views."""

    def costly(self, view: Mapping[str, object], question: Question, option: str) -> bool:
        """Is this worth asking once more before it is done?"""
        ...

    def peril(self, scene: Scene, peril: Mapping[str, object]) -> str:
        """What an answer can cost so dearly that it is asked once more, in a sentence."""
        return ""

    def colours(self, view: Mapping[str, object]) -> Sequence[str]:
        """The colour that each seat plays, '' where it has none yet."""
        ...

    def shuffles(self, view: Mapping[str, object]) -> int:
        """Changes whenever cards are shuffled, so that nothing can be followed through it."""
        ...

    def moment(self, scene: Scene) -> str:
        """Where the game stands, in a few words: "Round 3 of 3"."""
        ...

    def glimpse(self, view: Mapping[str, object]) -> dict[str, object]:
        """As much of a view, as plain data, as `moment` and `sigil` need: it is kept with the table for lists."""
        ...

    def plays(self, speech: Speech, view: Mapping[str, object], seat: int) -> str:
        """What this seat plays, by its name, a clan say; '' where all play the same. A glimpse is enough for it."""
        ...

    def phases(self, scene: Scene) -> Sequence[tuple[str, bool]]:
        """The phases by name, in order, and which of them is now."""
        ...

    def board(self, scene: Scene) -> Node:
        """Everything that lies on the table."""
        ...

    def sentence(self, scene: Scene) -> Node:
        """The question as a sentence that the parts of the play complete."""
        ...

    def hand(self, scene: Scene) -> Node:
        """What the viewer holds. None for somebody who only watches."""
        ...

    def answers(self, scene: Scene) -> Node:
        """The parts of the answer, as choices beside the hand."""
        ...

    def bill(self, scene: Scene) -> Node:
        """What the play will have changed."""
        ...

    def doing(self, scene: Scene) -> str:
        """What the button says that makes the play; '' for the usual words."""
        ...

    def side(self, scene: Scene) -> Node:
        """What stands above the log, if anything."""
        ...

    def sigil(self, scene: Scene, seat: int) -> str:
        """The symbol that goes with a seat."""
        ...

    def stage(self, scene: Scene) -> Stage | None:
        """What is being played out now, or was last, from the events this viewer has seen."""
        ...

    def score_parts(self) -> Sequence[ScorePart]:
        """The sources of points, in the order they are shown."""
        ...

    def remark(self, scene: Scene, seat: int) -> str:
        """What stands under a player's name once the game is over: "Brujah, 5 Blood left"."""
        ...

    def numbers(self, scene: Scene, result: Result) -> list[str]:
        """A few numbers of this game worth telling."""
        ...

    def card(self, speech: Speech, card: str) -> Node:
        """A card in full, as it is read at leisure."""
        ...
