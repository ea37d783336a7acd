"""`make soak`: a million random decisions a game, over all seat counts and variants, checked on the way.

At every decision: the question has options, and the one picked is accepted. At one in a hundred: every seat's view is
plain JSON, and a move that was not offered is refused with nothing changed. At the end of every game: it has a result.
At the end of one in twenty: its journal replays to the same position. The first failure is printed with its journal.
"""

import argparse
import itertools
import random
import resource
import time

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

import gloam
from gloam.core.game import Game
from gloam.core.refusal import Refused, Unreadable
from gloam.core.table import Table

LOOK_EVERY = 100
REPLAY_EVERY = 20
ENDLESS = 100_000  # no game takes as many decisions


class Tally:
    """What has been played so far."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.looks = 0
        self.replays = 0
        self.seconds = 0.0


def setups(game: Game) -> list[tuple[int, tuple[str, ...]]]:
    """Every number of seats with every set of variants that the rules allow."""
    subsets = itertools.chain.from_iterable(
        itertools.combinations(game.variants, size) for size in range(len(game.variants) + 1)
    )
    return [(seats, some) for some in subsets for seats in game.seat_counts if allowed(game, seats, some)]


def allowed(game: Game, seats: int, variants: tuple[str, ...]) -> bool:
    try:
        game.table(seats=seats, seed=0, variants=variants)
    except Refused:
        return False
    return True


def encoded(table: Table) -> bytes:
    return msgspec.json.encode(table.position())


def look(table: Table, seat: int) -> None:
    """What can be checked at any moment."""
    for who in (*range(table.seats), None):
        assert table.view_json(who) == msgspec.json.encode(table.view(who)), "the view as JSON is another"
    before = encoded(table)
    try:
        table.answer(seat, "no such move")
    except (Refused, Unreadable):
        assert encoded(table) == before, "a refusal changed the table"
    else:
        raise AssertionError("a move that was not offered was accepted")


def play(table: Table, rng: random.Random, tally: Tally) -> None:
    """One game to its end."""
    length = 0
    while not table.over:
        questions = table.questions()
        assert questions, "the game is not over, and nobody is asked"
        for question in questions:
            assert question.options, f"{question.rule} asks without an option"
            if (tally.decisions + length) % LOOK_EVERY == 0:
                look(table, question.seat)
                tally.looks += 1
            table.answer(question.seat, rng.choice(question.options), number=question.number)
            length += 1
        assert length < ENDLESS, "the game does not end"
    assert table.result is not None, "the game is over without a result"
    tally.games += 1
    tally.decisions += length
    tally.longest = max(tally.longest, length)


def replay(table: Table, tally: Tally) -> None:
    again = gloam.replay(gloam.journal(table))
    assert encoded(again) == encoded(table), "the journal does not lead to the same position"
    tally.replays += 1


def soak(game: Game, decisions: int, seed: int, progress: Progress, console: Console) -> Tally:
    tally = Tally()
    rng = random.Random(seed)
    kinds = setups(game)
    task = progress.add_task(game.title, total=decisions)
    start = time.process_time()
    while tally.decisions < decisions:
        seats, variants = kinds[tally.games % len(kinds)]
        table = game.table(seats=seats, seed=rng.getrandbits(32), variants=variants)
        try:
            play(table, rng, tally)
            progress.update(task, completed=tally.decisions)
            if tally.games % REPLAY_EVERY == 0:
                replay(table, tally)
        except Exception:
            console.print("This game went wrong:")
            console.print(gloam.journal(table).text(), markup=False, highlight=False)
            raise
    tally.seconds = time.process_time() - start
    return tally


def figures(game: Game, tally: Tally) -> Grid:
    grid = Grid(title=f"{game.title}: nothing went wrong", title_justify="left", box=box.SIMPLE, show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    counts = {
        "setups": len(setups(game)),
        "games": tally.games,
        "decisions": tally.decisions,
        "longest game, decisions": tally.longest,
        "moments looked at closely": tally.looks,
        "journals replayed": tally.replays,
        "decisions per CPU-second, checks included": tally.decisions / tally.seconds,
    }
    for name, count in counts.items():
        grid.add_row(name, f"{count:,.0f}")
    return grid


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(gloam.games()), help="which games; all if none is named")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="how many a game")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    console = Console()
    console.print(f"Soaking the {'compiled' if gloam.compiled else 'interpreted'} engine, seed {asked.seed}.")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        for name in asked.games:
            game = gloam.game(name)
            tally = soak(game, asked.decisions, asked.seed, progress, console)
            console.print(figures(game, tally))
    console.print(f"Most memory held: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:,.0f} MiB.")


if __name__ == "__main__":
    main()
