"""What a browser needs to keep Gloam among a device's programs, and the page for when there is no connection."""

from __future__ import annotations

from typing import Final

from litestar import Response, Router, get
from litestar.params import FromPath

from gloam.web.asking import Asked, shown, speech_of
from gloam.web.drawings.tokens import TOKENS, colours
from gloam.web.pages.offline import offline_page
from gloam.web.trouble import missing
from gloam.words import pages as web
from gloam.words.pages import Speech

WORKER: Final = TOKENS.parent / "service-worker.js"
ICONS: Final = ((192, "any"), (512, "any"), (512, "maskable"))


@get("/manifest/{language:str}", sync_to_thread=False)
def manifest(language: FromPath[str]) -> Response[dict[str, object]]:
    """The name, the icons and the colours under which Gloam is installed."""
    if language not in web.LANGUAGES:
        raise missing("trouble.no-page")
    ink = colours()["ink-950"]
    icons: list[dict[str, str]] = [
        {
            "src": f"/static/icons/{size}{'' if purpose == 'any' else '-maskable'}.png",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": purpose,
        }
        for size, purpose in ICONS
    ]
    icons.append({"src": "/static/icon.svg", "sizes": "any", "type": "image/svg+xml"})
    told: dict[str, object] = {
        "id": "/",
        "name": "Gloam",
        "short_name": "Gloam",
        "description": Speech(language).say("install.text"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": ink,
        "theme_color": ink,
        "icons": icons,
    }
    return Response(told, media_type="application/manifest+json")


@get("/service-worker.js", sync_to_thread=False)
def worker() -> Response[str]:
    """It stands at the top, for a worker watches over what lies beside and below it."""
    return Response(WORKER.read_text(), media_type="text/javascript", headers={"cache-control": "no-cache"})


@get("/offline", sync_to_thread=False)
def offline(request: Asked) -> Response[str]:
    return shown(offline_page(speech_of(request)))


ROUTES = Router("/", route_handlers=[manifest, worker, offline])
