"""Who has asked how often of late."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

ADDRESSES: Final = 10_000  # so many are remembered at once
MINUTE: Final = 60.0


class Recent:
    """Counts what each address has asked for in the last minute."""

    def __init__(self, limit: int) -> None:
        self.limit: Final = limit
        self.times: Final[dict[str, deque[float]]] = {}

    def too_often(self, address: str) -> bool:
        """Is this more than the share of this address? What is refused is not counted."""
        now = time.monotonic()
        times = self.times.setdefault(address, deque())
        while times and times[0] < now - MINUTE:
            times.popleft()
        if len(times) >= self.limit:
            return True
        times.append(now)
        if len(self.times) > ADDRESSES:
            self.times.clear()
        return False
