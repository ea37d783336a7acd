"""Fitted evaluations: weights that change as the game goes on, chances that add up, files that are read or refused."""

from __future__ import annotations

import pytest

from gloam.bots.evaluation import Weights, between, read_weights
from gloam.core.refusal import Unreadable

STAGES = (2.0, 5.0, 9.0)
WEIGHTS = Weights(("points", "fear"), STAGES, [[0.0, -1.0], [0.3, 0.0], [0.7, 1.0]], [4.0, 2.0, 1.0])
FILE = """
game = "blood-orders"
stages = [2, 9]
spread = [8, 4]
[prices]
points = [0.1, 0.5]
fear = [-0.1, 0]
"""


def test_weights_lie_between_those_of_two_stages_and_stay_the_same_before_and_after_all_of_them() -> None:
    assert WEIGHTS.at(1.0) == WEIGHTS.at(2.0) == [0.0, -1.0]
    assert WEIGHTS.at(3.0) == pytest.approx([0.1, -2 / 3])
    assert WEIGHTS.at(5.0) == [0.3, 0.0]
    assert WEIGHTS.at(8.0) == pytest.approx([0.6, 0.75])
    assert WEIGHTS.at(9.0) == WEIGHTS.at(10.0) == [0.7, 1.0]


def test_the_fewer_points_decide_little_the_surer_is_whoever_leads() -> None:
    assert [WEIGHTS.spread(stage) for stage in (1.0, 2.0, 3.5, 5.0, 7.0, 9.0)] == [4.0, 4.0, 3.0, 2.0, 1.5, 1.0]
    sure = Weights(("points",), STAGES, [[1.0]] * 3, [4.0, 2.0, 1.0])
    found = [sure.chances(stage, [[3.0], [0.0]])[0] for stage in (2.0, 5.0, 9.0)]
    assert found == sorted(found)
    assert found[0] < 0.7
    assert found[2] > 0.95


def test_a_stage_is_found_between_its_neighbours() -> None:
    assert between(STAGES, 5.0) == (1, 0.0)
    assert between(STAGES, 6.0) == (1, 0.25)
    assert between((4.0,), 7.0) == (0, 0.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up_and_whoever_has_more_has_the_better_one(seats: int) -> None:
    chances = WEIGHTS.chances(9.0, [[float(seat), 0.0] for seat in range(seats)])
    assert sum(chances) == pytest.approx(1.0)
    assert chances == sorted(set(chances))
    assert WEIGHTS.chances(9.0, [[3.0, 1.0]] * seats) == pytest.approx([1 / seats] * seats)


def test_what_matters_late_need_not_matter_early() -> None:
    ahead = [[5.0, 0.0], [0.0, 0.0]]
    assert WEIGHTS.chances(2.0, ahead) == [0.5, 0.5]
    assert WEIGHTS.chances(5.0, ahead)[0] < WEIGHTS.chances(9.0, ahead)[0]


def test_a_file_of_weights_is_read_by_name() -> None:
    found = read_weights(FILE, ("fear", "points"))
    assert found.stages == (2.0, 9.0)
    assert found.prices == [[-0.1, 0.1], [0.0, 0.5]]
    assert found.spreads == [8.0, 4.0]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "stages = [1]\nspread = [1]\nprices = 3",
        FILE.replace("fear", "terror"),
        FILE + "blood = [1, 1]",
        FILE.replace("[-0.1, 0]", "[-0.1]"),
        FILE.replace("[-0.1, 0]", '["much", 0]'),
        FILE.replace("stages = [2, 9]", "stages = []"),
        "stages = []\nspread = []\n[prices]\npoints = []\nfear = []",
        FILE.replace("spread = [8, 4]", "spread = [8, 0]"),
        FILE.replace("spread = [8, 4]", ""),
        FILE.replace("stages = [2, 9]", "stages = [9, 2]"),
    ],
)
def test_a_file_of_other_weights_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_weights(text, ("points", "fear"))
