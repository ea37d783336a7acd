"""`make bench-web`: what a table in the browser costs. A real server in a process of its own, and pages over loopback.

    python bench/web.py --answers 400

All seats and one who watches are connected, as browsers are: over HTTP, packed with gzip. Answers are random. Latency
is wall time from sending an answer until the last page that has something to see has it; what nobody else sees is sent
to one page only and counted apart. Drawing is CPU time of one view. The calibration loop says how fast this machine is.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from rich import box
from rich.console import Console
from rich.table import Table as Report

import gloam
from gloam.core.table import LETTERS, Table
from gloam.web.elements import html
from gloam.web.guests.guest import COOKIE, Guest
from gloam.web.house import ME, Arrangement, House
from gloam.web.pages.table import inside, scene_of
from gloam.web.rooms.room import Room
from gloam.web.rooms.trial import seen_by
from gloam.web.settings import Settings
from gloam.web.store.schema import ClaimRow

SEATS = {"vendetta": 4, "blood-orders": 3, "rivals": 4}
PATIENCE = 20.0
SERVER = """
import sys
from gloam.web.serve import listen, prepared, run
from gloam.web.settings import BOUNDLESS, Settings
if __name__ == "__main__":
    listening = listen("127.0.0.1", 0)
    print(listening.getsockname()[1], flush=True)
    run(prepared(Settings(sys.argv[1], **BOUNDLESS), quiet=True), listening)
"""


@dataclass
class Figures:
    """Milliseconds and bytes, one entry an answer, an update or a drawing."""

    everyone: list[float] = field(default_factory=list)
    alone: list[float] = field(default_factory=list)
    wire: list[float] = field(default_factory=list)
    raw: list[float] = field(default_factory=list)
    drawing: list[float] = field(default_factory=list)
    server_cpu: float | None = None

    def summary(self) -> dict[str, object]:
        return {
            "answers": len(self.everyone) + len(self.alone),
            "all_pages_ms": spread(self.everyone),
            "one_page_ms": spread(self.alone),
            "update_bytes_gzip": spread(self.wire),
            "update_bytes_raw": spread(self.raw),
            "drawing_cpu_ms": spread(self.drawing),
            "server_cpu_ms_per_answer": self.server_cpu,
        }


def spread(figures: list[float]) -> dict[str, float]:
    if len(figures) < 2:
        return {}
    cuts = statistics.quantiles(figures, n=100, method="inclusive")
    return {"p50": round(cuts[49], 2), "p99": round(cuts[98], 2), "most": round(max(figures), 2)}


# ---- the table


def guest(seat: int | None) -> Guest:
    return Guest("watcher" if seat is None else f"guest-{seat}", f"Player {seat}", "en")


async def table_in(settings: Settings, game: str, seed: int) -> tuple[str, dict[int | None, str]]:
    """Set up a table at which everyone is a person: its id, and everyone's cookie."""
    house = House(settings)
    row, seats = house.written(guest(0), Arrangement(game, (ME,) * SEATS[game]))
    row.seed, row.begun = seed, time.time()
    viewers = (None, *range(SEATS[game]))
    house.store.add_table(
        row, seats, [ClaimRow(guest=guest(seat).id, table=row.id, seat=seat) for seat in range(SEATS[game])]
    )
    cookies = {viewer: house.cookies.write(guest(viewer)) for viewer in viewers}
    table = row.id
    await house.close()
    return table, cookies


# ---- the pages


class Page:
    """One open page: how many updates it has had, and when the newest came."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.count = 0
        self.came = asyncio.Condition()
        self.at = 0.0

    async def read(self, answer: httpx.Response) -> None:
        unpack, wire, raw, tail = zlib.decompressobj(31), 0, 0, b""
        async for chunk in answer.aiter_raw():
            text = unpack.decompress(chunk)
            wire, raw, tail = wire + len(chunk), raw + len(text), (tail + text)[-2:]
            if tail == b"\n\n":
                self.figures.wire.append(wire)
                self.figures.raw.append(raw)
                wire = raw = 0
                async with self.came:
                    self.count, self.at = self.count + 1, time.perf_counter()
                    self.came.notify_all()

    async def has(self, count: int) -> float:
        """Wait for this update: when it came."""
        async with self.came:
            await asyncio.wait_for(self.came.wait_for(lambda: self.count >= count), PATIENCE)
            return self.at


@asynccontextmanager
async def opened(client: httpx.AsyncClient, path: str, figures: Figures) -> AsyncIterator[Page]:
    async with client.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
        page = Page(figures)
        reading = asyncio.create_task(page.read(answer))
        yield page
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)


async def settled(pages: list[Page]) -> None:
    """Opening pages is news for the others: wait until all is quiet."""
    counts = None
    while counts != (counts := [page.count for page in pages]):  # noqa: ASYNC110 - nothing tells us
        await asyncio.sleep(0.3)


# ---- measuring


async def play(url: str, game: str, id: str, cookies: dict[int | None, str], seed: int, most: int) -> Figures:
    """Answer at random for everyone, one answer after another."""
    figures = Figures()
    table = gloam.game(game).table(seats=SEATS[game], seed=seed)
    rng = random.Random(seed)
    async with AsyncExitStack() as stack:
        clients, pages = {}, {}
        for viewer, cookie in cookies.items():
            letter = "watch" if viewer is None else LETTERS[viewer]
            client = httpx.AsyncClient(
                base_url=f"{url}/tables/{id}/{letter}", cookies={COOKIE: cookie}, timeout=PATIENCE
            )
            clients[viewer] = await stack.enter_async_context(client)
            pages[viewer] = await stack.enter_async_context(opened(clients[viewer], "/stream", figures))
        await settled(list(pages.values()))
        figures.wire.clear()
        figures.raw.clear()
        while not table.over and len(figures.everyone) + len(figures.alone) < most:
            await one_answer(table, rng, clients, pages, figures)
    return figures


async def one_answer(
    table: Table,
    rng: random.Random,
    clients: dict[int | None, httpx.AsyncClient],
    pages: dict[int | None, Page],
    figures: Figures,
) -> None:
    question = rng.choice(table.questions())
    option = rng.choice(question.options)
    before = table.clone()
    table.answer(question.seat, option)
    public = seen_by(before, None) != seen_by(table, None)
    waiting = [
        page.has(page.count + 1)
        for viewer, page in pages.items()
        if public
        or viewer == question.seat
        or (viewer is not None and seen_by(before, viewer) != seen_by(table, viewer))
    ]
    sent = time.perf_counter()
    answer = clients[question.seat].post("/answer", json={"option": option, "number": question.number})
    done, times = await asyncio.gather(answer, asyncio.gather(*waiting))
    assert done.status_code == 204, done.text
    (figures.everyone if public else figures.alone).append(1000 * (max(times) - sent))


async def drawings(settings: Settings, game: str, seed: int, figures: Figures) -> None:
    """The CPU time of one view, at moments all over a game."""
    made, _ = await table_in(settings, game, seed)
    house = House(settings)
    room, rng = await house.room(made), random.Random(seed)
    while not room.playing.over:
        question = rng.choice(room.playing.questions())
        await room.send(question.seat, rng.choice(question.options), question.number)
        if rng.random() < 0.15:
            for viewer in (None, *range(SEATS[game])):
                figures.drawing.append(1000 * cpu(lambda room=room, viewer=viewer: draw(room, viewer)))  # type: ignore[misc]
    await house.close()


def draw(room: Room, viewer: int | None) -> None:
    html(inside(room, scene_of(room, viewer, "en", "key"), "key"))


def cpu(work: Callable[[], None]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def cpu_of(process: int) -> float | None:
    """CPU-seconds of another process, where the system says."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return None
    user, system = stat.read_text().rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def measure(game: str, answers: int, seed: int) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "server.py")
        program.write_text(SERVER)
        settings = Settings(str(Path(folder, "gloam.db")))
        everything = Figures()
        spent: list[float] = []
        while len(everything.everyone) + len(everything.alone) < answers:
            table, cookies = asyncio.run(table_in(settings, game, seed))
            command = [sys.executable, str(program), settings.database]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
                assert server.stdout is not None
                url = f"http://127.0.0.1:{server.stdout.readline().strip()}"
                left = answers - len(everything.everyone) - len(everything.alone)
                wait_for(url)
                before = cpu_of(server.pid)
                figures = asyncio.run(play(url, game, table, cookies, seed, left))
                after = cpu_of(server.pid)
                server.terminate()
            count = len(figures.everyone) + len(figures.alone)
            if before is not None and after is not None:
                spent.append((after - before) / count)
            for name in ("everyone", "alone", "wire", "raw"):
                getattr(everything, name).extend(getattr(figures, name))
            seed += 1
        everything.server_cpu = round(1000 * statistics.mean(spent), 2) if spent else None
        asyncio.run(drawings(settings, game, seed, everything))
        return everything.summary()


def calibrated() -> float:
    """How long the calibration loop takes here, in CPU-seconds."""
    command = [sys.executable, str(Path(__file__).with_name("calibrate.py"))]
    return float(json.loads(subprocess.run(command, capture_output=True, check=True).stdout)["seconds"])


def wait_for(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            if httpx.get(f"{url}/health").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise SystemExit("the server does not start")


# ---- telling


ROWS = {
    "all_pages_ms": "answer to all pages updated, ms",
    "one_page_ms": "secret answer to one's own page updated, ms",
    "update_bytes_gzip": "one update on the wire, bytes",
    "update_bytes_raw": "the same unpacked, bytes",
    "drawing_cpu_ms": "drawing one view, CPU-ms",
}


def report(game: str, figures: dict[str, object], calibration: float) -> Report:
    title = f"{game}: {SEATS[game]} seats and one who watches, {figures['answers']} answers"
    spent = figures["server_cpu_ms_per_answer"]
    caption = f"The server spends {spent} CPU-ms an answer. The calibration loop takes {calibration:.3f} CPU-s here."
    table = Report(title=title, caption=caption, box=box.SIMPLE_HEAD, title_justify="left", caption_justify="left")
    table.add_column("")
    for name in ("p50", "p99", "most"):
        table.add_column(name, justify="right", no_wrap=True)
    for key, words in ROWS.items():
        row = figures[key]
        assert isinstance(row, dict)
        table.add_row(words, *[f"{row[name]:,.1f}" if name in row else "" for name in ("p50", "p99", "most")])
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(SEATS), help="which games; all if none is named")
    parser.add_argument("--answers", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure there as well")
    asked = parser.parse_args()
    console = Console()
    found: dict[str, object] = {}
    for game in asked.games:
        figures = measure(game, asked.answers, asked.seed)
        calibration = calibrated()
        console.print(report(game, figures, calibration))
        found[game] = {**figures, "calibration_seconds": calibration}
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
