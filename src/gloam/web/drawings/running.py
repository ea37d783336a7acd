"""The score as it would be counted now, beside a name: from what this viewer knows, what is hidden from them marked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloam.web import tags as h
from gloam.web.drawings.parts import disc, hidden
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Lens, Scene
from gloam.words.forms import signed

APART = ("total", "hidden")  # what is no part of a score


def score(scene: Scene, seat: int) -> Node:
    one = score_of(scene, seat)
    return None if one is None else scored(scene, seat, one)


def score_of(scene: Scene, seat: int) -> Mapping[str, Any] | None:
    """What the score of a seat is made of, where the game can say it."""
    found: Any = scene.explained.get("scores")
    return None if found is None else found[seat]


def scored(scene: Lens, seat: int, one: Mapping[str, Any]) -> Element:
    unknown = one.get("hidden", ())
    told = scene.speech.say("score.now", total=signed(one["total"]), parts=parts(scene, one))
    more = (
        scene.speech.say("score.hidden", parts=", ".join([named(scene, part) for part in unknown])) if unknown else ""
    )
    text = f"{told} {more}".strip()
    return h.span(".score", title=text, id=f"score-{seat}", data_tick=True)[
        h.span(aria_hidden="true")[signed(one["total"])],
        bool(unknown) and h.i(aria_hidden="true")[" + ?"],
        hidden(text),
        disc(scene, "score", scene.letter(seat)),
    ]


def parts(scene: Lens, one: Mapping[str, Any]) -> str:
    """Where it comes from; what brings nothing is left out."""
    found = [f"{named(scene, part)} {signed(much)}" for part, much in one.items() if part not in APART and much]
    return ", ".join(found) or scene.speech.say("score.nothing")


def named(scene: Lens, part: str) -> str:
    return scene.speech.term(f"score.{part}")
