"""How often does the first bot beat three of the second? `python docs/examples/compare_bots.py greedy random`"""

import sys

import gloam
from gloam import bots

wins, games = 0, 100
for seed in range(games):
    table = gloam.game("vendetta").table(seats=4, seed=seed)
    bots.play(table, [bots.make(sys.argv[1 if seat == seed % 4 else 2], seed) for seat in range(4)])
    assert table.result is not None
    wins += seed % 4 in table.result.winners
print(f"{sys.argv[1]} wins {wins} of {games} games against three {sys.argv[2]}")
