"""A bot of another installed Gloam, named by its Python: for measuring against an earlier release without its code.

The other Gloam runs in a process of its own, is told the journal, and answers as its bot would. Both are trusted: it
learns the seed, and its answers are tried like anybody's. It only needs what has been there since the first release.
"""

from __future__ import annotations

import atexit
import json
from functools import cache
from subprocess import DEVNULL, PIPE, Popen
from typing import Final

import gloam
from gloam.bots import Bot
from gloam.core.question import Question
from gloam.core.refusal import Rejected
from gloam.core.table import Seat, Table

FROM: Final = ":"  # old/bin/python:search@60
PROGRAM: Final = """
import json, sys

def say(**reply):
    print(json.dumps(reply), flush=True)

try:
    import gloam
    from gloam import bots
except ImportError:
    say(no="gloam")
    sys.exit()

def playing(game):
    try:
        return bots.names(game)
    except TypeError:
        return bots.names()

def begin(call):
    try:
        table = gloam.replay(call["journal"])
    except Exception:
        return {"no": "game"}
    known = playing(table.setup.game)
    try:
        bot = bots.make(call["bot"], call["seed"])
    except Exception:
        bot = None
    if bot is None or call["bot"].partition("@")[0] not in known:
        return {"no": "bot", "bot": call["bot"], "known": ", ".join(known)}
    games[call["seat"]] = table, bot
    return {"answer": ""}

def go_on(call):
    table, bot = games[call["seat"]]
    for seat, option in call["moves"]:
        table.answer(seat, option)
    seat = table.seat(call["seat"])
    return {"answer": bot.choose(seat, seat.question())}

say(answer="")
games = {}
for line in sys.stdin:
    call = json.loads(line)
    try:
        reply = begin(call) if "journal" in call else go_on(call)
    except Exception as problem:
        reply = {"no": "answer", "why": f"{type(problem).__name__}: {problem}"}
    say(**reply)
"""


class Lost(Exception):
    """The other Gloam cannot be asked, or cannot follow. `no` is a word: python, gloam, game, bot, answer, silent,
    move."""

    def __init__(self, python: str, no: str, facts: dict[str, str]) -> None:
        super().__init__(python, no, facts)
        self.python: Final = python
        self.no: Final = no
        self.facts: Final = facts


class Abroad:
    """One process of another Gloam. It ends with this one, and not before: Ctrl-C is not for it."""

    def __init__(self, python: str) -> None:
        """Raises `Lost` where there is no such Python, or no Gloam in it."""
        self.python: Final = python
        try:
            self.process: Final = Popen(  # noqa: S603 - whoever measures names a Python of their own
                [python, "-I", "-c", PROGRAM],
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                text=True,
                encoding="utf-8",
                start_new_session=True,
            )
        except (OSError, ValueError) as why:
            raise Lost(python, "python", {"why": getattr(why, "strerror", "") or str(why)}) from None
        atexit.register(self.close)
        self.heard()

    def close(self) -> None:
        """Nobody asks any more, nor waits for what it may be thinking about."""
        self.process.kill()
        self.process.communicate()

    def ask(self, call: dict[str, object]) -> str:
        """Raises `Lost`."""
        assert self.process.stdin is not None, "it has been given pipes"
        try:
            self.process.stdin.write(json.dumps(call) + "\n")
            self.process.stdin.flush()
        except (OSError, ValueError):  # it has ended, or was let go
            raise Lost(self.python, "silent", {}) from None
        return self.heard()

    def heard(self) -> str:
        """What it says next. Raises `Lost` where that is nothing that a Gloam would say."""
        assert self.process.stdout is not None, "it has been given pipes"
        try:
            reply = json.loads(self.process.stdout.readline())
        except ValueError:
            reply = None
        if not isinstance(reply, dict) or not {"answer", "no"} & reply.keys():
            raise Lost(self.python, "silent", {})
        if "no" in reply:
            raise Lost(self.python, str(reply.pop("no")), {name: str(fact) for name, fact in reply.items()})
        return str(reply["answer"])


@cache
def abroad(python: str) -> Abroad:
    """One for all games that are played here."""
    return Abroad(python)


class ForeignBot(Bot):
    """Sits at a table here and thinks there."""

    def __init__(self, name: str, seat: int, seed: int, table: Table) -> None:
        """Raises `Lost` where the other Gloam has no such bot for this game, or does not know the game."""
        super().__init__(seed)
        python, _, bot = name.rpartition(FROM)
        self.there: Final = abroad(python)
        self.table: Final = table
        journal = gloam.journal(table)
        self.told = len(journal.moves)
        self.there.ask({"seat": seat, "journal": journal.text(), "bot": bot, "seed": seed})

    def choose(self, seat: Seat, question: Question) -> str:
        """Raises `Lost` where the answer is none."""
        moves = gloam.journal(self.table).moves
        new, self.told = moves[self.told :], len(moves)
        answer = self.there.ask({"seat": seat.number, "moves": new})
        try:
            self.table.clone().answer(seat.number, answer)
        except Rejected:
            raise Lost(self.there.python, "move", {"line": answer}) from None
        return answer
