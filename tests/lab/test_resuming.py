"""A run that is killed loses nothing: taken up again it ends as one that was never broken."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from gloam.lab.arena import Tournament
from gloam.lab.match import Played, play
from gloam.lab.results import GAMES, read

PLAN = Tournament("vendetta", 3, (), ("greedy", "random"), seed=5, games=60000, dealt=True)
COMMAND = ("arena", "vendetta", "--bots", "greedy,random", "--seats", "3", "--seed", "5", "--lang", "en")
PATIENCE = 60.0
PROGRAM = """
import signal
from gloam.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""


def begin(folder: Path, games: int) -> subprocess.Popen[str]:
    """A run with two workers. Ctrl-C reaches it also where the tests themselves run in the background."""
    program = [sys.executable, "-c", PROGRAM, *COMMAND]
    arguments = [*program, "--games", str(games), "--workers", "2", "--out", str(folder)]
    return subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def ended(run: subprocess.Popen[str]) -> str:
    try:
        return run.communicate(timeout=PATIENCE)[0]
    finally:
        run.kill()


def games(folder: Path) -> list[Played]:
    """What is kept, without the time it took."""
    return [replace(game, seconds=0.0) for game in read(folder / GAMES, Played)]


def unbroken(count: int) -> list[Played]:
    """The same games, played here one after the other."""
    return [replace(play(PLAN.match(number)), seconds=0.0) for number in range(count)]


def count(folder: Path) -> int:
    file = folder / GAMES
    return file.read_bytes().count(b"\n") if file.exists() else 0


def stopped_midway(folder: Path, how: signal.Signals) -> str:
    """Begin a long run and stop it once there are a few games. Its workers end as well, whatever stopped it."""
    run = begin(folder, PLAN.games)
    until = time.monotonic() + PATIENCE
    while count(folder) < 4:
        assert run.poll() is None, "it ended before it could be stopped"
        assert time.monotonic() < until
        time.sleep(0.005)
    workers = children(run.pid)
    run.send_signal(how)
    said = ended(run)
    while any(alive(worker) for worker in workers):
        assert time.monotonic() < until, "a worker has outlived its run"
        time.sleep(0.02)
    return said


@pytest.mark.slow
def test_a_killed_run_is_taken_up_where_it_was(tmp_path: Path) -> None:
    stopped_midway(tmp_path, signal.SIGKILL)
    file = tmp_path / GAMES
    before = file.read_bytes()[: file.read_bytes().rindex(b"\n") + 1]
    kept = before.count(b"\n")
    file.write_bytes(before + b'{"number": 99, "se')  # as if it had been killed while writing
    whole = PLAN.field.whole(kept + 6)
    said = ended(begin(tmp_path, whole))
    assert f"{kept} games are there already; {whole - kept} are left." in said
    assert games(tmp_path) == unbroken(whole)
    assert file.read_bytes().startswith(before), "what was there has not been played again"


@pytest.mark.slow
def test_ctrl_c_shows_what_there_is_and_says_how_to_go_on(tmp_path: Path) -> None:
    said = stopped_midway(tmp_path, signal.SIGINT)
    kept = count(tmp_path)
    assert f"Stopped after {kept} of {PLAN.games} games." in said
    assert "The same command goes on from here." in said
    assert "Traceback" not in said
    assert (tmp_path / "arena.json").exists()
    assert games(tmp_path)[:6] == unbroken(6)[:kept]


def children(parent: int) -> list[int]:
    """The processes it has started, where the system shows them."""
    found: list[int] = []
    for task in Path("/proc", str(parent)).glob("task/*"):
        with suppress(OSError):  # this one has just ended
            found += map(int, (task / "children").read_text().split())
    return found


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except (ProcessLookupError, FileNotFoundError):
        return False
