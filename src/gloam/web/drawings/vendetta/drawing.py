"""Draws a table of Vendetta."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from htpy import Node

from gloam.core.question import Question
from gloam.core.table import Result
from gloam.web.drawings.drawing import ScorePart, Stage
from gloam.web.drawings.vendetta import answers as vendetta_answers
from gloam.web.drawings.vendetta import board as vendetta_board
from gloam.web.drawings.vendetta import cards as vendetta_cards
from gloam.web.drawings.vendetta import dock as vendetta_dock
from gloam.web.drawings.vendetta import end as vendetta_end
from gloam.web.drawings.vendetta import offers as vendetta_offers
from gloam.web.drawings.vendetta import seats as vendetta_seats
from gloam.web.drawings.vendetta import stage as vendetta_stage
from gloam.web.drawings.vendetta.cards import is_vampire
from gloam.web.drawings.vendetta.seen import Player, read, seen
from gloam.web.scenes.scene import Scene
from gloam.words import facts
from gloam.words.pages import Speech

CONTINUES: Final = frozenset({"AskPlace", "AskBlood"})
ENDS: Final = ("AskEnd", "end")
COLOURS: Final[tuple[str, ...]] = ()
ASKS_COLOUR: Final[frozenset[str]] = frozenset()
ROUNDS: Final = 3
PHASES: Final = ("feed", "location setup", "hand building", "planning", "resolution")


def costly(view: Mapping[str, object], question: Question, option: str) -> bool:
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


def risks_diablerie(player: Player) -> bool:
    """Could a card drained at random be a vampire?"""
    return any(is_vampire(card) for card in player["alliance"])


def colours(view: Mapping[str, object]) -> Sequence[str]:
    """A seat is known by its clan."""
    return [""] * len(read(view)["players"])


def shuffles(view: Mapping[str, object]) -> int:
    """Cards are shuffled only before the first round and between rounds."""
    return read(view)["round"]


def moment(scene: Scene) -> str:
    view = seen(scene)
    if not view["round"]:
        return scene.speech.term("phase.setup")
    return scene.speech.say("v.moment", round=view["round"], rounds=ROUNDS)


def glimpse(view: Mapping[str, object]) -> dict[str, object]:
    table = read(view)
    return {"round": table["round"], "players": [{"clan": player["clan"]} for player in table["players"]]}


def phases(scene: Scene) -> Sequence[tuple[str, bool]]:
    now = seen(scene)["phase"]
    return [(scene.speech.say(f"v.phase.{phase}"), phase == now) for phase in PHASES]


def board(scene: Scene) -> Node:
    choosing = seen(scene)["phase"] == "setup"
    return vendetta_offers.board(scene) if choosing else vendetta_board.board(scene)


def sentence(scene: Scene) -> Node:
    return vendetta_dock.sentence(scene)


def hand(scene: Scene) -> Node:
    return vendetta_dock.hand(scene)


def answers(scene: Scene) -> Node:
    return vendetta_answers.answers(scene)


def bill(scene: Scene) -> Node:
    return vendetta_dock.bill(scene)


def side(scene: Scene) -> Node:
    return None


def sigil(scene: Scene, seat: int) -> str:
    return vendetta_seats.sign(scene, seat)


def stage(scene: Scene) -> Stage | None:
    return vendetta_stage.stage(scene)


def score_parts() -> Sequence[ScorePart]:
    return vendetta_end.PARTS


def remark(scene: Scene, seat: int) -> str:
    return vendetta_end.remark(scene, seat)


def numbers(scene: Scene, result: Result) -> list[str]:
    return vendetta_end.numbers(scene)


def card(speech: Speech, card: str) -> Node:
    return vendetta_cards.card(speech, card)
