"""A person at a browser of their own, in plain verbs. What goes wrong on their pages is written down."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Final

from playwright.sync_api import (
    ConsoleMessage,
    FilePayload,
    Locator,
    Request,
    Response,
    TimeoutError,  # noqa: A004 - Playwright's
    ViewportSize,
    WebError,
)

from gloam.web.guests.guest import COOKIE
from tests.browser.windows import NOTHING, Window, Windows

DESK: Final[ViewportSize] = {"width": 1400, "height": 900}
TABLET: Final[ViewportSize] = {"width": 1024, "height": 768}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
PATIENCE: Final = 120_000  # milliseconds until a page that does not follow is a fault, on a machine with much to do
AT_ONCE: Final = "once"  # the speed at which nothing is played out
NO_WORKER: Final = "blocked by Playwright"  # what it says of a service worker that nobody here needs
LIVE: Final = "html[data-live=on]"  # a page that has its scripts, and its connection
LATEST: Final = 10**6  # events; so many are never told, so whoever asks for those since is told none
OFTEN: Final = 20  # milliseconds between two looks of a page at itself

# What a test needs to know of a table's page, in one go: asking for each thing alone would be slow.
STATE: Final = """() => {
  const live = document.getElementById('live');
  if (!live || !live.dataset.version || !live.querySelector('.play')) return '';
  const number = document.querySelector('form#play input[name=number]');
  const seen = (it) => it.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !it.disabled
    && it.getAttribute('aria-disabled') !== 'true';
  const choices = [...document.querySelectorAll('button[name=choose]')].filter(seen);
  const notice = document.querySelector('#dock .notice');
  return JSON.stringify({
    version: live.dataset.version,
    number: number ? number.value : '',
    choices: choices.map((it) => [it.value, it.getAttribute('aria-pressed') === 'true']),
    confirm: [...document.querySelectorAll('#confirm')].some(seen),
    over: document.querySelector('#dock a[href$="/end"]') !== null,
    notice: notice ? notice.innerText : '',
  });
}"""
# The page looks at itself, and speaks up when it has changed: to be asked again and again from outside costs more.
CHANGED: Final = f"(before) => {{ const now = ({STATE})(); return now !== before && now; }}"


@dataclass(frozen=True)
class State:
    """A table's page at one moment. `choices`: the visible buttons, as "PLACE OPTION", and whether each is chosen.

    `notice`: what is said where something was refused. `written`: all of it, as the page says it.
    """

    version: str
    number: str
    choices: tuple[tuple[str, bool], ...]
    confirm: bool
    over: bool
    notice: str
    written: str = field(compare=False, repr=False)

    @property
    def asked(self) -> bool:
        return self.number != ""

    @property
    def open(self) -> bool:
        """Is something asked, and everything in sight that can be chosen?"""
        return self.asked and (self.confirm or bool(self.choices))

    @property
    def common(self) -> int:
        """Counts what everyone at the table sees."""
        return int(self.version.split(".")[0])

    @property
    def own(self) -> tuple[str, str]:
        """Changes when this visitor's own play does, and not when somebody else moves or something covers the table."""
        return self.number, self.version.split(".")[1]


class Visitor:
    """One person, with their cookies, their language and the size of their screen."""

    def __init__(self, window: Window, url: str, troubles: list[str], *, scripts: bool = True) -> None:
        self.window: Final = window
        self.context: Final = window.context
        self.page: Final = window.page
        self.url: Final = url
        self.troubles: Final = troubles
        self.table: Final = f"{LIVE if scripts else ''} #live[data-version] .play"
        self.lenient = False
        self.cookies = ""  # of a guest whom the server knows; they stay the same
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self.heard)
        self.context.on("weberror", self.erred)
        self.context.on("requestfailed", self.failed)
        self.context.on("response", self.answered)

    # ---- what goes wrong

    def erred(self, error: WebError) -> None:
        self.wrong(f"script: {error.error}")

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and NO_WORKER not in message.text:
            self.wrong(f"console: {message.text} ({message.location['url']})")

    def failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # a stream ends so when its page is left
            self.wrong(f"request: {request.method} {request.url} {request.failure}")

    def answered(self, response: Response) -> None:
        if response.status >= 400:
            self.wrong(f"answer: {response.status} {response.url}")

    def wrong(self, what: str) -> None:
        if not self.lenient:
            self.troubles.append(what)

    @contextmanager
    def putting_up_with_it(self) -> Iterator[None]:
        """While this lasts, things may go wrong: the connection is cut, or a page is asked for that is not there."""
        self.lenient = True
        yield
        self.page.wait_for_timeout(50)
        self.lenient = False

    # ---- going about

    def goes_away(self) -> None:
        """From the table, and from any other page there is something on."""
        self.page.goto(self.url + NOTHING)

    def leaves(self, windows: Windows) -> None:
        """For good."""
        self.lenient = True
        self.context.remove_listener("console", self.heard)
        self.context.remove_listener("weberror", self.erred)
        self.context.remove_listener("requestfailed", self.failed)
        self.context.remove_listener("response", self.answered)
        windows.leave(self.window, self.url)

    def opens(self, path: str) -> Response | None:
        return self.page.goto(path if path.startswith("http") else self.url + path)

    def plays_now(self, game: str) -> str:
        """Begin a table against bots, as the button of the first page does. Returns its address."""
        begun = self.context.request.post(f"{self.url}/play", form={"game": game}, max_redirects=0)
        assert begun.status == 303, begun.text()
        self.opens(begun.headers["location"])
        return self.sits()

    def presses_play(self, game: str) -> str:
        """Begin a table against bots with one click on the first page. Returns its address."""
        self.opens("/")
        self.page.locator(f'form[action="/play"] button[value="{game}"]').first.click()
        return self.sits()

    def is_called(self, name: str) -> None:
        self.opens("/")
        self.page.locator('form[action="/me/name"] input[name=name]').fill(name)
        self.page.locator('form[action="/me/name"] button').click()
        self.page.locator(f'form[action="/me/name"] input[name=name][value="{name}"]').wait_for()

    def invites(self, game: str, chairs: Sequence[str]) -> list[str]:
        """Open a table for friends. Returns the link of every open seat."""
        self.opens(f"/invite/{game}")
        self.resizes(len(chairs))
        for place, chair in enumerate(chairs):
            self.page.locator(f"#chair{place}").select_option(chair)
        self.page.get_by_role("button", name="Open the table").click()
        links = self.page.locator("input[id^=link-][value*='/seat/']")
        links.first.wait_for()
        self.page.wait_for_load_state()
        return [str(link.get_attribute("value")) for link in links.all()]

    def resizes(self, seats: int) -> None:
        """On the page where a table is set up: so many seats. It comes anew with them."""
        with self.page.expect_navigation():
            self.page.locator(f'button[name=resize][value="{seats}"]').click()

    def accepts(self, link: str, name: str) -> None:
        """Come by the link of a seat, and sit down."""
        self.opens(link)
        self.page.locator("main form input[name=name]").fill(name)
        self.page.locator("main form button[type=submit]").click()

    def brings(self, journal: str, seat: str = "A") -> str:
        """Upload a game that has begun, and play on from where it stands. Returns the address of the new table."""
        self.opens("/upload")
        file: FilePayload = {"name": "game.gloam", "mimeType": "text/plain", "buffer": journal.encode()}
        self.page.locator("#file").set_input_files(file)
        self.page.locator("form.sheet-form button[type=submit]").first.click()  # it is played through first
        self.page.locator(f"button[name=seat][value={seat}]").click()
        return self.sits()

    def sits(self) -> str:
        """Wait until a table is in sight, all of it, and follows what happens. Returns its address."""
        self.page.wait_for_selector(self.table)
        self.page.wait_for_load_state()
        return self.address

    def watches(self, table: str) -> None:
        """Look on at a table that somebody plays at, whose address this is."""
        self.opens(f"{table.rpartition('/')[0]}/watch")

    @property
    def address(self) -> str:
        return re.sub(r"[?#].*", "", self.page.url.removeprefix(self.url))

    @property
    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def sees(self, text: str) -> None:
        self.page.get_by_text(text).first.wait_for()

    # ---- the table

    @property
    def state(self) -> State:
        return self.read(self.page.evaluate(STATE))

    def read(self, written: str) -> State:
        assert written, f"there is no table at {self.page.url}"
        found: dict[str, Any] = json.loads(written)
        found["choices"] = tuple([(value, chosen) for value, chosen in found["choices"]])
        return State(**found, written=written)

    def next_state(self, before: State, most: float = PATIENCE) -> State:
        """Wait until the page shows anything else, for so many milliseconds at most."""
        try:
            found = self.page.wait_for_function(CHANGED, arg=before.written, polling=OFTEN, timeout=most)
        except TimeoutError:
            return before
        return self.read(found.json_value())

    def waits(self, until: Callable[[State], object], what: str) -> State:
        """Wait for a state of the table."""
        end = monotonic() + PATIENCE / 1000
        state = self.state
        while not until(state):
            assert monotonic() < end, f"waited in vain for {what}: {state}\n{self.dock.inner_text()}"
            state = self.next_state(state)
        return state

    def is_asked(self) -> State:
        """Wait for a question that can be answered; or for the end."""
        return self.waits(lambda state: state.open or state.over, "a question")

    def reads(self, question: dict[str, Any]) -> State:
        """Wait until the page asks this, and it can be answered."""
        number = str(question["number"])
        return self.waits(lambda state: state.number == number and state.open, f"the question {number}")

    def follows(self, other: Visitor) -> None:
        """See what the other one sees."""
        if other is self:
            return
        common = other.state.common
        self.waits(lambda state: state.common >= common, "what the other sees")

    def data(self, since: int = 0, table: str = "") -> dict[str, Any]:
        """What the page is drawn from."""
        found: dict[str, Any] = json.loads(self.asks(f"{table or self.address}/view?since={since}"))
        return found

    def asks(self, path: str, **sent: object) -> bytes:
        """What the server answers to a program that has this visitor's cookies. Playwright would take ten times as
        long, and whole games are played so."""
        if f"{COOKIE}=" not in self.cookies:
            self.cookies = "; ".join([f"{one['name']}={one['value']}" for one in self.context.cookies(self.url)])
        headers = {"cookie": self.cookies, "accept": "application/json", "content-type": "application/json"}
        asked = urllib.request.Request(self.url + path, json.dumps(sent).encode() if sent else None, headers)  # noqa: S310 - our own server
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE / 1000) as answer:  # noqa: S310 - as above
                read: bytes = answer.read()
                return read
        except urllib.error.HTTPError as no:
            raise AssertionError(f"{path}: {no.code} {no.read().decode()}") from no

    def stops_the_clock(self) -> None:
        """Nothing that waits for a moment to come goes on. The clock was installed before the page was opened.

        It is stopped at a moment that is still to come, however long this takes.
        """
        self.page.clock.pause_at(self.page.evaluate("() => Date.now() / 1000") + PATIENCE / 1000)

    def learns(
        self, until: Callable[[dict[str, Any]], object], what: str, table: str = "", since: int = 0
    ) -> dict[str, Any]:
        """Wait until what the page is drawn from is so, whatever the page itself shows."""
        end = monotonic() + PATIENCE / 1000
        while not until(data := self.data(since, table)):
            assert monotonic() < end, f"waited in vain for {what}: {data['view']}"
            self.page.wait_for_timeout(30)
        return data

    @property
    def dock(self) -> Locator:
        return self.page.locator("#dock")

    def buttons(self, value: str) -> Locator:
        """Those in sight for this choice, "PLACE OPTION": in the dock, and where it lies on the table."""
        return self.page.locator(f'button[name=choose][value="{value}"]:visible:enabled')

    def chooses(self, value: str, random: Random | None = None, before: State | None = None) -> State:
        """Click a choice, any of its buttons, and wait until it is taken. `before`: how the page stands, if known."""
        before = before or self.state
        buttons = self.buttons(value)
        buttons.nth(random.randrange(buttons.count()) if random else 0).click()
        return self.is_heard(before)

    def confirms(self, before: State | None = None) -> State:
        before = before or self.state
        self.page.locator("#confirm").click()
        return self.is_heard(before)

    def is_heard(self, before: State) -> State:
        """Wait until the page shows what this visitor has done."""
        after = self.waits(lambda state: state.own != before.own or state.over, "what was chosen")
        assert not after.notice, f"it was refused: {after.notice}"
        return after

    def undoes(self) -> State:
        before = self.state
        self.page.locator("#undo").click()
        return self.waits(lambda state: state.common > before.common, "the move to be taken back")

    def says(self, text: str) -> None:
        self.page.locator("#tab-chat").click()
        self.page.locator("#say input[name=text]").fill(text)
        self.page.locator("#say button").click()
        self.page.locator("#panel-chat li", has_text=text).last.wait_for()


class Company:
    """All who visit in one test."""

    def __init__(self, windows: Windows, url: str) -> None:
        self.windows: Final = windows
        self.url: Final = url
        self.troubles: Final[list[str]] = []
        self.visitors: Final[list[Visitor]] = []

    def visitor(
        self,
        size: ViewportSize = DESK,
        language: str = "en",
        *,
        speed: str = AT_ONCE,
        alone: bool = False,
        **more: Any,
    ) -> Visitor:
        """Somebody new, whose system likes it dark. `speed` is how fast things are played out for them. `alone`: nobody
        else can have their browser afterwards, for its clock or its scripts are not what they were."""
        wishes = {"color_scheme": "dark", "service_workers": "block", **more}  # each would fetch ten files more
        shared = not alone and not more and speed == AT_ONCE
        window = self.windows.open(size, language, speed, shared=shared, **wishes)
        visitor = Visitor(window, self.url, self.troubles, scripts=more.get("java_script_enabled", True))
        self.visitors.append(visitor)
        return visitor

    def friends(self, game: str, bots: int = 2, **boris: Any) -> tuple[Visitor, Visitor]:
        """Anna opens a table and invites Boris by a link; bots take the other seats."""
        anna, guest = self.visitor(), self.visitor(**boris)
        anna.is_called("Anna")
        links = anna.invites(game, ["me", "open", *["greedy"] * bots])
        guest.accepts(links[0], "Boris")
        guest.sits()
        anna.sits()
        return anna, guest

    @property
    def complaint(self) -> str:
        return "what went wrong on the pages:\n" + "\n".join(dict.fromkeys(self.troubles))

    def leave(self) -> None:
        for visitor in self.visitors:
            visitor.leaves(self.windows)
