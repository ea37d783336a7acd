"""Other people's engines, measured as ours is: random play, the legal options listed at every decision, no views.

    python bench/peers.py rlcard-gin-rummy --seconds 1.5

prints one line of JSON: decisions per CPU-second, or why there is no figure. Moves of chance are not counted.
"""

import argparse
import importlib.metadata
import json
import random
import time
from collections.abc import Callable

Game = Callable[[random.Random], int]
"""Plays one random game to its end and tells how many decisions it took."""


def open_spiel(name: str) -> Game:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: random.Random) -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                options = state.legal_actions()
                state.apply_action(options[int(rng.random() * len(options))])
                decisions += 1
        return decisions

    return play


def rlcard_gin_rummy() -> Game:
    """Its game without its environment: that adds numpy observations, which are views."""
    from rlcard.games.gin_rummy import Game as GinRummy

    game = GinRummy()

    def play(rng: random.Random) -> int:
        decisions = 0
        game.np_random.seed(rng.getrandbits(32))
        game.init_game()
        while not game.is_over():
            options = game.judge.get_legal_actions()
            game.step(options[int(rng.random() * len(options))])
            decisions += 1
        return decisions

    return play


def python_chess() -> Game:
    import chess

    def play(rng: random.Random) -> int:
        decisions = 0
        board = chess.Board()
        while options := list(board.legal_moves):
            if board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition():
                break
            board.push(options[int(rng.random() * len(options))])
            decisions += 1
        return decisions

    return play


PEERS: dict[str, tuple[str, Callable[[], Game]]] = {
    "openspiel-gin-rummy": ("open_spiel", lambda: open_spiel("gin_rummy")),
    "openspiel-backgammon": ("open_spiel", lambda: open_spiel("backgammon")),
    "rlcard-gin-rummy": ("rlcard", rlcard_gin_rummy),
    "python-chess": ("chess", python_chess),
}


def measure(peer: str, seconds: float, seed: int) -> dict[str, object]:
    package, make = PEERS[peer]
    try:
        play = make()
    except ImportError as problem:
        return {"peer": peer, "skipped": f"{package} is not installed ({problem})"}
    rng = random.Random(seed)
    play(rng)  # the first game pays for what is loaded late
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play(rng)
        games += 1
    version = importlib.metadata.version(package)
    return {"peer": peer, "version": version, "games": games, "decisions": decisions, "per_second": decisions / spent}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("peer", choices=PEERS)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(json.dumps(measure(asked.peer, asked.seconds, asked.seed)))


if __name__ == "__main__":
    main()
