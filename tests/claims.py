"""`@rule("withdraw.secret")`: this test follows the check of that ledger entry."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., None])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Claim these ledger entries for a test. Unknown ids fail the suite, unclaimed entries too."""

    def claim(test: Test) -> Test:
        return pytest.mark.rule(*ids)(test)  # type: ignore[no-any-return]  # pytest types a mark as Any

    return claim
