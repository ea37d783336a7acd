"""A tree of what may be answered, shared by all tables that a seat imagines."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log, sqrt
from random import Random
from typing import Final

from gloam.bots.guide import Guide
from gloam.bots.playout import follow, imagined, played_out
from gloam.bots.policy import GRAIN
from gloam.bots.thought import Opinion, Thought
from gloam.core.question import Question
from gloam.core.step import Together
from gloam.core.table import Seat, Table

CURIOSITY: Final = 0.5  # how much an option that was seldom tried is worth trying
EVERYBODYS: Final = 0.25  # of what a policy expects: it may be wrong
DRAWN: Final = 0.05  # a chance to win that somebody would give up for an option to think e times as much of it
EAGERNESS: Final = 0.5  # how much an option that is expected is worth trying
FIRST: Final = 2  # options tried at once where some promise more than others
WIDENING: Final = 1.5  # and how soon the others follow
RANKED_DEPTH: Final = 3  # so many answers deep, options are tried in the order of their promise
MANY: Final = 4  # with so few options all are tried
DECIDED: Final = 0.005  # a chance that is none, or as far from certainty
BELOW_ALL: Final = -9.0  # what no option is worth
NEARLY: Final = 0.03  # a chance to win by which two options hardly differ
DOUBT: Final = 0.3  # by how much one try errs
SURE: Final = 100  # visits after which an answer need not be thought about again

Key = tuple[tuple[int, str], ...]


class Weighed:
    """An option of a node: how often it could be chosen, how often it was, and what came of it for who chose it."""

    __slots__ = ("lead", "lean", "offered", "total", "visits")

    def __init__(self, lean: float = 0.0) -> None:
        self.lean: Final = lean
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.lead = 0.0  # points, summed up over the tables on which the game was decided

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    @property
    def worth(self) -> float:
        """What came of it, and how much its chooser is drawn to it."""
        return self.mean + self.lean

    def could_be(self, worth: float) -> bool:
        """Has it not been tried so often that it must be worth less?"""
        return self.worth + DOUBT / sqrt(self.visits) >= worth

    def learn(self, value: float) -> None:
        self.visits += 1
        self.total += value


def is_decided(chance: float) -> bool:
    return not DECIDED <= chance <= 1 - DECIDED


def by_lead(opinions: list[Opinion], weighed: Mapping[str, Weighed]) -> list[Opinion]:
    """Where all is lost, or won, whatever one does: what brings most points first, of what was tried often enough."""
    favourite = opinions[0]
    lost = max([opinion.chance for opinion in opinions]) < DECIDED
    if not lost and favourite.chance <= 1 - DECIDED:
        return opinions
    equal = [
        opinion
        for opinion in opinions
        if 2 * opinion.visits >= favourite.visits and (lost or opinion.chance > 1 - DECIDED)
    ]
    equal.sort(key=lambda opinion: -weighed[opinion.option].lead / opinion.visits)
    return [*equal, *[opinion for opinion in opinions if opinion not in equal]]


class Node:
    """A decision of one seat after certain answers. On one imagined table an option may exist that another has not."""

    __slots__ = ("leans", "options")

    def __init__(self, leans: dict[str, float]) -> None:
        self.options: Final[dict[str, Weighed]] = {}
        self.leans: Final = leans

    def offer(self, options: list[str]) -> None:
        """These can be chosen now."""
        for option in options:
            found = self.options.get(option)
            if found is None:
                found = self.options[option] = Weighed(self.leans.get(option, 0.0))
            found.offered += 1

    def choose(self, options: list[str], start: int) -> str:
        """The option to try next."""
        raise AssertionError(f"{type(self).__name__} chooses nothing")


class Ordered(Node):
    """Options are tried in the order of their promise, where some promise more."""

    __slots__ = ("ranks",)

    def __init__(self, promising: list[str] | None, leans: dict[str, float]) -> None:
        super().__init__(leans)
        self.ranks: Final = None if promising is None else {option: rank for rank, option in enumerate(promising)}

    def choose(self, options: list[str], start: int) -> str:
        """The untried come first, from a random `start` where none promises more."""
        candidates = self.candidates(options)
        self.offer(options)
        best, most = "", BELOW_ALL
        for place in range(len(candidates)):
            option = candidates[(place + (start if self.ranks is None else 0)) % len(candidates)]
            weighed = self.options[option]
            if not weighed.visits:
                return option
            worth = weighed.worth + CURIOSITY * sqrt(log(weighed.offered + 1) / weighed.visits)
            if worth > most:
                best, most = option, worth
        return best

    def candidates(self, options: list[str]) -> list[str]:
        """Where some options promise more, the others wait until those have been tried often."""
        ranks = self.ranks
        if ranks is None:
            return options
        tried = sum([weighed.visits for weighed in self.options.values()])
        count = FIRST + int(WIDENING * sqrt(tried))
        return sorted(options, key=lambda option: ranks.get(option, len(ranks)))[:count]


def expected(options: list[str], shares: list[float], leans: Mapping[str, float]) -> dict[str, float]:
    """How much each option deserves to be tried: a part is everybody's, the rest goes by the policy; and whoever is
    drawn to an option thinks of it sooner."""
    even = EVERYBODYS / len(options)
    weights = [
        (even + (1.0 - EVERYBODYS) * share) * exp(leans.get(option, 0.0) / DRAWN)
        for option, share in zip(options, shares, strict=True)
    ]
    whole = sum(weights)
    return {option: weight / whole for option, weight in zip(options, weights, strict=True)}


class Expected(Node):
    """Options are tried the sooner, the more often a policy would choose them; the more tries, the less that counts."""

    __slots__ = ("expected",)

    def __init__(self, expected: dict[str, float], leans: dict[str, float]) -> None:
        super().__init__(leans)
        self.expected: Final = expected

    def choose(self, options: list[str], start: int) -> str:
        """What was never tried is thought to be as good as the rest."""
        self.offer(options)
        visits, total = 0, 0.0
        for weighed in self.options.values():
            visits += weighed.visits
            total += weighed.total
        usual, eager = total / visits if visits else 0.0, EAGERNESS * sqrt(visits + 1)
        best, most = options[0], BELOW_ALL
        for place in range(len(options)):
            option = options[(place + start) % len(options)]
            weighed = self.options[option]
            mean = weighed.total / weighed.visits if weighed.visits else usual
            worth = mean + weighed.lean + eager * self.expected.get(option, 0.0) / (1 + weighed.visits)
            if worth > most:
                best, most = option, worth
        return best


class Tree:
    """One question being thought about. Everybody chooses for their own good, from what they know."""

    def __init__(self, seat: Seat, question: Question, first: Table, guide: Guide, leans: dict[str, float]) -> None:
        self.seat: Final = seat
        self.question: Final = question
        self.first: Final = first
        self.guide: Final = guide
        self.leans: Final = leans
        self.nodes: Final[dict[Key, Node]] = {}
        self.iterations = 0

    def settles(self, to_come: float) -> bool:
        """Is the choice made: could so many iterations to come change nothing?"""
        visits = sorted([one.visits for one in self.nodes[()].options.values()])
        return visits[-1] - visits[-2] > to_come

    def thought(self) -> Thought:
        weighed = self.nodes[()].options
        opinions = [Opinion(option, one.visits, one.mean) for option, one in weighed.items() if one.visits]
        opinions.sort(key=lambda opinion: (-opinion.visits, -opinion.chance))
        opinions = self.by_lot(by_lead(opinions, weighed))
        return Thought(tuple(opinions), self.iterations, tuple(self.then(opinions[0].option)))

    def by_lot(self, opinions: list[Opinion]) -> list[Opinion]:
        """One of those that differ only in what they hide, unless it was seen to be worse: as often as it is expected,
        so that hiding cannot be read."""
        root = self.nodes[()]
        if not isinstance(root, Expected) or is_decided(opinions[0].chance):
            return opinions
        first = opinions[0].option
        least, twins = root.options[first].worth - NEARLY, self.guide.twins(self.question, first)
        alike = [one for one in opinions[1:] if one.option in twins and root.options[one.option].could_be(least)]
        lot = self.first.chance.clone().below(GRAIN) / GRAIN
        for one in alike:
            lot -= root.expected[one.option] / (root.expected[one.option] + root.expected[first])
            if lot < 0:
                return [one, *[other for other in opinions if other is not one]]
        return opinions

    def then(self, choice: str) -> list[str]:
        """What the same seat would answer next, where that has been tried often enough and nothing comes to light
        before: the rest of a play."""
        me = self.question.seat
        table = self.first.clone()
        key: Key = ()
        found = [choice]
        while True:
            place = table.waiting_for().index(me)
            if found[-1] not in table.choices[place]:
                return found[1:-1]
            table.accept(place, found[-1])
            key = (*key, (me, found[-1]))
            node = self.nodes.get(key)
            if node is None or table.taught >> me & 1 or table.waiting_for() != [me]:
                return found[1:]
            visits, option = max([(weighed.visits, option) for option, weighed in node.options.items()])
            if visits < SURE:
                return found[1:]
            found.append(option)

    def iterate(self, luck: Random) -> None:
        """Imagine a table, follow the tree, play on from its edge, and remember what came of it."""
        self.iterations += 1
        table = imagined(self.seat, self.guide, luck)
        mark = self.guide.mark(table)
        path = self.descend(table, mark)
        chances = played_out(table, self.guide, mark)
        for weighed, seat in path:
            weighed.learn(chances[seat])
        first, seat = path[0]
        if is_decided(chances[seat]):
            first.lead += self.guide.lead(table, seat)

    def descend(self, table: Table, mark: int) -> list[tuple[Weighed, int]]:
        """Answer as the tree advises until an option is tried for the first time.

        In a secret simultaneous choice nobody's node depends on what the others have just chosen.
        """
        path: list[tuple[Weighed, int]] = []
        key: Key = ()
        known: Key = ()  # what all have seen
        place = [ask.seat for ask in table.open].index(self.question.seat)
        while True:
            seat = table.open[place].seat
            options = table.choices[place]
            together = isinstance(table.docket[-1], Together)
            node = self.node((*known, (seat, "")) if together and path else key, table, place, len(path))
            option = node.choose(options, table.chance.below(len(options)))
            weighed = node.options[option]
            path.append((weighed, seat))
            key = (*key, (seat, option))
            follow(table, seat, [option])
            if not (table.docket and isinstance(table.docket[-1], Together)):
                known = key
            if not weighed.visits or table.result is not None or self.guide.far_enough(table, mark):
                return path
            place = 0

    def node(self, key: Key, table: Table, place: int, depth: int) -> Node:
        found = self.nodes.get(key)
        if found is None:
            found = self.nodes[key] = self.begun(table, place, depth)
        return found

    def begun(self, table: Table, place: int, depth: int) -> Node:
        policy, leans = self.guide.policy, {} if depth else self.leans
        if policy is not None and policy.knows(table, place):
            return Expected(expected(table.choices[place], policy.shares(table, place), leans), leans)
        many = depth == 0 or (depth < RANKED_DEPTH and len(table.choices[place]) > MANY)
        return Ordered(self.guide.promising(table, table.question_of(place)) if many else None, leans)
