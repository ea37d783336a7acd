"""What is refused, as a program reads it: the sentence, its name, the rule, and the facts of the case."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Final

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from gloam.core.refusal import Refused, Rejected, Unreadable
from gloam.core.table import LETTERS
from gloam.web.asking import Asked, speech_of
from gloam.web.routes.api.shapes import Problem
from gloam.web.trouble import Trouble

PREFIX: Final = "/api/"
STATUS_KEYS: Final = {404: "trouble.no-page", 405: "trouble.no-method", 413: "trouble.too-big"}
OUT_OF_TURN: Final = {"table.over", "table.not-asked", "table.already-answered", "table.other-question"}
AGAIN: Final = 5  # seconds after which what could not be kept may be tried again


def is_program(request: Asked) -> bool:
    """Does this request speak to the API?"""
    return request.scope["path"].startswith(PREFIX)


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a request may meet besides those that any may."""
    every = sorted({400, 401, 403, 404, 429, 503, *statuses})
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in every
    }


LOOKING: Final = documented()
CHANGING: Final = documented(409, 413, 422)


# ---- what is said


def refused(request: Asked, no: Exception) -> Response[Problem]:
    """The answer to what was not done."""
    problem, status = problem_of(request, no)
    headers: dict[str, str] = {}
    if status == HTTPStatus.UNAUTHORIZED:
        headers["www-authenticate"] = "Bearer"
    if status in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE):
        headers["retry-after"] = str(no.facts.get("wait", AGAIN) if isinstance(no, Trouble) else AGAIN)
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def problem_of(request: Asked, no: Exception) -> tuple[Problem, int]:
    """What is said of it, and the status."""
    if isinstance(no, Trouble):
        return of_trouble(request, no)
    if isinstance(no, Rejected):
        return of_rejected(request, no), 409 if isinstance(no, Refused) and no.rule in OUT_OF_TURN else 422
    if isinstance(no, ValidationException):
        return of_trouble(request, Trouble("trouble.form", name=field_of(no)))
    if isinstance(no, HTTPException):
        server = no.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR
        usual = "trouble.server" if server else "trouble.unreadable"
        return of_trouble(request, Trouble(STATUS_KEYS.get(no.status_code, usual), no.status_code))
    return of_trouble(request, Trouble("trouble.server", 500))


def of_trouble(request: Asked, no: Trouble) -> tuple[Problem, int]:
    game, cause = str(no.facts.get("game", "")), no.facts.get("why")
    rule = cause.rule if isinstance(cause, Refused) else ""
    said = {name: worded(request, fact, game) for name, fact in no.facts.items()}
    status = 422 if isinstance(cause, Rejected) and no.status == HTTPStatus.BAD_REQUEST else no.status
    return Problem(speech_of(request).say(no.key, **said), no.key, rule, plain_facts(no.facts)), status


def of_rejected(request: Asked, no: Rejected, names: Sequence[str] = LETTERS) -> Problem:
    """The rules or the reading of it say no."""
    said = speech_of(request).words.refusal(no, names)
    if isinstance(no, Refused):
        return Problem(said, no.rule, no.rule, plain_facts(no.facts))
    what = no.what if isinstance(no, Unreadable) else ""
    facts = {"text": no.text, "where": no.where} if isinstance(no, Unreadable) else {}
    return Problem(said, f"unreadable.{what}", "", dict(facts))


def worded(request: Asked, fact: object, game: str) -> str:
    return speech_of(request, game).words.refusal(fact, LETTERS) if isinstance(fact, Rejected) else str(fact)


def field_of(no: ValidationException) -> str:
    """The field that could not be read."""
    extra = no.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], Mapping):
        return str(extra[0].get("key") or extra[0].get("message", ""))
    missing = re.search(r"parameter '(.*?)'", no.detail)
    return "" if missing is None else missing[1]


def plain_facts(facts: Mapping[str, object]) -> dict[str, object]:
    return {name: plain(fact) for name, fact in facts.items()}


def plain(fact: object) -> object:
    """A fact as JSON has it."""
    if isinstance(fact, Refused):
        return plain_facts(fact.facts)
    if isinstance(fact, Unreadable):
        return {"what": fact.what, "text": fact.text, "where": fact.where}
    if fact is None or isinstance(fact, (bool, int, float, str)):
        return fact
    if isinstance(fact, Mapping):
        return {str(name): plain(one) for name, one in fact.items()}
    if isinstance(fact, (list, tuple, set, frozenset)):
        return [plain(one) for one in fact]
    return str(fact)
