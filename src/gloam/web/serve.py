"""Runs the server, and stops it gently."""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from socket import AF_INET, AF_INET6, IPPROTO_TCP, TCP_NODELAY, create_server, socket
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar
from uvicorn.lifespan.on import LifespanOn
from uvicorn.server import HANDLED_SIGNALS

from gloam.web.app import VENDOR, make
from gloam.web.connections import guarded
from gloam.web.guests.door import Plain
from gloam.web.house import House
from gloam.web.settings import Settings

GRACE: Final = 3  # seconds for what is under way when the server is told to stop
YOUNG: Final = (2_000, 5)  # how often garbage is looked for among what is new: seldom found, and never long waited for
FULL: Final = 7_000  # of the second of them, until everything is looked through: with many tables it takes a second


class Server(uvicorn.Server):
    """Ends every stream as soon as it is told to stop; uvicorn alone would wait for them for ever."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house: Final = house

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """What is there by now stays: it is never looked through again for garbage."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG, FULL)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """To be told to stop is no failure: once all is closed, the program ends well. Told twice, it waits for nobody
        who is still connected."""
        self.house.end_streams()
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """However often it is told, the house is closed: uvicorn alone would leave that out, and tear it down."""
        await super().shutdown(sockets)
        if isinstance(self.lifespan, LifespanOn) and not self.lifespan.shutdown_event.is_set():
            await self.lifespan.shutdown()


def has_vendor() -> bool:
    """Are the files there that come from npm?"""
    return Path(VENDOR, "htmx.min.js").exists()


def listen(host: str, port: int) -> socket:
    """Raises `OSError` where that cannot be had. What is sent is sent at once: else the body of every answer on an open
    connection waits 40 ms for a word from the other side that its head has come."""
    listening = create_server((host, port), family=AF_INET6 if ":" in host else AF_INET)
    listening.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
    return listening


def address(listening: socket) -> str:
    """What to type into a browser on this machine."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "127.0.0.1": "localhost", "::": "localhost"}.get(host, host)  # noqa: S104 - read, not bound
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def show(url: str) -> None:
    """Open a page where there is a screen to open it on."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(url)


def write_down(quiet: bool) -> None:
    """From now on what happens is written down; `quiet`: only what goes wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Plain())
    logging.basicConfig(level=logging.WARNING if quiet else logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def prepared(settings: Settings, quiet: bool = False) -> Litestar:
    """All that is served. `quiet`: write down only what goes wrong. Raises `Unusable` where nothing can be kept."""
    write_down(quiet)
    return make(settings)


def run(app: Litestar, listening: socket) -> None:
    """Serve until told to stop, which ends the program: whoever tells it again in its last moments is not heard."""
    house: House = app.state.house
    connections = guarded(house.settings)
    house.connected = lambda: connections.guard.count
    config = uvicorn.Config(
        app,
        http=connections,
        timeout_graceful_shutdown=GRACE,
        access_log=False,
        log_config=None,
        server_header=False,
        ws="none",
        proxy_headers=bool(house.settings.proxies),
        forwarded_allow_ips=house.settings.proxies,
    )
    server = Server(config, house)
    hear(server.handle_exit)
    server.run(sockets=[listening])
    hear(signal.SIG_IGN)


def hear(told: Callable[[int, FrameType | None], None] | signal.Handlers) -> None:
    """Do this from now on when told to stop."""
    for sign in HANDLED_SIGNALS:
        signal.signal(sign, told)
