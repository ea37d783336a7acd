"""The recorded games are still played as they were recorded."""

from __future__ import annotations

import pytest

from tests.conformance.setups import Setup
from tests.playthroughs.record import HERE, RECORDED, name, playthrough


@pytest.mark.parametrize("setup", RECORDED, ids=name)
def test_the_recorded_game_is_played_again_line_by_line(setup: Setup) -> None:
    recorded = (HERE / name(setup)).read_text(encoding="utf-8").splitlines()
    assert playthrough(setup).splitlines() == recorded
