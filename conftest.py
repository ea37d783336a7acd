"""Says which Gloam is under test, and refuses the wrong one: the suite runs both interpreted and compiled.

And shares the tests out among the workers, so that none of them is idle in the end. All that is there once the tests
are counted stays to the end: nobody looks through it for garbage.
"""

import gc
import os
from collections.abc import Iterator
from itertools import groupby

import pytest

import gloam

GARBAGE = (10_000, 20, 20)  # new objects until it is looked for among them; and how often, until among older ones


def under_test() -> str:
    return "compiled" if gloam.compiled else "interpreted"


def pytest_report_header() -> str:
    return f"gloam: {under_test()}, from {gloam.__path__[0]}"


def pytest_configure() -> None:
    expected = os.environ.get("GLOAM_EXPECT", under_test())
    if expected != under_test():
        problem = (
            f"the tests were to run on the {expected} Gloam, but found the {under_test()} one in {gloam.__path__[0]}"
        )
        raise pytest.UsageError(problem)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Ten thousand tests are a million objects. To look through them again and again costs a tenth of all time; and
    what tests leave behind is looked for more seldom than Python does it by itself."""
    gc.disable()
    found = yield
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    gc.enable()
    return found


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each worker begins with its share of the tests of the pages, the longest first.

    pytest-xdist gives each worker as many tests in a row as the others (`--dist worksteal`); whoever is done takes over
    from the end of another's row. What is left there to share is short.
    """
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers == 1:
        return
    pages = [item for item in items if "browser" in item.path.parts]
    long = [item for item in pages if item.get_closest_marker("slow")]
    shares = [long[worker::workers] for worker in range(workers)]
    short = [item for item in pages if item not in long]
    for place, (_, file) in enumerate(groupby(short, lambda item: item.path)):
        shares[place % workers] += file
    rest = [item for item in items if item not in pages]
    ordered: list[pytest.Item] = []
    for worker, share in enumerate(shares):
        room = max(0, (len(items) - len(ordered)) // (workers - worker) - len(share))
        ordered += [*share, *rest[:room]]
        del rest[:room]
    items[:] = ordered + rest
