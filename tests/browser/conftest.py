"""A server and a browser for each worker; a visitor for each person a test speaks of."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from signal import SIGTERM
from typing import Final

import pytest
from playwright.sync_api import Browser, StorageState, sync_playwright

from tests.browser.players import finish
from tests.browser.server import Server
from tests.browser.visitor import Company

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
SWITCHES: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")


def chromium() -> str:
    found = os.environ.get("GLOAM_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None or not Path(found).exists():
        pytest.fail(
            "The tests of the pages need Chromium, and there is none: install it (Debian: apt-get install chromium), "
            "or say where it is in GLOAM_CHROMIUM.",
            pytrace=False,
        )
    return found


# Both end with the last test of this folder: while Playwright is there, no other test could use asyncio.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    assert server.stop() in (0, -SIGTERM)
    assert not server.faults, "\n".join(server.faults)


@pytest.fixture
def company(browser: Browser, server: Server) -> Iterator[Company]:
    """Those who visit the server in one test. Whatever goes wrong on a page of theirs fails the test."""
    company = Company(browser, server.url)
    yield company
    company.leave()
    assert not company.troubles, company.complaint


@dataclass(frozen=True)
class Ended:
    """A finished game of Vendetta: the number of its table, and what makes a visitor its player."""

    table: str
    cookies: StorageState


@pytest.fixture(scope="package")
def ended(browser: Browser, server: Server) -> Ended:
    company = Company(browser, server.url)
    anna = company.visitor()
    table = anna.plays_now("vendetta").split("/")[2]
    finish(anna)
    cookies = anna.context.storage_state()
    company.leave()
    return Ended(table, cookies)
