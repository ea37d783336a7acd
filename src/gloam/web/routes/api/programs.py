"""All that programs may ask for, and its description."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Litestar, Response, Router, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme, Tag

from gloam.web.asking import Asked, shown, speech_of
from gloam.web.pages.programs import Operation, programs_page
from gloam.web.routes.api import decks, events, guests, journals, paces, play, questions, reading, seats, tables
from gloam.web.routes.api.asked import LANGUAGE, settled

VERSION: Final = "1"
PATH: Final = f"/api/v{VERSION}"
DESCRIPTION: Final = f"{PATH}/openapi.json"
METHODS: Final = ("get", "post", "put", "delete")
NOUNS: Final = ("guests", "games", "rules", "cards", "decks", "tables", "seats", "play", "journals", "positions")


def router(*extra: Any) -> Router:  # noqa: ANN401 - whatever Litestar takes for a route
    nouns = (guests, reading, decks, tables, seats, paces, play, questions, events, journals)
    return Router(
        PATH,
        route_handlers=[*[noun.ROUTES for noun in nouns], *extra],
        guards=[settled],
        parameters={"language": LANGUAGE},
    )


@cache
def described() -> dict[str, Any]:
    """The description of all routes, made from their types."""
    config = OpenAPIConfig(
        title="Gloam",
        version=VERSION,
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer"),
                "cookie": SecurityScheme(type="apiKey", name="gloam", security_scheme_in="cookie"),
            }
        ),
        security=[{}, {"token": []}, {"cookie": []}],
        tags=[Tag(name) for name in NOUNS],
    )
    found = Litestar([router()], openapi_config=config, logging_config=None).openapi_schema.to_schema()
    ease(found)
    return found


def ease(found: dict[str, Any]) -> None:
    """Whoever need not say anything need not send anything: each field says for itself what it is then."""
    for operation in [item[method] for item in found["paths"].values() for method in METHODS if method in item]:
        sent = operation.get("requestBody")
        if sent is not None:
            name = sent["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
            kind = found["components"]["schemas"][name]
            kind.pop("default", None)
            sent["required"] = bool(kind["required"])


@get("/openapi.json", include_in_schema=False, sync_to_thread=True)
def description() -> Response[bytes]:
    """For programs that write programs."""
    return Response(msgspec.json.encode(described()), media_type="application/json")


@get("/api", sync_to_thread=True)
def first_page(request: Asked) -> Response[str]:
    """For people who write programs: how to begin, and all there is."""
    operations: dict[str, list[Operation]] = {noun: [] for noun in NOUNS}
    for path, item in described()["paths"].items():
        for method in METHODS:
            if method in item:
                operations[item[method]["tags"][0]].append(Operation(method.upper(), path))
    return shown(programs_page(speech_of(request), operations, DESCRIPTION))


ROUTES = Router("/", route_handlers=[router(description), first_page])
