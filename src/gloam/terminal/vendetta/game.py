"""Vendetta, as the terminal shows it."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType

from gloam.terminal.game import ShownGame
from gloam.terminal.speech import Speech
from gloam.terminal.vendetta.board import VendettaBoard
from gloam.vendetta.catalogue import CLAN_SIZE, CLANS, IDS


def cards_of_clan(option: str, speech: Speech) -> RenderableType | None:
    """The cards of the clan an option names, if it names one."""
    if option not in CLANS:
        return None
    first = CLANS.index(option) * CLAN_SIZE
    return VendettaBoard(speech, []).cards_with_texts(speech.words.clan(option), IDS[first : first + CLAN_SIZE])


VENDETTA: Final = ShownGame(
    board=VendettaBoard,
    always_drawn=("AskTurn",),
    drawn_before=("resolution",),
    advice={"AskClan": "play.read-clans"},
    more=cards_of_clan,
    styles={
        "round": "bold",
        "phase": "bold",
        "played": "",
        "won": "",
        "joined": "",
        "frenzy": "red",
        "diablerie": "red",
        "eliminated": "red",
        "game-over": "red",
    },
)
