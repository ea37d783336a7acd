"""A real server in a process of its own, on a file and a port that stay the same when it is started again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from socket import create_server
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from tests.arenas import ARENA, written

# As `gloam serve`, but what happens is the same on any machine: every game is dealt from seed 0, and bots think for a
# number of tries and as long as these take. And requests are not counted: a whole game of two people is played here in
# half a minute.
PROGRAM: Final = """
from gloam import bots

for name in bots.SEARCHING:  # in the processes of the bots as well, which read this too
    bots.SEARCHING[name] = bots.AS_USUAL

if __name__ == "__main__":  # of the rest they need nothing
    import sys
    from pathlib import Path
    from gloam.web import house, serve
    from gloam.web.rooms import shows
    from gloam.web.serve import listen, prepared, run
    from gloam.web.settings import BOUNDLESS, Settings
    house.SEEDS = 1
    shows.PATIENCE = 600.0
    serve.GRACE = 60  # whatever had to be cut off then does not end by itself
    database, port, pace = sys.argv[1:]
    arenas = Path(database).parent / "arenas"
    patient = {"thinking": 600.0, "away": 600.0}  # nothing changes because the machine has much to do
    settings = Settings(database, pace=float(pace), tables=10**6, arenas=arenas, **BOUNDLESS, **patient)
    run(prepared(settings), listen("127.0.0.1", int(port)))
"""
PATIENCE: Final = 180.0  # seconds; on a machine with much to do a start takes a quarter of a minute


def free_port() -> int:
    with create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


class Server:
    """`folder` holds the database and what the server has written down."""

    def __init__(self, folder: Path, pace: float = 0.0) -> None:
        self.folder: Final = folder
        self.port: Final = free_port()
        self.url: Final = f"http://127.0.0.1:{self.port}"
        self.log: Final = folder / "server.log"
        program = folder / "program.py"
        program.write_text(PROGRAM)
        written(folder / "arenas", "example", ARENA)
        self.command: Sequence[str] = (
            sys.executable,
            str(program),
            str(folder / "gloam.db"),
            str(self.port),
            str(pace),
        )
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Returns once it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=os.environ | {"PYTHONUTF8": "1"})
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            try:
                with urlopen(f"{self.url}/health", timeout=5) as answer:  # noqa: S310 - our own address
                    if answer.status == 200:
                        return
            except (URLError, OSError):
                time.sleep(0.05)
        self.kill()
        raise AssertionError(f"the server does not start:\n{self.log.read_text()}")

    def stop(self) -> int:
        """Tell it to stop, and wait until it has: how it ended."""
        assert self.process is not None, "the server was never started"
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """As when the power fails."""
        assert self.process is not None, "the server was never started"
        self.process.kill()
        self.process.wait(PATIENCE)

    @property
    def faults(self) -> list[str]:
        """What it has written down as gone wrong, and whatever is not a line of its log at all."""
        found = []
        for line in self.log.read_text().splitlines():
            try:
                said = json.loads(line)
            except ValueError:
                found.append(line)
            else:
                if said["level"] not in ("info", "debug"):
                    found.append(line)
        return found
