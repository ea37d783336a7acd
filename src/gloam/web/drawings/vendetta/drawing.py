"""Draws a table of Vendetta."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gloam.core.question import Question
from gloam.core.table import Result
from gloam.web.drawings.drawing import Drawing, ScorePart, Span, Stage
from gloam.web.drawings.vendetta import answers, board, cards, dock, end, offers, seats, stage
from gloam.web.drawings.vendetta.cards import is_vampire
from gloam.web.drawings.vendetta.seen import Player, read, seen
from gloam.web.elements import Node
from gloam.web.scenes.scene import Scene
from gloam.words import facts
from gloam.words.pages import Speech

ROUNDS: Final = 3
PHASES: Final = ("feed", "location setup", "hand building", "planning", "resolution")


class VendettaDrawing(Drawing):
    """Its parts are drawn by the modules beside this one."""

    def costly(self, view: Mapping[str, object], question: Question, option: str) -> bool:
        """Diablerie, and whatever leaves one Blood or none."""
        player = read(view)["players"][question.seat]
        verb, *rest = option.split(" ")
        if question.what == "AskInsteadOfDraining":
            return verb == "drain" and risks_diablerie(player)
        if verb == "drain":
            return is_vampire(rest[0])
        if question.what == "AskReveal":
            return verb == "reveal" and facts.whole(question.facts, "amount") >= player["blood"]
        if verb in ("bid", "blood") and question.what in ("AskBid", "AskAmount"):
            return int(rest[0]) > 0 and player["blood"] - int(rest[0]) <= 1
        return False

    def colours(self, view: Mapping[str, object]) -> Sequence[str]:
        """A seat is known by its clan."""
        return [""] * len(read(view)["players"])

    def shuffles(self, view: Mapping[str, object]) -> int:
        """Cards are shuffled only before the first round and between rounds."""
        return read(view)["round"]

    def moment(self, scene: Scene) -> str:
        view = seen(scene)
        if not view["round"]:
            return scene.speech.term("phase.setup")
        return scene.speech.say("v.moment", round=view["round"], rounds=ROUNDS)

    def glimpse(self, view: Mapping[str, object]) -> dict[str, object]:
        table = read(view)
        return {"round": table["round"], "players": [{"clan": player["clan"]} for player in table["players"]]}

    def plays(self, speech: Speech, view: Mapping[str, object], seat: int) -> str:
        clan = read(view)["players"][seat]["clan"]
        return speech.words.clan(clan) if clan else ""

    def phases(self, scene: Scene) -> Sequence[tuple[str, bool]]:
        now = seen(scene)["phase"]
        return [(scene.speech.say(f"v.phase.{phase}"), phase == now) for phase in PHASES]

    def away(self, speech: Speech, beside: bool) -> Node:
        return " · " * beside + speech.say("v.away")

    def board(self, scene: Scene) -> Node:
        choosing = seen(scene)["phase"] == "setup"
        return offers.board(scene) if choosing else board.board(scene)

    def sentence(self, scene: Scene) -> Node:
        return dock.sentence(scene)

    def hand(self, scene: Scene) -> Node:
        return dock.hand(scene)

    def answers(self, scene: Scene) -> Node:
        return answers.answers(scene)

    def bill(self, scene: Scene) -> Node:
        return dock.bill(scene)

    def doing(self, scene: Scene) -> str:
        return ""

    def side(self, scene: Scene) -> Node:
        return None

    def sigil(self, scene: Scene, seat: int) -> str:
        return seats.sign(scene, seat)

    def spans(self, scene: Scene) -> Sequence[Span]:
        return stage.spans(scene)

    def stage(self, scene: Scene, first: int | None = None) -> Stage | None:
        return stage.stage(scene, first)

    def beside(self, scene: Scene) -> Stage | None:
        return stage.beside(scene)

    def score_parts(self) -> Sequence[ScorePart]:
        return end.PARTS

    def remark(self, scene: Scene, seat: int) -> str:
        return end.remark(scene, seat)

    def numbers(self, scene: Scene, result: Result) -> list[str]:
        return end.numbers(scene)

    def card(self, speech: Speech, card: str) -> Node:
        return cards.card(speech, card)


def risks_diablerie(player: Player) -> bool:
    """Could a card drained at random be a vampire?"""
    return any(is_vampire(card) for card in player["alliance"])
