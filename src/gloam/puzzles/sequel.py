"""How a play may go on: what happens after it on one imagined table, as its seat sees it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gloam.bots.playout import follow, played_out
from gloam.core.event import Fact
from gloam.core.table import Table
from gloam.puzzles.games import GAMES
from gloam.puzzles.puzzle import Candidate, Puzzle
from gloam.puzzles.trial import Answers, guide_of, imagined_at

Event = dict[str, Fact]

LONGEST: Final = 20  # events told
OVER: Final = "game-over"


def sequel(puzzle: Puzzle, play: Candidate) -> list[Event]:
    """What happens to the seat on the table of the example, from after the play to where it was judged."""
    return story(puzzle.table(), puzzle.number_of_seat, puzzle.example, play.answers)


def story(table: Table, seat: int, number: int, line: Answers) -> list[Event]:
    """What happens to a seat after its line on the imagined table of this number."""
    guide = guide_of(table)
    world = imagined_at(table, seat, number, silent=False)
    mark = guide.mark(world)
    follow(world, seat, list(line))
    told = len(world.events(seat))
    played_out(world, guide, mark)
    return list(worth_telling(world, seat, told))[:LONGEST]


def worth_telling(table: Table, seat: int, since: int) -> Iterator[Event]:
    events = table.events(seat, since)
    game = GAMES[table.setup.game]
    here = {event.get("at") for event in events if event["what"] in game.outcomes and event["seat"] == seat}
    for event in events:
        if event["what"] in (game.clock, OVER) or event.get("phase") == game.last_phase:
            break  # what comes after it is another story
        if event["what"] in game.outcomes:
            if event.get("at") in here:
                yield event
        elif event["seat"] == seat and event["what"] in game.own:
            yield event
