"""How long a person waits for bots, from an answer of theirs until they are asked again: `make bench-waiting`.

    python -m bench.waiting vendetta --bot master --games 2

One person, who answers as `greedy` after two seconds, and a bot at every other seat. Bots think for so many seconds of
processor time, and all waiting is reckoned, as the room waits: so it is what an idle machine would take, whatever this
one does besides. With `--pace 0` nothing is waited for but thoughts, as in the terminal.
"""

import argparse
import statistics
import sys
import time
from dataclasses import dataclass, field

from rich import box
from rich.console import Console
from rich.table import Table as Grid

import gloam
from bench.calibrate import loop
from gloam import bots
from gloam.bots import search, stint
from gloam.core.table import Setup, Table
from gloam.lab.games import GAMES
from gloam.web.rooms.bot_turns import beat_of, called, until_beat
from gloam.web.settings import Settings

PERSON = 0
ANSWERS_AFTER = 2.0  # seconds
SEATS = 4
GOAL = 3.0  # seconds
TENTHS = 10


@dataclass
class Waited:
    """From an answer of the person until they were asked again."""

    seconds: float = 0.0
    stints: int = 0
    thinking: float = 0.0


@dataclass
class Evening:
    """A game with a clock of its own."""

    table: Table
    bot: str
    pace: float
    now: float = 0.0
    asked_at: float | None = None  # when the person was asked what they are asked now
    answered_at: float = 0.0
    waits: list[Waited] = field(default_factory=lambda: [Waited()])
    wait: stint.Wait = field(default_factory=stint.Wait)

    def play(self) -> list[Waited]:
        """All waits in which somebody was waited for."""
        while not self.table.over:
            self.notice_asking()
            seat = next((seat for seat in self.table.waiting_for() if seat != PERSON), None)
            if seat is None:
                self.let_person_answer()
            else:
                self.let_bot_answer(seat)
        return [one for one in self.waits if one.seconds]

    def notice_asking(self) -> None:
        if PERSON in self.table.waiting_for() and self.asked_at is None:
            self.asked_at = self.now
            self.waits[-1].seconds = self.now - self.answered_at

    @property
    def due(self) -> float:
        """When the person answers."""
        return float("inf") if self.asked_at is None else self.asked_at + ANSWERS_AFTER

    def let_person_answer(self) -> None:
        self.now = max(self.now, self.due)
        self.answer(PERSON, bots.make("greedy", 1), self.table)

    def answer(self, seat: int, bot: bots.Bot, before: Table) -> None:
        question = before.seat(seat).question()
        assert question is not None, "somebody is asked"
        after = before.clone()
        after.answer(seat, bot.choose(before.seat(seat), question))
        self.go_on(seat, after)
        self.asked_at, self.answered_at = None, self.now
        self.waits.append(Waited())

    def let_bot_answer(self, seat: int) -> None:
        """All that it answers in a row, on the beat; the person may answer before it."""
        again = self.wait.is_again(self.table, seat, [PERSON])
        after, began = self.table.clone(), time.process_time()
        answers = stint.in_a_row(bots.make(called(self.bot, again), self.table.setup.seed), after, seat)
        thought = time.process_time() - began
        shown = self.now + thought + until_beat(thought, beat_of(self.bot, self.pace, again))
        if self.due < shown:
            self.let_person_answer()
            after = self.table.clone()
            for line in answers:
                after.answer(seat, line)
        self.now = shown
        self.waits[-1].stints += 1
        self.waits[-1].thinking += thought
        self.go_on(seat, after)

    def go_on(self, seat: int, after: Table) -> None:
        self.wait.note(self.table, seat, [PERSON])
        self.table = after


def waits(game: str, bot: str, games: int, pace: float) -> list[Waited]:
    found: list[Waited] = []
    for seed in range(games):
        decks = GAMES[game].watch.brings(SEATS, seed)
        table = gloam.game(game).begun(Setup(game, SEATS, (), seed, decks=decks))
        found += Evening(table, bot, pace).play()
    return found


def row(game: str, found: list[Waited]) -> list[str]:
    seconds = sorted(one.seconds for one in found)
    figures = [statistics.median(seconds), statistics.quantiles(seconds, n=TENTHS, method="inclusive")[-1], seconds[-1]]
    late = len([one for one in seconds if one > GOAL])
    stints, thinking = (max([getattr(one, name) for one in found]) for name in ("stints", "thinking"))
    return [game, str(len(found)), *[f"{one:.2f}" for one in figures], str(late), str(stints), f"{thinking:.2f}"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_played", nargs="*", metavar="GAME", default=list(GAMES), help="all if none is named")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--games", type=int, default=1, help="how many of each")
    parser.add_argument("--pace", type=float, default=Settings().pace, help="seconds that a bot seems to think")
    asked = parser.parse_args()
    search.perf_counter = stint.perf_counter = time.process_time  # type: ignore[attr-defined]  # they import it
    began = time.process_time()
    loop()
    calibration = time.process_time() - began
    build = "compiled" if gloam.compiled else "interpreted"
    title = f"One person and three {asked.bot}, {build}; the calibration loop took {calibration:.3f} CPU-s"
    grid = Grid(
        "game", "waits", "median s", "nine of ten", "longest", f"over {GOAL:.0f} s", title=title, box=box.SIMPLE_HEAD
    )
    grid.add_column("most stints")
    grid.add_column("most thinking, s")
    late = 0
    for game in asked.games_played:
        found = waits(game, asked.bot, asked.games, asked.pace)
        late += len([one for one in found if one.seconds > GOAL])
        grid.add_row(*row(game, found))
    Console().print(grid)
    sys.exit(1 if late else 0)


if __name__ == "__main__":
    main()
