"""Long work in the terminal: under a progress bar, kept in a folder, stopped by Ctrl-C and taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gloam.lab.abroad import Lost
from gloam.lab.crew import KINDS, Crew, Work, crew
from gloam.lab.frameworks.missing import Missing
from gloam.lab.match import Played
from gloam.lab.results import Identity, Kept, Results, Unusable
from gloam.lab.simulate import Matches, simulate
from gloam.terminal.files import reason
from gloam.terminal.speech import Speech, Trouble

MISSING: Final = {"lab": "error.no-lab", "ray": "error.no-ray"}
LOST: Final = {
    "python": "error.abroad-python",
    "gloam": "error.abroad-gloam",
    "game": "error.abroad-game",
    "bot": "error.abroad-bot",
    "answer": "error.abroad-answer",
    "move": "error.abroad-move",
    "silent": "error.abroad-silent",
}
UNUSABLE: Final = {"busy": "error.busy", "damaged": "error.damaged", "other-plan": "error.other-plan"}


@contextmanager
def extras() -> Iterator[None]:
    """A package that is missing becomes a sentence."""
    try:
        yield
    except Missing as no:
        raise Trouble(MISSING[no.extra]) from None


def checked_crew(kind: str, workers: int) -> Crew:
    """Raises `Trouble`."""
    if kind not in KINDS:
        raise Trouble("error.crew", name=kind, known=", ".join(KINDS))
    with extras():
        return crew(kind, workers)


@contextmanager
def opened(folder: Path, identity: Identity, kept: type[Kept]) -> Iterator[Results[Kept]]:
    """The results in this folder. Raises `Trouble` where they are of other games, damaged or cannot be written."""
    try:
        with Results(folder, identity, kept) as results:
            yield results
    except Unusable as no:
        raise Trouble(UNUSABLE[no.why], file=no.file, **no.facts) from None
    except OSError as why:
        raise Trouble("error.unwritable", file=folder, why=reason(why)) from why


def play_all(
    plan: Matches, first: int, workers: Crew, keep: Callable[[Played], None], speech: Speech, console: Console
) -> bool:
    """Play the games from this number on under a bar. False where Ctrl-C stopped it; what is kept is kept."""
    return under_a_bar(simulate(plan, workers, first), (first, plan.games), keep, speech, console)


def under_a_bar(
    games: Work[Kept], reach: tuple[int, int], keep: Callable[[Kept], None], speech: Speech, console: Console
) -> bool:
    """Keep these games as they come, the first and the last of which are known by number."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    count, total = reach
    try:
        with closing(games), Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task(speech.say("simulate.running"), total=total, completed=count)
            for played in games:
                keep(played)
                count += 1
                progress.advance(task)
    except KeyboardInterrupt:
        console.print(speech.say("simulate.stopped", games=count, all=total))
        return False
    except Lost as no:
        raise lost(no) from None
    return True


def lost(no: Lost) -> Trouble:
    """Why a bot of another Gloam does not play."""
    return Trouble(LOST[no.no], python=no.python, **no.facts)
