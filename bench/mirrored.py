"""Plays Rivals for two with the same ready deck on both sides, each deal from both seats: no deck helps anybody.

    python bench/mirrored.py BOT OTHER DEALS SEED

Says how often the first bot won, in all and by deck. A game adds a line, so that one sees how far it has come.
"""

from __future__ import annotations

import sys

import gloam
from gloam import bots
from gloam.core.setup import Setup
from gloam.lab.simulate import Share
from gloam.rivals.ready_decks import READY

APART = 100_000  # so many deals have a seed of their own


def won(names: tuple[str, str], seat: int, seed: int, deck: str) -> float:
    """What part of the victory is the first bot's, at this seat."""
    table = gloam.game("rivals").begun(Setup("rivals", 2, (), seed, decks=(deck, deck)))
    seated = names if seat == 0 else names[::-1]
    bots.play(table, [bots.make(name, seed) for name in seated])
    assert table.result is not None, "a game without a question is over"
    winners = table.result.winners
    return 1.0 / len(winners) if seat in winners else 0.0


def main(bot: str, other: str, deals: str, seed: str) -> None:
    found: dict[str, list[float]] = {deck: [] for deck in READY}
    for deal in range(int(deals)):
        deck = list(READY)[deal % len(READY)]
        for seat in range(2):
            found[deck].append(won((bot, other), seat, int(seed) * APART + deal, deck))
            print(deal, deck, seat, found[deck][-1], flush=True)
    for deck, games in [*found.items(), ("all", [game for each in found.values() for game in each])]:
        share = Share(deck, sum(games), len(games))
        low, high = share.interval
        print(f"{deck}: {share.wins:g} of {share.games}, {100 * low:.1f} to {100 * high:.1f} %")


if __name__ == "__main__":
    main(*sys.argv[1:])
