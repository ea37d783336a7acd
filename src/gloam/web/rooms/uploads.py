"""Games and positions that people send. They are tried in a process of their own, which may fail or take too long."""

from __future__ import annotations

import json
import multiprocessing
from multiprocessing.connection import Connection
from random import SystemRandom
from typing import Final

import gloam
from gloam import bots
from gloam.core.refusal import Rejected, Unreadable
from gloam.core.table import Table
from gloam.web.trouble import Trouble

SPAWN: Final = multiprocessing.get_context("spawn")
STARTING: Final = 20.0  # seconds that a process has to begin, over and above what it has to read
LONGEST: Final = 5000  # answers to the end of any game
SEEDS: Final = 2**63  # what a database can hold
DICE: Final = SystemRandom()


def read(text: str) -> Table:
    """The table that a journal or a position leads to. Raises `Rejected`, or `Trouble` where it is no text of ours."""
    if not text.lstrip().startswith("{"):
        table = gloam.replay(text.strip() + "\n")
    else:
        try:
            data = json.loads(text)
        except json.JSONDecodeError as no:
            raise Trouble("upload.json", line=no.lineno, column=no.colno) from None
        except (RecursionError, ValueError):
            raise Unreadable("position-object", text.strip()[:40], "position") from None
        table = placed(data)
    if not -SEEDS <= table.setup.seed < SEEDS:
        raise Unreadable("journal-number", str(table.setup.seed)[:40], "seed")
    return table


def placed(data: dict[str, object]) -> Table:
    """The table of a position. One that does not name its game is that of the first game that can read it; where none
    can, the first says why."""
    if "game" in data:
        return gloam.game(str(data["game"])).from_position(data)
    refusals: list[Rejected] = []
    for game in gloam.games():
        try:
            return gloam.game(game).from_position(data)
        except Rejected as no:
            refusals.append(no)
    raise refusals[0]


def written(table: Table) -> str:
    """The table as a journal, one answer a line, however it was sent."""
    return gloam.journal(table).text()


def fresh(table: Table) -> str:
    """The table as it lies, with other luck from here on: a position in one line."""
    return json.dumps({**table.position(), "seed": DICE.getrandbits(32), "chance": DICE.getrandbits(64)})


def imagined(table: Table, seat: int) -> str:
    """A table that this seat cannot tell from the real one, as a position in one line: all that it does not know is
    dealt afresh."""
    return json.dumps(table.seat(seat).imagine(DICE).position())


def playable(table: Table) -> None:
    """Play to the end at random: what was written down by hand may lead nowhere."""
    trial = table.clone()
    player = bots.make("random", 1)
    for _ in range(LONGEST):
        if trial.over:
            return
        question = trial.questions()[0]
        trial.answer(question.seat, player.choose(trial.seat(question.seat), question))
    raise Unreadable("position-unplayable", "…", "docket")


# ---- in a process of its own


def tell(text: str, line: Connection) -> None:
    """What such a process does: read, play, and say what came of it."""
    try:
        table = read(text)
        playable(table)
        line.send(("", written(table)))
    except Trouble as no:
        line.send(("trouble", (no.key, no.facts)))
    except Unreadable as no:
        line.send(("unreadable", (no.what, no.text, no.where)))
    except Rejected as no:
        line.send(("refused", (getattr(no, "rule", ""), getattr(no, "facts", {}))))
    except Exception as fault:  # noqa: BLE001 - whatever a strange docket leads to
        line.send(("unreadable", ("position-unplayable", str(fault)[:80], "docket")))


def inspected(text: str, seconds: float) -> str:
    """The journal of what was sent. Raises `Rejected` or `Trouble`. Blocks: call it in a thread."""
    line, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=tell, args=(text, theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        if not line.poll(STARTING + seconds):
            raise Trouble("upload.too-long")
        kind, found = line.recv()
    except EOFError:
        raise Trouble("upload.too-long") from None
    finally:
        process.kill()
        process.join()
        process.close()
        line.close()
    match kind:
        case "trouble":
            raise Trouble(found[0], **found[1])
        case "unreadable":
            raise Unreadable(*found)
        case "refused":
            raise gloam.Refused(found[0], **found[1])
    return str(found)
