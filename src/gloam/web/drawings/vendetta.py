"""Draws a table of vendetta."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import htpy as h
from htpy import Node

from gloam.core.question import Question
from gloam.core.table import Result
from gloam.web.drawings import plain
from gloam.web.drawings.drawing import ScorePart, Stage
from gloam.web.scene import Scene
from gloam.words.web import Speech

CONTINUES: Final = frozenset({"AskPlace", "AskBlood"})
SIGILS: Final = ("seat-key", "seat-moth", "seat-thorn", "seat-bell", "seat-candle", "seat-mask")


def costly(view: Mapping[str, object], question: Question, option: str) -> bool:
    return False


def shuffles(view: Mapping[str, object]) -> int:
    return int(str(view.get("round", view.get("day"))))


def moment(scene: Scene) -> str:
    return str(shuffles(scene.view))


def phases(scene: Scene) -> Sequence[tuple[str, bool]]:
    return ()


def board(scene: Scene) -> Node:
    return h.pre[str(scene.view)]


def sentence(scene: Scene) -> Node:
    return plain.sentence(scene)


def hand(scene: Scene) -> Node:
    return None


def answers(scene: Scene) -> Node:
    return [plain.picks(scene, place=place) for place in range(len(scene.play.parts))]


def bill(scene: Scene) -> Node:
    return None


def side(scene: Scene) -> Node:
    return None


def sigil(scene: Scene, seat: int) -> str:
    return SIGILS[seat]


def stage(scene: Scene) -> Stage | None:
    return None


def score_parts() -> Sequence[ScorePart]:
    return ()


def numbers(scene: Scene, result: Result) -> list[str]:
    return []


def card(speech: Speech, card: str) -> Node:
    return speech.words.card(card)
