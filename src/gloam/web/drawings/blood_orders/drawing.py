"""Draws a table of Blood Orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from gloam.core.question import Question
from gloam.core.table import Result
from gloam.web.drawings.blood_orders import board, cards, dock, side, stage, tale
from gloam.web.drawings.blood_orders.pieces import ACTS, SIGILS, seen
from gloam.web.drawings.drawing import Drawing, ScorePart, Span, Stage
from gloam.web.elements import Node
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech

PHASES: Final = ("planning", "order", "resolution", "cleanup")


class BloodOrdersDrawing(Drawing):
    """Its parts are drawn by the modules beside this one."""

    def costly(self, view: Mapping[str, object], question: Question, option: str) -> bool:
        return dock.costly(cast("Mapping[str, Any]", view), question, option)

    def colours(self, view: Mapping[str, object]) -> Sequence[str]:
        return [player["colour"] or "" for player in cast("Mapping[str, Any]", view)["players"]]

    def shuffles(self, view: Mapping[str, object]) -> int:
        return int(str(view["act"])) * 1000 + int(str(view["reshuffles"]))

    def moment(self, scene: Scene) -> str:
        view = seen(scene)
        if not view["day"]:
            return scene.speech.term("phase.setup")
        return scene.speech.say("bo.day", day=view["day"], act=ACTS[view["act"]])

    def glimpse(self, view: Mapping[str, object]) -> dict[str, object]:
        return {"day": view["day"], "act": view["act"]}

    def plays(self, speech: Speech, view: Mapping[str, object], seat: int) -> str:
        return ""

    def phases(self, scene: Scene) -> Sequence[tuple[str, bool]]:
        return [(scene.speech.say(f"bo.phase.{phase}"), phase == seen(scene)["phase"]) for phase in PHASES]

    def away(self, speech: Speech, beside: bool) -> Node:
        return speech.say("bo.away") + ", " * beside

    def board(self, scene: Scene) -> Node:
        return board.board(scene)

    def sentence(self, scene: Scene) -> Node:
        return dock.sentence(scene)

    def hand(self, scene: Scene) -> Node:
        return dock.hand(scene)

    def answers(self, scene: Scene) -> Node:
        return dock.answers(scene)

    def bill(self, scene: Scene) -> Node:
        return dock.bill(scene)

    def doing(self, scene: Scene) -> str:
        return ""

    def side(self, scene: Scene) -> Node:
        return side.side(scene)

    def sigil(self, scene: Scene, seat: int) -> str:
        return SIGILS[seat]

    def spans(self, scene: Scene) -> Sequence[Span]:
        return stage.spans(scene)

    def stage(self, scene: Scene, first: int | None = None) -> Stage | None:
        return stage.stage(scene, first)

    def beside(self, scene: Scene) -> Stage | None:
        return None

    def score_parts(self) -> Sequence[ScorePart]:
        return (
            ScorePart("hand", "solid"),
            ScorePart("rituals", "striped"),
            ScorePart("tokens", "pale"),
            ScorePart("influence", "dotted"),
            ScorePart("powers", "hollow"),
            ScorePart("fear", ""),
        )

    def remark(self, scene: Scene, seat: int) -> str:
        player = seen(scene)["players"][seat]
        return scene.speech.say("bo.left", blood=player["blood"], fear=player["fear"])

    def numbers(self, scene: Scene, result: Result) -> list[str]:
        return tale.told(scene)

    def card(self, speech: Speech, card: str) -> Node:
        return cards.full(speech, card)
