"""What a bot weighed, as a small table; and a sign of life while it thinks."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Timer
from types import TracebackType
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table as Grid

from gloam.bots import THEN, Opinion, Thought
from gloam.core.question import Question
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech
from gloam.words.forms import capital

SHOWN: Final = 5  # options that are listed; the others are counted
A_MOMENT: Final = 0.4  # seconds that nobody minds waiting


class Patience:
    """A turning sign that shows itself once a thought takes longer than a moment, at once if it is known to; and goes
    with it."""

    def __init__(self, console: Console, text: str, seconds: float = 0.0) -> None:
        self.status: Final = console.status(Prose(text, style="dim"))
        self.timer: Final = Timer(A_MOMENT if seconds < A_MOMENT else 0.0, self.status.start)
        self.timer.daemon = True
        self.shown: Final = console.is_terminal

    def __enter__(self) -> None:
        if self.shown:
            self.timer.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.shown:
            self.timer.cancel()
            self.timer.join()
            self.status.stop()


class Weighed:
    """A thought about one question, in one language. `answers` are what was really answered, from this question on,
    where that is known."""

    def __init__(
        self, question: Question, thought: Thought, speech: Speech, names: list[str], answers: Sequence[str] = ()
    ) -> None:
        self.question: Final = question
        self.thought: Final = thought
        self.speech: Final = speech
        self.names: Final = names
        self.answers: Final = answers
        self.played: Final = thought.place_of(answers) if answers else None

    def table(self, name: str) -> RenderableType:
        """The best options with how often each was tried and how often it then won; and the one that was played."""
        say, opinions, name = self.speech.say, self.thought.opinions, capital(name)
        if not self.thought.iterations:
            return Prose(say("thoughts.settled", name=name, option=self.phrase(opinions[0].option)), style="dim")
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        grid.add_column("")
        grid.add_column(Prose(say("thoughts.of", name=name)))
        grid.add_column(say("thoughts.tried"), justify="right", no_wrap=True)
        grid.add_column(say("thoughts.chance"), justify="right", no_wrap=True)
        places = list(range(min(SHOWN, len(opinions))))
        if self.played is not None and self.played >= SHOWN:
            places.append(self.played)
        for place in places:
            self.add(grid, place, opinions[place])
        if len(opinions) > len(places):
            grid.add_row("", Prose(say("thoughts.more", count=len(opinions) - len(places)), style="dim"))
        if self.answers and self.played is None:
            grid.add_row("", Prose(say("thoughts.not-weighed", option=self.phrase(self.answers[0])), style="yellow"))
        return grid

    def add(self, grid: Grid, place: int, opinion: Opinion) -> None:
        text = Prose(self.phrase(opinion.option))
        if place == self.played:
            played = self.speech.say("thoughts.played")
            text.append(f" ({played})", style="yellow")
        share = self.speech.say("number.percent", number=self.speech.number(100 * opinion.chance, 0))
        grid.add_row("" if place else "▸", text, str(opinion.visits), share, style="" if place else "bold")

    def phrase(self, option: str) -> str:
        return self.speech.words.run(self.question, option.split(THEN), self.names)
