"""Gloam's own figures, through the library as anyone uses it. Interpreted or compiled: whichever this Python finds.

    python bench/engine.py vendetta --seconds 1

prints one line of JSON. Everything is in CPU time of this process. Random play lists the options of every decision.
Playouts and searches start from tables half-way through a random game.
"""

import argparse
import gc
import json
import random
import time
import tracemalloc
from dataclasses import dataclass, replace
from pathlib import Path

import gloam
from gloam import bots
from gloam.bots.games import GAMES
from gloam.bots.playout import played_out
from gloam.core.game import Game
from gloam.core.table import Table
from gloam.rivals.cards.core import CORE
from gloam.rivals.catalogue import CARDS, LIBRARY_CARD, NO_CLAN, NUMBER
from gloam.rivals.decks import ALIKE, MOST, Deck
from gloam.rivals.game import RIVALS
from gloam.rivals.ready_decks import READY, ready

SEATS = 4
PLAY_SEATS = {"vendetta": 4, "blood-orders": 4, "rivals": 2}  # at how many random play is measured
MIDDLES = 20  # how many mid-game tables a figure is averaged over
CLONES = 200
POSITIONS = 6  # how many of them are searched: a round over all of them is the least that is measured
ITERATIONS = 30  # for each


@dataclass(frozen=True)
class Setting:
    """A game at so many seats; where its decks are lists that have to be read, at tables that were begun before."""

    game: Game
    seats: int = SEATS
    begun: tuple[Table, ...] = ()

    def table(self, seed: int) -> Table:
        if self.begun:
            return self.begun[seed % len(self.begun)].clone()
        return self.game.table(seats=self.seats, seed=seed)


def largest_tables() -> tuple[Table, ...]:
    """Four players of Rivals with the ready decks, and in each as many cards as a deck may have."""
    decks = [filled(ready(name)) for name in list(READY)[:SEATS]]
    return tuple([RIVALS.table(SEATS, seed, decks=decks) for seed in range(MIDDLES)])


def filled(deck: Deck) -> Deck:
    """The same with further cards of the core box that its clan can play, in the order of the box."""
    clan, library = CARDS[NUMBER[deck.vampires[0]]].clan, dict(deck.library)
    for card in CORE:
        if card.kind & LIBRARY_CARD and card.clan in (clan, NO_CLAN):
            has = library.get(card.id, 0)
            library[card.id] = has + min(ALIKE - has, MOST - sum(library.values()))
    return replace(deck, library=tuple([(card, copies) for card, copies in library.items() if copies]))


def decide(table: Table, rng: random.Random) -> int:
    """Answer every question open now, at random. How many there were."""
    questions = table.questions()
    for question in questions:
        options = question.options
        table.answer(question.seat, options[int(rng.random() * len(options))])
    return len(questions)


def length(setting: Setting, seed: int) -> int:
    rng = random.Random(seed)
    table = setting.table(seed)
    decisions = 0
    while not table.over:
        decisions += decide(table, rng)
    return decisions


def middle(setting: Setting, seed: int) -> Table:
    """A table half-way through its random game."""
    half = length(setting, seed) // 2
    rng = random.Random(seed)
    table = setting.table(seed)
    decisions = 0
    while decisions < half:
        decisions += decide(table, rng)
    return table


def decisions_per_second(setting: Setting, seconds: float) -> float:
    decisions = 0
    seed = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += length(setting, seed)
        seed += 1
    return decisions / spent


def clone_microseconds(setting: Setting, seconds: float) -> float:
    tables = [middle(setting, seed) for seed in range(MIDDLES)]
    rounds = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for table in tables:
            for _ in range(50):
                table.clone()
        rounds += 1
    return spent / (rounds * len(tables) * 50) * 1e6


def decision_and_views_microseconds(setting: Setting, seconds: float) -> float:
    """One decision, and then what it makes every seat see, as JSON."""
    decisions = 0
    seed = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        rng = random.Random(seed)
        table = setting.table(seed)
        seed += 1
        while not table.over:
            question = table.questions()[0]
            table.answer(question.seat, question.options[int(rng.random() * len(question.options))])
            for seat in range(setting.seats):
                table.view_json(seat)
            decisions += 1
    return spent / decisions * 1e6


def playouts_per_second(setting: Setting, seconds: float) -> float:
    """Tables that the seat to answer imagines, each played on by the game's guide as far as a search would."""
    guide = GAMES[setting.game.name]
    tables = [middle(setting, seed) for seed in range(MIDDLES)]
    rng = random.Random(0)
    playouts = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for table in tables:
            imagined = table.seat(table.waiting_for()[0]).imagine(rng)
            played_out(imagined, guide, guide.mark(imagined))
        playouts += len(tables)
    return playouts / spent


def iterations_per_second(setting: Setting, seconds: float) -> float:
    """Iterations of `search`, with all that thinking about a question takes besides."""
    tables = [middle(setting, seed) for seed in range(POSITIONS)]
    bot = bots.make(f"search@{ITERATIONS}", 0)
    iterations = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for table in tables:
            question = table.questions()[0]
            thought = bot.think(table.seat(question.seat), question)
            iterations += 0 if thought is None else thought.iterations
    return iterations / spent


def resident_bytes() -> int:
    """What this process holds in memory now; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * 4096


def table_bytes(setting: Setting) -> float:
    """Memory of a mid-game copy: as Python counts it, or, compiled, as the system does (over ten times as many)."""
    table = middle(setting, 0)
    gc.collect()
    if gloam.compiled:
        before = resident_bytes()
        clones = [table.clone() for _ in range(CLONES * 10)]
        return (resident_bytes() - before) / len(clones)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    clones = [table.clone() for _ in range(CLONES)]
    held = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return held / len(clones)


def quarters_microseconds(setting: Setting, seconds: float) -> tuple[float, float]:
    """What a decision costs in the first quarter of a game and in the last: the same, if nothing piles up."""
    spent = [0.0] * 4
    decisions = [0] * 4
    seed = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        whole = length(setting, seed)
        rng = random.Random(seed)
        table = setting.table(seed)
        seed += 1
        done = 0
        for quarter in range(4):
            end = whole * (quarter + 1) // 4
            first = done
            start = time.process_time()
            while done < end:
                done += decide(table, rng)
            spent[quarter] += time.process_time() - start
            decisions[quarter] += done - first
    return spent[0] / decisions[0] * 1e6, spent[3] / decisions[3] * 1e6


def measure(name: str, seconds: float) -> dict[str, object]:
    game = gloam.game(name)
    setting = Setting(game)
    length(setting, 0)  # the first game pays for what is loaded late
    memory = table_bytes(setting)
    first, last = quarters_microseconds(setting, seconds)
    return {
        "game": name,
        "compiled": gloam.compiled,
        "play_seats": PLAY_SEATS[name],
        "decisions_per_second": decisions_per_second(Setting(game, PLAY_SEATS[name]), seconds),
        "clone_us": clone_microseconds(setting, seconds / 2),
        "decision_and_views_us": decision_and_views_microseconds(setting, seconds),
        "playouts_per_second": playouts_per_second(setting, seconds),
        "iterations_per_second": iterations_per_second(setting, seconds),
        "table_bytes": memory,
        "first_quarter_us": first,
        "last_quarter_us": last,
        "decisions_per_game": sum(length(setting, seed) for seed in range(MIDDLES)) / MIDDLES,
        **(with_largest_decks(game, seconds) if name == "rivals" else {}),
    }


def with_largest_decks(game: Game, seconds: float) -> dict[str, object]:
    """The same at the largest tables there are."""
    setting = Setting(game, SEATS, largest_tables())
    return {
        "largest_decisions_per_second": decisions_per_second(setting, seconds),
        "largest_clone_us": clone_microseconds(setting, seconds / 2),
        "largest_decision_and_views_us": decision_and_views_microseconds(setting, seconds),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=1.0)
    asked = parser.parse_args()
    print(json.dumps(measure(asked.game, asked.seconds)))


if __name__ == "__main__":
    main()
