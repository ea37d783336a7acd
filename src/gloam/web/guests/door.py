"""What every request passes: who comes, what they may carry, and what is written down of it."""

from __future__ import annotations

import json
import logging
import time
from typing import Final
from urllib.parse import urlsplit

from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from gloam.web.guests.comfort import VISIT, Visit
from gloam.web.guests.guest import AGE, COOKIE, Guest, new_guest
from gloam.web.guests.recent import Recent
from gloam.web.house import House

log = logging.getLogger("gloam.web")

SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}
FREE: Final = ("/static/", "/vendor/", "/health")  # neither counted nor written down
PRIVATE: Final = "/seat/"  # addresses that nobody else is to read, also not over a shoulder
STREAM: Final = "/stream"  # how the addresses end that are never done with answering
NOWHERE: Final = "nowhere"  # the path of what was asked for and is not here
LONGEST_NAME: Final = 255  # bytes between two strokes of a path
LONGEST_PATH: Final = 1000
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Door:
    """Knows guests by their cookie, turns foreign and too frequent requests away, and adds what protects a page."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app: Final = app
        self.house: Final = house
        self.recent: Final = Recent(house.settings.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        if scope["method"] == "HEAD" and not scope["path"].endswith(STREAM):
            scope = as_get(scope)
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        guest = self.guest(headers)
        state = scope["state"]
        state["guest"] = guest or new_guest(headers.get("accept-language", ""))
        known = guest is not None
        began = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                present: Guest = state["guest"]
                extra = dict(HEADERS)
                if not scope["path"].startswith(FREE):
                    extra.setdefault("cache-control", "no-store")
                    if present != guest or not known:
                        extra["set-cookie"] = self.cookie(present)
                own = {name.decode("latin-1") for name, _ in message["headers"]}
                added = [(name.encode(), value.encode()) for name, value in extra.items() if name not in own]
                message["headers"] = [*message["headers"], *added]
            await send(message)

        why = self.refused(scope, headers)
        if why:
            state["refused"] = why
        visit = VISIT.set(Visit(state["guest"].comfort, back_to(scope), self.origin(scope, headers)))
        try:
            await self.app(scope, receive, sending)
        finally:
            VISIT.reset(visit)
            if not scope["path"].startswith(FREE):
                log.info("request", extra=self.told(scope, status, time.perf_counter() - began))

    # ---- guests

    def guest(self, headers: dict[str, str]) -> Guest | None:
        """Whoever the cookie says. Cookies of others on this host may be of any shape; they are passed over."""
        for pair in headers.get("cookie", "").split(";"):
            name, _, value = pair.strip().partition("=")
            if name == COOKIE:
                return self.house.cookies.read(value)
        return None

    def cookie(self, guest: Guest) -> str:
        secure = "; Secure" if self.house.settings.secure else ""
        value = self.house.cookies.write(guest)
        return f"{COOKIE}={value}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax{secure}"

    def origin(self, scope: HTTPScope, headers: dict[str, str]) -> str:
        """Where this server is reached, as the browser says it."""
        scheme = "https" if self.house.settings.secure else scope["scheme"]
        return f"{scheme}://{headers.get('host', '')}"

    # ---- what is turned away

    def refused(self, scope: HTTPScope, headers: dict[str, str]) -> str:
        """Why this request is not let in; '' where it is."""
        if not is_name(scope["path"]):
            return "trouble.no-page"
        if scope["path"].startswith(FREE):
            return ""
        if scope["method"] not in SAFE_METHODS and is_foreign(headers):
            return "trouble.foreign"
        address = scope["client"][0] if scope["client"] else ""
        return "trouble.too-often" if self.recent.too_often(address) else ""

    # ---- what is written down

    def told(self, scope: HTTPScope, status: int, seconds: float) -> dict[str, object]:
        """No secret, no name, no cookie. Of the address only which of our pages it is, and which table where there is
        one: nothing else that was typed, for it may be a link to a seat with a letter wrong."""
        said: dict[str, object] = {"method": scope["method"], "path": scope.get("path_template") or NOWHERE}
        table = scope.get("path_params", {}).get("id")
        if table in self.house.living:
            said["table"] = table
        return said | {"status": status, "ms": round(seconds * 1000, 1)}


def as_get(scope: HTTPScope) -> HTTPScope:
    """Whoever asks for the head of a page gets that of the page; the server leaves the rest out."""
    copy = scope.copy()
    copy["method"] = HttpMethod.GET
    return copy


def back_to(scope: HTTPScope) -> str:
    """Where a form leads that changes how this page looks: the page itself, if it can be asked for. "" where its
    address is a secret: there a form goes to where its page came from, without naming it."""
    if scope["method"] != "GET":
        return "/"
    return "" if scope["path"].startswith(PRIVATE) else scope["path"]


def is_name(path: str) -> bool:
    """Could anything be called so? No file has a NUL in its name or a longer one, and nothing here lies so deep."""
    names = path.encode(errors="replace").split(b"/")
    return "\0" not in path and len(path) <= LONGEST_PATH and max(map(len, names)) <= LONGEST_NAME


def is_foreign(headers: dict[str, str]) -> bool:
    """Was this form sent by another site's page? Browsers say so themselves; programs say nothing and have no cookie
    that a browser would lend them."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    try:
        return origin is not None and urlsplit(origin).netloc != headers.get("host", "")
    except ValueError:  # no address at all
        return True


class Plain(logging.Formatter):
    """One JSON object a line."""

    STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        said.update({name: value for name, value in vars(record).items() if name not in self.STANDARD})
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)
