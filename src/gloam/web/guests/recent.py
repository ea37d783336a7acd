"""Who has asked how often of late."""

from __future__ import annotations

import math
import time
from collections import deque
from ipaddress import IPv6Address, ip_address
from typing import Final

ADDRESSES: Final = 10_000  # so many are remembered at once
MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
HOME: Final = 64  # bits of an IPv6 address that tell one home from another; the rest anybody there picks freely


class Recent:
    """Counts what each has asked for in the last while."""

    def __init__(self, limit: int, seconds: float = MINUTE) -> None:
        self.limit: Final = limit
        self.seconds: Final = seconds
        self.times: Final[dict[str, deque[float]]] = {}

    def too_often(self, who: str) -> bool:
        """Is this more than their share? What is refused is not counted."""
        if self.wait(who):
            return True
        self.count(who)
        return False

    def wait(self, who: str) -> int:
        """For how many seconds they have to wait before they may ask once more; 0 where they may now."""
        times, now = self.times.get(who), time.monotonic()
        while times and times[0] <= now - self.seconds:
            times.popleft()
        if self.limit <= 0:
            return math.ceil(self.seconds)
        return math.ceil(times[0] + self.seconds - now) if times and len(times) >= self.limit else 0

    def count(self, who: str) -> None:
        """They ask now. Whoever has asked longest ago is forgotten where there are too many to remember."""
        times = self.times.pop(who, None) or deque()
        times.append(time.monotonic())
        self.times[who] = times
        while len(self.times) > ADDRESSES:
            del self.times[next(iter(self.times))]


def home_of(address: str) -> str:
    """Whom an address stands for: itself, or in IPv6 the network of 64 bits that one home has."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return f"{IPv6Address(int(known) >> HOME << HOME)}/{HOME}"
