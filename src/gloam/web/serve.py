"""Runs the server, and stops it gently."""

from __future__ import annotations

import logging
import sys
from types import FrameType
from typing import Final

import uvicorn

from gloam.web.app import make
from gloam.web.door import Plain
from gloam.web.house import House
from gloam.web.settings import Settings

GRACE: Final = 3  # seconds for what is under way when the server is told to stop


class Server(uvicorn.Server):
    """Ends every stream as soon as it is told to stop; uvicorn alone would wait for them for ever."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house: Final = house

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.house.end_streams()
        super().handle_exit(sig, frame)


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until told to stop."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Plain())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    app = make(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        timeout_graceful_shutdown=GRACE,
        access_log=False,
        log_config=None,
        server_header=False,
    )
    Server(config, app.state.house).run()
