"""What programs may ask for, for the people who write them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gloam.web import tags as h
from gloam.web.elements import Element
from gloam.web.pages.frame import page, plain_top
from gloam.words.pages import Speech


@dataclass(frozen=True)
class Operation:
    """Something a program may ask for."""

    method: str
    path: str


def programs_page(speech: Speech, operations: Mapping[str, Sequence[Operation]], description: str) -> Element:
    """How to begin, and every address, noun by noun."""
    say = speech.say
    body = h.main("#main.wrap.page-narrow")[
        h.h1(".title")[say("programs.title")],
        h.p(".lead")[say("programs.intro")],
        h.ol[[h.li[say(f"programs.step.{step}")] for step in ("token", "table", "question", "answer", "events")]],
        h.p[say("programs.refusals")],
        h.p(".do")[h.a(".btn.btn--quiet", href=description)[say("programs.description")]],
        [
            h.section[
                h.h2(".head")[say(f"programs.noun.{noun}")],
                h.dl(".gloss")[[h.div[h.dt[one.method], h.dd[h.code[one.path]]] for one in found]],
            ]
            for noun, found in operations.items()
        ],
    ]
    return page(speech, say("programs.title"), [plain_top(speech, back="/api"), body])
