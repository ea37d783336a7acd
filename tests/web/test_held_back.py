"""While something is played out, the log writes a line when its moment has passed: each frame says how far it tells."""

from __future__ import annotations

import re
from random import Random

import pytest

import gloam
from gloam.core.table import Table
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.still import still
from gloam.web.pages.table import staged, told_by
from gloam.words.pages import Speech

NAMES = ["Anna", "Boris", "Chloe", "Dora"]
SEATS = {"vendetta": 3, "blood-orders": 2, "rivals": 2}
DECISIVE = {"vendetta": "won", "blood-orders": "action", "rivals": "summed"}


def looked_at(table: Table) -> int:
    """How many frames a stage has, each of which tells what the ones before it tell, and more."""
    game = table.setup.game
    scene = still(table, None, "T", NAMES[: table.seats], Speech("en", game), "key")
    stage = GAMES[game].drawing.stage(scene)
    if stage is None:
        return 0
    told = told_by(scene, stage)
    assert told == sorted(told)
    assert all(stage.first <= upto <= len(scene.events) for upto in told)
    for frame, upto in zip(stage.frames, told, strict=True):
        later = scene.events[upto:]
        assert not any(event is other for event in frame.events for other in later), frame.title
    first = next((place for place, frame in enumerate(stage.frames) if decides(game, frame.events)), None)
    if first:
        written = scene.events[stage.first : told[first - 1]]
        assert not decides(game, written), "nothing tells the end before its frame"
    assert re.findall(r'data-told="(\d+)"', str(staged(scene, stage))) == [str(upto) for upto in told]
    return len(told)


def decides(game: str, events: object) -> bool:
    assert isinstance(events, (list, tuple))
    return any(event["what"] == DECISIVE[game] for event in events)


@pytest.mark.parametrize("game", list(GAMES))
def test_each_frame_says_how_many_events_may_be_read_once_it_was_seen(game: str) -> None:
    table, rng, most = gloam.game(game).table(seats=SEATS[game], seed=3), Random(3), 0
    for _ in range(500):
        if table.over or most >= 5:
            break
        question = rng.choice(table.questions())
        table.answer(question.seat, rng.choice(question.options))
        most = max(most, looked_at(table))
    assert most >= 3
