"""Gloam: three vampire games with every rule enforced, for people and for programs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from gloam.blood_orders.game import BLOOD_ORDERS
from gloam.core import journal as journals
from gloam.core import table as core_table
from gloam.core.game import Game
from gloam.core.given import check_text, said
from gloam.core.journal import Journal, read_journal
from gloam.core.question import Question
from gloam.core.refusal import Refused, Rejected, Unreadable
from gloam.core.table import Result, Seat, Table
from gloam.rivals.game import RIVALS
from gloam.vendetta.game import VENDETTA
from gloam.words import RuleText, Words, words

GAMES: Final[dict[str, Game]] = {
    VENDETTA.name: VENDETTA,
    BLOOD_ORDERS.name: BLOOD_ORDERS,
    RIVALS.name: RIVALS,
}

compiled: Final = not core_table.__file__.endswith(".py")
"""Is the engine running as compiled code?"""


def games() -> list[str]:
    """The names of the games there are."""
    return list(GAMES)


def game(name: str) -> Game:
    """The game of this name. Raises `Unreadable` if there is none."""
    check_text(name, "name")
    if name not in GAMES:
        raise Unreadable("game", name)
    return GAMES[name]


def journal(table: Table) -> Journal:
    """The game so far, written down."""
    if not isinstance(table, Table):
        raise Unreadable("given-table", said(table), "table")
    return journals.journal(table, game(table.setup.game).rules_version)


def replay(written: Journal | str, upto: int | None = None) -> Table:
    """The table this journal leads to, read up to a line (None: to its end)."""
    read = read_journal(written) if isinstance(written, str) else written
    if not isinstance(read, Journal):
        raise Unreadable("given-journal", said(read), "written")
    played = game(read.setup.game)
    if read.rules != played.rules_version:
        raise Unreadable("journal-rules", str(read.rules), str(played.rules_version))
    if read.setup.position:
        table = played.from_position(read_position(read.setup.position))
    else:
        table = played.begun(read.setup)
    journals.play_moves(table, read.moves if upto is None else read.moves[:upto])
    return table


def from_position(data: Mapping[str, object]) -> Table:
    """The table that a position describes. One that does not name its game is read by the first that can. Raises
    `Unreadable`."""
    if not isinstance(data, Mapping):
        raise Unreadable("position-object", said(data), "position")
    if "game" in data:
        return game(str(data["game"])).from_position(data)
    refused: list[Unreadable] = []
    for read_by in GAMES.values():
        try:
            return read_by.from_position(data)
        except Unreadable as no:
            refused.append(no)
    raise refused[0]


def read_position(text: str) -> object:
    """A position as it is written in a journal: JSON in one line."""
    try:
        data: object = json.loads(text)
    except (RecursionError, ValueError):
        raise Unreadable("position-object", text, "position") from None
    return data


__all__ = [
    "Game",
    "Journal",
    "Question",
    "Refused",
    "Rejected",
    "Result",
    "RuleText",
    "Seat",
    "Table",
    "Unreadable",
    "Words",
    "compiled",
    "from_position",
    "game",
    "games",
    "journal",
    "replay",
    "words",
]
