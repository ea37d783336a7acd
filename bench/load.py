"""`make load`: how many tables a server holds. Real servers in processes of their own, and pages over loopback.

    python -m bench.load                                              100, 300, 1,000 tables; on one process, on two
    python -m bench.load --tables 100 --workers 2 --database postgresql://…/gloam
    python -m bench.load --tables 100 --urls http://127.0.0.1:8040 http://127.0.0.1:8041 --database postgresql://…/gloam

Every seat of every table has its stream open, and some tables have somebody who watches. At each table somebody answers
at random about every five seconds, over HTTP, through whichever process chance picks. An answer is done when the last
page that has something to see has it; each page is written down, so that one that stays stale is counted. The time is
that of the first byte of an update. CPU and memory are those of the servers alone; what this program itself takes is
told beside them, since both share the machine. One process has a file of its own; several share one port, as with
`gloam serve --workers`, and a PostgreSQL of their own, from a wheel. Every run ends by itself. With `--urls` the
servers are yours: they must use the same database, and let one address ask without limit.
"""

import argparse
import asyncio
import json
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table as Report

import gloam
from bench.players import PATIENCE, Figures, Played, Post, open_pages, play, set_up
from bench.servers import Database, cpu_of, database_for, memory_of, ready, serving
from gloam.web.drawings.games import GAMES
from gloam.web.settings import BOUNDLESS, Settings

SLOW: Final = 1000.0  # milliseconds: where one answer in a hundred takes longer, it has broken


async def measured(
    urls: Sequence[str], tables: Sequence[Played], servers: Sequence[int], kept: Database, asked: argparse.Namespace
) -> Figures:
    figures, rng, post = Figures(), random.Random(asked.seed), Post()
    figures.before = memory_of(servers)
    began = time.perf_counter()
    await open_pages(urls, tables, figures, rng)
    figures.opening = time.perf_counter() - began
    figures.updates = figures.bytes = 0
    cpu, own, began = cpu_of(servers), time.process_time(), time.perf_counter()
    database = cpu_of(kept.processes)
    until = began + asked.seconds
    async with asyncio.timeout(asked.seconds + 4 * PATIENCE):
        await asyncio.gather(*[play(one, urls, asked.pause, until, post, figures, rng) for one in tables])
    figures.seconds = time.perf_counter() - began
    figures.cpu, figures.own = cpu_of(servers) - cpu, time.process_time() - own
    figures.database = cpu_of(kept.processes) - database
    figures.after = memory_of(servers)
    post.close()
    for page in [page for played in tables for page in played.pages.values()]:
        page.closing = True
        if page.transport is not None:
            page.transport.abort()
    await asyncio.sleep(0)
    return figures


def calibrated() -> float:
    """How long the calibration loop takes here, in CPU-seconds."""
    command = [sys.executable, str(Path(__file__).with_name("calibrate.py"))]
    return float(json.loads(subprocess.run(command, capture_output=True, check=True).stdout)["seconds"])


def run(count: int, workers: int, asked: argparse.Namespace) -> Figures:
    """One run with so many tables, on so many processes."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder, ExitStack() as stack:
        made = database_for(workers, Path(folder))
        kept = Database(asked.database) if asked.database else stack.enter_context(made)
        tables = asyncio.run(set_up(Settings(kept.url), asked.games, count, random.Random(asked.seed)))
        servers: list[int] = []
        urls: list[str] = list(asked.urls)
        if not urls:
            url, process = stack.enter_context(serving(Path(folder), kept.url, BOUNDLESS, workers))
            urls, servers = [url], [process]
        with asyncio.Runner(loop_factory=quick_loop()) as runner:
            for url in urls:
                runner.run(ready(url, 1 if asked.urls else workers))
            return runner.run(measured(urls, tables, servers, kept, asked))


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quicker loop, where it can be had: this program must not be what is measured."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


# ---- telling


def summary(count: int, workers: int, figures: Figures, calibration: float) -> dict[str, object]:
    cuts = (
        statistics.quantiles(figures.times or [0, 0], n=100, method="inclusive")
        if len(figures.times) > 1
        else [0.0] * 99
    )
    answers = max(1, figures.answers)
    return {
        "tables": count,
        "processes": workers,
        "streams": figures.streams,
        "answers": figures.answers,
        "due": figures.due,
        "p50_ms": round(cuts[49], 1),
        "p99_ms": round(cuts[98], 1),
        "most_ms": round(max(figures.times, default=0.0), 1),
        "cpu_ms_per_answer": round(1000 * figures.cpu / answers, 2),
        "cores": round(figures.cpu / max(figures.seconds, 0.001), 2),
        "database_cores": round(figures.database / max(figures.seconds, 0.001), 2),
        "own_cores": round(figures.own / max(figures.seconds, 0.001), 2),
        "bytes_per_update": round(figures.bytes / max(1, figures.updates)),
        "updates_per_answer": round(figures.updates / answers, 2),
        "memory_mib": round(figures.after / 2**20),
        "kib_per_table": round((figures.after - figures.before) / 1024 / count),
        "opening_s": round(figures.opening, 1),
        "stale": figures.stale,
        "refused": figures.refused,
        "failed": figures.failed,
        "lost": figures.lost,
        "calibration_s": round(calibration, 3),
        "broken": is_broken(figures, cuts[98]),
    }


def is_broken(figures: Figures, worst: float) -> bool:
    """Does somebody wait too long, miss something or get no answer, or are there fewer answers than people wanted?"""
    wrong = figures.stale + figures.refused + figures.failed + figures.lost
    return bool(wrong) or worst > SLOW or figures.answers < 0.95 * figures.due


COLUMNS: Final = {
    "processes": "processes",
    "tables": "tables",
    "streams": "streams",
    "answers": "answers",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "cpu_ms_per_answer": "CPU-ms an answer",
    "cores": "cores",
    "database_cores": "its database",
    "bytes_per_update": "bytes an update",
    "kib_per_table": "KiB a table",
    "wrong": "wrong",
}


def report(rows: Sequence[dict[str, object]], asked: argparse.Namespace) -> Report:
    engine = "compiled" if gloam.compiled else "interpreted"
    title = f"{', '.join(asked.games)}, {engine}; an answer a table every {asked.pause:g} s"
    table = Report(title=title, box=box.SIMPLE_HEAD, title_justify="left")
    for words in COLUMNS.values():
        table.add_column(words, justify="right")
    for row in rows:
        wrong = ", ".join(f"{row[name]} {name}" for name in ("stale", "refused", "failed", "lost") if row[name])
        told = {**row, "wrong": wrong or ("too slow" if row["broken"] else "nothing")}
        table.add_row(*[str(told[name]) for name in COLUMNS])
    return table


def asked_for() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 300, 1000])
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=30.0, help="how long people play in each run")
    parser.add_argument("--pause", type=float, default=5.0, help="seconds between two answers at a table")
    parser.add_argument(
        "--workers", type=int, nargs="+", default=[1, 2], help="on how many processes, one after another"
    )
    parser.add_argument("--urls", nargs="+", default=[], help="servers that run already, on the same database")
    parser.add_argument("--database", default="", help="an empty one; a file of its own for each run if none is named")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="go on where it has broken")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure there as well")
    return parser.parse_args()


def main() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, hard), hard))
    asked, rows = asked_for(), []
    for workers in [len(asked.urls)] if asked.urls else asked.workers:
        for count in asked.tables:
            rows.append(summary(count, workers, run(count, workers, asked), calibrated()))
            if asked.json:
                asked.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")
            if rows[-1]["broken"] and not asked.all:
                break
    Console(width=None if sys.stdout.isatty() else 150).print(report(rows, asked))


if __name__ == "__main__":
    main()
