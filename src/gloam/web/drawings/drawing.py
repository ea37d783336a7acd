"""What a game has to be able to draw. Nothing here knows a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from gloam.core.question import Question
from gloam.core.table import Result
from gloam.web.elements import Node
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech

# How long a moment stays at normal speed, in milliseconds.
READ: Final = 1600  # something to read
WORD: Final = 45  # and for each of its words
LONGEST: Final = 4000
DECIDE: Final = 2600  # a decision, a winner
ADD: Final = 1300  # a part of a sum
BEAT: Final = 900  # a reward


@dataclass(frozen=True)
class Frame:
    """One moment of what is played out. It belongs to a step, which is told in a line once it is past. By then `upto`
    events have happened; `part` counts pictures between which nothing more happens, such as those of a sum that is
    built up. `said` is the moment in a sentence, `draw` makes the picture from the scene of that moment, and `wait` is
    how long it stays."""

    step: str
    summary: str
    said: str
    upto: int
    draw: Callable[[Scene], Node]
    part: int = 0
    wait: int = DECIDE
    verdict: bool = False  # the sentence is what all have waited for

    @property
    def spot(self) -> tuple[int, int]:
        """Where it stands among all moments of the game."""
        return self.upto, self.part


@dataclass(frozen=True)
class Span:
    """From which event on something is played out, how many events there were when it was over, and in a few words what
    came of it: '' where nothing did, or not yet."""

    first: int
    end: int
    outcome: str = ""


@dataclass(frozen=True)
class Stage:
    """Something that is played out before the viewer's eyes: a conflict, a Day, an attack. It grows frame by frame;
    `id` tells it from others of the same game. `steps` are all it can have, by key and name. `over`: no more can come.
    `first` is the event it began with. `stays`: it shows what a question asked now is about, better than the table.
    `aside`: the viewer has no part in it."""

    id: str
    title: str
    steps: tuple[tuple[str, str], ...]
    frames: tuple[Frame, ...]
    over: bool
    first: int = 0
    stays: bool = False
    aside: bool = False


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

    def away(self, speech: Speech, beside: bool) -> Node:
        """What is said of somebody who is not there; `beside` other things that are said of them."""
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

    def sigils(self, scene: Scene) -> Sequence[str]:
        """The symbols of all seats."""
        return [self.sigil(scene, seat) for seat in range(len(scene.names))]

    def spans(self, scene: Scene) -> Sequence[Span]:
        """All that was played out, or is now, in its order."""
        ...

    def stage(self, scene: Scene, first: int | None = None) -> Stage | None:
        """What began with event `first`, or what was played out last, from the events this viewer has seen."""
        ...

    def beside(self, scene: Scene) -> Stage | None:
        """What has been played out so far, where a question is better answered looking at it than at the table."""
        found = self.stage(scene)
        return found if found is not None and found.stays and found.frames else None

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


def reading(text: str) -> int:
    """How long this is to stay, so that it can be read."""
    return min(READ + WORD * len(text.split()), LONGEST)
