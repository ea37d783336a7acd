"""Every test of a rule ends settled."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.scenario import all_settled


@pytest.fixture(autouse=True)
def settled() -> Iterator[None]:
    with all_settled():
        yield
