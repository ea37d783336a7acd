"""The end of the game: what counts, and who has won."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.bases import CityStep
from gloam.blood_orders.catalogue import IDS, RITUAL, RITUALS, VICTIMS, EndPoints, LessScoredFear
from gloam.blood_orders.table import TRACK_END, BloodOrdersTable
from gloam.core.effect import NOWHERE, Source
from gloam.core.table import Result

# The marked spaces of the fear track and what they are worth. [score.fear]
MARKS: Final = ((0, 4), (3, 2), (6, 0), (9, -2), (12, -5), (15, -8), (18, -11), (21, -14), (25, -18))
INFLUENCE_A_POINT: Final = 2


def fear_points(space: int) -> int:
    """The value of the last marked space reached or passed."""
    return [points for mark, points in MARKS if mark <= space][-1]


WORTH: Final = tuple([fear_points(space) for space in range(TRACK_END + 1)])


def fear_ahead(table: BloodOrdersTable, seat: int) -> tuple[int, ...]:
    """What a seat's fear counts at the end: where its marker stands, and on every space after that. [score.fear]"""
    less = table.bonus(seat, LessScoredFear)
    return tuple([WORTH[max(0, space - less)] for space in range(table.fear[seat], TRACK_END + 1)])


def score(table: BloodOrdersTable, seat: int) -> dict[str, int]:
    """The parts of a result and their sum. [score.sum]"""
    parts = {
        "hand": sum([VICTIMS[card].points for card in table.victims_in_hand(seat)]),
        "rituals": sum([RITUALS[ritual - RITUAL].points for ritual in table.rituals[seat]]),
        "tokens": table.points[seat],
        "influence": table.influence[seat] // INFLUENCE_A_POINT,
        "fear": fear_ahead(table, seat)[0],
        "powers": end_points(table, seat),
    }
    parts["total"] = sum(parts.values())
    return parts


def end_points(table: BloodOrdersTable, seat: int) -> int:
    source = Source(seat, NOWHERE)
    return sum([one.points.of(table, source) for one in table.standing(seat) if isinstance(one, EndPoints)])


def standing_of(table: BloodOrdersTable, seat: int) -> tuple[int, int, int, int]:
    """What is compared, in order: score, cards in hand, Rituals, blood. [tie.vampires] [tie.rituals] [tie.blood]"""
    return (score(table, seat)["total"], len(table.hand[seat]), len(table.rituals[seat]), table.blood[seat])


TIE_BREAKS: Final = ("", "tie.vampires", "tie.rituals", "tie.blood")


class Score(CityStep):
    """The highest score wins; what nothing separates wins together. [score.winner] [tie.shared]"""

    def do(self, table: BloodOrdersTable) -> None:
        seats = range(table.setup.seats)
        standings = [standing_of(table, seat) for seat in seats]
        order = sorted(standings, reverse=True)
        winners = tuple([seat for seat in seats if standings[seat] == order[0]])
        places = tuple([order.index(standings[seat]) + 1 for seat in seats])
        rule = "tie.shared" if len(winners) > 1 else decided_by(order)
        table.result = Result(winners, places, tuple([score(table, seat) for seat in seats]), rule)
        table.phase = "over"
        for seat in table.clockwise(table.start):
            show_hand(table, seat)
        table.tell("game-over", rule or "score.winner", winners[0], {"winners": winners})


def show_hand(table: BloodOrdersTable, seat: int) -> None:
    """The cards that were counted, those drawn in secret among them. [table.shown-at-end]"""
    if table.hand[seat]:
        table.show(table.hand[seat])
        names = tuple([IDS[card] for card in table.hand[seat]])
        table.tell("cards-shown", "table.shown-at-end", seat, {"hand": names})


def decided_by(order: list[tuple[int, int, int, int]]) -> str:
    """The rule that told the first from the second."""
    for place, rule in enumerate(TIE_BREAKS):
        if order[0][place] != order[1][place]:
            return rule
    return "tie.shared"
