"""Crews: the same results in the same order, whoever does the work; and nobody is left at work."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import closing
from multiprocessing import active_children

import pytest

from gloam.lab.crew import AHEAD, MOST, SECONDS, Crew, Handfuls, Pool, crew, in_order, work

TASKS = range(300)


def square(number: int) -> int:
    return number * number


def fail_at_seven(number: int) -> int:
    if number == 7:
        raise ValueError("seven")
    return number


def dawdle(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def test_one_worker_is_this_process_and_more_are_a_pool() -> None:
    assert type(crew("pool", 1)) is Crew
    several = crew("pool", 3)
    assert isinstance(several, Pool)
    assert several.workers == 3


def test_results_come_in_order_whoever_does_the_work() -> None:
    assert list(Crew().map(square, TASKS)) == list(Pool(2).map(square, TASKS)) == [number**2 for number in TASKS]


def test_little_is_begun_before_it_is_asked_for() -> None:
    begun: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(10**9):
            begun.append(number)
            yield number

    handed = in_order(Handfuls(tasks()), lambda some: lambda: work(square, some), 2 * AHEAD)
    assert next(handed) == 0
    assert len(begun) == 2 * AHEAD
    assert [next(handed) for _ in range(50)] == [number**2 for number in range(1, 51)]


def test_what_goes_wrong_in_a_worker_is_raised_here_after_the_results_before_it() -> None:
    found: list[int] = []
    with pytest.raises(ValueError, match="seven"):
        found.extend(Pool(2).map(fail_at_seven, range(20)))
    assert found == list(range(len(found)))
    assert len(found) <= 7


def test_a_crew_that_is_sent_home_early_does_not_finish_its_work() -> None:
    before = set(active_children())
    began = time.monotonic()
    with closing(Pool(2).map(dawdle, [0.0, 120.0, 120.0])) as results:
        worker = next(results)
    assert worker != os.getpid()
    assert time.monotonic() - began < 60
    assert set(active_children()) <= before


def test_handfuls_grow_until_they_fill_a_moment_and_shrink_at_once() -> None:
    handfuls = Handfuls(range(10**6))
    sizes = []
    for _ in range(12):
        sizes.append(len(handfuls.next()))
        handfuls.learn(sizes[-1], sizes[-1] * SECONDS / 100)
    assert sizes[:8] == [1, 2, 4, 8, 16, 32, 64, 100]
    assert sizes[8:] == [100] * 4
    handfuls.learn(100, 100 * SECONDS)
    assert len(handfuls.next()) == 1
    for _ in range(20):
        handfuls.learn(1, 0.0)
    assert len(handfuls.next()) == MOST


def test_handfuls_lose_nothing() -> None:
    handfuls = Handfuls(range(10))
    found = handfuls.next()
    handfuls.size = 6
    found += handfuls.next()
    found += handfuls.next()
    assert found == list(range(10))
    assert handfuls.next() == []
