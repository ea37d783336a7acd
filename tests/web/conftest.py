"""What tests of the pages may ask for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from gloam.web.rooms import thinking
from gloam.web.rooms.bot_turns import BotTurns
from gloam.web.rooms.thinking import Mind, Work, think


class Lent(Mind):
    """A thinking process that a house gives back when it closes, if it has nothing to think about just then: to start
    one takes longer than most tests."""

    def __init__(self, spare: list[Mind], work: Work) -> None:
        super().__init__(work)
        self.spare: Final = spare

    def stop(self) -> None:
        if self.work is think and self.asking.acquire(blocking=False):
            self.asking.release()
            self.spare.append(self)
        else:
            super().stop()


@pytest.fixture(scope="package", autouse=True)
def minds() -> Iterator[None]:
    """All houses of these tests take their thinking processes from here."""
    spare: list[Mind] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "Mind", lambda work: spare.pop() if work is think and spare else Lent(spare, work))
        yield
    for mind in spare:
        Mind.stop(mind)


@pytest.fixture
def slow_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not begin to think, so that a table stays as a test has left it."""
    wake = BotTurns.wake
    monkeypatch.setattr(BotTurns, "wake", lambda turns: None if turns.room.bot_asked() is not None else wake(turns))
