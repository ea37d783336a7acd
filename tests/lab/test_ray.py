"""Ray plays the same games. Run by `make test-ray`, which installs it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gloam.lab.crew import Crew, crew
from gloam.lab.frameworks.missing import Missing
from gloam.lab.simulate import Rotation, simulate

PLAN = Rotation("vendetta", 4, (), ("greedy", "random", "search@2", "random"), seed=3, games=9)

try:
    CREW: Crew | None = crew("ray", 2)
except Missing:
    CREW = None


@pytest.mark.skipif(CREW is not None, reason="Ray is installed")
def test_without_ray_its_extra_is_named() -> None:
    with pytest.raises(Missing) as no:
        crew("ray", 2)
    assert no.value.extra == "ray"


@pytest.mark.ray
@pytest.mark.skipif(CREW is None, reason="Ray is not installed")
@pytest.mark.filterwarnings("default")
def test_ray_plays_the_same_games_in_the_same_order() -> None:
    assert CREW is not None
    there = [replace(game, seconds=0.0) for game in simulate(PLAN, CREW)]
    here = [replace(game, seconds=0.0) for game in simulate(PLAN, Crew())]
    assert there == here
    rest = [replace(game, seconds=0.0) for game in simulate(PLAN, CREW, first=7)]
    assert rest == here[7:]
