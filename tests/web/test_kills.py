"""Servers are killed at random moments, and nothing that they have acknowledged is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.web.store.records import KeptLine
from gloam.web.store.store import Store
from tests.web.kills import Trial, check
from tests.web.place import told

KILLS = 10


@pytest.mark.slow
@told
async def test_servers_that_are_killed_have_lost_nothing_that_they_acknowledged(tmp_path: Path, database: str) -> None:
    """One on a file; two on a server, and whoever plays does not know which of them is asked."""
    trial = Trial(tmp_path, database, servers=1 if database.startswith("sqlite") else 2)
    await trial.run(KILLS)
    trial.check()
    assert trial.kills == KILLS
    assert trial.acknowledged > 100, "there was something to lose"
    assert len(trial.delays + trial.returns) > 5, "open pages were looked at, and told what new ones tell"
    assert "a request failed" not in trial.servers.log.read_text()
    prove_the_check(trial)


def prove_the_check(trial: Trial) -> None:
    """What is lost, doubled or invented would be found."""
    store, game = Store(trial.url), trial.games[0]
    known, open_ = game.acknowledged, game.unanswered
    try:
        for wrong, why in (
            ([*known, (0, 10**6, "end")], "was acknowledged and lost"),
            ([*known, known[0]], "acknowledged twice"),
            ([], "nobody said"),
        ):
            game.acknowledged = wrong
            game.unanswered = open_ if wrong else set()
            with pytest.raises(AssertionError, match=why):
                check(store, game)
        game.acknowledged, game.unanswered = known, open_
        lines = store.lines(game.id)

        class Shorter(Store):
            def lines(self, table: str) -> list[KeptLine]:
                return lines[:-1]

        shorter = Shorter(trial.url)
        with pytest.raises(AssertionError, match=r"was acknowledged and lost|has not ended"):
            check(shorter, game)
        shorter.close()
    finally:
        store.close()
