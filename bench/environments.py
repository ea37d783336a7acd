"""Environments to learn in, ours and other people's, in one and the same loop: random agents, an observation each step.

    python bench/environments.py pettingzoo vendetta 4 --seconds 2
    python bench/environments.py openspiel rivals 2
    python bench/environments.py rlcard gin-rummy

prints one line of JSON: steps per CPU-second. `--all` measures everything that is installed, around and around, beside
the calibration loop, and prints the medians as a table. Interpreted or compiled: whichever this Python finds.
"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

Game = Callable[[random.Random], int]
"""Plays one random game to its end and tells how many steps it took."""

OURS = (("vendetta", 4), ("blood-orders", 2), ("blood-orders", 4), ("rivals", 2))
RLCARD = ("blackjack", "leduc-holdem", "limit-holdem", "no-limit-holdem", "doudizhu", "mahjong", "uno", "gin-rummy")
HERE = Path(__file__).resolve().parent


def picked(options: list[int], rng: random.Random) -> int:
    return options[int(rng.random() * len(options))]


def pettingzoo(name: str, seats: int) -> Game:
    """`last()`, with observation, mask and info, then `step()`."""
    from gloam.lab.frameworks import pettingzoo as gloam_pettingzoo

    env = gloam_pettingzoo.env(name, seats=seats)

    def play(rng: random.Random) -> int:
        env.reset(seed=rng.getrandbits(32))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else picked(seen["action_mask"].nonzero()[0].tolist(), rng))
            steps += not over
        return steps

    return play


def openspiel(name: str, seats: int) -> Game:
    """The legal actions and the observation of whoever is to act, then `apply_action()`."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    from gloam.lab.frameworks.openspiel import short_name

    game = pyspiel.load_game(f"{short_name(name)}(seats={seats})")
    observation = make_observation(game)

    def play(rng: random.Random) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.randrange(game.max_chance_outcomes()))
            else:
                observation.set_from(state, state.current_player())
                state.apply_action(picked(state.legal_actions(), rng))
                steps += 1
        return steps

    return play


def rlcard(name: str, _seats: int) -> Game:
    """What its own `run` does: the state of whoever is to act, with observation and legal actions, then `step()`."""
    import rlcard as rlcard_package

    env = rlcard_package.make(name, {"seed": 1})

    def play(rng: random.Random) -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(picked(list(state["legal_actions"]), rng))
            steps += 1
        return steps

    return play


FRAMEWORKS: dict[str, Callable[[str, int], Game]] = {"pettingzoo": pettingzoo, "openspiel": openspiel, "rlcard": rlcard}


def measure(framework: str, name: str, seats: int, seconds: float) -> dict[str, object]:
    try:
        play = FRAMEWORKS[framework](name, seats)
    except ImportError as problem:
        return {"skipped": str(problem)}
    rng = random.Random(1)
    play(rng)  # the first game pays for what is loaded late
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        steps += play(rng)
    return {"framework": framework, "game": name, "seats": seats, "per_second": steps / spent}


def asked_of(python: str, *words: str) -> dict[str, object]:
    done = subprocess.run([python, *words], capture_output=True, text=True, check=False)
    answer: dict[str, object] = json.loads(done.stdout) if not done.returncode else {"skipped": done.stderr[-200:]}
    return answer


def measure_all(pythons: list[str], seconds: float, rounds: int) -> None:
    """Each in a process of its own, one after another and around again, so that a slow moment hits all of them."""
    ours = [(framework, name, str(seats)) for framework in ("pettingzoo", "openspiel") for name, seats in OURS]
    every = [*ours, *[("rlcard", name, "0") for name in RLCARD]]
    figures: dict[str, list[float]] = {}
    for _ in range(rounds):
        loop = asked_of(sys.executable, str(HERE / "calibrate.py"))
        figures.setdefault("calibration", []).append(float(str(loop["seconds"])))
        for words in every:
            for python in pythons:
                answer = asked_of(python, str(HERE / "environments.py"), *words, "--seconds", str(seconds))
                if "per_second" in answer:
                    figures.setdefault(f"{' '.join(words)} {python}", []).append(float(str(answer["per_second"])))
    for name, found in figures.items():
        print(f"{statistics.median(found):12,.2f}  {name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("framework", nargs="?", choices=FRAMEWORKS)
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("seats", nargs="?", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU-seconds a figure is measured for")
    parser.add_argument("--all", nargs="*", metavar="PYTHON", help="everything, with each of these Pythons")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    if asked.all is not None:
        measure_all(asked.all or [sys.executable], asked.seconds, asked.rounds)
    else:
        print(json.dumps(measure(asked.framework, asked.game, asked.seats, asked.seconds)))


if __name__ == "__main__":
    main()
