"""A bot of another installed Gloam, named by its Python: for measuring against an earlier release without its code.

The other Gloam runs in a process of its own, is told the journal, and answers as its bot would. Both are trusted: it
learns the seed, and its answers are tried like anybody's. It only needs what has been there since the first release.
"""

from __future__ import annotations

import atexit
import json
from functools import cache
from subprocess import PIPE, Popen
from typing import Final

import gloam
from gloam.bots import Bot
from gloam.core.question import Question
from gloam.core.table import Seat, Table

FROM: Final = ":"  # old/bin/python:search@60
PROGRAM: Final = """
import json, sys
import gloam
from gloam import bots
games = {}
for line in sys.stdin:
    call = json.loads(line)
    try:
        if "journal" in call:
            games[call["seat"]] = gloam.replay(call["journal"]), bots.make(call["bot"], call["seed"])
            reply = {"answer": ""}
        else:
            table, bot = games[call["seat"]]
            for seat, option in call["moves"]:
                table.answer(seat, option)
            seat = table.seat(call["seat"])
            reply = {"answer": bot.choose(seat, seat.question())}
    except Exception as problem:
        reply = {"problem": f"{type(problem).__name__}: {problem}"}
    print(json.dumps(reply), flush=True)
"""


class Lost(Exception):
    """The other Gloam cannot be asked, or cannot follow."""

    def __init__(self, python: str, why: str) -> None:
        super().__init__(python, why)
        self.python: Final = python
        self.why: Final = why


class Abroad:
    """One process of another Gloam. It ends when nobody can speak to it any more."""

    def __init__(self, python: str) -> None:
        """Raises `Lost` where there is no such Python."""
        self.python: Final = python
        try:
            self.process: Final = Popen(  # noqa: S603 - whoever measures names a Python of their own
                [python, "-I", "-c", PROGRAM], stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8"
            )
        except OSError as why:
            raise Lost(python, str(why)) from None
        atexit.register(self.close)

    def close(self) -> None:
        """Nobody asks any more."""
        self.process.communicate()

    def ask(self, call: dict[str, object]) -> str:
        """Raises `Lost`."""
        assert self.process.stdin is not None, "it has been given pipes"
        assert self.process.stdout is not None, "it has been given pipes"
        try:
            self.process.stdin.write(json.dumps(call) + "\n")
            self.process.stdin.flush()
            reply = json.loads(self.process.stdout.readline())
        except (OSError, ValueError) as why:
            raise Lost(self.python, str(why)) from None
        if "answer" not in reply:
            raise Lost(self.python, str(reply["problem"]))
        return str(reply["answer"])


@cache
def abroad(python: str) -> Abroad:
    """One for all games that are played here."""
    return Abroad(python)


class ForeignBot(Bot):
    """Sits at a table here and thinks there."""

    def __init__(self, name: str, seat: int, seed: int, table: Table) -> None:
        """Raises `Lost` where the other Gloam has no such bot, or does not know the game."""
        super().__init__(seed)
        python, _, bot = name.rpartition(FROM)
        self.there: Final = abroad(python)
        self.table: Final = table
        journal = gloam.journal(table)
        self.told = len(journal.moves)
        self.there.ask({"seat": seat, "journal": journal.text(), "bot": bot, "seed": seed})

    def choose(self, seat: Seat, question: Question) -> str:
        moves = gloam.journal(self.table).moves
        new, self.told = moves[self.told :], len(moves)
        return self.there.ask({"seat": seat.number, "moves": new})
