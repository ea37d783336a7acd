"""What tests of the pages may ask for."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gloam.web.rooms.thinking import Minds


@pytest.fixture
def slow_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that never come to an end with thinking, so that a table stays as a test has left it."""

    async def think(*_: Any) -> str:
        await asyncio.Event().wait()
        return ""

    monkeypatch.setattr(Minds, "choose", think)
