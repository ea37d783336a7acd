"""Browsers of single people, which stay open for those who come after them."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

NOTHING: Final = "/health"  # a page with nothing to draw; from `about:blank` every way back would start a new process
# What a page may keep for the next time, of which cookies are kept elsewhere. Has it the clock it came with?
FORGET: Final = """() => {
  localStorage.clear();
  sessionStorage.clear();
  return Date.toString().includes('[native code]');
}"""


@dataclass(frozen=True)
class Window:
    """A browser with its own cookies, and its one page. `shared`: somebody else may have it afterwards."""

    context: BrowserContext
    page: Page
    language: str
    shared: bool


@dataclass(frozen=True)
class Windows:
    """All that were opened and left again.

    To open one starts a process, which takes three times as long as most pages. Whoever comes next has new cookies and
    finds nothing that a page has kept; only the files of the pages are still at hand.
    """

    browser: Browser
    free: dict[str, list[Window]] = field(default_factory=lambda: defaultdict(list))

    def open(self, size: ViewportSize, language: str, speed: str, *, shared: bool, **wishes: Any) -> Window:
        """`speed` is how fast things are played out here, whatever else is kept."""
        if shared and self.free[language]:
            window = self.free[language].pop()
            window.page.set_viewport_size(size)
            return window
        context = self.browser.new_context(viewport=size, locale=language, **wishes)
        if speed:
            context.add_init_script(f"if (location.host) localStorage.setItem('gloam.speed', '{speed}')")
        return Window(context, context.new_page(), language, shared)

    def leave(self, window: Window, url: str) -> None:
        """Somebody has been at this server, and is done."""
        if not (window.shared and self.empty(window, url)):
            with suppress(Error):  # a test may have closed it
                window.context.close()
            return
        assert window.page.evaluate(FORGET), "whoever changes the clock of a page needs it alone"
        window.context.clear_cookies()
        self.free[window.language].append(window)

    def empty(self, window: Window, url: str) -> bool:
        """Its one page is led to where nothing is. Not where it is closed, or the server is."""
        try:
            window.context.set_offline(False)
            window.page.goto(url + NOTHING)
        except Error:
            return False
        return window.context.pages == [window.page]
