"""The recorded games are still played as they were recorded."""

from __future__ import annotations

import pytest

from gloam.rivals.game import RIVALS
from tests.playthroughs.record import HERE, RECORDED, Game, playthrough
from tests.rivals import recorded
from tests.rivals.used import used


@pytest.mark.parametrize("game", RECORDED, ids=[game.name for game in RECORDED])
def test_the_recorded_game_is_played_again_line_by_line(game: Game) -> None:
    recorded = game.file.read_text(encoding="utf-8").splitlines()
    assert playthrough(game).splitlines() == recorded


def test_nothing_else_is_recorded() -> None:
    assert sorted(HERE.glob("*.txt")) == sorted([game.file for game in RECORDED])


def test_every_card_of_rivals_is_used_in_the_recorded_games() -> None:
    """If a change of the rules was meant to change them: `python -m tests.rivals.recorded` finds others."""
    found: set[str] = set()
    for game in recorded.GAMES:
        found |= used(recorded.played(game))
    assert sorted(set(RIVALS.card_ids()) - found) == []
    assert {game.seats for game in recorded.GAMES} == {2, 3, 4}
    played = {name for game in recorded.GAMES for name in game.variants}
    assert played == {"first-game", "first-print", "late-prince", "prague", "conclave-22"}
