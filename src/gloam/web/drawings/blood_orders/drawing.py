"""Draws a table of Blood Orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from htpy import Node

from gloam.blood_orders import setup
from gloam.core.question import Question
from gloam.core.table import Result
from gloam.web.drawings.blood_orders import board as city
from gloam.web.drawings.blood_orders import cards, dock
from gloam.web.drawings.blood_orders import side as beside
from gloam.web.drawings.blood_orders import stage as staging
from gloam.web.drawings.blood_orders.pieces import ACTS, SIGILS, seen
from gloam.web.drawings.blood_orders.tale import told
from gloam.web.drawings.drawing import ScorePart, Stage
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech

CONTINUES: Final[frozenset[str]] = frozenset()  # every answer stands alone
ENDS: Final = ("AskEnd", "end")
COLOURS: Final[tuple[str, ...]] = setup.COLOURS
ASKS_COLOUR: Final = frozenset({"AskColour"})
PHASES: Final = ("planning", "order", "resolution", "cleanup")


def costly(view: Mapping[str, object], question: Question, option: str) -> bool:
    return dock.costly(cast("Mapping[str, Any]", view), question, option)


def colours(view: Mapping[str, object]) -> Sequence[str]:
    return [player["colour"] or "" for player in cast("Mapping[str, Any]", view)["players"]]


def shuffles(view: Mapping[str, object]) -> int:
    return int(str(view["act"])) * 1000 + int(str(view["reshuffles"]))


def moment(scene: Scene) -> str:
    view = seen(scene)
    if not view["day"]:
        return scene.speech.term("phase.setup")
    return scene.speech.say("bo.day", day=view["day"], act=ACTS[view["act"]])


def glimpse(view: Mapping[str, object]) -> dict[str, object]:
    return {"day": view["day"], "act": view["act"]}


def phases(scene: Scene) -> Sequence[tuple[str, bool]]:
    return [(scene.speech.say(f"bo.phase.{phase}"), phase == seen(scene)["phase"]) for phase in PHASES]


def board(scene: Scene) -> Node:
    return city.board(scene)


def sentence(scene: Scene) -> Node:
    return dock.sentence(scene)


def hand(scene: Scene) -> Node:
    return dock.hand(scene)


def answers(scene: Scene) -> Node:
    return dock.answers(scene)


def bill(scene: Scene) -> Node:
    return dock.bill(scene)


def side(scene: Scene) -> Node:
    return beside.side(scene)


def sigil(scene: Scene, seat: int) -> str:
    return SIGILS[seat]


def stage(scene: Scene) -> Stage | None:
    return staging.stage(scene)


def score_parts() -> Sequence[ScorePart]:
    return (
        ScorePart("hand", "solid"),
        ScorePart("rituals", "striped"),
        ScorePart("tokens", "pale"),
        ScorePart("influence", "dotted"),
        ScorePart("powers", "hollow"),
        ScorePart("fear", ""),
    )


def remark(scene: Scene, seat: int) -> str:
    player = seen(scene)["players"][seat]
    return scene.speech.say("bo.left", blood=player["blood"], fear=player["fear"])


def numbers(scene: Scene, result: Result) -> list[str]:
    return told(scene)


def card(speech: Speech, card: str) -> Node:
    return cards.full(speech, card)
