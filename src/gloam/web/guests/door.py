"""What every request passes: who comes, what they may carry, and what is written down of it."""

from __future__ import annotations

import json
import logging
import secrets
import time
from contextlib import ExitStack
from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from gloam.web import counting
from gloam.web.guests.comfort import VISIT, Visit
from gloam.web.guests.guest import AGE, COOKIE, Guest, new_guest
from gloam.web.guests.recent import Recent, home_of
from gloam.web.house import House
from gloam.web.rooms.turns import ADDRESS
from gloam.web.trouble import Trouble

log = logging.getLogger("gloam.web")

SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}
FREE: Final = ("/static/", "/vendor/", "/health", "/metrics")  # neither counted nor written down
PRIVATE: Final = "/seat/"  # addresses that nobody else is to read, also not over a shoulder
PROGRAMS: Final = "/api/"  # for programs, which carry a token and are given no cookie
BEARER: Final = "bearer "  # before a token, in a request's header
STREAM: Final = "/stream"  # how the addresses end that are never done with answering
HELD: Final = (STREAM, "/events")  # and those that may be answered only when there is news
ANSWERS: Final = ("/answer", "/choose", "/confirm")  # how those end where somebody answers
SPENDS: Final = {  # how those end where something is sent
    "/say": "remarks",
    "/report": "reports",
    "/upload": "uploads",
    "/journals": "uploads",
    "/positions": "uploads",
}
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
        state["known"], state["forged"] = known, not known and has_token(headers)
        began = time.perf_counter()
        status = 500
        mark = secrets.token_hex(4)
        streams = scope["path"].endswith(STREAM)

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                present: Guest = state["guest"]
                extra = {**HEADERS, "x-request-id": mark}
                if not scope["path"].startswith(FREE):
                    extra.setdefault("cache-control", "no-store")
                    if (present != guest or not known) and not scope["path"].startswith(PROGRAMS):
                        extra["set-cookie"] = self.cookie(present)
                own = {name.decode("latin-1") for name, _ in message["headers"]}
                added = [(name.encode(), value.encode()) for name, value in extra.items() if name not in own]
                message["headers"] = [*message["headers"], *added]
            elif streams and message["type"] == "http.response.body" and message["body"]:
                counting.UPDATES.inc()
                counting.BYTES.inc(len(message["body"]))
            await send(message)

        address = home_of(scope["client"][0]) if scope["client"] else ""
        ADDRESS.set(address)
        visit = Visit(state["guest"].comfort, back_to(scope), self.origin(scope, headers), address, mark)
        token = VISIT.set(visit)
        try:
            with ExitStack() as staying:
                try:
                    self.let_in(scope, headers, guest, address, staying)
                except Trouble as no:
                    state["refused"] = no
                    counting.REFUSED.labels(no.key.removeprefix("trouble.")).inc()
                await self.app(scope, receive, sending)
        finally:
            if not scope["path"].startswith(FREE):
                self.note(scope, status, time.perf_counter() - began)
            VISIT.reset(token)

    # ---- guests

    def guest(self, headers: dict[str, str]) -> Guest | None:
        """Whoever the token says, where there is one, or else the cookie. Cookies of others on this host may be of any
        shape; they are passed over."""
        if has_token(headers):
            return self.house.cookies.read(headers["authorization"][len(BEARER) :].strip())
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

    def let_in(
        self, scope: HTTPScope, headers: dict[str, str], guest: Guest | None, address: str, staying: ExitStack
    ) -> None:
        """Raises `Trouble` where this request is not let in. `staying`: what is given back once it is answered. Who has
        brought no cookie is a guest whom nobody will know again; only their address is counted."""
        path, known = scope["path"], "" if guest is None else guest.id
        if not is_name(path):
            raise Trouble("trouble.no-page", 404)
        if path.startswith(FREE):
            return
        safe = scope["method"] in SAFE_METHODS
        if not safe and is_foreign(headers):
            raise Trouble("trouble.foreign", 403)
        wait = self.recent.wait(address)
        if wait:
            raise Trouble("trouble.too-often", 429, wait=wait)
        self.recent.count(address)
        limits = self.house.limits
        if safe and path.endswith(STREAM):
            limits.spend("reopened", known, address)
        if safe and path.endswith(HELD):
            staying.enter_context(limits.streaming(known, address))
        what = "" if safe else SPENDS.get(f"/{path.rpartition('/')[2]}", "")
        if what:
            limits.spend(what, known, address)

    # ---- what is written down

    def note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        counting.REQUESTS.labels(str(status)).inc()
        if scope["method"] == "POST" and scope["path"].endswith(ANSWERS) and status < HTTPStatus.BAD_REQUEST:
            counting.ANSWERS.inc()
            counting.SECONDS.observe(seconds)
        log.info("request", extra=self.told(scope, status, seconds))

    def told(self, scope: HTTPScope, status: int, seconds: float) -> dict[str, object]:
        """No secret, no name, no cookie. Of the address only which of our pages it is, and which table where there is
        one: nothing else that was typed, for it may be a link to a seat with a letter wrong."""
        said: dict[str, object] = {"method": scope["method"], "path": scope.get("path_template") or NOWHERE}
        table = scope.get("path_params", {}).get("id")
        if table in self.house.living:
            said["table"] = table
        return said | {"status": status, "ms": round(seconds * 1000, 1)}


def has_token(headers: dict[str, str]) -> bool:
    """Does this request say by a token who it comes from?"""
    return headers.get("authorization", "").lower().startswith(BEARER)


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
        if VISIT.get().request:
            said["request"] = VISIT.get().request
        said.update({name: value for name, value in vars(record).items() if name not in self.STANDARD})
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)
