"""Those who do the work: this process alone, a pool of processes, or Ray on one machine or many."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from time import perf_counter
from typing import Final, Generic, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")
Work = Generator[Done, None, None]
Shift = tuple[list[Done], float]  # what came of a handful of tasks, and the seconds it took

SECONDS: Final = 0.2  # of work handed over at once: more than the handing over costs, and little to lose
MOST: Final = 256  # tasks handed over at once, however small
AHEAD: Final = 2  # handfuls for each worker that are under way or wait for their turn
KINDS: Final = ("pool", "ray")


class Crew:
    """`map` gives what came of the tasks, in their order, whoever did them. A crew of one is this process."""

    def map(self, function: Callable[[Task], Done], tasks: Iterable[Task]) -> Work[Done]:
        """Do these tasks, beginning few of them before they are asked for. Closed early, it leaves nobody at work."""
        for task in tasks:
            yield function(task)


class Handfuls(Generic[Task]):
    """Tasks a few at a time: as many as fill a moment, judged by those that are done."""

    def __init__(self, tasks: Iterable[Task]) -> None:
        self.tasks: Final = iter(tasks)
        self.size = 1

    def next(self) -> list[Task]:
        return list(islice(self.tasks, self.size))

    def learn(self, count: int, seconds: float) -> None:
        """At most twice as many as before: the first ones are slow, as everything is still being loaded."""
        fitting = int(SECONDS * count / seconds) if seconds else MOST
        self.size = max(1, min(fitting, 2 * self.size, MOST))


def work(function: Callable[[Task], Done], tasks: list[Task]) -> Shift[Done]:
    """What a worker does with a handful."""
    began = perf_counter()
    done = [function(task) for task in tasks]
    return done, perf_counter() - began


def in_order(
    handfuls: Handfuls[Task], hand_over: Callable[[list[Task]], Callable[[], Shift[Done]]], ahead: int
) -> Work[Done]:
    """Keep so many handfuls under way and give what comes of them in order. `hand_over` returns how to wait for it."""
    waiting: deque[Callable[[], Shift[Done]]] = deque()
    while True:
        while len(waiting) < ahead and (tasks := handfuls.next()):
            waiting.append(hand_over(tasks))
        if not waiting:
            return
        done, seconds = waiting.popleft()()
        handfuls.learn(len(done), seconds)
        yield from done


# ---- a pool of processes


class Pool(Crew):
    """So many processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers

    def map(self, function: Callable[[Task], Done], tasks: Iterable[Task]) -> Work[Done]:
        others = set(active_children())
        # Fresh processes: a copy of this one would copy its threads' locks, a progress bar's among them.
        pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=begin_work)

        def hand_over(some: list[Task]) -> Callable[[], Shift[Done]]:
            future: Future[Shift[Done]] = pool.submit(work, function, some)
            return future.result

        try:
            yield from in_order(Handfuls(tasks), hand_over, AHEAD * self.workers)
        except BaseException:  # Ctrl-C or a crew that is sent home early: nobody waits for a long game to end
            for worker in set(active_children()) - others:
                worker.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def begin_work() -> None:
    """Ctrl-C is for the process that was started by hand; it stops its workers itself. If it is killed, they end."""
    signal(SIGINT, SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "a worker was started by somebody"
    parent.join()
    os._exit(1)


def crew(kind: str, workers: int) -> Crew:
    """A crew of so many workers. Raises `Missing` where Ray is wanted and not installed."""
    if kind == "ray":
        from gloam.lab.ray_crew import RayCrew

        return RayCrew(workers)
    return Pool(workers) if workers > 1 else Crew()
