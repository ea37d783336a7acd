"""A real server in a process of its own, for tests of what no client in the same process can do: half-sent requests,
readers who do not read, many connections. All of it on loopback, where every address that begins with 127 is ours."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, cast
from urllib.request import urlopen

from gloam.web.guests.guest import COOKIE, Cookies, Guest

PATIENCE: Final = 60.0  # seconds until what does not come is a fault, on a machine with much to do
PROGRAM: Final = """
import json, sys
from gloam.web.serve import listen, prepared, run
from gloam.web.settings import Settings
if __name__ == "__main__":
    listening = listen("127.0.0.1", 0)
    print(listening.getsockname()[1], flush=True)
    run(prepared(Settings(**json.loads(sys.argv[1]))), listening)
"""


@dataclass(frozen=True)
class Served:
    """A server that runs: where it is reached, its process, and the key of its cookies."""

    port: int
    process: subprocess.Popen[str]
    log: Path

    @property
    def lines(self) -> list[dict[str, Any]]:
        """What it has written down: each line is one, and nothing else is written there."""
        whole, _, _ = self.log.read_text().rpartition("\n")
        return [json.loads(line) for line in whole.splitlines()]


@contextmanager
def served(folder: Path, **settings: object) -> Iterator[Served]:
    """As long as it is needed."""
    program, log = folder / "program.py", folder / "server.log"
    program.write_text(PROGRAM)
    said = json.dumps({"database": str(folder / "gloam.db"), **settings})
    with log.open("a") as writes:
        process = subprocess.Popen([sys.executable, str(program), said], stdout=-1, stderr=writes, text=True)
    with process:
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline())
            with urlopen(f"http://127.0.0.1:{port}/static/tokens.css", timeout=PATIENCE) as answer:
                assert answer.status == 200
            yield Served(port, process, log)
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()


@dataclass
class Reply:
    status: int
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""


class Heard(asyncio.StreamReader):
    """What has come can be read, also where the connection was torn after that: a server that turns somebody away does
    not wait for what they still say."""

    def set_exception(self, exc: BaseException) -> None:
        self.feed_eof()


class Wire:
    """A connection of a client that may do whatever it likes. `source`: from which address it comes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader: Final = reader
        self.writer: Final = writer

    @classmethod
    async def opened(cls, port: int, source: str) -> Wire:
        loop, reader = asyncio.get_running_loop(), Heard()
        wire = asyncio.StreamReaderProtocol(reader)
        transport, _ = await loop.create_connection(lambda: wire, "127.0.0.1", port, local_addr=(source, 0))
        return cls(reader, asyncio.StreamWriter(transport, wire, reader, loop))

    @classmethod
    @asynccontextmanager
    async def to(cls, port: int, source: str) -> AsyncIterator[Wire]:
        wire = await cls.opened(port, source)
        try:
            yield wire
        finally:
            await wire.close()

    @property
    def transport(self) -> asyncio.Transport:
        return cast("asyncio.Transport", self.writer.transport)

    def send(self, said: bytes) -> None:
        self.writer.write(said)

    async def head(self) -> Reply:
        """The head of what is answered. 0 is the status of a connection that was closed without a word."""
        try:
            text = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except (asyncio.IncompleteReadError, ConnectionError):
            return Reply(0)
        first, *lines = text.decode("latin-1").split("\r\n")
        pairs = [line.partition(": ") for line in lines if line]
        return Reply(int(first.split()[1]), {name.lower(): value for name, _, value in pairs})

    async def reply(self) -> Reply:
        found = await self.head()
        size = int(found.headers.get("content-length", "0"))
        found.body = await asyncio.wait_for(self.reader.readexactly(size), PATIENCE)
        return found

    async def ended(self) -> bytes:
        """All that still comes, once the other side has closed."""
        try:
            return await asyncio.wait_for(self.reader.read(), PATIENCE)
        except ConnectionError:
            return b""

    async def close(self) -> None:
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()


def request(
    method: str, path: str, body: bytes = b"", guest: Guest | None = None, cookies: Cookies | None = None, **more: str
) -> bytes:
    """A whole request, as a program writes it."""
    headers = {"host": "gloam.test", "accept": "application/json", **{k.replace("_", "-"): v for k, v in more.items()}}
    if guest is not None and cookies is not None:
        headers["cookie"] = f"{COOKIE}={cookies.write(guest)}"
    if body or method == "POST":
        headers.setdefault("content-length", str(len(body)))
        headers.setdefault("content-type", "application/json")
    return f"{method} {path} HTTP/1.1\r\n".encode() + b"".join(
        f"{name}: {value}\r\n".encode() for name, value in headers.items()
    ) + b"\r\n" + body  # fmt: skip
