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
from playwright.sync_api import Browser, StorageState, expect, sync_playwright

from tests.browser.players import finish
from tests.browser.server import Server
from tests.browser.visitor import PATIENCE, Company
from tests.browser.windows import Windows

# The first is the same browser without its windows, which nobody would see: pages open in half the time.
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# What Chromium has of itself and nobody needs here: above all its address bar, which is a page of its own beside every
# page. Of several lists it takes the last, so the features that Playwright turns off are in this one as well.
FEATURES: Final = (
    *("WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"),
    *("HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"),
    "PreconnectToSearch",
)
SWITCHES: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    f"--disable-features={','.join(FEATURES)}",
)


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
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    assert server.stop() in (0, -SIGTERM)
    assert not server.faults, "\n".join(server.faults)


@pytest.fixture
def company(windows: Windows, server: Server) -> Iterator[Company]:
    """Those who visit the server in one test. Whatever goes wrong on a page of theirs fails the test."""
    company = Company(windows, server.url)
    yield company
    company.leave()
    assert not company.troubles, company.complaint


@dataclass(frozen=True)
class Ended:
    """A finished game of Vendetta: the number of its table, and what makes a visitor its player."""

    table: str
    cookies: StorageState


@pytest.fixture(scope="package")
def ended(windows: Windows, server: Server) -> Ended:
    company = Company(windows, server.url)
    anna = company.visitor()
    table = anna.plays_now("vendetta").split("/")[2]
    finish(anna)
    cookies = anna.context.storage_state()
    company.leave()
    return Ended(table, cookies)
