"""Long work that Ctrl-C stops again and again until it is done, for a process of its own:

    python -m tests.cli.interrupted play FOLDER

It is stopped after so much work of this process, whatever else the machine is doing, and each time it is left alone for
longer. It must stop by itself and keep what it has. Prints how often it was stopped.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final

from rich.console import Console

import gloam
from gloam.core.table import Table
from gloam.lab.arena import Tournament
from gloam.lab.crew import Crew
from gloam.lab.match import Played
from gloam.puzzles import Puzzle, shipped
from gloam.puzzles.finder import Standard, puzzles_in
from gloam.terminal import files, runs
from gloam.terminal.company import Sitting
from gloam.terminal.play import Play
from gloam.terminal.puzzle_commands import look_for
from gloam.terminal.speech import Speech

FIRST: Final = 0.004  # seconds
LONGER: Final = {"arena": 1.15, "play": 1.06, "puzzles": 1.7}  # puzzles are looked for from the beginning each time
SPEECH: Final = Speech("en")
PLAN: Final = Tournament("vendetta", 3, (), ("greedy", "random"), seed=5, games=4, dealt=True)
BOTS: Final = ("search@8", "greedy", "random")
QUICK: Final = Standard(
    tables=12, budget="search@20", glance="search@12", going_on="search@8", searches=1, errors=1.0, surprising=False
)


class Stop:
    """Ctrl-C after so many seconds of work."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds

    def __enter__(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, self.seconds)

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)


def press(_number: int, _frame: FrameType | None) -> None:
    signal.raise_signal(signal.SIGINT)


def screen() -> Console:
    return Console(file=sys.stderr)


# ---- play


def game() -> Table:
    return gloam.game("vendetta").table(seats=3, seed=7)


def play(folder: Path, stop: Stop) -> bool:
    """Bots play, from where they were stopped. Is the game over?"""
    file = folder / "game.gloam"
    table = files.load(file, SPEECH) if file.exists() else game()
    sat = Play(screen(), SPEECH, table, Sitting(None, BOTS, file))
    with stop:
        sat.run()
    if not sat.table.over:
        assert file.read_text() == gloam.journal(sat.table).text(), "something was not saved"
    files.save(file, sat.table)
    return sat.table.over


# ---- arena


def arena(folder: Path, stop: Stop) -> bool:
    """Games are added to those that are there. Are there all?"""
    with runs.opened(folder, PLAN.identity(), Played) as results, stop:
        return runs.play_all(PLAN, results.count, Crew(), results.add, SPEECH, screen())


# ---- puzzles


def journals() -> list[str]:
    """One move each, from where there is a puzzle."""
    found = []
    for puzzle in shipped("vendetta")[:7]:
        table = puzzle.table()
        table.answer(puzzle.number_of_seat, puzzle.best.answer)
        found.append(gloam.journal(table).text())
    return found


def puzzles(folder: Path, stop: Stop) -> bool:
    """Are all found? Those that were are those that are always found first."""
    texts = journals()
    with stop:
        found = look_for(iter(texts), len(texts), QUICK, Crew(), SPEECH, screen())
    every = unbroken_puzzles(folder, texts)
    assert [puzzle.id for puzzle in found] == every[: len(found)]
    return len(found) == len(every)


def unbroken_puzzles(folder: Path, texts: list[str]) -> list[str]:
    """The same, looked for only once."""
    file = folder / "puzzles.txt"
    if not file.exists():
        every: list[Puzzle] = [puzzle for text in texts for puzzle in puzzles_in(text, QUICK)]
        file.write_text("\n".join([puzzle.id for puzzle in every]))
    return file.read_text().split("\n")


WORK: Final[dict[str, Callable[[Path, Stop], bool]]] = {"arena": arena, "play": play, "puzzles": puzzles}


def main(name: str, folder: Path) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGPROF, press)
    seconds, count = FIRST, 0
    while not WORK[name](folder, Stop(seconds)):
        seconds, count = seconds * LONGER[name], count + 1
    sys.stdout.write(f"{count}\n")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
