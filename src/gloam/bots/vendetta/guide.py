"""What a search has to know of Vendetta: how others may play on, and who stands how well at the end of a round."""

from __future__ import annotations

from importlib.resources import files
from math import exp
from typing import ClassVar, Final

from gloam.bots.evaluation import shares
from gloam.bots.guide import Guide, ahead, ranked, won
from gloam.bots.judge import Judge
from gloam.bots.policy import Prices, read_prices
from gloam.bots.vendetta import characters
from gloam.bots.vendetta.clans import strongest
from gloam.bots.vendetta.judge import VendettaJudge, standing
from gloam.bots.vendetta.traits import NAMES, VendettaPolicy
from gloam.core.question import Question
from gloam.core.table import Table
from gloam.vendetta.rounds import LAST_ROUND
from gloam.vendetta.table import NONE, VendettaTable, vendetta

OUT: Final = -50.0  # points of who is out of the game
SPREAD: Final = (2.0, 1.1)  # points of Influence that decide little: at the end, and more for each round to come
LAST_BLOOD: Final = 0.35  # what Blood is worth before the last round, beside what it is worth in it
MOST: Final = 10  # Blood that can be put to use


class VendettaGuide(Guide):
    """A playout goes to the end of the round, by the quick policy."""

    judge: ClassVar[Judge] = VendettaJudge()
    guesses: ClassVar[bool] = True

    def __init__(self, prices: Prices) -> None:
        self.habits: Final = VendettaPolicy(prices)
        self.policy = self.habits

    def following(self, prices: Prices) -> Guide:
        return VendettaGuide(prices)

    def mark(self, table: Table) -> int:
        return vendetta(table).round

    def far_enough(self, table: Table, mark: int) -> bool:
        here = vendetta(table)
        return here.round > mark and here.phase != "resolution"

    def chances(self, table: Table) -> list[float]:
        here = vendetta(table)
        if here.result is not None:
            return won(here.result.winners, here.setup.seats)
        to_come = LAST_ROUND - here.round + 1
        return shares(standings(here), SPREAD[0] + SPREAD[1] * to_come)

    def lead(self, table: Table, seat: int) -> float:
        here = vendetta(table)
        mate = here.mate(seat)
        return ahead(standings(here), [seat] if mate == NONE else [seat, mate])

    def promising(self, table: Table, question: Question) -> list[str]:
        return ranked(question.options, self.judge.values(table, question), table.chance)

    def settled(self, character: str, table: Table, question: Question) -> str:
        """A clan's cards are still to be dealt, and a round tells too little of a whole game: the master goes by what
        was measured, everybody else by lot."""
        if question.what != "AskClan":
            return ""
        if character == "master":
            return strongest(question.options)
        return question.options[table.chance.below(len(question.options))]

    def lean(self, character: str, table: Table, question: Question, option: str) -> float:
        return characters.lean(character, vendetta(table), question, option)

    def likely(self, table: Table, seat: int) -> float:
        """Whoever laid a hidden card chose it as the policy would, with Blood or without."""
        here = vendetta(table)
        worth = 0.0
        for spot, cards in enumerate(here.at):
            if spot % here.setup.seats != seat:
                for card in cards:
                    if not here.up[card] and not here.seen[card] >> seat & 1:
                        worth += self.habits.hiding(card, here.blood_at[spot] > 0)
        return exp(worth)

    def twins(self, question: Question, option: str) -> list[str]:
        """The same card at the same place, the other way up."""
        if question.what != "AskPlace":
            return []
        at, _, way = option.rpartition(" ")
        return [f"{at} {'down' if way == 'up' else 'up'}"]

    def quick(self, table: Table, place: int) -> list[str]:
        if self.habits.knows(table, place):
            return [self.habits.drawn(table, place)]
        options = table.choices[place]
        return [options[table.chance.below(len(options))]]


def standings(table: VendettaTable) -> list[float]:
    """Everyone's points: the score once the game is over, before that what can be expected of it."""
    seats = range(table.setup.seats)
    if table.result is not None:
        return [OUT if table.out[seat] else float(table.result.scores[seat]["total"]) for seat in seats]
    points = [OUT if table.out[seat] else standing(table, seat) for seat in seats]
    if table.round == LAST_ROUND:
        points = [one + LAST_BLOOD * min(MOST, blood) for one, blood in zip(points, table.blood, strict=True)]
    return points


VENDETTA: Final = VendettaGuide(
    read_prices(files("gloam.bots.vendetta").joinpath("weights.toml").read_text(encoding="utf-8"), NAMES)
)
