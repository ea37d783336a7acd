"""What a seat has not done yet, or could not do: the play it puts together, and why the last thing was refused."""

from __future__ import annotations

import json
from typing import Any

from gloam.core.refusal import Refused, Rejected, Unreadable
from gloam.web.trouble import Trouble

Draft = tuple[int, list[str]]  # the question's number, and options
Notice = Rejected | Trouble

PLAIN = (str, int, float, bool, type(None))


def written(draft: Draft | None, notice: Notice | None) -> str:
    """How both are kept: '' for neither. A notice is its name and its facts, so that it can be said in any language."""
    said = None if notice is None else said_so(notice)
    kept = {"draft": draft} if draft is not None else {}
    return json.dumps(kept | ({"notice": said} if said is not None else {})) if kept or said is not None else ""


def read(text: str) -> tuple[Draft | None, Notice | None]:
    kept = json.loads(text) if text else {}
    draft = (kept["draft"][0], kept["draft"][1]) if "draft" in kept else None
    return draft, said_again(kept["notice"]) if "notice" in kept else None


def said_so(no: Notice) -> list[Any] | None:
    """A notice as plain data; None where it cannot be said so: then it is only told here."""
    if isinstance(no, Trouble):
        return ["trouble", no.key, no.status, plain(no.facts)]
    if isinstance(no, Refused):
        return ["refused", no.rule, plain(no.facts)]
    if isinstance(no, Unreadable):
        return ["unreadable", no.what, no.text, no.where]
    return None


def said_again(said: list[Any]) -> Notice:
    kind, *words = said
    if kind == "trouble":
        return Trouble(words[0], words[1], **facts_of(words[2]))
    if kind == "refused":
        return Refused(words[0], **facts_of(words[1]))
    return Unreadable(*words)


def plain(facts: dict[str, object]) -> dict[str, Any]:
    return {name: plainly(fact) for name, fact in facts.items()}


def plainly(fact: object) -> Any:  # noqa: ANN401 - JSON
    if isinstance(fact, (Refused, Unreadable, Trouble)):
        return {"no": said_so(fact)}
    if isinstance(fact, (list, tuple)):
        return [plainly(one) for one in fact]
    return fact if isinstance(fact, PLAIN) else str(fact)


def facts_of(kept: dict[str, Any]) -> dict[str, object]:
    return {name: fact_of(fact) for name, fact in kept.items()}


def fact_of(kept: Any) -> object:  # noqa: ANN401 - JSON
    if isinstance(kept, dict):
        return said_again(kept["no"])
    return tuple(fact_of(one) for one in kept) if isinstance(kept, list) else kept
