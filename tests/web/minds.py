"""What a thinking process may do wrong."""

from __future__ import annotations

import os
import time
from multiprocessing.connection import Connection


def never_answers(calls: Connection) -> None:
    calls.recv()
    time.sleep(600)


def breaks_down(calls: Connection) -> None:
    calls.recv()
    os._exit(3)


def answers_nonsense(calls: Connection) -> None:
    while True:
        calls.recv()
        calls.send("banana")


def answers_only_once(calls: Connection) -> None:
    calls.recv()
    calls.send("once")
    calls.recv()
    os._exit(3)
