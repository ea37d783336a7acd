"""What an evaluation of Rivals looks at, and what prices are fitted to."""

from __future__ import annotations

import pytest

import gloam
from gloam import bots
from gloam.bots.rivals.features import NAMES, features
from gloam.bots.rivals.guide import RIVALS
from gloam.rivals.table import rivals
from gloam.rivals.winning import goal
from tests.bots.asking import questions
from tests.rivals.scenario import City, out, seat, vampire


def named(city: City, place: int) -> dict[str, float]:
    return dict(zip(NAMES, features(city.table, place), strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_a_number_for_each_name_and_chances_add_up(seats: int) -> None:
    for table, _ in questions("rivals", "AskAction", seats, 1)[::9]:
        here = rivals(table)
        found = [dict(zip(NAMES, features(here, place), strict=True)) for place in range(seats)]
        assert [one["agenda"] for one in found] == here.agenda
        assert sum([one["turn"] for one in found]) == 1.0
        chances = RIVALS.chances(here)
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1.0)


def test_vampires_at_home_outside_and_in_torpor_are_told_apart() -> None:
    city = City(
        A=seat(coterie=[out("Hydra", blood=2), vampire("Doc", blood=4)], torpor=[vampire("Karma", blood=1)], agenda=4),
        B=seat(coterie=["Ty Smith"]),
        street=["Cop"],
    )
    mine, theirs = named(city, 0), named(city, 1)
    assert (mine["vampires"], mine["outside"], mine["weak"], mine["alone"]) == (2.0, 1.0, 1.0, 0.0)
    assert (mine["blood"], mine["waking"]) == (6.0, 1.0)
    assert (theirs["vampires"], theirs["alone"]) == (1.0, 1.0)
    assert (mine["prey_alone"], theirs["prey_alone"]) == (1.0, 0.0)


def test_what_lies_with_vampires_and_the_strongest_of_them_are_seen() -> None:
    city = City(
        A=seat(coterie=[vampire("Pong", on=["Sewer Rat", "Mongrel"], blood=2), "Doc"], torpor=["Karma"]),
        B=seat(coterie=["Ty Smith"]),
    )
    mine, theirs = named(city, 0), named(city, 1)
    assert (mine["aids"], mine["harms"], mine["sleepers"]) == (2.0, 0.0, 1.0)
    assert (theirs["aids"], theirs["sleepers"]) == (0.0, 0.0)
    doc = city.card("Doc")
    assert mine["sound"] == float(max(2, city.table.blood(doc)))
    assert mine["best"] >= max(city.table.face(doc).attributes)


def test_whoever_has_won_has_reached_the_goal_and_nobody_else() -> None:
    """By Agenda or by the fall of others: prices are fitted to that."""
    judged = RIVALS.evaluation
    assert judged is not None
    for seed in range(4):
        table = gloam.game("rivals").table(seats=3, seed=seed)
        bots.play(table, [bots.make("greedy", seed)] * 3)
        assert table.result is not None
        scores = judged.scores(table)
        goals = [goal(rivals(table), place) for place in range(3)]
        assert [place for place in range(3) if scores[place] >= goals[place]] == list(table.result.winners)
        fallen = [place for place in range(3) if not rivals(table).coterie[place] or not rivals(table).prestige[place]]
        assert [scores[place] for place in fallen if place not in table.result.winners] == [0.0] * len(
            [place for place in fallen if place not in table.result.winners]
        )
