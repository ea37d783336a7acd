"""One hash over many random games: the same interpreted and compiled, on every machine, whatever the hash seed."""

from __future__ import annotations

import hashlib
import json
import sys
from random import Random

from tests.conformance.setups import SETUPS, everything_seen, play, set_up


def fingerprint(games: int) -> str:
    """Play so many games and hash the final position and everything anybody has seen of each."""
    total = hashlib.sha256()
    for seed in range(games):
        table = set_up(SETUPS[seed % len(SETUPS)], seed)
        play(table, Random(seed))
        total.update(json.dumps([table.position(), everything_seen(table)], sort_keys=True).encode())
    return total.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(fingerprint(int(sys.argv[1])) + "\n")
