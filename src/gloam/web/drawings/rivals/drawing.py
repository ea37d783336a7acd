"""Draws a table of Rivals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from gloam.core.question import Question
from gloam.core.result import Result
from gloam.web import tags as h
from gloam.web.drawings.drawing import Drawing, ScorePart, Span, Stage
from gloam.web.drawings.rivals import board, cards, dock, side, stage
from gloam.web.drawings.rivals.pieces import clans, seen, sign, signs
from gloam.web.elements import Node
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech

PHASES: Final = ("beginning", "action", "end")


class RivalsDrawing(Drawing):
    """Its parts are drawn by the modules beside this one."""

    def costly(self, view: Mapping[str, object], question: Question, option: str) -> bool:
        return dock.costly(cast("Mapping[str, Any]", view), question, option)

    def peril(self, scene: Scene, peril: Mapping[str, object]) -> str:
        return dock.peril(scene, cast("Mapping[str, Any]", peril))

    def colours(self, view: Mapping[str, object]) -> Sequence[str]:
        return [""] * len(cast("Mapping[str, Any]", view)["players"])

    def shuffles(self, view: Mapping[str, object]) -> int:
        """Cards in decks have no names on the page, and those in play have handles of their own."""
        return 0

    def moment(self, scene: Scene) -> str:
        view = seen(scene)
        if not view["turn"]:
            return scene.speech.term("phase.setup")
        return scene.speech.say("riv.turn", turn=view["turn"])

    def glimpse(self, view: Mapping[str, object]) -> dict[str, object]:
        return {"turn": view["turn"], "clans": clans(cast("dict[str, Any]", view))}

    def plays(self, speech: Speech, view: Mapping[str, object], seat: int) -> str:
        clan = clans(cast("dict[str, Any]", view))[seat]
        return speech.words.clan(clan) if clan else ""

    def phases(self, scene: Scene) -> Sequence[tuple[str, bool]]:
        """The phases of the turn; beside the actions stands how many are left, and whose they are."""
        view, say = seen(scene), scene.speech.say
        return [
            (say(f"riv.phase.{phase}"), False) if phase != view["phase"] else (now(scene), True) for phase in PHASES
        ]

    def away(self, speech: Speech, beside: bool) -> Node:
        return [h.span(".c")[", "] if beside else None, h.span[speech.say("riv.away")]]

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
        return dock.doing(scene)

    def side(self, scene: Scene) -> Node:
        return side.side(scene)

    def sigil(self, scene: Scene, seat: int) -> str:
        return sign(seen(scene), seat)

    def sigils(self, scene: Scene) -> Sequence[str]:
        return signs(seen(scene))

    def spans(self, scene: Scene) -> Sequence[Span]:
        return stage.spans(scene)

    def stage(self, scene: Scene, first: int | None = None) -> Stage | None:
        return stage.stage(scene, first)

    def beside(self, scene: Scene) -> Stage | None:
        """The table shows better what is still going on."""
        return None

    def score_parts(self) -> Sequence[ScorePart]:
        return (ScorePart("prestige", ""),)

    def remark(self, scene: Scene, seat: int) -> str:
        one = seen(scene)["players"][seat]
        return scene.speech.say("riv.left", prestige=one["prestige"], vampires=len(one["coterie"]))

    def numbers(self, scene: Scene, result: Result) -> list[str]:
        """By what the game ended."""
        return [scene.speech.say(f"riv.ended.{event['rule']}") for event in scene.events if event["what"] == "won"]

    def card(self, speech: Speech, card: str) -> Node:
        return cards.full(speech, card)


def now(scene: Scene) -> str:
    """The phase there is now, and whose; of the actions, how many are left."""
    view, speech = seen(scene), scene.speech
    acting = view["phase"] == "action"
    what = speech.counted("riv.actions", view["actions"]) if acting else speech.say(f"riv.phase.{view['phase']}")
    if view.get("unhosted"):
        what = speech.say("riv.and", one=what, other=speech.counted("riv.unhosted", view["unhosted"]))
    mine = view["active"] == scene.you
    return what if mine else speech.say("riv.whose", name=scene.names[view["active"]], what=what)
