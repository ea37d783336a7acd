"""Threads of its own for each kind of work that takes a while, so that nobody else waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from threading import BoundedSemaphore
from typing import Final, ParamSpec, TypeVar

from gloam.web.trouble import Trouble

P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    """Some who work, and a queue before them that has an end."""

    def __init__(self, name: str, threads: int, queue: int) -> None:
        self.threads: Final = ThreadPoolExecutor(threads, name)
        self.places: Final = BoundedSemaphore(threads + queue)

    async def do(self, work: Callable[P, T], *words: P.args, **names: P.kwargs) -> T:
        """What comes of this work, in its turn. Raises `Trouble` at once where too many wait already."""
        if not self.places.acquire(blocking=False):
            raise Trouble("trouble.busy", 503)
        under_way = self.threads.submit(partial(copy_context().run, partial(work, *words, **names)))
        under_way.add_done_callback(self.leave)  # also of what was begun and nobody waits for any more
        return await asyncio.wrap_future(under_way)

    def leave(self, _under_way: Future[T]) -> None:
        self.places.release()

    def close(self) -> None:
        """What has not been begun is not done any more."""
        self.threads.shutdown(wait=False, cancel_futures=True)
