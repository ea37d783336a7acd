"""Work on Ray: on this machine, or on the machines of the cluster that RAY_ADDRESS names."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from gloam.lab.crew import AHEAD, Crew, Done, Handfuls, Shift, Task, Work, in_order, work
from gloam.lab.frameworks.missing import Missing

try:
    import ray
except ImportError:
    raise Missing("ray") from None

ADDRESS: Final = "RAY_ADDRESS"


class RayCrew(Crew):
    """Without a cluster, so many workers here; with one, all the processors it has. Gloam must be installed there."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers

    def map(self, function: Callable[[Task], Done], tasks: Iterable[Task]) -> Work[Done]:
        gather(self.workers)
        try:
            remote = ray.remote(work)

            def hand_over(some: list[Task]) -> Callable[[], Shift[Done]]:
                return partial(ray.get, remote.remote(function, some))

            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
            yield from in_order(Handfuls(tasks), hand_over, AHEAD * workers)
        finally:
            ray.shutdown()


def gather(workers: int) -> None:
    """Join the cluster, or begin one of our own. Nothing is reported to anybody."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if os.environ.get(ADDRESS):
        ray.init(logging_level=logging.WARNING, log_to_driver=False)
    else:
        ray.init(num_cpus=workers, include_dashboard=False, logging_level=logging.WARNING, log_to_driver=False)
